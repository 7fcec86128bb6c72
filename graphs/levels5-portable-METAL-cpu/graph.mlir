// levels5-portable-METAL-cpu for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x32xf32> {jax.result_info = "[0]"}, tensor<9x32xui32> {jax.result_info = "[1]"}) {
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
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %493 = stablehlo.compare  EQ, %480, %492,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %494 = stablehlo.select %493, %206, %486 : tensor<11x512xi1>, tensor<11x512xf32>
    %495 = stablehlo.reduce(%494 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %496 = stablehlo.broadcast_in_dim %495, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %498 = stablehlo.select %468, %497, %459 : tensor<11x96xi1>, tensor<11x96xf32>
    %499 = stablehlo.reduce(%498 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %500 = stablehlo.broadcast_in_dim %499, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %502 = stablehlo.compare  EQ, %498, %501,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %503 = stablehlo.select %502, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %504 = stablehlo.reduce(%503 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %505 = stablehlo.broadcast_in_dim %504, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %507 = stablehlo.compare  EQ, %230, %506,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %508 = stablehlo.select %507, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %509 = stablehlo.slice %508 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %512 = stablehlo.add %120, %511 : tensor<11x96x512xf32>
    %513 = stablehlo.reduce(%512 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %514 = stablehlo.abs %513 : tensor<11x512xf32>
    %515 = stablehlo.compare  LT, %514, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %516 = stablehlo.select %515, %246, %513 : tensor<11x512xi1>, tensor<11x512xf32>
    %517 = stablehlo.multiply %505, %248 : tensor<11x1xi32>
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %519 = stablehlo.add %518, %189 : tensor<11x512xi32>
    %520 = stablehlo.compare  LT, %516, %487,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %521 = stablehlo.compare  EQ, %516, %487,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %522 = stablehlo.compare  GT, %519, %492,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %523 = stablehlo.and %521, %522 : tensor<11x512xi1>
    %524 = stablehlo.or %520, %523 : tensor<11x512xi1>
    %525 = stablehlo.select %524, %516, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %526 = stablehlo.broadcast_in_dim %500, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %527 = stablehlo.compare  EQ, %525, %526,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %528 = stablehlo.select %527, %519, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %529 = stablehlo.reduce(%528 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %530 = stablehlo.broadcast_in_dim %529, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %532 = stablehlo.compare  EQ, %519, %531,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %533 = stablehlo.select %532, %206, %525 : tensor<11x512xi1>, tensor<11x512xf32>
    %534 = stablehlo.reduce(%533 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %537 = stablehlo.select %507, %536, %498 : tensor<11x96xi1>, tensor<11x96xf32>
    %538 = stablehlo.reduce(%537 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %539 = stablehlo.broadcast_in_dim %538, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %541 = stablehlo.compare  EQ, %537, %540,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %542 = stablehlo.select %541, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %543 = stablehlo.reduce(%542 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %544 = stablehlo.broadcast_in_dim %543, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %546 = stablehlo.compare  EQ, %230, %545,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %547 = stablehlo.select %546, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %548 = stablehlo.slice %547 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %549 = stablehlo.broadcast_in_dim %548, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %551 = stablehlo.add %120, %550 : tensor<11x96x512xf32>
    %552 = stablehlo.reduce(%551 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %553 = stablehlo.abs %552 : tensor<11x512xf32>
    %554 = stablehlo.compare  LT, %553, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %555 = stablehlo.select %554, %246, %552 : tensor<11x512xi1>, tensor<11x512xf32>
    %556 = stablehlo.multiply %544, %248 : tensor<11x1xi32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %558 = stablehlo.add %557, %189 : tensor<11x512xi32>
    %559 = stablehlo.compare  LT, %555, %526,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %560 = stablehlo.compare  EQ, %555, %526,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %561 = stablehlo.compare  GT, %558, %531,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %562 = stablehlo.and %560, %561 : tensor<11x512xi1>
    %563 = stablehlo.or %559, %562 : tensor<11x512xi1>
    %564 = stablehlo.select %563, %555, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %565 = stablehlo.broadcast_in_dim %539, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %566 = stablehlo.compare  EQ, %564, %565,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %567 = stablehlo.select %566, %558, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %568 = stablehlo.reduce(%567 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %571 = stablehlo.compare  EQ, %558, %570,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %572 = stablehlo.select %571, %206, %564 : tensor<11x512xi1>, tensor<11x512xf32>
    %573 = stablehlo.reduce(%572 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %574 = stablehlo.broadcast_in_dim %573, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %576 = stablehlo.select %546, %575, %537 : tensor<11x96xi1>, tensor<11x96xf32>
    %577 = stablehlo.reduce(%576 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %578 = stablehlo.broadcast_in_dim %577, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %580 = stablehlo.compare  EQ, %576, %579,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %581 = stablehlo.select %580, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %582 = stablehlo.reduce(%581 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %584 = stablehlo.broadcast_in_dim %583, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %585 = stablehlo.compare  EQ, %230, %584,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %586 = stablehlo.select %585, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %587 = stablehlo.slice %586 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %590 = stablehlo.add %120, %589 : tensor<11x96x512xf32>
    %591 = stablehlo.reduce(%590 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %592 = stablehlo.abs %591 : tensor<11x512xf32>
    %593 = stablehlo.compare  LT, %592, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %594 = stablehlo.select %593, %246, %591 : tensor<11x512xi1>, tensor<11x512xf32>
    %595 = stablehlo.multiply %583, %248 : tensor<11x1xi32>
    %596 = stablehlo.broadcast_in_dim %595, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %597 = stablehlo.add %596, %189 : tensor<11x512xi32>
    %598 = stablehlo.compare  LT, %594, %565,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %599 = stablehlo.compare  EQ, %594, %565,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %600 = stablehlo.compare  GT, %597, %570,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %601 = stablehlo.and %599, %600 : tensor<11x512xi1>
    %602 = stablehlo.or %598, %601 : tensor<11x512xi1>
    %603 = stablehlo.select %602, %594, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %604 = stablehlo.broadcast_in_dim %578, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %605 = stablehlo.compare  EQ, %603, %604,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %606 = stablehlo.select %605, %597, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %607 = stablehlo.reduce(%606 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %610 = stablehlo.compare  EQ, %597, %609,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %611 = stablehlo.select %610, %206, %603 : tensor<11x512xi1>, tensor<11x512xf32>
    %612 = stablehlo.reduce(%611 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %615 = stablehlo.select %585, %614, %576 : tensor<11x96xi1>, tensor<11x96xf32>
    %616 = stablehlo.reduce(%615 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %618 = stablehlo.broadcast_in_dim %617, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %619 = stablehlo.compare  EQ, %615, %618,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %620 = stablehlo.select %619, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %621 = stablehlo.reduce(%620 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %624 = stablehlo.compare  EQ, %230, %623,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %625 = stablehlo.select %624, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %626 = stablehlo.slice %625 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %629 = stablehlo.add %120, %628 : tensor<11x96x512xf32>
    %630 = stablehlo.reduce(%629 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %631 = stablehlo.abs %630 : tensor<11x512xf32>
    %632 = stablehlo.compare  LT, %631, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %633 = stablehlo.select %632, %246, %630 : tensor<11x512xi1>, tensor<11x512xf32>
    %634 = stablehlo.multiply %622, %248 : tensor<11x1xi32>
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %636 = stablehlo.add %635, %189 : tensor<11x512xi32>
    %637 = stablehlo.compare  LT, %633, %604,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %638 = stablehlo.compare  EQ, %633, %604,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %639 = stablehlo.compare  GT, %636, %609,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %640 = stablehlo.and %638, %639 : tensor<11x512xi1>
    %641 = stablehlo.or %637, %640 : tensor<11x512xi1>
    %642 = stablehlo.select %641, %633, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %643 = stablehlo.broadcast_in_dim %617, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %644 = stablehlo.compare  EQ, %642, %643,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %645 = stablehlo.select %644, %636, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %646 = stablehlo.reduce(%645 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %647 = stablehlo.broadcast_in_dim %646, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %648 = stablehlo.broadcast_in_dim %647, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %649 = stablehlo.compare  EQ, %636, %648,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %650 = stablehlo.select %649, %206, %642 : tensor<11x512xi1>, tensor<11x512xf32>
    %651 = stablehlo.reduce(%650 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %652 = stablehlo.broadcast_in_dim %651, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %654 = stablehlo.select %624, %653, %615 : tensor<11x96xi1>, tensor<11x96xf32>
    %655 = stablehlo.reduce(%654 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %656 = stablehlo.broadcast_in_dim %655, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %658 = stablehlo.compare  EQ, %654, %657,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %659 = stablehlo.select %658, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %660 = stablehlo.reduce(%659 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %661 = stablehlo.broadcast_in_dim %660, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %663 = stablehlo.compare  EQ, %230, %662,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %664 = stablehlo.select %663, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %665 = stablehlo.slice %664 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %668 = stablehlo.add %120, %667 : tensor<11x96x512xf32>
    %669 = stablehlo.reduce(%668 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %670 = stablehlo.abs %669 : tensor<11x512xf32>
    %671 = stablehlo.compare  LT, %670, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %672 = stablehlo.select %671, %246, %669 : tensor<11x512xi1>, tensor<11x512xf32>
    %673 = stablehlo.multiply %661, %248 : tensor<11x1xi32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %675 = stablehlo.add %674, %189 : tensor<11x512xi32>
    %676 = stablehlo.compare  LT, %672, %643,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %677 = stablehlo.compare  EQ, %672, %643,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %678 = stablehlo.compare  GT, %675, %648,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %679 = stablehlo.and %677, %678 : tensor<11x512xi1>
    %680 = stablehlo.or %676, %679 : tensor<11x512xi1>
    %681 = stablehlo.select %680, %672, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %682 = stablehlo.broadcast_in_dim %656, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %683 = stablehlo.compare  EQ, %681, %682,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %684 = stablehlo.select %683, %675, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %685 = stablehlo.reduce(%684 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %686 = stablehlo.broadcast_in_dim %685, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %688 = stablehlo.compare  EQ, %675, %687,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %689 = stablehlo.select %688, %206, %681 : tensor<11x512xi1>, tensor<11x512xf32>
    %690 = stablehlo.reduce(%689 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %692 = stablehlo.broadcast_in_dim %691, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %693 = stablehlo.select %663, %692, %654 : tensor<11x96xi1>, tensor<11x96xf32>
    %694 = stablehlo.reduce(%693 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %695 = stablehlo.broadcast_in_dim %694, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %697 = stablehlo.compare  EQ, %693, %696,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %698 = stablehlo.select %697, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %699 = stablehlo.reduce(%698 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %700 = stablehlo.broadcast_in_dim %699, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %702 = stablehlo.compare  EQ, %230, %701,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %703 = stablehlo.select %702, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %704 = stablehlo.slice %703 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %707 = stablehlo.add %120, %706 : tensor<11x96x512xf32>
    %708 = stablehlo.reduce(%707 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %709 = stablehlo.abs %708 : tensor<11x512xf32>
    %710 = stablehlo.compare  LT, %709, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %711 = stablehlo.select %710, %246, %708 : tensor<11x512xi1>, tensor<11x512xf32>
    %712 = stablehlo.multiply %700, %248 : tensor<11x1xi32>
    %713 = stablehlo.broadcast_in_dim %712, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %714 = stablehlo.add %713, %189 : tensor<11x512xi32>
    %715 = stablehlo.compare  LT, %711, %682,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %716 = stablehlo.compare  EQ, %711, %682,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %717 = stablehlo.compare  GT, %714, %687,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %718 = stablehlo.and %716, %717 : tensor<11x512xi1>
    %719 = stablehlo.or %715, %718 : tensor<11x512xi1>
    %720 = stablehlo.select %719, %711, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %721 = stablehlo.broadcast_in_dim %695, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %722 = stablehlo.compare  EQ, %720, %721,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %723 = stablehlo.select %722, %714, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %724 = stablehlo.reduce(%723 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %725 = stablehlo.broadcast_in_dim %724, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %727 = stablehlo.compare  EQ, %714, %726,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %728 = stablehlo.select %727, %206, %720 : tensor<11x512xi1>, tensor<11x512xf32>
    %729 = stablehlo.reduce(%728 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %730 = stablehlo.broadcast_in_dim %729, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %732 = stablehlo.select %702, %731, %693 : tensor<11x96xi1>, tensor<11x96xf32>
    %733 = stablehlo.reduce(%732 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %734 = stablehlo.broadcast_in_dim %733, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %736 = stablehlo.compare  EQ, %732, %735,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %737 = stablehlo.select %736, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %738 = stablehlo.reduce(%737 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %740 = stablehlo.broadcast_in_dim %739, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %741 = stablehlo.compare  EQ, %230, %740,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %742 = stablehlo.select %741, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %743 = stablehlo.slice %742 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %744 = stablehlo.broadcast_in_dim %743, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %746 = stablehlo.add %120, %745 : tensor<11x96x512xf32>
    %747 = stablehlo.reduce(%746 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %748 = stablehlo.abs %747 : tensor<11x512xf32>
    %749 = stablehlo.compare  LT, %748, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %750 = stablehlo.select %749, %246, %747 : tensor<11x512xi1>, tensor<11x512xf32>
    %751 = stablehlo.multiply %739, %248 : tensor<11x1xi32>
    %752 = stablehlo.broadcast_in_dim %751, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %753 = stablehlo.add %752, %189 : tensor<11x512xi32>
    %754 = stablehlo.compare  LT, %750, %721,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %755 = stablehlo.compare  EQ, %750, %721,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %756 = stablehlo.compare  GT, %753, %726,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %757 = stablehlo.and %755, %756 : tensor<11x512xi1>
    %758 = stablehlo.or %754, %757 : tensor<11x512xi1>
    %759 = stablehlo.select %758, %750, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %760 = stablehlo.broadcast_in_dim %734, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %761 = stablehlo.compare  EQ, %759, %760,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %762 = stablehlo.select %761, %753, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %763 = stablehlo.reduce(%762 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %764 = stablehlo.broadcast_in_dim %763, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %765 = stablehlo.broadcast_in_dim %764, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %766 = stablehlo.compare  EQ, %753, %765,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %767 = stablehlo.select %766, %206, %759 : tensor<11x512xi1>, tensor<11x512xf32>
    %768 = stablehlo.reduce(%767 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %769 = stablehlo.broadcast_in_dim %768, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %770 = stablehlo.broadcast_in_dim %769, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %771 = stablehlo.select %741, %770, %732 : tensor<11x96xi1>, tensor<11x96xf32>
    %772 = stablehlo.reduce(%771 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %773 = stablehlo.broadcast_in_dim %772, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %774 = stablehlo.broadcast_in_dim %773, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %775 = stablehlo.compare  EQ, %771, %774,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %776 = stablehlo.select %775, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %777 = stablehlo.reduce(%776 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %778 = stablehlo.broadcast_in_dim %777, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %779 = stablehlo.broadcast_in_dim %778, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %780 = stablehlo.compare  EQ, %230, %779,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %781 = stablehlo.select %780, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %782 = stablehlo.slice %781 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %783 = stablehlo.broadcast_in_dim %782, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %785 = stablehlo.add %120, %784 : tensor<11x96x512xf32>
    %786 = stablehlo.reduce(%785 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %787 = stablehlo.abs %786 : tensor<11x512xf32>
    %788 = stablehlo.compare  LT, %787, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %789 = stablehlo.select %788, %246, %786 : tensor<11x512xi1>, tensor<11x512xf32>
    %790 = stablehlo.multiply %778, %248 : tensor<11x1xi32>
    %791 = stablehlo.broadcast_in_dim %790, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %792 = stablehlo.add %791, %189 : tensor<11x512xi32>
    %793 = stablehlo.compare  LT, %789, %760,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %794 = stablehlo.compare  EQ, %789, %760,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %795 = stablehlo.compare  GT, %792, %765,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %796 = stablehlo.and %794, %795 : tensor<11x512xi1>
    %797 = stablehlo.or %793, %796 : tensor<11x512xi1>
    %798 = stablehlo.select %797, %789, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %799 = stablehlo.broadcast_in_dim %773, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %800 = stablehlo.compare  EQ, %798, %799,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %801 = stablehlo.select %800, %792, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %802 = stablehlo.reduce(%801 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %803 = stablehlo.broadcast_in_dim %802, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %804 = stablehlo.broadcast_in_dim %803, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %805 = stablehlo.compare  EQ, %792, %804,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %806 = stablehlo.select %805, %206, %798 : tensor<11x512xi1>, tensor<11x512xf32>
    %807 = stablehlo.reduce(%806 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %809 = stablehlo.broadcast_in_dim %808, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %810 = stablehlo.select %780, %809, %771 : tensor<11x96xi1>, tensor<11x96xf32>
    %811 = stablehlo.reduce(%810 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %812 = stablehlo.broadcast_in_dim %811, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %813 = stablehlo.broadcast_in_dim %812, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %814 = stablehlo.compare  EQ, %810, %813,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %815 = stablehlo.select %814, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %816 = stablehlo.reduce(%815 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %818 = stablehlo.broadcast_in_dim %817, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %819 = stablehlo.compare  EQ, %230, %818,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %820 = stablehlo.select %819, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %821 = stablehlo.slice %820 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %822 = stablehlo.broadcast_in_dim %821, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %824 = stablehlo.add %120, %823 : tensor<11x96x512xf32>
    %825 = stablehlo.reduce(%824 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %826 = stablehlo.abs %825 : tensor<11x512xf32>
    %827 = stablehlo.compare  LT, %826, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %828 = stablehlo.select %827, %246, %825 : tensor<11x512xi1>, tensor<11x512xf32>
    %829 = stablehlo.multiply %817, %248 : tensor<11x1xi32>
    %830 = stablehlo.broadcast_in_dim %829, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %831 = stablehlo.add %830, %189 : tensor<11x512xi32>
    %832 = stablehlo.compare  LT, %828, %799,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %833 = stablehlo.compare  EQ, %828, %799,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %834 = stablehlo.compare  GT, %831, %804,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %835 = stablehlo.and %833, %834 : tensor<11x512xi1>
    %836 = stablehlo.or %832, %835 : tensor<11x512xi1>
    %837 = stablehlo.select %836, %828, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %838 = stablehlo.broadcast_in_dim %812, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %839 = stablehlo.compare  EQ, %837, %838,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %840 = stablehlo.select %839, %831, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %841 = stablehlo.reduce(%840 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %842 = stablehlo.broadcast_in_dim %841, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %843 = stablehlo.broadcast_in_dim %842, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %844 = stablehlo.compare  EQ, %831, %843,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %845 = stablehlo.select %844, %206, %837 : tensor<11x512xi1>, tensor<11x512xf32>
    %846 = stablehlo.reduce(%845 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %847 = stablehlo.broadcast_in_dim %846, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %848 = stablehlo.broadcast_in_dim %847, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %849 = stablehlo.select %819, %848, %810 : tensor<11x96xi1>, tensor<11x96xf32>
    %850 = stablehlo.reduce(%849 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %851 = stablehlo.broadcast_in_dim %850, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %852 = stablehlo.broadcast_in_dim %851, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %853 = stablehlo.compare  EQ, %849, %852,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %854 = stablehlo.select %853, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %855 = stablehlo.reduce(%854 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %856 = stablehlo.broadcast_in_dim %855, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %857 = stablehlo.broadcast_in_dim %856, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %858 = stablehlo.compare  EQ, %230, %857,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %859 = stablehlo.select %858, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %860 = stablehlo.slice %859 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %861 = stablehlo.broadcast_in_dim %860, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %862 = stablehlo.broadcast_in_dim %861, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %863 = stablehlo.add %120, %862 : tensor<11x96x512xf32>
    %864 = stablehlo.reduce(%863 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %865 = stablehlo.abs %864 : tensor<11x512xf32>
    %866 = stablehlo.compare  LT, %865, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %867 = stablehlo.select %866, %246, %864 : tensor<11x512xi1>, tensor<11x512xf32>
    %868 = stablehlo.multiply %856, %248 : tensor<11x1xi32>
    %869 = stablehlo.broadcast_in_dim %868, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %870 = stablehlo.add %869, %189 : tensor<11x512xi32>
    %871 = stablehlo.compare  LT, %867, %838,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %872 = stablehlo.compare  EQ, %867, %838,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %873 = stablehlo.compare  GT, %870, %843,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %874 = stablehlo.and %872, %873 : tensor<11x512xi1>
    %875 = stablehlo.or %871, %874 : tensor<11x512xi1>
    %876 = stablehlo.select %875, %867, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %877 = stablehlo.broadcast_in_dim %851, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %878 = stablehlo.compare  EQ, %876, %877,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %879 = stablehlo.select %878, %870, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %880 = stablehlo.reduce(%879 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %881 = stablehlo.broadcast_in_dim %880, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %882 = stablehlo.broadcast_in_dim %881, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %883 = stablehlo.compare  EQ, %870, %882,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %884 = stablehlo.select %883, %206, %876 : tensor<11x512xi1>, tensor<11x512xf32>
    %885 = stablehlo.reduce(%884 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %886 = stablehlo.broadcast_in_dim %885, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %887 = stablehlo.broadcast_in_dim %886, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %888 = stablehlo.select %858, %887, %849 : tensor<11x96xi1>, tensor<11x96xf32>
    %889 = stablehlo.reduce(%888 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %890 = stablehlo.broadcast_in_dim %889, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %891 = stablehlo.broadcast_in_dim %890, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %892 = stablehlo.compare  EQ, %888, %891,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %893 = stablehlo.select %892, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %894 = stablehlo.reduce(%893 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %895 = stablehlo.broadcast_in_dim %894, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %896 = stablehlo.broadcast_in_dim %895, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %897 = stablehlo.compare  EQ, %230, %896,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %898 = stablehlo.select %897, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %899 = stablehlo.slice %898 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %900 = stablehlo.broadcast_in_dim %899, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %901 = stablehlo.broadcast_in_dim %900, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %902 = stablehlo.add %120, %901 : tensor<11x96x512xf32>
    %903 = stablehlo.reduce(%902 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %904 = stablehlo.abs %903 : tensor<11x512xf32>
    %905 = stablehlo.compare  LT, %904, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %906 = stablehlo.select %905, %246, %903 : tensor<11x512xi1>, tensor<11x512xf32>
    %907 = stablehlo.multiply %895, %248 : tensor<11x1xi32>
    %908 = stablehlo.broadcast_in_dim %907, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %909 = stablehlo.add %908, %189 : tensor<11x512xi32>
    %910 = stablehlo.compare  LT, %906, %877,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %911 = stablehlo.compare  EQ, %906, %877,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %912 = stablehlo.compare  GT, %909, %882,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %913 = stablehlo.and %911, %912 : tensor<11x512xi1>
    %914 = stablehlo.or %910, %913 : tensor<11x512xi1>
    %915 = stablehlo.select %914, %906, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %916 = stablehlo.broadcast_in_dim %890, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %917 = stablehlo.compare  EQ, %915, %916,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %918 = stablehlo.select %917, %909, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %919 = stablehlo.reduce(%918 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %920 = stablehlo.broadcast_in_dim %919, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %921 = stablehlo.broadcast_in_dim %920, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %922 = stablehlo.compare  EQ, %909, %921,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %923 = stablehlo.select %922, %206, %915 : tensor<11x512xi1>, tensor<11x512xf32>
    %924 = stablehlo.reduce(%923 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %925 = stablehlo.broadcast_in_dim %924, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %926 = stablehlo.broadcast_in_dim %925, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %927 = stablehlo.select %897, %926, %888 : tensor<11x96xi1>, tensor<11x96xf32>
    %928 = stablehlo.reduce(%927 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %929 = stablehlo.broadcast_in_dim %928, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %930 = stablehlo.broadcast_in_dim %929, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %931 = stablehlo.compare  EQ, %927, %930,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %932 = stablehlo.select %931, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %933 = stablehlo.reduce(%932 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %934 = stablehlo.broadcast_in_dim %933, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %935 = stablehlo.broadcast_in_dim %934, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %936 = stablehlo.compare  EQ, %230, %935,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %937 = stablehlo.select %936, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %938 = stablehlo.slice %937 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %939 = stablehlo.broadcast_in_dim %938, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %941 = stablehlo.add %120, %940 : tensor<11x96x512xf32>
    %942 = stablehlo.reduce(%941 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %943 = stablehlo.abs %942 : tensor<11x512xf32>
    %944 = stablehlo.compare  LT, %943, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %945 = stablehlo.select %944, %246, %942 : tensor<11x512xi1>, tensor<11x512xf32>
    %946 = stablehlo.multiply %934, %248 : tensor<11x1xi32>
    %947 = stablehlo.broadcast_in_dim %946, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %948 = stablehlo.add %947, %189 : tensor<11x512xi32>
    %949 = stablehlo.compare  LT, %945, %916,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %950 = stablehlo.compare  EQ, %945, %916,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %951 = stablehlo.compare  GT, %948, %921,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %952 = stablehlo.and %950, %951 : tensor<11x512xi1>
    %953 = stablehlo.or %949, %952 : tensor<11x512xi1>
    %954 = stablehlo.select %953, %945, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %955 = stablehlo.broadcast_in_dim %929, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %956 = stablehlo.compare  EQ, %954, %955,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %957 = stablehlo.select %956, %948, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %958 = stablehlo.reduce(%957 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %959 = stablehlo.broadcast_in_dim %958, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %960 = stablehlo.broadcast_in_dim %959, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %961 = stablehlo.compare  EQ, %948, %960,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %962 = stablehlo.select %961, %206, %954 : tensor<11x512xi1>, tensor<11x512xf32>
    %963 = stablehlo.reduce(%962 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %964 = stablehlo.broadcast_in_dim %963, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %965 = stablehlo.broadcast_in_dim %964, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %966 = stablehlo.select %936, %965, %927 : tensor<11x96xi1>, tensor<11x96xf32>
    %967 = stablehlo.reduce(%966 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %968 = stablehlo.broadcast_in_dim %967, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %969 = stablehlo.broadcast_in_dim %968, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %970 = stablehlo.compare  EQ, %966, %969,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %971 = stablehlo.select %970, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %972 = stablehlo.reduce(%971 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %973 = stablehlo.broadcast_in_dim %972, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %974 = stablehlo.broadcast_in_dim %973, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %975 = stablehlo.compare  EQ, %230, %974,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %976 = stablehlo.select %975, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %977 = stablehlo.slice %976 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %978 = stablehlo.broadcast_in_dim %977, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %979 = stablehlo.broadcast_in_dim %978, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %980 = stablehlo.add %120, %979 : tensor<11x96x512xf32>
    %981 = stablehlo.reduce(%980 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %982 = stablehlo.abs %981 : tensor<11x512xf32>
    %983 = stablehlo.compare  LT, %982, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %984 = stablehlo.select %983, %246, %981 : tensor<11x512xi1>, tensor<11x512xf32>
    %985 = stablehlo.multiply %973, %248 : tensor<11x1xi32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %987 = stablehlo.add %986, %189 : tensor<11x512xi32>
    %988 = stablehlo.compare  LT, %984, %955,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %989 = stablehlo.compare  EQ, %984, %955,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %990 = stablehlo.compare  GT, %987, %960,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %991 = stablehlo.and %989, %990 : tensor<11x512xi1>
    %992 = stablehlo.or %988, %991 : tensor<11x512xi1>
    %993 = stablehlo.select %992, %984, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %994 = stablehlo.broadcast_in_dim %968, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %995 = stablehlo.compare  EQ, %993, %994,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %996 = stablehlo.select %995, %987, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %997 = stablehlo.reduce(%996 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %998 = stablehlo.broadcast_in_dim %997, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %999 = stablehlo.broadcast_in_dim %998, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1000 = stablehlo.compare  EQ, %987, %999,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1001 = stablehlo.select %1000, %206, %993 : tensor<11x512xi1>, tensor<11x512xf32>
    %1002 = stablehlo.reduce(%1001 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1003 = stablehlo.broadcast_in_dim %1002, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1004 = stablehlo.broadcast_in_dim %1003, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1005 = stablehlo.select %975, %1004, %966 : tensor<11x96xi1>, tensor<11x96xf32>
    %1006 = stablehlo.reduce(%1005 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1008 = stablehlo.broadcast_in_dim %1007, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1009 = stablehlo.compare  EQ, %1005, %1008,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1010 = stablehlo.select %1009, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1011 = stablehlo.reduce(%1010 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1012 = stablehlo.broadcast_in_dim %1011, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1014 = stablehlo.compare  EQ, %230, %1013,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1015 = stablehlo.select %1014, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1016 = stablehlo.slice %1015 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1017 = stablehlo.broadcast_in_dim %1016, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1018 = stablehlo.broadcast_in_dim %1017, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1019 = stablehlo.add %120, %1018 : tensor<11x96x512xf32>
    %1020 = stablehlo.reduce(%1019 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1021 = stablehlo.abs %1020 : tensor<11x512xf32>
    %1022 = stablehlo.compare  LT, %1021, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1023 = stablehlo.select %1022, %246, %1020 : tensor<11x512xi1>, tensor<11x512xf32>
    %1024 = stablehlo.multiply %1012, %248 : tensor<11x1xi32>
    %1025 = stablehlo.broadcast_in_dim %1024, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1026 = stablehlo.add %1025, %189 : tensor<11x512xi32>
    %1027 = stablehlo.compare  LT, %1023, %994,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1028 = stablehlo.compare  EQ, %1023, %994,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1029 = stablehlo.compare  GT, %1026, %999,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1030 = stablehlo.and %1028, %1029 : tensor<11x512xi1>
    %1031 = stablehlo.or %1027, %1030 : tensor<11x512xi1>
    %1032 = stablehlo.select %1031, %1023, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1033 = stablehlo.broadcast_in_dim %1007, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1034 = stablehlo.compare  EQ, %1032, %1033,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1035 = stablehlo.select %1034, %1026, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1036 = stablehlo.reduce(%1035 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1037 = stablehlo.broadcast_in_dim %1036, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1039 = stablehlo.compare  EQ, %1026, %1038,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1040 = stablehlo.select %1039, %206, %1032 : tensor<11x512xi1>, tensor<11x512xf32>
    %1041 = stablehlo.reduce(%1040 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1042 = stablehlo.broadcast_in_dim %1041, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1043 = stablehlo.broadcast_in_dim %1042, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1044 = stablehlo.select %1014, %1043, %1005 : tensor<11x96xi1>, tensor<11x96xf32>
    %1045 = stablehlo.reduce(%1044 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1047 = stablehlo.broadcast_in_dim %1046, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1048 = stablehlo.compare  EQ, %1044, %1047,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1049 = stablehlo.select %1048, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1050 = stablehlo.reduce(%1049 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1051 = stablehlo.broadcast_in_dim %1050, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1052 = stablehlo.broadcast_in_dim %1051, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1053 = stablehlo.compare  EQ, %230, %1052,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1054 = stablehlo.select %1053, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1055 = stablehlo.slice %1054 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1056 = stablehlo.broadcast_in_dim %1055, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1057 = stablehlo.broadcast_in_dim %1056, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1058 = stablehlo.add %120, %1057 : tensor<11x96x512xf32>
    %1059 = stablehlo.reduce(%1058 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1060 = stablehlo.abs %1059 : tensor<11x512xf32>
    %1061 = stablehlo.compare  LT, %1060, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1062 = stablehlo.select %1061, %246, %1059 : tensor<11x512xi1>, tensor<11x512xf32>
    %1063 = stablehlo.multiply %1051, %248 : tensor<11x1xi32>
    %1064 = stablehlo.broadcast_in_dim %1063, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1065 = stablehlo.add %1064, %189 : tensor<11x512xi32>
    %1066 = stablehlo.compare  LT, %1062, %1033,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1067 = stablehlo.compare  EQ, %1062, %1033,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1068 = stablehlo.compare  GT, %1065, %1038,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1069 = stablehlo.and %1067, %1068 : tensor<11x512xi1>
    %1070 = stablehlo.or %1066, %1069 : tensor<11x512xi1>
    %1071 = stablehlo.select %1070, %1062, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1072 = stablehlo.broadcast_in_dim %1046, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1073 = stablehlo.compare  EQ, %1071, %1072,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1074 = stablehlo.select %1073, %1065, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1075 = stablehlo.reduce(%1074 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1076 = stablehlo.broadcast_in_dim %1075, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1077 = stablehlo.broadcast_in_dim %1076, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1078 = stablehlo.compare  EQ, %1065, %1077,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1079 = stablehlo.select %1078, %206, %1071 : tensor<11x512xi1>, tensor<11x512xf32>
    %1080 = stablehlo.reduce(%1079 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1081 = stablehlo.broadcast_in_dim %1080, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1082 = stablehlo.broadcast_in_dim %1081, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1083 = stablehlo.select %1053, %1082, %1044 : tensor<11x96xi1>, tensor<11x96xf32>
    %1084 = stablehlo.reduce(%1083 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1086 = stablehlo.broadcast_in_dim %1085, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1087 = stablehlo.compare  EQ, %1083, %1086,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1088 = stablehlo.select %1087, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1089 = stablehlo.reduce(%1088 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1090 = stablehlo.broadcast_in_dim %1089, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1091 = stablehlo.broadcast_in_dim %1090, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1092 = stablehlo.compare  EQ, %230, %1091,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1093 = stablehlo.select %1092, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1094 = stablehlo.slice %1093 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1095 = stablehlo.broadcast_in_dim %1094, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1097 = stablehlo.add %120, %1096 : tensor<11x96x512xf32>
    %1098 = stablehlo.reduce(%1097 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1099 = stablehlo.abs %1098 : tensor<11x512xf32>
    %1100 = stablehlo.compare  LT, %1099, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1101 = stablehlo.select %1100, %246, %1098 : tensor<11x512xi1>, tensor<11x512xf32>
    %1102 = stablehlo.multiply %1090, %248 : tensor<11x1xi32>
    %1103 = stablehlo.broadcast_in_dim %1102, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1104 = stablehlo.add %1103, %189 : tensor<11x512xi32>
    %1105 = stablehlo.compare  LT, %1101, %1072,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1106 = stablehlo.compare  EQ, %1101, %1072,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1107 = stablehlo.compare  GT, %1104, %1077,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1108 = stablehlo.and %1106, %1107 : tensor<11x512xi1>
    %1109 = stablehlo.or %1105, %1108 : tensor<11x512xi1>
    %1110 = stablehlo.select %1109, %1101, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1111 = stablehlo.broadcast_in_dim %1085, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1112 = stablehlo.compare  EQ, %1110, %1111,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1113 = stablehlo.select %1112, %1104, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1114 = stablehlo.reduce(%1113 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1115 = stablehlo.broadcast_in_dim %1114, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1116 = stablehlo.broadcast_in_dim %1115, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1117 = stablehlo.compare  EQ, %1104, %1116,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1118 = stablehlo.select %1117, %206, %1110 : tensor<11x512xi1>, tensor<11x512xf32>
    %1119 = stablehlo.reduce(%1118 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1120 = stablehlo.broadcast_in_dim %1119, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1122 = stablehlo.select %1092, %1121, %1083 : tensor<11x96xi1>, tensor<11x96xf32>
    %1123 = stablehlo.reduce(%1122 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1124 = stablehlo.broadcast_in_dim %1123, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1125 = stablehlo.broadcast_in_dim %1124, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1126 = stablehlo.compare  EQ, %1122, %1125,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1127 = stablehlo.select %1126, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1128 = stablehlo.reduce(%1127 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1129 = stablehlo.broadcast_in_dim %1128, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1131 = stablehlo.compare  EQ, %230, %1130,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1132 = stablehlo.select %1131, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1133 = stablehlo.slice %1132 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1134 = stablehlo.broadcast_in_dim %1133, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1135 = stablehlo.broadcast_in_dim %1134, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1136 = stablehlo.add %120, %1135 : tensor<11x96x512xf32>
    %1137 = stablehlo.reduce(%1136 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1138 = stablehlo.abs %1137 : tensor<11x512xf32>
    %1139 = stablehlo.compare  LT, %1138, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1140 = stablehlo.select %1139, %246, %1137 : tensor<11x512xi1>, tensor<11x512xf32>
    %1141 = stablehlo.multiply %1129, %248 : tensor<11x1xi32>
    %1142 = stablehlo.broadcast_in_dim %1141, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1143 = stablehlo.add %1142, %189 : tensor<11x512xi32>
    %1144 = stablehlo.compare  LT, %1140, %1111,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1145 = stablehlo.compare  EQ, %1140, %1111,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1146 = stablehlo.compare  GT, %1143, %1116,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1147 = stablehlo.and %1145, %1146 : tensor<11x512xi1>
    %1148 = stablehlo.or %1144, %1147 : tensor<11x512xi1>
    %1149 = stablehlo.select %1148, %1140, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1150 = stablehlo.broadcast_in_dim %1124, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1151 = stablehlo.compare  EQ, %1149, %1150,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1152 = stablehlo.select %1151, %1143, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1153 = stablehlo.reduce(%1152 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1154 = stablehlo.broadcast_in_dim %1153, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1155 = stablehlo.broadcast_in_dim %1154, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1156 = stablehlo.compare  EQ, %1143, %1155,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1157 = stablehlo.select %1156, %206, %1149 : tensor<11x512xi1>, tensor<11x512xf32>
    %1158 = stablehlo.reduce(%1157 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1159 = stablehlo.broadcast_in_dim %1158, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1161 = stablehlo.select %1131, %1160, %1122 : tensor<11x96xi1>, tensor<11x96xf32>
    %1162 = stablehlo.reduce(%1161 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1163 = stablehlo.broadcast_in_dim %1162, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1164 = stablehlo.broadcast_in_dim %1163, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1165 = stablehlo.compare  EQ, %1161, %1164,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1166 = stablehlo.select %1165, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1167 = stablehlo.reduce(%1166 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1168 = stablehlo.broadcast_in_dim %1167, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1169 = stablehlo.broadcast_in_dim %1168, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1170 = stablehlo.compare  EQ, %230, %1169,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1171 = stablehlo.select %1170, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1172 = stablehlo.slice %1171 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1173 = stablehlo.broadcast_in_dim %1172, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1174 = stablehlo.broadcast_in_dim %1173, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1175 = stablehlo.add %120, %1174 : tensor<11x96x512xf32>
    %1176 = stablehlo.reduce(%1175 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1177 = stablehlo.abs %1176 : tensor<11x512xf32>
    %1178 = stablehlo.compare  LT, %1177, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1179 = stablehlo.select %1178, %246, %1176 : tensor<11x512xi1>, tensor<11x512xf32>
    %1180 = stablehlo.multiply %1168, %248 : tensor<11x1xi32>
    %1181 = stablehlo.broadcast_in_dim %1180, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1182 = stablehlo.add %1181, %189 : tensor<11x512xi32>
    %1183 = stablehlo.compare  LT, %1179, %1150,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1184 = stablehlo.compare  EQ, %1179, %1150,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1185 = stablehlo.compare  GT, %1182, %1155,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1186 = stablehlo.and %1184, %1185 : tensor<11x512xi1>
    %1187 = stablehlo.or %1183, %1186 : tensor<11x512xi1>
    %1188 = stablehlo.select %1187, %1179, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1189 = stablehlo.broadcast_in_dim %1163, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1190 = stablehlo.compare  EQ, %1188, %1189,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1191 = stablehlo.select %1190, %1182, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1192 = stablehlo.reduce(%1191 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1193 = stablehlo.broadcast_in_dim %1192, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1194 = stablehlo.broadcast_in_dim %1193, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1195 = stablehlo.compare  EQ, %1182, %1194,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1196 = stablehlo.select %1195, %206, %1188 : tensor<11x512xi1>, tensor<11x512xf32>
    %1197 = stablehlo.reduce(%1196 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1198 = stablehlo.broadcast_in_dim %1197, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1199 = stablehlo.broadcast_in_dim %1198, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1200 = stablehlo.select %1170, %1199, %1161 : tensor<11x96xi1>, tensor<11x96xf32>
    %1201 = stablehlo.reduce(%1200 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1202 = stablehlo.broadcast_in_dim %1201, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1203 = stablehlo.broadcast_in_dim %1202, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1204 = stablehlo.compare  EQ, %1200, %1203,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1205 = stablehlo.select %1204, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1206 = stablehlo.reduce(%1205 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1207 = stablehlo.broadcast_in_dim %1206, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1208 = stablehlo.broadcast_in_dim %1207, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1209 = stablehlo.compare  EQ, %230, %1208,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1210 = stablehlo.select %1209, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1211 = stablehlo.slice %1210 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1213 = stablehlo.broadcast_in_dim %1212, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1214 = stablehlo.add %120, %1213 : tensor<11x96x512xf32>
    %1215 = stablehlo.reduce(%1214 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1216 = stablehlo.abs %1215 : tensor<11x512xf32>
    %1217 = stablehlo.compare  LT, %1216, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1218 = stablehlo.select %1217, %246, %1215 : tensor<11x512xi1>, tensor<11x512xf32>
    %1219 = stablehlo.multiply %1207, %248 : tensor<11x1xi32>
    %1220 = stablehlo.broadcast_in_dim %1219, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1221 = stablehlo.add %1220, %189 : tensor<11x512xi32>
    %1222 = stablehlo.compare  LT, %1218, %1189,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1223 = stablehlo.compare  EQ, %1218, %1189,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1224 = stablehlo.compare  GT, %1221, %1194,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1225 = stablehlo.and %1223, %1224 : tensor<11x512xi1>
    %1226 = stablehlo.or %1222, %1225 : tensor<11x512xi1>
    %1227 = stablehlo.select %1226, %1218, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1228 = stablehlo.broadcast_in_dim %1202, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1229 = stablehlo.compare  EQ, %1227, %1228,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1230 = stablehlo.select %1229, %1221, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1231 = stablehlo.reduce(%1230 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1232 = stablehlo.broadcast_in_dim %1231, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1233 = stablehlo.broadcast_in_dim %1232, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1234 = stablehlo.compare  EQ, %1221, %1233,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1235 = stablehlo.select %1234, %206, %1227 : tensor<11x512xi1>, tensor<11x512xf32>
    %1236 = stablehlo.reduce(%1235 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1238 = stablehlo.broadcast_in_dim %1237, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1239 = stablehlo.select %1209, %1238, %1200 : tensor<11x96xi1>, tensor<11x96xf32>
    %1240 = stablehlo.reduce(%1239 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1241 = stablehlo.broadcast_in_dim %1240, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1242 = stablehlo.broadcast_in_dim %1241, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1243 = stablehlo.compare  EQ, %1239, %1242,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1244 = stablehlo.select %1243, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1245 = stablehlo.reduce(%1244 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1247 = stablehlo.broadcast_in_dim %1246, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1248 = stablehlo.compare  EQ, %230, %1247,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1249 = stablehlo.select %1248, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1250 = stablehlo.slice %1249 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1251 = stablehlo.broadcast_in_dim %1250, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1252 = stablehlo.broadcast_in_dim %1251, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1253 = stablehlo.add %120, %1252 : tensor<11x96x512xf32>
    %1254 = stablehlo.reduce(%1253 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1255 = stablehlo.abs %1254 : tensor<11x512xf32>
    %1256 = stablehlo.compare  LT, %1255, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1257 = stablehlo.select %1256, %246, %1254 : tensor<11x512xi1>, tensor<11x512xf32>
    %1258 = stablehlo.multiply %1246, %248 : tensor<11x1xi32>
    %1259 = stablehlo.broadcast_in_dim %1258, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1260 = stablehlo.add %1259, %189 : tensor<11x512xi32>
    %1261 = stablehlo.compare  LT, %1257, %1228,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1262 = stablehlo.compare  EQ, %1257, %1228,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1263 = stablehlo.compare  GT, %1260, %1233,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1264 = stablehlo.and %1262, %1263 : tensor<11x512xi1>
    %1265 = stablehlo.or %1261, %1264 : tensor<11x512xi1>
    %1266 = stablehlo.select %1265, %1257, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1267 = stablehlo.broadcast_in_dim %1241, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1268 = stablehlo.compare  EQ, %1266, %1267,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1269 = stablehlo.select %1268, %1260, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1270 = stablehlo.reduce(%1269 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1271 = stablehlo.broadcast_in_dim %1270, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1272 = stablehlo.broadcast_in_dim %1271, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1273 = stablehlo.compare  EQ, %1260, %1272,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1274 = stablehlo.select %1273, %206, %1266 : tensor<11x512xi1>, tensor<11x512xf32>
    %1275 = stablehlo.reduce(%1274 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1276 = stablehlo.broadcast_in_dim %1275, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1277 = stablehlo.broadcast_in_dim %1276, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1278 = stablehlo.select %1248, %1277, %1239 : tensor<11x96xi1>, tensor<11x96xf32>
    %1279 = stablehlo.reduce(%1278 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1280 = stablehlo.broadcast_in_dim %1279, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1281 = stablehlo.broadcast_in_dim %1280, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1282 = stablehlo.compare  EQ, %1278, %1281,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1283 = stablehlo.select %1282, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1284 = stablehlo.reduce(%1283 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1285 = stablehlo.broadcast_in_dim %1284, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1286 = stablehlo.broadcast_in_dim %1285, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1287 = stablehlo.compare  EQ, %230, %1286,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1288 = stablehlo.select %1287, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1289 = stablehlo.slice %1288 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1290 = stablehlo.broadcast_in_dim %1289, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1291 = stablehlo.broadcast_in_dim %1290, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1292 = stablehlo.add %120, %1291 : tensor<11x96x512xf32>
    %1293 = stablehlo.reduce(%1292 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1294 = stablehlo.abs %1293 : tensor<11x512xf32>
    %1295 = stablehlo.compare  LT, %1294, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1296 = stablehlo.select %1295, %246, %1293 : tensor<11x512xi1>, tensor<11x512xf32>
    %1297 = stablehlo.multiply %1285, %248 : tensor<11x1xi32>
    %1298 = stablehlo.broadcast_in_dim %1297, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1299 = stablehlo.add %1298, %189 : tensor<11x512xi32>
    %1300 = stablehlo.compare  LT, %1296, %1267,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1301 = stablehlo.compare  EQ, %1296, %1267,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1302 = stablehlo.compare  GT, %1299, %1272,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1303 = stablehlo.and %1301, %1302 : tensor<11x512xi1>
    %1304 = stablehlo.or %1300, %1303 : tensor<11x512xi1>
    %1305 = stablehlo.select %1304, %1296, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1306 = stablehlo.broadcast_in_dim %1280, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1307 = stablehlo.compare  EQ, %1305, %1306,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1308 = stablehlo.select %1307, %1299, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1309 = stablehlo.reduce(%1308 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1310 = stablehlo.broadcast_in_dim %1309, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1311 = stablehlo.broadcast_in_dim %1310, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1312 = stablehlo.compare  EQ, %1299, %1311,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1313 = stablehlo.select %1312, %206, %1305 : tensor<11x512xi1>, tensor<11x512xf32>
    %1314 = stablehlo.reduce(%1313 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1315 = stablehlo.broadcast_in_dim %1314, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1317 = stablehlo.select %1287, %1316, %1278 : tensor<11x96xi1>, tensor<11x96xf32>
    %1318 = stablehlo.reduce(%1317 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1319 = stablehlo.broadcast_in_dim %1318, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1320 = stablehlo.broadcast_in_dim %1319, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1321 = stablehlo.compare  EQ, %1317, %1320,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1322 = stablehlo.select %1321, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1323 = stablehlo.reduce(%1322 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1324 = stablehlo.broadcast_in_dim %1323, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1325 = stablehlo.broadcast_in_dim %1324, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1326 = stablehlo.compare  EQ, %230, %1325,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1327 = stablehlo.select %1326, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1328 = stablehlo.slice %1327 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1329 = stablehlo.broadcast_in_dim %1328, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1330 = stablehlo.broadcast_in_dim %1329, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1331 = stablehlo.add %120, %1330 : tensor<11x96x512xf32>
    %1332 = stablehlo.reduce(%1331 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1333 = stablehlo.abs %1332 : tensor<11x512xf32>
    %1334 = stablehlo.compare  LT, %1333, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1335 = stablehlo.select %1334, %246, %1332 : tensor<11x512xi1>, tensor<11x512xf32>
    %1336 = stablehlo.multiply %1324, %248 : tensor<11x1xi32>
    %1337 = stablehlo.broadcast_in_dim %1336, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1338 = stablehlo.add %1337, %189 : tensor<11x512xi32>
    %1339 = stablehlo.compare  LT, %1335, %1306,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1340 = stablehlo.compare  EQ, %1335, %1306,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1341 = stablehlo.compare  GT, %1338, %1311,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1342 = stablehlo.and %1340, %1341 : tensor<11x512xi1>
    %1343 = stablehlo.or %1339, %1342 : tensor<11x512xi1>
    %1344 = stablehlo.select %1343, %1335, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1345 = stablehlo.broadcast_in_dim %1319, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1346 = stablehlo.compare  EQ, %1344, %1345,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1347 = stablehlo.select %1346, %1338, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1348 = stablehlo.reduce(%1347 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1349 = stablehlo.broadcast_in_dim %1348, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1350 = stablehlo.broadcast_in_dim %1349, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1351 = stablehlo.compare  EQ, %1338, %1350,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1352 = stablehlo.select %1351, %206, %1344 : tensor<11x512xi1>, tensor<11x512xf32>
    %1353 = stablehlo.reduce(%1352 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1354 = stablehlo.broadcast_in_dim %1353, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1355 = stablehlo.broadcast_in_dim %1354, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1356 = stablehlo.select %1326, %1355, %1317 : tensor<11x96xi1>, tensor<11x96xf32>
    %1357 = stablehlo.reduce(%1356 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1358 = stablehlo.broadcast_in_dim %1357, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1359 = stablehlo.broadcast_in_dim %1358, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1360 = stablehlo.compare  EQ, %1356, %1359,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1361 = stablehlo.select %1360, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1362 = stablehlo.reduce(%1361 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1363 = stablehlo.broadcast_in_dim %1362, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1364 = stablehlo.broadcast_in_dim %1363, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1365 = stablehlo.compare  EQ, %230, %1364,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1366 = stablehlo.select %1365, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1367 = stablehlo.slice %1366 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1368 = stablehlo.broadcast_in_dim %1367, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1369 = stablehlo.broadcast_in_dim %1368, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1370 = stablehlo.add %120, %1369 : tensor<11x96x512xf32>
    %1371 = stablehlo.reduce(%1370 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1372 = stablehlo.abs %1371 : tensor<11x512xf32>
    %1373 = stablehlo.compare  LT, %1372, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1374 = stablehlo.select %1373, %246, %1371 : tensor<11x512xi1>, tensor<11x512xf32>
    %1375 = stablehlo.multiply %1363, %248 : tensor<11x1xi32>
    %1376 = stablehlo.broadcast_in_dim %1375, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1377 = stablehlo.add %1376, %189 : tensor<11x512xi32>
    %1378 = stablehlo.compare  LT, %1374, %1345,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1379 = stablehlo.compare  EQ, %1374, %1345,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1380 = stablehlo.compare  GT, %1377, %1350,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1381 = stablehlo.and %1379, %1380 : tensor<11x512xi1>
    %1382 = stablehlo.or %1378, %1381 : tensor<11x512xi1>
    %1383 = stablehlo.select %1382, %1374, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1384 = stablehlo.broadcast_in_dim %1358, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1385 = stablehlo.compare  EQ, %1383, %1384,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1386 = stablehlo.select %1385, %1377, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1387 = stablehlo.reduce(%1386 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1388 = stablehlo.broadcast_in_dim %1387, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1389 = stablehlo.broadcast_in_dim %1388, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1390 = stablehlo.compare  EQ, %1377, %1389,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1391 = stablehlo.select %1390, %206, %1383 : tensor<11x512xi1>, tensor<11x512xf32>
    %1392 = stablehlo.reduce(%1391 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1393 = stablehlo.broadcast_in_dim %1392, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1394 = stablehlo.broadcast_in_dim %1393, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1395 = stablehlo.select %1365, %1394, %1356 : tensor<11x96xi1>, tensor<11x96xf32>
    %1396 = stablehlo.reduce(%1395 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1397 = stablehlo.broadcast_in_dim %1396, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1398 = stablehlo.broadcast_in_dim %1397, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1399 = stablehlo.compare  EQ, %1395, %1398,  FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1400 = stablehlo.select %1399, %230, %231 : tensor<11x96xi1>, tensor<11x96xi32>
    %1401 = stablehlo.reduce(%1400 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1402 = stablehlo.broadcast_in_dim %1401, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1403 = stablehlo.broadcast_in_dim %1402, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1404 = stablehlo.compare  EQ, %230, %1403,  SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1405 = stablehlo.select %1404, %195, %196 : tensor<11x96xi1>, tensor<11x96xf32>
    %1406 = stablehlo.slice %1405 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1407 = stablehlo.broadcast_in_dim %1406, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1408 = stablehlo.broadcast_in_dim %1407, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1409 = stablehlo.add %120, %1408 : tensor<11x96x512xf32>
    %1410 = stablehlo.reduce(%1409 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1411 = stablehlo.abs %1410 : tensor<11x512xf32>
    %1412 = stablehlo.compare  LT, %1411, %244,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1413 = stablehlo.select %1412, %246, %1410 : tensor<11x512xi1>, tensor<11x512xf32>
    %1414 = stablehlo.multiply %1402, %248 : tensor<11x1xi32>
    %1415 = stablehlo.broadcast_in_dim %1414, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1416 = stablehlo.add %1415, %189 : tensor<11x512xi32>
    %1417 = stablehlo.compare  LT, %1413, %1384,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1418 = stablehlo.compare  EQ, %1413, %1384,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1419 = stablehlo.compare  GT, %1416, %1389,  SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1420 = stablehlo.and %1418, %1419 : tensor<11x512xi1>
    %1421 = stablehlo.or %1417, %1420 : tensor<11x512xi1>
    %1422 = stablehlo.select %1421, %1413, %206 : tensor<11x512xi1>, tensor<11x512xf32>
    %1423 = stablehlo.broadcast_in_dim %1397, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1424 = stablehlo.compare  EQ, %1422, %1423,  FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1425 = stablehlo.select %1424, %1416, %254 : tensor<11x512xi1>, tensor<11x512xi32>
    %1426 = stablehlo.reduce(%1425 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1427 = stablehlo.broadcast_in_dim %1426, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1428 = stablehlo.concatenate %257, %296, %335, %374, %413, %452, %491, %530, %569, %608, %647, %686, %725, %764, %803, %842, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x16xi32>
    %1429 = stablehlo.concatenate %881, %920, %959, %998, %1037, %1076, %1115, %1154, %1193, %1232, %1271, %1310, %1349, %1388, %1427, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x15xi32>
    %1430 = stablehlo.concatenate %1428, %1429, dim = 1 : (tensor<11x16xi32>, tensor<11x15xi32>) -> tensor<11x31xi32>
    %1431 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1432 = stablehlo.compare  EQ, %227, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1433 = stablehlo.subtract %227, %123 : tensor<11x1xf32>
    %1434 = stablehlo.subtract %1433, %165 : tensor<11x1xf32>
    %1435 = stablehlo.select %1432, %210, %1434 : tensor<11x1xi1>, tensor<11x1xf32>
    %1436 = stablehlo.compare  EQ, %266, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1437 = stablehlo.subtract %266, %123 : tensor<11x1xf32>
    %1438 = stablehlo.subtract %1437, %165 : tensor<11x1xf32>
    %1439 = stablehlo.select %1436, %210, %1438 : tensor<11x1xi1>, tensor<11x1xf32>
    %1440 = stablehlo.compare  EQ, %305, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1441 = stablehlo.subtract %305, %123 : tensor<11x1xf32>
    %1442 = stablehlo.subtract %1441, %165 : tensor<11x1xf32>
    %1443 = stablehlo.select %1440, %210, %1442 : tensor<11x1xi1>, tensor<11x1xf32>
    %1444 = stablehlo.compare  EQ, %344, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1445 = stablehlo.subtract %344, %123 : tensor<11x1xf32>
    %1446 = stablehlo.subtract %1445, %165 : tensor<11x1xf32>
    %1447 = stablehlo.select %1444, %210, %1446 : tensor<11x1xi1>, tensor<11x1xf32>
    %1448 = stablehlo.compare  EQ, %383, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1449 = stablehlo.subtract %383, %123 : tensor<11x1xf32>
    %1450 = stablehlo.subtract %1449, %165 : tensor<11x1xf32>
    %1451 = stablehlo.select %1448, %210, %1450 : tensor<11x1xi1>, tensor<11x1xf32>
    %1452 = stablehlo.compare  EQ, %422, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1453 = stablehlo.subtract %422, %123 : tensor<11x1xf32>
    %1454 = stablehlo.subtract %1453, %165 : tensor<11x1xf32>
    %1455 = stablehlo.select %1452, %210, %1454 : tensor<11x1xi1>, tensor<11x1xf32>
    %1456 = stablehlo.compare  EQ, %461, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1457 = stablehlo.subtract %461, %123 : tensor<11x1xf32>
    %1458 = stablehlo.subtract %1457, %165 : tensor<11x1xf32>
    %1459 = stablehlo.select %1456, %210, %1458 : tensor<11x1xi1>, tensor<11x1xf32>
    %1460 = stablehlo.compare  EQ, %500, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1461 = stablehlo.subtract %500, %123 : tensor<11x1xf32>
    %1462 = stablehlo.subtract %1461, %165 : tensor<11x1xf32>
    %1463 = stablehlo.select %1460, %210, %1462 : tensor<11x1xi1>, tensor<11x1xf32>
    %1464 = stablehlo.compare  EQ, %539, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1465 = stablehlo.subtract %539, %123 : tensor<11x1xf32>
    %1466 = stablehlo.subtract %1465, %165 : tensor<11x1xf32>
    %1467 = stablehlo.select %1464, %210, %1466 : tensor<11x1xi1>, tensor<11x1xf32>
    %1468 = stablehlo.compare  EQ, %578, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1469 = stablehlo.subtract %578, %123 : tensor<11x1xf32>
    %1470 = stablehlo.subtract %1469, %165 : tensor<11x1xf32>
    %1471 = stablehlo.select %1468, %210, %1470 : tensor<11x1xi1>, tensor<11x1xf32>
    %1472 = stablehlo.compare  EQ, %617, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1473 = stablehlo.subtract %617, %123 : tensor<11x1xf32>
    %1474 = stablehlo.subtract %1473, %165 : tensor<11x1xf32>
    %1475 = stablehlo.select %1472, %210, %1474 : tensor<11x1xi1>, tensor<11x1xf32>
    %1476 = stablehlo.compare  EQ, %656, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1477 = stablehlo.subtract %656, %123 : tensor<11x1xf32>
    %1478 = stablehlo.subtract %1477, %165 : tensor<11x1xf32>
    %1479 = stablehlo.select %1476, %210, %1478 : tensor<11x1xi1>, tensor<11x1xf32>
    %1480 = stablehlo.compare  EQ, %695, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1481 = stablehlo.subtract %695, %123 : tensor<11x1xf32>
    %1482 = stablehlo.subtract %1481, %165 : tensor<11x1xf32>
    %1483 = stablehlo.select %1480, %210, %1482 : tensor<11x1xi1>, tensor<11x1xf32>
    %1484 = stablehlo.compare  EQ, %734, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1485 = stablehlo.subtract %734, %123 : tensor<11x1xf32>
    %1486 = stablehlo.subtract %1485, %165 : tensor<11x1xf32>
    %1487 = stablehlo.select %1484, %210, %1486 : tensor<11x1xi1>, tensor<11x1xf32>
    %1488 = stablehlo.compare  EQ, %773, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1489 = stablehlo.subtract %773, %123 : tensor<11x1xf32>
    %1490 = stablehlo.subtract %1489, %165 : tensor<11x1xf32>
    %1491 = stablehlo.select %1488, %210, %1490 : tensor<11x1xi1>, tensor<11x1xf32>
    %1492 = stablehlo.compare  EQ, %812, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1493 = stablehlo.subtract %812, %123 : tensor<11x1xf32>
    %1494 = stablehlo.subtract %1493, %165 : tensor<11x1xf32>
    %1495 = stablehlo.select %1492, %210, %1494 : tensor<11x1xi1>, tensor<11x1xf32>
    %1496 = stablehlo.compare  EQ, %851, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1497 = stablehlo.subtract %851, %123 : tensor<11x1xf32>
    %1498 = stablehlo.subtract %1497, %165 : tensor<11x1xf32>
    %1499 = stablehlo.select %1496, %210, %1498 : tensor<11x1xi1>, tensor<11x1xf32>
    %1500 = stablehlo.compare  EQ, %890, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1501 = stablehlo.subtract %890, %123 : tensor<11x1xf32>
    %1502 = stablehlo.subtract %1501, %165 : tensor<11x1xf32>
    %1503 = stablehlo.select %1500, %210, %1502 : tensor<11x1xi1>, tensor<11x1xf32>
    %1504 = stablehlo.compare  EQ, %929, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1505 = stablehlo.subtract %929, %123 : tensor<11x1xf32>
    %1506 = stablehlo.subtract %1505, %165 : tensor<11x1xf32>
    %1507 = stablehlo.select %1504, %210, %1506 : tensor<11x1xi1>, tensor<11x1xf32>
    %1508 = stablehlo.compare  EQ, %968, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1509 = stablehlo.subtract %968, %123 : tensor<11x1xf32>
    %1510 = stablehlo.subtract %1509, %165 : tensor<11x1xf32>
    %1511 = stablehlo.select %1508, %210, %1510 : tensor<11x1xi1>, tensor<11x1xf32>
    %1512 = stablehlo.compare  EQ, %1007, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1513 = stablehlo.subtract %1007, %123 : tensor<11x1xf32>
    %1514 = stablehlo.subtract %1513, %165 : tensor<11x1xf32>
    %1515 = stablehlo.select %1512, %210, %1514 : tensor<11x1xi1>, tensor<11x1xf32>
    %1516 = stablehlo.compare  EQ, %1046, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1517 = stablehlo.subtract %1046, %123 : tensor<11x1xf32>
    %1518 = stablehlo.subtract %1517, %165 : tensor<11x1xf32>
    %1519 = stablehlo.select %1516, %210, %1518 : tensor<11x1xi1>, tensor<11x1xf32>
    %1520 = stablehlo.compare  EQ, %1085, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1521 = stablehlo.subtract %1085, %123 : tensor<11x1xf32>
    %1522 = stablehlo.subtract %1521, %165 : tensor<11x1xf32>
    %1523 = stablehlo.select %1520, %210, %1522 : tensor<11x1xi1>, tensor<11x1xf32>
    %1524 = stablehlo.compare  EQ, %1124, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1525 = stablehlo.subtract %1124, %123 : tensor<11x1xf32>
    %1526 = stablehlo.subtract %1525, %165 : tensor<11x1xf32>
    %1527 = stablehlo.select %1524, %210, %1526 : tensor<11x1xi1>, tensor<11x1xf32>
    %1528 = stablehlo.compare  EQ, %1163, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1529 = stablehlo.subtract %1163, %123 : tensor<11x1xf32>
    %1530 = stablehlo.subtract %1529, %165 : tensor<11x1xf32>
    %1531 = stablehlo.select %1528, %210, %1530 : tensor<11x1xi1>, tensor<11x1xf32>
    %1532 = stablehlo.compare  EQ, %1202, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1533 = stablehlo.subtract %1202, %123 : tensor<11x1xf32>
    %1534 = stablehlo.subtract %1533, %165 : tensor<11x1xf32>
    %1535 = stablehlo.select %1532, %210, %1534 : tensor<11x1xi1>, tensor<11x1xf32>
    %1536 = stablehlo.compare  EQ, %1241, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1537 = stablehlo.subtract %1241, %123 : tensor<11x1xf32>
    %1538 = stablehlo.subtract %1537, %165 : tensor<11x1xf32>
    %1539 = stablehlo.select %1536, %210, %1538 : tensor<11x1xi1>, tensor<11x1xf32>
    %1540 = stablehlo.compare  EQ, %1280, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1541 = stablehlo.subtract %1280, %123 : tensor<11x1xf32>
    %1542 = stablehlo.subtract %1541, %165 : tensor<11x1xf32>
    %1543 = stablehlo.select %1540, %210, %1542 : tensor<11x1xi1>, tensor<11x1xf32>
    %1544 = stablehlo.compare  EQ, %1319, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1545 = stablehlo.subtract %1319, %123 : tensor<11x1xf32>
    %1546 = stablehlo.subtract %1545, %165 : tensor<11x1xf32>
    %1547 = stablehlo.select %1544, %210, %1546 : tensor<11x1xi1>, tensor<11x1xf32>
    %1548 = stablehlo.compare  EQ, %1358, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1549 = stablehlo.subtract %1358, %123 : tensor<11x1xf32>
    %1550 = stablehlo.subtract %1549, %165 : tensor<11x1xf32>
    %1551 = stablehlo.select %1548, %210, %1550 : tensor<11x1xi1>, tensor<11x1xf32>
    %1552 = stablehlo.compare  EQ, %1397, %1431,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1553 = stablehlo.subtract %1397, %123 : tensor<11x1xf32>
    %1554 = stablehlo.subtract %1553, %165 : tensor<11x1xf32>
    %1555 = stablehlo.select %1552, %210, %1554 : tensor<11x1xi1>, tensor<11x1xf32>
    %1556 = stablehlo.concatenate %1435, %1439, %1443, %1447, %1451, %1455, %1459, %1463, %1467, %1471, %1475, %1479, %1483, %1487, %1491, %1495, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x16xf32>
    %1557 = stablehlo.concatenate %1499, %1503, %1507, %1511, %1515, %1519, %1523, %1527, %1531, %1535, %1539, %1543, %1547, %1551, %1555, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x15xf32>
    %1558 = stablehlo.concatenate %1556, %1557, dim = 1 : (tensor<11x16xf32>, tensor<11x15xf32>) -> tensor<11x31xf32>
    %1559 = stablehlo.iota dim = 1 : tensor<11x31xi32>
    %1560 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1561 = stablehlo.minimum %1559, %1560 : tensor<11x31xi32>
    %1562 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1563 = stablehlo.compare  EQ, %1558, %1562,  FLOAT : (tensor<11x31xf32>, tensor<11x31xf32>) -> tensor<11x31xi1>
    %1564 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1565 = stablehlo.select %1563, %1564, %1430 : tensor<11x31xi1>, tensor<11x31xi32>
    %1566 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x31xi1>
    %1567 = stablehlo.select %1566, %1561, %1565 : tensor<11x31xi1>, tensor<11x31xi32>
    %1568 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1569 = stablehlo.select %1566, %1568, %1558 : tensor<11x31xi1>, tensor<11x31xf32>
    %1570 = stablehlo.reshape %216 : (tensor<11x1xf32>) -> tensor<11xf32>
    %1571 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %1572 = stablehlo.select %118, %1570, %1571 : tensor<11xi1>, tensor<11xf32>
    %1573 = stablehlo.reshape %118 : (tensor<11xi1>) -> tensor<11x1xi1>
    %1574 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1575 = stablehlo.broadcast_in_dim %1573, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x31xi1>
    %1576 = stablehlo.select %1575, %1569, %1574 : tensor<11x31xi1>, tensor<11x31xf32>
    %1577 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1578 = stablehlo.select %1575, %1567, %1577 : tensor<11x31xi1>, tensor<11x31xi32>
    %1579 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %1580 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %1581 = stablehlo.select %106, %1579, %1580 : tensor<9x11xi1>, tensor<9x11xi32>
    %1582 = stablehlo.convert %1581 : tensor<9x11xi32>
    %1583 = stablehlo.reduce(%1582 init: %c_15) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xi32>, tensor<i32>) -> tensor<9xi32>
    %1584 = stablehlo.compare  GT, %1583, %8,  SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %1585 = stablehlo.convert %1578 : (tensor<11x31xi32>) -> tensor<11x31xf32>
    %1586 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %1587 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %1588 = stablehlo.select %106, %1586, %1587 : tensor<9x11xi1>, tensor<9x11xf32>
    %1589 = stablehlo.slice %1585 [0:11, 0:1] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1590 = stablehlo.compare  NE, %1589, %1589,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1591 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1592 = stablehlo.convert %c_8 : (tensor<i32>) -> tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %1592, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1594 = stablehlo.select %1590, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1595 = stablehlo.reshape %1594 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1596 = stablehlo.broadcast_in_dim %1595, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1597 = stablehlo.add %1588, %1596 : tensor<9x11xf32>
    %1598 = stablehlo.reduce(%1597 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1599 = stablehlo.broadcast_in_dim %1598, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1600 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1601 = stablehlo.select %1590, %1600, %1589 : tensor<11x1xi1>, tensor<11x1xf32>
    %1602 = stablehlo.reshape %1601 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1603 = stablehlo.broadcast_in_dim %1602, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1604 = stablehlo.add %1588, %1603 : tensor<9x11xf32>
    %1605 = stablehlo.reduce(%1604 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1606 = stablehlo.broadcast_in_dim %1605, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1607 = stablehlo.broadcast_in_dim %1584, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %1608 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1609 = stablehlo.compare  GT, %1599, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1610 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1611 = stablehlo.select %1609, %1610, %1606 : tensor<9x1xi1>, tensor<9x1xf32>
    %1612 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1613 = stablehlo.select %1607, %1611, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1614 = stablehlo.slice %1585 [0:11, 1:2] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1615 = stablehlo.compare  NE, %1614, %1614,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1616 = stablehlo.select %1615, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1617 = stablehlo.reshape %1616 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1618 = stablehlo.broadcast_in_dim %1617, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1619 = stablehlo.add %1588, %1618 : tensor<9x11xf32>
    %1620 = stablehlo.reduce(%1619 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1621 = stablehlo.broadcast_in_dim %1620, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1622 = stablehlo.select %1615, %1600, %1614 : tensor<11x1xi1>, tensor<11x1xf32>
    %1623 = stablehlo.reshape %1622 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1624 = stablehlo.broadcast_in_dim %1623, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1625 = stablehlo.add %1588, %1624 : tensor<9x11xf32>
    %1626 = stablehlo.reduce(%1625 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1627 = stablehlo.broadcast_in_dim %1626, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1628 = stablehlo.compare  GT, %1621, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1629 = stablehlo.select %1628, %1610, %1627 : tensor<9x1xi1>, tensor<9x1xf32>
    %1630 = stablehlo.select %1607, %1629, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1631 = stablehlo.slice %1585 [0:11, 2:3] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1632 = stablehlo.compare  NE, %1631, %1631,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1633 = stablehlo.select %1632, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1634 = stablehlo.reshape %1633 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1635 = stablehlo.broadcast_in_dim %1634, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1636 = stablehlo.add %1588, %1635 : tensor<9x11xf32>
    %1637 = stablehlo.reduce(%1636 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1638 = stablehlo.broadcast_in_dim %1637, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1639 = stablehlo.select %1632, %1600, %1631 : tensor<11x1xi1>, tensor<11x1xf32>
    %1640 = stablehlo.reshape %1639 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1641 = stablehlo.broadcast_in_dim %1640, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1642 = stablehlo.add %1588, %1641 : tensor<9x11xf32>
    %1643 = stablehlo.reduce(%1642 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1644 = stablehlo.broadcast_in_dim %1643, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1645 = stablehlo.compare  GT, %1638, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1646 = stablehlo.select %1645, %1610, %1644 : tensor<9x1xi1>, tensor<9x1xf32>
    %1647 = stablehlo.select %1607, %1646, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1648 = stablehlo.slice %1585 [0:11, 3:4] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1649 = stablehlo.compare  NE, %1648, %1648,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1650 = stablehlo.select %1649, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1651 = stablehlo.reshape %1650 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1652 = stablehlo.broadcast_in_dim %1651, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1653 = stablehlo.add %1588, %1652 : tensor<9x11xf32>
    %1654 = stablehlo.reduce(%1653 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1655 = stablehlo.broadcast_in_dim %1654, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1656 = stablehlo.select %1649, %1600, %1648 : tensor<11x1xi1>, tensor<11x1xf32>
    %1657 = stablehlo.reshape %1656 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1658 = stablehlo.broadcast_in_dim %1657, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1659 = stablehlo.add %1588, %1658 : tensor<9x11xf32>
    %1660 = stablehlo.reduce(%1659 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1661 = stablehlo.broadcast_in_dim %1660, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1662 = stablehlo.compare  GT, %1655, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1663 = stablehlo.select %1662, %1610, %1661 : tensor<9x1xi1>, tensor<9x1xf32>
    %1664 = stablehlo.select %1607, %1663, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1665 = stablehlo.slice %1585 [0:11, 4:5] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1666 = stablehlo.compare  NE, %1665, %1665,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1667 = stablehlo.select %1666, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1668 = stablehlo.reshape %1667 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1669 = stablehlo.broadcast_in_dim %1668, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1670 = stablehlo.add %1588, %1669 : tensor<9x11xf32>
    %1671 = stablehlo.reduce(%1670 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1672 = stablehlo.broadcast_in_dim %1671, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1673 = stablehlo.select %1666, %1600, %1665 : tensor<11x1xi1>, tensor<11x1xf32>
    %1674 = stablehlo.reshape %1673 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1675 = stablehlo.broadcast_in_dim %1674, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1676 = stablehlo.add %1588, %1675 : tensor<9x11xf32>
    %1677 = stablehlo.reduce(%1676 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1678 = stablehlo.broadcast_in_dim %1677, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1679 = stablehlo.compare  GT, %1672, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1680 = stablehlo.select %1679, %1610, %1678 : tensor<9x1xi1>, tensor<9x1xf32>
    %1681 = stablehlo.select %1607, %1680, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1682 = stablehlo.slice %1585 [0:11, 5:6] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1683 = stablehlo.compare  NE, %1682, %1682,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1684 = stablehlo.select %1683, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1685 = stablehlo.reshape %1684 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1686 = stablehlo.broadcast_in_dim %1685, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1687 = stablehlo.add %1588, %1686 : tensor<9x11xf32>
    %1688 = stablehlo.reduce(%1687 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1689 = stablehlo.broadcast_in_dim %1688, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1690 = stablehlo.select %1683, %1600, %1682 : tensor<11x1xi1>, tensor<11x1xf32>
    %1691 = stablehlo.reshape %1690 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1692 = stablehlo.broadcast_in_dim %1691, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1693 = stablehlo.add %1588, %1692 : tensor<9x11xf32>
    %1694 = stablehlo.reduce(%1693 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1695 = stablehlo.broadcast_in_dim %1694, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1696 = stablehlo.compare  GT, %1689, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1697 = stablehlo.select %1696, %1610, %1695 : tensor<9x1xi1>, tensor<9x1xf32>
    %1698 = stablehlo.select %1607, %1697, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1699 = stablehlo.slice %1585 [0:11, 6:7] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1700 = stablehlo.compare  NE, %1699, %1699,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1701 = stablehlo.select %1700, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1702 = stablehlo.reshape %1701 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1703 = stablehlo.broadcast_in_dim %1702, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1704 = stablehlo.add %1588, %1703 : tensor<9x11xf32>
    %1705 = stablehlo.reduce(%1704 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1706 = stablehlo.broadcast_in_dim %1705, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1707 = stablehlo.select %1700, %1600, %1699 : tensor<11x1xi1>, tensor<11x1xf32>
    %1708 = stablehlo.reshape %1707 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1709 = stablehlo.broadcast_in_dim %1708, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1710 = stablehlo.add %1588, %1709 : tensor<9x11xf32>
    %1711 = stablehlo.reduce(%1710 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1712 = stablehlo.broadcast_in_dim %1711, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1713 = stablehlo.compare  GT, %1706, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1714 = stablehlo.select %1713, %1610, %1712 : tensor<9x1xi1>, tensor<9x1xf32>
    %1715 = stablehlo.select %1607, %1714, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1716 = stablehlo.slice %1585 [0:11, 7:8] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1717 = stablehlo.compare  NE, %1716, %1716,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1718 = stablehlo.select %1717, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1719 = stablehlo.reshape %1718 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1720 = stablehlo.broadcast_in_dim %1719, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1721 = stablehlo.add %1588, %1720 : tensor<9x11xf32>
    %1722 = stablehlo.reduce(%1721 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1723 = stablehlo.broadcast_in_dim %1722, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1724 = stablehlo.select %1717, %1600, %1716 : tensor<11x1xi1>, tensor<11x1xf32>
    %1725 = stablehlo.reshape %1724 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1726 = stablehlo.broadcast_in_dim %1725, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1727 = stablehlo.add %1588, %1726 : tensor<9x11xf32>
    %1728 = stablehlo.reduce(%1727 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1729 = stablehlo.broadcast_in_dim %1728, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1730 = stablehlo.compare  GT, %1723, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1731 = stablehlo.select %1730, %1610, %1729 : tensor<9x1xi1>, tensor<9x1xf32>
    %1732 = stablehlo.select %1607, %1731, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1733 = stablehlo.slice %1585 [0:11, 8:9] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1734 = stablehlo.compare  NE, %1733, %1733,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1735 = stablehlo.select %1734, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1736 = stablehlo.reshape %1735 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1737 = stablehlo.broadcast_in_dim %1736, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1738 = stablehlo.add %1588, %1737 : tensor<9x11xf32>
    %1739 = stablehlo.reduce(%1738 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1740 = stablehlo.broadcast_in_dim %1739, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1741 = stablehlo.select %1734, %1600, %1733 : tensor<11x1xi1>, tensor<11x1xf32>
    %1742 = stablehlo.reshape %1741 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1743 = stablehlo.broadcast_in_dim %1742, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1744 = stablehlo.add %1588, %1743 : tensor<9x11xf32>
    %1745 = stablehlo.reduce(%1744 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1746 = stablehlo.broadcast_in_dim %1745, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1747 = stablehlo.compare  GT, %1740, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1748 = stablehlo.select %1747, %1610, %1746 : tensor<9x1xi1>, tensor<9x1xf32>
    %1749 = stablehlo.select %1607, %1748, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1750 = stablehlo.slice %1585 [0:11, 9:10] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1751 = stablehlo.compare  NE, %1750, %1750,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1752 = stablehlo.select %1751, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1753 = stablehlo.reshape %1752 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1754 = stablehlo.broadcast_in_dim %1753, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1755 = stablehlo.add %1588, %1754 : tensor<9x11xf32>
    %1756 = stablehlo.reduce(%1755 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1757 = stablehlo.broadcast_in_dim %1756, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1758 = stablehlo.select %1751, %1600, %1750 : tensor<11x1xi1>, tensor<11x1xf32>
    %1759 = stablehlo.reshape %1758 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1760 = stablehlo.broadcast_in_dim %1759, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1761 = stablehlo.add %1588, %1760 : tensor<9x11xf32>
    %1762 = stablehlo.reduce(%1761 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1763 = stablehlo.broadcast_in_dim %1762, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1764 = stablehlo.compare  GT, %1757, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1765 = stablehlo.select %1764, %1610, %1763 : tensor<9x1xi1>, tensor<9x1xf32>
    %1766 = stablehlo.select %1607, %1765, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1767 = stablehlo.slice %1585 [0:11, 10:11] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1768 = stablehlo.compare  NE, %1767, %1767,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1769 = stablehlo.select %1768, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1770 = stablehlo.reshape %1769 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1771 = stablehlo.broadcast_in_dim %1770, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1772 = stablehlo.add %1588, %1771 : tensor<9x11xf32>
    %1773 = stablehlo.reduce(%1772 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1774 = stablehlo.broadcast_in_dim %1773, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1775 = stablehlo.select %1768, %1600, %1767 : tensor<11x1xi1>, tensor<11x1xf32>
    %1776 = stablehlo.reshape %1775 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1777 = stablehlo.broadcast_in_dim %1776, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1778 = stablehlo.add %1588, %1777 : tensor<9x11xf32>
    %1779 = stablehlo.reduce(%1778 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1780 = stablehlo.broadcast_in_dim %1779, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1781 = stablehlo.compare  GT, %1774, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1782 = stablehlo.select %1781, %1610, %1780 : tensor<9x1xi1>, tensor<9x1xf32>
    %1783 = stablehlo.select %1607, %1782, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1784 = stablehlo.slice %1585 [0:11, 11:12] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1785 = stablehlo.compare  NE, %1784, %1784,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1786 = stablehlo.select %1785, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1787 = stablehlo.reshape %1786 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1788 = stablehlo.broadcast_in_dim %1787, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1789 = stablehlo.add %1588, %1788 : tensor<9x11xf32>
    %1790 = stablehlo.reduce(%1789 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1791 = stablehlo.broadcast_in_dim %1790, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1792 = stablehlo.select %1785, %1600, %1784 : tensor<11x1xi1>, tensor<11x1xf32>
    %1793 = stablehlo.reshape %1792 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1794 = stablehlo.broadcast_in_dim %1793, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1795 = stablehlo.add %1588, %1794 : tensor<9x11xf32>
    %1796 = stablehlo.reduce(%1795 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1797 = stablehlo.broadcast_in_dim %1796, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1798 = stablehlo.compare  GT, %1791, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1799 = stablehlo.select %1798, %1610, %1797 : tensor<9x1xi1>, tensor<9x1xf32>
    %1800 = stablehlo.select %1607, %1799, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1801 = stablehlo.slice %1585 [0:11, 12:13] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1802 = stablehlo.compare  NE, %1801, %1801,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1803 = stablehlo.select %1802, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1804 = stablehlo.reshape %1803 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1805 = stablehlo.broadcast_in_dim %1804, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1806 = stablehlo.add %1588, %1805 : tensor<9x11xf32>
    %1807 = stablehlo.reduce(%1806 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1808 = stablehlo.broadcast_in_dim %1807, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1809 = stablehlo.select %1802, %1600, %1801 : tensor<11x1xi1>, tensor<11x1xf32>
    %1810 = stablehlo.reshape %1809 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1811 = stablehlo.broadcast_in_dim %1810, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1812 = stablehlo.add %1588, %1811 : tensor<9x11xf32>
    %1813 = stablehlo.reduce(%1812 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1814 = stablehlo.broadcast_in_dim %1813, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1815 = stablehlo.compare  GT, %1808, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1816 = stablehlo.select %1815, %1610, %1814 : tensor<9x1xi1>, tensor<9x1xf32>
    %1817 = stablehlo.select %1607, %1816, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1818 = stablehlo.slice %1585 [0:11, 13:14] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1819 = stablehlo.compare  NE, %1818, %1818,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1820 = stablehlo.select %1819, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1821 = stablehlo.reshape %1820 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1822 = stablehlo.broadcast_in_dim %1821, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1823 = stablehlo.add %1588, %1822 : tensor<9x11xf32>
    %1824 = stablehlo.reduce(%1823 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1825 = stablehlo.broadcast_in_dim %1824, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1826 = stablehlo.select %1819, %1600, %1818 : tensor<11x1xi1>, tensor<11x1xf32>
    %1827 = stablehlo.reshape %1826 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1828 = stablehlo.broadcast_in_dim %1827, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1829 = stablehlo.add %1588, %1828 : tensor<9x11xf32>
    %1830 = stablehlo.reduce(%1829 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1831 = stablehlo.broadcast_in_dim %1830, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1832 = stablehlo.compare  GT, %1825, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1833 = stablehlo.select %1832, %1610, %1831 : tensor<9x1xi1>, tensor<9x1xf32>
    %1834 = stablehlo.select %1607, %1833, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1835 = stablehlo.slice %1585 [0:11, 14:15] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1836 = stablehlo.compare  NE, %1835, %1835,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1837 = stablehlo.select %1836, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1838 = stablehlo.reshape %1837 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1839 = stablehlo.broadcast_in_dim %1838, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1840 = stablehlo.add %1588, %1839 : tensor<9x11xf32>
    %1841 = stablehlo.reduce(%1840 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1842 = stablehlo.broadcast_in_dim %1841, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1843 = stablehlo.select %1836, %1600, %1835 : tensor<11x1xi1>, tensor<11x1xf32>
    %1844 = stablehlo.reshape %1843 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1845 = stablehlo.broadcast_in_dim %1844, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1846 = stablehlo.add %1588, %1845 : tensor<9x11xf32>
    %1847 = stablehlo.reduce(%1846 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1848 = stablehlo.broadcast_in_dim %1847, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1849 = stablehlo.compare  GT, %1842, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1850 = stablehlo.select %1849, %1610, %1848 : tensor<9x1xi1>, tensor<9x1xf32>
    %1851 = stablehlo.select %1607, %1850, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1852 = stablehlo.slice %1585 [0:11, 15:16] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1853 = stablehlo.compare  NE, %1852, %1852,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1854 = stablehlo.select %1853, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1855 = stablehlo.reshape %1854 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1856 = stablehlo.broadcast_in_dim %1855, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1857 = stablehlo.add %1588, %1856 : tensor<9x11xf32>
    %1858 = stablehlo.reduce(%1857 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1859 = stablehlo.broadcast_in_dim %1858, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1860 = stablehlo.select %1853, %1600, %1852 : tensor<11x1xi1>, tensor<11x1xf32>
    %1861 = stablehlo.reshape %1860 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1862 = stablehlo.broadcast_in_dim %1861, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1863 = stablehlo.add %1588, %1862 : tensor<9x11xf32>
    %1864 = stablehlo.reduce(%1863 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1865 = stablehlo.broadcast_in_dim %1864, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1866 = stablehlo.compare  GT, %1859, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1867 = stablehlo.select %1866, %1610, %1865 : tensor<9x1xi1>, tensor<9x1xf32>
    %1868 = stablehlo.select %1607, %1867, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1869 = stablehlo.slice %1585 [0:11, 16:17] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1870 = stablehlo.compare  NE, %1869, %1869,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1871 = stablehlo.select %1870, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1872 = stablehlo.reshape %1871 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1873 = stablehlo.broadcast_in_dim %1872, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1874 = stablehlo.add %1588, %1873 : tensor<9x11xf32>
    %1875 = stablehlo.reduce(%1874 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1876 = stablehlo.broadcast_in_dim %1875, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1877 = stablehlo.select %1870, %1600, %1869 : tensor<11x1xi1>, tensor<11x1xf32>
    %1878 = stablehlo.reshape %1877 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1879 = stablehlo.broadcast_in_dim %1878, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1880 = stablehlo.add %1588, %1879 : tensor<9x11xf32>
    %1881 = stablehlo.reduce(%1880 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1882 = stablehlo.broadcast_in_dim %1881, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1883 = stablehlo.compare  GT, %1876, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1884 = stablehlo.select %1883, %1610, %1882 : tensor<9x1xi1>, tensor<9x1xf32>
    %1885 = stablehlo.select %1607, %1884, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1886 = stablehlo.slice %1585 [0:11, 17:18] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1887 = stablehlo.compare  NE, %1886, %1886,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1888 = stablehlo.select %1887, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1889 = stablehlo.reshape %1888 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1890 = stablehlo.broadcast_in_dim %1889, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1891 = stablehlo.add %1588, %1890 : tensor<9x11xf32>
    %1892 = stablehlo.reduce(%1891 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1893 = stablehlo.broadcast_in_dim %1892, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1894 = stablehlo.select %1887, %1600, %1886 : tensor<11x1xi1>, tensor<11x1xf32>
    %1895 = stablehlo.reshape %1894 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1896 = stablehlo.broadcast_in_dim %1895, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1897 = stablehlo.add %1588, %1896 : tensor<9x11xf32>
    %1898 = stablehlo.reduce(%1897 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1899 = stablehlo.broadcast_in_dim %1898, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1900 = stablehlo.compare  GT, %1893, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1901 = stablehlo.select %1900, %1610, %1899 : tensor<9x1xi1>, tensor<9x1xf32>
    %1902 = stablehlo.select %1607, %1901, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1903 = stablehlo.slice %1585 [0:11, 18:19] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1904 = stablehlo.compare  NE, %1903, %1903,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1905 = stablehlo.select %1904, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1906 = stablehlo.reshape %1905 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1907 = stablehlo.broadcast_in_dim %1906, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1908 = stablehlo.add %1588, %1907 : tensor<9x11xf32>
    %1909 = stablehlo.reduce(%1908 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1910 = stablehlo.broadcast_in_dim %1909, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1911 = stablehlo.select %1904, %1600, %1903 : tensor<11x1xi1>, tensor<11x1xf32>
    %1912 = stablehlo.reshape %1911 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1913 = stablehlo.broadcast_in_dim %1912, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1914 = stablehlo.add %1588, %1913 : tensor<9x11xf32>
    %1915 = stablehlo.reduce(%1914 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1916 = stablehlo.broadcast_in_dim %1915, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1917 = stablehlo.compare  GT, %1910, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1918 = stablehlo.select %1917, %1610, %1916 : tensor<9x1xi1>, tensor<9x1xf32>
    %1919 = stablehlo.select %1607, %1918, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1920 = stablehlo.slice %1585 [0:11, 19:20] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1921 = stablehlo.compare  NE, %1920, %1920,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1922 = stablehlo.select %1921, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1923 = stablehlo.reshape %1922 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1924 = stablehlo.broadcast_in_dim %1923, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1925 = stablehlo.add %1588, %1924 : tensor<9x11xf32>
    %1926 = stablehlo.reduce(%1925 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1927 = stablehlo.broadcast_in_dim %1926, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1928 = stablehlo.select %1921, %1600, %1920 : tensor<11x1xi1>, tensor<11x1xf32>
    %1929 = stablehlo.reshape %1928 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1930 = stablehlo.broadcast_in_dim %1929, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1931 = stablehlo.add %1588, %1930 : tensor<9x11xf32>
    %1932 = stablehlo.reduce(%1931 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1933 = stablehlo.broadcast_in_dim %1932, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1934 = stablehlo.compare  GT, %1927, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1935 = stablehlo.select %1934, %1610, %1933 : tensor<9x1xi1>, tensor<9x1xf32>
    %1936 = stablehlo.select %1607, %1935, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1937 = stablehlo.slice %1585 [0:11, 20:21] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1938 = stablehlo.compare  NE, %1937, %1937,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1939 = stablehlo.select %1938, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1940 = stablehlo.reshape %1939 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1941 = stablehlo.broadcast_in_dim %1940, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1942 = stablehlo.add %1588, %1941 : tensor<9x11xf32>
    %1943 = stablehlo.reduce(%1942 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1944 = stablehlo.broadcast_in_dim %1943, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1945 = stablehlo.select %1938, %1600, %1937 : tensor<11x1xi1>, tensor<11x1xf32>
    %1946 = stablehlo.reshape %1945 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1947 = stablehlo.broadcast_in_dim %1946, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1948 = stablehlo.add %1588, %1947 : tensor<9x11xf32>
    %1949 = stablehlo.reduce(%1948 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1950 = stablehlo.broadcast_in_dim %1949, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1951 = stablehlo.compare  GT, %1944, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1952 = stablehlo.select %1951, %1610, %1950 : tensor<9x1xi1>, tensor<9x1xf32>
    %1953 = stablehlo.select %1607, %1952, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1954 = stablehlo.slice %1585 [0:11, 21:22] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1955 = stablehlo.compare  NE, %1954, %1954,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1956 = stablehlo.select %1955, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1957 = stablehlo.reshape %1956 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1958 = stablehlo.broadcast_in_dim %1957, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1959 = stablehlo.add %1588, %1958 : tensor<9x11xf32>
    %1960 = stablehlo.reduce(%1959 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1961 = stablehlo.broadcast_in_dim %1960, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1962 = stablehlo.select %1955, %1600, %1954 : tensor<11x1xi1>, tensor<11x1xf32>
    %1963 = stablehlo.reshape %1962 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1964 = stablehlo.broadcast_in_dim %1963, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1965 = stablehlo.add %1588, %1964 : tensor<9x11xf32>
    %1966 = stablehlo.reduce(%1965 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1967 = stablehlo.broadcast_in_dim %1966, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1968 = stablehlo.compare  GT, %1961, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1969 = stablehlo.select %1968, %1610, %1967 : tensor<9x1xi1>, tensor<9x1xf32>
    %1970 = stablehlo.select %1607, %1969, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1971 = stablehlo.slice %1585 [0:11, 22:23] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1972 = stablehlo.compare  NE, %1971, %1971,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1973 = stablehlo.select %1972, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1974 = stablehlo.reshape %1973 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1975 = stablehlo.broadcast_in_dim %1974, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1976 = stablehlo.add %1588, %1975 : tensor<9x11xf32>
    %1977 = stablehlo.reduce(%1976 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1978 = stablehlo.broadcast_in_dim %1977, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1979 = stablehlo.select %1972, %1600, %1971 : tensor<11x1xi1>, tensor<11x1xf32>
    %1980 = stablehlo.reshape %1979 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1981 = stablehlo.broadcast_in_dim %1980, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1982 = stablehlo.add %1588, %1981 : tensor<9x11xf32>
    %1983 = stablehlo.reduce(%1982 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1984 = stablehlo.broadcast_in_dim %1983, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1985 = stablehlo.compare  GT, %1978, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1986 = stablehlo.select %1985, %1610, %1984 : tensor<9x1xi1>, tensor<9x1xf32>
    %1987 = stablehlo.select %1607, %1986, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %1988 = stablehlo.slice %1585 [0:11, 23:24] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1989 = stablehlo.compare  NE, %1988, %1988,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1990 = stablehlo.select %1989, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %1991 = stablehlo.reshape %1990 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1992 = stablehlo.broadcast_in_dim %1991, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1993 = stablehlo.add %1588, %1992 : tensor<9x11xf32>
    %1994 = stablehlo.reduce(%1993 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1995 = stablehlo.broadcast_in_dim %1994, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1996 = stablehlo.select %1989, %1600, %1988 : tensor<11x1xi1>, tensor<11x1xf32>
    %1997 = stablehlo.reshape %1996 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1998 = stablehlo.broadcast_in_dim %1997, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1999 = stablehlo.add %1588, %1998 : tensor<9x11xf32>
    %2000 = stablehlo.reduce(%1999 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2001 = stablehlo.broadcast_in_dim %2000, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2002 = stablehlo.compare  GT, %1995, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2003 = stablehlo.select %2002, %1610, %2001 : tensor<9x1xi1>, tensor<9x1xf32>
    %2004 = stablehlo.select %1607, %2003, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2005 = stablehlo.slice %1585 [0:11, 24:25] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2006 = stablehlo.compare  NE, %2005, %2005,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2007 = stablehlo.select %2006, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2008 = stablehlo.reshape %2007 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2009 = stablehlo.broadcast_in_dim %2008, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2010 = stablehlo.add %1588, %2009 : tensor<9x11xf32>
    %2011 = stablehlo.reduce(%2010 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2012 = stablehlo.broadcast_in_dim %2011, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2013 = stablehlo.select %2006, %1600, %2005 : tensor<11x1xi1>, tensor<11x1xf32>
    %2014 = stablehlo.reshape %2013 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2015 = stablehlo.broadcast_in_dim %2014, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2016 = stablehlo.add %1588, %2015 : tensor<9x11xf32>
    %2017 = stablehlo.reduce(%2016 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2018 = stablehlo.broadcast_in_dim %2017, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2019 = stablehlo.compare  GT, %2012, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2020 = stablehlo.select %2019, %1610, %2018 : tensor<9x1xi1>, tensor<9x1xf32>
    %2021 = stablehlo.select %1607, %2020, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2022 = stablehlo.slice %1585 [0:11, 25:26] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2023 = stablehlo.compare  NE, %2022, %2022,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2024 = stablehlo.select %2023, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2025 = stablehlo.reshape %2024 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2026 = stablehlo.broadcast_in_dim %2025, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2027 = stablehlo.add %1588, %2026 : tensor<9x11xf32>
    %2028 = stablehlo.reduce(%2027 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2029 = stablehlo.broadcast_in_dim %2028, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2030 = stablehlo.select %2023, %1600, %2022 : tensor<11x1xi1>, tensor<11x1xf32>
    %2031 = stablehlo.reshape %2030 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2032 = stablehlo.broadcast_in_dim %2031, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2033 = stablehlo.add %1588, %2032 : tensor<9x11xf32>
    %2034 = stablehlo.reduce(%2033 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2035 = stablehlo.broadcast_in_dim %2034, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2036 = stablehlo.compare  GT, %2029, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2037 = stablehlo.select %2036, %1610, %2035 : tensor<9x1xi1>, tensor<9x1xf32>
    %2038 = stablehlo.select %1607, %2037, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2039 = stablehlo.slice %1585 [0:11, 26:27] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2040 = stablehlo.compare  NE, %2039, %2039,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2041 = stablehlo.select %2040, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2042 = stablehlo.reshape %2041 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2043 = stablehlo.broadcast_in_dim %2042, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2044 = stablehlo.add %1588, %2043 : tensor<9x11xf32>
    %2045 = stablehlo.reduce(%2044 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2046 = stablehlo.broadcast_in_dim %2045, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2047 = stablehlo.select %2040, %1600, %2039 : tensor<11x1xi1>, tensor<11x1xf32>
    %2048 = stablehlo.reshape %2047 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2049 = stablehlo.broadcast_in_dim %2048, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2050 = stablehlo.add %1588, %2049 : tensor<9x11xf32>
    %2051 = stablehlo.reduce(%2050 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2052 = stablehlo.broadcast_in_dim %2051, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2053 = stablehlo.compare  GT, %2046, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2054 = stablehlo.select %2053, %1610, %2052 : tensor<9x1xi1>, tensor<9x1xf32>
    %2055 = stablehlo.select %1607, %2054, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2056 = stablehlo.slice %1585 [0:11, 27:28] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2057 = stablehlo.compare  NE, %2056, %2056,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2058 = stablehlo.select %2057, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2059 = stablehlo.reshape %2058 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2060 = stablehlo.broadcast_in_dim %2059, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2061 = stablehlo.add %1588, %2060 : tensor<9x11xf32>
    %2062 = stablehlo.reduce(%2061 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2063 = stablehlo.broadcast_in_dim %2062, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2064 = stablehlo.select %2057, %1600, %2056 : tensor<11x1xi1>, tensor<11x1xf32>
    %2065 = stablehlo.reshape %2064 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2066 = stablehlo.broadcast_in_dim %2065, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2067 = stablehlo.add %1588, %2066 : tensor<9x11xf32>
    %2068 = stablehlo.reduce(%2067 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2069 = stablehlo.broadcast_in_dim %2068, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2070 = stablehlo.compare  GT, %2063, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2071 = stablehlo.select %2070, %1610, %2069 : tensor<9x1xi1>, tensor<9x1xf32>
    %2072 = stablehlo.select %1607, %2071, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2073 = stablehlo.slice %1585 [0:11, 28:29] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2074 = stablehlo.compare  NE, %2073, %2073,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2075 = stablehlo.select %2074, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2076 = stablehlo.reshape %2075 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2077 = stablehlo.broadcast_in_dim %2076, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2078 = stablehlo.add %1588, %2077 : tensor<9x11xf32>
    %2079 = stablehlo.reduce(%2078 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2080 = stablehlo.broadcast_in_dim %2079, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2081 = stablehlo.select %2074, %1600, %2073 : tensor<11x1xi1>, tensor<11x1xf32>
    %2082 = stablehlo.reshape %2081 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2083 = stablehlo.broadcast_in_dim %2082, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2084 = stablehlo.add %1588, %2083 : tensor<9x11xf32>
    %2085 = stablehlo.reduce(%2084 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2086 = stablehlo.broadcast_in_dim %2085, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2087 = stablehlo.compare  GT, %2080, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2088 = stablehlo.select %2087, %1610, %2086 : tensor<9x1xi1>, tensor<9x1xf32>
    %2089 = stablehlo.select %1607, %2088, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2090 = stablehlo.slice %1585 [0:11, 29:30] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2091 = stablehlo.compare  NE, %2090, %2090,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2092 = stablehlo.select %2091, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2093 = stablehlo.reshape %2092 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2094 = stablehlo.broadcast_in_dim %2093, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2095 = stablehlo.add %1588, %2094 : tensor<9x11xf32>
    %2096 = stablehlo.reduce(%2095 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2097 = stablehlo.broadcast_in_dim %2096, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2098 = stablehlo.select %2091, %1600, %2090 : tensor<11x1xi1>, tensor<11x1xf32>
    %2099 = stablehlo.reshape %2098 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2100 = stablehlo.broadcast_in_dim %2099, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2101 = stablehlo.add %1588, %2100 : tensor<9x11xf32>
    %2102 = stablehlo.reduce(%2101 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2103 = stablehlo.broadcast_in_dim %2102, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2104 = stablehlo.compare  GT, %2097, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2105 = stablehlo.select %2104, %1610, %2103 : tensor<9x1xi1>, tensor<9x1xf32>
    %2106 = stablehlo.select %1607, %2105, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2107 = stablehlo.slice %1585 [0:11, 30:31] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2108 = stablehlo.compare  NE, %2107, %2107,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2109 = stablehlo.select %2108, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2110 = stablehlo.reshape %2109 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2111 = stablehlo.broadcast_in_dim %2110, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2112 = stablehlo.add %1588, %2111 : tensor<9x11xf32>
    %2113 = stablehlo.reduce(%2112 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2114 = stablehlo.broadcast_in_dim %2113, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2115 = stablehlo.select %2108, %1600, %2107 : tensor<11x1xi1>, tensor<11x1xf32>
    %2116 = stablehlo.reshape %2115 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2117 = stablehlo.broadcast_in_dim %2116, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2118 = stablehlo.add %1588, %2117 : tensor<9x11xf32>
    %2119 = stablehlo.reduce(%2118 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2120 = stablehlo.broadcast_in_dim %2119, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2121 = stablehlo.compare  GT, %2114, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2122 = stablehlo.select %2121, %1610, %2120 : tensor<9x1xi1>, tensor<9x1xf32>
    %2123 = stablehlo.select %1607, %2122, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2124 = stablehlo.concatenate %1613, %1630, %1647, %1664, %1681, %1698, %1715, %1732, %1749, %1766, %1783, %1800, %1817, %1834, %1851, %1868, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x16xf32>
    %2125 = stablehlo.concatenate %1885, %1902, %1919, %1936, %1953, %1970, %1987, %2004, %2021, %2038, %2055, %2072, %2089, %2106, %2123, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x15xf32>
    %2126 = stablehlo.concatenate %2124, %2125, dim = 1 : (tensor<9x16xf32>, tensor<9x15xf32>) -> tensor<9x31xf32>
    %2127 = stablehlo.convert %2126 : (tensor<9x31xf32>) -> tensor<9x31xi32>
    %2128 = stablehlo.reshape %1572 : (tensor<11xf32>) -> tensor<11x1xf32>
    %2129 = stablehlo.slice %2128 [0:11, 0:1] : (tensor<11x1xf32>) -> tensor<11x1xf32>
    %2130 = stablehlo.compare  NE, %2129, %2129,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2131 = stablehlo.select %2130, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2132 = stablehlo.reshape %2131 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2133 = stablehlo.broadcast_in_dim %2132, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2134 = stablehlo.add %1588, %2133 : tensor<9x11xf32>
    %2135 = stablehlo.reduce(%2134 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2136 = stablehlo.broadcast_in_dim %2135, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2137 = stablehlo.select %2130, %1600, %2129 : tensor<11x1xi1>, tensor<11x1xf32>
    %2138 = stablehlo.reshape %2137 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2139 = stablehlo.broadcast_in_dim %2138, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2140 = stablehlo.add %1588, %2139 : tensor<9x11xf32>
    %2141 = stablehlo.reduce(%2140 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2142 = stablehlo.broadcast_in_dim %2141, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2143 = stablehlo.compare  GT, %2136, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2144 = stablehlo.select %2143, %1610, %2142 : tensor<9x1xi1>, tensor<9x1xf32>
    %2145 = stablehlo.select %1607, %2144, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2146 = stablehlo.reshape %2145 : (tensor<9x1xf32>) -> tensor<9xf32>
    %2147 = stablehlo.slice %1576 [0:11, 0:1] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2148 = stablehlo.compare  NE, %2147, %2147,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2149 = stablehlo.select %2148, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2150 = stablehlo.reshape %2149 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2151 = stablehlo.broadcast_in_dim %2150, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2152 = stablehlo.add %1588, %2151 : tensor<9x11xf32>
    %2153 = stablehlo.reduce(%2152 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2154 = stablehlo.broadcast_in_dim %2153, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2155 = stablehlo.select %2148, %1600, %2147 : tensor<11x1xi1>, tensor<11x1xf32>
    %2156 = stablehlo.reshape %2155 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2157 = stablehlo.broadcast_in_dim %2156, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2158 = stablehlo.add %1588, %2157 : tensor<9x11xf32>
    %2159 = stablehlo.reduce(%2158 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2160 = stablehlo.broadcast_in_dim %2159, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2161 = stablehlo.compare  GT, %2154, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2162 = stablehlo.select %2161, %1610, %2160 : tensor<9x1xi1>, tensor<9x1xf32>
    %2163 = stablehlo.select %1607, %2162, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2164 = stablehlo.slice %1576 [0:11, 1:2] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2165 = stablehlo.compare  NE, %2164, %2164,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2166 = stablehlo.select %2165, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2167 = stablehlo.reshape %2166 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2168 = stablehlo.broadcast_in_dim %2167, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2169 = stablehlo.add %1588, %2168 : tensor<9x11xf32>
    %2170 = stablehlo.reduce(%2169 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2171 = stablehlo.broadcast_in_dim %2170, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2172 = stablehlo.select %2165, %1600, %2164 : tensor<11x1xi1>, tensor<11x1xf32>
    %2173 = stablehlo.reshape %2172 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2174 = stablehlo.broadcast_in_dim %2173, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2175 = stablehlo.add %1588, %2174 : tensor<9x11xf32>
    %2176 = stablehlo.reduce(%2175 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2177 = stablehlo.broadcast_in_dim %2176, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2178 = stablehlo.compare  GT, %2171, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2179 = stablehlo.select %2178, %1610, %2177 : tensor<9x1xi1>, tensor<9x1xf32>
    %2180 = stablehlo.select %1607, %2179, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2181 = stablehlo.slice %1576 [0:11, 2:3] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2182 = stablehlo.compare  NE, %2181, %2181,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2183 = stablehlo.select %2182, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2184 = stablehlo.reshape %2183 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2185 = stablehlo.broadcast_in_dim %2184, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2186 = stablehlo.add %1588, %2185 : tensor<9x11xf32>
    %2187 = stablehlo.reduce(%2186 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2188 = stablehlo.broadcast_in_dim %2187, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2189 = stablehlo.select %2182, %1600, %2181 : tensor<11x1xi1>, tensor<11x1xf32>
    %2190 = stablehlo.reshape %2189 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2191 = stablehlo.broadcast_in_dim %2190, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2192 = stablehlo.add %1588, %2191 : tensor<9x11xf32>
    %2193 = stablehlo.reduce(%2192 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2194 = stablehlo.broadcast_in_dim %2193, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2195 = stablehlo.compare  GT, %2188, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2196 = stablehlo.select %2195, %1610, %2194 : tensor<9x1xi1>, tensor<9x1xf32>
    %2197 = stablehlo.select %1607, %2196, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2198 = stablehlo.slice %1576 [0:11, 3:4] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2199 = stablehlo.compare  NE, %2198, %2198,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2200 = stablehlo.select %2199, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2201 = stablehlo.reshape %2200 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2202 = stablehlo.broadcast_in_dim %2201, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2203 = stablehlo.add %1588, %2202 : tensor<9x11xf32>
    %2204 = stablehlo.reduce(%2203 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2205 = stablehlo.broadcast_in_dim %2204, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2206 = stablehlo.select %2199, %1600, %2198 : tensor<11x1xi1>, tensor<11x1xf32>
    %2207 = stablehlo.reshape %2206 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2208 = stablehlo.broadcast_in_dim %2207, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2209 = stablehlo.add %1588, %2208 : tensor<9x11xf32>
    %2210 = stablehlo.reduce(%2209 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2211 = stablehlo.broadcast_in_dim %2210, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2212 = stablehlo.compare  GT, %2205, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2213 = stablehlo.select %2212, %1610, %2211 : tensor<9x1xi1>, tensor<9x1xf32>
    %2214 = stablehlo.select %1607, %2213, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2215 = stablehlo.slice %1576 [0:11, 4:5] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2216 = stablehlo.compare  NE, %2215, %2215,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2217 = stablehlo.select %2216, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2218 = stablehlo.reshape %2217 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2219 = stablehlo.broadcast_in_dim %2218, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2220 = stablehlo.add %1588, %2219 : tensor<9x11xf32>
    %2221 = stablehlo.reduce(%2220 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2222 = stablehlo.broadcast_in_dim %2221, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2223 = stablehlo.select %2216, %1600, %2215 : tensor<11x1xi1>, tensor<11x1xf32>
    %2224 = stablehlo.reshape %2223 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2225 = stablehlo.broadcast_in_dim %2224, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2226 = stablehlo.add %1588, %2225 : tensor<9x11xf32>
    %2227 = stablehlo.reduce(%2226 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2228 = stablehlo.broadcast_in_dim %2227, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2229 = stablehlo.compare  GT, %2222, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2230 = stablehlo.select %2229, %1610, %2228 : tensor<9x1xi1>, tensor<9x1xf32>
    %2231 = stablehlo.select %1607, %2230, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2232 = stablehlo.slice %1576 [0:11, 5:6] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2233 = stablehlo.compare  NE, %2232, %2232,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2234 = stablehlo.select %2233, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2235 = stablehlo.reshape %2234 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2236 = stablehlo.broadcast_in_dim %2235, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2237 = stablehlo.add %1588, %2236 : tensor<9x11xf32>
    %2238 = stablehlo.reduce(%2237 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2239 = stablehlo.broadcast_in_dim %2238, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2240 = stablehlo.select %2233, %1600, %2232 : tensor<11x1xi1>, tensor<11x1xf32>
    %2241 = stablehlo.reshape %2240 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2242 = stablehlo.broadcast_in_dim %2241, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2243 = stablehlo.add %1588, %2242 : tensor<9x11xf32>
    %2244 = stablehlo.reduce(%2243 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2245 = stablehlo.broadcast_in_dim %2244, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2246 = stablehlo.compare  GT, %2239, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2247 = stablehlo.select %2246, %1610, %2245 : tensor<9x1xi1>, tensor<9x1xf32>
    %2248 = stablehlo.select %1607, %2247, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2249 = stablehlo.slice %1576 [0:11, 6:7] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2250 = stablehlo.compare  NE, %2249, %2249,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2251 = stablehlo.select %2250, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2252 = stablehlo.reshape %2251 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2253 = stablehlo.broadcast_in_dim %2252, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2254 = stablehlo.add %1588, %2253 : tensor<9x11xf32>
    %2255 = stablehlo.reduce(%2254 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2256 = stablehlo.broadcast_in_dim %2255, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2257 = stablehlo.select %2250, %1600, %2249 : tensor<11x1xi1>, tensor<11x1xf32>
    %2258 = stablehlo.reshape %2257 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2259 = stablehlo.broadcast_in_dim %2258, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2260 = stablehlo.add %1588, %2259 : tensor<9x11xf32>
    %2261 = stablehlo.reduce(%2260 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2262 = stablehlo.broadcast_in_dim %2261, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2263 = stablehlo.compare  GT, %2256, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2264 = stablehlo.select %2263, %1610, %2262 : tensor<9x1xi1>, tensor<9x1xf32>
    %2265 = stablehlo.select %1607, %2264, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2266 = stablehlo.slice %1576 [0:11, 7:8] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2267 = stablehlo.compare  NE, %2266, %2266,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2268 = stablehlo.select %2267, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2269 = stablehlo.reshape %2268 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2270 = stablehlo.broadcast_in_dim %2269, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2271 = stablehlo.add %1588, %2270 : tensor<9x11xf32>
    %2272 = stablehlo.reduce(%2271 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2273 = stablehlo.broadcast_in_dim %2272, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2274 = stablehlo.select %2267, %1600, %2266 : tensor<11x1xi1>, tensor<11x1xf32>
    %2275 = stablehlo.reshape %2274 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2276 = stablehlo.broadcast_in_dim %2275, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2277 = stablehlo.add %1588, %2276 : tensor<9x11xf32>
    %2278 = stablehlo.reduce(%2277 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2279 = stablehlo.broadcast_in_dim %2278, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2280 = stablehlo.compare  GT, %2273, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2281 = stablehlo.select %2280, %1610, %2279 : tensor<9x1xi1>, tensor<9x1xf32>
    %2282 = stablehlo.select %1607, %2281, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2283 = stablehlo.slice %1576 [0:11, 8:9] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2284 = stablehlo.compare  NE, %2283, %2283,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2285 = stablehlo.select %2284, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2286 = stablehlo.reshape %2285 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2287 = stablehlo.broadcast_in_dim %2286, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2288 = stablehlo.add %1588, %2287 : tensor<9x11xf32>
    %2289 = stablehlo.reduce(%2288 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2290 = stablehlo.broadcast_in_dim %2289, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2291 = stablehlo.select %2284, %1600, %2283 : tensor<11x1xi1>, tensor<11x1xf32>
    %2292 = stablehlo.reshape %2291 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2293 = stablehlo.broadcast_in_dim %2292, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2294 = stablehlo.add %1588, %2293 : tensor<9x11xf32>
    %2295 = stablehlo.reduce(%2294 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2296 = stablehlo.broadcast_in_dim %2295, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2297 = stablehlo.compare  GT, %2290, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2298 = stablehlo.select %2297, %1610, %2296 : tensor<9x1xi1>, tensor<9x1xf32>
    %2299 = stablehlo.select %1607, %2298, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2300 = stablehlo.slice %1576 [0:11, 9:10] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2301 = stablehlo.compare  NE, %2300, %2300,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2302 = stablehlo.select %2301, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2303 = stablehlo.reshape %2302 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2304 = stablehlo.broadcast_in_dim %2303, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2305 = stablehlo.add %1588, %2304 : tensor<9x11xf32>
    %2306 = stablehlo.reduce(%2305 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2307 = stablehlo.broadcast_in_dim %2306, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2308 = stablehlo.select %2301, %1600, %2300 : tensor<11x1xi1>, tensor<11x1xf32>
    %2309 = stablehlo.reshape %2308 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2310 = stablehlo.broadcast_in_dim %2309, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2311 = stablehlo.add %1588, %2310 : tensor<9x11xf32>
    %2312 = stablehlo.reduce(%2311 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2313 = stablehlo.broadcast_in_dim %2312, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2314 = stablehlo.compare  GT, %2307, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2315 = stablehlo.select %2314, %1610, %2313 : tensor<9x1xi1>, tensor<9x1xf32>
    %2316 = stablehlo.select %1607, %2315, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2317 = stablehlo.slice %1576 [0:11, 10:11] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2318 = stablehlo.compare  NE, %2317, %2317,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2319 = stablehlo.select %2318, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2320 = stablehlo.reshape %2319 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2321 = stablehlo.broadcast_in_dim %2320, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2322 = stablehlo.add %1588, %2321 : tensor<9x11xf32>
    %2323 = stablehlo.reduce(%2322 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2324 = stablehlo.broadcast_in_dim %2323, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2325 = stablehlo.select %2318, %1600, %2317 : tensor<11x1xi1>, tensor<11x1xf32>
    %2326 = stablehlo.reshape %2325 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2327 = stablehlo.broadcast_in_dim %2326, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2328 = stablehlo.add %1588, %2327 : tensor<9x11xf32>
    %2329 = stablehlo.reduce(%2328 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2330 = stablehlo.broadcast_in_dim %2329, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2331 = stablehlo.compare  GT, %2324, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2332 = stablehlo.select %2331, %1610, %2330 : tensor<9x1xi1>, tensor<9x1xf32>
    %2333 = stablehlo.select %1607, %2332, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2334 = stablehlo.slice %1576 [0:11, 11:12] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2335 = stablehlo.compare  NE, %2334, %2334,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2336 = stablehlo.select %2335, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2337 = stablehlo.reshape %2336 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2338 = stablehlo.broadcast_in_dim %2337, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2339 = stablehlo.add %1588, %2338 : tensor<9x11xf32>
    %2340 = stablehlo.reduce(%2339 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2341 = stablehlo.broadcast_in_dim %2340, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2342 = stablehlo.select %2335, %1600, %2334 : tensor<11x1xi1>, tensor<11x1xf32>
    %2343 = stablehlo.reshape %2342 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2344 = stablehlo.broadcast_in_dim %2343, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2345 = stablehlo.add %1588, %2344 : tensor<9x11xf32>
    %2346 = stablehlo.reduce(%2345 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2347 = stablehlo.broadcast_in_dim %2346, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2348 = stablehlo.compare  GT, %2341, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2349 = stablehlo.select %2348, %1610, %2347 : tensor<9x1xi1>, tensor<9x1xf32>
    %2350 = stablehlo.select %1607, %2349, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2351 = stablehlo.slice %1576 [0:11, 12:13] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2352 = stablehlo.compare  NE, %2351, %2351,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2353 = stablehlo.select %2352, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2354 = stablehlo.reshape %2353 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2355 = stablehlo.broadcast_in_dim %2354, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2356 = stablehlo.add %1588, %2355 : tensor<9x11xf32>
    %2357 = stablehlo.reduce(%2356 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2358 = stablehlo.broadcast_in_dim %2357, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2359 = stablehlo.select %2352, %1600, %2351 : tensor<11x1xi1>, tensor<11x1xf32>
    %2360 = stablehlo.reshape %2359 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2361 = stablehlo.broadcast_in_dim %2360, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2362 = stablehlo.add %1588, %2361 : tensor<9x11xf32>
    %2363 = stablehlo.reduce(%2362 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2364 = stablehlo.broadcast_in_dim %2363, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2365 = stablehlo.compare  GT, %2358, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2366 = stablehlo.select %2365, %1610, %2364 : tensor<9x1xi1>, tensor<9x1xf32>
    %2367 = stablehlo.select %1607, %2366, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2368 = stablehlo.slice %1576 [0:11, 13:14] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2369 = stablehlo.compare  NE, %2368, %2368,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2370 = stablehlo.select %2369, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2371 = stablehlo.reshape %2370 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2372 = stablehlo.broadcast_in_dim %2371, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2373 = stablehlo.add %1588, %2372 : tensor<9x11xf32>
    %2374 = stablehlo.reduce(%2373 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2375 = stablehlo.broadcast_in_dim %2374, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2376 = stablehlo.select %2369, %1600, %2368 : tensor<11x1xi1>, tensor<11x1xf32>
    %2377 = stablehlo.reshape %2376 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2378 = stablehlo.broadcast_in_dim %2377, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2379 = stablehlo.add %1588, %2378 : tensor<9x11xf32>
    %2380 = stablehlo.reduce(%2379 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2381 = stablehlo.broadcast_in_dim %2380, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2382 = stablehlo.compare  GT, %2375, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2383 = stablehlo.select %2382, %1610, %2381 : tensor<9x1xi1>, tensor<9x1xf32>
    %2384 = stablehlo.select %1607, %2383, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2385 = stablehlo.slice %1576 [0:11, 14:15] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2386 = stablehlo.compare  NE, %2385, %2385,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2387 = stablehlo.select %2386, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2388 = stablehlo.reshape %2387 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2389 = stablehlo.broadcast_in_dim %2388, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2390 = stablehlo.add %1588, %2389 : tensor<9x11xf32>
    %2391 = stablehlo.reduce(%2390 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2392 = stablehlo.broadcast_in_dim %2391, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2393 = stablehlo.select %2386, %1600, %2385 : tensor<11x1xi1>, tensor<11x1xf32>
    %2394 = stablehlo.reshape %2393 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2395 = stablehlo.broadcast_in_dim %2394, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2396 = stablehlo.add %1588, %2395 : tensor<9x11xf32>
    %2397 = stablehlo.reduce(%2396 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2398 = stablehlo.broadcast_in_dim %2397, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2399 = stablehlo.compare  GT, %2392, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2400 = stablehlo.select %2399, %1610, %2398 : tensor<9x1xi1>, tensor<9x1xf32>
    %2401 = stablehlo.select %1607, %2400, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2402 = stablehlo.slice %1576 [0:11, 15:16] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2403 = stablehlo.compare  NE, %2402, %2402,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2404 = stablehlo.select %2403, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2405 = stablehlo.reshape %2404 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2406 = stablehlo.broadcast_in_dim %2405, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2407 = stablehlo.add %1588, %2406 : tensor<9x11xf32>
    %2408 = stablehlo.reduce(%2407 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2409 = stablehlo.broadcast_in_dim %2408, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2410 = stablehlo.select %2403, %1600, %2402 : tensor<11x1xi1>, tensor<11x1xf32>
    %2411 = stablehlo.reshape %2410 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2412 = stablehlo.broadcast_in_dim %2411, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2413 = stablehlo.add %1588, %2412 : tensor<9x11xf32>
    %2414 = stablehlo.reduce(%2413 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2415 = stablehlo.broadcast_in_dim %2414, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2416 = stablehlo.compare  GT, %2409, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2417 = stablehlo.select %2416, %1610, %2415 : tensor<9x1xi1>, tensor<9x1xf32>
    %2418 = stablehlo.select %1607, %2417, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2419 = stablehlo.slice %1576 [0:11, 16:17] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2420 = stablehlo.compare  NE, %2419, %2419,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2421 = stablehlo.select %2420, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2422 = stablehlo.reshape %2421 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2423 = stablehlo.broadcast_in_dim %2422, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2424 = stablehlo.add %1588, %2423 : tensor<9x11xf32>
    %2425 = stablehlo.reduce(%2424 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2426 = stablehlo.broadcast_in_dim %2425, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2427 = stablehlo.select %2420, %1600, %2419 : tensor<11x1xi1>, tensor<11x1xf32>
    %2428 = stablehlo.reshape %2427 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2429 = stablehlo.broadcast_in_dim %2428, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2430 = stablehlo.add %1588, %2429 : tensor<9x11xf32>
    %2431 = stablehlo.reduce(%2430 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2432 = stablehlo.broadcast_in_dim %2431, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2433 = stablehlo.compare  GT, %2426, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2434 = stablehlo.select %2433, %1610, %2432 : tensor<9x1xi1>, tensor<9x1xf32>
    %2435 = stablehlo.select %1607, %2434, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2436 = stablehlo.slice %1576 [0:11, 17:18] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2437 = stablehlo.compare  NE, %2436, %2436,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2438 = stablehlo.select %2437, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2439 = stablehlo.reshape %2438 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2440 = stablehlo.broadcast_in_dim %2439, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2441 = stablehlo.add %1588, %2440 : tensor<9x11xf32>
    %2442 = stablehlo.reduce(%2441 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2443 = stablehlo.broadcast_in_dim %2442, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2444 = stablehlo.select %2437, %1600, %2436 : tensor<11x1xi1>, tensor<11x1xf32>
    %2445 = stablehlo.reshape %2444 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2446 = stablehlo.broadcast_in_dim %2445, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2447 = stablehlo.add %1588, %2446 : tensor<9x11xf32>
    %2448 = stablehlo.reduce(%2447 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2449 = stablehlo.broadcast_in_dim %2448, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2450 = stablehlo.compare  GT, %2443, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2451 = stablehlo.select %2450, %1610, %2449 : tensor<9x1xi1>, tensor<9x1xf32>
    %2452 = stablehlo.select %1607, %2451, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2453 = stablehlo.slice %1576 [0:11, 18:19] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2454 = stablehlo.compare  NE, %2453, %2453,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2455 = stablehlo.select %2454, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2456 = stablehlo.reshape %2455 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2457 = stablehlo.broadcast_in_dim %2456, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2458 = stablehlo.add %1588, %2457 : tensor<9x11xf32>
    %2459 = stablehlo.reduce(%2458 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2460 = stablehlo.broadcast_in_dim %2459, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2461 = stablehlo.select %2454, %1600, %2453 : tensor<11x1xi1>, tensor<11x1xf32>
    %2462 = stablehlo.reshape %2461 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2463 = stablehlo.broadcast_in_dim %2462, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2464 = stablehlo.add %1588, %2463 : tensor<9x11xf32>
    %2465 = stablehlo.reduce(%2464 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2466 = stablehlo.broadcast_in_dim %2465, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2467 = stablehlo.compare  GT, %2460, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2468 = stablehlo.select %2467, %1610, %2466 : tensor<9x1xi1>, tensor<9x1xf32>
    %2469 = stablehlo.select %1607, %2468, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2470 = stablehlo.slice %1576 [0:11, 19:20] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2471 = stablehlo.compare  NE, %2470, %2470,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2472 = stablehlo.select %2471, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2473 = stablehlo.reshape %2472 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2474 = stablehlo.broadcast_in_dim %2473, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2475 = stablehlo.add %1588, %2474 : tensor<9x11xf32>
    %2476 = stablehlo.reduce(%2475 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2477 = stablehlo.broadcast_in_dim %2476, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2478 = stablehlo.select %2471, %1600, %2470 : tensor<11x1xi1>, tensor<11x1xf32>
    %2479 = stablehlo.reshape %2478 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2480 = stablehlo.broadcast_in_dim %2479, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2481 = stablehlo.add %1588, %2480 : tensor<9x11xf32>
    %2482 = stablehlo.reduce(%2481 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2483 = stablehlo.broadcast_in_dim %2482, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2484 = stablehlo.compare  GT, %2477, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2485 = stablehlo.select %2484, %1610, %2483 : tensor<9x1xi1>, tensor<9x1xf32>
    %2486 = stablehlo.select %1607, %2485, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2487 = stablehlo.slice %1576 [0:11, 20:21] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2488 = stablehlo.compare  NE, %2487, %2487,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2489 = stablehlo.select %2488, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2490 = stablehlo.reshape %2489 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2491 = stablehlo.broadcast_in_dim %2490, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2492 = stablehlo.add %1588, %2491 : tensor<9x11xf32>
    %2493 = stablehlo.reduce(%2492 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2494 = stablehlo.broadcast_in_dim %2493, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2495 = stablehlo.select %2488, %1600, %2487 : tensor<11x1xi1>, tensor<11x1xf32>
    %2496 = stablehlo.reshape %2495 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2497 = stablehlo.broadcast_in_dim %2496, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2498 = stablehlo.add %1588, %2497 : tensor<9x11xf32>
    %2499 = stablehlo.reduce(%2498 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2500 = stablehlo.broadcast_in_dim %2499, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2501 = stablehlo.compare  GT, %2494, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2502 = stablehlo.select %2501, %1610, %2500 : tensor<9x1xi1>, tensor<9x1xf32>
    %2503 = stablehlo.select %1607, %2502, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2504 = stablehlo.slice %1576 [0:11, 21:22] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2505 = stablehlo.compare  NE, %2504, %2504,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2506 = stablehlo.select %2505, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2507 = stablehlo.reshape %2506 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2508 = stablehlo.broadcast_in_dim %2507, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2509 = stablehlo.add %1588, %2508 : tensor<9x11xf32>
    %2510 = stablehlo.reduce(%2509 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2511 = stablehlo.broadcast_in_dim %2510, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2512 = stablehlo.select %2505, %1600, %2504 : tensor<11x1xi1>, tensor<11x1xf32>
    %2513 = stablehlo.reshape %2512 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2514 = stablehlo.broadcast_in_dim %2513, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2515 = stablehlo.add %1588, %2514 : tensor<9x11xf32>
    %2516 = stablehlo.reduce(%2515 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2517 = stablehlo.broadcast_in_dim %2516, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2518 = stablehlo.compare  GT, %2511, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2519 = stablehlo.select %2518, %1610, %2517 : tensor<9x1xi1>, tensor<9x1xf32>
    %2520 = stablehlo.select %1607, %2519, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2521 = stablehlo.slice %1576 [0:11, 22:23] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2522 = stablehlo.compare  NE, %2521, %2521,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2523 = stablehlo.select %2522, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2524 = stablehlo.reshape %2523 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2525 = stablehlo.broadcast_in_dim %2524, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2526 = stablehlo.add %1588, %2525 : tensor<9x11xf32>
    %2527 = stablehlo.reduce(%2526 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2528 = stablehlo.broadcast_in_dim %2527, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2529 = stablehlo.select %2522, %1600, %2521 : tensor<11x1xi1>, tensor<11x1xf32>
    %2530 = stablehlo.reshape %2529 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2531 = stablehlo.broadcast_in_dim %2530, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2532 = stablehlo.add %1588, %2531 : tensor<9x11xf32>
    %2533 = stablehlo.reduce(%2532 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2534 = stablehlo.broadcast_in_dim %2533, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2535 = stablehlo.compare  GT, %2528, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2536 = stablehlo.select %2535, %1610, %2534 : tensor<9x1xi1>, tensor<9x1xf32>
    %2537 = stablehlo.select %1607, %2536, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2538 = stablehlo.slice %1576 [0:11, 23:24] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2539 = stablehlo.compare  NE, %2538, %2538,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2540 = stablehlo.select %2539, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2541 = stablehlo.reshape %2540 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2542 = stablehlo.broadcast_in_dim %2541, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2543 = stablehlo.add %1588, %2542 : tensor<9x11xf32>
    %2544 = stablehlo.reduce(%2543 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2545 = stablehlo.broadcast_in_dim %2544, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2546 = stablehlo.select %2539, %1600, %2538 : tensor<11x1xi1>, tensor<11x1xf32>
    %2547 = stablehlo.reshape %2546 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2548 = stablehlo.broadcast_in_dim %2547, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2549 = stablehlo.add %1588, %2548 : tensor<9x11xf32>
    %2550 = stablehlo.reduce(%2549 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2551 = stablehlo.broadcast_in_dim %2550, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2552 = stablehlo.compare  GT, %2545, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2553 = stablehlo.select %2552, %1610, %2551 : tensor<9x1xi1>, tensor<9x1xf32>
    %2554 = stablehlo.select %1607, %2553, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2555 = stablehlo.slice %1576 [0:11, 24:25] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2556 = stablehlo.compare  NE, %2555, %2555,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2557 = stablehlo.select %2556, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2558 = stablehlo.reshape %2557 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2559 = stablehlo.broadcast_in_dim %2558, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2560 = stablehlo.add %1588, %2559 : tensor<9x11xf32>
    %2561 = stablehlo.reduce(%2560 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2562 = stablehlo.broadcast_in_dim %2561, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2563 = stablehlo.select %2556, %1600, %2555 : tensor<11x1xi1>, tensor<11x1xf32>
    %2564 = stablehlo.reshape %2563 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2565 = stablehlo.broadcast_in_dim %2564, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2566 = stablehlo.add %1588, %2565 : tensor<9x11xf32>
    %2567 = stablehlo.reduce(%2566 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2568 = stablehlo.broadcast_in_dim %2567, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2569 = stablehlo.compare  GT, %2562, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2570 = stablehlo.select %2569, %1610, %2568 : tensor<9x1xi1>, tensor<9x1xf32>
    %2571 = stablehlo.select %1607, %2570, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2572 = stablehlo.slice %1576 [0:11, 25:26] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2573 = stablehlo.compare  NE, %2572, %2572,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2574 = stablehlo.select %2573, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2575 = stablehlo.reshape %2574 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2576 = stablehlo.broadcast_in_dim %2575, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2577 = stablehlo.add %1588, %2576 : tensor<9x11xf32>
    %2578 = stablehlo.reduce(%2577 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2579 = stablehlo.broadcast_in_dim %2578, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2580 = stablehlo.select %2573, %1600, %2572 : tensor<11x1xi1>, tensor<11x1xf32>
    %2581 = stablehlo.reshape %2580 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2582 = stablehlo.broadcast_in_dim %2581, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2583 = stablehlo.add %1588, %2582 : tensor<9x11xf32>
    %2584 = stablehlo.reduce(%2583 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2585 = stablehlo.broadcast_in_dim %2584, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2586 = stablehlo.compare  GT, %2579, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2587 = stablehlo.select %2586, %1610, %2585 : tensor<9x1xi1>, tensor<9x1xf32>
    %2588 = stablehlo.select %1607, %2587, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2589 = stablehlo.slice %1576 [0:11, 26:27] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2590 = stablehlo.compare  NE, %2589, %2589,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2591 = stablehlo.select %2590, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2592 = stablehlo.reshape %2591 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2593 = stablehlo.broadcast_in_dim %2592, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2594 = stablehlo.add %1588, %2593 : tensor<9x11xf32>
    %2595 = stablehlo.reduce(%2594 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2596 = stablehlo.broadcast_in_dim %2595, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2597 = stablehlo.select %2590, %1600, %2589 : tensor<11x1xi1>, tensor<11x1xf32>
    %2598 = stablehlo.reshape %2597 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2599 = stablehlo.broadcast_in_dim %2598, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2600 = stablehlo.add %1588, %2599 : tensor<9x11xf32>
    %2601 = stablehlo.reduce(%2600 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2602 = stablehlo.broadcast_in_dim %2601, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2603 = stablehlo.compare  GT, %2596, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2604 = stablehlo.select %2603, %1610, %2602 : tensor<9x1xi1>, tensor<9x1xf32>
    %2605 = stablehlo.select %1607, %2604, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2606 = stablehlo.slice %1576 [0:11, 27:28] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2607 = stablehlo.compare  NE, %2606, %2606,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2608 = stablehlo.select %2607, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2609 = stablehlo.reshape %2608 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2610 = stablehlo.broadcast_in_dim %2609, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2611 = stablehlo.add %1588, %2610 : tensor<9x11xf32>
    %2612 = stablehlo.reduce(%2611 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2613 = stablehlo.broadcast_in_dim %2612, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2614 = stablehlo.select %2607, %1600, %2606 : tensor<11x1xi1>, tensor<11x1xf32>
    %2615 = stablehlo.reshape %2614 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2616 = stablehlo.broadcast_in_dim %2615, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2617 = stablehlo.add %1588, %2616 : tensor<9x11xf32>
    %2618 = stablehlo.reduce(%2617 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2619 = stablehlo.broadcast_in_dim %2618, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2620 = stablehlo.compare  GT, %2613, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2621 = stablehlo.select %2620, %1610, %2619 : tensor<9x1xi1>, tensor<9x1xf32>
    %2622 = stablehlo.select %1607, %2621, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2623 = stablehlo.slice %1576 [0:11, 28:29] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2624 = stablehlo.compare  NE, %2623, %2623,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2625 = stablehlo.select %2624, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2626 = stablehlo.reshape %2625 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2627 = stablehlo.broadcast_in_dim %2626, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2628 = stablehlo.add %1588, %2627 : tensor<9x11xf32>
    %2629 = stablehlo.reduce(%2628 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2630 = stablehlo.broadcast_in_dim %2629, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2631 = stablehlo.select %2624, %1600, %2623 : tensor<11x1xi1>, tensor<11x1xf32>
    %2632 = stablehlo.reshape %2631 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2633 = stablehlo.broadcast_in_dim %2632, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2634 = stablehlo.add %1588, %2633 : tensor<9x11xf32>
    %2635 = stablehlo.reduce(%2634 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2636 = stablehlo.broadcast_in_dim %2635, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2637 = stablehlo.compare  GT, %2630, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2638 = stablehlo.select %2637, %1610, %2636 : tensor<9x1xi1>, tensor<9x1xf32>
    %2639 = stablehlo.select %1607, %2638, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2640 = stablehlo.slice %1576 [0:11, 29:30] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2641 = stablehlo.compare  NE, %2640, %2640,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2642 = stablehlo.select %2641, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2643 = stablehlo.reshape %2642 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2644 = stablehlo.broadcast_in_dim %2643, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2645 = stablehlo.add %1588, %2644 : tensor<9x11xf32>
    %2646 = stablehlo.reduce(%2645 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2647 = stablehlo.broadcast_in_dim %2646, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2648 = stablehlo.select %2641, %1600, %2640 : tensor<11x1xi1>, tensor<11x1xf32>
    %2649 = stablehlo.reshape %2648 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2650 = stablehlo.broadcast_in_dim %2649, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2651 = stablehlo.add %1588, %2650 : tensor<9x11xf32>
    %2652 = stablehlo.reduce(%2651 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2653 = stablehlo.broadcast_in_dim %2652, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2654 = stablehlo.compare  GT, %2647, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2655 = stablehlo.select %2654, %1610, %2653 : tensor<9x1xi1>, tensor<9x1xf32>
    %2656 = stablehlo.select %1607, %2655, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2657 = stablehlo.slice %1576 [0:11, 30:31] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2658 = stablehlo.compare  NE, %2657, %2657,  FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2659 = stablehlo.select %2658, %1593, %1591 : tensor<11x1xi1>, tensor<11x1xf32>
    %2660 = stablehlo.reshape %2659 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2661 = stablehlo.broadcast_in_dim %2660, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2662 = stablehlo.add %1588, %2661 : tensor<9x11xf32>
    %2663 = stablehlo.reduce(%2662 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2664 = stablehlo.broadcast_in_dim %2663, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2665 = stablehlo.select %2658, %1600, %2657 : tensor<11x1xi1>, tensor<11x1xf32>
    %2666 = stablehlo.reshape %2665 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2667 = stablehlo.broadcast_in_dim %2666, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2668 = stablehlo.add %1588, %2667 : tensor<9x11xf32>
    %2669 = stablehlo.reduce(%2668 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2670 = stablehlo.broadcast_in_dim %2669, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2671 = stablehlo.compare  GT, %2664, %1608,  FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2672 = stablehlo.select %2671, %1610, %2670 : tensor<9x1xi1>, tensor<9x1xf32>
    %2673 = stablehlo.select %1607, %2672, %1612 : tensor<9x1xi1>, tensor<9x1xf32>
    %2674 = stablehlo.concatenate %2163, %2180, %2197, %2214, %2231, %2248, %2265, %2282, %2299, %2316, %2333, %2350, %2367, %2384, %2401, %2418, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x16xf32>
    %2675 = stablehlo.concatenate %2435, %2452, %2469, %2486, %2503, %2520, %2537, %2554, %2571, %2588, %2605, %2622, %2639, %2656, %2673, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x15xf32>
    %2676 = stablehlo.concatenate %2674, %2675, dim = 1 : (tensor<9x16xf32>, tensor<9x15xf32>) -> tensor<9x31xf32>
    %2677 = stablehlo.or %12, %100 : tensor<9xi1>
    %2678 = stablehlo.broadcast_in_dim %2677, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %2679 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %2680 = stablehlo.broadcast_in_dim %2146, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2681 = stablehlo.select %2678, %1612, %2680 : tensor<9x1xi1>, tensor<9x1xf32>
    %2682 = stablehlo.select %2679, %1610, %2681 : tensor<9x1xi1>, tensor<9x1xf32>
    %2683 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %2684 = stablehlo.select %2678, %2683, %107 : tensor<9x1xi1>, tensor<9x1xi32>
    %2685 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %2686 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %2687 = stablehlo.select %2679, %2685, %2686 : tensor<9x1xi1>, tensor<9x1xf32>
    %2688 = stablehlo.convert %2687 : tensor<9x1xf32>
    %2689 = stablehlo.broadcast_in_dim %2678, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x31xi1>
    %2690 = stablehlo.broadcast_in_dim %2688, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x31xf32>
    %2691 = stablehlo.select %2689, %2690, %2676 : tensor<9x31xi1>, tensor<9x31xf32>
    %2692 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x31xi32>
    %2693 = stablehlo.select %2689, %2692, %2127 : tensor<9x31xi1>, tensor<9x31xi32>
    %2694 = stablehlo.concatenate %2693, %2684, dim = 1 : (tensor<9x31xi32>, tensor<9x1xi32>) -> tensor<9x32xi32>
    %2695 = stablehlo.concatenate %2691, %2682, dim = 1 : (tensor<9x31xf32>, tensor<9x1xf32>) -> tensor<9x32xf32>
    %2696 = stablehlo.convert %2694 : (tensor<9x32xi32>) -> tensor<9x32xui32>
    %2697 = stablehlo.convert %2695 : tensor<9x32xf32>
    %2698 = stablehlo.convert %2696 : tensor<9x32xui32>
    return %2697, %2698 : tensor<9x32xf32>, tensor<9x32xui32>
  }
}
