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
    %101 = stablehlo.iota dim = 0 : tensor<11xi32>
    %102 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %103 = stablehlo.iota dim = 1 : tensor<1x11xi32>
    %104 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x11xi32>
    %105 = stablehlo.broadcast_in_dim %103, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<9x11xi32>
    %106 = stablehlo.compare  EQ, %104, %105,  SIGNED : (tensor<9x11xi32>, tensor<9x11xi32>) -> tensor<9x11xi1>
    %107 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x11xi32>
    %109 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %110 = stablehlo.select %106, %108, %109 : tensor<9x11xi1>, tensor<9x11xi32>
    %111 = stablehlo.reduce(%110 init: %c_15) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %112 = stablehlo.select %106, %104, %109 : tensor<9x11xi1>, tensor<9x11xi32>
    %113 = stablehlo.reduce(%112 init: %c_15) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %114 = stablehlo.compare  EQ, %113, %101,  SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %115 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %116 = stablehlo.select %114, %101, %115 : tensor<11xi1>, tensor<11xi32>
    %117 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %118 = stablehlo.compare  GE, %116, %117,  SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %119 = stablehlo.slice %0 [0:11, 0:49152] : (tensor<11x49152xf32>) -> tensor<11x49152xf32>
    %120 = stablehlo.reshape %119 : (tensor<11x49152xf32>) -> tensor<11x96x512xf32>
    %121 = stablehlo.reduce(%120 init: %cst_12) applies stablehlo.maximum across dimensions = [2] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x96xf32>
    %122 = stablehlo.reduce(%121 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %124 = stablehlo.reshape %120 : (tensor<11x96x512xf32>) -> tensor<11x32x1536xf32>
    %125 = stablehlo.reshape %123 : (tensor<11x1xf32>) -> tensor<11x1x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<11x1x1xf32>) -> tensor<11x32x1536xf32>
    %127 = stablehlo.subtract %124, %126 : tensor<11x32x1536xf32>
    %128 = stablehlo.exponential %127 : tensor<11x32x1536xf32>
    %129 = stablehlo.reduce(%128 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<11x32x1536xf32>, tensor<f32>) -> tensor<11x1536xf32>
    %130 = stablehlo.slice %129 [0:11, 0:768] : (tensor<11x1536xf32>) -> tensor<11x768xf32>
    %131 = stablehlo.slice %129 [0:11, 768:1536] : (tensor<11x1536xf32>) -> tensor<11x768xf32>
    %132 = stablehlo.add %130, %131 : tensor<11x768xf32>
    %133 = stablehlo.slice %132 [0:11, 0:384] : (tensor<11x768xf32>) -> tensor<11x384xf32>
    %134 = stablehlo.slice %132 [0:11, 384:768] : (tensor<11x768xf32>) -> tensor<11x384xf32>
    %135 = stablehlo.add %133, %134 : tensor<11x384xf32>
    %136 = stablehlo.slice %135 [0:11, 0:192] : (tensor<11x384xf32>) -> tensor<11x192xf32>
    %137 = stablehlo.slice %135 [0:11, 192:384] : (tensor<11x384xf32>) -> tensor<11x192xf32>
    %138 = stablehlo.add %136, %137 : tensor<11x192xf32>
    %139 = stablehlo.slice %138 [0:11, 0:96] : (tensor<11x192xf32>) -> tensor<11x96xf32>
    %140 = stablehlo.slice %138 [0:11, 96:192] : (tensor<11x192xf32>) -> tensor<11x96xf32>
    %141 = stablehlo.add %139, %140 : tensor<11x96xf32>
    %142 = stablehlo.slice %141 [0:11, 0:48] : (tensor<11x96xf32>) -> tensor<11x48xf32>
    %143 = stablehlo.slice %141 [0:11, 48:96] : (tensor<11x96xf32>) -> tensor<11x48xf32>
    %144 = stablehlo.add %142, %143 : tensor<11x48xf32>
    %145 = stablehlo.slice %144 [0:11, 0:24] : (tensor<11x48xf32>) -> tensor<11x24xf32>
    %146 = stablehlo.slice %144 [0:11, 24:48] : (tensor<11x48xf32>) -> tensor<11x24xf32>
    %147 = stablehlo.add %145, %146 : tensor<11x24xf32>
    %148 = stablehlo.slice %147 [0:11, 0:12] : (tensor<11x24xf32>) -> tensor<11x12xf32>
    %149 = stablehlo.slice %147 [0:11, 12:24] : (tensor<11x24xf32>) -> tensor<11x12xf32>
    %150 = stablehlo.add %148, %149 : tensor<11x12xf32>
    %151 = stablehlo.slice %150 [0:11, 0:6] : (tensor<11x12xf32>) -> tensor<11x6xf32>
    %152 = stablehlo.slice %150 [0:11, 6:12] : (tensor<11x12xf32>) -> tensor<11x6xf32>
    %153 = stablehlo.add %151, %152 : tensor<11x6xf32>
    %154 = stablehlo.slice %153 [0:11, 0:3] : (tensor<11x6xf32>) -> tensor<11x3xf32>
    %155 = stablehlo.slice %153 [0:11, 3:6] : (tensor<11x6xf32>) -> tensor<11x3xf32>
    %156 = stablehlo.add %154, %155 : tensor<11x3xf32>
    %157 = stablehlo.slice %156 [0:11, 0:1] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %158 = stablehlo.slice %156 [0:11, 1:2] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %159 = stablehlo.add %157, %158 : tensor<11x1xf32>
    %160 = stablehlo.slice %156 [0:11, 2:3] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %161 = stablehlo.concatenate %159, %160, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x2xf32>
    %162 = stablehlo.slice %161 [0:11, 0:1] : (tensor<11x2xf32>) -> tensor<11x1xf32>
    %163 = stablehlo.slice %161 [0:11, 1:2] : (tensor<11x2xf32>) -> tensor<11x1xf32>
    %164 = stablehlo.add %162, %163 : tensor<11x1xf32>
    %165 = stablehlo.log %164 : tensor<11x1xf32>
    %166 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %167 = stablehlo.slice %166 [0:11, 0:1] : (tensor<11x1xi32>) -> tensor<11x1xi32>
    %168 = stablehlo.compare  NE, %165, %165,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %169 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %170 = stablehlo.compare  GE, %167, %169,  SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %171 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %172 = stablehlo.compare  LT, %167, %171,  SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %173 = stablehlo.and %170, %172 : tensor<11x1xi1>
    %174 = stablehlo.iota dim = 1 : tensor<1x96xi32>
    %175 = stablehlo.multiply %174, %c_0 : tensor<1x96xi32>
    %176 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %177 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %178 = stablehlo.compare  GE, %176, %177,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %179 = stablehlo.add %175, %c_0 : tensor<1x96xi32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %181 = stablehlo.compare  LT, %176, %180,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %182 = stablehlo.and %178, %181 : tensor<11x96xi1>
    %183 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %184 = stablehlo.select %182, %177, %183 : tensor<11x96xi1>, tensor<11x96xi32>
    %185 = stablehlo.reduce(%184 init: %c_15) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %187 = stablehlo.iota dim = 1 : tensor<1x512xi32>
    %188 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %189 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<11x512xi32>
    %190 = stablehlo.add %188, %189 : tensor<11x512xi32>
    %191 = stablehlo.not %168 : tensor<11x1xi1>
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %193 = stablehlo.and %182, %192 : tensor<11x96xi1>
    %194 = stablehlo.convert %c_16 : (tensor<i32>) -> tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %196 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %197 = stablehlo.select %193, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %198 = stablehlo.slice %197 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %201 = stablehlo.add %120, %200 : tensor<11x96x512xf32>
    %202 = stablehlo.reduce(%201 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %203 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %204 = stablehlo.compare  EQ, %190, %203,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %205 = stablehlo.convert %cst_12 : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %207 = stablehlo.select %204, %202, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %208 = stablehlo.reduce(%207 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %210 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %211 = stablehlo.select %173, %209, %210 : tensor<11x1xi1>, tensor<11x1xf32>
    %212 = stablehlo.subtract %211, %123 : tensor<11x1xf32>
    %213 = stablehlo.subtract %212, %165 : tensor<11x1xf32>
    %214 = stablehlo.convert %cst_10 : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %216 = stablehlo.select %168, %215, %213 : tensor<11x1xi1>, tensor<11x1xf32>
    %217 = stablehlo.compare  NE, %216, %216,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %219 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %220 = stablehlo.select %218, %219, %121 : tensor<11x96xi1>, tensor<11x96xf32>
    %221 = stablehlo.abs %220 : tensor<11x96xf32>
    %222 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %223 = stablehlo.compare  LT, %221, %222,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %224 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %225 = stablehlo.select %223, %224, %220 : tensor<11x96xi1>, tensor<11x96xf32>
    %226 = stablehlo.reduce(%225 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %229 = stablehlo.compare  EQ, %225, %228,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %230 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %231 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %232 = stablehlo.select %229, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %233 = stablehlo.reduce(%232 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %236 = stablehlo.compare  EQ, %230, %235,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %237 = stablehlo.select %236, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %238 = stablehlo.slice %237 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %241 = stablehlo.add %120, %240 : tensor<11x96x512xf32>
    %242 = stablehlo.reduce(%241 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %243 = stablehlo.abs %242 : tensor<11x512xf32>
    %244 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %245 = stablehlo.compare  LT, %243, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %246 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %247 = stablehlo.select %245, %246, %242 : tensor<11x512xi1>, tensor<11x512xf32>
    %248 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %249 = stablehlo.multiply %234, %248 : tensor<11x1xi32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %251 = stablehlo.add %250, %189 : tensor<11x512xi32>
    %252 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %253 = stablehlo.compare  EQ, %247, %252,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %254 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11x512xi32>
    %255 = stablehlo.select %253, %251, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %256 = stablehlo.reduce(%255 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %259 = stablehlo.compare  EQ, %251, %258,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %260 = stablehlo.select %259, %206, %247 : tensor<11x512xi1>, tensor<11x512xf32>
    %261 = stablehlo.reduce(%260 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %264 = stablehlo.select %236, %263, %225 : tensor<11x96xi1>, tensor<11x96xf32>
    %265 = stablehlo.reduce(%264 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %268 = stablehlo.compare  EQ, %264, %267,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %269 = stablehlo.select %268, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %270 = stablehlo.reduce(%269 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %273 = stablehlo.compare  EQ, %230, %272,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %274 = stablehlo.select %273, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %275 = stablehlo.slice %274 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %278 = stablehlo.add %120, %277 : tensor<11x96x512xf32>
    %279 = stablehlo.reduce(%278 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %280 = stablehlo.abs %279 : tensor<11x512xf32>
    %281 = stablehlo.compare  LT, %280, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %282 = stablehlo.select %281, %246, %279 : tensor<11x512xi1>, tensor<11x512xf32>
    %283 = stablehlo.multiply %271, %248 : tensor<11x1xi32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %285 = stablehlo.add %284, %189 : tensor<11x512xi32>
    %286 = stablehlo.compare  LT, %282, %252,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %287 = stablehlo.compare  EQ, %282, %252,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %288 = stablehlo.compare  GT, %285, %258,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %289 = stablehlo.and %287, %288 : tensor<11x512xi1>
    %290 = stablehlo.or %286, %289 : tensor<11x512xi1>
    %291 = stablehlo.select %290, %282, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %292 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %293 = stablehlo.compare  EQ, %291, %292,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %294 = stablehlo.select %293, %285, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %295 = stablehlo.reduce(%294 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %298 = stablehlo.compare  EQ, %285, %297,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %299 = stablehlo.select %298, %206, %291 : tensor<11x512xi1>, tensor<11x512xf32>
    %300 = stablehlo.reduce(%299 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %303 = stablehlo.select %273, %302, %264 : tensor<11x96xi1>, tensor<11x96xf32>
    %304 = stablehlo.reduce(%303 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %307 = stablehlo.compare  EQ, %303, %306,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %308 = stablehlo.select %307, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %309 = stablehlo.reduce(%308 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %312 = stablehlo.compare  EQ, %230, %311,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %313 = stablehlo.select %312, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %314 = stablehlo.slice %313 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %317 = stablehlo.add %120, %316 : tensor<11x96x512xf32>
    %318 = stablehlo.reduce(%317 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %319 = stablehlo.abs %318 : tensor<11x512xf32>
    %320 = stablehlo.compare  LT, %319, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %321 = stablehlo.select %320, %246, %318 : tensor<11x512xi1>, tensor<11x512xf32>
    %322 = stablehlo.multiply %310, %248 : tensor<11x1xi32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %324 = stablehlo.add %323, %189 : tensor<11x512xi32>
    %325 = stablehlo.compare  LT, %321, %292,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %326 = stablehlo.compare  EQ, %321, %292,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %327 = stablehlo.compare  GT, %324, %297,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %328 = stablehlo.and %326, %327 : tensor<11x512xi1>
    %329 = stablehlo.or %325, %328 : tensor<11x512xi1>
    %330 = stablehlo.select %329, %321, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %331 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %332 = stablehlo.compare  EQ, %330, %331,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %333 = stablehlo.select %332, %324, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %334 = stablehlo.reduce(%333 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %337 = stablehlo.compare  EQ, %324, %336,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %338 = stablehlo.select %337, %206, %330 : tensor<11x512xi1>, tensor<11x512xf32>
    %339 = stablehlo.reduce(%338 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %342 = stablehlo.select %312, %341, %303 : tensor<11x96xi1>, tensor<11x96xf32>
    %343 = stablehlo.reduce(%342 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %346 = stablehlo.compare  EQ, %342, %345,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %347 = stablehlo.select %346, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %348 = stablehlo.reduce(%347 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %351 = stablehlo.compare  EQ, %230, %350,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %352 = stablehlo.select %351, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %353 = stablehlo.slice %352 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %356 = stablehlo.add %120, %355 : tensor<11x96x512xf32>
    %357 = stablehlo.reduce(%356 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %358 = stablehlo.abs %357 : tensor<11x512xf32>
    %359 = stablehlo.compare  LT, %358, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %360 = stablehlo.select %359, %246, %357 : tensor<11x512xi1>, tensor<11x512xf32>
    %361 = stablehlo.multiply %349, %248 : tensor<11x1xi32>
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %363 = stablehlo.add %362, %189 : tensor<11x512xi32>
    %364 = stablehlo.compare  LT, %360, %331,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %365 = stablehlo.compare  EQ, %360, %331,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %366 = stablehlo.compare  GT, %363, %336,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %367 = stablehlo.and %365, %366 : tensor<11x512xi1>
    %368 = stablehlo.or %364, %367 : tensor<11x512xi1>
    %369 = stablehlo.select %368, %360, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %370 = stablehlo.broadcast_in_dim %344, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %371 = stablehlo.compare  EQ, %369, %370,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %372 = stablehlo.select %371, %363, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %373 = stablehlo.reduce(%372 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %376 = stablehlo.compare  EQ, %363, %375,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %377 = stablehlo.select %376, %206, %369 : tensor<11x512xi1>, tensor<11x512xf32>
    %378 = stablehlo.reduce(%377 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %381 = stablehlo.select %351, %380, %342 : tensor<11x96xi1>, tensor<11x96xf32>
    %382 = stablehlo.reduce(%381 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %385 = stablehlo.compare  EQ, %381, %384,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %386 = stablehlo.select %385, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %387 = stablehlo.reduce(%386 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %390 = stablehlo.compare  EQ, %230, %389,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %391 = stablehlo.select %390, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %392 = stablehlo.slice %391 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %395 = stablehlo.add %120, %394 : tensor<11x96x512xf32>
    %396 = stablehlo.reduce(%395 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %397 = stablehlo.abs %396 : tensor<11x512xf32>
    %398 = stablehlo.compare  LT, %397, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %399 = stablehlo.select %398, %246, %396 : tensor<11x512xi1>, tensor<11x512xf32>
    %400 = stablehlo.multiply %388, %248 : tensor<11x1xi32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %402 = stablehlo.add %401, %189 : tensor<11x512xi32>
    %403 = stablehlo.compare  LT, %399, %370,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %404 = stablehlo.compare  EQ, %399, %370,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %405 = stablehlo.compare  GT, %402, %375,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %406 = stablehlo.and %404, %405 : tensor<11x512xi1>
    %407 = stablehlo.or %403, %406 : tensor<11x512xi1>
    %408 = stablehlo.select %407, %399, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %409 = stablehlo.broadcast_in_dim %383, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %410 = stablehlo.compare  EQ, %408, %409,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %411 = stablehlo.select %410, %402, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %412 = stablehlo.reduce(%411 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %415 = stablehlo.compare  EQ, %402, %414,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %416 = stablehlo.select %415, %206, %408 : tensor<11x512xi1>, tensor<11x512xf32>
    %417 = stablehlo.reduce(%416 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %420 = stablehlo.select %390, %419, %381 : tensor<11x96xi1>, tensor<11x96xf32>
    %421 = stablehlo.reduce(%420 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %424 = stablehlo.compare  EQ, %420, %423,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %425 = stablehlo.select %424, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %426 = stablehlo.reduce(%425 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %427 = stablehlo.broadcast_in_dim %426, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %429 = stablehlo.compare  EQ, %230, %428,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %430 = stablehlo.select %429, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %431 = stablehlo.slice %430 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %434 = stablehlo.add %120, %433 : tensor<11x96x512xf32>
    %435 = stablehlo.reduce(%434 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %436 = stablehlo.abs %435 : tensor<11x512xf32>
    %437 = stablehlo.compare  LT, %436, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %438 = stablehlo.select %437, %246, %435 : tensor<11x512xi1>, tensor<11x512xf32>
    %439 = stablehlo.multiply %427, %248 : tensor<11x1xi32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %441 = stablehlo.add %440, %189 : tensor<11x512xi32>
    %442 = stablehlo.compare  LT, %438, %409,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %443 = stablehlo.compare  EQ, %438, %409,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %444 = stablehlo.compare  GT, %441, %414,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %445 = stablehlo.and %443, %444 : tensor<11x512xi1>
    %446 = stablehlo.or %442, %445 : tensor<11x512xi1>
    %447 = stablehlo.select %446, %438, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %448 = stablehlo.broadcast_in_dim %422, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %449 = stablehlo.compare  EQ, %447, %448,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %450 = stablehlo.select %449, %441, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %451 = stablehlo.reduce(%450 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %454 = stablehlo.compare  EQ, %441, %453,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %455 = stablehlo.select %454, %206, %447 : tensor<11x512xi1>, tensor<11x512xf32>
    %456 = stablehlo.reduce(%455 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %459 = stablehlo.select %429, %458, %420 : tensor<11x96xi1>, tensor<11x96xf32>
    %460 = stablehlo.reduce(%459 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %463 = stablehlo.compare  EQ, %459, %462,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %464 = stablehlo.select %463, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %465 = stablehlo.reduce(%464 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %468 = stablehlo.compare  EQ, %230, %467,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %469 = stablehlo.select %468, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %470 = stablehlo.slice %469 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %473 = stablehlo.add %120, %472 : tensor<11x96x512xf32>
    %474 = stablehlo.reduce(%473 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %475 = stablehlo.abs %474 : tensor<11x512xf32>
    %476 = stablehlo.compare  LT, %475, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %477 = stablehlo.select %476, %246, %474 : tensor<11x512xi1>, tensor<11x512xf32>
    %478 = stablehlo.multiply %466, %248 : tensor<11x1xi32>
    %479 = stablehlo.broadcast_in_dim %478, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %480 = stablehlo.add %479, %189 : tensor<11x512xi32>
    %481 = stablehlo.compare  LT, %477, %448,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %482 = stablehlo.compare  EQ, %477, %448,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %483 = stablehlo.compare  GT, %480, %453,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %484 = stablehlo.and %482, %483 : tensor<11x512xi1>
    %485 = stablehlo.or %481, %484 : tensor<11x512xi1>
    %486 = stablehlo.select %485, %477, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %487 = stablehlo.broadcast_in_dim %461, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %488 = stablehlo.compare  EQ, %486, %487,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %489 = stablehlo.select %488, %480, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %490 = stablehlo.reduce(%489 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %492 = stablehlo.concatenate %257, %296, %335, %374, %413, %452, %491, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x7xi32>
    %493 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %494 = stablehlo.compare  EQ, %227, %493,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %495 = stablehlo.subtract %227, %123 : tensor<11x1xf32>
    %496 = stablehlo.subtract %495, %165 : tensor<11x1xf32>
    %497 = stablehlo.select %494, %210, %496 : tensor<11x1xi1>, tensor<11x1xf32>
    %498 = stablehlo.compare  EQ, %266, %493,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %499 = stablehlo.subtract %266, %123 : tensor<11x1xf32>
    %500 = stablehlo.subtract %499, %165 : tensor<11x1xf32>
    %501 = stablehlo.select %498, %210, %500 : tensor<11x1xi1>, tensor<11x1xf32>
    %502 = stablehlo.compare  EQ, %305, %493,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %503 = stablehlo.subtract %305, %123 : tensor<11x1xf32>
    %504 = stablehlo.subtract %503, %165 : tensor<11x1xf32>
    %505 = stablehlo.select %502, %210, %504 : tensor<11x1xi1>, tensor<11x1xf32>
    %506 = stablehlo.compare  EQ, %344, %493,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %507 = stablehlo.subtract %344, %123 : tensor<11x1xf32>
    %508 = stablehlo.subtract %507, %165 : tensor<11x1xf32>
    %509 = stablehlo.select %506, %210, %508 : tensor<11x1xi1>, tensor<11x1xf32>
    %510 = stablehlo.compare  EQ, %383, %493,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %511 = stablehlo.subtract %383, %123 : tensor<11x1xf32>
    %512 = stablehlo.subtract %511, %165 : tensor<11x1xf32>
    %513 = stablehlo.select %510, %210, %512 : tensor<11x1xi1>, tensor<11x1xf32>
    %514 = stablehlo.compare  EQ, %422, %493,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %515 = stablehlo.subtract %422, %123 : tensor<11x1xf32>
    %516 = stablehlo.subtract %515, %165 : tensor<11x1xf32>
    %517 = stablehlo.select %514, %210, %516 : tensor<11x1xi1>, tensor<11x1xf32>
    %518 = stablehlo.compare  EQ, %461, %493,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %519 = stablehlo.subtract %461, %123 : tensor<11x1xf32>
    %520 = stablehlo.subtract %519, %165 : tensor<11x1xf32>
    %521 = stablehlo.select %518, %210, %520 : tensor<11x1xi1>, tensor<11x1xf32>
    %522 = stablehlo.concatenate %497, %501, %505, %509, %513, %517, %521, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x7xf32>
    %523 = stablehlo.iota dim = 1 : tensor<11x7xi32>
    %524 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %525 = stablehlo.minimum %523, %524 : tensor<11x7xi32>
    %526 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %527 = stablehlo.compare  EQ, %522, %526,  FLOAT : (tensor<11x7xf32>, tensor<11x7xf32>) -> tensor<11x7xi1>
    %528 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %529 = stablehlo.select %527, %528, %492 : tensor<11x7xi1>, tensor<11x7xi32>
    %530 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x7xi1>
    %531 = stablehlo.select %530, %525, %529 : tensor<11x7xi1>, tensor<11x7xi32>
    %532 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %533 = stablehlo.select %530, %532, %522 : tensor<11x7xi1>, tensor<11x7xf32>
    %534 = stablehlo.reshape %216 : (tensor<11x1xf32>) -> tensor<11xf32>
    %535 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %536 = stablehlo.select %118, %534, %535 : tensor<11xi1>, tensor<11xf32>
    %537 = stablehlo.reshape %118 : (tensor<11xi1>) -> tensor<11x1xi1>
    %538 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %539 = stablehlo.broadcast_in_dim %537, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x7xi1>
    %540 = stablehlo.select %539, %533, %538 : tensor<11x7xi1>, tensor<11x7xf32>
    %541 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %542 = stablehlo.select %539, %531, %541 : tensor<11x7xi1>, tensor<11x7xi32>
    %543 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %544 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %545 = stablehlo.select %106, %543, %544 : tensor<9x11xi1>, tensor<9x11xi32>
    %546 = stablehlo.convert %545 : tensor<9x11xi32>
    %547 = stablehlo.reduce(%546 init: %c_15) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xi32>, tensor<i32>) -> tensor<9xi32>
    %548 = stablehlo.compare  GT, %547, %8,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %549 = stablehlo.convert %542 : (tensor<11x7xi32>) -> tensor<11x7xf32>
    %550 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %551 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %552 = stablehlo.select %106, %550, %551 : tensor<9x11xi1>, tensor<9x11xf32>
    %553 = stablehlo.slice %549 [0:11, 0:1] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %554 = stablehlo.compare  NE, %553, %553,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %555 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %556 = stablehlo.convert %c_8 : (tensor<i32>) -> tensor<f32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %558 = stablehlo.select %554, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %559 = stablehlo.reshape %558 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %561 = stablehlo.add %552, %560 : tensor<9x11xf32>
    %562 = stablehlo.reduce(%561 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %563 = stablehlo.broadcast_in_dim %562, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %564 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %565 = stablehlo.select %554, %564, %553 : tensor<11x1xi1>, tensor<11x1xf32>
    %566 = stablehlo.reshape %565 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %567 = stablehlo.broadcast_in_dim %566, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %568 = stablehlo.add %552, %567 : tensor<9x11xf32>
    %569 = stablehlo.reduce(%568 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %571 = stablehlo.broadcast_in_dim %548, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %572 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %573 = stablehlo.compare  GT, %563, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %574 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %575 = stablehlo.select %573, %574, %570 : tensor<9x1xi1>, tensor<9x1xf32>
    %576 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %577 = stablehlo.select %571, %575, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %578 = stablehlo.slice %549 [0:11, 1:2] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %579 = stablehlo.compare  NE, %578, %578,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %580 = stablehlo.select %579, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %581 = stablehlo.reshape %580 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %583 = stablehlo.add %552, %582 : tensor<9x11xf32>
    %584 = stablehlo.reduce(%583 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %586 = stablehlo.select %579, %564, %578 : tensor<11x1xi1>, tensor<11x1xf32>
    %587 = stablehlo.reshape %586 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %589 = stablehlo.add %552, %588 : tensor<9x11xf32>
    %590 = stablehlo.reduce(%589 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %592 = stablehlo.compare  GT, %585, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %593 = stablehlo.select %592, %574, %591 : tensor<9x1xi1>, tensor<9x1xf32>
    %594 = stablehlo.select %571, %593, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %595 = stablehlo.slice %549 [0:11, 2:3] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %596 = stablehlo.compare  NE, %595, %595,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %597 = stablehlo.select %596, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %598 = stablehlo.reshape %597 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %600 = stablehlo.add %552, %599 : tensor<9x11xf32>
    %601 = stablehlo.reduce(%600 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %603 = stablehlo.select %596, %564, %595 : tensor<11x1xi1>, tensor<11x1xf32>
    %604 = stablehlo.reshape %603 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %606 = stablehlo.add %552, %605 : tensor<9x11xf32>
    %607 = stablehlo.reduce(%606 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %609 = stablehlo.compare  GT, %602, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %610 = stablehlo.select %609, %574, %608 : tensor<9x1xi1>, tensor<9x1xf32>
    %611 = stablehlo.select %571, %610, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %612 = stablehlo.slice %549 [0:11, 3:4] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %613 = stablehlo.compare  NE, %612, %612,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %614 = stablehlo.select %613, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %615 = stablehlo.reshape %614 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %617 = stablehlo.add %552, %616 : tensor<9x11xf32>
    %618 = stablehlo.reduce(%617 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %620 = stablehlo.select %613, %564, %612 : tensor<11x1xi1>, tensor<11x1xf32>
    %621 = stablehlo.reshape %620 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %623 = stablehlo.add %552, %622 : tensor<9x11xf32>
    %624 = stablehlo.reduce(%623 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %626 = stablehlo.compare  GT, %619, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %627 = stablehlo.select %626, %574, %625 : tensor<9x1xi1>, tensor<9x1xf32>
    %628 = stablehlo.select %571, %627, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %629 = stablehlo.slice %549 [0:11, 4:5] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %630 = stablehlo.compare  NE, %629, %629,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %631 = stablehlo.select %630, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %632 = stablehlo.reshape %631 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %633 = stablehlo.broadcast_in_dim %632, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %634 = stablehlo.add %552, %633 : tensor<9x11xf32>
    %635 = stablehlo.reduce(%634 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %636 = stablehlo.broadcast_in_dim %635, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %637 = stablehlo.select %630, %564, %629 : tensor<11x1xi1>, tensor<11x1xf32>
    %638 = stablehlo.reshape %637 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %640 = stablehlo.add %552, %639 : tensor<9x11xf32>
    %641 = stablehlo.reduce(%640 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %643 = stablehlo.compare  GT, %636, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %644 = stablehlo.select %643, %574, %642 : tensor<9x1xi1>, tensor<9x1xf32>
    %645 = stablehlo.select %571, %644, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %646 = stablehlo.slice %549 [0:11, 5:6] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %647 = stablehlo.compare  NE, %646, %646,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %648 = stablehlo.select %647, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %649 = stablehlo.reshape %648 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %651 = stablehlo.add %552, %650 : tensor<9x11xf32>
    %652 = stablehlo.reduce(%651 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %654 = stablehlo.select %647, %564, %646 : tensor<11x1xi1>, tensor<11x1xf32>
    %655 = stablehlo.reshape %654 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %657 = stablehlo.add %552, %656 : tensor<9x11xf32>
    %658 = stablehlo.reduce(%657 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %660 = stablehlo.compare  GT, %653, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %661 = stablehlo.select %660, %574, %659 : tensor<9x1xi1>, tensor<9x1xf32>
    %662 = stablehlo.select %571, %661, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %663 = stablehlo.slice %549 [0:11, 6:7] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %664 = stablehlo.compare  NE, %663, %663,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %665 = stablehlo.select %664, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %666 = stablehlo.reshape %665 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %668 = stablehlo.add %552, %667 : tensor<9x11xf32>
    %669 = stablehlo.reduce(%668 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %670 = stablehlo.broadcast_in_dim %669, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %671 = stablehlo.select %664, %564, %663 : tensor<11x1xi1>, tensor<11x1xf32>
    %672 = stablehlo.reshape %671 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %673 = stablehlo.broadcast_in_dim %672, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %674 = stablehlo.add %552, %673 : tensor<9x11xf32>
    %675 = stablehlo.reduce(%674 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %677 = stablehlo.compare  GT, %670, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %678 = stablehlo.select %677, %574, %676 : tensor<9x1xi1>, tensor<9x1xf32>
    %679 = stablehlo.select %571, %678, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %680 = stablehlo.concatenate %577, %594, %611, %628, %645, %662, %679, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
    %681 = stablehlo.convert %680 : (tensor<9x7xf32>) -> tensor<9x7xi32>
    %682 = stablehlo.reshape %536 : (tensor<11xf32>) -> tensor<11x1xf32>
    %683 = stablehlo.slice %682 [0:11, 0:1] : (tensor<11x1xf32>) -> tensor<11x1xf32>
    %684 = stablehlo.compare  NE, %683, %683,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %685 = stablehlo.select %684, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %686 = stablehlo.reshape %685 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %688 = stablehlo.add %552, %687 : tensor<9x11xf32>
    %689 = stablehlo.reduce(%688 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %690 = stablehlo.broadcast_in_dim %689, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %691 = stablehlo.select %684, %564, %683 : tensor<11x1xi1>, tensor<11x1xf32>
    %692 = stablehlo.reshape %691 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %694 = stablehlo.add %552, %693 : tensor<9x11xf32>
    %695 = stablehlo.reduce(%694 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %697 = stablehlo.compare  GT, %690, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %698 = stablehlo.select %697, %574, %696 : tensor<9x1xi1>, tensor<9x1xf32>
    %699 = stablehlo.select %571, %698, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %700 = stablehlo.reshape %699 : (tensor<9x1xf32>) -> tensor<9xf32>
    %701 = stablehlo.slice %540 [0:11, 0:1] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %702 = stablehlo.compare  NE, %701, %701,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %703 = stablehlo.select %702, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %704 = stablehlo.reshape %703 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %706 = stablehlo.add %552, %705 : tensor<9x11xf32>
    %707 = stablehlo.reduce(%706 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %709 = stablehlo.select %702, %564, %701 : tensor<11x1xi1>, tensor<11x1xf32>
    %710 = stablehlo.reshape %709 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %711 = stablehlo.broadcast_in_dim %710, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %712 = stablehlo.add %552, %711 : tensor<9x11xf32>
    %713 = stablehlo.reduce(%712 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %714 = stablehlo.broadcast_in_dim %713, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %715 = stablehlo.compare  GT, %708, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %716 = stablehlo.select %715, %574, %714 : tensor<9x1xi1>, tensor<9x1xf32>
    %717 = stablehlo.select %571, %716, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %718 = stablehlo.slice %540 [0:11, 1:2] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %719 = stablehlo.compare  NE, %718, %718,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %720 = stablehlo.select %719, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %721 = stablehlo.reshape %720 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %722 = stablehlo.broadcast_in_dim %721, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %723 = stablehlo.add %552, %722 : tensor<9x11xf32>
    %724 = stablehlo.reduce(%723 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %725 = stablehlo.broadcast_in_dim %724, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %726 = stablehlo.select %719, %564, %718 : tensor<11x1xi1>, tensor<11x1xf32>
    %727 = stablehlo.reshape %726 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %728 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %729 = stablehlo.add %552, %728 : tensor<9x11xf32>
    %730 = stablehlo.reduce(%729 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %732 = stablehlo.compare  GT, %725, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %733 = stablehlo.select %732, %574, %731 : tensor<9x1xi1>, tensor<9x1xf32>
    %734 = stablehlo.select %571, %733, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %735 = stablehlo.slice %540 [0:11, 2:3] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %736 = stablehlo.compare  NE, %735, %735,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %737 = stablehlo.select %736, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %738 = stablehlo.reshape %737 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %740 = stablehlo.add %552, %739 : tensor<9x11xf32>
    %741 = stablehlo.reduce(%740 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %742 = stablehlo.broadcast_in_dim %741, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %743 = stablehlo.select %736, %564, %735 : tensor<11x1xi1>, tensor<11x1xf32>
    %744 = stablehlo.reshape %743 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %746 = stablehlo.add %552, %745 : tensor<9x11xf32>
    %747 = stablehlo.reduce(%746 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %749 = stablehlo.compare  GT, %742, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %750 = stablehlo.select %749, %574, %748 : tensor<9x1xi1>, tensor<9x1xf32>
    %751 = stablehlo.select %571, %750, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %752 = stablehlo.slice %540 [0:11, 3:4] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %753 = stablehlo.compare  NE, %752, %752,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %754 = stablehlo.select %753, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %755 = stablehlo.reshape %754 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %756 = stablehlo.broadcast_in_dim %755, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %757 = stablehlo.add %552, %756 : tensor<9x11xf32>
    %758 = stablehlo.reduce(%757 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %759 = stablehlo.broadcast_in_dim %758, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %760 = stablehlo.select %753, %564, %752 : tensor<11x1xi1>, tensor<11x1xf32>
    %761 = stablehlo.reshape %760 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %763 = stablehlo.add %552, %762 : tensor<9x11xf32>
    %764 = stablehlo.reduce(%763 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %765 = stablehlo.broadcast_in_dim %764, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %766 = stablehlo.compare  GT, %759, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %767 = stablehlo.select %766, %574, %765 : tensor<9x1xi1>, tensor<9x1xf32>
    %768 = stablehlo.select %571, %767, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %769 = stablehlo.slice %540 [0:11, 4:5] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %770 = stablehlo.compare  NE, %769, %769,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %771 = stablehlo.select %770, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %772 = stablehlo.reshape %771 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %773 = stablehlo.broadcast_in_dim %772, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %774 = stablehlo.add %552, %773 : tensor<9x11xf32>
    %775 = stablehlo.reduce(%774 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %776 = stablehlo.broadcast_in_dim %775, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %777 = stablehlo.select %770, %564, %769 : tensor<11x1xi1>, tensor<11x1xf32>
    %778 = stablehlo.reshape %777 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %779 = stablehlo.broadcast_in_dim %778, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %780 = stablehlo.add %552, %779 : tensor<9x11xf32>
    %781 = stablehlo.reduce(%780 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %782 = stablehlo.broadcast_in_dim %781, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %783 = stablehlo.compare  GT, %776, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %784 = stablehlo.select %783, %574, %782 : tensor<9x1xi1>, tensor<9x1xf32>
    %785 = stablehlo.select %571, %784, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %786 = stablehlo.slice %540 [0:11, 5:6] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %787 = stablehlo.compare  NE, %786, %786,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %788 = stablehlo.select %787, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %789 = stablehlo.reshape %788 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %790 = stablehlo.broadcast_in_dim %789, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %791 = stablehlo.add %552, %790 : tensor<9x11xf32>
    %792 = stablehlo.reduce(%791 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %793 = stablehlo.broadcast_in_dim %792, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %794 = stablehlo.select %787, %564, %786 : tensor<11x1xi1>, tensor<11x1xf32>
    %795 = stablehlo.reshape %794 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %796 = stablehlo.broadcast_in_dim %795, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %797 = stablehlo.add %552, %796 : tensor<9x11xf32>
    %798 = stablehlo.reduce(%797 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %799 = stablehlo.broadcast_in_dim %798, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %800 = stablehlo.compare  GT, %793, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %801 = stablehlo.select %800, %574, %799 : tensor<9x1xi1>, tensor<9x1xf32>
    %802 = stablehlo.select %571, %801, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %803 = stablehlo.slice %540 [0:11, 6:7] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %804 = stablehlo.compare  NE, %803, %803,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %805 = stablehlo.select %804, %557, %555 : tensor<11x1xi1>, tensor<11x1xf32>
    %806 = stablehlo.reshape %805 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %807 = stablehlo.broadcast_in_dim %806, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %808 = stablehlo.add %552, %807 : tensor<9x11xf32>
    %809 = stablehlo.reduce(%808 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %810 = stablehlo.broadcast_in_dim %809, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %811 = stablehlo.select %804, %564, %803 : tensor<11x1xi1>, tensor<11x1xf32>
    %812 = stablehlo.reshape %811 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %813 = stablehlo.broadcast_in_dim %812, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %814 = stablehlo.add %552, %813 : tensor<9x11xf32>
    %815 = stablehlo.reduce(%814 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %816 = stablehlo.broadcast_in_dim %815, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %817 = stablehlo.compare  GT, %810, %572,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %818 = stablehlo.select %817, %574, %816 : tensor<9x1xi1>, tensor<9x1xf32>
    %819 = stablehlo.select %571, %818, %576 : tensor<9x1xi1>, tensor<9x1xf32>
    %820 = stablehlo.concatenate %717, %734, %751, %768, %785, %802, %819, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
    %821 = stablehlo.or %12, %100 : tensor<9xi1>
    %822 = stablehlo.broadcast_in_dim %821, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %823 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %824 = stablehlo.broadcast_in_dim %700, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %825 = stablehlo.select %822, %576, %824 : tensor<9x1xi1>, tensor<9x1xf32>
    %826 = stablehlo.select %823, %574, %825 : tensor<9x1xi1>, tensor<9x1xf32>
    %827 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %828 = stablehlo.select %822, %827, %107 : tensor<9x1xi1>, tensor<9x1xi32>
    %829 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %830 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %831 = stablehlo.select %823, %829, %830 : tensor<9x1xi1>, tensor<9x1xf32>
    %832 = stablehlo.convert %831 : tensor<9x1xf32>
    %833 = stablehlo.broadcast_in_dim %822, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x7xi1>
    %834 = stablehlo.broadcast_in_dim %832, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x7xf32>
    %835 = stablehlo.select %833, %834, %820 : tensor<9x7xi1>, tensor<9x7xf32>
    %836 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x7xi32>
    %837 = stablehlo.select %833, %836, %681 : tensor<9x7xi1>, tensor<9x7xi32>
    %838 = stablehlo.concatenate %837, %828, dim = 1 : (tensor<9x7xi32>, tensor<9x1xi32>) -> tensor<9x8xi32>
    %839 = stablehlo.concatenate %835, %826, dim = 1 : (tensor<9x7xf32>, tensor<9x1xf32>) -> tensor<9x8xf32>
    %840 = stablehlo.convert %838 : (tensor<9x8xi32>) -> tensor<9x8xui32>
    %841 = stablehlo.convert %839 : tensor<9x8xf32>
    %842 = stablehlo.convert %840 : tensor<9x8xui32>
    return %841, %842 : tensor<9x8xf32>, tensor<9x8xui32>
  }
}
