// levels3-portable-METAL-cpu for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x8xf32> {jax.result_info = "[0]"}, tensor<9x8xui32> {jax.result_info = "[1]"}) {
    %c = stablehlo.constant dense<96> : tensor<i32>
    %c_0 = stablehlo.constant dense<512> : tensor<1x96xi32>
    %c_1 = stablehlo.constant dense<-1> : tensor<i32>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %c_3 = stablehlo.constant dense<9> : tensor<i32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %c_5 = stablehlo.constant dense<5> : tensor<i32>
    %c_6 = stablehlo.constant dense<13> : tensor<i32>
    %c_7 = stablehlo.constant dense<11> : tensor<i32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %c_9 = stablehlo.constant dense<2147483647> : tensor<i32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_13 = stablehlo.constant dense<512> : tensor<i32>
    %c_14 = stablehlo.constant dense<49152> : tensor<i32>
    %c_15 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.convert %arg0 : tensor<11x49152xf32>
    %1 = stablehlo.convert %arg1 : tensor<13xi32>
    %2 = stablehlo.convert %arg2 : tensor<5xi32>
    %3 = stablehlo.convert %arg3 : tensor<6xi32>
    %4 = stablehlo.convert %arg4 : tensor<6xi32>
    %5 = stablehlo.convert %arg5 : tensor<6xi32>
    %6 = stablehlo.convert %arg6 : tensor<9xi32>
    %7 = stablehlo.slice %5 [5:6] : (tensor<6xi32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %9 = stablehlo.compare  LT, %6, %8,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi32>) -> tensor<9xi32>
    %11 = stablehlo.compare  GE, %6, %10,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %12 = stablehlo.or %9, %11 : tensor<9xi1>
    %13 = stablehlo.slice %5 [0:5] : (tensor<6xi32>) -> tensor<5xi32>
    %14 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %18 = stablehlo.compare  GE, %16, %17,  SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
    %19 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
    %20 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
    %21 = stablehlo.select %18, %19, %20 : tensor<9x5xi1>, tensor<9x5xi32>
    %22 = stablehlo.convert %21 : tensor<9x5xi32>
    %23 = stablehlo.reduce(%22 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x5xi32>, tensor<i32>) -> tensor<9xi32>
    %24 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %25 = stablehlo.subtract %23, %24 : tensor<9xi32>
    %26 = stablehlo.maximum %25, %8 : tensor<9xi32>
    %27 = stablehlo.add %26, %24 : tensor<9xi32>
    %28 = stablehlo.iota dim = 1 : tensor<1x6xi32>
    %29 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x6xi32>
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<9x6xi32>
    %32 = stablehlo.compare  EQ, %30, %31,  SIGNED : (tensor<9x6xi32>, tensor<9x6xi32>) -> tensor<9x6xi1>
    %33 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<9x6xi32>
    %35 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x6xi32>
    %36 = stablehlo.select %32, %34, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %37 = stablehlo.reduce(%36 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %38 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<9x6xi32>
    %40 = stablehlo.select %32, %39, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %41 = stablehlo.reduce(%40 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %42 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<9x6xi32>
    %44 = stablehlo.select %32, %43, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %45 = stablehlo.reduce(%44 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %46 = stablehlo.subtract %45, %24 : tensor<9xi32>
    %47 = stablehlo.subtract %46, %6 : tensor<9xi32>
    %48 = stablehlo.subtract %37, %24 : tensor<9xi32>
    %49 = stablehlo.subtract %48, %47 : tensor<9xi32>
    %50 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x6xi32>
    %52 = stablehlo.compare  EQ, %51, %31,  SIGNED : (tensor<9x6xi32>, tensor<9x6xi32>) -> tensor<9x6xi1>
    %53 = stablehlo.select %52, %34, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %54 = stablehlo.reduce(%53 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %55 = stablehlo.subtract %37, %54 : tensor<9xi32>
    %56 = stablehlo.compare  LT, %47, %55,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %57 = stablehlo.select %52, %39, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %58 = stablehlo.reduce(%57 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %59 = stablehlo.subtract %41, %58 : tensor<9xi32>
    %60 = stablehlo.compare  LE, %47, %59,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %61 = stablehlo.and %56, %60 : tensor<9xi1>
    %62 = stablehlo.compare  GE, %49, %8,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %63 = stablehlo.and %61, %62 : tensor<9xi1>
    %64 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %65 = stablehlo.compare  LT, %49, %64,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %66 = stablehlo.and %63, %65 : tensor<9xi1>
    %67 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %68 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %70 = stablehlo.compare  EQ, %68, %69,  SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
    %71 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %73 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
    %74 = stablehlo.select %70, %72, %73 : tensor<9x5xi1>, tensor<9x5xi32>
    %75 = stablehlo.reduce(%74 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x5xi32>, tensor<i32>) -> tensor<9xi32>
    %76 = stablehlo.compare  EQ, %47, %8,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %77 = stablehlo.subtract %41, %47 : tensor<9xi32>
    %78 = stablehlo.iota dim = 1 : tensor<1x13xi32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x13xi32>
    %81 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<9x13xi32>
    %82 = stablehlo.compare  EQ, %80, %81,  SIGNED : (tensor<9x13xi32>, tensor<9x13xi32>) -> tensor<9x13xi1>
    %83 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<9x13xi32>
    %85 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x13xi32>
    %86 = stablehlo.select %82, %84, %85 : tensor<9x13xi1>, tensor<9x13xi32>
    %87 = stablehlo.reduce(%86 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x13xi32>, tensor<i32>) -> tensor<9xi32>
    %88 = stablehlo.select %76, %75, %87 : tensor<9xi1>, tensor<9xi32>
    %89 = stablehlo.compare  GE, %77, %8,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %90 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %91 = stablehlo.compare  LT, %77, %90,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %92 = stablehlo.and %89, %91 : tensor<9xi1>
    %93 = stablehlo.or %76, %92 : tensor<9xi1>
    %94 = stablehlo.and %66, %93 : tensor<9xi1>
    %95 = stablehlo.not %12 : tensor<9xi1>
    %96 = stablehlo.and %94, %95 : tensor<9xi1>
    %97 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %98 = stablehlo.select %96, %49, %97 : tensor<9xi1>, tensor<9xi32>
    %99 = stablehlo.not %94 : tensor<9xi1>
    %100 = stablehlo.and %99, %95 : tensor<9xi1>
    %101 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %102 = stablehlo.iota dim = 1 : tensor<1x11xi32>
    %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x11xi32>
    %104 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<9x11xi32>
    %105 = stablehlo.compare  EQ, %103, %104,  SIGNED : (tensor<9x11xi32>, tensor<9x11xi32>) -> tensor<9x11xi1>
    %106 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %107 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %108 = stablehlo.select %105, %106, %107 : tensor<9x11xi1>, tensor<9x11xi32>
    %109 = stablehlo.convert %108 : tensor<9x11xi32>
    %110 = stablehlo.reduce(%109 init: %c_15) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %111 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %112 = stablehlo.compare  GT, %110, %111,  SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %113 = stablehlo.iota dim = 0 : tensor<11xi32>
    %114 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %115 = stablehlo.select %112, %113, %114 : tensor<11xi1>, tensor<11xi32>
    %116 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x11xi32>
    %118 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %119 = stablehlo.select %105, %117, %118 : tensor<9x11xi1>, tensor<9x11xi32>
    %120 = stablehlo.reduce(%119 init: %c_15) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %121 = stablehlo.slice %0 [0:11, 0:49152] : (tensor<11x49152xf32>) -> tensor<11x49152xf32>
    %122 = stablehlo.reshape %121 : (tensor<11x49152xf32>) -> tensor<11x96x512xf32>
    %123 = stablehlo.reduce(%122 init: %cst_12) applies stablehlo.maximum across dimensions = [2] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x96xf32>
    %124 = stablehlo.reduce(%123 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %126 = stablehlo.reshape %122 : (tensor<11x96x512xf32>) -> tensor<11x32x1536xf32>
    %127 = stablehlo.reshape %125 : (tensor<11x1xf32>) -> tensor<11x1x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<11x1x1xf32>) -> tensor<11x32x1536xf32>
    %129 = stablehlo.subtract %126, %128 : tensor<11x32x1536xf32>
    %130 = stablehlo.exponential %129 : tensor<11x32x1536xf32>
    %131 = stablehlo.reduce(%130 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<11x32x1536xf32>, tensor<f32>) -> tensor<11x1536xf32>
    %132 = stablehlo.slice %131 [0:11, 0:768] : (tensor<11x1536xf32>) -> tensor<11x768xf32>
    %133 = stablehlo.slice %131 [0:11, 768:1536] : (tensor<11x1536xf32>) -> tensor<11x768xf32>
    %134 = stablehlo.add %132, %133 : tensor<11x768xf32>
    %135 = stablehlo.slice %134 [0:11, 0:384] : (tensor<11x768xf32>) -> tensor<11x384xf32>
    %136 = stablehlo.slice %134 [0:11, 384:768] : (tensor<11x768xf32>) -> tensor<11x384xf32>
    %137 = stablehlo.add %135, %136 : tensor<11x384xf32>
    %138 = stablehlo.slice %137 [0:11, 0:192] : (tensor<11x384xf32>) -> tensor<11x192xf32>
    %139 = stablehlo.slice %137 [0:11, 192:384] : (tensor<11x384xf32>) -> tensor<11x192xf32>
    %140 = stablehlo.add %138, %139 : tensor<11x192xf32>
    %141 = stablehlo.slice %140 [0:11, 0:96] : (tensor<11x192xf32>) -> tensor<11x96xf32>
    %142 = stablehlo.slice %140 [0:11, 96:192] : (tensor<11x192xf32>) -> tensor<11x96xf32>
    %143 = stablehlo.add %141, %142 : tensor<11x96xf32>
    %144 = stablehlo.slice %143 [0:11, 0:48] : (tensor<11x96xf32>) -> tensor<11x48xf32>
    %145 = stablehlo.slice %143 [0:11, 48:96] : (tensor<11x96xf32>) -> tensor<11x48xf32>
    %146 = stablehlo.add %144, %145 : tensor<11x48xf32>
    %147 = stablehlo.slice %146 [0:11, 0:24] : (tensor<11x48xf32>) -> tensor<11x24xf32>
    %148 = stablehlo.slice %146 [0:11, 24:48] : (tensor<11x48xf32>) -> tensor<11x24xf32>
    %149 = stablehlo.add %147, %148 : tensor<11x24xf32>
    %150 = stablehlo.slice %149 [0:11, 0:12] : (tensor<11x24xf32>) -> tensor<11x12xf32>
    %151 = stablehlo.slice %149 [0:11, 12:24] : (tensor<11x24xf32>) -> tensor<11x12xf32>
    %152 = stablehlo.add %150, %151 : tensor<11x12xf32>
    %153 = stablehlo.slice %152 [0:11, 0:6] : (tensor<11x12xf32>) -> tensor<11x6xf32>
    %154 = stablehlo.slice %152 [0:11, 6:12] : (tensor<11x12xf32>) -> tensor<11x6xf32>
    %155 = stablehlo.add %153, %154 : tensor<11x6xf32>
    %156 = stablehlo.slice %155 [0:11, 0:3] : (tensor<11x6xf32>) -> tensor<11x3xf32>
    %157 = stablehlo.slice %155 [0:11, 3:6] : (tensor<11x6xf32>) -> tensor<11x3xf32>
    %158 = stablehlo.add %156, %157 : tensor<11x3xf32>
    %159 = stablehlo.slice %158 [0:11, 0:1] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %160 = stablehlo.slice %158 [0:11, 1:2] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %161 = stablehlo.add %159, %160 : tensor<11x1xf32>
    %162 = stablehlo.slice %158 [0:11, 2:3] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %163 = stablehlo.concatenate %161, %162, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x2xf32>
    %164 = stablehlo.slice %163 [0:11, 0:1] : (tensor<11x2xf32>) -> tensor<11x1xf32>
    %165 = stablehlo.slice %163 [0:11, 1:2] : (tensor<11x2xf32>) -> tensor<11x1xf32>
    %166 = stablehlo.add %164, %165 : tensor<11x1xf32>
    %167 = stablehlo.log %166 : tensor<11x1xf32>
    %168 = stablehlo.compare  NE, %167, %167,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %169 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %170 = stablehlo.slice %169 [0:11, 0:1] : (tensor<11x1xi32>) -> tensor<11x1xi32>
    %171 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %172 = stablehlo.compare  GE, %170, %171,  SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %173 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %174 = stablehlo.compare  LT, %170, %173,  SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %175 = stablehlo.and %172, %174 : tensor<11x1xi1>
    %176 = stablehlo.not %168 : tensor<11x1xi1>
    %177 = stablehlo.iota dim = 1 : tensor<1x96xi32>
    %178 = stablehlo.multiply %177, %c_0 : tensor<1x96xi32>
    %179 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %180 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %181 = stablehlo.compare  GE, %179, %180,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %182 = stablehlo.add %178, %c_0 : tensor<1x96xi32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %184 = stablehlo.compare  LT, %179, %183,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %185 = stablehlo.and %181, %184 : tensor<11x96xi1>
    %186 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %187 = stablehlo.select %185, %180, %186 : tensor<11x96xi1>, tensor<11x96xi32>
    %188 = stablehlo.reduce(%187 init: %c_15) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %190 = stablehlo.iota dim = 1 : tensor<1x512xi32>
    %191 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %192 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<11x512xi32>
    %193 = stablehlo.add %191, %192 : tensor<11x512xi32>
    %194 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %195 = stablehlo.and %185, %194 : tensor<11x96xi1>
    %196 = stablehlo.convert %c_16 : (tensor<i32>) -> tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %198 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %199 = stablehlo.select %195, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %200 = stablehlo.slice %199 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %203 = stablehlo.add %122, %202 : tensor<11x96x512xf32>
    %204 = stablehlo.reduce(%203 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %205 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %206 = stablehlo.compare  EQ, %193, %205,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %207 = stablehlo.convert %cst_12 : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %209 = stablehlo.select %206, %204, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %210 = stablehlo.reduce(%209 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %212 = stablehlo.subtract %211, %125 : tensor<11x1xf32>
    %213 = stablehlo.subtract %212, %167 : tensor<11x1xf32>
    %214 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %215 = stablehlo.select %175, %213, %214 : tensor<11x1xi1>, tensor<11x1xf32>
    %216 = stablehlo.convert %cst_10 : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %218 = stablehlo.select %168, %217, %215 : tensor<11x1xi1>, tensor<11x1xf32>
    %219 = stablehlo.compare  NE, %218, %218,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %221 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %222 = stablehlo.select %220, %221, %123 : tensor<11x96xi1>, tensor<11x96xf32>
    %223 = stablehlo.abs %222 : tensor<11x96xf32>
    %224 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %225 = stablehlo.compare  LT, %223, %224,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %226 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %227 = stablehlo.select %225, %226, %222 : tensor<11x96xi1>, tensor<11x96xf32>
    %228 = stablehlo.reduce(%227 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %231 = stablehlo.compare  EQ, %227, %230,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %232 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %233 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %234 = stablehlo.select %231, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %235 = stablehlo.reduce(%234 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %238 = stablehlo.compare  EQ, %232, %237,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %239 = stablehlo.select %238, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %240 = stablehlo.slice %239 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %243 = stablehlo.add %122, %242 : tensor<11x96x512xf32>
    %244 = stablehlo.reduce(%243 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %245 = stablehlo.abs %244 : tensor<11x512xf32>
    %246 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %247 = stablehlo.compare  LT, %245, %246,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %248 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %249 = stablehlo.select %247, %248, %244 : tensor<11x512xi1>, tensor<11x512xf32>
    %250 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %251 = stablehlo.multiply %236, %250 : tensor<11x1xi32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %253 = stablehlo.add %252, %192 : tensor<11x512xi32>
    %254 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %255 = stablehlo.compare  EQ, %249, %254,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %256 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11x512xi32>
    %257 = stablehlo.select %255, %253, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %258 = stablehlo.reduce(%257 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %261 = stablehlo.compare  EQ, %253, %260,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %262 = stablehlo.select %261, %208, %249 : tensor<11x512xi1>, tensor<11x512xf32>
    %263 = stablehlo.reduce(%262 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %266 = stablehlo.select %238, %265, %227 : tensor<11x96xi1>, tensor<11x96xf32>
    %267 = stablehlo.reduce(%266 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %270 = stablehlo.compare  EQ, %266, %269,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %271 = stablehlo.select %270, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %272 = stablehlo.reduce(%271 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %275 = stablehlo.compare  EQ, %232, %274,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %276 = stablehlo.select %275, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %277 = stablehlo.slice %276 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %280 = stablehlo.add %122, %279 : tensor<11x96x512xf32>
    %281 = stablehlo.reduce(%280 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %282 = stablehlo.abs %281 : tensor<11x512xf32>
    %283 = stablehlo.compare  LT, %282, %246,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %284 = stablehlo.select %283, %248, %281 : tensor<11x512xi1>, tensor<11x512xf32>
    %285 = stablehlo.multiply %273, %250 : tensor<11x1xi32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %287 = stablehlo.add %286, %192 : tensor<11x512xi32>
    %288 = stablehlo.compare  LT, %284, %254,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %289 = stablehlo.compare  EQ, %284, %254,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %290 = stablehlo.compare  GT, %287, %260,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %291 = stablehlo.and %289, %290 : tensor<11x512xi1>
    %292 = stablehlo.or %288, %291 : tensor<11x512xi1>
    %293 = stablehlo.select %292, %284, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %294 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %295 = stablehlo.compare  EQ, %293, %294,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %296 = stablehlo.select %295, %287, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %297 = stablehlo.reduce(%296 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %300 = stablehlo.compare  EQ, %287, %299,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %301 = stablehlo.select %300, %208, %293 : tensor<11x512xi1>, tensor<11x512xf32>
    %302 = stablehlo.reduce(%301 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %305 = stablehlo.select %275, %304, %266 : tensor<11x96xi1>, tensor<11x96xf32>
    %306 = stablehlo.reduce(%305 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %309 = stablehlo.compare  EQ, %305, %308,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %310 = stablehlo.select %309, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %311 = stablehlo.reduce(%310 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %314 = stablehlo.compare  EQ, %232, %313,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %315 = stablehlo.select %314, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %316 = stablehlo.slice %315 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %319 = stablehlo.add %122, %318 : tensor<11x96x512xf32>
    %320 = stablehlo.reduce(%319 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %321 = stablehlo.abs %320 : tensor<11x512xf32>
    %322 = stablehlo.compare  LT, %321, %246,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %323 = stablehlo.select %322, %248, %320 : tensor<11x512xi1>, tensor<11x512xf32>
    %324 = stablehlo.multiply %312, %250 : tensor<11x1xi32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %326 = stablehlo.add %325, %192 : tensor<11x512xi32>
    %327 = stablehlo.compare  LT, %323, %294,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %328 = stablehlo.compare  EQ, %323, %294,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %329 = stablehlo.compare  GT, %326, %299,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %330 = stablehlo.and %328, %329 : tensor<11x512xi1>
    %331 = stablehlo.or %327, %330 : tensor<11x512xi1>
    %332 = stablehlo.select %331, %323, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %333 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %334 = stablehlo.compare  EQ, %332, %333,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %335 = stablehlo.select %334, %326, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %336 = stablehlo.reduce(%335 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %339 = stablehlo.compare  EQ, %326, %338,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %340 = stablehlo.select %339, %208, %332 : tensor<11x512xi1>, tensor<11x512xf32>
    %341 = stablehlo.reduce(%340 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %344 = stablehlo.select %314, %343, %305 : tensor<11x96xi1>, tensor<11x96xf32>
    %345 = stablehlo.reduce(%344 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %348 = stablehlo.compare  EQ, %344, %347,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %349 = stablehlo.select %348, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %350 = stablehlo.reduce(%349 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %353 = stablehlo.compare  EQ, %232, %352,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %354 = stablehlo.select %353, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %355 = stablehlo.slice %354 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %358 = stablehlo.add %122, %357 : tensor<11x96x512xf32>
    %359 = stablehlo.reduce(%358 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %360 = stablehlo.abs %359 : tensor<11x512xf32>
    %361 = stablehlo.compare  LT, %360, %246,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %362 = stablehlo.select %361, %248, %359 : tensor<11x512xi1>, tensor<11x512xf32>
    %363 = stablehlo.multiply %351, %250 : tensor<11x1xi32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %365 = stablehlo.add %364, %192 : tensor<11x512xi32>
    %366 = stablehlo.compare  LT, %362, %333,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %367 = stablehlo.compare  EQ, %362, %333,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %368 = stablehlo.compare  GT, %365, %338,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %369 = stablehlo.and %367, %368 : tensor<11x512xi1>
    %370 = stablehlo.or %366, %369 : tensor<11x512xi1>
    %371 = stablehlo.select %370, %362, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %372 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %373 = stablehlo.compare  EQ, %371, %372,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %374 = stablehlo.select %373, %365, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %375 = stablehlo.reduce(%374 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %378 = stablehlo.compare  EQ, %365, %377,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %379 = stablehlo.select %378, %208, %371 : tensor<11x512xi1>, tensor<11x512xf32>
    %380 = stablehlo.reduce(%379 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %383 = stablehlo.select %353, %382, %344 : tensor<11x96xi1>, tensor<11x96xf32>
    %384 = stablehlo.reduce(%383 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %387 = stablehlo.compare  EQ, %383, %386,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %388 = stablehlo.select %387, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %389 = stablehlo.reduce(%388 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %392 = stablehlo.compare  EQ, %232, %391,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %393 = stablehlo.select %392, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %394 = stablehlo.slice %393 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %397 = stablehlo.add %122, %396 : tensor<11x96x512xf32>
    %398 = stablehlo.reduce(%397 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %399 = stablehlo.abs %398 : tensor<11x512xf32>
    %400 = stablehlo.compare  LT, %399, %246,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %401 = stablehlo.select %400, %248, %398 : tensor<11x512xi1>, tensor<11x512xf32>
    %402 = stablehlo.multiply %390, %250 : tensor<11x1xi32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %404 = stablehlo.add %403, %192 : tensor<11x512xi32>
    %405 = stablehlo.compare  LT, %401, %372,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %406 = stablehlo.compare  EQ, %401, %372,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %407 = stablehlo.compare  GT, %404, %377,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %408 = stablehlo.and %406, %407 : tensor<11x512xi1>
    %409 = stablehlo.or %405, %408 : tensor<11x512xi1>
    %410 = stablehlo.select %409, %401, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %411 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %412 = stablehlo.compare  EQ, %410, %411,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %413 = stablehlo.select %412, %404, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %414 = stablehlo.reduce(%413 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %417 = stablehlo.compare  EQ, %404, %416,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %418 = stablehlo.select %417, %208, %410 : tensor<11x512xi1>, tensor<11x512xf32>
    %419 = stablehlo.reduce(%418 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %422 = stablehlo.select %392, %421, %383 : tensor<11x96xi1>, tensor<11x96xf32>
    %423 = stablehlo.reduce(%422 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %426 = stablehlo.compare  EQ, %422, %425,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %427 = stablehlo.select %426, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %428 = stablehlo.reduce(%427 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %431 = stablehlo.compare  EQ, %232, %430,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %432 = stablehlo.select %431, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %433 = stablehlo.slice %432 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %436 = stablehlo.add %122, %435 : tensor<11x96x512xf32>
    %437 = stablehlo.reduce(%436 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %438 = stablehlo.abs %437 : tensor<11x512xf32>
    %439 = stablehlo.compare  LT, %438, %246,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %440 = stablehlo.select %439, %248, %437 : tensor<11x512xi1>, tensor<11x512xf32>
    %441 = stablehlo.multiply %429, %250 : tensor<11x1xi32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %443 = stablehlo.add %442, %192 : tensor<11x512xi32>
    %444 = stablehlo.compare  LT, %440, %411,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %445 = stablehlo.compare  EQ, %440, %411,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %446 = stablehlo.compare  GT, %443, %416,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %447 = stablehlo.and %445, %446 : tensor<11x512xi1>
    %448 = stablehlo.or %444, %447 : tensor<11x512xi1>
    %449 = stablehlo.select %448, %440, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %450 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %451 = stablehlo.compare  EQ, %449, %450,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %452 = stablehlo.select %451, %443, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %453 = stablehlo.reduce(%452 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %456 = stablehlo.compare  EQ, %443, %455,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %457 = stablehlo.select %456, %208, %449 : tensor<11x512xi1>, tensor<11x512xf32>
    %458 = stablehlo.reduce(%457 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %460 = stablehlo.broadcast_in_dim %459, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %461 = stablehlo.select %431, %460, %422 : tensor<11x96xi1>, tensor<11x96xf32>
    %462 = stablehlo.reduce(%461 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %465 = stablehlo.compare  EQ, %461, %464,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %466 = stablehlo.select %465, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %467 = stablehlo.reduce(%466 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %470 = stablehlo.compare  EQ, %232, %469,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %471 = stablehlo.select %470, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %472 = stablehlo.slice %471 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %475 = stablehlo.add %122, %474 : tensor<11x96x512xf32>
    %476 = stablehlo.reduce(%475 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %477 = stablehlo.abs %476 : tensor<11x512xf32>
    %478 = stablehlo.compare  LT, %477, %246,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %479 = stablehlo.select %478, %248, %476 : tensor<11x512xi1>, tensor<11x512xf32>
    %480 = stablehlo.multiply %468, %250 : tensor<11x1xi32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %482 = stablehlo.add %481, %192 : tensor<11x512xi32>
    %483 = stablehlo.compare  LT, %479, %450,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %484 = stablehlo.compare  EQ, %479, %450,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %485 = stablehlo.compare  GT, %482, %455,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %486 = stablehlo.and %484, %485 : tensor<11x512xi1>
    %487 = stablehlo.or %483, %486 : tensor<11x512xi1>
    %488 = stablehlo.select %487, %479, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %489 = stablehlo.broadcast_in_dim %463, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %490 = stablehlo.compare  EQ, %488, %489,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %491 = stablehlo.select %490, %482, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %492 = stablehlo.reduce(%491 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %494 = stablehlo.concatenate %259, %298, %337, %376, %415, %454, %493, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x7xi32>
    %495 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %496 = stablehlo.compare  EQ, %229, %495,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %497 = stablehlo.subtract %229, %125 : tensor<11x1xf32>
    %498 = stablehlo.subtract %497, %167 : tensor<11x1xf32>
    %499 = stablehlo.select %496, %214, %498 : tensor<11x1xi1>, tensor<11x1xf32>
    %500 = stablehlo.compare  EQ, %268, %495,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %501 = stablehlo.subtract %268, %125 : tensor<11x1xf32>
    %502 = stablehlo.subtract %501, %167 : tensor<11x1xf32>
    %503 = stablehlo.select %500, %214, %502 : tensor<11x1xi1>, tensor<11x1xf32>
    %504 = stablehlo.compare  EQ, %307, %495,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %505 = stablehlo.subtract %307, %125 : tensor<11x1xf32>
    %506 = stablehlo.subtract %505, %167 : tensor<11x1xf32>
    %507 = stablehlo.select %504, %214, %506 : tensor<11x1xi1>, tensor<11x1xf32>
    %508 = stablehlo.compare  EQ, %346, %495,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %509 = stablehlo.subtract %346, %125 : tensor<11x1xf32>
    %510 = stablehlo.subtract %509, %167 : tensor<11x1xf32>
    %511 = stablehlo.select %508, %214, %510 : tensor<11x1xi1>, tensor<11x1xf32>
    %512 = stablehlo.compare  EQ, %385, %495,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %513 = stablehlo.subtract %385, %125 : tensor<11x1xf32>
    %514 = stablehlo.subtract %513, %167 : tensor<11x1xf32>
    %515 = stablehlo.select %512, %214, %514 : tensor<11x1xi1>, tensor<11x1xf32>
    %516 = stablehlo.compare  EQ, %424, %495,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %517 = stablehlo.subtract %424, %125 : tensor<11x1xf32>
    %518 = stablehlo.subtract %517, %167 : tensor<11x1xf32>
    %519 = stablehlo.select %516, %214, %518 : tensor<11x1xi1>, tensor<11x1xf32>
    %520 = stablehlo.compare  EQ, %463, %495,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %521 = stablehlo.subtract %463, %125 : tensor<11x1xf32>
    %522 = stablehlo.subtract %521, %167 : tensor<11x1xf32>
    %523 = stablehlo.select %520, %214, %522 : tensor<11x1xi1>, tensor<11x1xf32>
    %524 = stablehlo.concatenate %499, %503, %507, %511, %515, %519, %523, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x7xf32>
    %525 = stablehlo.iota dim = 1 : tensor<11x7xi32>
    %526 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %527 = stablehlo.minimum %525, %526 : tensor<11x7xi32>
    %528 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %529 = stablehlo.compare  EQ, %524, %528,  FLOAT : (tensor<11x7xf32>, tensor<11x7xf32>) -> tensor<11x7xi1>
    %530 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %531 = stablehlo.select %529, %530, %494 : tensor<11x7xi1>, tensor<11x7xi32>
    %532 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x7xi1>
    %533 = stablehlo.select %532, %527, %531 : tensor<11x7xi1>, tensor<11x7xi32>
    %534 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %535 = stablehlo.select %532, %534, %524 : tensor<11x7xi1>, tensor<11x7xf32>
    %536 = stablehlo.reshape %218 : (tensor<11x1xf32>) -> tensor<11xf32>
    %537 = stablehlo.compare  GE, %115, %111,  SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %538 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %539 = stablehlo.select %537, %536, %538 : tensor<11xi1>, tensor<11xf32>
    %540 = stablehlo.reshape %537 : (tensor<11xi1>) -> tensor<11x1xi1>
    %541 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %542 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x7xi1>
    %543 = stablehlo.select %542, %535, %541 : tensor<11x7xi1>, tensor<11x7xf32>
    %544 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %545 = stablehlo.select %542, %533, %544 : tensor<11x7xi1>, tensor<11x7xi32>
    %546 = stablehlo.compare  GE, %98, %8,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %548 = stablehlo.reshape %539 : (tensor<11xf32>) -> tensor<11x1xf32>
    %549 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %550 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %551 = stablehlo.select %105, %549, %550 : tensor<9x11xi1>, tensor<9x11xf32>
    %552 = stablehlo.compare  NE, %548, %548,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %553 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %554 = stablehlo.convert %c_8 : (tensor<i32>) -> tensor<f32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %556 = stablehlo.select %552, %555, %553 : tensor<11x1xi1>, tensor<11x1xf32>
    %557 = stablehlo.reshape %556 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %559 = stablehlo.add %551, %558 : tensor<9x11xf32>
    %560 = stablehlo.reduce(%559 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %562 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %563 = stablehlo.compare  GT, %561, %562,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %564 = stablehlo.slice %548 [0:11, 0:1] : (tensor<11x1xf32>) -> tensor<11x1xf32>
    %565 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %566 = stablehlo.select %552, %565, %564 : tensor<11x1xi1>, tensor<11x1xf32>
    %567 = stablehlo.reshape %566 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %569 = stablehlo.add %551, %568 : tensor<9x11xf32>
    %570 = stablehlo.reduce(%569 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %572 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %573 = stablehlo.select %563, %572, %571 : tensor<9x1xi1>, tensor<9x1xf32>
    %574 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %575 = stablehlo.select %547, %573, %574 : tensor<9x1xi1>, tensor<9x1xf32>
    %576 = stablehlo.slice %543 [0:11, 0:1] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %577 = stablehlo.slice %543 [0:11, 1:2] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %578 = stablehlo.slice %543 [0:11, 2:3] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %579 = stablehlo.slice %543 [0:11, 3:4] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %580 = stablehlo.slice %543 [0:11, 4:5] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %581 = stablehlo.slice %543 [0:11, 5:6] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %582 = stablehlo.slice %543 [0:11, 6:7] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %583 = stablehlo.select %552, %565, %576 : tensor<11x1xi1>, tensor<11x1xf32>
    %584 = stablehlo.reshape %583 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %586 = stablehlo.add %551, %585 : tensor<9x11xf32>
    %587 = stablehlo.reduce(%586 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %589 = stablehlo.select %552, %565, %577 : tensor<11x1xi1>, tensor<11x1xf32>
    %590 = stablehlo.reshape %589 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %592 = stablehlo.add %551, %591 : tensor<9x11xf32>
    %593 = stablehlo.reduce(%592 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %595 = stablehlo.select %552, %565, %578 : tensor<11x1xi1>, tensor<11x1xf32>
    %596 = stablehlo.reshape %595 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %598 = stablehlo.add %551, %597 : tensor<9x11xf32>
    %599 = stablehlo.reduce(%598 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %601 = stablehlo.select %552, %565, %579 : tensor<11x1xi1>, tensor<11x1xf32>
    %602 = stablehlo.reshape %601 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %604 = stablehlo.add %551, %603 : tensor<9x11xf32>
    %605 = stablehlo.reduce(%604 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %607 = stablehlo.select %552, %565, %580 : tensor<11x1xi1>, tensor<11x1xf32>
    %608 = stablehlo.reshape %607 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %610 = stablehlo.add %551, %609 : tensor<9x11xf32>
    %611 = stablehlo.reduce(%610 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %612 = stablehlo.broadcast_in_dim %611, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %613 = stablehlo.select %552, %565, %581 : tensor<11x1xi1>, tensor<11x1xf32>
    %614 = stablehlo.reshape %613 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %616 = stablehlo.add %551, %615 : tensor<9x11xf32>
    %617 = stablehlo.reduce(%616 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %618 = stablehlo.broadcast_in_dim %617, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %619 = stablehlo.select %552, %565, %582 : tensor<11x1xi1>, tensor<11x1xf32>
    %620 = stablehlo.reshape %619 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %621 = stablehlo.broadcast_in_dim %620, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %622 = stablehlo.add %551, %621 : tensor<9x11xf32>
    %623 = stablehlo.reduce(%622 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %625 = stablehlo.concatenate %588, %594, %600, %606, %612, %618, %624, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
    %626 = stablehlo.broadcast_in_dim %563, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x7xi1>
    %627 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %628 = stablehlo.select %626, %627, %625 : tensor<9x7xi1>, tensor<9x7xf32>
    %629 = stablehlo.broadcast_in_dim %547, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x7xi1>
    %630 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<9x7xf32>
    %631 = stablehlo.select %629, %628, %630 : tensor<9x7xi1>, tensor<9x7xf32>
    %632 = stablehlo.slice %545 [0:11, 0:1] : (tensor<11x7xi32>) -> tensor<11x1xi32>
    %633 = stablehlo.slice %545 [0:11, 1:2] : (tensor<11x7xi32>) -> tensor<11x1xi32>
    %634 = stablehlo.slice %545 [0:11, 2:3] : (tensor<11x7xi32>) -> tensor<11x1xi32>
    %635 = stablehlo.slice %545 [0:11, 3:4] : (tensor<11x7xi32>) -> tensor<11x1xi32>
    %636 = stablehlo.slice %545 [0:11, 4:5] : (tensor<11x7xi32>) -> tensor<11x1xi32>
    %637 = stablehlo.slice %545 [0:11, 5:6] : (tensor<11x7xi32>) -> tensor<11x1xi32>
    %638 = stablehlo.slice %545 [0:11, 6:7] : (tensor<11x7xi32>) -> tensor<11x1xi32>
    %639 = stablehlo.convert %632 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %640 = stablehlo.reshape %639 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %642 = stablehlo.add %551, %641 : tensor<9x11xf32>
    %643 = stablehlo.reduce(%642 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %644 = stablehlo.broadcast_in_dim %643, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %645 = stablehlo.convert %633 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %646 = stablehlo.reshape %645 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %648 = stablehlo.add %551, %647 : tensor<9x11xf32>
    %649 = stablehlo.reduce(%648 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %651 = stablehlo.convert %634 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %652 = stablehlo.reshape %651 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %654 = stablehlo.add %551, %653 : tensor<9x11xf32>
    %655 = stablehlo.reduce(%654 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %657 = stablehlo.convert %635 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %658 = stablehlo.reshape %657 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %660 = stablehlo.add %551, %659 : tensor<9x11xf32>
    %661 = stablehlo.reduce(%660 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %663 = stablehlo.convert %636 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %664 = stablehlo.reshape %663 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %666 = stablehlo.add %551, %665 : tensor<9x11xf32>
    %667 = stablehlo.reduce(%666 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %669 = stablehlo.convert %637 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %670 = stablehlo.reshape %669 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %672 = stablehlo.add %551, %671 : tensor<9x11xf32>
    %673 = stablehlo.reduce(%672 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %675 = stablehlo.convert %638 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %676 = stablehlo.reshape %675 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %677 = stablehlo.broadcast_in_dim %676, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %678 = stablehlo.add %551, %677 : tensor<9x11xf32>
    %679 = stablehlo.reduce(%678 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %680 = stablehlo.broadcast_in_dim %679, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %681 = stablehlo.concatenate %644, %650, %656, %662, %668, %674, %680, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
    %682 = stablehlo.select %629, %681, %630 : tensor<9x7xi1>, tensor<9x7xf32>
    %683 = stablehlo.convert %682 : (tensor<9x7xf32>) -> tensor<9x7xi32>
    %684 = stablehlo.reshape %575 : (tensor<9x1xf32>) -> tensor<9xf32>
    %685 = stablehlo.or %12, %100 : tensor<9xi1>
    %686 = stablehlo.broadcast_in_dim %685, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %687 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %688 = stablehlo.broadcast_in_dim %684, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %689 = stablehlo.select %686, %574, %688 : tensor<9x1xi1>, tensor<9x1xf32>
    %690 = stablehlo.select %687, %572, %689 : tensor<9x1xi1>, tensor<9x1xf32>
    %691 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %692 = stablehlo.select %686, %691, %116 : tensor<9x1xi1>, tensor<9x1xi32>
    %693 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %694 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %695 = stablehlo.select %687, %693, %694 : tensor<9x1xi1>, tensor<9x1xf32>
    %696 = stablehlo.convert %695 : tensor<9x1xf32>
    %697 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x7xi1>
    %698 = stablehlo.broadcast_in_dim %696, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x7xf32>
    %699 = stablehlo.select %697, %698, %631 : tensor<9x7xi1>, tensor<9x7xf32>
    %700 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x7xi32>
    %701 = stablehlo.select %697, %700, %683 : tensor<9x7xi1>, tensor<9x7xi32>
    %702 = stablehlo.concatenate %701, %692, dim = 1 : (tensor<9x7xi32>, tensor<9x1xi32>) -> tensor<9x8xi32>
    %703 = stablehlo.concatenate %699, %690, dim = 1 : (tensor<9x7xf32>, tensor<9x1xf32>) -> tensor<9x8xf32>
    %704 = stablehlo.convert %702 : (tensor<9x8xi32>) -> tensor<9x8xui32>
    %705 = stablehlo.convert %703 : tensor<9x8xf32>
    %706 = stablehlo.convert %704 : tensor<9x8xui32>
    return %705, %706 : tensor<9x8xf32>, tensor<9x8xui32>
  }
}
