// levels0-portable-cpu-cuda-tpu-mps for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x1xf32> {jax.result_info = "result[0]"}, tensor<9x1xui32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<512> : tensor<1x96xi32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %c_2 = stablehlo.constant dense<9> : tensor<i32>
    %c_3 = stablehlo.constant dense<6> : tensor<i32>
    %c_4 = stablehlo.constant dense<5> : tensor<i32>
    %c_5 = stablehlo.constant dense<13> : tensor<i32>
    %c_6 = stablehlo.constant dense<11> : tensor<i32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_10 = stablehlo.constant dense<49152> : tensor<i32>
    %c_11 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.convert %arg0 : tensor<11x49152xf32>
    %1 = stablehlo.convert %arg1 : tensor<13xi32>
    %2 = stablehlo.convert %arg2 : tensor<5xi32>
    %3 = stablehlo.convert %arg3 : tensor<6xi32>
    %4 = stablehlo.convert %arg4 : tensor<6xi32>
    %5 = stablehlo.convert %arg5 : tensor<6xi32>
    %6 = stablehlo.convert %arg6 : tensor<9xi32>
    %7 = stablehlo.slice %5 [5:6] : (tensor<6xi32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
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
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
    %20 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
    %21 = stablehlo.select %18, %19, %20 : tensor<9x5xi1>, tensor<9x5xi32>
    %22 = stablehlo.convert %21 : tensor<9x5xi32>
    %23 = stablehlo.reduce(%22 init: %c_12) applies stablehlo.add across dimensions = [1] : (tensor<9x5xi32>, tensor<i32>) -> tensor<9xi32>
    %24 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
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
    %35 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9x6xi32>
    %36 = stablehlo.select %32, %34, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %37 = stablehlo.reduce(%36 init: %c_12) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %38 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<9x6xi32>
    %40 = stablehlo.select %32, %39, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %41 = stablehlo.reduce(%40 init: %c_12) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %42 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<6xi32>) -> tensor<1x6xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<1x6xi32>) -> tensor<9x6xi32>
    %44 = stablehlo.select %32, %43, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %45 = stablehlo.reduce(%44 init: %c_12) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %46 = stablehlo.subtract %45, %24 : tensor<9xi32>
    %47 = stablehlo.subtract %46, %6 : tensor<9xi32>
    %48 = stablehlo.subtract %37, %24 : tensor<9xi32>
    %49 = stablehlo.subtract %48, %47 : tensor<9xi32>
    %50 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x6xi32>
    %52 = stablehlo.compare EQ, %51, %31, SIGNED : (tensor<9x6xi32>, tensor<9x6xi32>) -> tensor<9x6xi1>
    %53 = stablehlo.select %52, %34, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %54 = stablehlo.reduce(%53 init: %c_12) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %55 = stablehlo.subtract %37, %54 : tensor<9xi32>
    %56 = stablehlo.compare LT, %47, %55, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %57 = stablehlo.select %52, %39, %35 : tensor<9x6xi1>, tensor<9x6xi32>
    %58 = stablehlo.reduce(%57 init: %c_12) applies stablehlo.add across dimensions = [1] : (tensor<9x6xi32>, tensor<i32>) -> tensor<9xi32>
    %59 = stablehlo.subtract %41, %58 : tensor<9xi32>
    %60 = stablehlo.compare LE, %47, %59, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %61 = stablehlo.and %56, %60 : tensor<9xi1>
    %62 = stablehlo.compare GE, %49, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %63 = stablehlo.and %61, %62 : tensor<9xi1>
    %64 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %65 = stablehlo.compare LT, %49, %64, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %66 = stablehlo.and %63, %65 : tensor<9xi1>
    %67 = stablehlo.iota dim = 1 : tensor<1x5xi32>
    %68 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %70 = stablehlo.compare EQ, %68, %69, SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
    %71 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
    %73 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
    %74 = stablehlo.select %70, %72, %73 : tensor<9x5xi1>, tensor<9x5xi32>
    %75 = stablehlo.reduce(%74 init: %c_12) applies stablehlo.add across dimensions = [1] : (tensor<9x5xi32>, tensor<i32>) -> tensor<9xi32>
    %76 = stablehlo.compare EQ, %47, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %77 = stablehlo.subtract %41, %47 : tensor<9xi32>
    %78 = stablehlo.iota dim = 1 : tensor<1x13xi32>
    %79 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x13xi32>
    %81 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<9x13xi32>
    %82 = stablehlo.compare EQ, %80, %81, SIGNED : (tensor<9x13xi32>, tensor<9x13xi32>) -> tensor<9x13xi1>
    %83 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<13xi32>) -> tensor<1x13xi32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<1x13xi32>) -> tensor<9x13xi32>
    %85 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9x13xi32>
    %86 = stablehlo.select %82, %84, %85 : tensor<9x13xi1>, tensor<9x13xi32>
    %87 = stablehlo.reduce(%86 init: %c_12) applies stablehlo.add across dimensions = [1] : (tensor<9x13xi32>, tensor<i32>) -> tensor<9xi32>
    %88 = stablehlo.select %76, %75, %87 : tensor<9xi1>, tensor<9xi32>
    %89 = stablehlo.compare GE, %77, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %90 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %91 = stablehlo.compare LT, %77, %90, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %92 = stablehlo.and %89, %91 : tensor<9xi1>
    %93 = stablehlo.or %76, %92 : tensor<9xi1>
    %94 = stablehlo.and %66, %93 : tensor<9xi1>
    %95 = stablehlo.not %12 : tensor<9xi1>
    %96 = stablehlo.and %94, %95 : tensor<9xi1>
    %97 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
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
    %109 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %110 = stablehlo.select %106, %108, %109 : tensor<9x11xi1>, tensor<9x11xi32>
    %111 = stablehlo.reduce(%110 init: %c_11) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %112 = stablehlo.select %106, %104, %109 : tensor<9x11xi1>, tensor<9x11xi32>
    %113 = stablehlo.reduce(%112 init: %c_11) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %114 = stablehlo.compare EQ, %113, %101, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %115 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %116 = stablehlo.select %114, %101, %115 : tensor<11xi1>, tensor<11xi32>
    %117 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %118 = stablehlo.compare GE, %116, %117, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %119 = stablehlo.slice %0 [0:11, 0:49152] : (tensor<11x49152xf32>) -> tensor<11x49152xf32>
    %120 = stablehlo.reshape %119 : (tensor<11x49152xf32>) -> tensor<11x96x512xf32>
    %121 = stablehlo.reduce(%120 init: %cst_9) applies stablehlo.maximum across dimensions = [2] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x96xf32>
    %122 = stablehlo.reduce(%121 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %124 = stablehlo.reshape %120 : (tensor<11x96x512xf32>) -> tensor<11x3x32x512xf32>
    %125 = stablehlo.reshape %123 : (tensor<11x1xf32>) -> tensor<11x1x1x1xf32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<11x1x1x1xf32>) -> tensor<11x3x32x512xf32>
    %127 = stablehlo.subtract %124, %126 : tensor<11x3x32x512xf32>
    %128 = stablehlo.exponential %127 : tensor<11x3x32x512xf32>
    %129 = stablehlo.reduce(%128 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<11x3x32x512xf32>, tensor<f32>) -> tensor<11x3x512xf32>
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
    %170 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %171 = stablehlo.compare GE, %168, %170, SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %172 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %173 = stablehlo.compare LT, %168, %172, SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %174 = stablehlo.and %171, %173 : tensor<11x1xi1>
    %175 = stablehlo.iota dim = 1 : tensor<1x96xi32>
    %176 = stablehlo.multiply %175, %c : tensor<1x96xi32>
    %177 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %179 = stablehlo.compare GE, %177, %178, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %180 = stablehlo.add %176, %c : tensor<1x96xi32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %182 = stablehlo.compare LT, %177, %181, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %183 = stablehlo.and %179, %182 : tensor<11x96xi1>
    %184 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %185 = stablehlo.select %183, %178, %184 : tensor<11x96xi1>, tensor<11x96xi32>
    %186 = stablehlo.reduce(%185 init: %c_11) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %188 = stablehlo.iota dim = 1 : tensor<1x512xi32>
    %189 = stablehlo.broadcast_in_dim %187, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %190 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<11x512xi32>
    %191 = stablehlo.add %189, %190 : tensor<11x512xi32>
    %192 = stablehlo.not %169 : tensor<11x1xi1>
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %194 = stablehlo.and %183, %193 : tensor<11x96xi1>
    %195 = stablehlo.convert %c_12 : (tensor<i32>) -> tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %197 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %198 = stablehlo.select %194, %196, %197 : tensor<11x96xi1>, tensor<11x96xf32>
    %199 = stablehlo.slice %198 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %202 = stablehlo.add %120, %201 : tensor<11x96x512xf32>
    %203 = stablehlo.reduce(%202 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %204 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %205 = stablehlo.compare EQ, %191, %204, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %206 = stablehlo.convert %cst_9 : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %208 = stablehlo.select %205, %203, %207 : tensor<11x512xi1>, tensor<11x512xf32>
    %209 = stablehlo.reduce(%208 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %211 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %212 = stablehlo.select %174, %210, %211 : tensor<11x1xi1>, tensor<11x1xf32>
    %213 = stablehlo.subtract %212, %123 : tensor<11x1xf32>
    %214 = stablehlo.subtract %213, %166 : tensor<11x1xf32>
    %215 = stablehlo.convert %cst : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %217 = stablehlo.select %169, %216, %214 : tensor<11x1xi1>, tensor<11x1xf32>
    %218 = stablehlo.reshape %217 : (tensor<11x1xf32>) -> tensor<11xf32>
    %219 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %220 = stablehlo.select %118, %218, %219 : tensor<11xi1>, tensor<11xf32>
    %221 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %222 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %223 = stablehlo.select %106, %221, %222 : tensor<9x11xi1>, tensor<9x11xi32>
    %224 = stablehlo.convert %223 : tensor<9x11xi32>
    %225 = stablehlo.reduce(%224 init: %c_11) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xi32>, tensor<i32>) -> tensor<9xi32>
    %226 = stablehlo.compare GT, %225, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %227 = stablehlo.reshape %220 : (tensor<11xf32>) -> tensor<11x1xf32>
    %228 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %229 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %230 = stablehlo.select %106, %228, %229 : tensor<9x11xi1>, tensor<9x11xf32>
    %231 = stablehlo.slice %227 [0:11, 0:1] : (tensor<11x1xf32>) -> tensor<11x1xf32>
    %232 = stablehlo.compare NE, %231, %231, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %233 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %234 = stablehlo.convert %c_7 : (tensor<i32>) -> tensor<f32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %236 = stablehlo.select %232, %235, %233 : tensor<11x1xi1>, tensor<11x1xf32>
    %237 = stablehlo.reshape %236 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %239 = stablehlo.add %230, %238 : tensor<9x11xf32>
    %240 = stablehlo.reduce(%239 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %242 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %243 = stablehlo.select %232, %242, %231 : tensor<11x1xi1>, tensor<11x1xf32>
    %244 = stablehlo.reshape %243 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %246 = stablehlo.add %230, %245 : tensor<9x11xf32>
    %247 = stablehlo.reduce(%246 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %249 = stablehlo.broadcast_in_dim %226, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %250 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %251 = stablehlo.compare GT, %241, %250, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %252 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %253 = stablehlo.select %251, %252, %248 : tensor<9x1xi1>, tensor<9x1xf32>
    %254 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %255 = stablehlo.select %249, %253, %254 : tensor<9x1xi1>, tensor<9x1xf32>
    %256 = stablehlo.reshape %255 : (tensor<9x1xf32>) -> tensor<9xf32>
    %257 = stablehlo.or %12, %100 : tensor<9xi1>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %259 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %260 = stablehlo.broadcast_in_dim %256, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %261 = stablehlo.select %258, %254, %260 : tensor<9x1xi1>, tensor<9x1xf32>
    %262 = stablehlo.select %259, %252, %261 : tensor<9x1xi1>, tensor<9x1xf32>
    %263 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %264 = stablehlo.select %258, %263, %107 : tensor<9x1xi1>, tensor<9x1xi32>
    %265 = stablehlo.convert %264 : (tensor<9x1xi32>) -> tensor<9x1xui32>
    %266 = stablehlo.convert %262 : tensor<9x1xf32>
    %267 = stablehlo.convert %265 : tensor<9x1xui32>
    return %266, %267 : tensor<9x1xf32>, tensor<9x1xui32>
  }
}
