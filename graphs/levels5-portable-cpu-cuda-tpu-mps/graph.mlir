// levels5-portable-cpu-cuda-tpu-mps for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x32xf32> {jax.result_info = "result[0]"}, tensor<9x32xui32> {jax.result_info = "result[1]"}) {
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
    %9 = stablehlo.compare LT, %6, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi32>) -> tensor<9xi32>
    %11 = stablehlo.compare GE, %6, %10, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %12 = stablehlo.or %9, %11 : tensor<9xi1>
    %13 = stablehlo.slice %5 [0:5] : (tensor<6xi32>) -> tensor<5xi32>
    %14 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %18 = stablehlo.compare GE, %16, %17, SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
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
    %32 = stablehlo.compare EQ, %30, %31, SIGNED : (tensor<9x6xi32>, tensor<9x6xi32>) -> tensor<9x6xi1>
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
    %52 = stablehlo.compare EQ, %51, %31, SIGNED : (tensor<9x6xi32>, tensor<9x6xi32>) -> tensor<9x6xi1>
    %53 = stablehlo.select %52, %34, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %54 = stablehlo.reduce(%53 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %55 = stablehlo.subtract %37, %54 : tensor<9xi32>
    %56 = stablehlo.compare LT, %47, %55, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %57 = stablehlo.select %52, %39, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %58 = stablehlo.reduce(%57 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %59 = stablehlo.subtract %41, %58 : tensor<9xi32>
    %60 = stablehlo.compare LE, %47, %59, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %61 = stablehlo.and %56, %60 : tensor<9xi1>
    %62 = stablehlo.compare GE, %49, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %63 = stablehlo.and %61, %62 : tensor<9xi1>
    %64 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %65 = stablehlo.compare LT, %49, %64, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %66 = stablehlo.and %63, %65 : tensor<9xi1>
    %67 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %68 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %70 = stablehlo.compare EQ, %68, %69, SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
    %71 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %73 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
    %74 = stablehlo.select %70, %72, %73 : tensor<9x5xi1>, tensor<9x5xi32>
    %75 = stablehlo.reduce(%74 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x5xi32>, tensor<i32>) -> tensor<9xi32>
    %76 = stablehlo.compare EQ, %47, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %77 = stablehlo.subtract %41, %47 : tensor<9xi32>
    %78 = stablehlo.iota dim = 1 : tensor<1x13xi32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x13xi32>
    %81 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<9x13xi32>
    %82 = stablehlo.compare EQ, %80, %81, SIGNED : (tensor<9x13xi32>, tensor<9x13xi32>) -> tensor<9x13xi1>
    %83 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<9x13xi32>
    %85 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x13xi32>
    %86 = stablehlo.select %82, %84, %85 : tensor<9x13xi1>, tensor<9x13xi32>
    %87 = stablehlo.reduce(%86 init: %c_16) applies stablehlo.add across dimensions = [1] : (tensor<9x13xi32>, tensor<i32>) -> tensor<9xi32>
    %88 = stablehlo.select %76, %75, %87 : tensor<9xi1>, tensor<9xi32>
    %89 = stablehlo.compare GE, %77, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %90 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %91 = stablehlo.compare LT, %77, %90, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
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
    %106 = stablehlo.compare EQ, %104, %105, SIGNED : (tensor<9x11xi32>, tensor<9x11xi32>) -> tensor<9x11xi1>
    %107 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x11xi32>
    %109 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %110 = stablehlo.select %106, %108, %109 : tensor<9x11xi1>, tensor<9x11xi32>
    %111 = stablehlo.reduce(%110 init: %c_15) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %112 = stablehlo.select %106, %104, %109 : tensor<9x11xi1>, tensor<9x11xi32>
    %113 = stablehlo.reduce(%112 init: %c_15) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %114 = stablehlo.compare EQ, %113, %101, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %115 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %116 = stablehlo.select %114, %101, %115 : tensor<11xi1>, tensor<11xi32>
    %117 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %118 = stablehlo.compare GE, %116, %117, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %119 = stablehlo.slice %0 [0:11, 0:49152] : (tensor<11x49152xf32>) -> tensor<11x49152xf32>
    %120 = stablehlo.reshape %119 : (tensor<11x49152xf32>) -> tensor<11x96x512xf32>
    %121 = stablehlo.reduce(%120 init: %cst_12) applies stablehlo.maximum across dimensions = [2] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x96xf32>
    %122 = stablehlo.reduce(%121 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %124 = stablehlo.reshape %120 : (tensor<11x96x512xf32>) -> tensor<11x3x32x512xf32>
    %125 = stablehlo.reshape %123 : (tensor<11x1xf32>) -> tensor<11x1x1x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<11x1x1x1xf32>) -> tensor<11x3x32x512xf32>
    %127 = stablehlo.subtract %124, %126 : tensor<11x3x32x512xf32>
    %128 = stablehlo.exponential %127 : tensor<11x3x32x512xf32>
    %129 = stablehlo.reduce(%128 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<11x3x32x512xf32>, tensor<f32>) -> tensor<11x3x512xf32>
    %130 = stablehlo.reshape %129 : (tensor<11x3x512xf32>) -> tensor<11x1536xf32>
    %131 = stablehlo.slice %130 [0:11, 0:768] : (tensor<11x1536xf32>) -> tensor<11x768xf32>
    %132 = stablehlo.slice %130 [0:11, 768:1536] : (tensor<11x1536xf32>) -> tensor<11x768xf32>
    %133 = stablehlo.add %131, %132 : tensor<11x768xf32>
    %134 = stablehlo.slice %133 [0:11, 0:384] : (tensor<11x768xf32>) -> tensor<11x384xf32>
    %135 = stablehlo.slice %133 [0:11, 384:768] : (tensor<11x768xf32>) -> tensor<11x384xf32>
    %136 = stablehlo.add %134, %135 : tensor<11x384xf32>
    %137 = stablehlo.slice %136 [0:11, 0:192] : (tensor<11x384xf32>) -> tensor<11x192xf32>
    %138 = stablehlo.slice %136 [0:11, 192:384] : (tensor<11x384xf32>) -> tensor<11x192xf32>
    %139 = stablehlo.add %137, %138 : tensor<11x192xf32>
    %140 = stablehlo.slice %139 [0:11, 0:96] : (tensor<11x192xf32>) -> tensor<11x96xf32>
    %141 = stablehlo.slice %139 [0:11, 96:192] : (tensor<11x192xf32>) -> tensor<11x96xf32>
    %142 = stablehlo.add %140, %141 : tensor<11x96xf32>
    %143 = stablehlo.slice %142 [0:11, 0:48] : (tensor<11x96xf32>) -> tensor<11x48xf32>
    %144 = stablehlo.slice %142 [0:11, 48:96] : (tensor<11x96xf32>) -> tensor<11x48xf32>
    %145 = stablehlo.add %143, %144 : tensor<11x48xf32>
    %146 = stablehlo.slice %145 [0:11, 0:24] : (tensor<11x48xf32>) -> tensor<11x24xf32>
    %147 = stablehlo.slice %145 [0:11, 24:48] : (tensor<11x48xf32>) -> tensor<11x24xf32>
    %148 = stablehlo.add %146, %147 : tensor<11x24xf32>
    %149 = stablehlo.slice %148 [0:11, 0:12] : (tensor<11x24xf32>) -> tensor<11x12xf32>
    %150 = stablehlo.slice %148 [0:11, 12:24] : (tensor<11x24xf32>) -> tensor<11x12xf32>
    %151 = stablehlo.add %149, %150 : tensor<11x12xf32>
    %152 = stablehlo.slice %151 [0:11, 0:6] : (tensor<11x12xf32>) -> tensor<11x6xf32>
    %153 = stablehlo.slice %151 [0:11, 6:12] : (tensor<11x12xf32>) -> tensor<11x6xf32>
    %154 = stablehlo.add %152, %153 : tensor<11x6xf32>
    %155 = stablehlo.slice %154 [0:11, 0:3] : (tensor<11x6xf32>) -> tensor<11x3xf32>
    %156 = stablehlo.slice %154 [0:11, 3:6] : (tensor<11x6xf32>) -> tensor<11x3xf32>
    %157 = stablehlo.add %155, %156 : tensor<11x3xf32>
    %158 = stablehlo.slice %157 [0:11, 0:1] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %159 = stablehlo.slice %157 [0:11, 1:2] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %160 = stablehlo.slice %157 [0:11, 2:3] : (tensor<11x3xf32>) -> tensor<11x1xf32>
    %161 = stablehlo.add %158, %159 : tensor<11x1xf32>
    %162 = stablehlo.concatenate %161, %160, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x2xf32>
    %163 = stablehlo.slice %162 [0:11, 0:1] : (tensor<11x2xf32>) -> tensor<11x1xf32>
    %164 = stablehlo.slice %162 [0:11, 1:2] : (tensor<11x2xf32>) -> tensor<11x1xf32>
    %165 = stablehlo.add %163, %164 : tensor<11x1xf32>
    %166 = stablehlo.log %165 : tensor<11x1xf32>
    %167 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %168 = stablehlo.slice %167 [0:11, 0:1] : (tensor<11x1xi32>) -> tensor<11x1xi32>
    %169 = stablehlo.compare NE, %166, %166, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %170 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %171 = stablehlo.compare GE, %168, %170, SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %172 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %173 = stablehlo.compare LT, %168, %172, SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %174 = stablehlo.and %171, %173 : tensor<11x1xi1>
    %175 = stablehlo.iota dim = 1 : tensor<1x96xi32>
    %176 = stablehlo.multiply %175, %c_0 : tensor<1x96xi32>
    %177 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %179 = stablehlo.compare GE, %177, %178, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %180 = stablehlo.add %176, %c_0 : tensor<1x96xi32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %182 = stablehlo.compare LT, %177, %181, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %183 = stablehlo.and %179, %182 : tensor<11x96xi1>
    %184 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %185 = stablehlo.select %183, %178, %184 : tensor<11x96xi1>, tensor<11x96xi32>
    %186 = stablehlo.reduce(%185 init: %c_15) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %188 = stablehlo.iota dim = 1 : tensor<1x512xi32>
    %189 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<11x512xi32>
    %191 = stablehlo.add %189, %190 : tensor<11x512xi32>
    %192 = stablehlo.not %169 : tensor<11x1xi1>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %194 = stablehlo.and %183, %193 : tensor<11x96xi1>
    %195 = stablehlo.convert %c_16 : (tensor<i32>) -> tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %197 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %198 = stablehlo.select %194, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %199 = stablehlo.slice %198 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %202 = stablehlo.add %120, %201 : tensor<11x96x512xf32>
    %203 = stablehlo.reduce(%202 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %204 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %205 = stablehlo.compare EQ, %191, %204, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %206 = stablehlo.convert %cst_12 : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %208 = stablehlo.select %205, %203, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %209 = stablehlo.reduce(%208 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %211 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %212 = stablehlo.select %174, %210, %211 : tensor<11x1xi1>, tensor<11x1xf32>
    %213 = stablehlo.subtract %212, %123 : tensor<11x1xf32>
    %214 = stablehlo.subtract %213, %166 : tensor<11x1xf32>
    %215 = stablehlo.convert %cst_10 : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %217 = stablehlo.select %169, %216, %214 : tensor<11x1xi1>, tensor<11x1xf32>
    %218 = stablehlo.compare NE, %217, %217, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %220 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %221 = stablehlo.select %219, %220, %121 : tensor<11x96xi1>, tensor<11x96xf32>
    %222 = stablehlo.abs %221 : tensor<11x96xf32>
    %223 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %224 = stablehlo.compare LT, %222, %223, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %225 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %226 = stablehlo.select %224, %225, %221 : tensor<11x96xi1>, tensor<11x96xf32>
    %227 = stablehlo.reduce(%226 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %230 = stablehlo.compare EQ, %226, %229, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %231 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %232 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %233 = stablehlo.select %230, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %234 = stablehlo.reduce(%233 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %237 = stablehlo.compare EQ, %231, %236, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %238 = stablehlo.select %237, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %239 = stablehlo.slice %238 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %242 = stablehlo.add %120, %241 : tensor<11x96x512xf32>
    %243 = stablehlo.reduce(%242 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %244 = stablehlo.abs %243 : tensor<11x512xf32>
    %245 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %246 = stablehlo.compare LT, %244, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %247 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %248 = stablehlo.select %246, %247, %243 : tensor<11x512xi1>, tensor<11x512xf32>
    %249 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %250 = stablehlo.multiply %235, %249 : tensor<11x1xi32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %252 = stablehlo.add %251, %190 : tensor<11x512xi32>
    %253 = stablehlo.broadcast_in_dim %228, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %254 = stablehlo.compare EQ, %248, %253, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %255 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11x512xi32>
    %256 = stablehlo.select %254, %252, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %257 = stablehlo.reduce(%256 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %260 = stablehlo.compare EQ, %252, %259, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %261 = stablehlo.select %260, %207, %248 : tensor<11x512xi1>, tensor<11x512xf32>
    %262 = stablehlo.reduce(%261 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %265 = stablehlo.select %237, %264, %226 : tensor<11x96xi1>, tensor<11x96xf32>
    %266 = stablehlo.reduce(%265 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %269 = stablehlo.compare EQ, %265, %268, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %270 = stablehlo.select %269, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %271 = stablehlo.reduce(%270 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %274 = stablehlo.compare EQ, %231, %273, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %275 = stablehlo.select %274, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %276 = stablehlo.slice %275 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %279 = stablehlo.add %120, %278 : tensor<11x96x512xf32>
    %280 = stablehlo.reduce(%279 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %281 = stablehlo.abs %280 : tensor<11x512xf32>
    %282 = stablehlo.compare LT, %281, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %283 = stablehlo.select %282, %247, %280 : tensor<11x512xi1>, tensor<11x512xf32>
    %284 = stablehlo.multiply %272, %249 : tensor<11x1xi32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %286 = stablehlo.add %285, %190 : tensor<11x512xi32>
    %287 = stablehlo.compare LT, %283, %253, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %288 = stablehlo.compare EQ, %283, %253, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %289 = stablehlo.compare GT, %286, %259, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %290 = stablehlo.and %288, %289 : tensor<11x512xi1>
    %291 = stablehlo.or %287, %290 : tensor<11x512xi1>
    %292 = stablehlo.select %291, %283, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %293 = stablehlo.broadcast_in_dim %267, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %294 = stablehlo.compare EQ, %292, %293, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %295 = stablehlo.select %294, %286, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %296 = stablehlo.reduce(%295 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %299 = stablehlo.compare EQ, %286, %298, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %300 = stablehlo.select %299, %207, %292 : tensor<11x512xi1>, tensor<11x512xf32>
    %301 = stablehlo.reduce(%300 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %304 = stablehlo.select %274, %303, %265 : tensor<11x96xi1>, tensor<11x96xf32>
    %305 = stablehlo.reduce(%304 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %308 = stablehlo.compare EQ, %304, %307, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %309 = stablehlo.select %308, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %310 = stablehlo.reduce(%309 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %313 = stablehlo.compare EQ, %231, %312, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %314 = stablehlo.select %313, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %315 = stablehlo.slice %314 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %318 = stablehlo.add %120, %317 : tensor<11x96x512xf32>
    %319 = stablehlo.reduce(%318 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %320 = stablehlo.abs %319 : tensor<11x512xf32>
    %321 = stablehlo.compare LT, %320, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %322 = stablehlo.select %321, %247, %319 : tensor<11x512xi1>, tensor<11x512xf32>
    %323 = stablehlo.multiply %311, %249 : tensor<11x1xi32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %325 = stablehlo.add %324, %190 : tensor<11x512xi32>
    %326 = stablehlo.compare LT, %322, %293, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %327 = stablehlo.compare EQ, %322, %293, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %328 = stablehlo.compare GT, %325, %298, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %329 = stablehlo.and %327, %328 : tensor<11x512xi1>
    %330 = stablehlo.or %326, %329 : tensor<11x512xi1>
    %331 = stablehlo.select %330, %322, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %332 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %333 = stablehlo.compare EQ, %331, %332, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %334 = stablehlo.select %333, %325, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %335 = stablehlo.reduce(%334 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %338 = stablehlo.compare EQ, %325, %337, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %339 = stablehlo.select %338, %207, %331 : tensor<11x512xi1>, tensor<11x512xf32>
    %340 = stablehlo.reduce(%339 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %343 = stablehlo.select %313, %342, %304 : tensor<11x96xi1>, tensor<11x96xf32>
    %344 = stablehlo.reduce(%343 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %347 = stablehlo.compare EQ, %343, %346, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %348 = stablehlo.select %347, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %349 = stablehlo.reduce(%348 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %352 = stablehlo.compare EQ, %231, %351, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %353 = stablehlo.select %352, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %354 = stablehlo.slice %353 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %357 = stablehlo.add %120, %356 : tensor<11x96x512xf32>
    %358 = stablehlo.reduce(%357 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %359 = stablehlo.abs %358 : tensor<11x512xf32>
    %360 = stablehlo.compare LT, %359, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %361 = stablehlo.select %360, %247, %358 : tensor<11x512xi1>, tensor<11x512xf32>
    %362 = stablehlo.multiply %350, %249 : tensor<11x1xi32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %364 = stablehlo.add %363, %190 : tensor<11x512xi32>
    %365 = stablehlo.compare LT, %361, %332, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %366 = stablehlo.compare EQ, %361, %332, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %367 = stablehlo.compare GT, %364, %337, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %368 = stablehlo.and %366, %367 : tensor<11x512xi1>
    %369 = stablehlo.or %365, %368 : tensor<11x512xi1>
    %370 = stablehlo.select %369, %361, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %371 = stablehlo.broadcast_in_dim %345, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %372 = stablehlo.compare EQ, %370, %371, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %373 = stablehlo.select %372, %364, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %374 = stablehlo.reduce(%373 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %377 = stablehlo.compare EQ, %364, %376, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %378 = stablehlo.select %377, %207, %370 : tensor<11x512xi1>, tensor<11x512xf32>
    %379 = stablehlo.reduce(%378 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %382 = stablehlo.select %352, %381, %343 : tensor<11x96xi1>, tensor<11x96xf32>
    %383 = stablehlo.reduce(%382 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %386 = stablehlo.compare EQ, %382, %385, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %387 = stablehlo.select %386, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %388 = stablehlo.reduce(%387 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %391 = stablehlo.compare EQ, %231, %390, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %392 = stablehlo.select %391, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %393 = stablehlo.slice %392 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %396 = stablehlo.add %120, %395 : tensor<11x96x512xf32>
    %397 = stablehlo.reduce(%396 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %398 = stablehlo.abs %397 : tensor<11x512xf32>
    %399 = stablehlo.compare LT, %398, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %400 = stablehlo.select %399, %247, %397 : tensor<11x512xi1>, tensor<11x512xf32>
    %401 = stablehlo.multiply %389, %249 : tensor<11x1xi32>
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %403 = stablehlo.add %402, %190 : tensor<11x512xi32>
    %404 = stablehlo.compare LT, %400, %371, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %405 = stablehlo.compare EQ, %400, %371, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %406 = stablehlo.compare GT, %403, %376, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %407 = stablehlo.and %405, %406 : tensor<11x512xi1>
    %408 = stablehlo.or %404, %407 : tensor<11x512xi1>
    %409 = stablehlo.select %408, %400, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %410 = stablehlo.broadcast_in_dim %384, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %411 = stablehlo.compare EQ, %409, %410, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %412 = stablehlo.select %411, %403, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %413 = stablehlo.reduce(%412 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %416 = stablehlo.compare EQ, %403, %415, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %417 = stablehlo.select %416, %207, %409 : tensor<11x512xi1>, tensor<11x512xf32>
    %418 = stablehlo.reduce(%417 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %421 = stablehlo.select %391, %420, %382 : tensor<11x96xi1>, tensor<11x96xf32>
    %422 = stablehlo.reduce(%421 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %425 = stablehlo.compare EQ, %421, %424, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %426 = stablehlo.select %425, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %427 = stablehlo.reduce(%426 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %430 = stablehlo.compare EQ, %231, %429, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %431 = stablehlo.select %430, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %432 = stablehlo.slice %431 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %435 = stablehlo.add %120, %434 : tensor<11x96x512xf32>
    %436 = stablehlo.reduce(%435 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %437 = stablehlo.abs %436 : tensor<11x512xf32>
    %438 = stablehlo.compare LT, %437, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %439 = stablehlo.select %438, %247, %436 : tensor<11x512xi1>, tensor<11x512xf32>
    %440 = stablehlo.multiply %428, %249 : tensor<11x1xi32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %442 = stablehlo.add %441, %190 : tensor<11x512xi32>
    %443 = stablehlo.compare LT, %439, %410, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %444 = stablehlo.compare EQ, %439, %410, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %445 = stablehlo.compare GT, %442, %415, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %446 = stablehlo.and %444, %445 : tensor<11x512xi1>
    %447 = stablehlo.or %443, %446 : tensor<11x512xi1>
    %448 = stablehlo.select %447, %439, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %449 = stablehlo.broadcast_in_dim %423, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %450 = stablehlo.compare EQ, %448, %449, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %451 = stablehlo.select %450, %442, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %452 = stablehlo.reduce(%451 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %455 = stablehlo.compare EQ, %442, %454, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %456 = stablehlo.select %455, %207, %448 : tensor<11x512xi1>, tensor<11x512xf32>
    %457 = stablehlo.reduce(%456 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %460 = stablehlo.select %430, %459, %421 : tensor<11x96xi1>, tensor<11x96xf32>
    %461 = stablehlo.reduce(%460 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %462 = stablehlo.broadcast_in_dim %461, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %464 = stablehlo.compare EQ, %460, %463, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %465 = stablehlo.select %464, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %466 = stablehlo.reduce(%465 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %469 = stablehlo.compare EQ, %231, %468, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %470 = stablehlo.select %469, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %471 = stablehlo.slice %470 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %474 = stablehlo.add %120, %473 : tensor<11x96x512xf32>
    %475 = stablehlo.reduce(%474 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %476 = stablehlo.abs %475 : tensor<11x512xf32>
    %477 = stablehlo.compare LT, %476, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %478 = stablehlo.select %477, %247, %475 : tensor<11x512xi1>, tensor<11x512xf32>
    %479 = stablehlo.multiply %467, %249 : tensor<11x1xi32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %481 = stablehlo.add %480, %190 : tensor<11x512xi32>
    %482 = stablehlo.compare LT, %478, %449, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %483 = stablehlo.compare EQ, %478, %449, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %484 = stablehlo.compare GT, %481, %454, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %485 = stablehlo.and %483, %484 : tensor<11x512xi1>
    %486 = stablehlo.or %482, %485 : tensor<11x512xi1>
    %487 = stablehlo.select %486, %478, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %488 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %489 = stablehlo.compare EQ, %487, %488, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %490 = stablehlo.select %489, %481, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %491 = stablehlo.reduce(%490 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %492 = stablehlo.broadcast_in_dim %491, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %494 = stablehlo.compare EQ, %481, %493, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %495 = stablehlo.select %494, %207, %487 : tensor<11x512xi1>, tensor<11x512xf32>
    %496 = stablehlo.reduce(%495 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %499 = stablehlo.select %469, %498, %460 : tensor<11x96xi1>, tensor<11x96xf32>
    %500 = stablehlo.reduce(%499 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %503 = stablehlo.compare EQ, %499, %502, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %504 = stablehlo.select %503, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %505 = stablehlo.reduce(%504 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %506 = stablehlo.broadcast_in_dim %505, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %508 = stablehlo.compare EQ, %231, %507, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %509 = stablehlo.select %508, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %510 = stablehlo.slice %509 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %513 = stablehlo.add %120, %512 : tensor<11x96x512xf32>
    %514 = stablehlo.reduce(%513 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %515 = stablehlo.abs %514 : tensor<11x512xf32>
    %516 = stablehlo.compare LT, %515, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %517 = stablehlo.select %516, %247, %514 : tensor<11x512xi1>, tensor<11x512xf32>
    %518 = stablehlo.multiply %506, %249 : tensor<11x1xi32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %520 = stablehlo.add %519, %190 : tensor<11x512xi32>
    %521 = stablehlo.compare LT, %517, %488, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %522 = stablehlo.compare EQ, %517, %488, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %523 = stablehlo.compare GT, %520, %493, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %524 = stablehlo.and %522, %523 : tensor<11x512xi1>
    %525 = stablehlo.or %521, %524 : tensor<11x512xi1>
    %526 = stablehlo.select %525, %517, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %527 = stablehlo.broadcast_in_dim %501, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %528 = stablehlo.compare EQ, %526, %527, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %529 = stablehlo.select %528, %520, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %530 = stablehlo.reduce(%529 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %531 = stablehlo.broadcast_in_dim %530, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %533 = stablehlo.compare EQ, %520, %532, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %534 = stablehlo.select %533, %207, %526 : tensor<11x512xi1>, tensor<11x512xf32>
    %535 = stablehlo.reduce(%534 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %536 = stablehlo.broadcast_in_dim %535, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %537 = stablehlo.broadcast_in_dim %536, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %538 = stablehlo.select %508, %537, %499 : tensor<11x96xi1>, tensor<11x96xf32>
    %539 = stablehlo.reduce(%538 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %540 = stablehlo.broadcast_in_dim %539, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %542 = stablehlo.compare EQ, %538, %541, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %543 = stablehlo.select %542, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %544 = stablehlo.reduce(%543 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %545 = stablehlo.broadcast_in_dim %544, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %547 = stablehlo.compare EQ, %231, %546, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %548 = stablehlo.select %547, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %549 = stablehlo.slice %548 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %552 = stablehlo.add %120, %551 : tensor<11x96x512xf32>
    %553 = stablehlo.reduce(%552 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %554 = stablehlo.abs %553 : tensor<11x512xf32>
    %555 = stablehlo.compare LT, %554, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %556 = stablehlo.select %555, %247, %553 : tensor<11x512xi1>, tensor<11x512xf32>
    %557 = stablehlo.multiply %545, %249 : tensor<11x1xi32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %559 = stablehlo.add %558, %190 : tensor<11x512xi32>
    %560 = stablehlo.compare LT, %556, %527, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %561 = stablehlo.compare EQ, %556, %527, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %562 = stablehlo.compare GT, %559, %532, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %563 = stablehlo.and %561, %562 : tensor<11x512xi1>
    %564 = stablehlo.or %560, %563 : tensor<11x512xi1>
    %565 = stablehlo.select %564, %556, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %566 = stablehlo.broadcast_in_dim %540, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %567 = stablehlo.compare EQ, %565, %566, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %568 = stablehlo.select %567, %559, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %569 = stablehlo.reduce(%568 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %570 = stablehlo.broadcast_in_dim %569, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %572 = stablehlo.compare EQ, %559, %571, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %573 = stablehlo.select %572, %207, %565 : tensor<11x512xi1>, tensor<11x512xf32>
    %574 = stablehlo.reduce(%573 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %577 = stablehlo.select %547, %576, %538 : tensor<11x96xi1>, tensor<11x96xf32>
    %578 = stablehlo.reduce(%577 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %579 = stablehlo.broadcast_in_dim %578, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %581 = stablehlo.compare EQ, %577, %580, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %582 = stablehlo.select %581, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %583 = stablehlo.reduce(%582 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %584 = stablehlo.broadcast_in_dim %583, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %586 = stablehlo.compare EQ, %231, %585, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %587 = stablehlo.select %586, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %588 = stablehlo.slice %587 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %591 = stablehlo.add %120, %590 : tensor<11x96x512xf32>
    %592 = stablehlo.reduce(%591 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %593 = stablehlo.abs %592 : tensor<11x512xf32>
    %594 = stablehlo.compare LT, %593, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %595 = stablehlo.select %594, %247, %592 : tensor<11x512xi1>, tensor<11x512xf32>
    %596 = stablehlo.multiply %584, %249 : tensor<11x1xi32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %598 = stablehlo.add %597, %190 : tensor<11x512xi32>
    %599 = stablehlo.compare LT, %595, %566, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %600 = stablehlo.compare EQ, %595, %566, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %601 = stablehlo.compare GT, %598, %571, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %602 = stablehlo.and %600, %601 : tensor<11x512xi1>
    %603 = stablehlo.or %599, %602 : tensor<11x512xi1>
    %604 = stablehlo.select %603, %595, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %605 = stablehlo.broadcast_in_dim %579, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %606 = stablehlo.compare EQ, %604, %605, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %607 = stablehlo.select %606, %598, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %608 = stablehlo.reduce(%607 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %611 = stablehlo.compare EQ, %598, %610, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %612 = stablehlo.select %611, %207, %604 : tensor<11x512xi1>, tensor<11x512xf32>
    %613 = stablehlo.reduce(%612 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %616 = stablehlo.select %586, %615, %577 : tensor<11x96xi1>, tensor<11x96xf32>
    %617 = stablehlo.reduce(%616 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %618 = stablehlo.broadcast_in_dim %617, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %620 = stablehlo.compare EQ, %616, %619, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %621 = stablehlo.select %620, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %622 = stablehlo.reduce(%621 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %625 = stablehlo.compare EQ, %231, %624, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %626 = stablehlo.select %625, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %627 = stablehlo.slice %626 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %630 = stablehlo.add %120, %629 : tensor<11x96x512xf32>
    %631 = stablehlo.reduce(%630 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %632 = stablehlo.abs %631 : tensor<11x512xf32>
    %633 = stablehlo.compare LT, %632, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %634 = stablehlo.select %633, %247, %631 : tensor<11x512xi1>, tensor<11x512xf32>
    %635 = stablehlo.multiply %623, %249 : tensor<11x1xi32>
    %636 = stablehlo.broadcast_in_dim %635, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %637 = stablehlo.add %636, %190 : tensor<11x512xi32>
    %638 = stablehlo.compare LT, %634, %605, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %639 = stablehlo.compare EQ, %634, %605, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %640 = stablehlo.compare GT, %637, %610, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %641 = stablehlo.and %639, %640 : tensor<11x512xi1>
    %642 = stablehlo.or %638, %641 : tensor<11x512xi1>
    %643 = stablehlo.select %642, %634, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %644 = stablehlo.broadcast_in_dim %618, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %645 = stablehlo.compare EQ, %643, %644, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %646 = stablehlo.select %645, %637, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %647 = stablehlo.reduce(%646 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %648 = stablehlo.broadcast_in_dim %647, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %650 = stablehlo.compare EQ, %637, %649, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %651 = stablehlo.select %650, %207, %643 : tensor<11x512xi1>, tensor<11x512xf32>
    %652 = stablehlo.reduce(%651 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %653 = stablehlo.broadcast_in_dim %652, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %655 = stablehlo.select %625, %654, %616 : tensor<11x96xi1>, tensor<11x96xf32>
    %656 = stablehlo.reduce(%655 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %659 = stablehlo.compare EQ, %655, %658, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %660 = stablehlo.select %659, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %661 = stablehlo.reduce(%660 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %664 = stablehlo.compare EQ, %231, %663, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %665 = stablehlo.select %664, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %666 = stablehlo.slice %665 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %667 = stablehlo.broadcast_in_dim %666, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %669 = stablehlo.add %120, %668 : tensor<11x96x512xf32>
    %670 = stablehlo.reduce(%669 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %671 = stablehlo.abs %670 : tensor<11x512xf32>
    %672 = stablehlo.compare LT, %671, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %673 = stablehlo.select %672, %247, %670 : tensor<11x512xi1>, tensor<11x512xf32>
    %674 = stablehlo.multiply %662, %249 : tensor<11x1xi32>
    %675 = stablehlo.broadcast_in_dim %674, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %676 = stablehlo.add %675, %190 : tensor<11x512xi32>
    %677 = stablehlo.compare LT, %673, %644, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %678 = stablehlo.compare EQ, %673, %644, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %679 = stablehlo.compare GT, %676, %649, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %680 = stablehlo.and %678, %679 : tensor<11x512xi1>
    %681 = stablehlo.or %677, %680 : tensor<11x512xi1>
    %682 = stablehlo.select %681, %673, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %683 = stablehlo.broadcast_in_dim %657, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %684 = stablehlo.compare EQ, %682, %683, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %685 = stablehlo.select %684, %676, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %686 = stablehlo.reduce(%685 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %688 = stablehlo.broadcast_in_dim %687, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %689 = stablehlo.compare EQ, %676, %688, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %690 = stablehlo.select %689, %207, %682 : tensor<11x512xi1>, tensor<11x512xf32>
    %691 = stablehlo.reduce(%690 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %692 = stablehlo.broadcast_in_dim %691, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %694 = stablehlo.select %664, %693, %655 : tensor<11x96xi1>, tensor<11x96xf32>
    %695 = stablehlo.reduce(%694 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %698 = stablehlo.compare EQ, %694, %697, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %699 = stablehlo.select %698, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %700 = stablehlo.reduce(%699 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %703 = stablehlo.compare EQ, %231, %702, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %704 = stablehlo.select %703, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %705 = stablehlo.slice %704 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %708 = stablehlo.add %120, %707 : tensor<11x96x512xf32>
    %709 = stablehlo.reduce(%708 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %710 = stablehlo.abs %709 : tensor<11x512xf32>
    %711 = stablehlo.compare LT, %710, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %712 = stablehlo.select %711, %247, %709 : tensor<11x512xi1>, tensor<11x512xf32>
    %713 = stablehlo.multiply %701, %249 : tensor<11x1xi32>
    %714 = stablehlo.broadcast_in_dim %713, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %715 = stablehlo.add %714, %190 : tensor<11x512xi32>
    %716 = stablehlo.compare LT, %712, %683, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %717 = stablehlo.compare EQ, %712, %683, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %718 = stablehlo.compare GT, %715, %688, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %719 = stablehlo.and %717, %718 : tensor<11x512xi1>
    %720 = stablehlo.or %716, %719 : tensor<11x512xi1>
    %721 = stablehlo.select %720, %712, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %722 = stablehlo.broadcast_in_dim %696, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %723 = stablehlo.compare EQ, %721, %722, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %724 = stablehlo.select %723, %715, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %725 = stablehlo.reduce(%724 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %728 = stablehlo.compare EQ, %715, %727, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %729 = stablehlo.select %728, %207, %721 : tensor<11x512xi1>, tensor<11x512xf32>
    %730 = stablehlo.reduce(%729 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %731 = stablehlo.broadcast_in_dim %730, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %733 = stablehlo.select %703, %732, %694 : tensor<11x96xi1>, tensor<11x96xf32>
    %734 = stablehlo.reduce(%733 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %736 = stablehlo.broadcast_in_dim %735, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %737 = stablehlo.compare EQ, %733, %736, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %738 = stablehlo.select %737, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %739 = stablehlo.reduce(%738 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %740 = stablehlo.broadcast_in_dim %739, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %741 = stablehlo.broadcast_in_dim %740, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %742 = stablehlo.compare EQ, %231, %741, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %743 = stablehlo.select %742, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %744 = stablehlo.slice %743 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %747 = stablehlo.add %120, %746 : tensor<11x96x512xf32>
    %748 = stablehlo.reduce(%747 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %749 = stablehlo.abs %748 : tensor<11x512xf32>
    %750 = stablehlo.compare LT, %749, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %751 = stablehlo.select %750, %247, %748 : tensor<11x512xi1>, tensor<11x512xf32>
    %752 = stablehlo.multiply %740, %249 : tensor<11x1xi32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %754 = stablehlo.add %753, %190 : tensor<11x512xi32>
    %755 = stablehlo.compare LT, %751, %722, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %756 = stablehlo.compare EQ, %751, %722, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %757 = stablehlo.compare GT, %754, %727, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %758 = stablehlo.and %756, %757 : tensor<11x512xi1>
    %759 = stablehlo.or %755, %758 : tensor<11x512xi1>
    %760 = stablehlo.select %759, %751, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %761 = stablehlo.broadcast_in_dim %735, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %762 = stablehlo.compare EQ, %760, %761, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %763 = stablehlo.select %762, %754, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %764 = stablehlo.reduce(%763 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %765 = stablehlo.broadcast_in_dim %764, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %767 = stablehlo.compare EQ, %754, %766, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %768 = stablehlo.select %767, %207, %760 : tensor<11x512xi1>, tensor<11x512xf32>
    %769 = stablehlo.reduce(%768 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %770 = stablehlo.broadcast_in_dim %769, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %772 = stablehlo.select %742, %771, %733 : tensor<11x96xi1>, tensor<11x96xf32>
    %773 = stablehlo.reduce(%772 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %774 = stablehlo.broadcast_in_dim %773, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %775 = stablehlo.broadcast_in_dim %774, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %776 = stablehlo.compare EQ, %772, %775, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %777 = stablehlo.select %776, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %778 = stablehlo.reduce(%777 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %779 = stablehlo.broadcast_in_dim %778, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %780 = stablehlo.broadcast_in_dim %779, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %781 = stablehlo.compare EQ, %231, %780, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %782 = stablehlo.select %781, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %783 = stablehlo.slice %782 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %786 = stablehlo.add %120, %785 : tensor<11x96x512xf32>
    %787 = stablehlo.reduce(%786 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %788 = stablehlo.abs %787 : tensor<11x512xf32>
    %789 = stablehlo.compare LT, %788, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %790 = stablehlo.select %789, %247, %787 : tensor<11x512xi1>, tensor<11x512xf32>
    %791 = stablehlo.multiply %779, %249 : tensor<11x1xi32>
    %792 = stablehlo.broadcast_in_dim %791, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %793 = stablehlo.add %792, %190 : tensor<11x512xi32>
    %794 = stablehlo.compare LT, %790, %761, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %795 = stablehlo.compare EQ, %790, %761, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %796 = stablehlo.compare GT, %793, %766, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %797 = stablehlo.and %795, %796 : tensor<11x512xi1>
    %798 = stablehlo.or %794, %797 : tensor<11x512xi1>
    %799 = stablehlo.select %798, %790, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %800 = stablehlo.broadcast_in_dim %774, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %801 = stablehlo.compare EQ, %799, %800, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %802 = stablehlo.select %801, %793, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %803 = stablehlo.reduce(%802 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %804 = stablehlo.broadcast_in_dim %803, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %805 = stablehlo.broadcast_in_dim %804, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %806 = stablehlo.compare EQ, %793, %805, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %807 = stablehlo.select %806, %207, %799 : tensor<11x512xi1>, tensor<11x512xf32>
    %808 = stablehlo.reduce(%807 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %809 = stablehlo.broadcast_in_dim %808, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %810 = stablehlo.broadcast_in_dim %809, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %811 = stablehlo.select %781, %810, %772 : tensor<11x96xi1>, tensor<11x96xf32>
    %812 = stablehlo.reduce(%811 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %813 = stablehlo.broadcast_in_dim %812, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %814 = stablehlo.broadcast_in_dim %813, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %815 = stablehlo.compare EQ, %811, %814, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %816 = stablehlo.select %815, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %817 = stablehlo.reduce(%816 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %818 = stablehlo.broadcast_in_dim %817, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %819 = stablehlo.broadcast_in_dim %818, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %820 = stablehlo.compare EQ, %231, %819, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %821 = stablehlo.select %820, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %822 = stablehlo.slice %821 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %825 = stablehlo.add %120, %824 : tensor<11x96x512xf32>
    %826 = stablehlo.reduce(%825 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %827 = stablehlo.abs %826 : tensor<11x512xf32>
    %828 = stablehlo.compare LT, %827, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %829 = stablehlo.select %828, %247, %826 : tensor<11x512xi1>, tensor<11x512xf32>
    %830 = stablehlo.multiply %818, %249 : tensor<11x1xi32>
    %831 = stablehlo.broadcast_in_dim %830, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %832 = stablehlo.add %831, %190 : tensor<11x512xi32>
    %833 = stablehlo.compare LT, %829, %800, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %834 = stablehlo.compare EQ, %829, %800, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %835 = stablehlo.compare GT, %832, %805, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %836 = stablehlo.and %834, %835 : tensor<11x512xi1>
    %837 = stablehlo.or %833, %836 : tensor<11x512xi1>
    %838 = stablehlo.select %837, %829, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %839 = stablehlo.broadcast_in_dim %813, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %840 = stablehlo.compare EQ, %838, %839, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %841 = stablehlo.select %840, %832, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %842 = stablehlo.reduce(%841 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %843 = stablehlo.broadcast_in_dim %842, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %844 = stablehlo.broadcast_in_dim %843, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %845 = stablehlo.compare EQ, %832, %844, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %846 = stablehlo.select %845, %207, %838 : tensor<11x512xi1>, tensor<11x512xf32>
    %847 = stablehlo.reduce(%846 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %848 = stablehlo.broadcast_in_dim %847, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %850 = stablehlo.select %820, %849, %811 : tensor<11x96xi1>, tensor<11x96xf32>
    %851 = stablehlo.reduce(%850 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %852 = stablehlo.broadcast_in_dim %851, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %854 = stablehlo.compare EQ, %850, %853, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %855 = stablehlo.select %854, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %856 = stablehlo.reduce(%855 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %857 = stablehlo.broadcast_in_dim %856, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %858 = stablehlo.broadcast_in_dim %857, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %859 = stablehlo.compare EQ, %231, %858, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %860 = stablehlo.select %859, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %861 = stablehlo.slice %860 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %862 = stablehlo.broadcast_in_dim %861, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %864 = stablehlo.add %120, %863 : tensor<11x96x512xf32>
    %865 = stablehlo.reduce(%864 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %866 = stablehlo.abs %865 : tensor<11x512xf32>
    %867 = stablehlo.compare LT, %866, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %868 = stablehlo.select %867, %247, %865 : tensor<11x512xi1>, tensor<11x512xf32>
    %869 = stablehlo.multiply %857, %249 : tensor<11x1xi32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %871 = stablehlo.add %870, %190 : tensor<11x512xi32>
    %872 = stablehlo.compare LT, %868, %839, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %873 = stablehlo.compare EQ, %868, %839, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %874 = stablehlo.compare GT, %871, %844, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %875 = stablehlo.and %873, %874 : tensor<11x512xi1>
    %876 = stablehlo.or %872, %875 : tensor<11x512xi1>
    %877 = stablehlo.select %876, %868, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %878 = stablehlo.broadcast_in_dim %852, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %879 = stablehlo.compare EQ, %877, %878, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %880 = stablehlo.select %879, %871, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %881 = stablehlo.reduce(%880 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %882 = stablehlo.broadcast_in_dim %881, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %883 = stablehlo.broadcast_in_dim %882, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %884 = stablehlo.compare EQ, %871, %883, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %885 = stablehlo.select %884, %207, %877 : tensor<11x512xi1>, tensor<11x512xf32>
    %886 = stablehlo.reduce(%885 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %887 = stablehlo.broadcast_in_dim %886, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %889 = stablehlo.select %859, %888, %850 : tensor<11x96xi1>, tensor<11x96xf32>
    %890 = stablehlo.reduce(%889 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %891 = stablehlo.broadcast_in_dim %890, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %892 = stablehlo.broadcast_in_dim %891, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %893 = stablehlo.compare EQ, %889, %892, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %894 = stablehlo.select %893, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %895 = stablehlo.reduce(%894 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %896 = stablehlo.broadcast_in_dim %895, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %897 = stablehlo.broadcast_in_dim %896, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %898 = stablehlo.compare EQ, %231, %897, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %899 = stablehlo.select %898, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %900 = stablehlo.slice %899 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %901 = stablehlo.broadcast_in_dim %900, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %902 = stablehlo.broadcast_in_dim %901, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %903 = stablehlo.add %120, %902 : tensor<11x96x512xf32>
    %904 = stablehlo.reduce(%903 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %905 = stablehlo.abs %904 : tensor<11x512xf32>
    %906 = stablehlo.compare LT, %905, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %907 = stablehlo.select %906, %247, %904 : tensor<11x512xi1>, tensor<11x512xf32>
    %908 = stablehlo.multiply %896, %249 : tensor<11x1xi32>
    %909 = stablehlo.broadcast_in_dim %908, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %910 = stablehlo.add %909, %190 : tensor<11x512xi32>
    %911 = stablehlo.compare LT, %907, %878, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %912 = stablehlo.compare EQ, %907, %878, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %913 = stablehlo.compare GT, %910, %883, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %914 = stablehlo.and %912, %913 : tensor<11x512xi1>
    %915 = stablehlo.or %911, %914 : tensor<11x512xi1>
    %916 = stablehlo.select %915, %907, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %917 = stablehlo.broadcast_in_dim %891, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %918 = stablehlo.compare EQ, %916, %917, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %919 = stablehlo.select %918, %910, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %920 = stablehlo.reduce(%919 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %921 = stablehlo.broadcast_in_dim %920, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %922 = stablehlo.broadcast_in_dim %921, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %923 = stablehlo.compare EQ, %910, %922, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %924 = stablehlo.select %923, %207, %916 : tensor<11x512xi1>, tensor<11x512xf32>
    %925 = stablehlo.reduce(%924 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %926 = stablehlo.broadcast_in_dim %925, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %928 = stablehlo.select %898, %927, %889 : tensor<11x96xi1>, tensor<11x96xf32>
    %929 = stablehlo.reduce(%928 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %930 = stablehlo.broadcast_in_dim %929, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %931 = stablehlo.broadcast_in_dim %930, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %932 = stablehlo.compare EQ, %928, %931, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %933 = stablehlo.select %932, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %934 = stablehlo.reduce(%933 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %935 = stablehlo.broadcast_in_dim %934, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %936 = stablehlo.broadcast_in_dim %935, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %937 = stablehlo.compare EQ, %231, %936, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %938 = stablehlo.select %937, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %939 = stablehlo.slice %938 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %940 = stablehlo.broadcast_in_dim %939, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %941 = stablehlo.broadcast_in_dim %940, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %942 = stablehlo.add %120, %941 : tensor<11x96x512xf32>
    %943 = stablehlo.reduce(%942 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %944 = stablehlo.abs %943 : tensor<11x512xf32>
    %945 = stablehlo.compare LT, %944, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %946 = stablehlo.select %945, %247, %943 : tensor<11x512xi1>, tensor<11x512xf32>
    %947 = stablehlo.multiply %935, %249 : tensor<11x1xi32>
    %948 = stablehlo.broadcast_in_dim %947, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %949 = stablehlo.add %948, %190 : tensor<11x512xi32>
    %950 = stablehlo.compare LT, %946, %917, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %951 = stablehlo.compare EQ, %946, %917, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %952 = stablehlo.compare GT, %949, %922, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %953 = stablehlo.and %951, %952 : tensor<11x512xi1>
    %954 = stablehlo.or %950, %953 : tensor<11x512xi1>
    %955 = stablehlo.select %954, %946, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %956 = stablehlo.broadcast_in_dim %930, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %957 = stablehlo.compare EQ, %955, %956, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %958 = stablehlo.select %957, %949, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %959 = stablehlo.reduce(%958 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %960 = stablehlo.broadcast_in_dim %959, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %962 = stablehlo.compare EQ, %949, %961, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %963 = stablehlo.select %962, %207, %955 : tensor<11x512xi1>, tensor<11x512xf32>
    %964 = stablehlo.reduce(%963 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %965 = stablehlo.broadcast_in_dim %964, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %966 = stablehlo.broadcast_in_dim %965, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %967 = stablehlo.select %937, %966, %928 : tensor<11x96xi1>, tensor<11x96xf32>
    %968 = stablehlo.reduce(%967 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %969 = stablehlo.broadcast_in_dim %968, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %970 = stablehlo.broadcast_in_dim %969, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %971 = stablehlo.compare EQ, %967, %970, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %972 = stablehlo.select %971, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %973 = stablehlo.reduce(%972 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %974 = stablehlo.broadcast_in_dim %973, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %975 = stablehlo.broadcast_in_dim %974, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %976 = stablehlo.compare EQ, %231, %975, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %977 = stablehlo.select %976, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %978 = stablehlo.slice %977 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %979 = stablehlo.broadcast_in_dim %978, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %980 = stablehlo.broadcast_in_dim %979, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %981 = stablehlo.add %120, %980 : tensor<11x96x512xf32>
    %982 = stablehlo.reduce(%981 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %983 = stablehlo.abs %982 : tensor<11x512xf32>
    %984 = stablehlo.compare LT, %983, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %985 = stablehlo.select %984, %247, %982 : tensor<11x512xi1>, tensor<11x512xf32>
    %986 = stablehlo.multiply %974, %249 : tensor<11x1xi32>
    %987 = stablehlo.broadcast_in_dim %986, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %988 = stablehlo.add %987, %190 : tensor<11x512xi32>
    %989 = stablehlo.compare LT, %985, %956, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %990 = stablehlo.compare EQ, %985, %956, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %991 = stablehlo.compare GT, %988, %961, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %992 = stablehlo.and %990, %991 : tensor<11x512xi1>
    %993 = stablehlo.or %989, %992 : tensor<11x512xi1>
    %994 = stablehlo.select %993, %985, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %995 = stablehlo.broadcast_in_dim %969, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %996 = stablehlo.compare EQ, %994, %995, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %997 = stablehlo.select %996, %988, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %998 = stablehlo.reduce(%997 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %999 = stablehlo.broadcast_in_dim %998, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1000 = stablehlo.broadcast_in_dim %999, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1001 = stablehlo.compare EQ, %988, %1000, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1002 = stablehlo.select %1001, %207, %994 : tensor<11x512xi1>, tensor<11x512xf32>
    %1003 = stablehlo.reduce(%1002 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1004 = stablehlo.broadcast_in_dim %1003, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1005 = stablehlo.broadcast_in_dim %1004, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1006 = stablehlo.select %976, %1005, %967 : tensor<11x96xi1>, tensor<11x96xf32>
    %1007 = stablehlo.reduce(%1006 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1008 = stablehlo.broadcast_in_dim %1007, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1009 = stablehlo.broadcast_in_dim %1008, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1010 = stablehlo.compare EQ, %1006, %1009, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1011 = stablehlo.select %1010, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1012 = stablehlo.reduce(%1011 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1014 = stablehlo.broadcast_in_dim %1013, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1015 = stablehlo.compare EQ, %231, %1014, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1016 = stablehlo.select %1015, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1017 = stablehlo.slice %1016 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1018 = stablehlo.broadcast_in_dim %1017, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1019 = stablehlo.broadcast_in_dim %1018, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1020 = stablehlo.add %120, %1019 : tensor<11x96x512xf32>
    %1021 = stablehlo.reduce(%1020 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1022 = stablehlo.abs %1021 : tensor<11x512xf32>
    %1023 = stablehlo.compare LT, %1022, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1024 = stablehlo.select %1023, %247, %1021 : tensor<11x512xi1>, tensor<11x512xf32>
    %1025 = stablehlo.multiply %1013, %249 : tensor<11x1xi32>
    %1026 = stablehlo.broadcast_in_dim %1025, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1027 = stablehlo.add %1026, %190 : tensor<11x512xi32>
    %1028 = stablehlo.compare LT, %1024, %995, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1029 = stablehlo.compare EQ, %1024, %995, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1030 = stablehlo.compare GT, %1027, %1000, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1031 = stablehlo.and %1029, %1030 : tensor<11x512xi1>
    %1032 = stablehlo.or %1028, %1031 : tensor<11x512xi1>
    %1033 = stablehlo.select %1032, %1024, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1034 = stablehlo.broadcast_in_dim %1008, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1035 = stablehlo.compare EQ, %1033, %1034, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1036 = stablehlo.select %1035, %1027, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1037 = stablehlo.reduce(%1036 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1040 = stablehlo.compare EQ, %1027, %1039, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1041 = stablehlo.select %1040, %207, %1033 : tensor<11x512xi1>, tensor<11x512xf32>
    %1042 = stablehlo.reduce(%1041 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1043 = stablehlo.broadcast_in_dim %1042, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1044 = stablehlo.broadcast_in_dim %1043, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1045 = stablehlo.select %1015, %1044, %1006 : tensor<11x96xi1>, tensor<11x96xf32>
    %1046 = stablehlo.reduce(%1045 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1047 = stablehlo.broadcast_in_dim %1046, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1048 = stablehlo.broadcast_in_dim %1047, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1049 = stablehlo.compare EQ, %1045, %1048, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1050 = stablehlo.select %1049, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1051 = stablehlo.reduce(%1050 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1052 = stablehlo.broadcast_in_dim %1051, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1053 = stablehlo.broadcast_in_dim %1052, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1054 = stablehlo.compare EQ, %231, %1053, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1055 = stablehlo.select %1054, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1056 = stablehlo.slice %1055 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1057 = stablehlo.broadcast_in_dim %1056, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1059 = stablehlo.add %120, %1058 : tensor<11x96x512xf32>
    %1060 = stablehlo.reduce(%1059 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1061 = stablehlo.abs %1060 : tensor<11x512xf32>
    %1062 = stablehlo.compare LT, %1061, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1063 = stablehlo.select %1062, %247, %1060 : tensor<11x512xi1>, tensor<11x512xf32>
    %1064 = stablehlo.multiply %1052, %249 : tensor<11x1xi32>
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1066 = stablehlo.add %1065, %190 : tensor<11x512xi32>
    %1067 = stablehlo.compare LT, %1063, %1034, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1068 = stablehlo.compare EQ, %1063, %1034, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1069 = stablehlo.compare GT, %1066, %1039, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1070 = stablehlo.and %1068, %1069 : tensor<11x512xi1>
    %1071 = stablehlo.or %1067, %1070 : tensor<11x512xi1>
    %1072 = stablehlo.select %1071, %1063, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1073 = stablehlo.broadcast_in_dim %1047, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1074 = stablehlo.compare EQ, %1072, %1073, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1075 = stablehlo.select %1074, %1066, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1076 = stablehlo.reduce(%1075 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1077 = stablehlo.broadcast_in_dim %1076, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1078 = stablehlo.broadcast_in_dim %1077, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1079 = stablehlo.compare EQ, %1066, %1078, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1080 = stablehlo.select %1079, %207, %1072 : tensor<11x512xi1>, tensor<11x512xf32>
    %1081 = stablehlo.reduce(%1080 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1082 = stablehlo.broadcast_in_dim %1081, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1083 = stablehlo.broadcast_in_dim %1082, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1084 = stablehlo.select %1054, %1083, %1045 : tensor<11x96xi1>, tensor<11x96xf32>
    %1085 = stablehlo.reduce(%1084 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1086 = stablehlo.broadcast_in_dim %1085, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1087 = stablehlo.broadcast_in_dim %1086, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1088 = stablehlo.compare EQ, %1084, %1087, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1089 = stablehlo.select %1088, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1090 = stablehlo.reduce(%1089 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1091 = stablehlo.broadcast_in_dim %1090, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1092 = stablehlo.broadcast_in_dim %1091, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1093 = stablehlo.compare EQ, %231, %1092, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1094 = stablehlo.select %1093, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1095 = stablehlo.slice %1094 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1096 = stablehlo.broadcast_in_dim %1095, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1097 = stablehlo.broadcast_in_dim %1096, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1098 = stablehlo.add %120, %1097 : tensor<11x96x512xf32>
    %1099 = stablehlo.reduce(%1098 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1100 = stablehlo.abs %1099 : tensor<11x512xf32>
    %1101 = stablehlo.compare LT, %1100, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1102 = stablehlo.select %1101, %247, %1099 : tensor<11x512xi1>, tensor<11x512xf32>
    %1103 = stablehlo.multiply %1091, %249 : tensor<11x1xi32>
    %1104 = stablehlo.broadcast_in_dim %1103, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1105 = stablehlo.add %1104, %190 : tensor<11x512xi32>
    %1106 = stablehlo.compare LT, %1102, %1073, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1107 = stablehlo.compare EQ, %1102, %1073, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1108 = stablehlo.compare GT, %1105, %1078, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1109 = stablehlo.and %1107, %1108 : tensor<11x512xi1>
    %1110 = stablehlo.or %1106, %1109 : tensor<11x512xi1>
    %1111 = stablehlo.select %1110, %1102, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1112 = stablehlo.broadcast_in_dim %1086, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1113 = stablehlo.compare EQ, %1111, %1112, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1114 = stablehlo.select %1113, %1105, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1115 = stablehlo.reduce(%1114 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1116 = stablehlo.broadcast_in_dim %1115, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1118 = stablehlo.compare EQ, %1105, %1117, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1119 = stablehlo.select %1118, %207, %1111 : tensor<11x512xi1>, tensor<11x512xf32>
    %1120 = stablehlo.reduce(%1119 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1122 = stablehlo.broadcast_in_dim %1121, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1123 = stablehlo.select %1093, %1122, %1084 : tensor<11x96xi1>, tensor<11x96xf32>
    %1124 = stablehlo.reduce(%1123 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1125 = stablehlo.broadcast_in_dim %1124, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1126 = stablehlo.broadcast_in_dim %1125, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1127 = stablehlo.compare EQ, %1123, %1126, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1128 = stablehlo.select %1127, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1129 = stablehlo.reduce(%1128 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1131 = stablehlo.broadcast_in_dim %1130, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1132 = stablehlo.compare EQ, %231, %1131, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1133 = stablehlo.select %1132, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1134 = stablehlo.slice %1133 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1135 = stablehlo.broadcast_in_dim %1134, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1137 = stablehlo.add %120, %1136 : tensor<11x96x512xf32>
    %1138 = stablehlo.reduce(%1137 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1139 = stablehlo.abs %1138 : tensor<11x512xf32>
    %1140 = stablehlo.compare LT, %1139, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1141 = stablehlo.select %1140, %247, %1138 : tensor<11x512xi1>, tensor<11x512xf32>
    %1142 = stablehlo.multiply %1130, %249 : tensor<11x1xi32>
    %1143 = stablehlo.broadcast_in_dim %1142, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1144 = stablehlo.add %1143, %190 : tensor<11x512xi32>
    %1145 = stablehlo.compare LT, %1141, %1112, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1146 = stablehlo.compare EQ, %1141, %1112, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1147 = stablehlo.compare GT, %1144, %1117, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1148 = stablehlo.and %1146, %1147 : tensor<11x512xi1>
    %1149 = stablehlo.or %1145, %1148 : tensor<11x512xi1>
    %1150 = stablehlo.select %1149, %1141, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1151 = stablehlo.broadcast_in_dim %1125, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1152 = stablehlo.compare EQ, %1150, %1151, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1153 = stablehlo.select %1152, %1144, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1154 = stablehlo.reduce(%1153 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1155 = stablehlo.broadcast_in_dim %1154, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1156 = stablehlo.broadcast_in_dim %1155, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1157 = stablehlo.compare EQ, %1144, %1156, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1158 = stablehlo.select %1157, %207, %1150 : tensor<11x512xi1>, tensor<11x512xf32>
    %1159 = stablehlo.reduce(%1158 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1162 = stablehlo.select %1132, %1161, %1123 : tensor<11x96xi1>, tensor<11x96xf32>
    %1163 = stablehlo.reduce(%1162 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1164 = stablehlo.broadcast_in_dim %1163, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1165 = stablehlo.broadcast_in_dim %1164, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1166 = stablehlo.compare EQ, %1162, %1165, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1167 = stablehlo.select %1166, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1168 = stablehlo.reduce(%1167 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1169 = stablehlo.broadcast_in_dim %1168, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1170 = stablehlo.broadcast_in_dim %1169, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1171 = stablehlo.compare EQ, %231, %1170, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1172 = stablehlo.select %1171, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1173 = stablehlo.slice %1172 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1174 = stablehlo.broadcast_in_dim %1173, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1175 = stablehlo.broadcast_in_dim %1174, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1176 = stablehlo.add %120, %1175 : tensor<11x96x512xf32>
    %1177 = stablehlo.reduce(%1176 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1178 = stablehlo.abs %1177 : tensor<11x512xf32>
    %1179 = stablehlo.compare LT, %1178, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1180 = stablehlo.select %1179, %247, %1177 : tensor<11x512xi1>, tensor<11x512xf32>
    %1181 = stablehlo.multiply %1169, %249 : tensor<11x1xi32>
    %1182 = stablehlo.broadcast_in_dim %1181, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1183 = stablehlo.add %1182, %190 : tensor<11x512xi32>
    %1184 = stablehlo.compare LT, %1180, %1151, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1185 = stablehlo.compare EQ, %1180, %1151, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1186 = stablehlo.compare GT, %1183, %1156, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1187 = stablehlo.and %1185, %1186 : tensor<11x512xi1>
    %1188 = stablehlo.or %1184, %1187 : tensor<11x512xi1>
    %1189 = stablehlo.select %1188, %1180, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1190 = stablehlo.broadcast_in_dim %1164, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1191 = stablehlo.compare EQ, %1189, %1190, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1192 = stablehlo.select %1191, %1183, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1193 = stablehlo.reduce(%1192 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1194 = stablehlo.broadcast_in_dim %1193, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1195 = stablehlo.broadcast_in_dim %1194, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1196 = stablehlo.compare EQ, %1183, %1195, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1197 = stablehlo.select %1196, %207, %1189 : tensor<11x512xi1>, tensor<11x512xf32>
    %1198 = stablehlo.reduce(%1197 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1199 = stablehlo.broadcast_in_dim %1198, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1200 = stablehlo.broadcast_in_dim %1199, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1201 = stablehlo.select %1171, %1200, %1162 : tensor<11x96xi1>, tensor<11x96xf32>
    %1202 = stablehlo.reduce(%1201 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1203 = stablehlo.broadcast_in_dim %1202, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1204 = stablehlo.broadcast_in_dim %1203, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1205 = stablehlo.compare EQ, %1201, %1204, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1206 = stablehlo.select %1205, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1207 = stablehlo.reduce(%1206 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1208 = stablehlo.broadcast_in_dim %1207, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1209 = stablehlo.broadcast_in_dim %1208, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1210 = stablehlo.compare EQ, %231, %1209, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1211 = stablehlo.select %1210, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1212 = stablehlo.slice %1211 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1213 = stablehlo.broadcast_in_dim %1212, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1214 = stablehlo.broadcast_in_dim %1213, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1215 = stablehlo.add %120, %1214 : tensor<11x96x512xf32>
    %1216 = stablehlo.reduce(%1215 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1217 = stablehlo.abs %1216 : tensor<11x512xf32>
    %1218 = stablehlo.compare LT, %1217, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1219 = stablehlo.select %1218, %247, %1216 : tensor<11x512xi1>, tensor<11x512xf32>
    %1220 = stablehlo.multiply %1208, %249 : tensor<11x1xi32>
    %1221 = stablehlo.broadcast_in_dim %1220, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1222 = stablehlo.add %1221, %190 : tensor<11x512xi32>
    %1223 = stablehlo.compare LT, %1219, %1190, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1224 = stablehlo.compare EQ, %1219, %1190, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1225 = stablehlo.compare GT, %1222, %1195, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1226 = stablehlo.and %1224, %1225 : tensor<11x512xi1>
    %1227 = stablehlo.or %1223, %1226 : tensor<11x512xi1>
    %1228 = stablehlo.select %1227, %1219, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1229 = stablehlo.broadcast_in_dim %1203, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1230 = stablehlo.compare EQ, %1228, %1229, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1231 = stablehlo.select %1230, %1222, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1232 = stablehlo.reduce(%1231 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1233 = stablehlo.broadcast_in_dim %1232, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1234 = stablehlo.broadcast_in_dim %1233, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1235 = stablehlo.compare EQ, %1222, %1234, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1236 = stablehlo.select %1235, %207, %1228 : tensor<11x512xi1>, tensor<11x512xf32>
    %1237 = stablehlo.reduce(%1236 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1238 = stablehlo.broadcast_in_dim %1237, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1239 = stablehlo.broadcast_in_dim %1238, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1240 = stablehlo.select %1210, %1239, %1201 : tensor<11x96xi1>, tensor<11x96xf32>
    %1241 = stablehlo.reduce(%1240 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1242 = stablehlo.broadcast_in_dim %1241, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1243 = stablehlo.broadcast_in_dim %1242, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1244 = stablehlo.compare EQ, %1240, %1243, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1245 = stablehlo.select %1244, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1246 = stablehlo.reduce(%1245 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1247 = stablehlo.broadcast_in_dim %1246, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1248 = stablehlo.broadcast_in_dim %1247, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1249 = stablehlo.compare EQ, %231, %1248, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1250 = stablehlo.select %1249, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1251 = stablehlo.slice %1250 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1252 = stablehlo.broadcast_in_dim %1251, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1253 = stablehlo.broadcast_in_dim %1252, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1254 = stablehlo.add %120, %1253 : tensor<11x96x512xf32>
    %1255 = stablehlo.reduce(%1254 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1256 = stablehlo.abs %1255 : tensor<11x512xf32>
    %1257 = stablehlo.compare LT, %1256, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1258 = stablehlo.select %1257, %247, %1255 : tensor<11x512xi1>, tensor<11x512xf32>
    %1259 = stablehlo.multiply %1247, %249 : tensor<11x1xi32>
    %1260 = stablehlo.broadcast_in_dim %1259, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1261 = stablehlo.add %1260, %190 : tensor<11x512xi32>
    %1262 = stablehlo.compare LT, %1258, %1229, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1263 = stablehlo.compare EQ, %1258, %1229, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1264 = stablehlo.compare GT, %1261, %1234, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1265 = stablehlo.and %1263, %1264 : tensor<11x512xi1>
    %1266 = stablehlo.or %1262, %1265 : tensor<11x512xi1>
    %1267 = stablehlo.select %1266, %1258, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1268 = stablehlo.broadcast_in_dim %1242, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1269 = stablehlo.compare EQ, %1267, %1268, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1270 = stablehlo.select %1269, %1261, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1271 = stablehlo.reduce(%1270 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1272 = stablehlo.broadcast_in_dim %1271, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1274 = stablehlo.compare EQ, %1261, %1273, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1275 = stablehlo.select %1274, %207, %1267 : tensor<11x512xi1>, tensor<11x512xf32>
    %1276 = stablehlo.reduce(%1275 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1277 = stablehlo.broadcast_in_dim %1276, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1278 = stablehlo.broadcast_in_dim %1277, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1279 = stablehlo.select %1249, %1278, %1240 : tensor<11x96xi1>, tensor<11x96xf32>
    %1280 = stablehlo.reduce(%1279 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1281 = stablehlo.broadcast_in_dim %1280, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1283 = stablehlo.compare EQ, %1279, %1282, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1284 = stablehlo.select %1283, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1285 = stablehlo.reduce(%1284 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1286 = stablehlo.broadcast_in_dim %1285, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1287 = stablehlo.broadcast_in_dim %1286, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1288 = stablehlo.compare EQ, %231, %1287, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1289 = stablehlo.select %1288, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1290 = stablehlo.slice %1289 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1291 = stablehlo.broadcast_in_dim %1290, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1292 = stablehlo.broadcast_in_dim %1291, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1293 = stablehlo.add %120, %1292 : tensor<11x96x512xf32>
    %1294 = stablehlo.reduce(%1293 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1295 = stablehlo.abs %1294 : tensor<11x512xf32>
    %1296 = stablehlo.compare LT, %1295, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1297 = stablehlo.select %1296, %247, %1294 : tensor<11x512xi1>, tensor<11x512xf32>
    %1298 = stablehlo.multiply %1286, %249 : tensor<11x1xi32>
    %1299 = stablehlo.broadcast_in_dim %1298, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1300 = stablehlo.add %1299, %190 : tensor<11x512xi32>
    %1301 = stablehlo.compare LT, %1297, %1268, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1302 = stablehlo.compare EQ, %1297, %1268, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1303 = stablehlo.compare GT, %1300, %1273, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1304 = stablehlo.and %1302, %1303 : tensor<11x512xi1>
    %1305 = stablehlo.or %1301, %1304 : tensor<11x512xi1>
    %1306 = stablehlo.select %1305, %1297, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1307 = stablehlo.broadcast_in_dim %1281, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1308 = stablehlo.compare EQ, %1306, %1307, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1309 = stablehlo.select %1308, %1300, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1310 = stablehlo.reduce(%1309 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1311 = stablehlo.broadcast_in_dim %1310, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1312 = stablehlo.broadcast_in_dim %1311, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1313 = stablehlo.compare EQ, %1300, %1312, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1314 = stablehlo.select %1313, %207, %1306 : tensor<11x512xi1>, tensor<11x512xf32>
    %1315 = stablehlo.reduce(%1314 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1317 = stablehlo.broadcast_in_dim %1316, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1318 = stablehlo.select %1288, %1317, %1279 : tensor<11x96xi1>, tensor<11x96xf32>
    %1319 = stablehlo.reduce(%1318 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1320 = stablehlo.broadcast_in_dim %1319, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1321 = stablehlo.broadcast_in_dim %1320, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1322 = stablehlo.compare EQ, %1318, %1321, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1323 = stablehlo.select %1322, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1324 = stablehlo.reduce(%1323 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1325 = stablehlo.broadcast_in_dim %1324, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1326 = stablehlo.broadcast_in_dim %1325, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1327 = stablehlo.compare EQ, %231, %1326, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1328 = stablehlo.select %1327, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1329 = stablehlo.slice %1328 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1330 = stablehlo.broadcast_in_dim %1329, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1331 = stablehlo.broadcast_in_dim %1330, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1332 = stablehlo.add %120, %1331 : tensor<11x96x512xf32>
    %1333 = stablehlo.reduce(%1332 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1334 = stablehlo.abs %1333 : tensor<11x512xf32>
    %1335 = stablehlo.compare LT, %1334, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1336 = stablehlo.select %1335, %247, %1333 : tensor<11x512xi1>, tensor<11x512xf32>
    %1337 = stablehlo.multiply %1325, %249 : tensor<11x1xi32>
    %1338 = stablehlo.broadcast_in_dim %1337, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1339 = stablehlo.add %1338, %190 : tensor<11x512xi32>
    %1340 = stablehlo.compare LT, %1336, %1307, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1341 = stablehlo.compare EQ, %1336, %1307, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1342 = stablehlo.compare GT, %1339, %1312, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1343 = stablehlo.and %1341, %1342 : tensor<11x512xi1>
    %1344 = stablehlo.or %1340, %1343 : tensor<11x512xi1>
    %1345 = stablehlo.select %1344, %1336, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1346 = stablehlo.broadcast_in_dim %1320, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1347 = stablehlo.compare EQ, %1345, %1346, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1348 = stablehlo.select %1347, %1339, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1349 = stablehlo.reduce(%1348 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1350 = stablehlo.broadcast_in_dim %1349, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1351 = stablehlo.broadcast_in_dim %1350, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1352 = stablehlo.compare EQ, %1339, %1351, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1353 = stablehlo.select %1352, %207, %1345 : tensor<11x512xi1>, tensor<11x512xf32>
    %1354 = stablehlo.reduce(%1353 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1355 = stablehlo.broadcast_in_dim %1354, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1356 = stablehlo.broadcast_in_dim %1355, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1357 = stablehlo.select %1327, %1356, %1318 : tensor<11x96xi1>, tensor<11x96xf32>
    %1358 = stablehlo.reduce(%1357 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1359 = stablehlo.broadcast_in_dim %1358, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1360 = stablehlo.broadcast_in_dim %1359, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1361 = stablehlo.compare EQ, %1357, %1360, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1362 = stablehlo.select %1361, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1363 = stablehlo.reduce(%1362 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1364 = stablehlo.broadcast_in_dim %1363, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1365 = stablehlo.broadcast_in_dim %1364, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1366 = stablehlo.compare EQ, %231, %1365, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1367 = stablehlo.select %1366, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1368 = stablehlo.slice %1367 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1369 = stablehlo.broadcast_in_dim %1368, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1370 = stablehlo.broadcast_in_dim %1369, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1371 = stablehlo.add %120, %1370 : tensor<11x96x512xf32>
    %1372 = stablehlo.reduce(%1371 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1373 = stablehlo.abs %1372 : tensor<11x512xf32>
    %1374 = stablehlo.compare LT, %1373, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1375 = stablehlo.select %1374, %247, %1372 : tensor<11x512xi1>, tensor<11x512xf32>
    %1376 = stablehlo.multiply %1364, %249 : tensor<11x1xi32>
    %1377 = stablehlo.broadcast_in_dim %1376, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1378 = stablehlo.add %1377, %190 : tensor<11x512xi32>
    %1379 = stablehlo.compare LT, %1375, %1346, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1380 = stablehlo.compare EQ, %1375, %1346, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1381 = stablehlo.compare GT, %1378, %1351, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1382 = stablehlo.and %1380, %1381 : tensor<11x512xi1>
    %1383 = stablehlo.or %1379, %1382 : tensor<11x512xi1>
    %1384 = stablehlo.select %1383, %1375, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1385 = stablehlo.broadcast_in_dim %1359, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1386 = stablehlo.compare EQ, %1384, %1385, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1387 = stablehlo.select %1386, %1378, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1388 = stablehlo.reduce(%1387 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1389 = stablehlo.broadcast_in_dim %1388, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1390 = stablehlo.broadcast_in_dim %1389, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1391 = stablehlo.compare EQ, %1378, %1390, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1392 = stablehlo.select %1391, %207, %1384 : tensor<11x512xi1>, tensor<11x512xf32>
    %1393 = stablehlo.reduce(%1392 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1394 = stablehlo.broadcast_in_dim %1393, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1395 = stablehlo.broadcast_in_dim %1394, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1396 = stablehlo.select %1366, %1395, %1357 : tensor<11x96xi1>, tensor<11x96xf32>
    %1397 = stablehlo.reduce(%1396 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1398 = stablehlo.broadcast_in_dim %1397, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1399 = stablehlo.broadcast_in_dim %1398, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1400 = stablehlo.compare EQ, %1396, %1399, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1401 = stablehlo.select %1400, %231, %232 : tensor<11x96xi1>, tensor<11x96xi32>
    %1402 = stablehlo.reduce(%1401 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1403 = stablehlo.broadcast_in_dim %1402, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1404 = stablehlo.broadcast_in_dim %1403, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1405 = stablehlo.compare EQ, %231, %1404, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1406 = stablehlo.select %1405, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %1407 = stablehlo.slice %1406 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1408 = stablehlo.broadcast_in_dim %1407, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1409 = stablehlo.broadcast_in_dim %1408, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1410 = stablehlo.add %120, %1409 : tensor<11x96x512xf32>
    %1411 = stablehlo.reduce(%1410 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1412 = stablehlo.abs %1411 : tensor<11x512xf32>
    %1413 = stablehlo.compare LT, %1412, %245, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1414 = stablehlo.select %1413, %247, %1411 : tensor<11x512xi1>, tensor<11x512xf32>
    %1415 = stablehlo.multiply %1403, %249 : tensor<11x1xi32>
    %1416 = stablehlo.broadcast_in_dim %1415, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1417 = stablehlo.add %1416, %190 : tensor<11x512xi32>
    %1418 = stablehlo.compare LT, %1414, %1385, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1419 = stablehlo.compare EQ, %1414, %1385, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1420 = stablehlo.compare GT, %1417, %1390, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1421 = stablehlo.and %1419, %1420 : tensor<11x512xi1>
    %1422 = stablehlo.or %1418, %1421 : tensor<11x512xi1>
    %1423 = stablehlo.select %1422, %1414, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %1424 = stablehlo.broadcast_in_dim %1398, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1425 = stablehlo.compare EQ, %1423, %1424, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1426 = stablehlo.select %1425, %1417, %255 : tensor<11x512xi1>, tensor<11x512xi32>
    %1427 = stablehlo.reduce(%1426 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1428 = stablehlo.broadcast_in_dim %1427, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1429 = stablehlo.concatenate %258, %297, %336, %375, %414, %453, %492, %531, %570, %609, %648, %687, %726, %765, %804, %843, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x16xi32>
    %1430 = stablehlo.concatenate %882, %921, %960, %999, %1038, %1077, %1116, %1155, %1194, %1233, %1272, %1311, %1350, %1389, %1428, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x15xi32>
    %1431 = stablehlo.concatenate %1429, %1430, dim = 1 : (tensor<11x16xi32>, tensor<11x15xi32>) -> tensor<11x31xi32>
    %1432 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1433 = stablehlo.compare EQ, %228, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1434 = stablehlo.subtract %228, %123 : tensor<11x1xf32>
    %1435 = stablehlo.subtract %1434, %166 : tensor<11x1xf32>
    %1436 = stablehlo.select %1433, %211, %1435 : tensor<11x1xi1>, tensor<11x1xf32>
    %1437 = stablehlo.compare EQ, %267, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1438 = stablehlo.subtract %267, %123 : tensor<11x1xf32>
    %1439 = stablehlo.subtract %1438, %166 : tensor<11x1xf32>
    %1440 = stablehlo.select %1437, %211, %1439 : tensor<11x1xi1>, tensor<11x1xf32>
    %1441 = stablehlo.compare EQ, %306, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1442 = stablehlo.subtract %306, %123 : tensor<11x1xf32>
    %1443 = stablehlo.subtract %1442, %166 : tensor<11x1xf32>
    %1444 = stablehlo.select %1441, %211, %1443 : tensor<11x1xi1>, tensor<11x1xf32>
    %1445 = stablehlo.compare EQ, %345, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1446 = stablehlo.subtract %345, %123 : tensor<11x1xf32>
    %1447 = stablehlo.subtract %1446, %166 : tensor<11x1xf32>
    %1448 = stablehlo.select %1445, %211, %1447 : tensor<11x1xi1>, tensor<11x1xf32>
    %1449 = stablehlo.compare EQ, %384, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1450 = stablehlo.subtract %384, %123 : tensor<11x1xf32>
    %1451 = stablehlo.subtract %1450, %166 : tensor<11x1xf32>
    %1452 = stablehlo.select %1449, %211, %1451 : tensor<11x1xi1>, tensor<11x1xf32>
    %1453 = stablehlo.compare EQ, %423, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1454 = stablehlo.subtract %423, %123 : tensor<11x1xf32>
    %1455 = stablehlo.subtract %1454, %166 : tensor<11x1xf32>
    %1456 = stablehlo.select %1453, %211, %1455 : tensor<11x1xi1>, tensor<11x1xf32>
    %1457 = stablehlo.compare EQ, %462, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1458 = stablehlo.subtract %462, %123 : tensor<11x1xf32>
    %1459 = stablehlo.subtract %1458, %166 : tensor<11x1xf32>
    %1460 = stablehlo.select %1457, %211, %1459 : tensor<11x1xi1>, tensor<11x1xf32>
    %1461 = stablehlo.compare EQ, %501, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1462 = stablehlo.subtract %501, %123 : tensor<11x1xf32>
    %1463 = stablehlo.subtract %1462, %166 : tensor<11x1xf32>
    %1464 = stablehlo.select %1461, %211, %1463 : tensor<11x1xi1>, tensor<11x1xf32>
    %1465 = stablehlo.compare EQ, %540, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1466 = stablehlo.subtract %540, %123 : tensor<11x1xf32>
    %1467 = stablehlo.subtract %1466, %166 : tensor<11x1xf32>
    %1468 = stablehlo.select %1465, %211, %1467 : tensor<11x1xi1>, tensor<11x1xf32>
    %1469 = stablehlo.compare EQ, %579, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1470 = stablehlo.subtract %579, %123 : tensor<11x1xf32>
    %1471 = stablehlo.subtract %1470, %166 : tensor<11x1xf32>
    %1472 = stablehlo.select %1469, %211, %1471 : tensor<11x1xi1>, tensor<11x1xf32>
    %1473 = stablehlo.compare EQ, %618, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1474 = stablehlo.subtract %618, %123 : tensor<11x1xf32>
    %1475 = stablehlo.subtract %1474, %166 : tensor<11x1xf32>
    %1476 = stablehlo.select %1473, %211, %1475 : tensor<11x1xi1>, tensor<11x1xf32>
    %1477 = stablehlo.compare EQ, %657, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1478 = stablehlo.subtract %657, %123 : tensor<11x1xf32>
    %1479 = stablehlo.subtract %1478, %166 : tensor<11x1xf32>
    %1480 = stablehlo.select %1477, %211, %1479 : tensor<11x1xi1>, tensor<11x1xf32>
    %1481 = stablehlo.compare EQ, %696, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1482 = stablehlo.subtract %696, %123 : tensor<11x1xf32>
    %1483 = stablehlo.subtract %1482, %166 : tensor<11x1xf32>
    %1484 = stablehlo.select %1481, %211, %1483 : tensor<11x1xi1>, tensor<11x1xf32>
    %1485 = stablehlo.compare EQ, %735, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1486 = stablehlo.subtract %735, %123 : tensor<11x1xf32>
    %1487 = stablehlo.subtract %1486, %166 : tensor<11x1xf32>
    %1488 = stablehlo.select %1485, %211, %1487 : tensor<11x1xi1>, tensor<11x1xf32>
    %1489 = stablehlo.compare EQ, %774, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1490 = stablehlo.subtract %774, %123 : tensor<11x1xf32>
    %1491 = stablehlo.subtract %1490, %166 : tensor<11x1xf32>
    %1492 = stablehlo.select %1489, %211, %1491 : tensor<11x1xi1>, tensor<11x1xf32>
    %1493 = stablehlo.compare EQ, %813, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1494 = stablehlo.subtract %813, %123 : tensor<11x1xf32>
    %1495 = stablehlo.subtract %1494, %166 : tensor<11x1xf32>
    %1496 = stablehlo.select %1493, %211, %1495 : tensor<11x1xi1>, tensor<11x1xf32>
    %1497 = stablehlo.compare EQ, %852, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1498 = stablehlo.subtract %852, %123 : tensor<11x1xf32>
    %1499 = stablehlo.subtract %1498, %166 : tensor<11x1xf32>
    %1500 = stablehlo.select %1497, %211, %1499 : tensor<11x1xi1>, tensor<11x1xf32>
    %1501 = stablehlo.compare EQ, %891, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1502 = stablehlo.subtract %891, %123 : tensor<11x1xf32>
    %1503 = stablehlo.subtract %1502, %166 : tensor<11x1xf32>
    %1504 = stablehlo.select %1501, %211, %1503 : tensor<11x1xi1>, tensor<11x1xf32>
    %1505 = stablehlo.compare EQ, %930, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1506 = stablehlo.subtract %930, %123 : tensor<11x1xf32>
    %1507 = stablehlo.subtract %1506, %166 : tensor<11x1xf32>
    %1508 = stablehlo.select %1505, %211, %1507 : tensor<11x1xi1>, tensor<11x1xf32>
    %1509 = stablehlo.compare EQ, %969, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1510 = stablehlo.subtract %969, %123 : tensor<11x1xf32>
    %1511 = stablehlo.subtract %1510, %166 : tensor<11x1xf32>
    %1512 = stablehlo.select %1509, %211, %1511 : tensor<11x1xi1>, tensor<11x1xf32>
    %1513 = stablehlo.compare EQ, %1008, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1514 = stablehlo.subtract %1008, %123 : tensor<11x1xf32>
    %1515 = stablehlo.subtract %1514, %166 : tensor<11x1xf32>
    %1516 = stablehlo.select %1513, %211, %1515 : tensor<11x1xi1>, tensor<11x1xf32>
    %1517 = stablehlo.compare EQ, %1047, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1518 = stablehlo.subtract %1047, %123 : tensor<11x1xf32>
    %1519 = stablehlo.subtract %1518, %166 : tensor<11x1xf32>
    %1520 = stablehlo.select %1517, %211, %1519 : tensor<11x1xi1>, tensor<11x1xf32>
    %1521 = stablehlo.compare EQ, %1086, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1522 = stablehlo.subtract %1086, %123 : tensor<11x1xf32>
    %1523 = stablehlo.subtract %1522, %166 : tensor<11x1xf32>
    %1524 = stablehlo.select %1521, %211, %1523 : tensor<11x1xi1>, tensor<11x1xf32>
    %1525 = stablehlo.compare EQ, %1125, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1526 = stablehlo.subtract %1125, %123 : tensor<11x1xf32>
    %1527 = stablehlo.subtract %1526, %166 : tensor<11x1xf32>
    %1528 = stablehlo.select %1525, %211, %1527 : tensor<11x1xi1>, tensor<11x1xf32>
    %1529 = stablehlo.compare EQ, %1164, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1530 = stablehlo.subtract %1164, %123 : tensor<11x1xf32>
    %1531 = stablehlo.subtract %1530, %166 : tensor<11x1xf32>
    %1532 = stablehlo.select %1529, %211, %1531 : tensor<11x1xi1>, tensor<11x1xf32>
    %1533 = stablehlo.compare EQ, %1203, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1534 = stablehlo.subtract %1203, %123 : tensor<11x1xf32>
    %1535 = stablehlo.subtract %1534, %166 : tensor<11x1xf32>
    %1536 = stablehlo.select %1533, %211, %1535 : tensor<11x1xi1>, tensor<11x1xf32>
    %1537 = stablehlo.compare EQ, %1242, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1538 = stablehlo.subtract %1242, %123 : tensor<11x1xf32>
    %1539 = stablehlo.subtract %1538, %166 : tensor<11x1xf32>
    %1540 = stablehlo.select %1537, %211, %1539 : tensor<11x1xi1>, tensor<11x1xf32>
    %1541 = stablehlo.compare EQ, %1281, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1542 = stablehlo.subtract %1281, %123 : tensor<11x1xf32>
    %1543 = stablehlo.subtract %1542, %166 : tensor<11x1xf32>
    %1544 = stablehlo.select %1541, %211, %1543 : tensor<11x1xi1>, tensor<11x1xf32>
    %1545 = stablehlo.compare EQ, %1320, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1546 = stablehlo.subtract %1320, %123 : tensor<11x1xf32>
    %1547 = stablehlo.subtract %1546, %166 : tensor<11x1xf32>
    %1548 = stablehlo.select %1545, %211, %1547 : tensor<11x1xi1>, tensor<11x1xf32>
    %1549 = stablehlo.compare EQ, %1359, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1550 = stablehlo.subtract %1359, %123 : tensor<11x1xf32>
    %1551 = stablehlo.subtract %1550, %166 : tensor<11x1xf32>
    %1552 = stablehlo.select %1549, %211, %1551 : tensor<11x1xi1>, tensor<11x1xf32>
    %1553 = stablehlo.compare EQ, %1398, %1432, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1554 = stablehlo.subtract %1398, %123 : tensor<11x1xf32>
    %1555 = stablehlo.subtract %1554, %166 : tensor<11x1xf32>
    %1556 = stablehlo.select %1553, %211, %1555 : tensor<11x1xi1>, tensor<11x1xf32>
    %1557 = stablehlo.concatenate %1436, %1440, %1444, %1448, %1452, %1456, %1460, %1464, %1468, %1472, %1476, %1480, %1484, %1488, %1492, %1496, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x16xf32>
    %1558 = stablehlo.concatenate %1500, %1504, %1508, %1512, %1516, %1520, %1524, %1528, %1532, %1536, %1540, %1544, %1548, %1552, %1556, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x15xf32>
    %1559 = stablehlo.concatenate %1557, %1558, dim = 1 : (tensor<11x16xf32>, tensor<11x15xf32>) -> tensor<11x31xf32>
    %1560 = stablehlo.iota dim = 1 : tensor<11x31xi32>
    %1561 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1562 = stablehlo.minimum %1560, %1561 : tensor<11x31xi32>
    %1563 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1564 = stablehlo.compare EQ, %1559, %1563, FLOAT : (tensor<11x31xf32>, tensor<11x31xf32>) -> tensor<11x31xi1>
    %1565 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1566 = stablehlo.select %1564, %1565, %1431 : tensor<11x31xi1>, tensor<11x31xi32>
    %1567 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x31xi1>
    %1568 = stablehlo.select %1567, %1562, %1566 : tensor<11x31xi1>, tensor<11x31xi32>
    %1569 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1570 = stablehlo.select %1567, %1569, %1559 : tensor<11x31xi1>, tensor<11x31xf32>
    %1571 = stablehlo.reshape %217 : (tensor<11x1xf32>) -> tensor<11xf32>
    %1572 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %1573 = stablehlo.select %118, %1571, %1572 : tensor<11xi1>, tensor<11xf32>
    %1574 = stablehlo.reshape %118 : (tensor<11xi1>) -> tensor<11x1xi1>
    %1575 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1576 = stablehlo.broadcast_in_dim %1574, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x31xi1>
    %1577 = stablehlo.select %1576, %1570, %1575 : tensor<11x31xi1>, tensor<11x31xf32>
    %1578 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1579 = stablehlo.select %1576, %1568, %1578 : tensor<11x31xi1>, tensor<11x31xi32>
    %1580 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %1581 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %1582 = stablehlo.select %106, %1580, %1581 : tensor<9x11xi1>, tensor<9x11xi32>
    %1583 = stablehlo.convert %1582 : tensor<9x11xi32>
    %1584 = stablehlo.reduce(%1583 init: %c_15) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xi32>, tensor<i32>) -> tensor<9xi32>
    %1585 = stablehlo.compare GT, %1584, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %1586 = stablehlo.convert %1579 : (tensor<11x31xi32>) -> tensor<11x31xf32>
    %1587 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %1588 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %1589 = stablehlo.select %106, %1587, %1588 : tensor<9x11xi1>, tensor<9x11xf32>
    %1590 = stablehlo.slice %1586 [0:11, 0:1] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1591 = stablehlo.compare NE, %1590, %1590, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1592 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1593 = stablehlo.convert %c_8 : (tensor<i32>) -> tensor<f32>
    %1594 = stablehlo.broadcast_in_dim %1593, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1595 = stablehlo.select %1591, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1596 = stablehlo.reshape %1595 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1597 = stablehlo.broadcast_in_dim %1596, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1598 = stablehlo.add %1589, %1597 : tensor<9x11xf32>
    %1599 = stablehlo.reduce(%1598 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1600 = stablehlo.broadcast_in_dim %1599, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1601 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1602 = stablehlo.select %1591, %1601, %1590 : tensor<11x1xi1>, tensor<11x1xf32>
    %1603 = stablehlo.reshape %1602 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1604 = stablehlo.broadcast_in_dim %1603, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1605 = stablehlo.add %1589, %1604 : tensor<9x11xf32>
    %1606 = stablehlo.reduce(%1605 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1607 = stablehlo.broadcast_in_dim %1606, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1608 = stablehlo.broadcast_in_dim %1585, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %1609 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1610 = stablehlo.compare GT, %1600, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1611 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1612 = stablehlo.select %1610, %1611, %1607 : tensor<9x1xi1>, tensor<9x1xf32>
    %1613 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1614 = stablehlo.select %1608, %1612, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1615 = stablehlo.slice %1586 [0:11, 1:2] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1616 = stablehlo.compare NE, %1615, %1615, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1617 = stablehlo.select %1616, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1618 = stablehlo.reshape %1617 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1619 = stablehlo.broadcast_in_dim %1618, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1620 = stablehlo.add %1589, %1619 : tensor<9x11xf32>
    %1621 = stablehlo.reduce(%1620 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1622 = stablehlo.broadcast_in_dim %1621, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1623 = stablehlo.select %1616, %1601, %1615 : tensor<11x1xi1>, tensor<11x1xf32>
    %1624 = stablehlo.reshape %1623 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1625 = stablehlo.broadcast_in_dim %1624, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1626 = stablehlo.add %1589, %1625 : tensor<9x11xf32>
    %1627 = stablehlo.reduce(%1626 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1628 = stablehlo.broadcast_in_dim %1627, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1629 = stablehlo.compare GT, %1622, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1630 = stablehlo.select %1629, %1611, %1628 : tensor<9x1xi1>, tensor<9x1xf32>
    %1631 = stablehlo.select %1608, %1630, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1632 = stablehlo.slice %1586 [0:11, 2:3] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1633 = stablehlo.compare NE, %1632, %1632, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1634 = stablehlo.select %1633, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1635 = stablehlo.reshape %1634 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1637 = stablehlo.add %1589, %1636 : tensor<9x11xf32>
    %1638 = stablehlo.reduce(%1637 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1639 = stablehlo.broadcast_in_dim %1638, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1640 = stablehlo.select %1633, %1601, %1632 : tensor<11x1xi1>, tensor<11x1xf32>
    %1641 = stablehlo.reshape %1640 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1642 = stablehlo.broadcast_in_dim %1641, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1643 = stablehlo.add %1589, %1642 : tensor<9x11xf32>
    %1644 = stablehlo.reduce(%1643 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1645 = stablehlo.broadcast_in_dim %1644, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1646 = stablehlo.compare GT, %1639, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1647 = stablehlo.select %1646, %1611, %1645 : tensor<9x1xi1>, tensor<9x1xf32>
    %1648 = stablehlo.select %1608, %1647, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1649 = stablehlo.slice %1586 [0:11, 3:4] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1650 = stablehlo.compare NE, %1649, %1649, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1651 = stablehlo.select %1650, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1652 = stablehlo.reshape %1651 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1653 = stablehlo.broadcast_in_dim %1652, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1654 = stablehlo.add %1589, %1653 : tensor<9x11xf32>
    %1655 = stablehlo.reduce(%1654 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1656 = stablehlo.broadcast_in_dim %1655, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1657 = stablehlo.select %1650, %1601, %1649 : tensor<11x1xi1>, tensor<11x1xf32>
    %1658 = stablehlo.reshape %1657 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1659 = stablehlo.broadcast_in_dim %1658, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1660 = stablehlo.add %1589, %1659 : tensor<9x11xf32>
    %1661 = stablehlo.reduce(%1660 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1662 = stablehlo.broadcast_in_dim %1661, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1663 = stablehlo.compare GT, %1656, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1664 = stablehlo.select %1663, %1611, %1662 : tensor<9x1xi1>, tensor<9x1xf32>
    %1665 = stablehlo.select %1608, %1664, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1666 = stablehlo.slice %1586 [0:11, 4:5] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1667 = stablehlo.compare NE, %1666, %1666, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1668 = stablehlo.select %1667, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1669 = stablehlo.reshape %1668 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1670 = stablehlo.broadcast_in_dim %1669, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1671 = stablehlo.add %1589, %1670 : tensor<9x11xf32>
    %1672 = stablehlo.reduce(%1671 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1673 = stablehlo.broadcast_in_dim %1672, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1674 = stablehlo.select %1667, %1601, %1666 : tensor<11x1xi1>, tensor<11x1xf32>
    %1675 = stablehlo.reshape %1674 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1676 = stablehlo.broadcast_in_dim %1675, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1677 = stablehlo.add %1589, %1676 : tensor<9x11xf32>
    %1678 = stablehlo.reduce(%1677 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1679 = stablehlo.broadcast_in_dim %1678, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1680 = stablehlo.compare GT, %1673, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1681 = stablehlo.select %1680, %1611, %1679 : tensor<9x1xi1>, tensor<9x1xf32>
    %1682 = stablehlo.select %1608, %1681, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1683 = stablehlo.slice %1586 [0:11, 5:6] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1684 = stablehlo.compare NE, %1683, %1683, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1685 = stablehlo.select %1684, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1686 = stablehlo.reshape %1685 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1687 = stablehlo.broadcast_in_dim %1686, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1688 = stablehlo.add %1589, %1687 : tensor<9x11xf32>
    %1689 = stablehlo.reduce(%1688 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1690 = stablehlo.broadcast_in_dim %1689, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1691 = stablehlo.select %1684, %1601, %1683 : tensor<11x1xi1>, tensor<11x1xf32>
    %1692 = stablehlo.reshape %1691 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1693 = stablehlo.broadcast_in_dim %1692, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1694 = stablehlo.add %1589, %1693 : tensor<9x11xf32>
    %1695 = stablehlo.reduce(%1694 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1696 = stablehlo.broadcast_in_dim %1695, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1697 = stablehlo.compare GT, %1690, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1698 = stablehlo.select %1697, %1611, %1696 : tensor<9x1xi1>, tensor<9x1xf32>
    %1699 = stablehlo.select %1608, %1698, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1700 = stablehlo.slice %1586 [0:11, 6:7] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1701 = stablehlo.compare NE, %1700, %1700, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1702 = stablehlo.select %1701, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1703 = stablehlo.reshape %1702 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1704 = stablehlo.broadcast_in_dim %1703, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1705 = stablehlo.add %1589, %1704 : tensor<9x11xf32>
    %1706 = stablehlo.reduce(%1705 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1707 = stablehlo.broadcast_in_dim %1706, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1708 = stablehlo.select %1701, %1601, %1700 : tensor<11x1xi1>, tensor<11x1xf32>
    %1709 = stablehlo.reshape %1708 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1710 = stablehlo.broadcast_in_dim %1709, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1711 = stablehlo.add %1589, %1710 : tensor<9x11xf32>
    %1712 = stablehlo.reduce(%1711 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1713 = stablehlo.broadcast_in_dim %1712, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1714 = stablehlo.compare GT, %1707, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1715 = stablehlo.select %1714, %1611, %1713 : tensor<9x1xi1>, tensor<9x1xf32>
    %1716 = stablehlo.select %1608, %1715, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1717 = stablehlo.slice %1586 [0:11, 7:8] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1718 = stablehlo.compare NE, %1717, %1717, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1719 = stablehlo.select %1718, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1720 = stablehlo.reshape %1719 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1721 = stablehlo.broadcast_in_dim %1720, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1722 = stablehlo.add %1589, %1721 : tensor<9x11xf32>
    %1723 = stablehlo.reduce(%1722 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1724 = stablehlo.broadcast_in_dim %1723, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1725 = stablehlo.select %1718, %1601, %1717 : tensor<11x1xi1>, tensor<11x1xf32>
    %1726 = stablehlo.reshape %1725 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1727 = stablehlo.broadcast_in_dim %1726, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1728 = stablehlo.add %1589, %1727 : tensor<9x11xf32>
    %1729 = stablehlo.reduce(%1728 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1730 = stablehlo.broadcast_in_dim %1729, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1731 = stablehlo.compare GT, %1724, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1732 = stablehlo.select %1731, %1611, %1730 : tensor<9x1xi1>, tensor<9x1xf32>
    %1733 = stablehlo.select %1608, %1732, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1734 = stablehlo.slice %1586 [0:11, 8:9] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1735 = stablehlo.compare NE, %1734, %1734, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1736 = stablehlo.select %1735, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1737 = stablehlo.reshape %1736 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1738 = stablehlo.broadcast_in_dim %1737, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1739 = stablehlo.add %1589, %1738 : tensor<9x11xf32>
    %1740 = stablehlo.reduce(%1739 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1741 = stablehlo.broadcast_in_dim %1740, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1742 = stablehlo.select %1735, %1601, %1734 : tensor<11x1xi1>, tensor<11x1xf32>
    %1743 = stablehlo.reshape %1742 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1744 = stablehlo.broadcast_in_dim %1743, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1745 = stablehlo.add %1589, %1744 : tensor<9x11xf32>
    %1746 = stablehlo.reduce(%1745 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1747 = stablehlo.broadcast_in_dim %1746, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1748 = stablehlo.compare GT, %1741, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1749 = stablehlo.select %1748, %1611, %1747 : tensor<9x1xi1>, tensor<9x1xf32>
    %1750 = stablehlo.select %1608, %1749, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1751 = stablehlo.slice %1586 [0:11, 9:10] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1752 = stablehlo.compare NE, %1751, %1751, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1753 = stablehlo.select %1752, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1754 = stablehlo.reshape %1753 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1755 = stablehlo.broadcast_in_dim %1754, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1756 = stablehlo.add %1589, %1755 : tensor<9x11xf32>
    %1757 = stablehlo.reduce(%1756 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1758 = stablehlo.broadcast_in_dim %1757, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1759 = stablehlo.select %1752, %1601, %1751 : tensor<11x1xi1>, tensor<11x1xf32>
    %1760 = stablehlo.reshape %1759 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1761 = stablehlo.broadcast_in_dim %1760, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1762 = stablehlo.add %1589, %1761 : tensor<9x11xf32>
    %1763 = stablehlo.reduce(%1762 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1764 = stablehlo.broadcast_in_dim %1763, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1765 = stablehlo.compare GT, %1758, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1766 = stablehlo.select %1765, %1611, %1764 : tensor<9x1xi1>, tensor<9x1xf32>
    %1767 = stablehlo.select %1608, %1766, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1768 = stablehlo.slice %1586 [0:11, 10:11] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1769 = stablehlo.compare NE, %1768, %1768, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1770 = stablehlo.select %1769, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1771 = stablehlo.reshape %1770 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1772 = stablehlo.broadcast_in_dim %1771, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1773 = stablehlo.add %1589, %1772 : tensor<9x11xf32>
    %1774 = stablehlo.reduce(%1773 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1775 = stablehlo.broadcast_in_dim %1774, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1776 = stablehlo.select %1769, %1601, %1768 : tensor<11x1xi1>, tensor<11x1xf32>
    %1777 = stablehlo.reshape %1776 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1778 = stablehlo.broadcast_in_dim %1777, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1779 = stablehlo.add %1589, %1778 : tensor<9x11xf32>
    %1780 = stablehlo.reduce(%1779 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1781 = stablehlo.broadcast_in_dim %1780, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1782 = stablehlo.compare GT, %1775, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1783 = stablehlo.select %1782, %1611, %1781 : tensor<9x1xi1>, tensor<9x1xf32>
    %1784 = stablehlo.select %1608, %1783, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1785 = stablehlo.slice %1586 [0:11, 11:12] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1786 = stablehlo.compare NE, %1785, %1785, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1787 = stablehlo.select %1786, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1788 = stablehlo.reshape %1787 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1789 = stablehlo.broadcast_in_dim %1788, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1790 = stablehlo.add %1589, %1789 : tensor<9x11xf32>
    %1791 = stablehlo.reduce(%1790 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1792 = stablehlo.broadcast_in_dim %1791, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1793 = stablehlo.select %1786, %1601, %1785 : tensor<11x1xi1>, tensor<11x1xf32>
    %1794 = stablehlo.reshape %1793 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1795 = stablehlo.broadcast_in_dim %1794, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1796 = stablehlo.add %1589, %1795 : tensor<9x11xf32>
    %1797 = stablehlo.reduce(%1796 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1798 = stablehlo.broadcast_in_dim %1797, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1799 = stablehlo.compare GT, %1792, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1800 = stablehlo.select %1799, %1611, %1798 : tensor<9x1xi1>, tensor<9x1xf32>
    %1801 = stablehlo.select %1608, %1800, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1802 = stablehlo.slice %1586 [0:11, 12:13] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1803 = stablehlo.compare NE, %1802, %1802, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1804 = stablehlo.select %1803, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1805 = stablehlo.reshape %1804 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1806 = stablehlo.broadcast_in_dim %1805, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1807 = stablehlo.add %1589, %1806 : tensor<9x11xf32>
    %1808 = stablehlo.reduce(%1807 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1809 = stablehlo.broadcast_in_dim %1808, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1810 = stablehlo.select %1803, %1601, %1802 : tensor<11x1xi1>, tensor<11x1xf32>
    %1811 = stablehlo.reshape %1810 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1812 = stablehlo.broadcast_in_dim %1811, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1813 = stablehlo.add %1589, %1812 : tensor<9x11xf32>
    %1814 = stablehlo.reduce(%1813 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1815 = stablehlo.broadcast_in_dim %1814, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1816 = stablehlo.compare GT, %1809, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1817 = stablehlo.select %1816, %1611, %1815 : tensor<9x1xi1>, tensor<9x1xf32>
    %1818 = stablehlo.select %1608, %1817, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1819 = stablehlo.slice %1586 [0:11, 13:14] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1820 = stablehlo.compare NE, %1819, %1819, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1821 = stablehlo.select %1820, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1822 = stablehlo.reshape %1821 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1823 = stablehlo.broadcast_in_dim %1822, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1824 = stablehlo.add %1589, %1823 : tensor<9x11xf32>
    %1825 = stablehlo.reduce(%1824 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1826 = stablehlo.broadcast_in_dim %1825, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1827 = stablehlo.select %1820, %1601, %1819 : tensor<11x1xi1>, tensor<11x1xf32>
    %1828 = stablehlo.reshape %1827 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1829 = stablehlo.broadcast_in_dim %1828, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1830 = stablehlo.add %1589, %1829 : tensor<9x11xf32>
    %1831 = stablehlo.reduce(%1830 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1832 = stablehlo.broadcast_in_dim %1831, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1833 = stablehlo.compare GT, %1826, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1834 = stablehlo.select %1833, %1611, %1832 : tensor<9x1xi1>, tensor<9x1xf32>
    %1835 = stablehlo.select %1608, %1834, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1836 = stablehlo.slice %1586 [0:11, 14:15] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1837 = stablehlo.compare NE, %1836, %1836, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1838 = stablehlo.select %1837, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1839 = stablehlo.reshape %1838 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1840 = stablehlo.broadcast_in_dim %1839, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1841 = stablehlo.add %1589, %1840 : tensor<9x11xf32>
    %1842 = stablehlo.reduce(%1841 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1843 = stablehlo.broadcast_in_dim %1842, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1844 = stablehlo.select %1837, %1601, %1836 : tensor<11x1xi1>, tensor<11x1xf32>
    %1845 = stablehlo.reshape %1844 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1846 = stablehlo.broadcast_in_dim %1845, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1847 = stablehlo.add %1589, %1846 : tensor<9x11xf32>
    %1848 = stablehlo.reduce(%1847 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1849 = stablehlo.broadcast_in_dim %1848, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1850 = stablehlo.compare GT, %1843, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1851 = stablehlo.select %1850, %1611, %1849 : tensor<9x1xi1>, tensor<9x1xf32>
    %1852 = stablehlo.select %1608, %1851, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1853 = stablehlo.slice %1586 [0:11, 15:16] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1854 = stablehlo.compare NE, %1853, %1853, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1855 = stablehlo.select %1854, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1856 = stablehlo.reshape %1855 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1857 = stablehlo.broadcast_in_dim %1856, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1858 = stablehlo.add %1589, %1857 : tensor<9x11xf32>
    %1859 = stablehlo.reduce(%1858 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1860 = stablehlo.broadcast_in_dim %1859, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1861 = stablehlo.select %1854, %1601, %1853 : tensor<11x1xi1>, tensor<11x1xf32>
    %1862 = stablehlo.reshape %1861 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1863 = stablehlo.broadcast_in_dim %1862, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1864 = stablehlo.add %1589, %1863 : tensor<9x11xf32>
    %1865 = stablehlo.reduce(%1864 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1866 = stablehlo.broadcast_in_dim %1865, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1867 = stablehlo.compare GT, %1860, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1868 = stablehlo.select %1867, %1611, %1866 : tensor<9x1xi1>, tensor<9x1xf32>
    %1869 = stablehlo.select %1608, %1868, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1870 = stablehlo.slice %1586 [0:11, 16:17] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1871 = stablehlo.compare NE, %1870, %1870, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1872 = stablehlo.select %1871, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1873 = stablehlo.reshape %1872 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1874 = stablehlo.broadcast_in_dim %1873, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1875 = stablehlo.add %1589, %1874 : tensor<9x11xf32>
    %1876 = stablehlo.reduce(%1875 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1877 = stablehlo.broadcast_in_dim %1876, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1878 = stablehlo.select %1871, %1601, %1870 : tensor<11x1xi1>, tensor<11x1xf32>
    %1879 = stablehlo.reshape %1878 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1880 = stablehlo.broadcast_in_dim %1879, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1881 = stablehlo.add %1589, %1880 : tensor<9x11xf32>
    %1882 = stablehlo.reduce(%1881 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1883 = stablehlo.broadcast_in_dim %1882, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1884 = stablehlo.compare GT, %1877, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1885 = stablehlo.select %1884, %1611, %1883 : tensor<9x1xi1>, tensor<9x1xf32>
    %1886 = stablehlo.select %1608, %1885, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1887 = stablehlo.slice %1586 [0:11, 17:18] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1888 = stablehlo.compare NE, %1887, %1887, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1889 = stablehlo.select %1888, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1890 = stablehlo.reshape %1889 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1891 = stablehlo.broadcast_in_dim %1890, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1892 = stablehlo.add %1589, %1891 : tensor<9x11xf32>
    %1893 = stablehlo.reduce(%1892 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1894 = stablehlo.broadcast_in_dim %1893, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1895 = stablehlo.select %1888, %1601, %1887 : tensor<11x1xi1>, tensor<11x1xf32>
    %1896 = stablehlo.reshape %1895 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1897 = stablehlo.broadcast_in_dim %1896, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1898 = stablehlo.add %1589, %1897 : tensor<9x11xf32>
    %1899 = stablehlo.reduce(%1898 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1900 = stablehlo.broadcast_in_dim %1899, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1901 = stablehlo.compare GT, %1894, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1902 = stablehlo.select %1901, %1611, %1900 : tensor<9x1xi1>, tensor<9x1xf32>
    %1903 = stablehlo.select %1608, %1902, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1904 = stablehlo.slice %1586 [0:11, 18:19] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1905 = stablehlo.compare NE, %1904, %1904, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1906 = stablehlo.select %1905, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1907 = stablehlo.reshape %1906 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1908 = stablehlo.broadcast_in_dim %1907, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1909 = stablehlo.add %1589, %1908 : tensor<9x11xf32>
    %1910 = stablehlo.reduce(%1909 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1911 = stablehlo.broadcast_in_dim %1910, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1912 = stablehlo.select %1905, %1601, %1904 : tensor<11x1xi1>, tensor<11x1xf32>
    %1913 = stablehlo.reshape %1912 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1914 = stablehlo.broadcast_in_dim %1913, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1915 = stablehlo.add %1589, %1914 : tensor<9x11xf32>
    %1916 = stablehlo.reduce(%1915 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1917 = stablehlo.broadcast_in_dim %1916, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1918 = stablehlo.compare GT, %1911, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1919 = stablehlo.select %1918, %1611, %1917 : tensor<9x1xi1>, tensor<9x1xf32>
    %1920 = stablehlo.select %1608, %1919, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1921 = stablehlo.slice %1586 [0:11, 19:20] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1922 = stablehlo.compare NE, %1921, %1921, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1923 = stablehlo.select %1922, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1924 = stablehlo.reshape %1923 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1925 = stablehlo.broadcast_in_dim %1924, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1926 = stablehlo.add %1589, %1925 : tensor<9x11xf32>
    %1927 = stablehlo.reduce(%1926 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1928 = stablehlo.broadcast_in_dim %1927, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1929 = stablehlo.select %1922, %1601, %1921 : tensor<11x1xi1>, tensor<11x1xf32>
    %1930 = stablehlo.reshape %1929 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1931 = stablehlo.broadcast_in_dim %1930, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1932 = stablehlo.add %1589, %1931 : tensor<9x11xf32>
    %1933 = stablehlo.reduce(%1932 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1934 = stablehlo.broadcast_in_dim %1933, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1935 = stablehlo.compare GT, %1928, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1936 = stablehlo.select %1935, %1611, %1934 : tensor<9x1xi1>, tensor<9x1xf32>
    %1937 = stablehlo.select %1608, %1936, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1938 = stablehlo.slice %1586 [0:11, 20:21] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1939 = stablehlo.compare NE, %1938, %1938, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1940 = stablehlo.select %1939, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1941 = stablehlo.reshape %1940 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1942 = stablehlo.broadcast_in_dim %1941, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1943 = stablehlo.add %1589, %1942 : tensor<9x11xf32>
    %1944 = stablehlo.reduce(%1943 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1945 = stablehlo.broadcast_in_dim %1944, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1946 = stablehlo.select %1939, %1601, %1938 : tensor<11x1xi1>, tensor<11x1xf32>
    %1947 = stablehlo.reshape %1946 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1948 = stablehlo.broadcast_in_dim %1947, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1949 = stablehlo.add %1589, %1948 : tensor<9x11xf32>
    %1950 = stablehlo.reduce(%1949 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1951 = stablehlo.broadcast_in_dim %1950, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1952 = stablehlo.compare GT, %1945, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1953 = stablehlo.select %1952, %1611, %1951 : tensor<9x1xi1>, tensor<9x1xf32>
    %1954 = stablehlo.select %1608, %1953, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1955 = stablehlo.slice %1586 [0:11, 21:22] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1956 = stablehlo.compare NE, %1955, %1955, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1957 = stablehlo.select %1956, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1958 = stablehlo.reshape %1957 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1959 = stablehlo.broadcast_in_dim %1958, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1960 = stablehlo.add %1589, %1959 : tensor<9x11xf32>
    %1961 = stablehlo.reduce(%1960 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1962 = stablehlo.broadcast_in_dim %1961, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1963 = stablehlo.select %1956, %1601, %1955 : tensor<11x1xi1>, tensor<11x1xf32>
    %1964 = stablehlo.reshape %1963 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1965 = stablehlo.broadcast_in_dim %1964, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1966 = stablehlo.add %1589, %1965 : tensor<9x11xf32>
    %1967 = stablehlo.reduce(%1966 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1968 = stablehlo.broadcast_in_dim %1967, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1969 = stablehlo.compare GT, %1962, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1970 = stablehlo.select %1969, %1611, %1968 : tensor<9x1xi1>, tensor<9x1xf32>
    %1971 = stablehlo.select %1608, %1970, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1972 = stablehlo.slice %1586 [0:11, 22:23] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1973 = stablehlo.compare NE, %1972, %1972, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1974 = stablehlo.select %1973, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1975 = stablehlo.reshape %1974 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1976 = stablehlo.broadcast_in_dim %1975, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1977 = stablehlo.add %1589, %1976 : tensor<9x11xf32>
    %1978 = stablehlo.reduce(%1977 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1979 = stablehlo.broadcast_in_dim %1978, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1980 = stablehlo.select %1973, %1601, %1972 : tensor<11x1xi1>, tensor<11x1xf32>
    %1981 = stablehlo.reshape %1980 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1982 = stablehlo.broadcast_in_dim %1981, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1983 = stablehlo.add %1589, %1982 : tensor<9x11xf32>
    %1984 = stablehlo.reduce(%1983 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1985 = stablehlo.broadcast_in_dim %1984, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1986 = stablehlo.compare GT, %1979, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1987 = stablehlo.select %1986, %1611, %1985 : tensor<9x1xi1>, tensor<9x1xf32>
    %1988 = stablehlo.select %1608, %1987, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %1989 = stablehlo.slice %1586 [0:11, 23:24] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1990 = stablehlo.compare NE, %1989, %1989, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1991 = stablehlo.select %1990, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %1992 = stablehlo.reshape %1991 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1993 = stablehlo.broadcast_in_dim %1992, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1994 = stablehlo.add %1589, %1993 : tensor<9x11xf32>
    %1995 = stablehlo.reduce(%1994 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1996 = stablehlo.broadcast_in_dim %1995, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1997 = stablehlo.select %1990, %1601, %1989 : tensor<11x1xi1>, tensor<11x1xf32>
    %1998 = stablehlo.reshape %1997 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1999 = stablehlo.broadcast_in_dim %1998, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2000 = stablehlo.add %1589, %1999 : tensor<9x11xf32>
    %2001 = stablehlo.reduce(%2000 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2002 = stablehlo.broadcast_in_dim %2001, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2003 = stablehlo.compare GT, %1996, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2004 = stablehlo.select %2003, %1611, %2002 : tensor<9x1xi1>, tensor<9x1xf32>
    %2005 = stablehlo.select %1608, %2004, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2006 = stablehlo.slice %1586 [0:11, 24:25] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2007 = stablehlo.compare NE, %2006, %2006, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2008 = stablehlo.select %2007, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2009 = stablehlo.reshape %2008 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2010 = stablehlo.broadcast_in_dim %2009, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2011 = stablehlo.add %1589, %2010 : tensor<9x11xf32>
    %2012 = stablehlo.reduce(%2011 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2013 = stablehlo.broadcast_in_dim %2012, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2014 = stablehlo.select %2007, %1601, %2006 : tensor<11x1xi1>, tensor<11x1xf32>
    %2015 = stablehlo.reshape %2014 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2016 = stablehlo.broadcast_in_dim %2015, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2017 = stablehlo.add %1589, %2016 : tensor<9x11xf32>
    %2018 = stablehlo.reduce(%2017 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2019 = stablehlo.broadcast_in_dim %2018, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2020 = stablehlo.compare GT, %2013, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2021 = stablehlo.select %2020, %1611, %2019 : tensor<9x1xi1>, tensor<9x1xf32>
    %2022 = stablehlo.select %1608, %2021, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2023 = stablehlo.slice %1586 [0:11, 25:26] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2024 = stablehlo.compare NE, %2023, %2023, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2025 = stablehlo.select %2024, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2026 = stablehlo.reshape %2025 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2027 = stablehlo.broadcast_in_dim %2026, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2028 = stablehlo.add %1589, %2027 : tensor<9x11xf32>
    %2029 = stablehlo.reduce(%2028 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2030 = stablehlo.broadcast_in_dim %2029, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2031 = stablehlo.select %2024, %1601, %2023 : tensor<11x1xi1>, tensor<11x1xf32>
    %2032 = stablehlo.reshape %2031 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2033 = stablehlo.broadcast_in_dim %2032, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2034 = stablehlo.add %1589, %2033 : tensor<9x11xf32>
    %2035 = stablehlo.reduce(%2034 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2036 = stablehlo.broadcast_in_dim %2035, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2037 = stablehlo.compare GT, %2030, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2038 = stablehlo.select %2037, %1611, %2036 : tensor<9x1xi1>, tensor<9x1xf32>
    %2039 = stablehlo.select %1608, %2038, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2040 = stablehlo.slice %1586 [0:11, 26:27] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2041 = stablehlo.compare NE, %2040, %2040, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2042 = stablehlo.select %2041, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2043 = stablehlo.reshape %2042 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2044 = stablehlo.broadcast_in_dim %2043, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2045 = stablehlo.add %1589, %2044 : tensor<9x11xf32>
    %2046 = stablehlo.reduce(%2045 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2047 = stablehlo.broadcast_in_dim %2046, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2048 = stablehlo.select %2041, %1601, %2040 : tensor<11x1xi1>, tensor<11x1xf32>
    %2049 = stablehlo.reshape %2048 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2050 = stablehlo.broadcast_in_dim %2049, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2051 = stablehlo.add %1589, %2050 : tensor<9x11xf32>
    %2052 = stablehlo.reduce(%2051 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2053 = stablehlo.broadcast_in_dim %2052, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2054 = stablehlo.compare GT, %2047, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2055 = stablehlo.select %2054, %1611, %2053 : tensor<9x1xi1>, tensor<9x1xf32>
    %2056 = stablehlo.select %1608, %2055, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2057 = stablehlo.slice %1586 [0:11, 27:28] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2058 = stablehlo.compare NE, %2057, %2057, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2059 = stablehlo.select %2058, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2060 = stablehlo.reshape %2059 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2061 = stablehlo.broadcast_in_dim %2060, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2062 = stablehlo.add %1589, %2061 : tensor<9x11xf32>
    %2063 = stablehlo.reduce(%2062 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2064 = stablehlo.broadcast_in_dim %2063, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2065 = stablehlo.select %2058, %1601, %2057 : tensor<11x1xi1>, tensor<11x1xf32>
    %2066 = stablehlo.reshape %2065 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2067 = stablehlo.broadcast_in_dim %2066, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2068 = stablehlo.add %1589, %2067 : tensor<9x11xf32>
    %2069 = stablehlo.reduce(%2068 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2070 = stablehlo.broadcast_in_dim %2069, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2071 = stablehlo.compare GT, %2064, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2072 = stablehlo.select %2071, %1611, %2070 : tensor<9x1xi1>, tensor<9x1xf32>
    %2073 = stablehlo.select %1608, %2072, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2074 = stablehlo.slice %1586 [0:11, 28:29] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2075 = stablehlo.compare NE, %2074, %2074, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2076 = stablehlo.select %2075, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2077 = stablehlo.reshape %2076 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2078 = stablehlo.broadcast_in_dim %2077, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2079 = stablehlo.add %1589, %2078 : tensor<9x11xf32>
    %2080 = stablehlo.reduce(%2079 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2081 = stablehlo.broadcast_in_dim %2080, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2082 = stablehlo.select %2075, %1601, %2074 : tensor<11x1xi1>, tensor<11x1xf32>
    %2083 = stablehlo.reshape %2082 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2084 = stablehlo.broadcast_in_dim %2083, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2085 = stablehlo.add %1589, %2084 : tensor<9x11xf32>
    %2086 = stablehlo.reduce(%2085 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2087 = stablehlo.broadcast_in_dim %2086, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2088 = stablehlo.compare GT, %2081, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2089 = stablehlo.select %2088, %1611, %2087 : tensor<9x1xi1>, tensor<9x1xf32>
    %2090 = stablehlo.select %1608, %2089, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2091 = stablehlo.slice %1586 [0:11, 29:30] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2092 = stablehlo.compare NE, %2091, %2091, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2093 = stablehlo.select %2092, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2094 = stablehlo.reshape %2093 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2095 = stablehlo.broadcast_in_dim %2094, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2096 = stablehlo.add %1589, %2095 : tensor<9x11xf32>
    %2097 = stablehlo.reduce(%2096 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2098 = stablehlo.broadcast_in_dim %2097, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2099 = stablehlo.select %2092, %1601, %2091 : tensor<11x1xi1>, tensor<11x1xf32>
    %2100 = stablehlo.reshape %2099 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2101 = stablehlo.broadcast_in_dim %2100, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2102 = stablehlo.add %1589, %2101 : tensor<9x11xf32>
    %2103 = stablehlo.reduce(%2102 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2104 = stablehlo.broadcast_in_dim %2103, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2105 = stablehlo.compare GT, %2098, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2106 = stablehlo.select %2105, %1611, %2104 : tensor<9x1xi1>, tensor<9x1xf32>
    %2107 = stablehlo.select %1608, %2106, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2108 = stablehlo.slice %1586 [0:11, 30:31] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2109 = stablehlo.compare NE, %2108, %2108, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2110 = stablehlo.select %2109, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2111 = stablehlo.reshape %2110 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2112 = stablehlo.broadcast_in_dim %2111, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2113 = stablehlo.add %1589, %2112 : tensor<9x11xf32>
    %2114 = stablehlo.reduce(%2113 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2115 = stablehlo.broadcast_in_dim %2114, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2116 = stablehlo.select %2109, %1601, %2108 : tensor<11x1xi1>, tensor<11x1xf32>
    %2117 = stablehlo.reshape %2116 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2118 = stablehlo.broadcast_in_dim %2117, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2119 = stablehlo.add %1589, %2118 : tensor<9x11xf32>
    %2120 = stablehlo.reduce(%2119 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2121 = stablehlo.broadcast_in_dim %2120, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2122 = stablehlo.compare GT, %2115, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2123 = stablehlo.select %2122, %1611, %2121 : tensor<9x1xi1>, tensor<9x1xf32>
    %2124 = stablehlo.select %1608, %2123, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2125 = stablehlo.concatenate %1614, %1631, %1648, %1665, %1682, %1699, %1716, %1733, %1750, %1767, %1784, %1801, %1818, %1835, %1852, %1869, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x16xf32>
    %2126 = stablehlo.concatenate %1886, %1903, %1920, %1937, %1954, %1971, %1988, %2005, %2022, %2039, %2056, %2073, %2090, %2107, %2124, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x15xf32>
    %2127 = stablehlo.concatenate %2125, %2126, dim = 1 : (tensor<9x16xf32>, tensor<9x15xf32>) -> tensor<9x31xf32>
    %2128 = stablehlo.convert %2127 : (tensor<9x31xf32>) -> tensor<9x31xi32>
    %2129 = stablehlo.reshape %1573 : (tensor<11xf32>) -> tensor<11x1xf32>
    %2130 = stablehlo.slice %2129 [0:11, 0:1] : (tensor<11x1xf32>) -> tensor<11x1xf32>
    %2131 = stablehlo.compare NE, %2130, %2130, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2132 = stablehlo.select %2131, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2133 = stablehlo.reshape %2132 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2134 = stablehlo.broadcast_in_dim %2133, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2135 = stablehlo.add %1589, %2134 : tensor<9x11xf32>
    %2136 = stablehlo.reduce(%2135 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2137 = stablehlo.broadcast_in_dim %2136, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2138 = stablehlo.select %2131, %1601, %2130 : tensor<11x1xi1>, tensor<11x1xf32>
    %2139 = stablehlo.reshape %2138 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2140 = stablehlo.broadcast_in_dim %2139, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2141 = stablehlo.add %1589, %2140 : tensor<9x11xf32>
    %2142 = stablehlo.reduce(%2141 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2143 = stablehlo.broadcast_in_dim %2142, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2144 = stablehlo.compare GT, %2137, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2145 = stablehlo.select %2144, %1611, %2143 : tensor<9x1xi1>, tensor<9x1xf32>
    %2146 = stablehlo.select %1608, %2145, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2147 = stablehlo.reshape %2146 : (tensor<9x1xf32>) -> tensor<9xf32>
    %2148 = stablehlo.slice %1577 [0:11, 0:1] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2149 = stablehlo.compare NE, %2148, %2148, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2150 = stablehlo.select %2149, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2151 = stablehlo.reshape %2150 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2152 = stablehlo.broadcast_in_dim %2151, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2153 = stablehlo.add %1589, %2152 : tensor<9x11xf32>
    %2154 = stablehlo.reduce(%2153 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2155 = stablehlo.broadcast_in_dim %2154, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2156 = stablehlo.select %2149, %1601, %2148 : tensor<11x1xi1>, tensor<11x1xf32>
    %2157 = stablehlo.reshape %2156 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2158 = stablehlo.broadcast_in_dim %2157, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2159 = stablehlo.add %1589, %2158 : tensor<9x11xf32>
    %2160 = stablehlo.reduce(%2159 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2161 = stablehlo.broadcast_in_dim %2160, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2162 = stablehlo.compare GT, %2155, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2163 = stablehlo.select %2162, %1611, %2161 : tensor<9x1xi1>, tensor<9x1xf32>
    %2164 = stablehlo.select %1608, %2163, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2165 = stablehlo.slice %1577 [0:11, 1:2] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2166 = stablehlo.compare NE, %2165, %2165, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2167 = stablehlo.select %2166, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2168 = stablehlo.reshape %2167 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2169 = stablehlo.broadcast_in_dim %2168, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2170 = stablehlo.add %1589, %2169 : tensor<9x11xf32>
    %2171 = stablehlo.reduce(%2170 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2172 = stablehlo.broadcast_in_dim %2171, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2173 = stablehlo.select %2166, %1601, %2165 : tensor<11x1xi1>, tensor<11x1xf32>
    %2174 = stablehlo.reshape %2173 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2175 = stablehlo.broadcast_in_dim %2174, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2176 = stablehlo.add %1589, %2175 : tensor<9x11xf32>
    %2177 = stablehlo.reduce(%2176 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2178 = stablehlo.broadcast_in_dim %2177, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2179 = stablehlo.compare GT, %2172, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2180 = stablehlo.select %2179, %1611, %2178 : tensor<9x1xi1>, tensor<9x1xf32>
    %2181 = stablehlo.select %1608, %2180, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2182 = stablehlo.slice %1577 [0:11, 2:3] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2183 = stablehlo.compare NE, %2182, %2182, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2184 = stablehlo.select %2183, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2185 = stablehlo.reshape %2184 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2186 = stablehlo.broadcast_in_dim %2185, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2187 = stablehlo.add %1589, %2186 : tensor<9x11xf32>
    %2188 = stablehlo.reduce(%2187 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2189 = stablehlo.broadcast_in_dim %2188, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2190 = stablehlo.select %2183, %1601, %2182 : tensor<11x1xi1>, tensor<11x1xf32>
    %2191 = stablehlo.reshape %2190 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2192 = stablehlo.broadcast_in_dim %2191, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2193 = stablehlo.add %1589, %2192 : tensor<9x11xf32>
    %2194 = stablehlo.reduce(%2193 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2195 = stablehlo.broadcast_in_dim %2194, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2196 = stablehlo.compare GT, %2189, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2197 = stablehlo.select %2196, %1611, %2195 : tensor<9x1xi1>, tensor<9x1xf32>
    %2198 = stablehlo.select %1608, %2197, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2199 = stablehlo.slice %1577 [0:11, 3:4] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2200 = stablehlo.compare NE, %2199, %2199, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2201 = stablehlo.select %2200, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2202 = stablehlo.reshape %2201 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2203 = stablehlo.broadcast_in_dim %2202, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2204 = stablehlo.add %1589, %2203 : tensor<9x11xf32>
    %2205 = stablehlo.reduce(%2204 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2206 = stablehlo.broadcast_in_dim %2205, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2207 = stablehlo.select %2200, %1601, %2199 : tensor<11x1xi1>, tensor<11x1xf32>
    %2208 = stablehlo.reshape %2207 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2209 = stablehlo.broadcast_in_dim %2208, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2210 = stablehlo.add %1589, %2209 : tensor<9x11xf32>
    %2211 = stablehlo.reduce(%2210 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2212 = stablehlo.broadcast_in_dim %2211, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2213 = stablehlo.compare GT, %2206, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2214 = stablehlo.select %2213, %1611, %2212 : tensor<9x1xi1>, tensor<9x1xf32>
    %2215 = stablehlo.select %1608, %2214, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2216 = stablehlo.slice %1577 [0:11, 4:5] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2217 = stablehlo.compare NE, %2216, %2216, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2218 = stablehlo.select %2217, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2219 = stablehlo.reshape %2218 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2220 = stablehlo.broadcast_in_dim %2219, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2221 = stablehlo.add %1589, %2220 : tensor<9x11xf32>
    %2222 = stablehlo.reduce(%2221 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2223 = stablehlo.broadcast_in_dim %2222, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2224 = stablehlo.select %2217, %1601, %2216 : tensor<11x1xi1>, tensor<11x1xf32>
    %2225 = stablehlo.reshape %2224 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2226 = stablehlo.broadcast_in_dim %2225, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2227 = stablehlo.add %1589, %2226 : tensor<9x11xf32>
    %2228 = stablehlo.reduce(%2227 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2229 = stablehlo.broadcast_in_dim %2228, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2230 = stablehlo.compare GT, %2223, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2231 = stablehlo.select %2230, %1611, %2229 : tensor<9x1xi1>, tensor<9x1xf32>
    %2232 = stablehlo.select %1608, %2231, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2233 = stablehlo.slice %1577 [0:11, 5:6] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2234 = stablehlo.compare NE, %2233, %2233, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2235 = stablehlo.select %2234, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2236 = stablehlo.reshape %2235 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2237 = stablehlo.broadcast_in_dim %2236, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2238 = stablehlo.add %1589, %2237 : tensor<9x11xf32>
    %2239 = stablehlo.reduce(%2238 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2240 = stablehlo.broadcast_in_dim %2239, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2241 = stablehlo.select %2234, %1601, %2233 : tensor<11x1xi1>, tensor<11x1xf32>
    %2242 = stablehlo.reshape %2241 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2243 = stablehlo.broadcast_in_dim %2242, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2244 = stablehlo.add %1589, %2243 : tensor<9x11xf32>
    %2245 = stablehlo.reduce(%2244 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2246 = stablehlo.broadcast_in_dim %2245, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2247 = stablehlo.compare GT, %2240, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2248 = stablehlo.select %2247, %1611, %2246 : tensor<9x1xi1>, tensor<9x1xf32>
    %2249 = stablehlo.select %1608, %2248, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2250 = stablehlo.slice %1577 [0:11, 6:7] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2251 = stablehlo.compare NE, %2250, %2250, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2252 = stablehlo.select %2251, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2253 = stablehlo.reshape %2252 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2254 = stablehlo.broadcast_in_dim %2253, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2255 = stablehlo.add %1589, %2254 : tensor<9x11xf32>
    %2256 = stablehlo.reduce(%2255 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2257 = stablehlo.broadcast_in_dim %2256, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2258 = stablehlo.select %2251, %1601, %2250 : tensor<11x1xi1>, tensor<11x1xf32>
    %2259 = stablehlo.reshape %2258 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2260 = stablehlo.broadcast_in_dim %2259, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2261 = stablehlo.add %1589, %2260 : tensor<9x11xf32>
    %2262 = stablehlo.reduce(%2261 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2263 = stablehlo.broadcast_in_dim %2262, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2264 = stablehlo.compare GT, %2257, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2265 = stablehlo.select %2264, %1611, %2263 : tensor<9x1xi1>, tensor<9x1xf32>
    %2266 = stablehlo.select %1608, %2265, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2267 = stablehlo.slice %1577 [0:11, 7:8] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2268 = stablehlo.compare NE, %2267, %2267, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2269 = stablehlo.select %2268, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2270 = stablehlo.reshape %2269 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2271 = stablehlo.broadcast_in_dim %2270, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2272 = stablehlo.add %1589, %2271 : tensor<9x11xf32>
    %2273 = stablehlo.reduce(%2272 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2274 = stablehlo.broadcast_in_dim %2273, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2275 = stablehlo.select %2268, %1601, %2267 : tensor<11x1xi1>, tensor<11x1xf32>
    %2276 = stablehlo.reshape %2275 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2277 = stablehlo.broadcast_in_dim %2276, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2278 = stablehlo.add %1589, %2277 : tensor<9x11xf32>
    %2279 = stablehlo.reduce(%2278 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2280 = stablehlo.broadcast_in_dim %2279, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2281 = stablehlo.compare GT, %2274, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2282 = stablehlo.select %2281, %1611, %2280 : tensor<9x1xi1>, tensor<9x1xf32>
    %2283 = stablehlo.select %1608, %2282, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2284 = stablehlo.slice %1577 [0:11, 8:9] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2285 = stablehlo.compare NE, %2284, %2284, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2286 = stablehlo.select %2285, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2287 = stablehlo.reshape %2286 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2288 = stablehlo.broadcast_in_dim %2287, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2289 = stablehlo.add %1589, %2288 : tensor<9x11xf32>
    %2290 = stablehlo.reduce(%2289 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2291 = stablehlo.broadcast_in_dim %2290, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2292 = stablehlo.select %2285, %1601, %2284 : tensor<11x1xi1>, tensor<11x1xf32>
    %2293 = stablehlo.reshape %2292 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2294 = stablehlo.broadcast_in_dim %2293, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2295 = stablehlo.add %1589, %2294 : tensor<9x11xf32>
    %2296 = stablehlo.reduce(%2295 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2297 = stablehlo.broadcast_in_dim %2296, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2298 = stablehlo.compare GT, %2291, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2299 = stablehlo.select %2298, %1611, %2297 : tensor<9x1xi1>, tensor<9x1xf32>
    %2300 = stablehlo.select %1608, %2299, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2301 = stablehlo.slice %1577 [0:11, 9:10] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2302 = stablehlo.compare NE, %2301, %2301, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2303 = stablehlo.select %2302, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2304 = stablehlo.reshape %2303 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2305 = stablehlo.broadcast_in_dim %2304, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2306 = stablehlo.add %1589, %2305 : tensor<9x11xf32>
    %2307 = stablehlo.reduce(%2306 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2308 = stablehlo.broadcast_in_dim %2307, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2309 = stablehlo.select %2302, %1601, %2301 : tensor<11x1xi1>, tensor<11x1xf32>
    %2310 = stablehlo.reshape %2309 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2311 = stablehlo.broadcast_in_dim %2310, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2312 = stablehlo.add %1589, %2311 : tensor<9x11xf32>
    %2313 = stablehlo.reduce(%2312 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2314 = stablehlo.broadcast_in_dim %2313, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2315 = stablehlo.compare GT, %2308, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2316 = stablehlo.select %2315, %1611, %2314 : tensor<9x1xi1>, tensor<9x1xf32>
    %2317 = stablehlo.select %1608, %2316, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2318 = stablehlo.slice %1577 [0:11, 10:11] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2319 = stablehlo.compare NE, %2318, %2318, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2320 = stablehlo.select %2319, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2321 = stablehlo.reshape %2320 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2322 = stablehlo.broadcast_in_dim %2321, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2323 = stablehlo.add %1589, %2322 : tensor<9x11xf32>
    %2324 = stablehlo.reduce(%2323 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2325 = stablehlo.broadcast_in_dim %2324, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2326 = stablehlo.select %2319, %1601, %2318 : tensor<11x1xi1>, tensor<11x1xf32>
    %2327 = stablehlo.reshape %2326 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2328 = stablehlo.broadcast_in_dim %2327, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2329 = stablehlo.add %1589, %2328 : tensor<9x11xf32>
    %2330 = stablehlo.reduce(%2329 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2331 = stablehlo.broadcast_in_dim %2330, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2332 = stablehlo.compare GT, %2325, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2333 = stablehlo.select %2332, %1611, %2331 : tensor<9x1xi1>, tensor<9x1xf32>
    %2334 = stablehlo.select %1608, %2333, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2335 = stablehlo.slice %1577 [0:11, 11:12] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2336 = stablehlo.compare NE, %2335, %2335, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2337 = stablehlo.select %2336, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2338 = stablehlo.reshape %2337 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2339 = stablehlo.broadcast_in_dim %2338, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2340 = stablehlo.add %1589, %2339 : tensor<9x11xf32>
    %2341 = stablehlo.reduce(%2340 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2342 = stablehlo.broadcast_in_dim %2341, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2343 = stablehlo.select %2336, %1601, %2335 : tensor<11x1xi1>, tensor<11x1xf32>
    %2344 = stablehlo.reshape %2343 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2345 = stablehlo.broadcast_in_dim %2344, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2346 = stablehlo.add %1589, %2345 : tensor<9x11xf32>
    %2347 = stablehlo.reduce(%2346 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2348 = stablehlo.broadcast_in_dim %2347, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2349 = stablehlo.compare GT, %2342, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2350 = stablehlo.select %2349, %1611, %2348 : tensor<9x1xi1>, tensor<9x1xf32>
    %2351 = stablehlo.select %1608, %2350, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2352 = stablehlo.slice %1577 [0:11, 12:13] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2353 = stablehlo.compare NE, %2352, %2352, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2354 = stablehlo.select %2353, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2355 = stablehlo.reshape %2354 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2356 = stablehlo.broadcast_in_dim %2355, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2357 = stablehlo.add %1589, %2356 : tensor<9x11xf32>
    %2358 = stablehlo.reduce(%2357 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2359 = stablehlo.broadcast_in_dim %2358, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2360 = stablehlo.select %2353, %1601, %2352 : tensor<11x1xi1>, tensor<11x1xf32>
    %2361 = stablehlo.reshape %2360 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2362 = stablehlo.broadcast_in_dim %2361, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2363 = stablehlo.add %1589, %2362 : tensor<9x11xf32>
    %2364 = stablehlo.reduce(%2363 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2365 = stablehlo.broadcast_in_dim %2364, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2366 = stablehlo.compare GT, %2359, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2367 = stablehlo.select %2366, %1611, %2365 : tensor<9x1xi1>, tensor<9x1xf32>
    %2368 = stablehlo.select %1608, %2367, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2369 = stablehlo.slice %1577 [0:11, 13:14] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2370 = stablehlo.compare NE, %2369, %2369, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2371 = stablehlo.select %2370, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2372 = stablehlo.reshape %2371 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2373 = stablehlo.broadcast_in_dim %2372, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2374 = stablehlo.add %1589, %2373 : tensor<9x11xf32>
    %2375 = stablehlo.reduce(%2374 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2376 = stablehlo.broadcast_in_dim %2375, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2377 = stablehlo.select %2370, %1601, %2369 : tensor<11x1xi1>, tensor<11x1xf32>
    %2378 = stablehlo.reshape %2377 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2379 = stablehlo.broadcast_in_dim %2378, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2380 = stablehlo.add %1589, %2379 : tensor<9x11xf32>
    %2381 = stablehlo.reduce(%2380 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2382 = stablehlo.broadcast_in_dim %2381, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2383 = stablehlo.compare GT, %2376, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2384 = stablehlo.select %2383, %1611, %2382 : tensor<9x1xi1>, tensor<9x1xf32>
    %2385 = stablehlo.select %1608, %2384, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2386 = stablehlo.slice %1577 [0:11, 14:15] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2387 = stablehlo.compare NE, %2386, %2386, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2388 = stablehlo.select %2387, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2389 = stablehlo.reshape %2388 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2390 = stablehlo.broadcast_in_dim %2389, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2391 = stablehlo.add %1589, %2390 : tensor<9x11xf32>
    %2392 = stablehlo.reduce(%2391 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2393 = stablehlo.broadcast_in_dim %2392, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2394 = stablehlo.select %2387, %1601, %2386 : tensor<11x1xi1>, tensor<11x1xf32>
    %2395 = stablehlo.reshape %2394 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2396 = stablehlo.broadcast_in_dim %2395, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2397 = stablehlo.add %1589, %2396 : tensor<9x11xf32>
    %2398 = stablehlo.reduce(%2397 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2399 = stablehlo.broadcast_in_dim %2398, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2400 = stablehlo.compare GT, %2393, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2401 = stablehlo.select %2400, %1611, %2399 : tensor<9x1xi1>, tensor<9x1xf32>
    %2402 = stablehlo.select %1608, %2401, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2403 = stablehlo.slice %1577 [0:11, 15:16] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2404 = stablehlo.compare NE, %2403, %2403, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2405 = stablehlo.select %2404, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2406 = stablehlo.reshape %2405 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2407 = stablehlo.broadcast_in_dim %2406, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2408 = stablehlo.add %1589, %2407 : tensor<9x11xf32>
    %2409 = stablehlo.reduce(%2408 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2410 = stablehlo.broadcast_in_dim %2409, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2411 = stablehlo.select %2404, %1601, %2403 : tensor<11x1xi1>, tensor<11x1xf32>
    %2412 = stablehlo.reshape %2411 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2413 = stablehlo.broadcast_in_dim %2412, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2414 = stablehlo.add %1589, %2413 : tensor<9x11xf32>
    %2415 = stablehlo.reduce(%2414 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2416 = stablehlo.broadcast_in_dim %2415, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2417 = stablehlo.compare GT, %2410, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2418 = stablehlo.select %2417, %1611, %2416 : tensor<9x1xi1>, tensor<9x1xf32>
    %2419 = stablehlo.select %1608, %2418, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2420 = stablehlo.slice %1577 [0:11, 16:17] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2421 = stablehlo.compare NE, %2420, %2420, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2422 = stablehlo.select %2421, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2423 = stablehlo.reshape %2422 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2424 = stablehlo.broadcast_in_dim %2423, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2425 = stablehlo.add %1589, %2424 : tensor<9x11xf32>
    %2426 = stablehlo.reduce(%2425 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2427 = stablehlo.broadcast_in_dim %2426, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2428 = stablehlo.select %2421, %1601, %2420 : tensor<11x1xi1>, tensor<11x1xf32>
    %2429 = stablehlo.reshape %2428 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2430 = stablehlo.broadcast_in_dim %2429, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2431 = stablehlo.add %1589, %2430 : tensor<9x11xf32>
    %2432 = stablehlo.reduce(%2431 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2433 = stablehlo.broadcast_in_dim %2432, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2434 = stablehlo.compare GT, %2427, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2435 = stablehlo.select %2434, %1611, %2433 : tensor<9x1xi1>, tensor<9x1xf32>
    %2436 = stablehlo.select %1608, %2435, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2437 = stablehlo.slice %1577 [0:11, 17:18] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2438 = stablehlo.compare NE, %2437, %2437, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2439 = stablehlo.select %2438, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2440 = stablehlo.reshape %2439 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2441 = stablehlo.broadcast_in_dim %2440, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2442 = stablehlo.add %1589, %2441 : tensor<9x11xf32>
    %2443 = stablehlo.reduce(%2442 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2444 = stablehlo.broadcast_in_dim %2443, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2445 = stablehlo.select %2438, %1601, %2437 : tensor<11x1xi1>, tensor<11x1xf32>
    %2446 = stablehlo.reshape %2445 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2447 = stablehlo.broadcast_in_dim %2446, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2448 = stablehlo.add %1589, %2447 : tensor<9x11xf32>
    %2449 = stablehlo.reduce(%2448 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2450 = stablehlo.broadcast_in_dim %2449, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2451 = stablehlo.compare GT, %2444, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2452 = stablehlo.select %2451, %1611, %2450 : tensor<9x1xi1>, tensor<9x1xf32>
    %2453 = stablehlo.select %1608, %2452, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2454 = stablehlo.slice %1577 [0:11, 18:19] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2455 = stablehlo.compare NE, %2454, %2454, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2456 = stablehlo.select %2455, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2457 = stablehlo.reshape %2456 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2458 = stablehlo.broadcast_in_dim %2457, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2459 = stablehlo.add %1589, %2458 : tensor<9x11xf32>
    %2460 = stablehlo.reduce(%2459 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2461 = stablehlo.broadcast_in_dim %2460, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2462 = stablehlo.select %2455, %1601, %2454 : tensor<11x1xi1>, tensor<11x1xf32>
    %2463 = stablehlo.reshape %2462 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2464 = stablehlo.broadcast_in_dim %2463, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2465 = stablehlo.add %1589, %2464 : tensor<9x11xf32>
    %2466 = stablehlo.reduce(%2465 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2467 = stablehlo.broadcast_in_dim %2466, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2468 = stablehlo.compare GT, %2461, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2469 = stablehlo.select %2468, %1611, %2467 : tensor<9x1xi1>, tensor<9x1xf32>
    %2470 = stablehlo.select %1608, %2469, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2471 = stablehlo.slice %1577 [0:11, 19:20] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2472 = stablehlo.compare NE, %2471, %2471, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2473 = stablehlo.select %2472, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2474 = stablehlo.reshape %2473 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2475 = stablehlo.broadcast_in_dim %2474, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2476 = stablehlo.add %1589, %2475 : tensor<9x11xf32>
    %2477 = stablehlo.reduce(%2476 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2478 = stablehlo.broadcast_in_dim %2477, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2479 = stablehlo.select %2472, %1601, %2471 : tensor<11x1xi1>, tensor<11x1xf32>
    %2480 = stablehlo.reshape %2479 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2481 = stablehlo.broadcast_in_dim %2480, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2482 = stablehlo.add %1589, %2481 : tensor<9x11xf32>
    %2483 = stablehlo.reduce(%2482 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2484 = stablehlo.broadcast_in_dim %2483, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2485 = stablehlo.compare GT, %2478, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2486 = stablehlo.select %2485, %1611, %2484 : tensor<9x1xi1>, tensor<9x1xf32>
    %2487 = stablehlo.select %1608, %2486, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2488 = stablehlo.slice %1577 [0:11, 20:21] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2489 = stablehlo.compare NE, %2488, %2488, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2490 = stablehlo.select %2489, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2491 = stablehlo.reshape %2490 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2492 = stablehlo.broadcast_in_dim %2491, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2493 = stablehlo.add %1589, %2492 : tensor<9x11xf32>
    %2494 = stablehlo.reduce(%2493 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2495 = stablehlo.broadcast_in_dim %2494, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2496 = stablehlo.select %2489, %1601, %2488 : tensor<11x1xi1>, tensor<11x1xf32>
    %2497 = stablehlo.reshape %2496 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2498 = stablehlo.broadcast_in_dim %2497, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2499 = stablehlo.add %1589, %2498 : tensor<9x11xf32>
    %2500 = stablehlo.reduce(%2499 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2501 = stablehlo.broadcast_in_dim %2500, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2502 = stablehlo.compare GT, %2495, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2503 = stablehlo.select %2502, %1611, %2501 : tensor<9x1xi1>, tensor<9x1xf32>
    %2504 = stablehlo.select %1608, %2503, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2505 = stablehlo.slice %1577 [0:11, 21:22] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2506 = stablehlo.compare NE, %2505, %2505, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2507 = stablehlo.select %2506, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2508 = stablehlo.reshape %2507 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2509 = stablehlo.broadcast_in_dim %2508, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2510 = stablehlo.add %1589, %2509 : tensor<9x11xf32>
    %2511 = stablehlo.reduce(%2510 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2512 = stablehlo.broadcast_in_dim %2511, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2513 = stablehlo.select %2506, %1601, %2505 : tensor<11x1xi1>, tensor<11x1xf32>
    %2514 = stablehlo.reshape %2513 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2515 = stablehlo.broadcast_in_dim %2514, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2516 = stablehlo.add %1589, %2515 : tensor<9x11xf32>
    %2517 = stablehlo.reduce(%2516 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2518 = stablehlo.broadcast_in_dim %2517, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2519 = stablehlo.compare GT, %2512, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2520 = stablehlo.select %2519, %1611, %2518 : tensor<9x1xi1>, tensor<9x1xf32>
    %2521 = stablehlo.select %1608, %2520, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2522 = stablehlo.slice %1577 [0:11, 22:23] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2523 = stablehlo.compare NE, %2522, %2522, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2524 = stablehlo.select %2523, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2525 = stablehlo.reshape %2524 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2526 = stablehlo.broadcast_in_dim %2525, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2527 = stablehlo.add %1589, %2526 : tensor<9x11xf32>
    %2528 = stablehlo.reduce(%2527 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2529 = stablehlo.broadcast_in_dim %2528, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2530 = stablehlo.select %2523, %1601, %2522 : tensor<11x1xi1>, tensor<11x1xf32>
    %2531 = stablehlo.reshape %2530 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2532 = stablehlo.broadcast_in_dim %2531, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2533 = stablehlo.add %1589, %2532 : tensor<9x11xf32>
    %2534 = stablehlo.reduce(%2533 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2535 = stablehlo.broadcast_in_dim %2534, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2536 = stablehlo.compare GT, %2529, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2537 = stablehlo.select %2536, %1611, %2535 : tensor<9x1xi1>, tensor<9x1xf32>
    %2538 = stablehlo.select %1608, %2537, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2539 = stablehlo.slice %1577 [0:11, 23:24] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2540 = stablehlo.compare NE, %2539, %2539, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2541 = stablehlo.select %2540, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2542 = stablehlo.reshape %2541 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2543 = stablehlo.broadcast_in_dim %2542, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2544 = stablehlo.add %1589, %2543 : tensor<9x11xf32>
    %2545 = stablehlo.reduce(%2544 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2546 = stablehlo.broadcast_in_dim %2545, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2547 = stablehlo.select %2540, %1601, %2539 : tensor<11x1xi1>, tensor<11x1xf32>
    %2548 = stablehlo.reshape %2547 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2549 = stablehlo.broadcast_in_dim %2548, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2550 = stablehlo.add %1589, %2549 : tensor<9x11xf32>
    %2551 = stablehlo.reduce(%2550 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2552 = stablehlo.broadcast_in_dim %2551, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2553 = stablehlo.compare GT, %2546, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2554 = stablehlo.select %2553, %1611, %2552 : tensor<9x1xi1>, tensor<9x1xf32>
    %2555 = stablehlo.select %1608, %2554, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2556 = stablehlo.slice %1577 [0:11, 24:25] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2557 = stablehlo.compare NE, %2556, %2556, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2558 = stablehlo.select %2557, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2559 = stablehlo.reshape %2558 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2560 = stablehlo.broadcast_in_dim %2559, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2561 = stablehlo.add %1589, %2560 : tensor<9x11xf32>
    %2562 = stablehlo.reduce(%2561 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2563 = stablehlo.broadcast_in_dim %2562, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2564 = stablehlo.select %2557, %1601, %2556 : tensor<11x1xi1>, tensor<11x1xf32>
    %2565 = stablehlo.reshape %2564 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2566 = stablehlo.broadcast_in_dim %2565, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2567 = stablehlo.add %1589, %2566 : tensor<9x11xf32>
    %2568 = stablehlo.reduce(%2567 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2569 = stablehlo.broadcast_in_dim %2568, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2570 = stablehlo.compare GT, %2563, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2571 = stablehlo.select %2570, %1611, %2569 : tensor<9x1xi1>, tensor<9x1xf32>
    %2572 = stablehlo.select %1608, %2571, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2573 = stablehlo.slice %1577 [0:11, 25:26] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2574 = stablehlo.compare NE, %2573, %2573, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2575 = stablehlo.select %2574, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2576 = stablehlo.reshape %2575 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2577 = stablehlo.broadcast_in_dim %2576, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2578 = stablehlo.add %1589, %2577 : tensor<9x11xf32>
    %2579 = stablehlo.reduce(%2578 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2580 = stablehlo.broadcast_in_dim %2579, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2581 = stablehlo.select %2574, %1601, %2573 : tensor<11x1xi1>, tensor<11x1xf32>
    %2582 = stablehlo.reshape %2581 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2583 = stablehlo.broadcast_in_dim %2582, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2584 = stablehlo.add %1589, %2583 : tensor<9x11xf32>
    %2585 = stablehlo.reduce(%2584 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2586 = stablehlo.broadcast_in_dim %2585, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2587 = stablehlo.compare GT, %2580, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2588 = stablehlo.select %2587, %1611, %2586 : tensor<9x1xi1>, tensor<9x1xf32>
    %2589 = stablehlo.select %1608, %2588, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2590 = stablehlo.slice %1577 [0:11, 26:27] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2591 = stablehlo.compare NE, %2590, %2590, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2592 = stablehlo.select %2591, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2593 = stablehlo.reshape %2592 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2594 = stablehlo.broadcast_in_dim %2593, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2595 = stablehlo.add %1589, %2594 : tensor<9x11xf32>
    %2596 = stablehlo.reduce(%2595 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2597 = stablehlo.broadcast_in_dim %2596, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2598 = stablehlo.select %2591, %1601, %2590 : tensor<11x1xi1>, tensor<11x1xf32>
    %2599 = stablehlo.reshape %2598 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2600 = stablehlo.broadcast_in_dim %2599, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2601 = stablehlo.add %1589, %2600 : tensor<9x11xf32>
    %2602 = stablehlo.reduce(%2601 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2603 = stablehlo.broadcast_in_dim %2602, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2604 = stablehlo.compare GT, %2597, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2605 = stablehlo.select %2604, %1611, %2603 : tensor<9x1xi1>, tensor<9x1xf32>
    %2606 = stablehlo.select %1608, %2605, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2607 = stablehlo.slice %1577 [0:11, 27:28] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2608 = stablehlo.compare NE, %2607, %2607, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2609 = stablehlo.select %2608, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2610 = stablehlo.reshape %2609 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2611 = stablehlo.broadcast_in_dim %2610, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2612 = stablehlo.add %1589, %2611 : tensor<9x11xf32>
    %2613 = stablehlo.reduce(%2612 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2614 = stablehlo.broadcast_in_dim %2613, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2615 = stablehlo.select %2608, %1601, %2607 : tensor<11x1xi1>, tensor<11x1xf32>
    %2616 = stablehlo.reshape %2615 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2617 = stablehlo.broadcast_in_dim %2616, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2618 = stablehlo.add %1589, %2617 : tensor<9x11xf32>
    %2619 = stablehlo.reduce(%2618 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2620 = stablehlo.broadcast_in_dim %2619, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2621 = stablehlo.compare GT, %2614, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2622 = stablehlo.select %2621, %1611, %2620 : tensor<9x1xi1>, tensor<9x1xf32>
    %2623 = stablehlo.select %1608, %2622, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2624 = stablehlo.slice %1577 [0:11, 28:29] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2625 = stablehlo.compare NE, %2624, %2624, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2626 = stablehlo.select %2625, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2627 = stablehlo.reshape %2626 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2628 = stablehlo.broadcast_in_dim %2627, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2629 = stablehlo.add %1589, %2628 : tensor<9x11xf32>
    %2630 = stablehlo.reduce(%2629 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2631 = stablehlo.broadcast_in_dim %2630, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2632 = stablehlo.select %2625, %1601, %2624 : tensor<11x1xi1>, tensor<11x1xf32>
    %2633 = stablehlo.reshape %2632 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2634 = stablehlo.broadcast_in_dim %2633, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2635 = stablehlo.add %1589, %2634 : tensor<9x11xf32>
    %2636 = stablehlo.reduce(%2635 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2637 = stablehlo.broadcast_in_dim %2636, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2638 = stablehlo.compare GT, %2631, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2639 = stablehlo.select %2638, %1611, %2637 : tensor<9x1xi1>, tensor<9x1xf32>
    %2640 = stablehlo.select %1608, %2639, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2641 = stablehlo.slice %1577 [0:11, 29:30] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2642 = stablehlo.compare NE, %2641, %2641, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2643 = stablehlo.select %2642, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2644 = stablehlo.reshape %2643 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2645 = stablehlo.broadcast_in_dim %2644, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2646 = stablehlo.add %1589, %2645 : tensor<9x11xf32>
    %2647 = stablehlo.reduce(%2646 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2648 = stablehlo.broadcast_in_dim %2647, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2649 = stablehlo.select %2642, %1601, %2641 : tensor<11x1xi1>, tensor<11x1xf32>
    %2650 = stablehlo.reshape %2649 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2651 = stablehlo.broadcast_in_dim %2650, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2652 = stablehlo.add %1589, %2651 : tensor<9x11xf32>
    %2653 = stablehlo.reduce(%2652 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2654 = stablehlo.broadcast_in_dim %2653, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2655 = stablehlo.compare GT, %2648, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2656 = stablehlo.select %2655, %1611, %2654 : tensor<9x1xi1>, tensor<9x1xf32>
    %2657 = stablehlo.select %1608, %2656, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2658 = stablehlo.slice %1577 [0:11, 30:31] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %2659 = stablehlo.compare NE, %2658, %2658, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %2660 = stablehlo.select %2659, %1594, %1592 : tensor<11x1xi1>, tensor<11x1xf32>
    %2661 = stablehlo.reshape %2660 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2662 = stablehlo.broadcast_in_dim %2661, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2663 = stablehlo.add %1589, %2662 : tensor<9x11xf32>
    %2664 = stablehlo.reduce(%2663 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2665 = stablehlo.broadcast_in_dim %2664, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2666 = stablehlo.select %2659, %1601, %2658 : tensor<11x1xi1>, tensor<11x1xf32>
    %2667 = stablehlo.reshape %2666 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2668 = stablehlo.broadcast_in_dim %2667, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2669 = stablehlo.add %1589, %2668 : tensor<9x11xf32>
    %2670 = stablehlo.reduce(%2669 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2671 = stablehlo.broadcast_in_dim %2670, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2672 = stablehlo.compare GT, %2665, %1609, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %2673 = stablehlo.select %2672, %1611, %2671 : tensor<9x1xi1>, tensor<9x1xf32>
    %2674 = stablehlo.select %1608, %2673, %1613 : tensor<9x1xi1>, tensor<9x1xf32>
    %2675 = stablehlo.concatenate %2164, %2181, %2198, %2215, %2232, %2249, %2266, %2283, %2300, %2317, %2334, %2351, %2368, %2385, %2402, %2419, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x16xf32>
    %2676 = stablehlo.concatenate %2436, %2453, %2470, %2487, %2504, %2521, %2538, %2555, %2572, %2589, %2606, %2623, %2640, %2657, %2674, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x15xf32>
    %2677 = stablehlo.concatenate %2675, %2676, dim = 1 : (tensor<9x16xf32>, tensor<9x15xf32>) -> tensor<9x31xf32>
    %2678 = stablehlo.or %12, %100 : tensor<9xi1>
    %2679 = stablehlo.broadcast_in_dim %2678, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %2680 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %2681 = stablehlo.broadcast_in_dim %2147, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2682 = stablehlo.select %2679, %1613, %2681 : tensor<9x1xi1>, tensor<9x1xf32>
    %2683 = stablehlo.select %2680, %1611, %2682 : tensor<9x1xi1>, tensor<9x1xf32>
    %2684 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %2685 = stablehlo.select %2679, %2684, %107 : tensor<9x1xi1>, tensor<9x1xi32>
    %2686 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %2687 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %2688 = stablehlo.select %2680, %2686, %2687 : tensor<9x1xi1>, tensor<9x1xf32>
    %2689 = stablehlo.convert %2688 : tensor<9x1xf32>
    %2690 = stablehlo.broadcast_in_dim %2679, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x31xi1>
    %2691 = stablehlo.broadcast_in_dim %2689, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x31xf32>
    %2692 = stablehlo.select %2690, %2691, %2677 : tensor<9x31xi1>, tensor<9x31xf32>
    %2693 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x31xi32>
    %2694 = stablehlo.select %2690, %2693, %2128 : tensor<9x31xi1>, tensor<9x31xi32>
    %2695 = stablehlo.concatenate %2694, %2685, dim = 1 : (tensor<9x31xi32>, tensor<9x1xi32>) -> tensor<9x32xi32>
    %2696 = stablehlo.concatenate %2692, %2683, dim = 1 : (tensor<9x31xf32>, tensor<9x1xf32>) -> tensor<9x32xf32>
    %2697 = stablehlo.convert %2695 : (tensor<9x32xi32>) -> tensor<9x32xui32>
    %2698 = stablehlo.convert %2696 : tensor<9x32xf32>
    %2699 = stablehlo.convert %2697 : tensor<9x32xui32>
    return %2698, %2699 : tensor<9x32xf32>, tensor<9x32xui32>
  }
}
