// levels3-blocked-cuda for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x8xf32> {jax.result_info = "result[0]"}, tensor<9x8xui32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<49152> : tensor<170x7xi32>
    %c_0 = stablehlo.constant dense<11> : tensor<170x1xi32>
    %c_1 = stablehlo.constant dense<49152> : tensor<170x1xi32>
    %c_2 = stablehlo.constant dense<49152> : tensor<i32>
    %c_3 = stablehlo.constant dense<false> : tensor<170x7xi1>
    %c_4 = stablehlo.constant dense<1> : tensor<170x7xi32>
    %c_5 = stablehlo.constant dense<49024> : tensor<170x7xi32>
    %c_6 = stablehlo.constant dense<128> : tensor<170x7xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<170x1xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<170x7xi32>
    %c_9 = stablehlo.constant dense<-1> : tensor<170xi32>
    %c_10 = stablehlo.constant dense<9> : tensor<170xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<170xi32>
    %c_12 = stablehlo.constant dense<8> : tensor<170xi32>
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
    %c_25 = stablehlo.constant dense<170> : tensor<i32>
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
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x170xf32>
    %80 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x170x7xf32>
    %81 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<i32>) -> tensor<1x170x7xi32>
    %82:10 = stablehlo.while(%iterArg = %78, %iterArg_30 = %75, %iterArg_31 = %66, %iterArg_32 = %0, %iterArg_33 = %c_28, %iterArg_34 = %79, %iterArg_35 = %80, %iterArg_36 = %81, %iterArg_37 = %79, %iterArg_38 = %79) : tensor<1xi32>, tensor<9xi32>, tensor<9xi32>, tensor<11x49152xf32>, tensor<i32>, tensor<1x170xf32>, tensor<1x170x7xf32>, tensor<1x170x7xi32>, tensor<1x170xf32>, tensor<1x170xf32>
    cond {
      %116 = stablehlo.compare LT, %iterArg_33, %c_21, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %116 : tensor<i1>
    } do {
      %116 = stablehlo.dynamic_slice %iterArg, %iterArg_33, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %117 = stablehlo.reshape %116 : (tensor<1xi32>) -> tensor<i32>
      %118 = stablehlo.multiply %117, %c_25 : tensor<i32>
      %119 = stablehlo.iota dim = 0 : tensor<170xi32>
      %120 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<i32>) -> tensor<170xi32>
      %121 = stablehlo.add %120, %119 : tensor<170xi32>
      %122 = stablehlo.minimum %121, %c_12 : tensor<170xi32>
      %123 = stablehlo.compare LT, %122, %c_11, SIGNED : (tensor<170xi32>, tensor<170xi32>) -> tensor<170xi1>
      %124 = stablehlo.add %122, %c_10 : tensor<170xi32>
      %125 = stablehlo.select %123, %124, %122 : tensor<170xi1>, tensor<170xi32>
      %126 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<170xi32>) -> tensor<170x1xi32>
      %127 = "stablehlo.gather"(%iterArg_30, %126) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<170x1xi32>) -> tensor<170xi32>
      %128 = "stablehlo.gather"(%iterArg_31, %126) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<170x1xi32>) -> tensor<170xi32>
      %129 = stablehlo.compare LT, %121, %c_10, SIGNED : (tensor<170xi32>, tensor<170xi32>) -> tensor<170xi1>
      %130 = stablehlo.select %129, %127, %c_9 : tensor<170xi1>, tensor<170xi32>
      %131 = stablehlo.compare GE, %130, %c_11, SIGNED : (tensor<170xi32>, tensor<170xi32>) -> tensor<170xi1>
      %132 = stablehlo.reduce(%131 init: %c_27) applies stablehlo.or across dimensions = [0] : (tensor<170xi1>, tensor<i1>) -> tensor<i1>
      %133 = stablehlo.convert %132 : (tensor<i1>) -> tensor<i32>
      %134:5 = "stablehlo.case"(%133) ({
        %146 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<170xf32>
        %147 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<170x7xf32>
        stablehlo.return %146, %147, %c_8, %146, %146 : tensor<170xf32>, tensor<170x7xf32>, tensor<170x7xi32>, tensor<170xf32>, tensor<170xf32>
      }, {
        %146 = stablehlo.maximum %130, %c_11 : tensor<170xi32>
        %147 = stablehlo.broadcast_in_dim %146, dims = [0] : (tensor<170xi32>) -> tensor<170x1xi32>
        %148 = stablehlo.concatenate %147, %c_7, dim = 1 : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x2xi32>
        %149 = "stablehlo.gather"(%iterArg_32, %148) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 49152>}> : (tensor<11x49152xf32>, tensor<170x2xi32>) -> tensor<170x49152xf32>
        %150 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<170x0xf32>
        %151 = stablehlo.reshape %149 : (tensor<170x49152xf32>) -> tensor<170x384x128xf32>
        %152 = stablehlo.reduce(%151 init: %cst_22) applies stablehlo.maximum across dimensions = [2] : (tensor<170x384x128xf32>, tensor<f32>) -> tensor<170x384xf32>
        %153 = stablehlo.optimization_barrier %152 : tensor<170x384xf32>
        %154 = stablehlo.reduce(%153 init: %cst_22) applies stablehlo.maximum across dimensions = [1] : (tensor<170x384xf32>, tensor<f32>) -> tensor<170xf32>
        %155 = stablehlo.reshape %154 : (tensor<170xf32>) -> tensor<170x1xf32>
        %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<170x1xf32>) -> tensor<170x49152xf32>
        %157 = stablehlo.subtract %149, %156 : tensor<170x49152xf32>
        %158 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<170x1xf32>) -> tensor<170x0xf32>
        %159 = stablehlo.subtract %150, %158 : tensor<170x0xf32>
        %160 = stablehlo.exponential %157 : tensor<170x49152xf32>
        %161 = stablehlo.exponential %159 : tensor<170x0xf32>
        %162 = stablehlo.reshape %160 : (tensor<170x49152xf32>) -> tensor<170x32x1536xf32>
        %163 = stablehlo.reduce(%162 init: %cst_24) across dimensions = [1] : (tensor<170x32x1536xf32>, tensor<f32>) -> tensor<170x1536xf32>
         reducer(%arg7: tensor<f32>, %arg8: tensor<f32>)  {
          %279 = stablehlo.negate %arg8 : tensor<f32>
          %280 = stablehlo.subtract %arg7, %279 : tensor<f32>
          stablehlo.return %280 : tensor<f32>
        }
        %164 = stablehlo.optimization_barrier %163 : tensor<170x1536xf32>
        %165 = stablehlo.concatenate %164, %161, dim = 1 : (tensor<170x1536xf32>, tensor<170x0xf32>) -> tensor<170x1536xf32>
        %166 = stablehlo.reshape %165 : (tensor<170x1536xf32>) -> tensor<170x32x48xf32>
        %167 = stablehlo.reduce(%166 init: %cst_24) across dimensions = [1] : (tensor<170x32x48xf32>, tensor<f32>) -> tensor<170x48xf32>
         reducer(%arg7: tensor<f32>, %arg8: tensor<f32>)  {
          %279 = stablehlo.negate %arg8 : tensor<f32>
          %280 = stablehlo.subtract %arg7, %279 : tensor<f32>
          stablehlo.return %280 : tensor<f32>
        }
        %168 = stablehlo.optimization_barrier %167 : tensor<170x48xf32>
        %169 = stablehlo.slice %165 [0:170, 1536:1536] : (tensor<170x1536xf32>) -> tensor<170x0xf32>
        %170 = stablehlo.concatenate %168, %169, dim = 1 : (tensor<170x48xf32>, tensor<170x0xf32>) -> tensor<170x48xf32>
        %171 = stablehlo.slice %170 [0:170, 0:32] : (tensor<170x48xf32>) -> tensor<170x32xf32>
        %172 = stablehlo.reshape %171 : (tensor<170x32xf32>) -> tensor<170x32x1xf32>
        %173 = stablehlo.reduce(%172 init: %cst_24) across dimensions = [1] : (tensor<170x32x1xf32>, tensor<f32>) -> tensor<170x1xf32>
         reducer(%arg7: tensor<f32>, %arg8: tensor<f32>)  {
          %279 = stablehlo.negate %arg8 : tensor<f32>
          %280 = stablehlo.subtract %arg7, %279 : tensor<f32>
          stablehlo.return %280 : tensor<f32>
        }
        %174 = stablehlo.optimization_barrier %173 : tensor<170x1xf32>
        %175 = stablehlo.slice %170 [0:170, 32:48] : (tensor<170x48xf32>) -> tensor<170x16xf32>
        %176 = stablehlo.concatenate %174, %175, dim = 1 : (tensor<170x1xf32>, tensor<170x16xf32>) -> tensor<170x17xf32>
        %177 = stablehlo.reduce(%176 init: %cst_24) across dimensions = [1] : (tensor<170x17xf32>, tensor<f32>) -> tensor<170xf32>
         reducer(%arg7: tensor<f32>, %arg8: tensor<f32>)  {
          %279 = stablehlo.negate %arg8 : tensor<f32>
          %280 = stablehlo.subtract %arg7, %279 : tensor<f32>
          stablehlo.return %280 : tensor<f32>
        }
        %178 = stablehlo.abs %153 : tensor<170x384xf32>
        %179 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<170x384xf32>
        %180 = stablehlo.compare LT, %178, %179, FLOAT : (tensor<170x384xf32>, tensor<170x384xf32>) -> tensor<170x384xi1>
        %181 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<170x384xf32>
        %182 = stablehlo.select %180, %181, %153 : tensor<170x384xi1>, tensor<170x384xf32>
        %values, %indices = chlo.top_k(%182, k = 7) : tensor<170x384xf32> -> (tensor<170x7xf32>, tensor<170x7xi32>)
        %183 = "stablehlo.sort"(%indices) <{dimension = 1 : i64, is_stable = true}> ({
        ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
          %279 = stablehlo.compare LT, %arg7, %arg8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %279 : tensor<i1>
        }) : (tensor<170x7xi32>) -> tensor<170x7xi32>
        %184 = stablehlo.multiply %183, %c_6 : tensor<170x7xi32>
        %185 = stablehlo.minimum %184, %c_5 : tensor<170x7xi32>
        %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<170x7xi32>) -> tensor<170x7x1xi32>
        %187 = stablehlo.iota dim = 2 : tensor<1x1x128xi32>
        %188 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<170x7x1xi32>) -> tensor<170x7x128xi32>
        %189 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<170x7x128xi32>
        %190 = stablehlo.add %188, %189 : tensor<170x7x128xi32>
        %191 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<170x1xi32>) -> tensor<170x7xi32>
        %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<170x7xi32>) -> tensor<170x7x1xi32>
        %193 = stablehlo.concatenate %192, %186, dim = 2 : (tensor<170x7x1xi32>, tensor<170x7x1xi32>) -> tensor<170x7x2xi32>
        %194 = "stablehlo.gather"(%iterArg_32, %193) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 128>}> : (tensor<11x49152xf32>, tensor<170x7x2xi32>) -> tensor<170x7x128xf32>
        %195 = stablehlo.abs %194 : tensor<170x7x128xf32>
        %196 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<170x7x128xf32>
        %197 = stablehlo.compare LT, %195, %196, FLOAT : (tensor<170x7x128xf32>, tensor<170x7x128xf32>) -> tensor<170x7x128xi1>
        %198 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<170x7x128xf32>
        %199 = stablehlo.select %197, %198, %194 : tensor<170x7x128xi1>, tensor<170x7x128xf32>
        %200 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<170x7xi32>) -> tensor<170x7x1xi32>
        %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2] : (tensor<170x7x1xi32>) -> tensor<170x7x128xi32>
        %202 = stablehlo.compare GE, %190, %201, SIGNED : (tensor<170x7x128xi32>, tensor<170x7x128xi32>) -> tensor<170x7x128xi1>
        %203 = stablehlo.convert %cst_22 : tensor<f32>
        %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<170x7x128xf32>
        %205 = stablehlo.select %202, %199, %204 : tensor<170x7x128xi1>, tensor<170x7x128xf32>
        %206 = stablehlo.reshape %205 : (tensor<170x7x128xf32>) -> tensor<170x896xf32>
        %values_39, %indices_40 = chlo.top_k(%206, k = 7) : tensor<170x896xf32> -> (tensor<170x7xf32>, tensor<170x7xi32>)
        %207 = stablehlo.divide %indices_40, %c_6 : tensor<170x7xi32>
        %208 = stablehlo.sign %indices_40 : tensor<170x7xi32>
        %209 = stablehlo.compare NE, %208, %c_4, SIGNED : (tensor<170x7xi32>, tensor<170x7xi32>) -> tensor<170x7xi1>
        %210 = stablehlo.remainder %indices_40, %c_6 : tensor<170x7xi32>
        %211 = stablehlo.compare NE, %210, %c_8, SIGNED : (tensor<170x7xi32>, tensor<170x7xi32>) -> tensor<170x7xi1>
        %212 = stablehlo.and %209, %211 : tensor<170x7xi1>
        %213 = stablehlo.subtract %207, %c_4 : tensor<170x7xi32>
        %214 = stablehlo.select %212, %213, %207 : tensor<170x7xi1>, tensor<170x7xi32>
        %215 = stablehlo.reshape %214 : (tensor<170x7xi32>) -> tensor<170x7x1xi32>
        %216 = "stablehlo.gather"(%185, %215) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<170x7xi32>, tensor<170x7x1xi32>) -> tensor<170x7xi32>
        %217 = stablehlo.remainder %indices_40, %c_6 : tensor<170x7xi32>
        %218 = stablehlo.compare NE, %217, %c_8, SIGNED : (tensor<170x7xi32>, tensor<170x7xi32>) -> tensor<170x7xi1>
        %219 = stablehlo.compare LT, %217, %c_8, SIGNED : (tensor<170x7xi32>, tensor<170x7xi32>) -> tensor<170x7xi1>
        %220 = stablehlo.compare NE, %219, %c_3, UNSIGNED : (tensor<170x7xi1>, tensor<170x7xi1>) -> tensor<170x7xi1>
        %221 = stablehlo.and %220, %218 : tensor<170x7xi1>
        %222 = stablehlo.add %217, %c_6 : tensor<170x7xi32>
        %223 = stablehlo.select %221, %222, %217 : tensor<170x7xi1>, tensor<170x7xi32>
        %224 = stablehlo.add %216, %223 : tensor<170x7xi32>
        %225 = stablehlo.pad %values_39, %203, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<170x7xf32>, tensor<f32>) -> tensor<170x7xf32>
        %226 = stablehlo.pad %224, %c_2, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<170x7xi32>, tensor<i32>) -> tensor<170x7xi32>
        %227 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<170xi32>) -> tensor<170x1xi32>
        %228 = stablehlo.compare GE, %227, %c_7, SIGNED : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x1xi1>
        %229 = stablehlo.compare LT, %227, %c_1, SIGNED : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x1xi1>
        %230 = stablehlo.and %228, %229 : tensor<170x1xi1>
        %231 = stablehlo.select %230, %227, %c_7 : tensor<170x1xi1>, tensor<170x1xi32>
        %232 = stablehlo.compare LT, %147, %c_7, SIGNED : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x1xi1>
        %233 = stablehlo.add %147, %c_0 : tensor<170x1xi32>
        %234 = stablehlo.select %232, %233, %147 : tensor<170x1xi1>, tensor<170x1xi32>
        %235 = stablehlo.compare LT, %231, %c_7, SIGNED : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x1xi1>
        %236 = stablehlo.add %231, %c_1 : tensor<170x1xi32>
        %237 = stablehlo.select %235, %236, %231 : tensor<170x1xi1>, tensor<170x1xi32>
        %238 = stablehlo.broadcast_in_dim %234, dims = [0, 1] : (tensor<170x1xi32>) -> tensor<170x1x1xi32>
        %239 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<170x1xi32>) -> tensor<170x1x1xi32>
        %240 = stablehlo.concatenate %238, %239, dim = 2 : (tensor<170x1x1xi32>, tensor<170x1x1xi32>) -> tensor<170x1x2xi32>
        %241 = "stablehlo.gather"(%iterArg_32, %240) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<11x49152xf32>, tensor<170x1x2xi32>) -> tensor<170x1xf32>
        %242 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<170x1xf32>
        %243 = stablehlo.select %230, %241, %242 : tensor<170x1xi1>, tensor<170x1xf32>
        %244 = stablehlo.reshape %243 : (tensor<170x1xf32>) -> tensor<170xf32>
        %245 = stablehlo.log %177 : tensor<170xf32>
        %246 = stablehlo.compare NE, %245, %245, FLOAT : (tensor<170xf32>, tensor<170xf32>) -> tensor<170xi1>
        %247 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<170x7xf32>
        %248 = stablehlo.compare EQ, %225, %247, FLOAT : (tensor<170x7xf32>, tensor<170x7xf32>) -> tensor<170x7xi1>
        %249 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<170x1xf32>) -> tensor<170x7xf32>
        %250 = stablehlo.subtract %225, %249 : tensor<170x7xf32>
        %251 = stablehlo.broadcast_in_dim %245, dims = [0] : (tensor<170xf32>) -> tensor<170x1xf32>
        %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1] : (tensor<170x1xf32>) -> tensor<170x7xf32>
        %253 = stablehlo.subtract %250, %252 : tensor<170x7xf32>
        %254 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<170x7xf32>
        %255 = stablehlo.select %248, %254, %253 : tensor<170x7xi1>, tensor<170x7xf32>
        %256 = stablehlo.broadcast_in_dim %246, dims = [0] : (tensor<170xi1>) -> tensor<170x1xi1>
        %257 = stablehlo.iota dim = 1 : tensor<170x7xi32>
        %258 = stablehlo.minimum %257, %c : tensor<170x7xi32>
        %259 = stablehlo.compare EQ, %255, %247, FLOAT : (tensor<170x7xf32>, tensor<170x7xf32>) -> tensor<170x7xi1>
        %260 = stablehlo.select %259, %c, %226 : tensor<170x7xi1>, tensor<170x7xi32>
        %261 = stablehlo.broadcast_in_dim %256, dims = [0, 1] : (tensor<170x1xi1>) -> tensor<170x7xi1>
        %262 = stablehlo.select %261, %258, %260 : tensor<170x7xi1>, tensor<170x7xi32>
        %263 = stablehlo.convert %cst_23 : tensor<f32>
        %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<170x7xf32>
        %265 = stablehlo.select %261, %264, %255 : tensor<170x7xi1>, tensor<170x7xf32>
        %266 = stablehlo.subtract %244, %154 : tensor<170xf32>
        %267 = stablehlo.subtract %266, %245 : tensor<170xf32>
        %268 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<170xf32>
        %269 = stablehlo.select %246, %268, %267 : tensor<170xi1>, tensor<170xf32>
        %270 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<170xf32>
        %271 = stablehlo.select %131, %269, %270 : tensor<170xi1>, tensor<170xf32>
        %272 = stablehlo.reshape %131 : (tensor<170xi1>) -> tensor<170x1xi1>
        %273 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<170x7xf32>
        %274 = stablehlo.broadcast_in_dim %272, dims = [0, 1] : (tensor<170x1xi1>) -> tensor<170x7xi1>
        %275 = stablehlo.select %274, %265, %273 : tensor<170x7xi1>, tensor<170x7xf32>
        %276 = stablehlo.select %274, %262, %c_8 : tensor<170x7xi1>, tensor<170x7xi32>
        %277 = stablehlo.select %131, %154, %270 : tensor<170xi1>, tensor<170xf32>
        %278 = stablehlo.select %131, %245, %270 : tensor<170xi1>, tensor<170xf32>
        stablehlo.return %271, %275, %276, %277, %278 : tensor<170xf32>, tensor<170x7xf32>, tensor<170x7xi32>, tensor<170xf32>, tensor<170xf32>
      }) : (tensor<i32>) -> (tensor<170xf32>, tensor<170x7xf32>, tensor<170x7xi32>, tensor<170xf32>, tensor<170xf32>)
      %135 = stablehlo.broadcast_in_dim %134#0, dims = [1] : (tensor<170xf32>) -> tensor<1x170xf32>
      %136 = stablehlo.dynamic_update_slice %iterArg_34, %135, %iterArg_33, %c_28 : (tensor<1x170xf32>, tensor<1x170xf32>, tensor<i32>, tensor<i32>) -> tensor<1x170xf32>
      %137 = stablehlo.broadcast_in_dim %134#1, dims = [1, 2] : (tensor<170x7xf32>) -> tensor<1x170x7xf32>
      %138 = stablehlo.dynamic_update_slice %iterArg_35, %137, %iterArg_33, %c_28, %c_28 : (tensor<1x170x7xf32>, tensor<1x170x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x170x7xf32>
      %139 = stablehlo.broadcast_in_dim %134#2, dims = [1, 2] : (tensor<170x7xi32>) -> tensor<1x170x7xi32>
      %140 = stablehlo.dynamic_update_slice %iterArg_36, %139, %iterArg_33, %c_28, %c_28 : (tensor<1x170x7xi32>, tensor<1x170x7xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x170x7xi32>
      %141 = stablehlo.broadcast_in_dim %134#3, dims = [1] : (tensor<170xf32>) -> tensor<1x170xf32>
      %142 = stablehlo.dynamic_update_slice %iterArg_37, %141, %iterArg_33, %c_28 : (tensor<1x170xf32>, tensor<1x170xf32>, tensor<i32>, tensor<i32>) -> tensor<1x170xf32>
      %143 = stablehlo.broadcast_in_dim %134#4, dims = [1] : (tensor<170xf32>) -> tensor<1x170xf32>
      %144 = stablehlo.dynamic_update_slice %iterArg_38, %143, %iterArg_33, %c_28 : (tensor<1x170xf32>, tensor<1x170xf32>, tensor<i32>, tensor<i32>) -> tensor<1x170xf32>
      %145 = stablehlo.add %iterArg_33, %c_21 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_30, %iterArg_31, %iterArg_32, %145, %136, %138, %140, %142, %144 : tensor<1xi32>, tensor<9xi32>, tensor<9xi32>, tensor<11x49152xf32>, tensor<i32>, tensor<1x170xf32>, tensor<1x170x7xf32>, tensor<1x170x7xi32>, tensor<1x170xf32>, tensor<1x170xf32>
    }
    %83 = stablehlo.reshape %82#5 : (tensor<1x170xf32>) -> tensor<170xf32>
    %84 = "stablehlo.gather"(%83, %c_26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 9>}> : (tensor<170xf32>, tensor<1xi32>) -> tensor<9xf32>
    %85 = stablehlo.reshape %82#6 : (tensor<1x170x7xf32>) -> tensor<170x7xf32>
    %86 = "stablehlo.gather"(%85, %c_26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 9, 7>}> : (tensor<170x7xf32>, tensor<1xi32>) -> tensor<9x7xf32>
    %87 = stablehlo.reshape %82#7 : (tensor<1x170x7xi32>) -> tensor<170x7xi32>
    %88 = "stablehlo.gather"(%87, %c_26) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 9, 7>}> : (tensor<170x7xi32>, tensor<1xi32>) -> tensor<9x7xi32>
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
    %106 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (tensor<9x1xi1>) -> tensor<9x7xi1>
    %107 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x7xf32>
    %108 = stablehlo.select %106, %107, %86 : tensor<9x7xi1>, tensor<9x7xf32>
    %109 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9x7xi32>
    %110 = stablehlo.select %106, %109, %88 : tensor<9x7xi1>, tensor<9x7xi32>
    %111 = stablehlo.concatenate %110, %101, dim = 1 : (tensor<9x7xi32>, tensor<9x1xi32>) -> tensor<9x8xi32>
    %112 = stablehlo.concatenate %108, %98, dim = 1 : (tensor<9x7xf32>, tensor<9x1xf32>) -> tensor<9x8xf32>
    %113 = stablehlo.convert %111 : (tensor<9x8xi32>) -> tensor<9x8xui32>
    %114 = stablehlo.convert %112 : tensor<9x8xf32>
    %115 = stablehlo.convert %113 : tensor<9x8xui32>
    return %114, %115 : tensor<9x8xf32>, tensor<9x8xui32>
  }
}
