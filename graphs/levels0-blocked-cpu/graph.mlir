// levels0-blocked-cpu for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x1xf32> {jax.result_info = "result[0]"}, tensor<9x1xui32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<49152> : tensor<i32>
    %c_0 = stablehlo.constant dense<11> : tensor<21x1xi32>
    %c_1 = stablehlo.constant dense<49152> : tensor<21x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<21x1xi32>
    %c_3 = stablehlo.constant dense<-1> : tensor<21xi32>
    %c_4 = stablehlo.constant dense<9> : tensor<21xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<21xi32>
    %c_6 = stablehlo.constant dense<8> : tensor<21xi32>
    %c_7 = stablehlo.constant dense<-1> : tensor<i32>
    %c_8 = stablehlo.constant dense<25> : tensor<i32>
    %c_9 = stablehlo.constant dense<true> : tensor<i1>
    %c_10 = stablehlo.constant dense<9> : tensor<i32>
    %c_11 = stablehlo.constant dense<6> : tensor<i32>
    %c_12 = stablehlo.constant dense<5> : tensor<i32>
    %c_13 = stablehlo.constant dense<13> : tensor<i32>
    %c_14 = stablehlo.constant dense<11> : tensor<i32>
    %c_15 = stablehlo.constant dense<1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_16 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_18 = stablehlo.constant dense<21> : tensor<i32>
    %c_19 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_20 = stablehlo.constant dense<false> : tensor<i1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.convert %arg0 : tensor<11x49152xf32>
    %1 = stablehlo.convert %arg1 : tensor<13xi32>
    %2 = stablehlo.convert %arg2 : tensor<5xi32>
    %3 = stablehlo.convert %arg3 : tensor<6xi32>
    %4 = stablehlo.convert %arg4 : tensor<6xi32>
    %5 = stablehlo.convert %arg5 : tensor<6xi32>
    %6 = stablehlo.convert %arg6 : tensor<9xi32>
    %7 = stablehlo.slice %5 [5:6] : (tensor<6xi32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %9 = stablehlo.compare LT, %6, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi32>) -> tensor<9xi32>
    %11 = stablehlo.compare GE, %6, %10, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %12 = stablehlo.or %9, %11 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %14 = stablehlo.compare GE, %6, %13, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %15 = stablehlo.dynamic_slice %5, %c_12, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %18 = stablehlo.compare LT, %6, %17, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %19 = stablehlo.and %14, %18 : tensor<9xi1>
    %20 = stablehlo.reduce(%19 init: %c_20) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
    %21 = stablehlo.convert %20 : (tensor<i1>) -> tensor<i32>
    %22 = "stablehlo.case"(%21) ({
      %99 = "stablehlo.gather"(%5, %c_22) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 4>}> : (tensor<6xi32>, tensor<1xi32>) -> tensor<4xi32>
      %100 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %101 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %102 = stablehlo.compare LT, %99, %101, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %103 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %104 = stablehlo.select %102, %103, %99 : tensor<4xi1>, tensor<4xi32>
      %105 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<25xi32>
      %106 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %107 = "stablehlo.scatter"(%105, %106, %100) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
      ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
        %113 = stablehlo.add %arg7, %arg8 : tensor<i32>
        stablehlo.return %113 : tensor<i32>
      }) : (tensor<25xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<25xi32>
      %108 = "stablehlo.reduce_window"(%107, %c_21) <{base_dilations = array<i64: 1>, padding = dense<[[24, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 25>, window_strides = array<i64: 1>}> ({
      ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
        %113 = stablehlo.add %arg7, %arg8 : tensor<i32>
        stablehlo.return %113 : tensor<i32>
      }) : (tensor<25xi32>, tensor<i32>) -> tensor<25xi32>
      %109 = stablehlo.add %6, %13 : tensor<9xi32>
      %110 = stablehlo.select %9, %109, %6 : tensor<9xi1>, tensor<9xi32>
      %111 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %112 = "stablehlo.gather"(%108, %111) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<25xi32>, tensor<9x1xi32>) -> tensor<9xi32>
      stablehlo.return %112 : tensor<9xi32>
    }, {
      %99 = stablehlo.slice %5 [0:5] : (tensor<6xi32>) -> tensor<5xi32>
      %100 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %101 = stablehlo.broadcast_in_dim %99, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
      %102 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
      %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
      %104 = stablehlo.compare GE, %102, %103, SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
      %105 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
      %106 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
      %107 = stablehlo.select %104, %105, %106 : tensor<9x5xi1>, tensor<9x5xi32>
      %108 = stablehlo.convert %107 : tensor<9x5xi32>
      %109 = stablehlo.reduce(%108 init: %c_21) applies stablehlo.add across dimensions = [1] : (tensor<9x5xi32>, tensor<i32>) -> tensor<9xi32>
      %110 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %111 = stablehlo.subtract %109, %110 : tensor<9xi32>
      %112 = stablehlo.maximum %111, %8 : tensor<9xi32>
      stablehlo.return %112 : tensor<9xi32>
    }) : (tensor<i32>) -> tensor<9xi32>
    %23 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %24 = stablehlo.add %22, %23 : tensor<9xi32>
    %25 = stablehlo.compare LT, %24, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %26 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %27 = stablehlo.add %24, %26 : tensor<9xi32>
    %28 = stablehlo.select %25, %27, %24 : tensor<9xi1>, tensor<9xi32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %30 = "stablehlo.gather"(%3, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %31 = "stablehlo.gather"(%4, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %32 = "stablehlo.gather"(%5, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %33 = stablehlo.subtract %32, %23 : tensor<9xi32>
    %34 = stablehlo.subtract %33, %6 : tensor<9xi32>
    %35 = stablehlo.subtract %30, %23 : tensor<9xi32>
    %36 = stablehlo.subtract %35, %34 : tensor<9xi32>
    %37 = stablehlo.compare LT, %22, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %38 = stablehlo.add %22, %26 : tensor<9xi32>
    %39 = stablehlo.select %37, %38, %22 : tensor<9xi1>, tensor<9xi32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %41 = "stablehlo.gather"(%3, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %42 = stablehlo.subtract %30, %41 : tensor<9xi32>
    %43 = stablehlo.compare LT, %34, %42, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %44 = "stablehlo.gather"(%4, %40) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %45 = stablehlo.subtract %31, %44 : tensor<9xi32>
    %46 = stablehlo.compare LE, %34, %45, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %47 = stablehlo.and %43, %46 : tensor<9xi1>
    %48 = stablehlo.compare GE, %36, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %49 = stablehlo.and %47, %48 : tensor<9xi1>
    %50 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %51 = stablehlo.compare LT, %36, %50, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %52 = stablehlo.and %49, %51 : tensor<9xi1>
    %53 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %54 = stablehlo.add %22, %53 : tensor<9xi32>
    %55 = stablehlo.select %37, %54, %22 : tensor<9xi1>, tensor<9xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %57 = "stablehlo.gather"(%2, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %58 = stablehlo.compare EQ, %34, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %59 = stablehlo.subtract %31, %34 : tensor<9xi32>
    %60 = stablehlo.compare LT, %59, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %61 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %62 = stablehlo.add %59, %61 : tensor<9xi32>
    %63 = stablehlo.select %60, %62, %59 : tensor<9xi1>, tensor<9xi32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %65 = "stablehlo.gather"(%1, %64) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<13xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %66 = stablehlo.select %58, %57, %65 : tensor<9xi1>, tensor<9xi32>
    %67 = stablehlo.compare GE, %59, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %68 = stablehlo.compare LT, %59, %61, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %69 = stablehlo.and %67, %68 : tensor<9xi1>
    %70 = stablehlo.or %58, %69 : tensor<9xi1>
    %71 = stablehlo.and %52, %70 : tensor<9xi1>
    %72 = stablehlo.not %12 : tensor<9xi1>
    %73 = stablehlo.and %71, %72 : tensor<9xi1>
    %74 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %75 = stablehlo.select %73, %36, %74 : tensor<9xi1>, tensor<9xi32>
    %76 = stablehlo.not %71 : tensor<9xi1>
    %77 = stablehlo.and %76, %72 : tensor<9xi1>
    %78 = stablehlo.iota dim = 0 : tensor<1xi32>
    %79 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x21xf32>
    %80:8 = stablehlo.while(%iterArg = %78, %iterArg_23 = %75, %iterArg_24 = %66, %iterArg_25 = %0, %iterArg_26 = %c_21, %iterArg_27 = %79, %iterArg_28 = %79, %iterArg_29 = %79) : tensor<1xi32>, tensor<9xi32>, tensor<9xi32>, tensor<11x49152xf32>, tensor<i32>, tensor<1x21xf32>, tensor<1x21xf32>, tensor<1x21xf32>
    cond {
      %99 = stablehlo.compare LT, %iterArg_26, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %99 : tensor<i1>
    } do {
      %99 = stablehlo.dynamic_slice %iterArg, %iterArg_26, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %100 = stablehlo.reshape %99 : (tensor<1xi32>) -> tensor<i32>
      %101 = stablehlo.multiply %100, %c_18 : tensor<i32>
      %102 = stablehlo.iota dim = 0 : tensor<21xi32>
      %103 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<i32>) -> tensor<21xi32>
      %104 = stablehlo.add %103, %102 : tensor<21xi32>
      %105 = stablehlo.minimum %104, %c_6 : tensor<21xi32>
      %106 = stablehlo.compare LT, %105, %c_5, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
      %107 = stablehlo.add %105, %c_4 : tensor<21xi32>
      %108 = stablehlo.select %106, %107, %105 : tensor<21xi1>, tensor<21xi32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
      %110 = "stablehlo.gather"(%iterArg_23, %109) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<21x1xi32>) -> tensor<21xi32>
      %111 = "stablehlo.gather"(%iterArg_24, %109) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<21x1xi32>) -> tensor<21xi32>
      %112 = stablehlo.compare LT, %104, %c_4, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
      %113 = stablehlo.select %112, %110, %c_3 : tensor<21xi1>, tensor<21xi32>
      %114 = stablehlo.compare GE, %113, %c_5, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
      %115 = stablehlo.reduce(%114 init: %c_20) applies stablehlo.or across dimensions = [0] : (tensor<21xi1>, tensor<i1>) -> tensor<i1>
      %116 = stablehlo.convert %115 : (tensor<i1>) -> tensor<i32>
      %117:3 = "stablehlo.case"(%116) ({
        %125 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<21xf32>
        stablehlo.return %125, %125, %125 : tensor<21xf32>, tensor<21xf32>, tensor<21xf32>
      }, {
        %125 = stablehlo.maximum %113, %c_5 : tensor<21xi32>
        %126 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
        %127 = stablehlo.concatenate %126, %c_2, dim = 1 : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x2xi32>
        %128 = "stablehlo.gather"(%iterArg_25, %127) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 49152>}> : (tensor<11x49152xf32>, tensor<21x2xi32>) -> tensor<21x49152xf32>
        %129 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<21x0xf32>
        %130 = stablehlo.reshape %128 : (tensor<21x49152xf32>) -> tensor<21x384x128xf32>
        %131 = stablehlo.reduce(%130 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<21x384x128xf32>, tensor<f32>) -> tensor<21x384xf32>
        %132 = stablehlo.optimization_barrier %131 : tensor<21x384xf32>
        %133 = stablehlo.reduce(%132 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<21x384xf32>, tensor<f32>) -> tensor<21xf32>
        %134 = stablehlo.reshape %133 : (tensor<21xf32>) -> tensor<21x1xf32>
        %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x0xf32>
        %136 = stablehlo.subtract %129, %135 : tensor<21x0xf32>
        %137 = stablehlo.exponential %136 : tensor<21x0xf32>
        %138 = stablehlo.slice %128 [0:21, 0:3072] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %139 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x3072xf32>
        %140 = stablehlo.subtract %138, %139 : tensor<21x3072xf32>
        %141 = stablehlo.exponential %140 : tensor<21x3072xf32>
        %142 = stablehlo.slice %128 [0:21, 3072:6144] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %143 = stablehlo.subtract %142, %139 : tensor<21x3072xf32>
        %144 = stablehlo.exponential %143 : tensor<21x3072xf32>
        %145 = stablehlo.add %141, %144 : tensor<21x3072xf32>
        %146 = stablehlo.slice %128 [0:21, 6144:9216] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %147 = stablehlo.subtract %146, %139 : tensor<21x3072xf32>
        %148 = stablehlo.exponential %147 : tensor<21x3072xf32>
        %149 = stablehlo.add %145, %148 : tensor<21x3072xf32>
        %150 = stablehlo.slice %128 [0:21, 9216:12288] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %151 = stablehlo.subtract %150, %139 : tensor<21x3072xf32>
        %152 = stablehlo.exponential %151 : tensor<21x3072xf32>
        %153 = stablehlo.add %149, %152 : tensor<21x3072xf32>
        %154 = stablehlo.slice %128 [0:21, 12288:15360] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %155 = stablehlo.subtract %154, %139 : tensor<21x3072xf32>
        %156 = stablehlo.exponential %155 : tensor<21x3072xf32>
        %157 = stablehlo.add %153, %156 : tensor<21x3072xf32>
        %158 = stablehlo.slice %128 [0:21, 15360:18432] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %159 = stablehlo.subtract %158, %139 : tensor<21x3072xf32>
        %160 = stablehlo.exponential %159 : tensor<21x3072xf32>
        %161 = stablehlo.add %157, %160 : tensor<21x3072xf32>
        %162 = stablehlo.slice %128 [0:21, 18432:21504] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %163 = stablehlo.subtract %162, %139 : tensor<21x3072xf32>
        %164 = stablehlo.exponential %163 : tensor<21x3072xf32>
        %165 = stablehlo.add %161, %164 : tensor<21x3072xf32>
        %166 = stablehlo.slice %128 [0:21, 21504:24576] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %167 = stablehlo.subtract %166, %139 : tensor<21x3072xf32>
        %168 = stablehlo.exponential %167 : tensor<21x3072xf32>
        %169 = stablehlo.add %165, %168 : tensor<21x3072xf32>
        %170 = stablehlo.slice %128 [0:21, 24576:27648] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %171 = stablehlo.subtract %170, %139 : tensor<21x3072xf32>
        %172 = stablehlo.exponential %171 : tensor<21x3072xf32>
        %173 = stablehlo.add %169, %172 : tensor<21x3072xf32>
        %174 = stablehlo.slice %128 [0:21, 27648:30720] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %175 = stablehlo.subtract %174, %139 : tensor<21x3072xf32>
        %176 = stablehlo.exponential %175 : tensor<21x3072xf32>
        %177 = stablehlo.add %173, %176 : tensor<21x3072xf32>
        %178 = stablehlo.slice %128 [0:21, 30720:33792] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %179 = stablehlo.subtract %178, %139 : tensor<21x3072xf32>
        %180 = stablehlo.exponential %179 : tensor<21x3072xf32>
        %181 = stablehlo.add %177, %180 : tensor<21x3072xf32>
        %182 = stablehlo.slice %128 [0:21, 33792:36864] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %183 = stablehlo.subtract %182, %139 : tensor<21x3072xf32>
        %184 = stablehlo.exponential %183 : tensor<21x3072xf32>
        %185 = stablehlo.add %181, %184 : tensor<21x3072xf32>
        %186 = stablehlo.slice %128 [0:21, 36864:39936] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %187 = stablehlo.subtract %186, %139 : tensor<21x3072xf32>
        %188 = stablehlo.exponential %187 : tensor<21x3072xf32>
        %189 = stablehlo.add %185, %188 : tensor<21x3072xf32>
        %190 = stablehlo.slice %128 [0:21, 39936:43008] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %191 = stablehlo.subtract %190, %139 : tensor<21x3072xf32>
        %192 = stablehlo.exponential %191 : tensor<21x3072xf32>
        %193 = stablehlo.add %189, %192 : tensor<21x3072xf32>
        %194 = stablehlo.slice %128 [0:21, 43008:46080] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %195 = stablehlo.subtract %194, %139 : tensor<21x3072xf32>
        %196 = stablehlo.exponential %195 : tensor<21x3072xf32>
        %197 = stablehlo.add %193, %196 : tensor<21x3072xf32>
        %198 = stablehlo.slice %128 [0:21, 46080:49152] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %199 = stablehlo.subtract %198, %139 : tensor<21x3072xf32>
        %200 = stablehlo.exponential %199 : tensor<21x3072xf32>
        %201 = stablehlo.add %197, %200 : tensor<21x3072xf32>
        %202 = stablehlo.concatenate %201, %137, dim = 1 : (tensor<21x3072xf32>, tensor<21x0xf32>) -> tensor<21x3072xf32>
        %203 = stablehlo.optimization_barrier %202 : tensor<21x3072xf32>
        %204 = stablehlo.slice %203 [0:21, 0:192] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %205 = stablehlo.slice %203 [0:21, 192:384] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %206 = stablehlo.add %204, %205 : tensor<21x192xf32>
        %207 = stablehlo.slice %203 [0:21, 384:576] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %208 = stablehlo.add %206, %207 : tensor<21x192xf32>
        %209 = stablehlo.slice %203 [0:21, 576:768] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %210 = stablehlo.add %208, %209 : tensor<21x192xf32>
        %211 = stablehlo.slice %203 [0:21, 768:960] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %212 = stablehlo.add %210, %211 : tensor<21x192xf32>
        %213 = stablehlo.slice %203 [0:21, 960:1152] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %214 = stablehlo.add %212, %213 : tensor<21x192xf32>
        %215 = stablehlo.slice %203 [0:21, 1152:1344] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %216 = stablehlo.add %214, %215 : tensor<21x192xf32>
        %217 = stablehlo.slice %203 [0:21, 1344:1536] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %218 = stablehlo.add %216, %217 : tensor<21x192xf32>
        %219 = stablehlo.slice %203 [0:21, 1536:1728] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %220 = stablehlo.add %218, %219 : tensor<21x192xf32>
        %221 = stablehlo.slice %203 [0:21, 1728:1920] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %222 = stablehlo.add %220, %221 : tensor<21x192xf32>
        %223 = stablehlo.slice %203 [0:21, 1920:2112] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %224 = stablehlo.add %222, %223 : tensor<21x192xf32>
        %225 = stablehlo.slice %203 [0:21, 2112:2304] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %226 = stablehlo.add %224, %225 : tensor<21x192xf32>
        %227 = stablehlo.slice %203 [0:21, 2304:2496] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %228 = stablehlo.add %226, %227 : tensor<21x192xf32>
        %229 = stablehlo.slice %203 [0:21, 2496:2688] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %230 = stablehlo.add %228, %229 : tensor<21x192xf32>
        %231 = stablehlo.slice %203 [0:21, 2688:2880] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %232 = stablehlo.add %230, %231 : tensor<21x192xf32>
        %233 = stablehlo.slice %203 [0:21, 2880:3072] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %234 = stablehlo.add %232, %233 : tensor<21x192xf32>
        %235 = stablehlo.slice %203 [0:21, 3072:3072] : (tensor<21x3072xf32>) -> tensor<21x0xf32>
        %236 = stablehlo.concatenate %234, %235, dim = 1 : (tensor<21x192xf32>, tensor<21x0xf32>) -> tensor<21x192xf32>
        %237 = stablehlo.optimization_barrier %236 : tensor<21x192xf32>
        %238 = stablehlo.slice %237 [0:21, 0:12] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %239 = stablehlo.slice %237 [0:21, 12:24] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %240 = stablehlo.add %238, %239 : tensor<21x12xf32>
        %241 = stablehlo.slice %237 [0:21, 24:36] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %242 = stablehlo.add %240, %241 : tensor<21x12xf32>
        %243 = stablehlo.slice %237 [0:21, 36:48] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %244 = stablehlo.add %242, %243 : tensor<21x12xf32>
        %245 = stablehlo.slice %237 [0:21, 48:60] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %246 = stablehlo.add %244, %245 : tensor<21x12xf32>
        %247 = stablehlo.slice %237 [0:21, 60:72] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %248 = stablehlo.add %246, %247 : tensor<21x12xf32>
        %249 = stablehlo.slice %237 [0:21, 72:84] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %250 = stablehlo.add %248, %249 : tensor<21x12xf32>
        %251 = stablehlo.slice %237 [0:21, 84:96] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %252 = stablehlo.add %250, %251 : tensor<21x12xf32>
        %253 = stablehlo.slice %237 [0:21, 96:108] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %254 = stablehlo.add %252, %253 : tensor<21x12xf32>
        %255 = stablehlo.slice %237 [0:21, 108:120] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %256 = stablehlo.add %254, %255 : tensor<21x12xf32>
        %257 = stablehlo.slice %237 [0:21, 120:132] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %258 = stablehlo.add %256, %257 : tensor<21x12xf32>
        %259 = stablehlo.slice %237 [0:21, 132:144] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %260 = stablehlo.add %258, %259 : tensor<21x12xf32>
        %261 = stablehlo.slice %237 [0:21, 144:156] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %262 = stablehlo.add %260, %261 : tensor<21x12xf32>
        %263 = stablehlo.slice %237 [0:21, 156:168] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %264 = stablehlo.add %262, %263 : tensor<21x12xf32>
        %265 = stablehlo.slice %237 [0:21, 168:180] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %266 = stablehlo.add %264, %265 : tensor<21x12xf32>
        %267 = stablehlo.slice %237 [0:21, 180:192] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %268 = stablehlo.add %266, %267 : tensor<21x12xf32>
        %269 = stablehlo.slice %237 [0:21, 192:192] : (tensor<21x192xf32>) -> tensor<21x0xf32>
        %270 = stablehlo.concatenate %268, %269, dim = 1 : (tensor<21x12xf32>, tensor<21x0xf32>) -> tensor<21x12xf32>
        %271 = stablehlo.slice %270 [0:21, 0:1] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %272 = stablehlo.slice %270 [0:21, 1:2] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %273 = stablehlo.add %271, %272 : tensor<21x1xf32>
        %274 = stablehlo.slice %270 [0:21, 2:3] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %275 = stablehlo.add %273, %274 : tensor<21x1xf32>
        %276 = stablehlo.slice %270 [0:21, 3:4] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %277 = stablehlo.add %275, %276 : tensor<21x1xf32>
        %278 = stablehlo.slice %270 [0:21, 4:5] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %279 = stablehlo.add %277, %278 : tensor<21x1xf32>
        %280 = stablehlo.slice %270 [0:21, 5:6] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %281 = stablehlo.add %279, %280 : tensor<21x1xf32>
        %282 = stablehlo.slice %270 [0:21, 6:7] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %283 = stablehlo.add %281, %282 : tensor<21x1xf32>
        %284 = stablehlo.slice %270 [0:21, 7:8] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %285 = stablehlo.add %283, %284 : tensor<21x1xf32>
        %286 = stablehlo.slice %270 [0:21, 8:9] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %287 = stablehlo.add %285, %286 : tensor<21x1xf32>
        %288 = stablehlo.slice %270 [0:21, 9:10] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %289 = stablehlo.add %287, %288 : tensor<21x1xf32>
        %290 = stablehlo.slice %270 [0:21, 10:11] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %291 = stablehlo.add %289, %290 : tensor<21x1xf32>
        %292 = stablehlo.slice %270 [0:21, 11:12] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %293 = stablehlo.add %291, %292 : tensor<21x1xf32>
        %294 = stablehlo.reshape %293 : (tensor<21x1xf32>) -> tensor<21xf32>
        %295 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
        %296 = stablehlo.compare GE, %295, %c_2, SIGNED : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x1xi1>
        %297 = stablehlo.compare LT, %295, %c_1, SIGNED : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x1xi1>
        %298 = stablehlo.and %296, %297 : tensor<21x1xi1>
        %299 = stablehlo.select %298, %295, %c_2 : tensor<21x1xi1>, tensor<21x1xi32>
        %300 = stablehlo.compare LT, %126, %c_2, SIGNED : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x1xi1>
        %301 = stablehlo.add %126, %c_0 : tensor<21x1xi32>
        %302 = stablehlo.select %300, %301, %126 : tensor<21x1xi1>, tensor<21x1xi32>
        %303 = stablehlo.compare LT, %299, %c_2, SIGNED : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x1xi1>
        %304 = stablehlo.add %299, %c_1 : tensor<21x1xi32>
        %305 = stablehlo.select %303, %304, %299 : tensor<21x1xi1>, tensor<21x1xi32>
        %306 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<21x1xi32>) -> tensor<21x1x1xi32>
        %307 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<21x1xi32>) -> tensor<21x1x1xi32>
        %308 = stablehlo.concatenate %306, %307, dim = 2 : (tensor<21x1x1xi32>, tensor<21x1x1xi32>) -> tensor<21x1x2xi32>
        %309 = "stablehlo.gather"(%iterArg_25, %308) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<11x49152xf32>, tensor<21x1x2xi32>) -> tensor<21x1xf32>
        %310 = stablehlo.convert %cst : tensor<f32>
        %311 = stablehlo.broadcast_in_dim %310, dims = [] : (tensor<f32>) -> tensor<21x1xf32>
        %312 = stablehlo.select %298, %309, %311 : tensor<21x1xi1>, tensor<21x1xf32>
        %313 = stablehlo.reshape %312 : (tensor<21x1xf32>) -> tensor<21xf32>
        %314 = stablehlo.log %294 : tensor<21xf32>
        %315 = stablehlo.compare NE, %314, %314, FLOAT : (tensor<21xf32>, tensor<21xf32>) -> tensor<21xi1>
        %316 = stablehlo.subtract %313, %133 : tensor<21xf32>
        %317 = stablehlo.subtract %316, %314 : tensor<21xf32>
        %318 = stablehlo.convert %cst_16 : tensor<f32>
        %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f32>) -> tensor<21xf32>
        %320 = stablehlo.select %315, %319, %317 : tensor<21xi1>, tensor<21xf32>
        %321 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<21xf32>
        %322 = stablehlo.select %114, %320, %321 : tensor<21xi1>, tensor<21xf32>
        %323 = stablehlo.select %114, %133, %321 : tensor<21xi1>, tensor<21xf32>
        %324 = stablehlo.select %114, %314, %321 : tensor<21xi1>, tensor<21xf32>
        stablehlo.return %322, %323, %324 : tensor<21xf32>, tensor<21xf32>, tensor<21xf32>
      }) : (tensor<i32>) -> (tensor<21xf32>, tensor<21xf32>, tensor<21xf32>)
      %118 = stablehlo.broadcast_in_dim %117#0, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
      %119 = stablehlo.dynamic_update_slice %iterArg_27, %118, %iterArg_26, %c_21 : (tensor<1x21xf32>, tensor<1x21xf32>, tensor<i32>, tensor<i32>) -> tensor<1x21xf32>
      %120 = stablehlo.broadcast_in_dim %117#1, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
      %121 = stablehlo.dynamic_update_slice %iterArg_28, %120, %iterArg_26, %c_21 : (tensor<1x21xf32>, tensor<1x21xf32>, tensor<i32>, tensor<i32>) -> tensor<1x21xf32>
      %122 = stablehlo.broadcast_in_dim %117#2, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
      %123 = stablehlo.dynamic_update_slice %iterArg_29, %122, %iterArg_26, %c_21 : (tensor<1x21xf32>, tensor<1x21xf32>, tensor<i32>, tensor<i32>) -> tensor<1x21xf32>
      %124 = stablehlo.add %iterArg_26, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %124, %119, %121, %123 : tensor<1xi32>, tensor<9xi32>, tensor<9xi32>, tensor<11x49152xf32>, tensor<i32>, tensor<1x21xf32>, tensor<1x21xf32>, tensor<1x21xf32>
    }
    %81 = stablehlo.reshape %80#5 : (tensor<1x21xf32>) -> tensor<21xf32>
    %82 = "stablehlo.gather"(%81, %c_19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 9>}> : (tensor<21xf32>, tensor<1xi32>) -> tensor<9xf32>
    %83 = stablehlo.or %12, %77 : tensor<9xi1>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %85 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %86 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %87 = stablehlo.convert %c_21 : (tensor<i32>) -> tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %89 = stablehlo.select %84, %88, %86 : tensor<9x1xi1>, tensor<9x1xf32>
    %90 = stablehlo.convert %cst_16 : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %92 = stablehlo.select %85, %91, %89 : tensor<9x1xi1>, tensor<9x1xf32>
    %93 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %94 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %95 = stablehlo.select %84, %94, %93 : tensor<9x1xi1>, tensor<9x1xi32>
    %96 = stablehlo.convert %95 : (tensor<9x1xi32>) -> tensor<9x1xui32>
    %97 = stablehlo.convert %92 : tensor<9x1xf32>
    %98 = stablehlo.convert %96 : tensor<9x1xui32>
    return %97, %98 : tensor<9x1xf32>, tensor<9x1xui32>
  }
}
