// levels3-portable-cpu-cuda-tpu-mps for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x8xf32> {jax.result_info = "result[0]"}, tensor<9x8xui32> {jax.result_info = "result[1]"}) {
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
    %493 = stablehlo.concatenate %258, %297, %336, %375, %414, %453, %492, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x7xi32>
    %494 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %495 = stablehlo.compare EQ, %228, %494, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %496 = stablehlo.subtract %228, %123 : tensor<11x1xf32>
    %497 = stablehlo.subtract %496, %166 : tensor<11x1xf32>
    %498 = stablehlo.select %495, %211, %497 : tensor<11x1xi1>, tensor<11x1xf32>
    %499 = stablehlo.compare EQ, %267, %494, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %500 = stablehlo.subtract %267, %123 : tensor<11x1xf32>
    %501 = stablehlo.subtract %500, %166 : tensor<11x1xf32>
    %502 = stablehlo.select %499, %211, %501 : tensor<11x1xi1>, tensor<11x1xf32>
    %503 = stablehlo.compare EQ, %306, %494, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %504 = stablehlo.subtract %306, %123 : tensor<11x1xf32>
    %505 = stablehlo.subtract %504, %166 : tensor<11x1xf32>
    %506 = stablehlo.select %503, %211, %505 : tensor<11x1xi1>, tensor<11x1xf32>
    %507 = stablehlo.compare EQ, %345, %494, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %508 = stablehlo.subtract %345, %123 : tensor<11x1xf32>
    %509 = stablehlo.subtract %508, %166 : tensor<11x1xf32>
    %510 = stablehlo.select %507, %211, %509 : tensor<11x1xi1>, tensor<11x1xf32>
    %511 = stablehlo.compare EQ, %384, %494, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %512 = stablehlo.subtract %384, %123 : tensor<11x1xf32>
    %513 = stablehlo.subtract %512, %166 : tensor<11x1xf32>
    %514 = stablehlo.select %511, %211, %513 : tensor<11x1xi1>, tensor<11x1xf32>
    %515 = stablehlo.compare EQ, %423, %494, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %516 = stablehlo.subtract %423, %123 : tensor<11x1xf32>
    %517 = stablehlo.subtract %516, %166 : tensor<11x1xf32>
    %518 = stablehlo.select %515, %211, %517 : tensor<11x1xi1>, tensor<11x1xf32>
    %519 = stablehlo.compare EQ, %462, %494, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %520 = stablehlo.subtract %462, %123 : tensor<11x1xf32>
    %521 = stablehlo.subtract %520, %166 : tensor<11x1xf32>
    %522 = stablehlo.select %519, %211, %521 : tensor<11x1xi1>, tensor<11x1xf32>
    %523 = stablehlo.concatenate %498, %502, %506, %510, %514, %518, %522, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x7xf32>
    %524 = stablehlo.iota dim = 1 : tensor<11x7xi32>
    %525 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %526 = stablehlo.minimum %524, %525 : tensor<11x7xi32>
    %527 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %528 = stablehlo.compare EQ, %523, %527, FLOAT : (tensor<11x7xf32>, tensor<11x7xf32>) -> tensor<11x7xi1>
    %529 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %530 = stablehlo.select %528, %529, %493 : tensor<11x7xi1>, tensor<11x7xi32>
    %531 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x7xi1>
    %532 = stablehlo.select %531, %526, %530 : tensor<11x7xi1>, tensor<11x7xi32>
    %533 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %534 = stablehlo.select %531, %533, %523 : tensor<11x7xi1>, tensor<11x7xf32>
    %535 = stablehlo.reshape %217 : (tensor<11x1xf32>) -> tensor<11xf32>
    %536 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %537 = stablehlo.select %118, %535, %536 : tensor<11xi1>, tensor<11xf32>
    %538 = stablehlo.reshape %118 : (tensor<11xi1>) -> tensor<11x1xi1>
    %539 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x7xf32>
    %540 = stablehlo.broadcast_in_dim %538, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x7xi1>
    %541 = stablehlo.select %540, %534, %539 : tensor<11x7xi1>, tensor<11x7xf32>
    %542 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x7xi32>
    %543 = stablehlo.select %540, %532, %542 : tensor<11x7xi1>, tensor<11x7xi32>
    %544 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %545 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %546 = stablehlo.select %106, %544, %545 : tensor<9x11xi1>, tensor<9x11xi32>
    %547 = stablehlo.convert %546 : tensor<9x11xi32>
    %548 = stablehlo.reduce(%547 init: %c_15) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xi32>, tensor<i32>) -> tensor<9xi32>
    %549 = stablehlo.compare GT, %548, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %550 = stablehlo.convert %543 : (tensor<11x7xi32>) -> tensor<11x7xf32>
    %551 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %552 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %553 = stablehlo.select %106, %551, %552 : tensor<9x11xi1>, tensor<9x11xf32>
    %554 = stablehlo.slice %550 [0:11, 0:1] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %555 = stablehlo.compare NE, %554, %554, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %556 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %557 = stablehlo.convert %c_8 : (tensor<i32>) -> tensor<f32>
    %558 = stablehlo.broadcast_in_dim %557, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %559 = stablehlo.select %555, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %560 = stablehlo.reshape %559 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %561 = stablehlo.broadcast_in_dim %560, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %562 = stablehlo.add %553, %561 : tensor<9x11xf32>
    %563 = stablehlo.reduce(%562 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %564 = stablehlo.broadcast_in_dim %563, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %565 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %566 = stablehlo.select %555, %565, %554 : tensor<11x1xi1>, tensor<11x1xf32>
    %567 = stablehlo.reshape %566 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %569 = stablehlo.add %553, %568 : tensor<9x11xf32>
    %570 = stablehlo.reduce(%569 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %572 = stablehlo.broadcast_in_dim %549, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %573 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %574 = stablehlo.compare GT, %564, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %575 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %576 = stablehlo.select %574, %575, %571 : tensor<9x1xi1>, tensor<9x1xf32>
    %577 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %578 = stablehlo.select %572, %576, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %579 = stablehlo.slice %550 [0:11, 1:2] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %580 = stablehlo.compare NE, %579, %579, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %581 = stablehlo.select %580, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %582 = stablehlo.reshape %581 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %584 = stablehlo.add %553, %583 : tensor<9x11xf32>
    %585 = stablehlo.reduce(%584 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %587 = stablehlo.select %580, %565, %579 : tensor<11x1xi1>, tensor<11x1xf32>
    %588 = stablehlo.reshape %587 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %590 = stablehlo.add %553, %589 : tensor<9x11xf32>
    %591 = stablehlo.reduce(%590 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %593 = stablehlo.compare GT, %586, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %594 = stablehlo.select %593, %575, %592 : tensor<9x1xi1>, tensor<9x1xf32>
    %595 = stablehlo.select %572, %594, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %596 = stablehlo.slice %550 [0:11, 2:3] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %597 = stablehlo.compare NE, %596, %596, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %598 = stablehlo.select %597, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %599 = stablehlo.reshape %598 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %600 = stablehlo.broadcast_in_dim %599, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %601 = stablehlo.add %553, %600 : tensor<9x11xf32>
    %602 = stablehlo.reduce(%601 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %604 = stablehlo.select %597, %565, %596 : tensor<11x1xi1>, tensor<11x1xf32>
    %605 = stablehlo.reshape %604 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %607 = stablehlo.add %553, %606 : tensor<9x11xf32>
    %608 = stablehlo.reduce(%607 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %609 = stablehlo.broadcast_in_dim %608, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %610 = stablehlo.compare GT, %603, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %611 = stablehlo.select %610, %575, %609 : tensor<9x1xi1>, tensor<9x1xf32>
    %612 = stablehlo.select %572, %611, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %613 = stablehlo.slice %550 [0:11, 3:4] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %614 = stablehlo.compare NE, %613, %613, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %615 = stablehlo.select %614, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %616 = stablehlo.reshape %615 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %618 = stablehlo.add %553, %617 : tensor<9x11xf32>
    %619 = stablehlo.reduce(%618 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %621 = stablehlo.select %614, %565, %613 : tensor<11x1xi1>, tensor<11x1xf32>
    %622 = stablehlo.reshape %621 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %624 = stablehlo.add %553, %623 : tensor<9x11xf32>
    %625 = stablehlo.reduce(%624 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %626 = stablehlo.broadcast_in_dim %625, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %627 = stablehlo.compare GT, %620, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %628 = stablehlo.select %627, %575, %626 : tensor<9x1xi1>, tensor<9x1xf32>
    %629 = stablehlo.select %572, %628, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %630 = stablehlo.slice %550 [0:11, 4:5] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %631 = stablehlo.compare NE, %630, %630, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %632 = stablehlo.select %631, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %633 = stablehlo.reshape %632 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %635 = stablehlo.add %553, %634 : tensor<9x11xf32>
    %636 = stablehlo.reduce(%635 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %638 = stablehlo.select %631, %565, %630 : tensor<11x1xi1>, tensor<11x1xf32>
    %639 = stablehlo.reshape %638 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %641 = stablehlo.add %553, %640 : tensor<9x11xf32>
    %642 = stablehlo.reduce(%641 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %643 = stablehlo.broadcast_in_dim %642, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %644 = stablehlo.compare GT, %637, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %645 = stablehlo.select %644, %575, %643 : tensor<9x1xi1>, tensor<9x1xf32>
    %646 = stablehlo.select %572, %645, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %647 = stablehlo.slice %550 [0:11, 5:6] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %648 = stablehlo.compare NE, %647, %647, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %649 = stablehlo.select %648, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %650 = stablehlo.reshape %649 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %651 = stablehlo.broadcast_in_dim %650, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %652 = stablehlo.add %553, %651 : tensor<9x11xf32>
    %653 = stablehlo.reduce(%652 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %655 = stablehlo.select %648, %565, %647 : tensor<11x1xi1>, tensor<11x1xf32>
    %656 = stablehlo.reshape %655 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %658 = stablehlo.add %553, %657 : tensor<9x11xf32>
    %659 = stablehlo.reduce(%658 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %660 = stablehlo.broadcast_in_dim %659, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %661 = stablehlo.compare GT, %654, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %662 = stablehlo.select %661, %575, %660 : tensor<9x1xi1>, tensor<9x1xf32>
    %663 = stablehlo.select %572, %662, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %664 = stablehlo.slice %550 [0:11, 6:7] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %665 = stablehlo.compare NE, %664, %664, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %666 = stablehlo.select %665, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %667 = stablehlo.reshape %666 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %669 = stablehlo.add %553, %668 : tensor<9x11xf32>
    %670 = stablehlo.reduce(%669 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %671 = stablehlo.broadcast_in_dim %670, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %672 = stablehlo.select %665, %565, %664 : tensor<11x1xi1>, tensor<11x1xf32>
    %673 = stablehlo.reshape %672 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %675 = stablehlo.add %553, %674 : tensor<9x11xf32>
    %676 = stablehlo.reduce(%675 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %677 = stablehlo.broadcast_in_dim %676, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %678 = stablehlo.compare GT, %671, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %679 = stablehlo.select %678, %575, %677 : tensor<9x1xi1>, tensor<9x1xf32>
    %680 = stablehlo.select %572, %679, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %681 = stablehlo.concatenate %578, %595, %612, %629, %646, %663, %680, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
    %682 = stablehlo.convert %681 : (tensor<9x7xf32>) -> tensor<9x7xi32>
    %683 = stablehlo.reshape %537 : (tensor<11xf32>) -> tensor<11x1xf32>
    %684 = stablehlo.slice %683 [0:11, 0:1] : (tensor<11x1xf32>) -> tensor<11x1xf32>
    %685 = stablehlo.compare NE, %684, %684, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %686 = stablehlo.select %685, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %687 = stablehlo.reshape %686 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %688 = stablehlo.broadcast_in_dim %687, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %689 = stablehlo.add %553, %688 : tensor<9x11xf32>
    %690 = stablehlo.reduce(%689 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %691 = stablehlo.broadcast_in_dim %690, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %692 = stablehlo.select %685, %565, %684 : tensor<11x1xi1>, tensor<11x1xf32>
    %693 = stablehlo.reshape %692 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %695 = stablehlo.add %553, %694 : tensor<9x11xf32>
    %696 = stablehlo.reduce(%695 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %698 = stablehlo.compare GT, %691, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %699 = stablehlo.select %698, %575, %697 : tensor<9x1xi1>, tensor<9x1xf32>
    %700 = stablehlo.select %572, %699, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %701 = stablehlo.reshape %700 : (tensor<9x1xf32>) -> tensor<9xf32>
    %702 = stablehlo.slice %541 [0:11, 0:1] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %703 = stablehlo.compare NE, %702, %702, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %704 = stablehlo.select %703, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %705 = stablehlo.reshape %704 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %707 = stablehlo.add %553, %706 : tensor<9x11xf32>
    %708 = stablehlo.reduce(%707 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %709 = stablehlo.broadcast_in_dim %708, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %710 = stablehlo.select %703, %565, %702 : tensor<11x1xi1>, tensor<11x1xf32>
    %711 = stablehlo.reshape %710 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %713 = stablehlo.add %553, %712 : tensor<9x11xf32>
    %714 = stablehlo.reduce(%713 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %716 = stablehlo.compare GT, %709, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %717 = stablehlo.select %716, %575, %715 : tensor<9x1xi1>, tensor<9x1xf32>
    %718 = stablehlo.select %572, %717, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %719 = stablehlo.slice %541 [0:11, 1:2] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %720 = stablehlo.compare NE, %719, %719, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %721 = stablehlo.select %720, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %722 = stablehlo.reshape %721 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %724 = stablehlo.add %553, %723 : tensor<9x11xf32>
    %725 = stablehlo.reduce(%724 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %727 = stablehlo.select %720, %565, %719 : tensor<11x1xi1>, tensor<11x1xf32>
    %728 = stablehlo.reshape %727 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %729 = stablehlo.broadcast_in_dim %728, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %730 = stablehlo.add %553, %729 : tensor<9x11xf32>
    %731 = stablehlo.reduce(%730 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %733 = stablehlo.compare GT, %726, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %734 = stablehlo.select %733, %575, %732 : tensor<9x1xi1>, tensor<9x1xf32>
    %735 = stablehlo.select %572, %734, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %736 = stablehlo.slice %541 [0:11, 2:3] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %737 = stablehlo.compare NE, %736, %736, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %738 = stablehlo.select %737, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %739 = stablehlo.reshape %738 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %740 = stablehlo.broadcast_in_dim %739, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %741 = stablehlo.add %553, %740 : tensor<9x11xf32>
    %742 = stablehlo.reduce(%741 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %743 = stablehlo.broadcast_in_dim %742, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %744 = stablehlo.select %737, %565, %736 : tensor<11x1xi1>, tensor<11x1xf32>
    %745 = stablehlo.reshape %744 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %747 = stablehlo.add %553, %746 : tensor<9x11xf32>
    %748 = stablehlo.reduce(%747 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %749 = stablehlo.broadcast_in_dim %748, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %750 = stablehlo.compare GT, %743, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %751 = stablehlo.select %750, %575, %749 : tensor<9x1xi1>, tensor<9x1xf32>
    %752 = stablehlo.select %572, %751, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %753 = stablehlo.slice %541 [0:11, 3:4] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %754 = stablehlo.compare NE, %753, %753, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %755 = stablehlo.select %754, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %756 = stablehlo.reshape %755 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %757 = stablehlo.broadcast_in_dim %756, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %758 = stablehlo.add %553, %757 : tensor<9x11xf32>
    %759 = stablehlo.reduce(%758 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %760 = stablehlo.broadcast_in_dim %759, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %761 = stablehlo.select %754, %565, %753 : tensor<11x1xi1>, tensor<11x1xf32>
    %762 = stablehlo.reshape %761 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %764 = stablehlo.add %553, %763 : tensor<9x11xf32>
    %765 = stablehlo.reduce(%764 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %767 = stablehlo.compare GT, %760, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %768 = stablehlo.select %767, %575, %766 : tensor<9x1xi1>, tensor<9x1xf32>
    %769 = stablehlo.select %572, %768, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %770 = stablehlo.slice %541 [0:11, 4:5] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %771 = stablehlo.compare NE, %770, %770, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %772 = stablehlo.select %771, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %773 = stablehlo.reshape %772 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %774 = stablehlo.broadcast_in_dim %773, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %775 = stablehlo.add %553, %774 : tensor<9x11xf32>
    %776 = stablehlo.reduce(%775 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %777 = stablehlo.broadcast_in_dim %776, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %778 = stablehlo.select %771, %565, %770 : tensor<11x1xi1>, tensor<11x1xf32>
    %779 = stablehlo.reshape %778 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %780 = stablehlo.broadcast_in_dim %779, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %781 = stablehlo.add %553, %780 : tensor<9x11xf32>
    %782 = stablehlo.reduce(%781 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %783 = stablehlo.broadcast_in_dim %782, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %784 = stablehlo.compare GT, %777, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %785 = stablehlo.select %784, %575, %783 : tensor<9x1xi1>, tensor<9x1xf32>
    %786 = stablehlo.select %572, %785, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %787 = stablehlo.slice %541 [0:11, 5:6] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %788 = stablehlo.compare NE, %787, %787, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %789 = stablehlo.select %788, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %790 = stablehlo.reshape %789 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %791 = stablehlo.broadcast_in_dim %790, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %792 = stablehlo.add %553, %791 : tensor<9x11xf32>
    %793 = stablehlo.reduce(%792 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %794 = stablehlo.broadcast_in_dim %793, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %795 = stablehlo.select %788, %565, %787 : tensor<11x1xi1>, tensor<11x1xf32>
    %796 = stablehlo.reshape %795 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %797 = stablehlo.broadcast_in_dim %796, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %798 = stablehlo.add %553, %797 : tensor<9x11xf32>
    %799 = stablehlo.reduce(%798 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %800 = stablehlo.broadcast_in_dim %799, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %801 = stablehlo.compare GT, %794, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %802 = stablehlo.select %801, %575, %800 : tensor<9x1xi1>, tensor<9x1xf32>
    %803 = stablehlo.select %572, %802, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %804 = stablehlo.slice %541 [0:11, 6:7] : (tensor<11x7xf32>) -> tensor<11x1xf32>
    %805 = stablehlo.compare NE, %804, %804, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %806 = stablehlo.select %805, %558, %556 : tensor<11x1xi1>, tensor<11x1xf32>
    %807 = stablehlo.reshape %806 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %808 = stablehlo.broadcast_in_dim %807, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %809 = stablehlo.add %553, %808 : tensor<9x11xf32>
    %810 = stablehlo.reduce(%809 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %812 = stablehlo.select %805, %565, %804 : tensor<11x1xi1>, tensor<11x1xf32>
    %813 = stablehlo.reshape %812 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %814 = stablehlo.broadcast_in_dim %813, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %815 = stablehlo.add %553, %814 : tensor<9x11xf32>
    %816 = stablehlo.reduce(%815 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %818 = stablehlo.compare GT, %811, %573, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %819 = stablehlo.select %818, %575, %817 : tensor<9x1xi1>, tensor<9x1xf32>
    %820 = stablehlo.select %572, %819, %577 : tensor<9x1xi1>, tensor<9x1xf32>
    %821 = stablehlo.concatenate %718, %735, %752, %769, %786, %803, %820, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>
    %822 = stablehlo.or %12, %100 : tensor<9xi1>
    %823 = stablehlo.broadcast_in_dim %822, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %824 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %825 = stablehlo.broadcast_in_dim %701, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %826 = stablehlo.select %823, %577, %825 : tensor<9x1xi1>, tensor<9x1xf32>
    %827 = stablehlo.select %824, %575, %826 : tensor<9x1xi1>, tensor<9x1xf32>
    %828 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %829 = stablehlo.select %823, %828, %107 : tensor<9x1xi1>, tensor<9x1xi32>
    %830 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %831 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %832 = stablehlo.select %824, %830, %831 : tensor<9x1xi1>, tensor<9x1xf32>
    %833 = stablehlo.convert %832 : tensor<9x1xf32>
    %834 = stablehlo.broadcast_in_dim %823, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x7xi1>
    %835 = stablehlo.broadcast_in_dim %833, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x7xf32>
    %836 = stablehlo.select %834, %835, %821 : tensor<9x7xi1>, tensor<9x7xf32>
    %837 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x7xi32>
    %838 = stablehlo.select %834, %837, %682 : tensor<9x7xi1>, tensor<9x7xi32>
    %839 = stablehlo.concatenate %838, %829, dim = 1 : (tensor<9x7xi32>, tensor<9x1xi32>) -> tensor<9x8xi32>
    %840 = stablehlo.concatenate %836, %827, dim = 1 : (tensor<9x7xf32>, tensor<9x1xf32>) -> tensor<9x8xf32>
    %841 = stablehlo.convert %839 : (tensor<9x8xi32>) -> tensor<9x8xui32>
    %842 = stablehlo.convert %840 : tensor<9x8xf32>
    %843 = stablehlo.convert %841 : tensor<9x8xui32>
    return %842, %843 : tensor<9x8xf32>, tensor<9x8xui32>
  }
}
