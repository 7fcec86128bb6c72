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
    %101 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %102 = stablehlo.iota dim = 1 : tensor<1x11xi32>
    %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x11xi32>
    %104 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<1x11xi32>) -> tensor<9x11xi32>
    %105 = stablehlo.compare EQ, %103, %104, SIGNED : (tensor<9x11xi32>, tensor<9x11xi32>) -> tensor<9x11xi1>
    %106 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %107 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %108 = stablehlo.select %105, %106, %107 : tensor<9x11xi1>, tensor<9x11xi32>
    %109 = stablehlo.convert %108 : tensor<9x11xi32>
    %110 = stablehlo.reduce(%109 init: %c_11) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %111 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %112 = stablehlo.compare GT, %110, %111, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %113 = stablehlo.iota dim = 0 : tensor<11xi32>
    %114 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %115 = stablehlo.select %112, %113, %114 : tensor<11xi1>, tensor<11xi32>
    %116 = stablehlo.broadcast_in_dim %88, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x11xi32>
    %118 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9x11xi32>
    %119 = stablehlo.select %105, %117, %118 : tensor<9x11xi1>, tensor<9x11xi32>
    %120 = stablehlo.reduce(%119 init: %c_11) applies stablehlo.maximum across dimensions = [0] : (tensor<9x11xi32>, tensor<i32>) -> tensor<11xi32>
    %121 = stablehlo.slice %0 [0:11, 0:49152] : (tensor<11x49152xf32>) -> tensor<11x49152xf32>
    %122 = stablehlo.reshape %121 : (tensor<11x49152xf32>) -> tensor<11x96x512xf32>
    %123 = stablehlo.reduce(%122 init: %cst_9) applies stablehlo.maximum across dimensions = [2] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x96xf32>
    %124 = stablehlo.reduce(%123 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xf32>, tensor<f32>) -> tensor<11xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %126 = stablehlo.reshape %122 : (tensor<11x96x512xf32>) -> tensor<11x32x1536xf32>
    %127 = stablehlo.reshape %125 : (tensor<11x1xf32>) -> tensor<11x1x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<11x1x1xf32>) -> tensor<11x32x1536xf32>
    %129 = stablehlo.subtract %126, %128 : tensor<11x32x1536xf32>
    %130 = stablehlo.exponential %129 : tensor<11x32x1536xf32>
    %131 = stablehlo.reduce(%130 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<11x32x1536xf32>, tensor<f32>) -> tensor<11x1536xf32>
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
    %171 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %172 = stablehlo.compare GE, %170, %171, SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %173 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<11x1xi32>
    %174 = stablehlo.compare LT, %170, %173, SIGNED : (tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi1>
    %175 = stablehlo.and %172, %174 : tensor<11x1xi1>
    %176 = stablehlo.not %168 : tensor<11x1xi1>
    %177 = stablehlo.iota dim = 1 : tensor<1x96xi32>
    %178 = stablehlo.multiply %177, %c : tensor<1x96xi32>
    %179 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x96xi32>
    %180 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %181 = stablehlo.compare GE, %179, %180, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %182 = stablehlo.add %178, %c : tensor<1x96xi32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1] : (tensor<1x96xi32>) -> tensor<11x96xi32>
    %184 = stablehlo.compare LT, %179, %183, SIGNED : (tensor<11x96xi32>, tensor<11x96xi32>) -> tensor<11x96xi1>
    %185 = stablehlo.and %181, %184 : tensor<11x96xi1>
    %186 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<11x96xi32>
    %187 = stablehlo.select %185, %180, %186 : tensor<11x96xi1>, tensor<11x96xi32>
    %188 = stablehlo.reduce(%187 init: %c_11) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96xi32>, tensor<i32>) -> tensor<11xi32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0] : (tensor<11xi32>) -> tensor<11x1xi32>
    %190 = stablehlo.iota dim = 1 : tensor<1x512xi32>
    %191 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %192 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<1x512xi32>) -> tensor<11x512xi32>
    %193 = stablehlo.add %191, %192 : tensor<11x512xi32>
    %194 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<11x1xi1>) -> tensor<11x96xi1>
    %195 = stablehlo.and %185, %194 : tensor<11x96xi1>
    %196 = stablehlo.convert %c_12 : (tensor<i32>) -> tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %198 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<11x96xf32>
    %199 = stablehlo.select %195, %197, %198 : tensor<11x96xi1>, tensor<11x96xf32>
    %200 = stablehlo.slice %199 [0:11, 0:96] : (tensor<11x96xf32>) -> tensor<11x96xf32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1] : (tensor<11x96xf32>) -> tensor<11x96x1xf32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<11x96x1xf32>) -> tensor<11x96x512xf32>
    %203 = stablehlo.add %122, %202 : tensor<11x96x512xf32>
    %204 = stablehlo.reduce(%203 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<11x96x512xf32>, tensor<f32>) -> tensor<11x512xf32>
    %205 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<11x1xi32>) -> tensor<11x512xi32>
    %206 = stablehlo.compare EQ, %193, %205, SIGNED : (tensor<11x512xi32>, tensor<11x512xi32>) -> tensor<11x512xi1>
    %207 = stablehlo.convert %cst_9 : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<11x512xf32>
    %209 = stablehlo.select %206, %204, %208 : tensor<11x512xi1>, tensor<11x512xf32>
    %210 = stablehlo.reduce(%209 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<11x512xf32>, tensor<f32>) -> tensor<11xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<11xf32>) -> tensor<11x1xf32>
    %212 = stablehlo.subtract %211, %125 : tensor<11x1xf32>
    %213 = stablehlo.subtract %212, %167 : tensor<11x1xf32>
    %214 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %215 = stablehlo.select %175, %213, %214 : tensor<11x1xi1>, tensor<11x1xf32>
    %216 = stablehlo.convert %cst : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %218 = stablehlo.select %168, %217, %215 : tensor<11x1xi1>, tensor<11x1xf32>
    %219 = stablehlo.reshape %218 : (tensor<11x1xf32>) -> tensor<11xf32>
    %220 = stablehlo.compare GE, %115, %111, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %221 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %222 = stablehlo.select %220, %219, %221 : tensor<11xi1>, tensor<11xf32>
    %223 = stablehlo.compare GE, %98, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %224 = stablehlo.broadcast_in_dim %223, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %225 = stablehlo.reshape %222 : (tensor<11xf32>) -> tensor<11x1xf32>
    %226 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %227 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9x11xf32>
    %228 = stablehlo.select %105, %226, %227 : tensor<9x11xi1>, tensor<9x11xf32>
    %229 = stablehlo.compare NE, %225, %225, FLOAT : (tensor<11x1xf32>, tensor<11x1xf32>) -> tensor<11x1xi1>
    %230 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %231 = stablehlo.convert %c_7 : (tensor<i32>) -> tensor<f32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %233 = stablehlo.select %229, %232, %230 : tensor<11x1xi1>, tensor<11x1xf32>
    %234 = stablehlo.reshape %233 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %236 = stablehlo.add %228, %235 : tensor<9x11xf32>
    %237 = stablehlo.reduce(%236 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %239 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %240 = stablehlo.compare GT, %238, %239, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %241 = stablehlo.slice %225 [0:11, 0:1] : (tensor<11x1xf32>) -> tensor<11x1xf32>
    %242 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<11x1xf32>
    %243 = stablehlo.select %229, %242, %241 : tensor<11x1xi1>, tensor<11x1xf32>
    %244 = stablehlo.reshape %243 : (tensor<11x1xf32>) -> tensor<1x11xf32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<1x11xf32>) -> tensor<9x11xf32>
    %246 = stablehlo.add %228, %245 : tensor<9x11xf32>
    %247 = stablehlo.reduce(%246 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<9x11xf32>, tensor<f32>) -> tensor<9xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %249 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %250 = stablehlo.select %240, %249, %248 : tensor<9x1xi1>, tensor<9x1xf32>
    %251 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %252 = stablehlo.select %224, %250, %251 : tensor<9x1xi1>, tensor<9x1xf32>
    %253 = stablehlo.reshape %252 : (tensor<9x1xf32>) -> tensor<9xf32>
    %254 = stablehlo.or %12, %100 : tensor<9xi1>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %256 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %257 = stablehlo.broadcast_in_dim %253, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %258 = stablehlo.select %255, %251, %257 : tensor<9x1xi1>, tensor<9x1xf32>
    %259 = stablehlo.select %256, %249, %258 : tensor<9x1xi1>, tensor<9x1xf32>
    %260 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %261 = stablehlo.select %255, %260, %116 : tensor<9x1xi1>, tensor<9x1xi32>
    %262 = stablehlo.convert %261 : (tensor<9x1xi32>) -> tensor<9x1xui32>
    %263 = stablehlo.convert %259 : tensor<9x1xf32>
    %264 = stablehlo.convert %262 : tensor<9x1xui32>
    return %263, %264 : tensor<9x1xf32>, tensor<9x1xui32>
  }
}
