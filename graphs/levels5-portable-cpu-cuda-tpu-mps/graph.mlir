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
    %101 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %102 = stablehlo.iota dim = 1 : tensor<1x11xi32>
    %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x11xi32>
    %104 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<9x11xi32>
    %105 = stablehlo.compare EQ, %103, %104, SIGNED : (tensor<9x11xi32>, tensor<9x11xi32>) -> tensor<9x11xi1>
    %106 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %107 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %108 = stablehlo.select %105, %106, %107 : tensor<9x11xi1>, tensor<9x11xi32>
    %109 = stablehlo.convert %108 : tensor<9x11xi32>
    %110 = stablehlo.reduce(%109 init: %c_15) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %111 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %112 = stablehlo.compare GT, %110, %111, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
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
    %168 = stablehlo.compare NE, %167, %167, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %169 = stablehlo.broadcast_in_dim %120, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %170 = stablehlo.slice %169 [0:11, 0:1] : (tensor<11x1xi32>) -> tensor<11x1xi32>
    %171 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %172 = stablehlo.compare GE, %170, %171, SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %173 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %174 = stablehlo.compare LT, %170, %173, SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %175 = stablehlo.and %172, %174 : tensor<11x1xi1>
    %176 = stablehlo.not %168 : tensor<11x1xi1>
    %177 = stablehlo.iota dim = 1 : tensor<1x96xi32>
    %178 = stablehlo.multiply %177, %c_0 : tensor<1x96xi32>
    %179 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %180 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %181 = stablehlo.compare GE, %179, %180, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %182 = stablehlo.add %178, %c_0 : tensor<1x96xi32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %184 = stablehlo.compare LT, %179, %183, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
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
    %206 = stablehlo.compare EQ, %193, %205, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
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
    %219 = stablehlo.compare NE, %218, %218, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %221 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %222 = stablehlo.select %220, %221, %123 : tensor<11x96xi1>, tensor<11x96xf32>
    %223 = stablehlo.abs %222 : tensor<11x96xf32>
    %224 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %225 = stablehlo.compare LT, %223, %224, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %226 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %227 = stablehlo.select %225, %226, %222 : tensor<11x96xi1>, tensor<11x96xf32>
    %228 = stablehlo.reduce(%227 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %231 = stablehlo.compare EQ, %227, %230, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %232 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %233 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %234 = stablehlo.select %231, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %235 = stablehlo.reduce(%234 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %238 = stablehlo.compare EQ, %232, %237, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %239 = stablehlo.select %238, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %240 = stablehlo.slice %239 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %243 = stablehlo.add %122, %242 : tensor<11x96x512xf32>
    %244 = stablehlo.reduce(%243 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %245 = stablehlo.abs %244 : tensor<11x512xf32>
    %246 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %247 = stablehlo.compare LT, %245, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %248 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %249 = stablehlo.select %247, %248, %244 : tensor<11x512xi1>, tensor<11x512xf32>
    %250 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %251 = stablehlo.multiply %236, %250 : tensor<11x1xi32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %253 = stablehlo.add %252, %192 : tensor<11x512xi32>
    %254 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %255 = stablehlo.compare EQ, %249, %254, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %256 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<11x512xi32>
    %257 = stablehlo.select %255, %253, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %258 = stablehlo.reduce(%257 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %261 = stablehlo.compare EQ, %253, %260, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %262 = stablehlo.select %261, %208, %249 : tensor<11x512xi1>, tensor<11x512xf32>
    %263 = stablehlo.reduce(%262 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %266 = stablehlo.select %238, %265, %227 : tensor<11x96xi1>, tensor<11x96xf32>
    %267 = stablehlo.reduce(%266 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %270 = stablehlo.compare EQ, %266, %269, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %271 = stablehlo.select %270, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %272 = stablehlo.reduce(%271 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %275 = stablehlo.compare EQ, %232, %274, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %276 = stablehlo.select %275, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %277 = stablehlo.slice %276 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %280 = stablehlo.add %122, %279 : tensor<11x96x512xf32>
    %281 = stablehlo.reduce(%280 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %282 = stablehlo.abs %281 : tensor<11x512xf32>
    %283 = stablehlo.compare LT, %282, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %284 = stablehlo.select %283, %248, %281 : tensor<11x512xi1>, tensor<11x512xf32>
    %285 = stablehlo.multiply %273, %250 : tensor<11x1xi32>
    %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %287 = stablehlo.add %286, %192 : tensor<11x512xi32>
    %288 = stablehlo.compare LT, %284, %254, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %289 = stablehlo.compare EQ, %284, %254, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %290 = stablehlo.compare GT, %287, %260, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %291 = stablehlo.and %289, %290 : tensor<11x512xi1>
    %292 = stablehlo.or %288, %291 : tensor<11x512xi1>
    %293 = stablehlo.select %292, %284, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %294 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %295 = stablehlo.compare EQ, %293, %294, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %296 = stablehlo.select %295, %287, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %297 = stablehlo.reduce(%296 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %300 = stablehlo.compare EQ, %287, %299, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %301 = stablehlo.select %300, %208, %293 : tensor<11x512xi1>, tensor<11x512xf32>
    %302 = stablehlo.reduce(%301 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %305 = stablehlo.select %275, %304, %266 : tensor<11x96xi1>, tensor<11x96xf32>
    %306 = stablehlo.reduce(%305 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %309 = stablehlo.compare EQ, %305, %308, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %310 = stablehlo.select %309, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %311 = stablehlo.reduce(%310 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %314 = stablehlo.compare EQ, %232, %313, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %315 = stablehlo.select %314, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %316 = stablehlo.slice %315 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %319 = stablehlo.add %122, %318 : tensor<11x96x512xf32>
    %320 = stablehlo.reduce(%319 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %321 = stablehlo.abs %320 : tensor<11x512xf32>
    %322 = stablehlo.compare LT, %321, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %323 = stablehlo.select %322, %248, %320 : tensor<11x512xi1>, tensor<11x512xf32>
    %324 = stablehlo.multiply %312, %250 : tensor<11x1xi32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %326 = stablehlo.add %325, %192 : tensor<11x512xi32>
    %327 = stablehlo.compare LT, %323, %294, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %328 = stablehlo.compare EQ, %323, %294, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %329 = stablehlo.compare GT, %326, %299, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %330 = stablehlo.and %328, %329 : tensor<11x512xi1>
    %331 = stablehlo.or %327, %330 : tensor<11x512xi1>
    %332 = stablehlo.select %331, %323, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %333 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %334 = stablehlo.compare EQ, %332, %333, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %335 = stablehlo.select %334, %326, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %336 = stablehlo.reduce(%335 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %339 = stablehlo.compare EQ, %326, %338, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %340 = stablehlo.select %339, %208, %332 : tensor<11x512xi1>, tensor<11x512xf32>
    %341 = stablehlo.reduce(%340 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %344 = stablehlo.select %314, %343, %305 : tensor<11x96xi1>, tensor<11x96xf32>
    %345 = stablehlo.reduce(%344 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %348 = stablehlo.compare EQ, %344, %347, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %349 = stablehlo.select %348, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %350 = stablehlo.reduce(%349 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %353 = stablehlo.compare EQ, %232, %352, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %354 = stablehlo.select %353, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %355 = stablehlo.slice %354 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %358 = stablehlo.add %122, %357 : tensor<11x96x512xf32>
    %359 = stablehlo.reduce(%358 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %360 = stablehlo.abs %359 : tensor<11x512xf32>
    %361 = stablehlo.compare LT, %360, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %362 = stablehlo.select %361, %248, %359 : tensor<11x512xi1>, tensor<11x512xf32>
    %363 = stablehlo.multiply %351, %250 : tensor<11x1xi32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %365 = stablehlo.add %364, %192 : tensor<11x512xi32>
    %366 = stablehlo.compare LT, %362, %333, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %367 = stablehlo.compare EQ, %362, %333, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %368 = stablehlo.compare GT, %365, %338, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %369 = stablehlo.and %367, %368 : tensor<11x512xi1>
    %370 = stablehlo.or %366, %369 : tensor<11x512xi1>
    %371 = stablehlo.select %370, %362, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %372 = stablehlo.broadcast_in_dim %346, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %373 = stablehlo.compare EQ, %371, %372, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %374 = stablehlo.select %373, %365, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %375 = stablehlo.reduce(%374 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %378 = stablehlo.compare EQ, %365, %377, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %379 = stablehlo.select %378, %208, %371 : tensor<11x512xi1>, tensor<11x512xf32>
    %380 = stablehlo.reduce(%379 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %383 = stablehlo.select %353, %382, %344 : tensor<11x96xi1>, tensor<11x96xf32>
    %384 = stablehlo.reduce(%383 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %387 = stablehlo.compare EQ, %383, %386, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %388 = stablehlo.select %387, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %389 = stablehlo.reduce(%388 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %392 = stablehlo.compare EQ, %232, %391, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %393 = stablehlo.select %392, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %394 = stablehlo.slice %393 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %397 = stablehlo.add %122, %396 : tensor<11x96x512xf32>
    %398 = stablehlo.reduce(%397 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %399 = stablehlo.abs %398 : tensor<11x512xf32>
    %400 = stablehlo.compare LT, %399, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %401 = stablehlo.select %400, %248, %398 : tensor<11x512xi1>, tensor<11x512xf32>
    %402 = stablehlo.multiply %390, %250 : tensor<11x1xi32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %404 = stablehlo.add %403, %192 : tensor<11x512xi32>
    %405 = stablehlo.compare LT, %401, %372, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %406 = stablehlo.compare EQ, %401, %372, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %407 = stablehlo.compare GT, %404, %377, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %408 = stablehlo.and %406, %407 : tensor<11x512xi1>
    %409 = stablehlo.or %405, %408 : tensor<11x512xi1>
    %410 = stablehlo.select %409, %401, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %411 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %412 = stablehlo.compare EQ, %410, %411, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %413 = stablehlo.select %412, %404, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %414 = stablehlo.reduce(%413 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %417 = stablehlo.compare EQ, %404, %416, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %418 = stablehlo.select %417, %208, %410 : tensor<11x512xi1>, tensor<11x512xf32>
    %419 = stablehlo.reduce(%418 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %420 = stablehlo.broadcast_in_dim %419, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %422 = stablehlo.select %392, %421, %383 : tensor<11x96xi1>, tensor<11x96xf32>
    %423 = stablehlo.reduce(%422 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %426 = stablehlo.compare EQ, %422, %425, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %427 = stablehlo.select %426, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %428 = stablehlo.reduce(%427 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %431 = stablehlo.compare EQ, %232, %430, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %432 = stablehlo.select %431, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %433 = stablehlo.slice %432 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %434 = stablehlo.broadcast_in_dim %433, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %435 = stablehlo.broadcast_in_dim %434, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %436 = stablehlo.add %122, %435 : tensor<11x96x512xf32>
    %437 = stablehlo.reduce(%436 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %438 = stablehlo.abs %437 : tensor<11x512xf32>
    %439 = stablehlo.compare LT, %438, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %440 = stablehlo.select %439, %248, %437 : tensor<11x512xi1>, tensor<11x512xf32>
    %441 = stablehlo.multiply %429, %250 : tensor<11x1xi32>
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %443 = stablehlo.add %442, %192 : tensor<11x512xi32>
    %444 = stablehlo.compare LT, %440, %411, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %445 = stablehlo.compare EQ, %440, %411, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %446 = stablehlo.compare GT, %443, %416, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %447 = stablehlo.and %445, %446 : tensor<11x512xi1>
    %448 = stablehlo.or %444, %447 : tensor<11x512xi1>
    %449 = stablehlo.select %448, %440, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %450 = stablehlo.broadcast_in_dim %424, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %451 = stablehlo.compare EQ, %449, %450, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %452 = stablehlo.select %451, %443, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %453 = stablehlo.reduce(%452 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %454 = stablehlo.broadcast_in_dim %453, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %456 = stablehlo.compare EQ, %443, %455, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %457 = stablehlo.select %456, %208, %449 : tensor<11x512xi1>, tensor<11x512xf32>
    %458 = stablehlo.reduce(%457 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %460 = stablehlo.broadcast_in_dim %459, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %461 = stablehlo.select %431, %460, %422 : tensor<11x96xi1>, tensor<11x96xf32>
    %462 = stablehlo.reduce(%461 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %465 = stablehlo.compare EQ, %461, %464, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %466 = stablehlo.select %465, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %467 = stablehlo.reduce(%466 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %470 = stablehlo.compare EQ, %232, %469, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %471 = stablehlo.select %470, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %472 = stablehlo.slice %471 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %475 = stablehlo.add %122, %474 : tensor<11x96x512xf32>
    %476 = stablehlo.reduce(%475 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %477 = stablehlo.abs %476 : tensor<11x512xf32>
    %478 = stablehlo.compare LT, %477, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %479 = stablehlo.select %478, %248, %476 : tensor<11x512xi1>, tensor<11x512xf32>
    %480 = stablehlo.multiply %468, %250 : tensor<11x1xi32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %482 = stablehlo.add %481, %192 : tensor<11x512xi32>
    %483 = stablehlo.compare LT, %479, %450, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %484 = stablehlo.compare EQ, %479, %450, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %485 = stablehlo.compare GT, %482, %455, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %486 = stablehlo.and %484, %485 : tensor<11x512xi1>
    %487 = stablehlo.or %483, %486 : tensor<11x512xi1>
    %488 = stablehlo.select %487, %479, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %489 = stablehlo.broadcast_in_dim %463, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %490 = stablehlo.compare EQ, %488, %489, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %491 = stablehlo.select %490, %482, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %492 = stablehlo.reduce(%491 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %493 = stablehlo.broadcast_in_dim %492, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %495 = stablehlo.compare EQ, %482, %494, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %496 = stablehlo.select %495, %208, %488 : tensor<11x512xi1>, tensor<11x512xf32>
    %497 = stablehlo.reduce(%496 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %500 = stablehlo.select %470, %499, %461 : tensor<11x96xi1>, tensor<11x96xf32>
    %501 = stablehlo.reduce(%500 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %502 = stablehlo.broadcast_in_dim %501, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %504 = stablehlo.compare EQ, %500, %503, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %505 = stablehlo.select %504, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %506 = stablehlo.reduce(%505 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %509 = stablehlo.compare EQ, %232, %508, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %510 = stablehlo.select %509, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %511 = stablehlo.slice %510 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %512 = stablehlo.broadcast_in_dim %511, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %514 = stablehlo.add %122, %513 : tensor<11x96x512xf32>
    %515 = stablehlo.reduce(%514 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %516 = stablehlo.abs %515 : tensor<11x512xf32>
    %517 = stablehlo.compare LT, %516, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %518 = stablehlo.select %517, %248, %515 : tensor<11x512xi1>, tensor<11x512xf32>
    %519 = stablehlo.multiply %507, %250 : tensor<11x1xi32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %521 = stablehlo.add %520, %192 : tensor<11x512xi32>
    %522 = stablehlo.compare LT, %518, %489, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %523 = stablehlo.compare EQ, %518, %489, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %524 = stablehlo.compare GT, %521, %494, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %525 = stablehlo.and %523, %524 : tensor<11x512xi1>
    %526 = stablehlo.or %522, %525 : tensor<11x512xi1>
    %527 = stablehlo.select %526, %518, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %528 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %529 = stablehlo.compare EQ, %527, %528, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %530 = stablehlo.select %529, %521, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %531 = stablehlo.reduce(%530 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %534 = stablehlo.compare EQ, %521, %533, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %535 = stablehlo.select %534, %208, %527 : tensor<11x512xi1>, tensor<11x512xf32>
    %536 = stablehlo.reduce(%535 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %537 = stablehlo.broadcast_in_dim %536, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %538 = stablehlo.broadcast_in_dim %537, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %539 = stablehlo.select %509, %538, %500 : tensor<11x96xi1>, tensor<11x96xf32>
    %540 = stablehlo.reduce(%539 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %543 = stablehlo.compare EQ, %539, %542, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %544 = stablehlo.select %543, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %545 = stablehlo.reduce(%544 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %547 = stablehlo.broadcast_in_dim %546, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %548 = stablehlo.compare EQ, %232, %547, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %549 = stablehlo.select %548, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %550 = stablehlo.slice %549 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %551 = stablehlo.broadcast_in_dim %550, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %553 = stablehlo.add %122, %552 : tensor<11x96x512xf32>
    %554 = stablehlo.reduce(%553 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %555 = stablehlo.abs %554 : tensor<11x512xf32>
    %556 = stablehlo.compare LT, %555, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %557 = stablehlo.select %556, %248, %554 : tensor<11x512xi1>, tensor<11x512xf32>
    %558 = stablehlo.multiply %546, %250 : tensor<11x1xi32>
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %560 = stablehlo.add %559, %192 : tensor<11x512xi32>
    %561 = stablehlo.compare LT, %557, %528, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %562 = stablehlo.compare EQ, %557, %528, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %563 = stablehlo.compare GT, %560, %533, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %564 = stablehlo.and %562, %563 : tensor<11x512xi1>
    %565 = stablehlo.or %561, %564 : tensor<11x512xi1>
    %566 = stablehlo.select %565, %557, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %567 = stablehlo.broadcast_in_dim %541, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %568 = stablehlo.compare EQ, %566, %567, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %569 = stablehlo.select %568, %560, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %570 = stablehlo.reduce(%569 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %573 = stablehlo.compare EQ, %560, %572, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %574 = stablehlo.select %573, %208, %566 : tensor<11x512xi1>, tensor<11x512xf32>
    %575 = stablehlo.reduce(%574 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %578 = stablehlo.select %548, %577, %539 : tensor<11x96xi1>, tensor<11x96xf32>
    %579 = stablehlo.reduce(%578 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %582 = stablehlo.compare EQ, %578, %581, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %583 = stablehlo.select %582, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %584 = stablehlo.reduce(%583 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %587 = stablehlo.compare EQ, %232, %586, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %588 = stablehlo.select %587, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %589 = stablehlo.slice %588 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %592 = stablehlo.add %122, %591 : tensor<11x96x512xf32>
    %593 = stablehlo.reduce(%592 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %594 = stablehlo.abs %593 : tensor<11x512xf32>
    %595 = stablehlo.compare LT, %594, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %596 = stablehlo.select %595, %248, %593 : tensor<11x512xi1>, tensor<11x512xf32>
    %597 = stablehlo.multiply %585, %250 : tensor<11x1xi32>
    %598 = stablehlo.broadcast_in_dim %597, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %599 = stablehlo.add %598, %192 : tensor<11x512xi32>
    %600 = stablehlo.compare LT, %596, %567, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %601 = stablehlo.compare EQ, %596, %567, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %602 = stablehlo.compare GT, %599, %572, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %603 = stablehlo.and %601, %602 : tensor<11x512xi1>
    %604 = stablehlo.or %600, %603 : tensor<11x512xi1>
    %605 = stablehlo.select %604, %596, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %606 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %607 = stablehlo.compare EQ, %605, %606, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %608 = stablehlo.select %607, %599, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %609 = stablehlo.reduce(%608 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %610 = stablehlo.broadcast_in_dim %609, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %612 = stablehlo.compare EQ, %599, %611, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %613 = stablehlo.select %612, %208, %605 : tensor<11x512xi1>, tensor<11x512xf32>
    %614 = stablehlo.reduce(%613 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %615 = stablehlo.broadcast_in_dim %614, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %617 = stablehlo.select %587, %616, %578 : tensor<11x96xi1>, tensor<11x96xf32>
    %618 = stablehlo.reduce(%617 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %619 = stablehlo.broadcast_in_dim %618, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %621 = stablehlo.compare EQ, %617, %620, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %622 = stablehlo.select %621, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %623 = stablehlo.reduce(%622 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %625 = stablehlo.broadcast_in_dim %624, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %626 = stablehlo.compare EQ, %232, %625, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %627 = stablehlo.select %626, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %628 = stablehlo.slice %627 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %630 = stablehlo.broadcast_in_dim %629, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %631 = stablehlo.add %122, %630 : tensor<11x96x512xf32>
    %632 = stablehlo.reduce(%631 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %633 = stablehlo.abs %632 : tensor<11x512xf32>
    %634 = stablehlo.compare LT, %633, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %635 = stablehlo.select %634, %248, %632 : tensor<11x512xi1>, tensor<11x512xf32>
    %636 = stablehlo.multiply %624, %250 : tensor<11x1xi32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %638 = stablehlo.add %637, %192 : tensor<11x512xi32>
    %639 = stablehlo.compare LT, %635, %606, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %640 = stablehlo.compare EQ, %635, %606, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %641 = stablehlo.compare GT, %638, %611, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %642 = stablehlo.and %640, %641 : tensor<11x512xi1>
    %643 = stablehlo.or %639, %642 : tensor<11x512xi1>
    %644 = stablehlo.select %643, %635, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %645 = stablehlo.broadcast_in_dim %619, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %646 = stablehlo.compare EQ, %644, %645, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %647 = stablehlo.select %646, %638, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %648 = stablehlo.reduce(%647 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %649 = stablehlo.broadcast_in_dim %648, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %651 = stablehlo.compare EQ, %638, %650, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %652 = stablehlo.select %651, %208, %644 : tensor<11x512xi1>, tensor<11x512xf32>
    %653 = stablehlo.reduce(%652 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %655 = stablehlo.broadcast_in_dim %654, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %656 = stablehlo.select %626, %655, %617 : tensor<11x96xi1>, tensor<11x96xf32>
    %657 = stablehlo.reduce(%656 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %658 = stablehlo.broadcast_in_dim %657, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %660 = stablehlo.compare EQ, %656, %659, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %661 = stablehlo.select %660, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %662 = stablehlo.reduce(%661 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %663 = stablehlo.broadcast_in_dim %662, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %664 = stablehlo.broadcast_in_dim %663, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %665 = stablehlo.compare EQ, %232, %664, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %666 = stablehlo.select %665, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %667 = stablehlo.slice %666 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %670 = stablehlo.add %122, %669 : tensor<11x96x512xf32>
    %671 = stablehlo.reduce(%670 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %672 = stablehlo.abs %671 : tensor<11x512xf32>
    %673 = stablehlo.compare LT, %672, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %674 = stablehlo.select %673, %248, %671 : tensor<11x512xi1>, tensor<11x512xf32>
    %675 = stablehlo.multiply %663, %250 : tensor<11x1xi32>
    %676 = stablehlo.broadcast_in_dim %675, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %677 = stablehlo.add %676, %192 : tensor<11x512xi32>
    %678 = stablehlo.compare LT, %674, %645, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %679 = stablehlo.compare EQ, %674, %645, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %680 = stablehlo.compare GT, %677, %650, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %681 = stablehlo.and %679, %680 : tensor<11x512xi1>
    %682 = stablehlo.or %678, %681 : tensor<11x512xi1>
    %683 = stablehlo.select %682, %674, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %684 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %685 = stablehlo.compare EQ, %683, %684, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %686 = stablehlo.select %685, %677, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %687 = stablehlo.reduce(%686 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %688 = stablehlo.broadcast_in_dim %687, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %689 = stablehlo.broadcast_in_dim %688, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %690 = stablehlo.compare EQ, %677, %689, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %691 = stablehlo.select %690, %208, %683 : tensor<11x512xi1>, tensor<11x512xf32>
    %692 = stablehlo.reduce(%691 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %695 = stablehlo.select %665, %694, %656 : tensor<11x96xi1>, tensor<11x96xf32>
    %696 = stablehlo.reduce(%695 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %698 = stablehlo.broadcast_in_dim %697, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %699 = stablehlo.compare EQ, %695, %698, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %700 = stablehlo.select %699, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %701 = stablehlo.reduce(%700 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %703 = stablehlo.broadcast_in_dim %702, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %704 = stablehlo.compare EQ, %232, %703, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %705 = stablehlo.select %704, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %706 = stablehlo.slice %705 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %707 = stablehlo.broadcast_in_dim %706, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %709 = stablehlo.add %122, %708 : tensor<11x96x512xf32>
    %710 = stablehlo.reduce(%709 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %711 = stablehlo.abs %710 : tensor<11x512xf32>
    %712 = stablehlo.compare LT, %711, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %713 = stablehlo.select %712, %248, %710 : tensor<11x512xi1>, tensor<11x512xf32>
    %714 = stablehlo.multiply %702, %250 : tensor<11x1xi32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %716 = stablehlo.add %715, %192 : tensor<11x512xi32>
    %717 = stablehlo.compare LT, %713, %684, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %718 = stablehlo.compare EQ, %713, %684, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %719 = stablehlo.compare GT, %716, %689, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %720 = stablehlo.and %718, %719 : tensor<11x512xi1>
    %721 = stablehlo.or %717, %720 : tensor<11x512xi1>
    %722 = stablehlo.select %721, %713, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %723 = stablehlo.broadcast_in_dim %697, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %724 = stablehlo.compare EQ, %722, %723, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %725 = stablehlo.select %724, %716, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %726 = stablehlo.reduce(%725 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %728 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %729 = stablehlo.compare EQ, %716, %728, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %730 = stablehlo.select %729, %208, %722 : tensor<11x512xi1>, tensor<11x512xf32>
    %731 = stablehlo.reduce(%730 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %733 = stablehlo.broadcast_in_dim %732, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %734 = stablehlo.select %704, %733, %695 : tensor<11x96xi1>, tensor<11x96xf32>
    %735 = stablehlo.reduce(%734 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %736 = stablehlo.broadcast_in_dim %735, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %737 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %738 = stablehlo.compare EQ, %734, %737, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %739 = stablehlo.select %738, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %740 = stablehlo.reduce(%739 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %741 = stablehlo.broadcast_in_dim %740, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %742 = stablehlo.broadcast_in_dim %741, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %743 = stablehlo.compare EQ, %232, %742, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %744 = stablehlo.select %743, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %745 = stablehlo.slice %744 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %748 = stablehlo.add %122, %747 : tensor<11x96x512xf32>
    %749 = stablehlo.reduce(%748 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %750 = stablehlo.abs %749 : tensor<11x512xf32>
    %751 = stablehlo.compare LT, %750, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %752 = stablehlo.select %751, %248, %749 : tensor<11x512xi1>, tensor<11x512xf32>
    %753 = stablehlo.multiply %741, %250 : tensor<11x1xi32>
    %754 = stablehlo.broadcast_in_dim %753, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %755 = stablehlo.add %754, %192 : tensor<11x512xi32>
    %756 = stablehlo.compare LT, %752, %723, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %757 = stablehlo.compare EQ, %752, %723, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %758 = stablehlo.compare GT, %755, %728, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %759 = stablehlo.and %757, %758 : tensor<11x512xi1>
    %760 = stablehlo.or %756, %759 : tensor<11x512xi1>
    %761 = stablehlo.select %760, %752, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %762 = stablehlo.broadcast_in_dim %736, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %763 = stablehlo.compare EQ, %761, %762, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %764 = stablehlo.select %763, %755, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %765 = stablehlo.reduce(%764 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %766 = stablehlo.broadcast_in_dim %765, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %767 = stablehlo.broadcast_in_dim %766, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %768 = stablehlo.compare EQ, %755, %767, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %769 = stablehlo.select %768, %208, %761 : tensor<11x512xi1>, tensor<11x512xf32>
    %770 = stablehlo.reduce(%769 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %772 = stablehlo.broadcast_in_dim %771, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %773 = stablehlo.select %743, %772, %734 : tensor<11x96xi1>, tensor<11x96xf32>
    %774 = stablehlo.reduce(%773 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %775 = stablehlo.broadcast_in_dim %774, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %776 = stablehlo.broadcast_in_dim %775, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %777 = stablehlo.compare EQ, %773, %776, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %778 = stablehlo.select %777, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %779 = stablehlo.reduce(%778 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %780 = stablehlo.broadcast_in_dim %779, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %781 = stablehlo.broadcast_in_dim %780, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %782 = stablehlo.compare EQ, %232, %781, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %783 = stablehlo.select %782, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %784 = stablehlo.slice %783 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %787 = stablehlo.add %122, %786 : tensor<11x96x512xf32>
    %788 = stablehlo.reduce(%787 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %789 = stablehlo.abs %788 : tensor<11x512xf32>
    %790 = stablehlo.compare LT, %789, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %791 = stablehlo.select %790, %248, %788 : tensor<11x512xi1>, tensor<11x512xf32>
    %792 = stablehlo.multiply %780, %250 : tensor<11x1xi32>
    %793 = stablehlo.broadcast_in_dim %792, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %794 = stablehlo.add %793, %192 : tensor<11x512xi32>
    %795 = stablehlo.compare LT, %791, %762, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %796 = stablehlo.compare EQ, %791, %762, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %797 = stablehlo.compare GT, %794, %767, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %798 = stablehlo.and %796, %797 : tensor<11x512xi1>
    %799 = stablehlo.or %795, %798 : tensor<11x512xi1>
    %800 = stablehlo.select %799, %791, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %801 = stablehlo.broadcast_in_dim %775, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %802 = stablehlo.compare EQ, %800, %801, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %803 = stablehlo.select %802, %794, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %804 = stablehlo.reduce(%803 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %805 = stablehlo.broadcast_in_dim %804, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %806 = stablehlo.broadcast_in_dim %805, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %807 = stablehlo.compare EQ, %794, %806, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %808 = stablehlo.select %807, %208, %800 : tensor<11x512xi1>, tensor<11x512xf32>
    %809 = stablehlo.reduce(%808 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %810 = stablehlo.broadcast_in_dim %809, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %812 = stablehlo.select %782, %811, %773 : tensor<11x96xi1>, tensor<11x96xf32>
    %813 = stablehlo.reduce(%812 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %814 = stablehlo.broadcast_in_dim %813, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %815 = stablehlo.broadcast_in_dim %814, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %816 = stablehlo.compare EQ, %812, %815, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %817 = stablehlo.select %816, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %818 = stablehlo.reduce(%817 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %819 = stablehlo.broadcast_in_dim %818, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %820 = stablehlo.broadcast_in_dim %819, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %821 = stablehlo.compare EQ, %232, %820, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %822 = stablehlo.select %821, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %823 = stablehlo.slice %822 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %825 = stablehlo.broadcast_in_dim %824, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %826 = stablehlo.add %122, %825 : tensor<11x96x512xf32>
    %827 = stablehlo.reduce(%826 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %828 = stablehlo.abs %827 : tensor<11x512xf32>
    %829 = stablehlo.compare LT, %828, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %830 = stablehlo.select %829, %248, %827 : tensor<11x512xi1>, tensor<11x512xf32>
    %831 = stablehlo.multiply %819, %250 : tensor<11x1xi32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %833 = stablehlo.add %832, %192 : tensor<11x512xi32>
    %834 = stablehlo.compare LT, %830, %801, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %835 = stablehlo.compare EQ, %830, %801, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %836 = stablehlo.compare GT, %833, %806, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %837 = stablehlo.and %835, %836 : tensor<11x512xi1>
    %838 = stablehlo.or %834, %837 : tensor<11x512xi1>
    %839 = stablehlo.select %838, %830, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %840 = stablehlo.broadcast_in_dim %814, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %841 = stablehlo.compare EQ, %839, %840, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %842 = stablehlo.select %841, %833, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %843 = stablehlo.reduce(%842 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %844 = stablehlo.broadcast_in_dim %843, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %845 = stablehlo.broadcast_in_dim %844, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %846 = stablehlo.compare EQ, %833, %845, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %847 = stablehlo.select %846, %208, %839 : tensor<11x512xi1>, tensor<11x512xf32>
    %848 = stablehlo.reduce(%847 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %849 = stablehlo.broadcast_in_dim %848, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %850 = stablehlo.broadcast_in_dim %849, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %851 = stablehlo.select %821, %850, %812 : tensor<11x96xi1>, tensor<11x96xf32>
    %852 = stablehlo.reduce(%851 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %854 = stablehlo.broadcast_in_dim %853, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %855 = stablehlo.compare EQ, %851, %854, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %856 = stablehlo.select %855, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %857 = stablehlo.reduce(%856 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %858 = stablehlo.broadcast_in_dim %857, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %859 = stablehlo.broadcast_in_dim %858, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %860 = stablehlo.compare EQ, %232, %859, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %861 = stablehlo.select %860, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %862 = stablehlo.slice %861 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %864 = stablehlo.broadcast_in_dim %863, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %865 = stablehlo.add %122, %864 : tensor<11x96x512xf32>
    %866 = stablehlo.reduce(%865 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %867 = stablehlo.abs %866 : tensor<11x512xf32>
    %868 = stablehlo.compare LT, %867, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %869 = stablehlo.select %868, %248, %866 : tensor<11x512xi1>, tensor<11x512xf32>
    %870 = stablehlo.multiply %858, %250 : tensor<11x1xi32>
    %871 = stablehlo.broadcast_in_dim %870, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %872 = stablehlo.add %871, %192 : tensor<11x512xi32>
    %873 = stablehlo.compare LT, %869, %840, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %874 = stablehlo.compare EQ, %869, %840, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %875 = stablehlo.compare GT, %872, %845, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %876 = stablehlo.and %874, %875 : tensor<11x512xi1>
    %877 = stablehlo.or %873, %876 : tensor<11x512xi1>
    %878 = stablehlo.select %877, %869, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %879 = stablehlo.broadcast_in_dim %853, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %880 = stablehlo.compare EQ, %878, %879, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %881 = stablehlo.select %880, %872, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %882 = stablehlo.reduce(%881 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %883 = stablehlo.broadcast_in_dim %882, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %884 = stablehlo.broadcast_in_dim %883, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %885 = stablehlo.compare EQ, %872, %884, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %886 = stablehlo.select %885, %208, %878 : tensor<11x512xi1>, tensor<11x512xf32>
    %887 = stablehlo.reduce(%886 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %889 = stablehlo.broadcast_in_dim %888, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %890 = stablehlo.select %860, %889, %851 : tensor<11x96xi1>, tensor<11x96xf32>
    %891 = stablehlo.reduce(%890 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %892 = stablehlo.broadcast_in_dim %891, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %893 = stablehlo.broadcast_in_dim %892, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %894 = stablehlo.compare EQ, %890, %893, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %895 = stablehlo.select %894, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %896 = stablehlo.reduce(%895 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %897 = stablehlo.broadcast_in_dim %896, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %898 = stablehlo.broadcast_in_dim %897, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %899 = stablehlo.compare EQ, %232, %898, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %900 = stablehlo.select %899, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %901 = stablehlo.slice %900 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %902 = stablehlo.broadcast_in_dim %901, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %903 = stablehlo.broadcast_in_dim %902, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %904 = stablehlo.add %122, %903 : tensor<11x96x512xf32>
    %905 = stablehlo.reduce(%904 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %906 = stablehlo.abs %905 : tensor<11x512xf32>
    %907 = stablehlo.compare LT, %906, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %908 = stablehlo.select %907, %248, %905 : tensor<11x512xi1>, tensor<11x512xf32>
    %909 = stablehlo.multiply %897, %250 : tensor<11x1xi32>
    %910 = stablehlo.broadcast_in_dim %909, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %911 = stablehlo.add %910, %192 : tensor<11x512xi32>
    %912 = stablehlo.compare LT, %908, %879, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %913 = stablehlo.compare EQ, %908, %879, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %914 = stablehlo.compare GT, %911, %884, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %915 = stablehlo.and %913, %914 : tensor<11x512xi1>
    %916 = stablehlo.or %912, %915 : tensor<11x512xi1>
    %917 = stablehlo.select %916, %908, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %918 = stablehlo.broadcast_in_dim %892, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %919 = stablehlo.compare EQ, %917, %918, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %920 = stablehlo.select %919, %911, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %921 = stablehlo.reduce(%920 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %922 = stablehlo.broadcast_in_dim %921, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %923 = stablehlo.broadcast_in_dim %922, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %924 = stablehlo.compare EQ, %911, %923, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %925 = stablehlo.select %924, %208, %917 : tensor<11x512xi1>, tensor<11x512xf32>
    %926 = stablehlo.reduce(%925 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %928 = stablehlo.broadcast_in_dim %927, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %929 = stablehlo.select %899, %928, %890 : tensor<11x96xi1>, tensor<11x96xf32>
    %930 = stablehlo.reduce(%929 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %931 = stablehlo.broadcast_in_dim %930, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %932 = stablehlo.broadcast_in_dim %931, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %933 = stablehlo.compare EQ, %929, %932, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %934 = stablehlo.select %933, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %935 = stablehlo.reduce(%934 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %936 = stablehlo.broadcast_in_dim %935, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %937 = stablehlo.broadcast_in_dim %936, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %938 = stablehlo.compare EQ, %232, %937, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %939 = stablehlo.select %938, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %940 = stablehlo.slice %939 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %941 = stablehlo.broadcast_in_dim %940, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %942 = stablehlo.broadcast_in_dim %941, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %943 = stablehlo.add %122, %942 : tensor<11x96x512xf32>
    %944 = stablehlo.reduce(%943 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %945 = stablehlo.abs %944 : tensor<11x512xf32>
    %946 = stablehlo.compare LT, %945, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %947 = stablehlo.select %946, %248, %944 : tensor<11x512xi1>, tensor<11x512xf32>
    %948 = stablehlo.multiply %936, %250 : tensor<11x1xi32>
    %949 = stablehlo.broadcast_in_dim %948, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %950 = stablehlo.add %949, %192 : tensor<11x512xi32>
    %951 = stablehlo.compare LT, %947, %918, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %952 = stablehlo.compare EQ, %947, %918, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %953 = stablehlo.compare GT, %950, %923, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %954 = stablehlo.and %952, %953 : tensor<11x512xi1>
    %955 = stablehlo.or %951, %954 : tensor<11x512xi1>
    %956 = stablehlo.select %955, %947, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %957 = stablehlo.broadcast_in_dim %931, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %958 = stablehlo.compare EQ, %956, %957, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %959 = stablehlo.select %958, %950, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %960 = stablehlo.reduce(%959 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %962 = stablehlo.broadcast_in_dim %961, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %963 = stablehlo.compare EQ, %950, %962, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %964 = stablehlo.select %963, %208, %956 : tensor<11x512xi1>, tensor<11x512xf32>
    %965 = stablehlo.reduce(%964 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %966 = stablehlo.broadcast_in_dim %965, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %967 = stablehlo.broadcast_in_dim %966, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %968 = stablehlo.select %938, %967, %929 : tensor<11x96xi1>, tensor<11x96xf32>
    %969 = stablehlo.reduce(%968 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %970 = stablehlo.broadcast_in_dim %969, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %971 = stablehlo.broadcast_in_dim %970, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %972 = stablehlo.compare EQ, %968, %971, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %973 = stablehlo.select %972, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %974 = stablehlo.reduce(%973 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %975 = stablehlo.broadcast_in_dim %974, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %976 = stablehlo.broadcast_in_dim %975, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %977 = stablehlo.compare EQ, %232, %976, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %978 = stablehlo.select %977, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %979 = stablehlo.slice %978 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %980 = stablehlo.broadcast_in_dim %979, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %981 = stablehlo.broadcast_in_dim %980, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %982 = stablehlo.add %122, %981 : tensor<11x96x512xf32>
    %983 = stablehlo.reduce(%982 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %984 = stablehlo.abs %983 : tensor<11x512xf32>
    %985 = stablehlo.compare LT, %984, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %986 = stablehlo.select %985, %248, %983 : tensor<11x512xi1>, tensor<11x512xf32>
    %987 = stablehlo.multiply %975, %250 : tensor<11x1xi32>
    %988 = stablehlo.broadcast_in_dim %987, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %989 = stablehlo.add %988, %192 : tensor<11x512xi32>
    %990 = stablehlo.compare LT, %986, %957, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %991 = stablehlo.compare EQ, %986, %957, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %992 = stablehlo.compare GT, %989, %962, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %993 = stablehlo.and %991, %992 : tensor<11x512xi1>
    %994 = stablehlo.or %990, %993 : tensor<11x512xi1>
    %995 = stablehlo.select %994, %986, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %996 = stablehlo.broadcast_in_dim %970, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %997 = stablehlo.compare EQ, %995, %996, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %998 = stablehlo.select %997, %989, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %999 = stablehlo.reduce(%998 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1000 = stablehlo.broadcast_in_dim %999, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1001 = stablehlo.broadcast_in_dim %1000, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1002 = stablehlo.compare EQ, %989, %1001, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1003 = stablehlo.select %1002, %208, %995 : tensor<11x512xi1>, tensor<11x512xf32>
    %1004 = stablehlo.reduce(%1003 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1005 = stablehlo.broadcast_in_dim %1004, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1007 = stablehlo.select %977, %1006, %968 : tensor<11x96xi1>, tensor<11x96xf32>
    %1008 = stablehlo.reduce(%1007 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1009 = stablehlo.broadcast_in_dim %1008, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1011 = stablehlo.compare EQ, %1007, %1010, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1012 = stablehlo.select %1011, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1013 = stablehlo.reduce(%1012 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1014 = stablehlo.broadcast_in_dim %1013, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1015 = stablehlo.broadcast_in_dim %1014, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1016 = stablehlo.compare EQ, %232, %1015, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1017 = stablehlo.select %1016, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1018 = stablehlo.slice %1017 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1019 = stablehlo.broadcast_in_dim %1018, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1020 = stablehlo.broadcast_in_dim %1019, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1021 = stablehlo.add %122, %1020 : tensor<11x96x512xf32>
    %1022 = stablehlo.reduce(%1021 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1023 = stablehlo.abs %1022 : tensor<11x512xf32>
    %1024 = stablehlo.compare LT, %1023, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1025 = stablehlo.select %1024, %248, %1022 : tensor<11x512xi1>, tensor<11x512xf32>
    %1026 = stablehlo.multiply %1014, %250 : tensor<11x1xi32>
    %1027 = stablehlo.broadcast_in_dim %1026, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1028 = stablehlo.add %1027, %192 : tensor<11x512xi32>
    %1029 = stablehlo.compare LT, %1025, %996, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1030 = stablehlo.compare EQ, %1025, %996, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1031 = stablehlo.compare GT, %1028, %1001, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1032 = stablehlo.and %1030, %1031 : tensor<11x512xi1>
    %1033 = stablehlo.or %1029, %1032 : tensor<11x512xi1>
    %1034 = stablehlo.select %1033, %1025, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1035 = stablehlo.broadcast_in_dim %1009, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1036 = stablehlo.compare EQ, %1034, %1035, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1037 = stablehlo.select %1036, %1028, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1038 = stablehlo.reduce(%1037 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1040 = stablehlo.broadcast_in_dim %1039, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1041 = stablehlo.compare EQ, %1028, %1040, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1042 = stablehlo.select %1041, %208, %1034 : tensor<11x512xi1>, tensor<11x512xf32>
    %1043 = stablehlo.reduce(%1042 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1044 = stablehlo.broadcast_in_dim %1043, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1045 = stablehlo.broadcast_in_dim %1044, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1046 = stablehlo.select %1016, %1045, %1007 : tensor<11x96xi1>, tensor<11x96xf32>
    %1047 = stablehlo.reduce(%1046 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1048 = stablehlo.broadcast_in_dim %1047, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1049 = stablehlo.broadcast_in_dim %1048, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1050 = stablehlo.compare EQ, %1046, %1049, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1051 = stablehlo.select %1050, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1052 = stablehlo.reduce(%1051 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1053 = stablehlo.broadcast_in_dim %1052, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1054 = stablehlo.broadcast_in_dim %1053, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1055 = stablehlo.compare EQ, %232, %1054, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1056 = stablehlo.select %1055, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1057 = stablehlo.slice %1056 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1059 = stablehlo.broadcast_in_dim %1058, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1060 = stablehlo.add %122, %1059 : tensor<11x96x512xf32>
    %1061 = stablehlo.reduce(%1060 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1062 = stablehlo.abs %1061 : tensor<11x512xf32>
    %1063 = stablehlo.compare LT, %1062, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1064 = stablehlo.select %1063, %248, %1061 : tensor<11x512xi1>, tensor<11x512xf32>
    %1065 = stablehlo.multiply %1053, %250 : tensor<11x1xi32>
    %1066 = stablehlo.broadcast_in_dim %1065, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1067 = stablehlo.add %1066, %192 : tensor<11x512xi32>
    %1068 = stablehlo.compare LT, %1064, %1035, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1069 = stablehlo.compare EQ, %1064, %1035, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1070 = stablehlo.compare GT, %1067, %1040, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1071 = stablehlo.and %1069, %1070 : tensor<11x512xi1>
    %1072 = stablehlo.or %1068, %1071 : tensor<11x512xi1>
    %1073 = stablehlo.select %1072, %1064, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1074 = stablehlo.broadcast_in_dim %1048, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1075 = stablehlo.compare EQ, %1073, %1074, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1076 = stablehlo.select %1075, %1067, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1077 = stablehlo.reduce(%1076 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1078 = stablehlo.broadcast_in_dim %1077, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1079 = stablehlo.broadcast_in_dim %1078, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1080 = stablehlo.compare EQ, %1067, %1079, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1081 = stablehlo.select %1080, %208, %1073 : tensor<11x512xi1>, tensor<11x512xf32>
    %1082 = stablehlo.reduce(%1081 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1083 = stablehlo.broadcast_in_dim %1082, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1084 = stablehlo.broadcast_in_dim %1083, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1085 = stablehlo.select %1055, %1084, %1046 : tensor<11x96xi1>, tensor<11x96xf32>
    %1086 = stablehlo.reduce(%1085 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1087 = stablehlo.broadcast_in_dim %1086, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1088 = stablehlo.broadcast_in_dim %1087, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1089 = stablehlo.compare EQ, %1085, %1088, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1090 = stablehlo.select %1089, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1091 = stablehlo.reduce(%1090 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1092 = stablehlo.broadcast_in_dim %1091, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1093 = stablehlo.broadcast_in_dim %1092, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1094 = stablehlo.compare EQ, %232, %1093, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1095 = stablehlo.select %1094, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1096 = stablehlo.slice %1095 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1097 = stablehlo.broadcast_in_dim %1096, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1098 = stablehlo.broadcast_in_dim %1097, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1099 = stablehlo.add %122, %1098 : tensor<11x96x512xf32>
    %1100 = stablehlo.reduce(%1099 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1101 = stablehlo.abs %1100 : tensor<11x512xf32>
    %1102 = stablehlo.compare LT, %1101, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1103 = stablehlo.select %1102, %248, %1100 : tensor<11x512xi1>, tensor<11x512xf32>
    %1104 = stablehlo.multiply %1092, %250 : tensor<11x1xi32>
    %1105 = stablehlo.broadcast_in_dim %1104, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1106 = stablehlo.add %1105, %192 : tensor<11x512xi32>
    %1107 = stablehlo.compare LT, %1103, %1074, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1108 = stablehlo.compare EQ, %1103, %1074, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1109 = stablehlo.compare GT, %1106, %1079, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1110 = stablehlo.and %1108, %1109 : tensor<11x512xi1>
    %1111 = stablehlo.or %1107, %1110 : tensor<11x512xi1>
    %1112 = stablehlo.select %1111, %1103, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1113 = stablehlo.broadcast_in_dim %1087, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1114 = stablehlo.compare EQ, %1112, %1113, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1115 = stablehlo.select %1114, %1106, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1116 = stablehlo.reduce(%1115 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1118 = stablehlo.broadcast_in_dim %1117, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1119 = stablehlo.compare EQ, %1106, %1118, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1120 = stablehlo.select %1119, %208, %1112 : tensor<11x512xi1>, tensor<11x512xf32>
    %1121 = stablehlo.reduce(%1120 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1122 = stablehlo.broadcast_in_dim %1121, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1123 = stablehlo.broadcast_in_dim %1122, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1124 = stablehlo.select %1094, %1123, %1085 : tensor<11x96xi1>, tensor<11x96xf32>
    %1125 = stablehlo.reduce(%1124 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1126 = stablehlo.broadcast_in_dim %1125, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1127 = stablehlo.broadcast_in_dim %1126, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1128 = stablehlo.compare EQ, %1124, %1127, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1129 = stablehlo.select %1128, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1130 = stablehlo.reduce(%1129 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1131 = stablehlo.broadcast_in_dim %1130, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1132 = stablehlo.broadcast_in_dim %1131, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1133 = stablehlo.compare EQ, %232, %1132, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1134 = stablehlo.select %1133, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1135 = stablehlo.slice %1134 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1137 = stablehlo.broadcast_in_dim %1136, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1138 = stablehlo.add %122, %1137 : tensor<11x96x512xf32>
    %1139 = stablehlo.reduce(%1138 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1140 = stablehlo.abs %1139 : tensor<11x512xf32>
    %1141 = stablehlo.compare LT, %1140, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1142 = stablehlo.select %1141, %248, %1139 : tensor<11x512xi1>, tensor<11x512xf32>
    %1143 = stablehlo.multiply %1131, %250 : tensor<11x1xi32>
    %1144 = stablehlo.broadcast_in_dim %1143, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1145 = stablehlo.add %1144, %192 : tensor<11x512xi32>
    %1146 = stablehlo.compare LT, %1142, %1113, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1147 = stablehlo.compare EQ, %1142, %1113, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1148 = stablehlo.compare GT, %1145, %1118, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1149 = stablehlo.and %1147, %1148 : tensor<11x512xi1>
    %1150 = stablehlo.or %1146, %1149 : tensor<11x512xi1>
    %1151 = stablehlo.select %1150, %1142, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1152 = stablehlo.broadcast_in_dim %1126, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1153 = stablehlo.compare EQ, %1151, %1152, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1154 = stablehlo.select %1153, %1145, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1155 = stablehlo.reduce(%1154 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1156 = stablehlo.broadcast_in_dim %1155, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1157 = stablehlo.broadcast_in_dim %1156, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1158 = stablehlo.compare EQ, %1145, %1157, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1159 = stablehlo.select %1158, %208, %1151 : tensor<11x512xi1>, tensor<11x512xf32>
    %1160 = stablehlo.reduce(%1159 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1161 = stablehlo.broadcast_in_dim %1160, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1162 = stablehlo.broadcast_in_dim %1161, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1163 = stablehlo.select %1133, %1162, %1124 : tensor<11x96xi1>, tensor<11x96xf32>
    %1164 = stablehlo.reduce(%1163 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1165 = stablehlo.broadcast_in_dim %1164, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1166 = stablehlo.broadcast_in_dim %1165, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1167 = stablehlo.compare EQ, %1163, %1166, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1168 = stablehlo.select %1167, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1169 = stablehlo.reduce(%1168 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1170 = stablehlo.broadcast_in_dim %1169, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1171 = stablehlo.broadcast_in_dim %1170, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1172 = stablehlo.compare EQ, %232, %1171, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1173 = stablehlo.select %1172, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1174 = stablehlo.slice %1173 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1175 = stablehlo.broadcast_in_dim %1174, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1176 = stablehlo.broadcast_in_dim %1175, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1177 = stablehlo.add %122, %1176 : tensor<11x96x512xf32>
    %1178 = stablehlo.reduce(%1177 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1179 = stablehlo.abs %1178 : tensor<11x512xf32>
    %1180 = stablehlo.compare LT, %1179, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1181 = stablehlo.select %1180, %248, %1178 : tensor<11x512xi1>, tensor<11x512xf32>
    %1182 = stablehlo.multiply %1170, %250 : tensor<11x1xi32>
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1184 = stablehlo.add %1183, %192 : tensor<11x512xi32>
    %1185 = stablehlo.compare LT, %1181, %1152, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1186 = stablehlo.compare EQ, %1181, %1152, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1187 = stablehlo.compare GT, %1184, %1157, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1188 = stablehlo.and %1186, %1187 : tensor<11x512xi1>
    %1189 = stablehlo.or %1185, %1188 : tensor<11x512xi1>
    %1190 = stablehlo.select %1189, %1181, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1191 = stablehlo.broadcast_in_dim %1165, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1192 = stablehlo.compare EQ, %1190, %1191, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1193 = stablehlo.select %1192, %1184, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1194 = stablehlo.reduce(%1193 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1195 = stablehlo.broadcast_in_dim %1194, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1196 = stablehlo.broadcast_in_dim %1195, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1197 = stablehlo.compare EQ, %1184, %1196, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1198 = stablehlo.select %1197, %208, %1190 : tensor<11x512xi1>, tensor<11x512xf32>
    %1199 = stablehlo.reduce(%1198 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1200 = stablehlo.broadcast_in_dim %1199, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1201 = stablehlo.broadcast_in_dim %1200, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1202 = stablehlo.select %1172, %1201, %1163 : tensor<11x96xi1>, tensor<11x96xf32>
    %1203 = stablehlo.reduce(%1202 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1204 = stablehlo.broadcast_in_dim %1203, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1205 = stablehlo.broadcast_in_dim %1204, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1206 = stablehlo.compare EQ, %1202, %1205, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1207 = stablehlo.select %1206, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1208 = stablehlo.reduce(%1207 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1209 = stablehlo.broadcast_in_dim %1208, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1210 = stablehlo.broadcast_in_dim %1209, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1211 = stablehlo.compare EQ, %232, %1210, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1212 = stablehlo.select %1211, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1213 = stablehlo.slice %1212 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1214 = stablehlo.broadcast_in_dim %1213, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1215 = stablehlo.broadcast_in_dim %1214, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1216 = stablehlo.add %122, %1215 : tensor<11x96x512xf32>
    %1217 = stablehlo.reduce(%1216 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1218 = stablehlo.abs %1217 : tensor<11x512xf32>
    %1219 = stablehlo.compare LT, %1218, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1220 = stablehlo.select %1219, %248, %1217 : tensor<11x512xi1>, tensor<11x512xf32>
    %1221 = stablehlo.multiply %1209, %250 : tensor<11x1xi32>
    %1222 = stablehlo.broadcast_in_dim %1221, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1223 = stablehlo.add %1222, %192 : tensor<11x512xi32>
    %1224 = stablehlo.compare LT, %1220, %1191, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1225 = stablehlo.compare EQ, %1220, %1191, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1226 = stablehlo.compare GT, %1223, %1196, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1227 = stablehlo.and %1225, %1226 : tensor<11x512xi1>
    %1228 = stablehlo.or %1224, %1227 : tensor<11x512xi1>
    %1229 = stablehlo.select %1228, %1220, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1230 = stablehlo.broadcast_in_dim %1204, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1231 = stablehlo.compare EQ, %1229, %1230, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1232 = stablehlo.select %1231, %1223, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1233 = stablehlo.reduce(%1232 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1234 = stablehlo.broadcast_in_dim %1233, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1235 = stablehlo.broadcast_in_dim %1234, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1236 = stablehlo.compare EQ, %1223, %1235, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1237 = stablehlo.select %1236, %208, %1229 : tensor<11x512xi1>, tensor<11x512xf32>
    %1238 = stablehlo.reduce(%1237 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1239 = stablehlo.broadcast_in_dim %1238, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1240 = stablehlo.broadcast_in_dim %1239, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1241 = stablehlo.select %1211, %1240, %1202 : tensor<11x96xi1>, tensor<11x96xf32>
    %1242 = stablehlo.reduce(%1241 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1243 = stablehlo.broadcast_in_dim %1242, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1244 = stablehlo.broadcast_in_dim %1243, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1245 = stablehlo.compare EQ, %1241, %1244, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1246 = stablehlo.select %1245, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1247 = stablehlo.reduce(%1246 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1248 = stablehlo.broadcast_in_dim %1247, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1249 = stablehlo.broadcast_in_dim %1248, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1250 = stablehlo.compare EQ, %232, %1249, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1251 = stablehlo.select %1250, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1252 = stablehlo.slice %1251 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1253 = stablehlo.broadcast_in_dim %1252, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1254 = stablehlo.broadcast_in_dim %1253, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1255 = stablehlo.add %122, %1254 : tensor<11x96x512xf32>
    %1256 = stablehlo.reduce(%1255 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1257 = stablehlo.abs %1256 : tensor<11x512xf32>
    %1258 = stablehlo.compare LT, %1257, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1259 = stablehlo.select %1258, %248, %1256 : tensor<11x512xi1>, tensor<11x512xf32>
    %1260 = stablehlo.multiply %1248, %250 : tensor<11x1xi32>
    %1261 = stablehlo.broadcast_in_dim %1260, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1262 = stablehlo.add %1261, %192 : tensor<11x512xi32>
    %1263 = stablehlo.compare LT, %1259, %1230, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1264 = stablehlo.compare EQ, %1259, %1230, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1265 = stablehlo.compare GT, %1262, %1235, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1266 = stablehlo.and %1264, %1265 : tensor<11x512xi1>
    %1267 = stablehlo.or %1263, %1266 : tensor<11x512xi1>
    %1268 = stablehlo.select %1267, %1259, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1269 = stablehlo.broadcast_in_dim %1243, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1270 = stablehlo.compare EQ, %1268, %1269, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1271 = stablehlo.select %1270, %1262, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1272 = stablehlo.reduce(%1271 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1274 = stablehlo.broadcast_in_dim %1273, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1275 = stablehlo.compare EQ, %1262, %1274, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1276 = stablehlo.select %1275, %208, %1268 : tensor<11x512xi1>, tensor<11x512xf32>
    %1277 = stablehlo.reduce(%1276 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1278 = stablehlo.broadcast_in_dim %1277, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1279 = stablehlo.broadcast_in_dim %1278, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1280 = stablehlo.select %1250, %1279, %1241 : tensor<11x96xi1>, tensor<11x96xf32>
    %1281 = stablehlo.reduce(%1280 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1283 = stablehlo.broadcast_in_dim %1282, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1284 = stablehlo.compare EQ, %1280, %1283, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1285 = stablehlo.select %1284, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1286 = stablehlo.reduce(%1285 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1287 = stablehlo.broadcast_in_dim %1286, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1288 = stablehlo.broadcast_in_dim %1287, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1289 = stablehlo.compare EQ, %232, %1288, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1290 = stablehlo.select %1289, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1291 = stablehlo.slice %1290 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1292 = stablehlo.broadcast_in_dim %1291, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1293 = stablehlo.broadcast_in_dim %1292, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1294 = stablehlo.add %122, %1293 : tensor<11x96x512xf32>
    %1295 = stablehlo.reduce(%1294 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1296 = stablehlo.abs %1295 : tensor<11x512xf32>
    %1297 = stablehlo.compare LT, %1296, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1298 = stablehlo.select %1297, %248, %1295 : tensor<11x512xi1>, tensor<11x512xf32>
    %1299 = stablehlo.multiply %1287, %250 : tensor<11x1xi32>
    %1300 = stablehlo.broadcast_in_dim %1299, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1301 = stablehlo.add %1300, %192 : tensor<11x512xi32>
    %1302 = stablehlo.compare LT, %1298, %1269, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1303 = stablehlo.compare EQ, %1298, %1269, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1304 = stablehlo.compare GT, %1301, %1274, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1305 = stablehlo.and %1303, %1304 : tensor<11x512xi1>
    %1306 = stablehlo.or %1302, %1305 : tensor<11x512xi1>
    %1307 = stablehlo.select %1306, %1298, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1308 = stablehlo.broadcast_in_dim %1282, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1309 = stablehlo.compare EQ, %1307, %1308, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1310 = stablehlo.select %1309, %1301, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1311 = stablehlo.reduce(%1310 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1312 = stablehlo.broadcast_in_dim %1311, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1313 = stablehlo.broadcast_in_dim %1312, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1314 = stablehlo.compare EQ, %1301, %1313, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1315 = stablehlo.select %1314, %208, %1307 : tensor<11x512xi1>, tensor<11x512xf32>
    %1316 = stablehlo.reduce(%1315 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1317 = stablehlo.broadcast_in_dim %1316, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1319 = stablehlo.select %1289, %1318, %1280 : tensor<11x96xi1>, tensor<11x96xf32>
    %1320 = stablehlo.reduce(%1319 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1321 = stablehlo.broadcast_in_dim %1320, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1322 = stablehlo.broadcast_in_dim %1321, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1323 = stablehlo.compare EQ, %1319, %1322, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1324 = stablehlo.select %1323, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1325 = stablehlo.reduce(%1324 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1326 = stablehlo.broadcast_in_dim %1325, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1327 = stablehlo.broadcast_in_dim %1326, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1328 = stablehlo.compare EQ, %232, %1327, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1329 = stablehlo.select %1328, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1330 = stablehlo.slice %1329 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1331 = stablehlo.broadcast_in_dim %1330, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1332 = stablehlo.broadcast_in_dim %1331, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1333 = stablehlo.add %122, %1332 : tensor<11x96x512xf32>
    %1334 = stablehlo.reduce(%1333 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1335 = stablehlo.abs %1334 : tensor<11x512xf32>
    %1336 = stablehlo.compare LT, %1335, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1337 = stablehlo.select %1336, %248, %1334 : tensor<11x512xi1>, tensor<11x512xf32>
    %1338 = stablehlo.multiply %1326, %250 : tensor<11x1xi32>
    %1339 = stablehlo.broadcast_in_dim %1338, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1340 = stablehlo.add %1339, %192 : tensor<11x512xi32>
    %1341 = stablehlo.compare LT, %1337, %1308, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1342 = stablehlo.compare EQ, %1337, %1308, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1343 = stablehlo.compare GT, %1340, %1313, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1344 = stablehlo.and %1342, %1343 : tensor<11x512xi1>
    %1345 = stablehlo.or %1341, %1344 : tensor<11x512xi1>
    %1346 = stablehlo.select %1345, %1337, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1347 = stablehlo.broadcast_in_dim %1321, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1348 = stablehlo.compare EQ, %1346, %1347, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1349 = stablehlo.select %1348, %1340, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1350 = stablehlo.reduce(%1349 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1351 = stablehlo.broadcast_in_dim %1350, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1352 = stablehlo.broadcast_in_dim %1351, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1353 = stablehlo.compare EQ, %1340, %1352, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1354 = stablehlo.select %1353, %208, %1346 : tensor<11x512xi1>, tensor<11x512xf32>
    %1355 = stablehlo.reduce(%1354 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1356 = stablehlo.broadcast_in_dim %1355, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1357 = stablehlo.broadcast_in_dim %1356, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1358 = stablehlo.select %1328, %1357, %1319 : tensor<11x96xi1>, tensor<11x96xf32>
    %1359 = stablehlo.reduce(%1358 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1360 = stablehlo.broadcast_in_dim %1359, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1361 = stablehlo.broadcast_in_dim %1360, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1362 = stablehlo.compare EQ, %1358, %1361, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1363 = stablehlo.select %1362, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1364 = stablehlo.reduce(%1363 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1365 = stablehlo.broadcast_in_dim %1364, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1366 = stablehlo.broadcast_in_dim %1365, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1367 = stablehlo.compare EQ, %232, %1366, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1368 = stablehlo.select %1367, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1369 = stablehlo.slice %1368 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1370 = stablehlo.broadcast_in_dim %1369, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1371 = stablehlo.broadcast_in_dim %1370, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1372 = stablehlo.add %122, %1371 : tensor<11x96x512xf32>
    %1373 = stablehlo.reduce(%1372 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1374 = stablehlo.abs %1373 : tensor<11x512xf32>
    %1375 = stablehlo.compare LT, %1374, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1376 = stablehlo.select %1375, %248, %1373 : tensor<11x512xi1>, tensor<11x512xf32>
    %1377 = stablehlo.multiply %1365, %250 : tensor<11x1xi32>
    %1378 = stablehlo.broadcast_in_dim %1377, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1379 = stablehlo.add %1378, %192 : tensor<11x512xi32>
    %1380 = stablehlo.compare LT, %1376, %1347, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1381 = stablehlo.compare EQ, %1376, %1347, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1382 = stablehlo.compare GT, %1379, %1352, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1383 = stablehlo.and %1381, %1382 : tensor<11x512xi1>
    %1384 = stablehlo.or %1380, %1383 : tensor<11x512xi1>
    %1385 = stablehlo.select %1384, %1376, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1386 = stablehlo.broadcast_in_dim %1360, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1387 = stablehlo.compare EQ, %1385, %1386, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1388 = stablehlo.select %1387, %1379, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1389 = stablehlo.reduce(%1388 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1390 = stablehlo.broadcast_in_dim %1389, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1391 = stablehlo.broadcast_in_dim %1390, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1392 = stablehlo.compare EQ, %1379, %1391, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1393 = stablehlo.select %1392, %208, %1385 : tensor<11x512xi1>, tensor<11x512xf32>
    %1394 = stablehlo.reduce(%1393 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %1395 = stablehlo.broadcast_in_dim %1394, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1396 = stablehlo.broadcast_in_dim %1395, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1397 = stablehlo.select %1367, %1396, %1358 : tensor<11x96xi1>, tensor<11x96xf32>
    %1398 = stablehlo.reduce(%1397 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %1399 = stablehlo.broadcast_in_dim %1398, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %1400 = stablehlo.broadcast_in_dim %1399, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x96xf32>
    %1401 = stablehlo.compare EQ, %1397, %1400, FLOAT : (tensor<11x96xf32>, tensor<11x96xf32>) -> tensor<11x96xi1>
    %1402 = stablehlo.select %1401, %232, %233 : tensor<11x96xi1>, tensor<11x96xi32>
    %1403 = stablehlo.reduce(%1402 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %1404 = stablehlo.broadcast_in_dim %1403, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1405 = stablehlo.broadcast_in_dim %1404, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %1406 = stablehlo.compare EQ, %232, %1405, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %1407 = stablehlo.select %1406, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %1408 = stablehlo.slice %1407 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %1409 = stablehlo.broadcast_in_dim %1408, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %1410 = stablehlo.broadcast_in_dim %1409, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %1411 = stablehlo.add %122, %1410 : tensor<11x96x512xf32>
    %1412 = stablehlo.reduce(%1411 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %1413 = stablehlo.abs %1412 : tensor<11x512xf32>
    %1414 = stablehlo.compare LT, %1413, %246, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1415 = stablehlo.select %1414, %248, %1412 : tensor<11x512xi1>, tensor<11x512xf32>
    %1416 = stablehlo.multiply %1404, %250 : tensor<11x1xi32>
    %1417 = stablehlo.broadcast_in_dim %1416, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %1418 = stablehlo.add %1417, %192 : tensor<11x512xi32>
    %1419 = stablehlo.compare LT, %1415, %1386, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1420 = stablehlo.compare EQ, %1415, %1386, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1421 = stablehlo.compare GT, %1418, %1391, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %1422 = stablehlo.and %1420, %1421 : tensor<11x512xi1>
    %1423 = stablehlo.or %1419, %1422 : tensor<11x512xi1>
    %1424 = stablehlo.select %1423, %1415, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %1425 = stablehlo.broadcast_in_dim %1399, dims = [0, 1] : (tensor<11x1xf32>) -> tensor<11x512xf32>
    %1426 = stablehlo.compare EQ, %1424, %1425, FLOAT : (tensor<11x512xf32>, tensor<11x512xf32>) -> tensor<11x512xi1>
    %1427 = stablehlo.select %1426, %1418, %256 : tensor<11x512xi1>, tensor<11x512xi32>
    %1428 = stablehlo.reduce(%1427 init: %c_9) applies stablehlo.minimum across dimensions = [1] : (tensor<11x512xi32>, tensor<i32>) -> tensor<11xi32>
    %1429 = stablehlo.broadcast_in_dim %1428, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %1430 = stablehlo.concatenate %259, %298, %337, %376, %415, %454, %493, %532, %571, %610, %649, %688, %727, %766, %805, %844, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x16xi32>
    %1431 = stablehlo.concatenate %883, %922, %961, %1000, %1039, %1078, %1117, %1156, %1195, %1234, %1273, %1312, %1351, %1390, %1429, dim = 1 : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x15xi32>
    %1432 = stablehlo.concatenate %1430, %1431, dim = 1 : (tensor<11x16xi32>, tensor<11x15xi32>) -> tensor<11x31xi32>
    %1433 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1434 = stablehlo.compare EQ, %229, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1435 = stablehlo.subtract %229, %125 : tensor<11x1xf32>
    %1436 = stablehlo.subtract %1435, %167 : tensor<11x1xf32>
    %1437 = stablehlo.select %1434, %214, %1436 : tensor<11x1xi1>, tensor<11x1xf32>
    %1438 = stablehlo.compare EQ, %268, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1439 = stablehlo.subtract %268, %125 : tensor<11x1xf32>
    %1440 = stablehlo.subtract %1439, %167 : tensor<11x1xf32>
    %1441 = stablehlo.select %1438, %214, %1440 : tensor<11x1xi1>, tensor<11x1xf32>
    %1442 = stablehlo.compare EQ, %307, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1443 = stablehlo.subtract %307, %125 : tensor<11x1xf32>
    %1444 = stablehlo.subtract %1443, %167 : tensor<11x1xf32>
    %1445 = stablehlo.select %1442, %214, %1444 : tensor<11x1xi1>, tensor<11x1xf32>
    %1446 = stablehlo.compare EQ, %346, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1447 = stablehlo.subtract %346, %125 : tensor<11x1xf32>
    %1448 = stablehlo.subtract %1447, %167 : tensor<11x1xf32>
    %1449 = stablehlo.select %1446, %214, %1448 : tensor<11x1xi1>, tensor<11x1xf32>
    %1450 = stablehlo.compare EQ, %385, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1451 = stablehlo.subtract %385, %125 : tensor<11x1xf32>
    %1452 = stablehlo.subtract %1451, %167 : tensor<11x1xf32>
    %1453 = stablehlo.select %1450, %214, %1452 : tensor<11x1xi1>, tensor<11x1xf32>
    %1454 = stablehlo.compare EQ, %424, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1455 = stablehlo.subtract %424, %125 : tensor<11x1xf32>
    %1456 = stablehlo.subtract %1455, %167 : tensor<11x1xf32>
    %1457 = stablehlo.select %1454, %214, %1456 : tensor<11x1xi1>, tensor<11x1xf32>
    %1458 = stablehlo.compare EQ, %463, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1459 = stablehlo.subtract %463, %125 : tensor<11x1xf32>
    %1460 = stablehlo.subtract %1459, %167 : tensor<11x1xf32>
    %1461 = stablehlo.select %1458, %214, %1460 : tensor<11x1xi1>, tensor<11x1xf32>
    %1462 = stablehlo.compare EQ, %502, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1463 = stablehlo.subtract %502, %125 : tensor<11x1xf32>
    %1464 = stablehlo.subtract %1463, %167 : tensor<11x1xf32>
    %1465 = stablehlo.select %1462, %214, %1464 : tensor<11x1xi1>, tensor<11x1xf32>
    %1466 = stablehlo.compare EQ, %541, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1467 = stablehlo.subtract %541, %125 : tensor<11x1xf32>
    %1468 = stablehlo.subtract %1467, %167 : tensor<11x1xf32>
    %1469 = stablehlo.select %1466, %214, %1468 : tensor<11x1xi1>, tensor<11x1xf32>
    %1470 = stablehlo.compare EQ, %580, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1471 = stablehlo.subtract %580, %125 : tensor<11x1xf32>
    %1472 = stablehlo.subtract %1471, %167 : tensor<11x1xf32>
    %1473 = stablehlo.select %1470, %214, %1472 : tensor<11x1xi1>, tensor<11x1xf32>
    %1474 = stablehlo.compare EQ, %619, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1475 = stablehlo.subtract %619, %125 : tensor<11x1xf32>
    %1476 = stablehlo.subtract %1475, %167 : tensor<11x1xf32>
    %1477 = stablehlo.select %1474, %214, %1476 : tensor<11x1xi1>, tensor<11x1xf32>
    %1478 = stablehlo.compare EQ, %658, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1479 = stablehlo.subtract %658, %125 : tensor<11x1xf32>
    %1480 = stablehlo.subtract %1479, %167 : tensor<11x1xf32>
    %1481 = stablehlo.select %1478, %214, %1480 : tensor<11x1xi1>, tensor<11x1xf32>
    %1482 = stablehlo.compare EQ, %697, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1483 = stablehlo.subtract %697, %125 : tensor<11x1xf32>
    %1484 = stablehlo.subtract %1483, %167 : tensor<11x1xf32>
    %1485 = stablehlo.select %1482, %214, %1484 : tensor<11x1xi1>, tensor<11x1xf32>
    %1486 = stablehlo.compare EQ, %736, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1487 = stablehlo.subtract %736, %125 : tensor<11x1xf32>
    %1488 = stablehlo.subtract %1487, %167 : tensor<11x1xf32>
    %1489 = stablehlo.select %1486, %214, %1488 : tensor<11x1xi1>, tensor<11x1xf32>
    %1490 = stablehlo.compare EQ, %775, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1491 = stablehlo.subtract %775, %125 : tensor<11x1xf32>
    %1492 = stablehlo.subtract %1491, %167 : tensor<11x1xf32>
    %1493 = stablehlo.select %1490, %214, %1492 : tensor<11x1xi1>, tensor<11x1xf32>
    %1494 = stablehlo.compare EQ, %814, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1495 = stablehlo.subtract %814, %125 : tensor<11x1xf32>
    %1496 = stablehlo.subtract %1495, %167 : tensor<11x1xf32>
    %1497 = stablehlo.select %1494, %214, %1496 : tensor<11x1xi1>, tensor<11x1xf32>
    %1498 = stablehlo.compare EQ, %853, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1499 = stablehlo.subtract %853, %125 : tensor<11x1xf32>
    %1500 = stablehlo.subtract %1499, %167 : tensor<11x1xf32>
    %1501 = stablehlo.select %1498, %214, %1500 : tensor<11x1xi1>, tensor<11x1xf32>
    %1502 = stablehlo.compare EQ, %892, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1503 = stablehlo.subtract %892, %125 : tensor<11x1xf32>
    %1504 = stablehlo.subtract %1503, %167 : tensor<11x1xf32>
    %1505 = stablehlo.select %1502, %214, %1504 : tensor<11x1xi1>, tensor<11x1xf32>
    %1506 = stablehlo.compare EQ, %931, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1507 = stablehlo.subtract %931, %125 : tensor<11x1xf32>
    %1508 = stablehlo.subtract %1507, %167 : tensor<11x1xf32>
    %1509 = stablehlo.select %1506, %214, %1508 : tensor<11x1xi1>, tensor<11x1xf32>
    %1510 = stablehlo.compare EQ, %970, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1511 = stablehlo.subtract %970, %125 : tensor<11x1xf32>
    %1512 = stablehlo.subtract %1511, %167 : tensor<11x1xf32>
    %1513 = stablehlo.select %1510, %214, %1512 : tensor<11x1xi1>, tensor<11x1xf32>
    %1514 = stablehlo.compare EQ, %1009, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1515 = stablehlo.subtract %1009, %125 : tensor<11x1xf32>
    %1516 = stablehlo.subtract %1515, %167 : tensor<11x1xf32>
    %1517 = stablehlo.select %1514, %214, %1516 : tensor<11x1xi1>, tensor<11x1xf32>
    %1518 = stablehlo.compare EQ, %1048, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1519 = stablehlo.subtract %1048, %125 : tensor<11x1xf32>
    %1520 = stablehlo.subtract %1519, %167 : tensor<11x1xf32>
    %1521 = stablehlo.select %1518, %214, %1520 : tensor<11x1xi1>, tensor<11x1xf32>
    %1522 = stablehlo.compare EQ, %1087, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1523 = stablehlo.subtract %1087, %125 : tensor<11x1xf32>
    %1524 = stablehlo.subtract %1523, %167 : tensor<11x1xf32>
    %1525 = stablehlo.select %1522, %214, %1524 : tensor<11x1xi1>, tensor<11x1xf32>
    %1526 = stablehlo.compare EQ, %1126, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1527 = stablehlo.subtract %1126, %125 : tensor<11x1xf32>
    %1528 = stablehlo.subtract %1527, %167 : tensor<11x1xf32>
    %1529 = stablehlo.select %1526, %214, %1528 : tensor<11x1xi1>, tensor<11x1xf32>
    %1530 = stablehlo.compare EQ, %1165, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1531 = stablehlo.subtract %1165, %125 : tensor<11x1xf32>
    %1532 = stablehlo.subtract %1531, %167 : tensor<11x1xf32>
    %1533 = stablehlo.select %1530, %214, %1532 : tensor<11x1xi1>, tensor<11x1xf32>
    %1534 = stablehlo.compare EQ, %1204, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1535 = stablehlo.subtract %1204, %125 : tensor<11x1xf32>
    %1536 = stablehlo.subtract %1535, %167 : tensor<11x1xf32>
    %1537 = stablehlo.select %1534, %214, %1536 : tensor<11x1xi1>, tensor<11x1xf32>
    %1538 = stablehlo.compare EQ, %1243, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1539 = stablehlo.subtract %1243, %125 : tensor<11x1xf32>
    %1540 = stablehlo.subtract %1539, %167 : tensor<11x1xf32>
    %1541 = stablehlo.select %1538, %214, %1540 : tensor<11x1xi1>, tensor<11x1xf32>
    %1542 = stablehlo.compare EQ, %1282, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1543 = stablehlo.subtract %1282, %125 : tensor<11x1xf32>
    %1544 = stablehlo.subtract %1543, %167 : tensor<11x1xf32>
    %1545 = stablehlo.select %1542, %214, %1544 : tensor<11x1xi1>, tensor<11x1xf32>
    %1546 = stablehlo.compare EQ, %1321, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1547 = stablehlo.subtract %1321, %125 : tensor<11x1xf32>
    %1548 = stablehlo.subtract %1547, %167 : tensor<11x1xf32>
    %1549 = stablehlo.select %1546, %214, %1548 : tensor<11x1xi1>, tensor<11x1xf32>
    %1550 = stablehlo.compare EQ, %1360, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1551 = stablehlo.subtract %1360, %125 : tensor<11x1xf32>
    %1552 = stablehlo.subtract %1551, %167 : tensor<11x1xf32>
    %1553 = stablehlo.select %1550, %214, %1552 : tensor<11x1xi1>, tensor<11x1xf32>
    %1554 = stablehlo.compare EQ, %1399, %1433, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1555 = stablehlo.subtract %1399, %125 : tensor<11x1xf32>
    %1556 = stablehlo.subtract %1555, %167 : tensor<11x1xf32>
    %1557 = stablehlo.select %1554, %214, %1556 : tensor<11x1xi1>, tensor<11x1xf32>
    %1558 = stablehlo.concatenate %1437, %1441, %1445, %1449, %1453, %1457, %1461, %1465, %1469, %1473, %1477, %1481, %1485, %1489, %1493, %1497, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x16xf32>
    %1559 = stablehlo.concatenate %1501, %1505, %1509, %1513, %1517, %1521, %1525, %1529, %1533, %1537, %1541, %1545, %1549, %1553, %1557, dim = 1 : (tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x15xf32>
    %1560 = stablehlo.concatenate %1558, %1559, dim = 1 : (tensor<11x16xf32>, tensor<11x15xf32>) -> tensor<11x31xf32>
    %1561 = stablehlo.iota dim = 1 : tensor<11x31xi32>
    %1562 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1563 = stablehlo.minimum %1561, %1562 : tensor<11x31xi32>
    %1564 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1565 = stablehlo.compare EQ, %1560, %1564, FLOAT : (tensor<11x31xf32>, tensor<11x31xf32>) -> tensor<11x31xi1>
    %1566 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1567 = stablehlo.select %1565, %1566, %1432 : tensor<11x31xi1>, tensor<11x31xi32>
    %1568 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x31xi1>
    %1569 = stablehlo.select %1568, %1563, %1567 : tensor<11x31xi1>, tensor<11x31xi32>
    %1570 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1571 = stablehlo.select %1568, %1570, %1560 : tensor<11x31xi1>, tensor<11x31xf32>
    %1572 = stablehlo.reshape %218 : (tensor<11x1xf32>) -> tensor<11xf32>
    %1573 = stablehlo.compare GE, %115, %111, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %1574 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %1575 = stablehlo.select %1573, %1572, %1574 : tensor<11xi1>, tensor<11xf32>
    %1576 = stablehlo.reshape %1573 : (tensor<11xi1>) -> tensor<11x1xi1>
    %1577 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x31xf32>
    %1578 = stablehlo.broadcast_in_dim %1576, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x31xi1>
    %1579 = stablehlo.select %1578, %1571, %1577 : tensor<11x31xi1>, tensor<11x31xf32>
    %1580 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<11x31xi32>
    %1581 = stablehlo.select %1578, %1569, %1580 : tensor<11x31xi1>, tensor<11x31xi32>
    %1582 = stablehlo.compare GE, %98, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %1583 = stablehlo.broadcast_in_dim %1582, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %1584 = stablehlo.reshape %1575 : (tensor<11xf32>) -> tensor<11x1xf32>
    %1585 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %1586 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %1587 = stablehlo.select %105, %1585, %1586 : tensor<9x11xi1>, tensor<9x11xf32>
    %1588 = stablehlo.compare NE, %1584, %1584, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %1589 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1590 = stablehlo.convert %c_8 : (tensor<i32>) -> tensor<f32>
    %1591 = stablehlo.broadcast_in_dim %1590, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1592 = stablehlo.select %1588, %1591, %1589 : tensor<11x1xi1>, tensor<11x1xf32>
    %1593 = stablehlo.reshape %1592 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1594 = stablehlo.broadcast_in_dim %1593, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1595 = stablehlo.add %1587, %1594 : tensor<9x11xf32>
    %1596 = stablehlo.reduce(%1595 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1597 = stablehlo.broadcast_in_dim %1596, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1598 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1599 = stablehlo.compare GT, %1597, %1598, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %1600 = stablehlo.slice %1584 [0:11, 0:1] : (tensor<11x1xf32>) -> tensor<11x1xf32>
    %1601 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %1602 = stablehlo.select %1588, %1601, %1600 : tensor<11x1xi1>, tensor<11x1xf32>
    %1603 = stablehlo.reshape %1602 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1604 = stablehlo.broadcast_in_dim %1603, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1605 = stablehlo.add %1587, %1604 : tensor<9x11xf32>
    %1606 = stablehlo.reduce(%1605 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1607 = stablehlo.broadcast_in_dim %1606, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1608 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1609 = stablehlo.select %1599, %1608, %1607 : tensor<9x1xi1>, tensor<9x1xf32>
    %1610 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1611 = stablehlo.select %1583, %1609, %1610 : tensor<9x1xi1>, tensor<9x1xf32>
    %1612 = stablehlo.slice %1579 [0:11, 0:1] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1613 = stablehlo.slice %1579 [0:11, 1:2] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1614 = stablehlo.slice %1579 [0:11, 2:3] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1615 = stablehlo.slice %1579 [0:11, 3:4] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1616 = stablehlo.slice %1579 [0:11, 4:5] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1617 = stablehlo.slice %1579 [0:11, 5:6] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1618 = stablehlo.slice %1579 [0:11, 6:7] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1619 = stablehlo.slice %1579 [0:11, 7:8] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1620 = stablehlo.slice %1579 [0:11, 8:9] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1621 = stablehlo.slice %1579 [0:11, 9:10] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1622 = stablehlo.slice %1579 [0:11, 10:11] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1623 = stablehlo.slice %1579 [0:11, 11:12] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1624 = stablehlo.slice %1579 [0:11, 12:13] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1625 = stablehlo.slice %1579 [0:11, 13:14] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1626 = stablehlo.slice %1579 [0:11, 14:15] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1627 = stablehlo.slice %1579 [0:11, 15:16] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1628 = stablehlo.slice %1579 [0:11, 16:17] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1629 = stablehlo.slice %1579 [0:11, 17:18] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1630 = stablehlo.slice %1579 [0:11, 18:19] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1631 = stablehlo.slice %1579 [0:11, 19:20] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1632 = stablehlo.slice %1579 [0:11, 20:21] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1633 = stablehlo.slice %1579 [0:11, 21:22] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1634 = stablehlo.slice %1579 [0:11, 22:23] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1635 = stablehlo.slice %1579 [0:11, 23:24] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1636 = stablehlo.slice %1579 [0:11, 24:25] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1637 = stablehlo.slice %1579 [0:11, 25:26] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1638 = stablehlo.slice %1579 [0:11, 26:27] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1639 = stablehlo.slice %1579 [0:11, 27:28] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1640 = stablehlo.slice %1579 [0:11, 28:29] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1641 = stablehlo.slice %1579 [0:11, 29:30] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1642 = stablehlo.slice %1579 [0:11, 30:31] : (tensor<11x31xf32>) -> tensor<11x1xf32>
    %1643 = stablehlo.select %1588, %1601, %1612 : tensor<11x1xi1>, tensor<11x1xf32>
    %1644 = stablehlo.reshape %1643 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1645 = stablehlo.broadcast_in_dim %1644, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1646 = stablehlo.add %1587, %1645 : tensor<9x11xf32>
    %1647 = stablehlo.reduce(%1646 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1648 = stablehlo.broadcast_in_dim %1647, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1649 = stablehlo.select %1588, %1601, %1613 : tensor<11x1xi1>, tensor<11x1xf32>
    %1650 = stablehlo.reshape %1649 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1651 = stablehlo.broadcast_in_dim %1650, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1652 = stablehlo.add %1587, %1651 : tensor<9x11xf32>
    %1653 = stablehlo.reduce(%1652 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1654 = stablehlo.broadcast_in_dim %1653, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1655 = stablehlo.select %1588, %1601, %1614 : tensor<11x1xi1>, tensor<11x1xf32>
    %1656 = stablehlo.reshape %1655 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1657 = stablehlo.broadcast_in_dim %1656, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1658 = stablehlo.add %1587, %1657 : tensor<9x11xf32>
    %1659 = stablehlo.reduce(%1658 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1660 = stablehlo.broadcast_in_dim %1659, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1661 = stablehlo.select %1588, %1601, %1615 : tensor<11x1xi1>, tensor<11x1xf32>
    %1662 = stablehlo.reshape %1661 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1663 = stablehlo.broadcast_in_dim %1662, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1664 = stablehlo.add %1587, %1663 : tensor<9x11xf32>
    %1665 = stablehlo.reduce(%1664 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1666 = stablehlo.broadcast_in_dim %1665, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1667 = stablehlo.select %1588, %1601, %1616 : tensor<11x1xi1>, tensor<11x1xf32>
    %1668 = stablehlo.reshape %1667 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1669 = stablehlo.broadcast_in_dim %1668, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1670 = stablehlo.add %1587, %1669 : tensor<9x11xf32>
    %1671 = stablehlo.reduce(%1670 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1672 = stablehlo.broadcast_in_dim %1671, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1673 = stablehlo.select %1588, %1601, %1617 : tensor<11x1xi1>, tensor<11x1xf32>
    %1674 = stablehlo.reshape %1673 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1675 = stablehlo.broadcast_in_dim %1674, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1676 = stablehlo.add %1587, %1675 : tensor<9x11xf32>
    %1677 = stablehlo.reduce(%1676 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1678 = stablehlo.broadcast_in_dim %1677, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1679 = stablehlo.select %1588, %1601, %1618 : tensor<11x1xi1>, tensor<11x1xf32>
    %1680 = stablehlo.reshape %1679 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1681 = stablehlo.broadcast_in_dim %1680, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1682 = stablehlo.add %1587, %1681 : tensor<9x11xf32>
    %1683 = stablehlo.reduce(%1682 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1684 = stablehlo.broadcast_in_dim %1683, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1685 = stablehlo.select %1588, %1601, %1619 : tensor<11x1xi1>, tensor<11x1xf32>
    %1686 = stablehlo.reshape %1685 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1687 = stablehlo.broadcast_in_dim %1686, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1688 = stablehlo.add %1587, %1687 : tensor<9x11xf32>
    %1689 = stablehlo.reduce(%1688 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1690 = stablehlo.broadcast_in_dim %1689, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1691 = stablehlo.select %1588, %1601, %1620 : tensor<11x1xi1>, tensor<11x1xf32>
    %1692 = stablehlo.reshape %1691 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1693 = stablehlo.broadcast_in_dim %1692, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1694 = stablehlo.add %1587, %1693 : tensor<9x11xf32>
    %1695 = stablehlo.reduce(%1694 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1696 = stablehlo.broadcast_in_dim %1695, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1697 = stablehlo.select %1588, %1601, %1621 : tensor<11x1xi1>, tensor<11x1xf32>
    %1698 = stablehlo.reshape %1697 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1699 = stablehlo.broadcast_in_dim %1698, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1700 = stablehlo.add %1587, %1699 : tensor<9x11xf32>
    %1701 = stablehlo.reduce(%1700 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1702 = stablehlo.broadcast_in_dim %1701, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1703 = stablehlo.select %1588, %1601, %1622 : tensor<11x1xi1>, tensor<11x1xf32>
    %1704 = stablehlo.reshape %1703 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1705 = stablehlo.broadcast_in_dim %1704, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1706 = stablehlo.add %1587, %1705 : tensor<9x11xf32>
    %1707 = stablehlo.reduce(%1706 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1708 = stablehlo.broadcast_in_dim %1707, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1709 = stablehlo.select %1588, %1601, %1623 : tensor<11x1xi1>, tensor<11x1xf32>
    %1710 = stablehlo.reshape %1709 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1711 = stablehlo.broadcast_in_dim %1710, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1712 = stablehlo.add %1587, %1711 : tensor<9x11xf32>
    %1713 = stablehlo.reduce(%1712 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1714 = stablehlo.broadcast_in_dim %1713, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1715 = stablehlo.select %1588, %1601, %1624 : tensor<11x1xi1>, tensor<11x1xf32>
    %1716 = stablehlo.reshape %1715 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1717 = stablehlo.broadcast_in_dim %1716, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1718 = stablehlo.add %1587, %1717 : tensor<9x11xf32>
    %1719 = stablehlo.reduce(%1718 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1720 = stablehlo.broadcast_in_dim %1719, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1721 = stablehlo.select %1588, %1601, %1625 : tensor<11x1xi1>, tensor<11x1xf32>
    %1722 = stablehlo.reshape %1721 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1723 = stablehlo.broadcast_in_dim %1722, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1724 = stablehlo.add %1587, %1723 : tensor<9x11xf32>
    %1725 = stablehlo.reduce(%1724 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1726 = stablehlo.broadcast_in_dim %1725, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1727 = stablehlo.select %1588, %1601, %1626 : tensor<11x1xi1>, tensor<11x1xf32>
    %1728 = stablehlo.reshape %1727 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1729 = stablehlo.broadcast_in_dim %1728, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1730 = stablehlo.add %1587, %1729 : tensor<9x11xf32>
    %1731 = stablehlo.reduce(%1730 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1732 = stablehlo.broadcast_in_dim %1731, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1733 = stablehlo.select %1588, %1601, %1627 : tensor<11x1xi1>, tensor<11x1xf32>
    %1734 = stablehlo.reshape %1733 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1735 = stablehlo.broadcast_in_dim %1734, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1736 = stablehlo.add %1587, %1735 : tensor<9x11xf32>
    %1737 = stablehlo.reduce(%1736 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1738 = stablehlo.broadcast_in_dim %1737, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1739 = stablehlo.select %1588, %1601, %1628 : tensor<11x1xi1>, tensor<11x1xf32>
    %1740 = stablehlo.reshape %1739 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1741 = stablehlo.broadcast_in_dim %1740, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1742 = stablehlo.add %1587, %1741 : tensor<9x11xf32>
    %1743 = stablehlo.reduce(%1742 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1744 = stablehlo.broadcast_in_dim %1743, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1745 = stablehlo.select %1588, %1601, %1629 : tensor<11x1xi1>, tensor<11x1xf32>
    %1746 = stablehlo.reshape %1745 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1747 = stablehlo.broadcast_in_dim %1746, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1748 = stablehlo.add %1587, %1747 : tensor<9x11xf32>
    %1749 = stablehlo.reduce(%1748 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1750 = stablehlo.broadcast_in_dim %1749, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1751 = stablehlo.select %1588, %1601, %1630 : tensor<11x1xi1>, tensor<11x1xf32>
    %1752 = stablehlo.reshape %1751 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1753 = stablehlo.broadcast_in_dim %1752, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1754 = stablehlo.add %1587, %1753 : tensor<9x11xf32>
    %1755 = stablehlo.reduce(%1754 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1756 = stablehlo.broadcast_in_dim %1755, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1757 = stablehlo.select %1588, %1601, %1631 : tensor<11x1xi1>, tensor<11x1xf32>
    %1758 = stablehlo.reshape %1757 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1759 = stablehlo.broadcast_in_dim %1758, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1760 = stablehlo.add %1587, %1759 : tensor<9x11xf32>
    %1761 = stablehlo.reduce(%1760 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1762 = stablehlo.broadcast_in_dim %1761, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1763 = stablehlo.select %1588, %1601, %1632 : tensor<11x1xi1>, tensor<11x1xf32>
    %1764 = stablehlo.reshape %1763 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1765 = stablehlo.broadcast_in_dim %1764, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1766 = stablehlo.add %1587, %1765 : tensor<9x11xf32>
    %1767 = stablehlo.reduce(%1766 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1768 = stablehlo.broadcast_in_dim %1767, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1769 = stablehlo.select %1588, %1601, %1633 : tensor<11x1xi1>, tensor<11x1xf32>
    %1770 = stablehlo.reshape %1769 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1771 = stablehlo.broadcast_in_dim %1770, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1772 = stablehlo.add %1587, %1771 : tensor<9x11xf32>
    %1773 = stablehlo.reduce(%1772 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1774 = stablehlo.broadcast_in_dim %1773, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1775 = stablehlo.select %1588, %1601, %1634 : tensor<11x1xi1>, tensor<11x1xf32>
    %1776 = stablehlo.reshape %1775 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1777 = stablehlo.broadcast_in_dim %1776, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1778 = stablehlo.add %1587, %1777 : tensor<9x11xf32>
    %1779 = stablehlo.reduce(%1778 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1780 = stablehlo.broadcast_in_dim %1779, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1781 = stablehlo.select %1588, %1601, %1635 : tensor<11x1xi1>, tensor<11x1xf32>
    %1782 = stablehlo.reshape %1781 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1783 = stablehlo.broadcast_in_dim %1782, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1784 = stablehlo.add %1587, %1783 : tensor<9x11xf32>
    %1785 = stablehlo.reduce(%1784 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1786 = stablehlo.broadcast_in_dim %1785, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1787 = stablehlo.select %1588, %1601, %1636 : tensor<11x1xi1>, tensor<11x1xf32>
    %1788 = stablehlo.reshape %1787 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1789 = stablehlo.broadcast_in_dim %1788, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1790 = stablehlo.add %1587, %1789 : tensor<9x11xf32>
    %1791 = stablehlo.reduce(%1790 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1792 = stablehlo.broadcast_in_dim %1791, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1793 = stablehlo.select %1588, %1601, %1637 : tensor<11x1xi1>, tensor<11x1xf32>
    %1794 = stablehlo.reshape %1793 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1795 = stablehlo.broadcast_in_dim %1794, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1796 = stablehlo.add %1587, %1795 : tensor<9x11xf32>
    %1797 = stablehlo.reduce(%1796 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1798 = stablehlo.broadcast_in_dim %1797, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1799 = stablehlo.select %1588, %1601, %1638 : tensor<11x1xi1>, tensor<11x1xf32>
    %1800 = stablehlo.reshape %1799 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1801 = stablehlo.broadcast_in_dim %1800, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1802 = stablehlo.add %1587, %1801 : tensor<9x11xf32>
    %1803 = stablehlo.reduce(%1802 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1804 = stablehlo.broadcast_in_dim %1803, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1805 = stablehlo.select %1588, %1601, %1639 : tensor<11x1xi1>, tensor<11x1xf32>
    %1806 = stablehlo.reshape %1805 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1807 = stablehlo.broadcast_in_dim %1806, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1808 = stablehlo.add %1587, %1807 : tensor<9x11xf32>
    %1809 = stablehlo.reduce(%1808 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1810 = stablehlo.broadcast_in_dim %1809, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1811 = stablehlo.select %1588, %1601, %1640 : tensor<11x1xi1>, tensor<11x1xf32>
    %1812 = stablehlo.reshape %1811 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1813 = stablehlo.broadcast_in_dim %1812, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1814 = stablehlo.add %1587, %1813 : tensor<9x11xf32>
    %1815 = stablehlo.reduce(%1814 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1816 = stablehlo.broadcast_in_dim %1815, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1817 = stablehlo.select %1588, %1601, %1641 : tensor<11x1xi1>, tensor<11x1xf32>
    %1818 = stablehlo.reshape %1817 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1819 = stablehlo.broadcast_in_dim %1818, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1820 = stablehlo.add %1587, %1819 : tensor<9x11xf32>
    %1821 = stablehlo.reduce(%1820 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1822 = stablehlo.broadcast_in_dim %1821, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1823 = stablehlo.select %1588, %1601, %1642 : tensor<11x1xi1>, tensor<11x1xf32>
    %1824 = stablehlo.reshape %1823 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1825 = stablehlo.broadcast_in_dim %1824, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1826 = stablehlo.add %1587, %1825 : tensor<9x11xf32>
    %1827 = stablehlo.reduce(%1826 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1828 = stablehlo.broadcast_in_dim %1827, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1829 = stablehlo.concatenate %1648, %1654, %1660, %1666, %1672, %1678, %1684, %1690, %1696, %1702, %1708, %1714, %1720, %1726, %1732, %1738, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x16xf32>
    %1830 = stablehlo.concatenate %1744, %1750, %1756, %1762, %1768, %1774, %1780, %1786, %1792, %1798, %1804, %1810, %1816, %1822, %1828, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x15xf32>
    %1831 = stablehlo.concatenate %1829, %1830, dim = 1 : (tensor<9x16xf32>, tensor<9x15xf32>) -> tensor<9x31xf32>
    %1832 = stablehlo.broadcast_in_dim %1599, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x31xi1>
    %1833 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<9x31xf32>
    %1834 = stablehlo.select %1832, %1833, %1831 : tensor<9x31xi1>, tensor<9x31xf32>
    %1835 = stablehlo.broadcast_in_dim %1583, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x31xi1>
    %1836 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<9x31xf32>
    %1837 = stablehlo.select %1835, %1834, %1836 : tensor<9x31xi1>, tensor<9x31xf32>
    %1838 = stablehlo.slice %1581 [0:11, 0:1] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1839 = stablehlo.slice %1581 [0:11, 1:2] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1840 = stablehlo.slice %1581 [0:11, 2:3] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1841 = stablehlo.slice %1581 [0:11, 3:4] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1842 = stablehlo.slice %1581 [0:11, 4:5] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1843 = stablehlo.slice %1581 [0:11, 5:6] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1844 = stablehlo.slice %1581 [0:11, 6:7] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1845 = stablehlo.slice %1581 [0:11, 7:8] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1846 = stablehlo.slice %1581 [0:11, 8:9] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1847 = stablehlo.slice %1581 [0:11, 9:10] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1848 = stablehlo.slice %1581 [0:11, 10:11] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1849 = stablehlo.slice %1581 [0:11, 11:12] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1850 = stablehlo.slice %1581 [0:11, 12:13] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1851 = stablehlo.slice %1581 [0:11, 13:14] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1852 = stablehlo.slice %1581 [0:11, 14:15] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1853 = stablehlo.slice %1581 [0:11, 15:16] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1854 = stablehlo.slice %1581 [0:11, 16:17] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1855 = stablehlo.slice %1581 [0:11, 17:18] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1856 = stablehlo.slice %1581 [0:11, 18:19] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1857 = stablehlo.slice %1581 [0:11, 19:20] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1858 = stablehlo.slice %1581 [0:11, 20:21] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1859 = stablehlo.slice %1581 [0:11, 21:22] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1860 = stablehlo.slice %1581 [0:11, 22:23] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1861 = stablehlo.slice %1581 [0:11, 23:24] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1862 = stablehlo.slice %1581 [0:11, 24:25] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1863 = stablehlo.slice %1581 [0:11, 25:26] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1864 = stablehlo.slice %1581 [0:11, 26:27] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1865 = stablehlo.slice %1581 [0:11, 27:28] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1866 = stablehlo.slice %1581 [0:11, 28:29] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1867 = stablehlo.slice %1581 [0:11, 29:30] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1868 = stablehlo.slice %1581 [0:11, 30:31] : (tensor<11x31xi32>) -> tensor<11x1xi32>
    %1869 = stablehlo.convert %1838 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1870 = stablehlo.reshape %1869 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1871 = stablehlo.broadcast_in_dim %1870, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1872 = stablehlo.add %1587, %1871 : tensor<9x11xf32>
    %1873 = stablehlo.reduce(%1872 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1874 = stablehlo.broadcast_in_dim %1873, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1875 = stablehlo.convert %1839 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1876 = stablehlo.reshape %1875 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1877 = stablehlo.broadcast_in_dim %1876, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1878 = stablehlo.add %1587, %1877 : tensor<9x11xf32>
    %1879 = stablehlo.reduce(%1878 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1880 = stablehlo.broadcast_in_dim %1879, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1881 = stablehlo.convert %1840 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1882 = stablehlo.reshape %1881 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1883 = stablehlo.broadcast_in_dim %1882, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1884 = stablehlo.add %1587, %1883 : tensor<9x11xf32>
    %1885 = stablehlo.reduce(%1884 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1886 = stablehlo.broadcast_in_dim %1885, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1887 = stablehlo.convert %1841 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1888 = stablehlo.reshape %1887 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1889 = stablehlo.broadcast_in_dim %1888, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1890 = stablehlo.add %1587, %1889 : tensor<9x11xf32>
    %1891 = stablehlo.reduce(%1890 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1892 = stablehlo.broadcast_in_dim %1891, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1893 = stablehlo.convert %1842 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1894 = stablehlo.reshape %1893 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1895 = stablehlo.broadcast_in_dim %1894, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1896 = stablehlo.add %1587, %1895 : tensor<9x11xf32>
    %1897 = stablehlo.reduce(%1896 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1898 = stablehlo.broadcast_in_dim %1897, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1899 = stablehlo.convert %1843 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1900 = stablehlo.reshape %1899 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1901 = stablehlo.broadcast_in_dim %1900, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1902 = stablehlo.add %1587, %1901 : tensor<9x11xf32>
    %1903 = stablehlo.reduce(%1902 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1904 = stablehlo.broadcast_in_dim %1903, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1905 = stablehlo.convert %1844 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1906 = stablehlo.reshape %1905 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1907 = stablehlo.broadcast_in_dim %1906, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1908 = stablehlo.add %1587, %1907 : tensor<9x11xf32>
    %1909 = stablehlo.reduce(%1908 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1910 = stablehlo.broadcast_in_dim %1909, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1911 = stablehlo.convert %1845 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1912 = stablehlo.reshape %1911 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1913 = stablehlo.broadcast_in_dim %1912, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1914 = stablehlo.add %1587, %1913 : tensor<9x11xf32>
    %1915 = stablehlo.reduce(%1914 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1916 = stablehlo.broadcast_in_dim %1915, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1917 = stablehlo.convert %1846 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1918 = stablehlo.reshape %1917 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1919 = stablehlo.broadcast_in_dim %1918, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1920 = stablehlo.add %1587, %1919 : tensor<9x11xf32>
    %1921 = stablehlo.reduce(%1920 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1922 = stablehlo.broadcast_in_dim %1921, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1923 = stablehlo.convert %1847 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1924 = stablehlo.reshape %1923 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1925 = stablehlo.broadcast_in_dim %1924, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1926 = stablehlo.add %1587, %1925 : tensor<9x11xf32>
    %1927 = stablehlo.reduce(%1926 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1928 = stablehlo.broadcast_in_dim %1927, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1929 = stablehlo.convert %1848 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1930 = stablehlo.reshape %1929 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1931 = stablehlo.broadcast_in_dim %1930, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1932 = stablehlo.add %1587, %1931 : tensor<9x11xf32>
    %1933 = stablehlo.reduce(%1932 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1934 = stablehlo.broadcast_in_dim %1933, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1935 = stablehlo.convert %1849 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1936 = stablehlo.reshape %1935 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1937 = stablehlo.broadcast_in_dim %1936, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1938 = stablehlo.add %1587, %1937 : tensor<9x11xf32>
    %1939 = stablehlo.reduce(%1938 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1940 = stablehlo.broadcast_in_dim %1939, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1941 = stablehlo.convert %1850 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1942 = stablehlo.reshape %1941 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1943 = stablehlo.broadcast_in_dim %1942, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1944 = stablehlo.add %1587, %1943 : tensor<9x11xf32>
    %1945 = stablehlo.reduce(%1944 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1946 = stablehlo.broadcast_in_dim %1945, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1947 = stablehlo.convert %1851 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1948 = stablehlo.reshape %1947 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1949 = stablehlo.broadcast_in_dim %1948, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1950 = stablehlo.add %1587, %1949 : tensor<9x11xf32>
    %1951 = stablehlo.reduce(%1950 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1952 = stablehlo.broadcast_in_dim %1951, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1953 = stablehlo.convert %1852 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1954 = stablehlo.reshape %1953 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1955 = stablehlo.broadcast_in_dim %1954, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1956 = stablehlo.add %1587, %1955 : tensor<9x11xf32>
    %1957 = stablehlo.reduce(%1956 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1958 = stablehlo.broadcast_in_dim %1957, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1959 = stablehlo.convert %1853 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1960 = stablehlo.reshape %1959 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1961 = stablehlo.broadcast_in_dim %1960, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1962 = stablehlo.add %1587, %1961 : tensor<9x11xf32>
    %1963 = stablehlo.reduce(%1962 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1964 = stablehlo.broadcast_in_dim %1963, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1965 = stablehlo.convert %1854 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1966 = stablehlo.reshape %1965 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1967 = stablehlo.broadcast_in_dim %1966, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1968 = stablehlo.add %1587, %1967 : tensor<9x11xf32>
    %1969 = stablehlo.reduce(%1968 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1970 = stablehlo.broadcast_in_dim %1969, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1971 = stablehlo.convert %1855 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1972 = stablehlo.reshape %1971 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1973 = stablehlo.broadcast_in_dim %1972, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1974 = stablehlo.add %1587, %1973 : tensor<9x11xf32>
    %1975 = stablehlo.reduce(%1974 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1976 = stablehlo.broadcast_in_dim %1975, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1977 = stablehlo.convert %1856 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1978 = stablehlo.reshape %1977 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1979 = stablehlo.broadcast_in_dim %1978, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1980 = stablehlo.add %1587, %1979 : tensor<9x11xf32>
    %1981 = stablehlo.reduce(%1980 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1982 = stablehlo.broadcast_in_dim %1981, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1983 = stablehlo.convert %1857 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1984 = stablehlo.reshape %1983 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1985 = stablehlo.broadcast_in_dim %1984, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1986 = stablehlo.add %1587, %1985 : tensor<9x11xf32>
    %1987 = stablehlo.reduce(%1986 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1988 = stablehlo.broadcast_in_dim %1987, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1989 = stablehlo.convert %1858 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1990 = stablehlo.reshape %1989 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1991 = stablehlo.broadcast_in_dim %1990, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1992 = stablehlo.add %1587, %1991 : tensor<9x11xf32>
    %1993 = stablehlo.reduce(%1992 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %1994 = stablehlo.broadcast_in_dim %1993, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %1995 = stablehlo.convert %1859 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %1996 = stablehlo.reshape %1995 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %1997 = stablehlo.broadcast_in_dim %1996, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %1998 = stablehlo.add %1587, %1997 : tensor<9x11xf32>
    %1999 = stablehlo.reduce(%1998 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2000 = stablehlo.broadcast_in_dim %1999, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2001 = stablehlo.convert %1860 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2002 = stablehlo.reshape %2001 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2003 = stablehlo.broadcast_in_dim %2002, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2004 = stablehlo.add %1587, %2003 : tensor<9x11xf32>
    %2005 = stablehlo.reduce(%2004 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2006 = stablehlo.broadcast_in_dim %2005, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2007 = stablehlo.convert %1861 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2008 = stablehlo.reshape %2007 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2009 = stablehlo.broadcast_in_dim %2008, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2010 = stablehlo.add %1587, %2009 : tensor<9x11xf32>
    %2011 = stablehlo.reduce(%2010 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2012 = stablehlo.broadcast_in_dim %2011, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2013 = stablehlo.convert %1862 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2014 = stablehlo.reshape %2013 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2015 = stablehlo.broadcast_in_dim %2014, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2016 = stablehlo.add %1587, %2015 : tensor<9x11xf32>
    %2017 = stablehlo.reduce(%2016 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2018 = stablehlo.broadcast_in_dim %2017, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2019 = stablehlo.convert %1863 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2020 = stablehlo.reshape %2019 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2021 = stablehlo.broadcast_in_dim %2020, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2022 = stablehlo.add %1587, %2021 : tensor<9x11xf32>
    %2023 = stablehlo.reduce(%2022 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2024 = stablehlo.broadcast_in_dim %2023, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2025 = stablehlo.convert %1864 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2026 = stablehlo.reshape %2025 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2027 = stablehlo.broadcast_in_dim %2026, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2028 = stablehlo.add %1587, %2027 : tensor<9x11xf32>
    %2029 = stablehlo.reduce(%2028 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2030 = stablehlo.broadcast_in_dim %2029, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2031 = stablehlo.convert %1865 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2032 = stablehlo.reshape %2031 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2033 = stablehlo.broadcast_in_dim %2032, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2034 = stablehlo.add %1587, %2033 : tensor<9x11xf32>
    %2035 = stablehlo.reduce(%2034 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2036 = stablehlo.broadcast_in_dim %2035, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2037 = stablehlo.convert %1866 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2038 = stablehlo.reshape %2037 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2039 = stablehlo.broadcast_in_dim %2038, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2040 = stablehlo.add %1587, %2039 : tensor<9x11xf32>
    %2041 = stablehlo.reduce(%2040 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2042 = stablehlo.broadcast_in_dim %2041, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2043 = stablehlo.convert %1867 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2044 = stablehlo.reshape %2043 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2045 = stablehlo.broadcast_in_dim %2044, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2046 = stablehlo.add %1587, %2045 : tensor<9x11xf32>
    %2047 = stablehlo.reduce(%2046 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2048 = stablehlo.broadcast_in_dim %2047, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2049 = stablehlo.convert %1868 : (tensor<11x1xi32>) -> tensor<11x1xf32>
    %2050 = stablehlo.reshape %2049 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %2051 = stablehlo.broadcast_in_dim %2050, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %2052 = stablehlo.add %1587, %2051 : tensor<9x11xf32>
    %2053 = stablehlo.reduce(%2052 init: %cst_12) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %2054 = stablehlo.broadcast_in_dim %2053, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2055 = stablehlo.concatenate %1874, %1880, %1886, %1892, %1898, %1904, %1910, %1916, %1922, %1928, %1934, %1940, %1946, %1952, %1958, %1964, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x16xf32>
    %2056 = stablehlo.concatenate %1970, %1976, %1982, %1988, %1994, %2000, %2006, %2012, %2018, %2024, %2030, %2036, %2042, %2048, %2054, dim = 1 : (tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x15xf32>
    %2057 = stablehlo.concatenate %2055, %2056, dim = 1 : (tensor<9x16xf32>, tensor<9x15xf32>) -> tensor<9x31xf32>
    %2058 = stablehlo.select %1835, %2057, %1836 : tensor<9x31xi1>, tensor<9x31xf32>
    %2059 = stablehlo.convert %2058 : (tensor<9x31xf32>) -> tensor<9x31xi32>
    %2060 = stablehlo.reshape %1611 : (tensor<9x1xf32>) -> tensor<9xf32>
    %2061 = stablehlo.or %12, %100 : tensor<9xi1>
    %2062 = stablehlo.broadcast_in_dim %2061, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %2063 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %2064 = stablehlo.broadcast_in_dim %2060, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %2065 = stablehlo.select %2062, %1610, %2064 : tensor<9x1xi1>, tensor<9x1xf32>
    %2066 = stablehlo.select %2063, %1608, %2065 : tensor<9x1xi1>, tensor<9x1xf32>
    %2067 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %2068 = stablehlo.select %2062, %2067, %116 : tensor<9x1xi1>, tensor<9x1xi32>
    %2069 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %2070 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %2071 = stablehlo.select %2063, %2069, %2070 : tensor<9x1xi1>, tensor<9x1xf32>
    %2072 = stablehlo.convert %2071 : tensor<9x1xf32>
    %2073 = stablehlo.broadcast_in_dim %2062, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x31xi1>
    %2074 = stablehlo.broadcast_in_dim %2072, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x31xf32>
    %2075 = stablehlo.select %2073, %2074, %1837 : tensor<9x31xi1>, tensor<9x31xf32>
    %2076 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9x31xi32>
    %2077 = stablehlo.select %2073, %2076, %2059 : tensor<9x31xi1>, tensor<9x31xi32>
    %2078 = stablehlo.concatenate %2077, %2068, dim = 1 : (tensor<9x31xi32>, tensor<9x1xi32>) -> tensor<9x32xi32>
    %2079 = stablehlo.concatenate %2075, %2066, dim = 1 : (tensor<9x31xf32>, tensor<9x1xf32>) -> tensor<9x32xf32>
    %2080 = stablehlo.convert %2078 : (tensor<9x32xi32>) -> tensor<9x32xui32>
    %2081 = stablehlo.convert %2079 : tensor<9x32xf32>
    %2082 = stablehlo.convert %2080 : tensor<9x32xui32>
    return %2081, %2082 : tensor<9x32xf32>, tensor<9x32xui32>
  }
}
