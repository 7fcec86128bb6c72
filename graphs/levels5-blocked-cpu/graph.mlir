// levels5-blocked-cpu for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x32xf32> {jax.result_info = "result[0]"}, tensor<9x32xui32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<49152> : tensor<21x31xi32>
    %c_0 = stablehlo.constant dense<11> : tensor<21x1xi32>
    %c_1 = stablehlo.constant dense<49152> : tensor<21x1xi32>
    %c_2 = stablehlo.constant dense<49152> : tensor<i32>
    %c_3 = stablehlo.constant dense<false> : tensor<21x31xi1>
    %c_4 = stablehlo.constant dense<1> : tensor<21x31xi32>
    %c_5 = stablehlo.constant dense<49088> : tensor<21x31xi32>
    %c_6 = stablehlo.constant dense<64> : tensor<21x31xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<21x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<21x31xi32>
    %c_9 = stablehlo.constant dense<-1> : tensor<21xi32>
    %c_10 = stablehlo.constant dense<9> : tensor<21xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<21xi32>
    %c_12 = stablehlo.constant dense<8> : tensor<21xi32>
    %c_13 = stablehlo.constant dense<-1> : tensor<i32>
    %c_14 = stablehlo.constant dense<25> : tensor<i32>
    %c_15 = stablehlo.constant dense<true> : tensor<i1>
    %c_16 = stablehlo.constant dense<9> : tensor<i32>
    %c_17 = stablehlo.constant dense<6> : tensor<i32>
    %c_18 = stablehlo.constant dense<5> : tensor<i32>
    %c_19 = stablehlo.constant dense<13> : tensor<i32>
    %c_20 = stablehlo.constant dense<11> : tensor<i32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_23 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c_25 = stablehlo.constant dense<21> : tensor<i32>
    %c_26 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_27 = stablehlo.constant dense<false> : tensor<i1>
    %c_28 = stablehlo.constant dense<0> : tensor<i32>
    %c_29 = stablehlo.constant dense<1> : tensor<1xi32>
    %0 = stablehlo.convert %arg0 : tensor<11x49152xf32>
    %1 = stablehlo.convert %arg1 : tensor<13xi32>
    %2 = stablehlo.convert %arg2 : tensor<5xi32>
    %3 = stablehlo.convert %arg3 : tensor<6xi32>
    %4 = stablehlo.convert %arg4 : tensor<6xi32>
    %5 = stablehlo.convert %arg5 : tensor<6xi32>
    %6 = stablehlo.convert %arg6 : tensor<9xi32>
    %7 = stablehlo.slice %5 [5:6] : (tensor<6xi32>) -> tensor<1xi32>
    %8 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %9 = stablehlo.compare LT, %6, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xi32>) -> tensor<9xi32>
    %11 = stablehlo.compare GE, %6, %10, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %12 = stablehlo.or %9, %11 : tensor<9xi1>
    %13 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %14 = stablehlo.compare GE, %6, %13, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %15 = stablehlo.dynamic_slice %5, %c_18, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.reshape %15 : (tensor<1xi32>) -> tensor<i32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %18 = stablehlo.compare LT, %6, %17, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %19 = stablehlo.and %14, %18 : tensor<9xi1>
    %20 = stablehlo.reduce(%19 init: %c_27) applies stablehlo.or across dimensions = [0] : (tensor<9xi1>, tensor<i1>) -> tensor<i1>
    %21 = stablehlo.convert %20 : (tensor<i1>) -> tensor<i32>
    %22 = "stablehlo.case"(%21) ({
      %116 = "stablehlo.gather"(%5, %c_29) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 4>}> : (tensor<6xi32>, tensor<1xi32>) -> tensor<4xi32>
      %117 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %118 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %119 = stablehlo.compare LT, %116, %118, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %120 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %121 = stablehlo.select %119, %120, %116 : tensor<4xi1>, tensor<4xi32>
      %122 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<25xi32>
      %123 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
      %124 = "stablehlo.scatter"(%122, %123, %117) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
      ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
        %130 = stablehlo.add %arg7, %arg8 : tensor<i32>
        stablehlo.return %130 : tensor<i32>
      }) : (tensor<25xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<25xi32>
      %125 = "stablehlo.reduce_window"(%124, %c_28) <{base_dilations = array<i64: 1>, padding = dense<[[24, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 25>, window_strides = array<i64: 1>}> ({
      ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
        %130 = stablehlo.add %arg7, %arg8 : tensor<i32>
        stablehlo.return %130 : tensor<i32>
      }) : (tensor<25xi32>, tensor<i32>) -> tensor<25xi32>
      %126 = stablehlo.add %6, %13 : tensor<9xi32>
      %127 = stablehlo.select %9, %126, %6 : tensor<9xi1>, tensor<9xi32>
      %128 = stablehlo.broadcast_in_dim %127, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %129 = "stablehlo.gather"(%125, %128) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<25xi32>, tensor<9x1xi32>) -> tensor<9xi32>
      stablehlo.return %129 : tensor<9xi32>
    }, {
      %116 = stablehlo.slice %5 [0:5] : (tensor<6xi32>) -> tensor<5xi32>
      %117 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
      %118 = stablehlo.broadcast_in_dim %116, dims = [1] : (tensor<5xi32>) -> tensor<1x5xi32>
      %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<9x1xi32>) -> tensor<9x5xi32>
      %120 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x5xi32>) -> tensor<9x5xi32>
      %121 = stablehlo.compare GE, %119, %120, SIGNED : (tensor<9x5xi32>, tensor<9x5xi32>) -> tensor<9x5xi1>
      %122 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
      %123 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<9x5xi32>
      %124 = stablehlo.select %121, %122, %123 : tensor<9x5xi1>, tensor<9x5xi32>
      %125 = stablehlo.convert %124 : tensor<9x5xi32>
      %126 = stablehlo.reduce(%125 init: %c_28) applies stablehlo.add across dimensions = [1] : (tensor<9x5xi32>, tensor<i32>) -> tensor<9xi32>
      %127 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9xi32>
      %128 = stablehlo.subtract %126, %127 : tensor<9xi32>
      %129 = stablehlo.maximum %128, %8 : tensor<9xi32>
      stablehlo.return %129 : tensor<9xi32>
    }) : (tensor<i32>) -> tensor<9xi32>
    %23 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %24 = stablehlo.add %22, %23 : tensor<9xi32>
    %25 = stablehlo.compare LT, %24, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %26 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<9xi32>
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
    %50 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %51 = stablehlo.compare LT, %36, %50, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %52 = stablehlo.and %49, %51 : tensor<9xi1>
    %53 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %54 = stablehlo.add %22, %53 : tensor<9xi32>
    %55 = stablehlo.select %37, %54, %22 : tensor<9xi1>, tensor<9xi32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %57 = "stablehlo.gather"(%2, %56) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xi32>, tensor<9x1xi32>) -> tensor<9xi32>
    %58 = stablehlo.compare EQ, %34, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %59 = stablehlo.subtract %31, %34 : tensor<9xi32>
    %60 = stablehlo.compare LT, %59, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %61 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
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
    %74 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %75 = stablehlo.select %73, %36, %74 : tensor<9xi1>, tensor<9xi32>
    %76 = stablehlo.not %71 : tensor<9xi1>
    %77 = stablehlo.and %76, %72 : tensor<9xi1>
    %78 = stablehlo.iota dim = 0 : tensor<1xi32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x21xf32>
    %80 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x21x31xf32>
    %81 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x21x31xi32>
    %82:10 = stablehlo.while(%iterArg = %78, %iterArg_30 = %75, %iterArg_31 = %66, %iterArg_32 = %0, %iterArg_33 = %c_28, %iterArg_34 = %79, %iterArg_35 = %80, %iterArg_36 = %81, %iterArg_37 = %79, %iterArg_38 = %79) : tensor<1xi32>, tensor<9xi32>, tensor<9xi32>, tensor<11x49152xf32>, tensor<i32>, tensor<1x21xf32>, tensor<1x21x31xf32>, tensor<1x21x31xi32>, tensor<1x21xf32>, tensor<1x21xf32>
    cond {
      %116 = stablehlo.compare LT, %iterArg_33, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %116 : tensor<i1>
    } do {
      %116 = stablehlo.dynamic_slice %iterArg, %iterArg_33, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %117 = stablehlo.reshape %116 : (tensor<1xi32>) -> tensor<i32>
      %118 = stablehlo.multiply %117, %c_25 : tensor<i32>
      %119 = stablehlo.iota dim = 0 : tensor<21xi32>
      %120 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i32>) -> tensor<21xi32>
      %121 = stablehlo.add %120, %119 : tensor<21xi32>
      %122 = stablehlo.minimum %121, %c_12 : tensor<21xi32>
      %123 = stablehlo.compare LT, %122, %c_11, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
      %124 = stablehlo.add %122, %c_10 : tensor<21xi32>
      %125 = stablehlo.select %123, %124, %122 : tensor<21xi1>, tensor<21xi32>
      %126 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
      %127 = "stablehlo.gather"(%iterArg_30, %126) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<21x1xi32>) -> tensor<21xi32>
      %128 = "stablehlo.gather"(%iterArg_31, %126) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<21x1xi32>) -> tensor<21xi32>
      %129 = stablehlo.compare LT, %121, %c_10, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
      %130 = stablehlo.select %129, %127, %c_9 : tensor<21xi1>, tensor<21xi32>
      %131 = stablehlo.compare GE, %130, %c_11, SIGNED : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi1>
      %132 = stablehlo.reduce(%131 init: %c_27) applies stablehlo.or across dimensions = [0] : (tensor<21xi1>, tensor<i1>) -> tensor<i1>
      %133 = stablehlo.convert %132 : (tensor<i1>) -> tensor<i32>
      %134:5 = "stablehlo.case"(%133) ({
        %146 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<21xf32>
        %147 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<21x31xf32>
        stablehlo.return %146, %147, %c_8, %146, %146 : tensor<21xf32>, tensor<21x31xf32>, tensor<21x31xi32>, tensor<21xf32>, tensor<21xf32>
      }, {
        %146 = stablehlo.maximum %130, %c_11 : tensor<21xi32>
        %147 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
        %148 = stablehlo.concatenate %147, %c_7, dim = 1 : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x2xi32>
        %149 = "stablehlo.gather"(%iterArg_32, %148) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 49152>}> : (tensor<11x49152xf32>, tensor<21x2xi32>) -> tensor<21x49152xf32>
        %150 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<21x0xf32>
        %151 = stablehlo.reshape %149 : (tensor<21x49152xf32>) -> tensor<21x768x64xf32>
        %152 = stablehlo.reduce(%151 init: %cst_22) applies stablehlo.maximum across dimensions = [2] : (tensor<21x768x64xf32>, tensor<f32>) -> tensor<21x768xf32>
        %153 = stablehlo.optimization_barrier %152 : tensor<21x768xf32>
        %154 = stablehlo.reduce(%153 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<21x768xf32>, tensor<f32>) -> tensor<21xf32>
        %155 = stablehlo.reshape %154 : (tensor<21xf32>) -> tensor<21x1xf32>
        %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x0xf32>
        %157 = stablehlo.subtract %150, %156 : tensor<21x0xf32>
        %158 = stablehlo.exponential %157 : tensor<21x0xf32>
        %159 = stablehlo.slice %149 [0:21, 0:3072] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %160 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x3072xf32>
        %161 = stablehlo.subtract %159, %160 : tensor<21x3072xf32>
        %162 = stablehlo.exponential %161 : tensor<21x3072xf32>
        %163 = stablehlo.slice %149 [0:21, 3072:6144] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %164 = stablehlo.subtract %163, %160 : tensor<21x3072xf32>
        %165 = stablehlo.exponential %164 : tensor<21x3072xf32>
        %166 = stablehlo.add %162, %165 : tensor<21x3072xf32>
        %167 = stablehlo.slice %149 [0:21, 6144:9216] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %168 = stablehlo.subtract %167, %160 : tensor<21x3072xf32>
        %169 = stablehlo.exponential %168 : tensor<21x3072xf32>
        %170 = stablehlo.add %166, %169 : tensor<21x3072xf32>
        %171 = stablehlo.slice %149 [0:21, 9216:12288] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %172 = stablehlo.subtract %171, %160 : tensor<21x3072xf32>
        %173 = stablehlo.exponential %172 : tensor<21x3072xf32>
        %174 = stablehlo.add %170, %173 : tensor<21x3072xf32>
        %175 = stablehlo.slice %149 [0:21, 12288:15360] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %176 = stablehlo.subtract %175, %160 : tensor<21x3072xf32>
        %177 = stablehlo.exponential %176 : tensor<21x3072xf32>
        %178 = stablehlo.add %174, %177 : tensor<21x3072xf32>
        %179 = stablehlo.slice %149 [0:21, 15360:18432] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %180 = stablehlo.subtract %179, %160 : tensor<21x3072xf32>
        %181 = stablehlo.exponential %180 : tensor<21x3072xf32>
        %182 = stablehlo.add %178, %181 : tensor<21x3072xf32>
        %183 = stablehlo.slice %149 [0:21, 18432:21504] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %184 = stablehlo.subtract %183, %160 : tensor<21x3072xf32>
        %185 = stablehlo.exponential %184 : tensor<21x3072xf32>
        %186 = stablehlo.add %182, %185 : tensor<21x3072xf32>
        %187 = stablehlo.slice %149 [0:21, 21504:24576] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %188 = stablehlo.subtract %187, %160 : tensor<21x3072xf32>
        %189 = stablehlo.exponential %188 : tensor<21x3072xf32>
        %190 = stablehlo.add %186, %189 : tensor<21x3072xf32>
        %191 = stablehlo.slice %149 [0:21, 24576:27648] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %192 = stablehlo.subtract %191, %160 : tensor<21x3072xf32>
        %193 = stablehlo.exponential %192 : tensor<21x3072xf32>
        %194 = stablehlo.add %190, %193 : tensor<21x3072xf32>
        %195 = stablehlo.slice %149 [0:21, 27648:30720] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %196 = stablehlo.subtract %195, %160 : tensor<21x3072xf32>
        %197 = stablehlo.exponential %196 : tensor<21x3072xf32>
        %198 = stablehlo.add %194, %197 : tensor<21x3072xf32>
        %199 = stablehlo.slice %149 [0:21, 30720:33792] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %200 = stablehlo.subtract %199, %160 : tensor<21x3072xf32>
        %201 = stablehlo.exponential %200 : tensor<21x3072xf32>
        %202 = stablehlo.add %198, %201 : tensor<21x3072xf32>
        %203 = stablehlo.slice %149 [0:21, 33792:36864] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %204 = stablehlo.subtract %203, %160 : tensor<21x3072xf32>
        %205 = stablehlo.exponential %204 : tensor<21x3072xf32>
        %206 = stablehlo.add %202, %205 : tensor<21x3072xf32>
        %207 = stablehlo.slice %149 [0:21, 36864:39936] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %208 = stablehlo.subtract %207, %160 : tensor<21x3072xf32>
        %209 = stablehlo.exponential %208 : tensor<21x3072xf32>
        %210 = stablehlo.add %206, %209 : tensor<21x3072xf32>
        %211 = stablehlo.slice %149 [0:21, 39936:43008] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %212 = stablehlo.subtract %211, %160 : tensor<21x3072xf32>
        %213 = stablehlo.exponential %212 : tensor<21x3072xf32>
        %214 = stablehlo.add %210, %213 : tensor<21x3072xf32>
        %215 = stablehlo.slice %149 [0:21, 43008:46080] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %216 = stablehlo.subtract %215, %160 : tensor<21x3072xf32>
        %217 = stablehlo.exponential %216 : tensor<21x3072xf32>
        %218 = stablehlo.add %214, %217 : tensor<21x3072xf32>
        %219 = stablehlo.slice %149 [0:21, 46080:49152] : (tensor<21x49152xf32>) -> tensor<21x3072xf32>
        %220 = stablehlo.subtract %219, %160 : tensor<21x3072xf32>
        %221 = stablehlo.exponential %220 : tensor<21x3072xf32>
        %222 = stablehlo.add %218, %221 : tensor<21x3072xf32>
        %223 = stablehlo.concatenate %222, %158, dim = 1 : (tensor<21x3072xf32>, tensor<21x0xf32>) -> tensor<21x3072xf32>
        %224 = stablehlo.optimization_barrier %223 : tensor<21x3072xf32>
        %225 = stablehlo.slice %224 [0:21, 0:192] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %226 = stablehlo.slice %224 [0:21, 192:384] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %227 = stablehlo.add %225, %226 : tensor<21x192xf32>
        %228 = stablehlo.slice %224 [0:21, 384:576] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %229 = stablehlo.add %227, %228 : tensor<21x192xf32>
        %230 = stablehlo.slice %224 [0:21, 576:768] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %231 = stablehlo.add %229, %230 : tensor<21x192xf32>
        %232 = stablehlo.slice %224 [0:21, 768:960] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %233 = stablehlo.add %231, %232 : tensor<21x192xf32>
        %234 = stablehlo.slice %224 [0:21, 960:1152] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %235 = stablehlo.add %233, %234 : tensor<21x192xf32>
        %236 = stablehlo.slice %224 [0:21, 1152:1344] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %237 = stablehlo.add %235, %236 : tensor<21x192xf32>
        %238 = stablehlo.slice %224 [0:21, 1344:1536] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %239 = stablehlo.add %237, %238 : tensor<21x192xf32>
        %240 = stablehlo.slice %224 [0:21, 1536:1728] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %241 = stablehlo.add %239, %240 : tensor<21x192xf32>
        %242 = stablehlo.slice %224 [0:21, 1728:1920] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %243 = stablehlo.add %241, %242 : tensor<21x192xf32>
        %244 = stablehlo.slice %224 [0:21, 1920:2112] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %245 = stablehlo.add %243, %244 : tensor<21x192xf32>
        %246 = stablehlo.slice %224 [0:21, 2112:2304] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %247 = stablehlo.add %245, %246 : tensor<21x192xf32>
        %248 = stablehlo.slice %224 [0:21, 2304:2496] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %249 = stablehlo.add %247, %248 : tensor<21x192xf32>
        %250 = stablehlo.slice %224 [0:21, 2496:2688] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %251 = stablehlo.add %249, %250 : tensor<21x192xf32>
        %252 = stablehlo.slice %224 [0:21, 2688:2880] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %253 = stablehlo.add %251, %252 : tensor<21x192xf32>
        %254 = stablehlo.slice %224 [0:21, 2880:3072] : (tensor<21x3072xf32>) -> tensor<21x192xf32>
        %255 = stablehlo.add %253, %254 : tensor<21x192xf32>
        %256 = stablehlo.slice %224 [0:21, 3072:3072] : (tensor<21x3072xf32>) -> tensor<21x0xf32>
        %257 = stablehlo.concatenate %255, %256, dim = 1 : (tensor<21x192xf32>, tensor<21x0xf32>) -> tensor<21x192xf32>
        %258 = stablehlo.optimization_barrier %257 : tensor<21x192xf32>
        %259 = stablehlo.slice %258 [0:21, 0:12] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %260 = stablehlo.slice %258 [0:21, 12:24] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %261 = stablehlo.add %259, %260 : tensor<21x12xf32>
        %262 = stablehlo.slice %258 [0:21, 24:36] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %263 = stablehlo.add %261, %262 : tensor<21x12xf32>
        %264 = stablehlo.slice %258 [0:21, 36:48] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %265 = stablehlo.add %263, %264 : tensor<21x12xf32>
        %266 = stablehlo.slice %258 [0:21, 48:60] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %267 = stablehlo.add %265, %266 : tensor<21x12xf32>
        %268 = stablehlo.slice %258 [0:21, 60:72] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %269 = stablehlo.add %267, %268 : tensor<21x12xf32>
        %270 = stablehlo.slice %258 [0:21, 72:84] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %271 = stablehlo.add %269, %270 : tensor<21x12xf32>
        %272 = stablehlo.slice %258 [0:21, 84:96] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %273 = stablehlo.add %271, %272 : tensor<21x12xf32>
        %274 = stablehlo.slice %258 [0:21, 96:108] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %275 = stablehlo.add %273, %274 : tensor<21x12xf32>
        %276 = stablehlo.slice %258 [0:21, 108:120] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %277 = stablehlo.add %275, %276 : tensor<21x12xf32>
        %278 = stablehlo.slice %258 [0:21, 120:132] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %279 = stablehlo.add %277, %278 : tensor<21x12xf32>
        %280 = stablehlo.slice %258 [0:21, 132:144] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %281 = stablehlo.add %279, %280 : tensor<21x12xf32>
        %282 = stablehlo.slice %258 [0:21, 144:156] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %283 = stablehlo.add %281, %282 : tensor<21x12xf32>
        %284 = stablehlo.slice %258 [0:21, 156:168] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %285 = stablehlo.add %283, %284 : tensor<21x12xf32>
        %286 = stablehlo.slice %258 [0:21, 168:180] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %287 = stablehlo.add %285, %286 : tensor<21x12xf32>
        %288 = stablehlo.slice %258 [0:21, 180:192] : (tensor<21x192xf32>) -> tensor<21x12xf32>
        %289 = stablehlo.add %287, %288 : tensor<21x12xf32>
        %290 = stablehlo.slice %258 [0:21, 192:192] : (tensor<21x192xf32>) -> tensor<21x0xf32>
        %291 = stablehlo.concatenate %289, %290, dim = 1 : (tensor<21x12xf32>, tensor<21x0xf32>) -> tensor<21x12xf32>
        %292 = stablehlo.slice %291 [0:21, 0:1] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %293 = stablehlo.slice %291 [0:21, 1:2] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %294 = stablehlo.add %292, %293 : tensor<21x1xf32>
        %295 = stablehlo.slice %291 [0:21, 2:3] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %296 = stablehlo.add %294, %295 : tensor<21x1xf32>
        %297 = stablehlo.slice %291 [0:21, 3:4] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %298 = stablehlo.add %296, %297 : tensor<21x1xf32>
        %299 = stablehlo.slice %291 [0:21, 4:5] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %300 = stablehlo.add %298, %299 : tensor<21x1xf32>
        %301 = stablehlo.slice %291 [0:21, 5:6] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %302 = stablehlo.add %300, %301 : tensor<21x1xf32>
        %303 = stablehlo.slice %291 [0:21, 6:7] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %304 = stablehlo.add %302, %303 : tensor<21x1xf32>
        %305 = stablehlo.slice %291 [0:21, 7:8] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %306 = stablehlo.add %304, %305 : tensor<21x1xf32>
        %307 = stablehlo.slice %291 [0:21, 8:9] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %308 = stablehlo.add %306, %307 : tensor<21x1xf32>
        %309 = stablehlo.slice %291 [0:21, 9:10] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %310 = stablehlo.add %308, %309 : tensor<21x1xf32>
        %311 = stablehlo.slice %291 [0:21, 10:11] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %312 = stablehlo.add %310, %311 : tensor<21x1xf32>
        %313 = stablehlo.slice %291 [0:21, 11:12] : (tensor<21x12xf32>) -> tensor<21x1xf32>
        %314 = stablehlo.add %312, %313 : tensor<21x1xf32>
        %315 = stablehlo.reshape %314 : (tensor<21x1xf32>) -> tensor<21xf32>
        %316 = stablehlo.abs %153 : tensor<21x768xf32>
        %317 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<21x768xf32>
        %318 = stablehlo.compare LT, %316, %317, FLOAT : (tensor<21x768xf32>, tensor<21x768xf32>) -> tensor<21x768xi1>
        %319 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<21x768xf32>
        %320 = stablehlo.select %318, %319, %153 : tensor<21x768xi1>, tensor<21x768xf32>
        %values, %indices = chlo.top_k(%320, k = 31) : tensor<21x768xf32> -> (tensor<21x31xf32>, tensor<21x31xi32>)
        %321 = "stablehlo.sort"(%indices) <{dimension = 1 : i64, is_stable = true}> ({
        ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
          %417 = stablehlo.compare LT, %arg7, %arg8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %417 : tensor<i1>
        }) : (tensor<21x31xi32>) -> tensor<21x31xi32>
        %322 = stablehlo.multiply %321, %c_6 : tensor<21x31xi32>
        %323 = stablehlo.minimum %322, %c_5 : tensor<21x31xi32>
        %324 = stablehlo.broadcast_in_dim %323, dims = [0, 1] : (tensor<21x31xi32>) -> tensor<21x31x1xi32>
        %325 = stablehlo.iota dim = 2 : tensor<1x1x64xi32>
        %326 = stablehlo.broadcast_in_dim %324, dims = [0, 1, 2] : (tensor<21x31x1xi32>) -> tensor<21x31x64xi32>
        %327 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2] : (tensor<1x1x64xi32>) -> tensor<21x31x64xi32>
        %328 = stablehlo.add %326, %327 : tensor<21x31x64xi32>
        %329 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<21x1xi32>) -> tensor<21x31xi32>
        %330 = stablehlo.broadcast_in_dim %329, dims = [0, 1] : (tensor<21x31xi32>) -> tensor<21x31x1xi32>
        %331 = stablehlo.concatenate %330, %324, dim = 2 : (tensor<21x31x1xi32>, tensor<21x31x1xi32>) -> tensor<21x31x2xi32>
        %332 = "stablehlo.gather"(%iterArg_32, %331) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 64>}> : (tensor<11x49152xf32>, tensor<21x31x2xi32>) -> tensor<21x31x64xf32>
        %333 = stablehlo.abs %332 : tensor<21x31x64xf32>
        %334 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<21x31x64xf32>
        %335 = stablehlo.compare LT, %333, %334, FLOAT : (tensor<21x31x64xf32>, tensor<21x31x64xf32>) -> tensor<21x31x64xi1>
        %336 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<21x31x64xf32>
        %337 = stablehlo.select %335, %336, %332 : tensor<21x31x64xi1>, tensor<21x31x64xf32>
        %338 = stablehlo.broadcast_in_dim %322, dims = [0, 1] : (tensor<21x31xi32>) -> tensor<21x31x1xi32>
        %339 = stablehlo.broadcast_in_dim %338, dims = [0, 1, 2] : (tensor<21x31x1xi32>) -> tensor<21x31x64xi32>
        %340 = stablehlo.compare GE, %328, %339, SIGNED : (tensor<21x31x64xi32>, tensor<21x31x64xi32>) -> tensor<21x31x64xi1>
        %341 = stablehlo.convert %cst_22 : tensor<f32>
        %342 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f32>) -> tensor<21x31x64xf32>
        %343 = stablehlo.select %340, %337, %342 : tensor<21x31x64xi1>, tensor<21x31x64xf32>
        %344 = stablehlo.reshape %343 : (tensor<21x31x64xf32>) -> tensor<21x1984xf32>
        %values_39, %indices_40 = chlo.top_k(%344, k = 31) : tensor<21x1984xf32> -> (tensor<21x31xf32>, tensor<21x31xi32>)
        %345 = stablehlo.divide %indices_40, %c_6 : tensor<21x31xi32>
        %346 = stablehlo.sign %indices_40 : tensor<21x31xi32>
        %347 = stablehlo.compare NE, %346, %c_4, SIGNED : (tensor<21x31xi32>, tensor<21x31xi32>) -> tensor<21x31xi1>
        %348 = stablehlo.remainder %indices_40, %c_6 : tensor<21x31xi32>
        %349 = stablehlo.compare NE, %348, %c_8, SIGNED : (tensor<21x31xi32>, tensor<21x31xi32>) -> tensor<21x31xi1>
        %350 = stablehlo.and %347, %349 : tensor<21x31xi1>
        %351 = stablehlo.subtract %345, %c_4 : tensor<21x31xi32>
        %352 = stablehlo.select %350, %351, %345 : tensor<21x31xi1>, tensor<21x31xi32>
        %353 = stablehlo.reshape %352 : (tensor<21x31xi32>) -> tensor<21x31x1xi32>
        %354 = "stablehlo.gather"(%323, %353) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<21x31xi32>, tensor<21x31x1xi32>) -> tensor<21x31xi32>
        %355 = stablehlo.remainder %indices_40, %c_6 : tensor<21x31xi32>
        %356 = stablehlo.compare NE, %355, %c_8, SIGNED : (tensor<21x31xi32>, tensor<21x31xi32>) -> tensor<21x31xi1>
        %357 = stablehlo.compare LT, %355, %c_8, SIGNED : (tensor<21x31xi32>, tensor<21x31xi32>) -> tensor<21x31xi1>
        %358 = stablehlo.compare NE, %357, %c_3, UNSIGNED : (tensor<21x31xi1>, tensor<21x31xi1>) -> tensor<21x31xi1>
        %359 = stablehlo.and %358, %356 : tensor<21x31xi1>
        %360 = stablehlo.add %355, %c_6 : tensor<21x31xi32>
        %361 = stablehlo.select %359, %360, %355 : tensor<21x31xi1>, tensor<21x31xi32>
        %362 = stablehlo.add %354, %361 : tensor<21x31xi32>
        %363 = stablehlo.pad %values_39, %341, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<21x31xf32>, tensor<f32>) -> tensor<21x31xf32>
        %364 = stablehlo.pad %362, %c_2, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<21x31xi32>, tensor<i32>) -> tensor<21x31xi32>
        %365 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<21xi32>) -> tensor<21x1xi32>
        %366 = stablehlo.compare GE, %365, %c_7, SIGNED : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x1xi1>
        %367 = stablehlo.compare LT, %365, %c_1, SIGNED : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x1xi1>
        %368 = stablehlo.and %366, %367 : tensor<21x1xi1>
        %369 = stablehlo.select %368, %365, %c_7 : tensor<21x1xi1>, tensor<21x1xi32>
        %370 = stablehlo.compare LT, %147, %c_7, SIGNED : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x1xi1>
        %371 = stablehlo.add %147, %c_0 : tensor<21x1xi32>
        %372 = stablehlo.select %370, %371, %147 : tensor<21x1xi1>, tensor<21x1xi32>
        %373 = stablehlo.compare LT, %369, %c_7, SIGNED : (tensor<21x1xi32>, tensor<21x1xi32>) -> tensor<21x1xi1>
        %374 = stablehlo.add %369, %c_1 : tensor<21x1xi32>
        %375 = stablehlo.select %373, %374, %369 : tensor<21x1xi1>, tensor<21x1xi32>
        %376 = stablehlo.broadcast_in_dim %372, dims = [0, 1] : (tensor<21x1xi32>) -> tensor<21x1x1xi32>
        %377 = stablehlo.broadcast_in_dim %375, dims = [0, 1] : (tensor<21x1xi32>) -> tensor<21x1x1xi32>
        %378 = stablehlo.concatenate %376, %377, dim = 2 : (tensor<21x1x1xi32>, tensor<21x1x1xi32>) -> tensor<21x1x2xi32>
        %379 = "stablehlo.gather"(%iterArg_32, %378) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<11x49152xf32>, tensor<21x1x2xi32>) -> tensor<21x1xf32>
        %380 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f32>) -> tensor<21x1xf32>
        %381 = stablehlo.select %368, %379, %380 : tensor<21x1xi1>, tensor<21x1xf32>
        %382 = stablehlo.reshape %381 : (tensor<21x1xf32>) -> tensor<21xf32>
        %383 = stablehlo.log %315 : tensor<21xf32>
        %384 = stablehlo.compare NE, %383, %383, FLOAT : (tensor<21xf32>, tensor<21xf32>) -> tensor<21xi1>
        %385 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<21x31xf32>
        %386 = stablehlo.compare EQ, %363, %385, FLOAT : (tensor<21x31xf32>, tensor<21x31xf32>) -> tensor<21x31xi1>
        %387 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x31xf32>
        %388 = stablehlo.subtract %363, %387 : tensor<21x31xf32>
        %389 = stablehlo.broadcast_in_dim %383, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
        %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x31xf32>
        %391 = stablehlo.subtract %388, %390 : tensor<21x31xf32>
        %392 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f32>) -> tensor<21x31xf32>
        %393 = stablehlo.select %386, %392, %391 : tensor<21x31xi1>, tensor<21x31xf32>
        %394 = stablehlo.broadcast_in_dim %384, dims = [0] : (tensor<21xi1>) -> tensor<21x1xi1>
        %395 = stablehlo.iota dim = 1 : tensor<21x31xi32>
        %396 = stablehlo.minimum %395, %c : tensor<21x31xi32>
        %397 = stablehlo.compare EQ, %393, %385, FLOAT : (tensor<21x31xf32>, tensor<21x31xf32>) -> tensor<21x31xi1>
        %398 = stablehlo.select %397, %c, %364 : tensor<21x31xi1>, tensor<21x31xi32>
        %399 = stablehlo.broadcast_in_dim %394, dims = [0, 1] : (tensor<21x1xi1>) -> tensor<21x31xi1>
        %400 = stablehlo.select %399, %396, %398 : tensor<21x31xi1>, tensor<21x31xi32>
        %401 = stablehlo.convert %cst_23 : tensor<f32>
        %402 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f32>) -> tensor<21x31xf32>
        %403 = stablehlo.select %399, %402, %393 : tensor<21x31xi1>, tensor<21x31xf32>
        %404 = stablehlo.subtract %382, %154 : tensor<21xf32>
        %405 = stablehlo.subtract %404, %383 : tensor<21xf32>
        %406 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f32>) -> tensor<21xf32>
        %407 = stablehlo.select %384, %406, %405 : tensor<21xi1>, tensor<21xf32>
        %408 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<21xf32>
        %409 = stablehlo.select %131, %407, %408 : tensor<21xi1>, tensor<21xf32>
        %410 = stablehlo.reshape %131 : (tensor<21xi1>) -> tensor<21x1xi1>
        %411 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<21x31xf32>
        %412 = stablehlo.broadcast_in_dim %410, dims = [0, 1] : (tensor<21x1xi1>) -> tensor<21x31xi1>
        %413 = stablehlo.select %412, %403, %411 : tensor<21x31xi1>, tensor<21x31xf32>
        %414 = stablehlo.select %412, %400, %c_8 : tensor<21x31xi1>, tensor<21x31xi32>
        %415 = stablehlo.select %131, %154, %408 : tensor<21xi1>, tensor<21xf32>
        %416 = stablehlo.select %131, %383, %408 : tensor<21xi1>, tensor<21xf32>
        stablehlo.return %409, %413, %414, %415, %416 : tensor<21xf32>, tensor<21x31xf32>, tensor<21x31xi32>, tensor<21xf32>, tensor<21xf32>
      }) : (tensor<i32>) -> (tensor<21xf32>, tensor<21x31xf32>, tensor<21x31xi32>, tensor<21xf32>, tensor<21xf32>)
      %135 = stablehlo.broadcast_in_dim %134#0, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
      %136 = stablehlo.dynamic_update_slice %iterArg_34, %135, %iterArg_33, %c_28 : (tensor<1x21xf32>, tensor<1x21xf32>, tensor<i32>, tensor<i32>) -> tensor<1x21xf32>
      %137 = stablehlo.broadcast_in_dim %134#1, dims = [1, 2] : (tensor<21x31xf32>) -> tensor<1x21x31xf32>
      %138 = stablehlo.dynamic_update_slice %iterArg_35, %137, %iterArg_33, %c_28, %c_28 : (tensor<1x21x31xf32>, tensor<1x21x31xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x21x31xf32>
      %139 = stablehlo.broadcast_in_dim %134#2, dims = [1, 2] : (tensor<21x31xi32>) -> tensor<1x21x31xi32>
      %140 = stablehlo.dynamic_update_slice %iterArg_36, %139, %iterArg_33, %c_28, %c_28 : (tensor<1x21x31xi32>, tensor<1x21x31xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x21x31xi32>
      %141 = stablehlo.broadcast_in_dim %134#3, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
      %142 = stablehlo.dynamic_update_slice %iterArg_37, %141, %iterArg_33, %c_28 : (tensor<1x21xf32>, tensor<1x21xf32>, tensor<i32>, tensor<i32>) -> tensor<1x21xf32>
      %143 = stablehlo.broadcast_in_dim %134#4, dims = [1] : (tensor<21xf32>) -> tensor<1x21xf32>
      %144 = stablehlo.dynamic_update_slice %iterArg_38, %143, %iterArg_33, %c_28 : (tensor<1x21xf32>, tensor<1x21xf32>, tensor<i32>, tensor<i32>) -> tensor<1x21xf32>
      %145 = stablehlo.add %iterArg_33, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %145, %136, %138, %140, %142, %144 : tensor<1xi32>, tensor<9xi32>, tensor<9xi32>, tensor<11x49152xf32>, tensor<i32>, tensor<1x21xf32>, tensor<1x21x31xf32>, tensor<1x21x31xi32>, tensor<1x21xf32>, tensor<1x21xf32>
    }
    %83 = stablehlo.reshape %82#5 : (tensor<1x21xf32>) -> tensor<21xf32>
    %84 = "stablehlo.gather"(%83, %c_26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 9>}> : (tensor<21xf32>, tensor<1xi32>) -> tensor<9xf32>
    %85 = stablehlo.reshape %82#6 : (tensor<1x21x31xf32>) -> tensor<21x31xf32>
    %86 = "stablehlo.gather"(%85, %c_26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 9, 31>}> : (tensor<21x31xf32>, tensor<1xi32>) -> tensor<9x31xf32>
    %87 = stablehlo.reshape %82#7 : (tensor<1x21x31xi32>) -> tensor<21x31xi32>
    %88 = "stablehlo.gather"(%87, %c_26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 9, 31>}> : (tensor<21x31xi32>, tensor<1xi32>) -> tensor<9x31xi32>
    %89 = stablehlo.or %12, %77 : tensor<9xi1>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %91 = stablehlo.broadcast_in_dim %77, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %92 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %93 = stablehlo.convert %c_28 : (tensor<i32>) -> tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %95 = stablehlo.select %90, %94, %92 : tensor<9x1xi1>, tensor<9x1xf32>
    %96 = stablehlo.convert %cst_23 : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %98 = stablehlo.select %91, %97, %95 : tensor<9x1xi1>, tensor<9x1xf32>
    %99 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %100 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %101 = stablehlo.select %90, %100, %99 : tensor<9x1xi1>, tensor<9x1xi32>
    %102 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %103 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %104 = stablehlo.select %91, %102, %103 : tensor<9x1xi1>, tensor<9x1xf32>
    %105 = stablehlo.convert %104 : tensor<9x1xf32>
    %106 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x31xi1>
    %107 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x31xf32>
    %108 = stablehlo.select %106, %107, %86 : tensor<9x31xi1>, tensor<9x31xf32>
    %109 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9x31xi32>
    %110 = stablehlo.select %106, %109, %88 : tensor<9x31xi1>, tensor<9x31xi32>
    %111 = stablehlo.concatenate %110, %101, dim = 1 : (tensor<9x31xi32>, tensor<9x1xi32>) -> tensor<9x32xi32>
    %112 = stablehlo.concatenate %108, %98, dim = 1 : (tensor<9x31xf32>, tensor<9x1xf32>) -> tensor<9x32xf32>
    %113 = stablehlo.convert %111 : (tensor<9x32xi32>) -> tensor<9x32xui32>
    %114 = stablehlo.convert %112 : tensor<9x32xf32>
    %115 = stablehlo.convert %113 : tensor<9x32xui32>
    return %114, %115 : tensor<9x32xf32>, tensor<9x32xui32>
  }
}
