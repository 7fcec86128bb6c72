// levels0-blocked-tpu for rows = 11, tokens = 13, batch = 5, output_rows = 9
module @jit_call attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11x49152xf32>, %arg1: tensor<13xi32>, %arg2: tensor<5xi32>, %arg3: tensor<6xi32>, %arg4: tensor<6xi32>, %arg5: tensor<6xi32>, %arg6: tensor<9xi32>) -> (tensor<9x1xf32> {jax.result_info = "result[0]"}, tensor<9x1xui32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<49152> : tensor<i32>
    %c_0 = stablehlo.constant dense<11> : tensor<170x1xi32>
    %c_1 = stablehlo.constant dense<49152> : tensor<170x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<170x1xi32>
    %c_3 = stablehlo.constant dense<-1> : tensor<170xi32>
    %c_4 = stablehlo.constant dense<9> : tensor<170xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<170xi32>
    %c_6 = stablehlo.constant dense<8> : tensor<170xi32>
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
    %c_18 = stablehlo.constant dense<170> : tensor<i32>
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
    %79 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x170xf32>
    %80:8 = stablehlo.while(%iterArg = %78, %iterArg_23 = %75, %iterArg_24 = %66, %iterArg_25 = %0, %iterArg_26 = %c_21, %iterArg_27 = %79, %iterArg_28 = %79, %iterArg_29 = %79) : tensor<1xi32>, tensor<9xi32>, tensor<9xi32>, tensor<11x49152xf32>, tensor<i32>, tensor<1x170xf32>, tensor<1x170xf32>, tensor<1x170xf32>
    cond {
      %99 = stablehlo.compare LT, %iterArg_26, %c_15, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %99 : tensor<i1>
    } do {
      %99 = stablehlo.dynamic_slice %iterArg, %iterArg_26, sizes = [1] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
      %100 = stablehlo.reshape %99 : (tensor<1xi32>) -> tensor<i32>
      %101 = stablehlo.multiply %100, %c_18 : tensor<i32>
      %102 = stablehlo.iota dim = 0 : tensor<170xi32>
      %103 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<i32>) -> tensor<170xi32>
      %104 = stablehlo.add %103, %102 : tensor<170xi32>
      %105 = stablehlo.minimum %104, %c_6 : tensor<170xi32>
      %106 = stablehlo.compare LT, %105, %c_5, SIGNED : (tensor<170xi32>, tensor<170xi32>) -> tensor<170xi1>
      %107 = stablehlo.add %105, %c_4 : tensor<170xi32>
      %108 = stablehlo.select %106, %107, %105 : tensor<170xi1>, tensor<170xi32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<170xi32>) -> tensor<170x1xi32>
      %110 = "stablehlo.gather"(%iterArg_23, %109) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<170x1xi32>) -> tensor<170xi32>
      %111 = "stablehlo.gather"(%iterArg_24, %109) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<9xi32>, tensor<170x1xi32>) -> tensor<170xi32>
      %112 = stablehlo.compare LT, %104, %c_4, SIGNED : (tensor<170xi32>, tensor<170xi32>) -> tensor<170xi1>
      %113 = stablehlo.select %112, %110, %c_3 : tensor<170xi1>, tensor<170xi32>
      %114 = stablehlo.compare GE, %113, %c_5, SIGNED : (tensor<170xi32>, tensor<170xi32>) -> tensor<170xi1>
      %115 = stablehlo.reduce(%114 init: %c_20) applies stablehlo.or across dimensions = [0] : (tensor<170xi1>, tensor<i1>) -> tensor<i1>
      %116 = stablehlo.convert %115 : (tensor<i1>) -> tensor<i32>
      %117:3 = "stablehlo.case"(%116) ({
        %125 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<170xf32>
        stablehlo.return %125, %125, %125 : tensor<170xf32>, tensor<170xf32>, tensor<170xf32>
      }, {
        %125 = stablehlo.maximum %113, %c_5 : tensor<170xi32>
        %126 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<170xi32>) -> tensor<170x1xi32>
        %127 = stablehlo.concatenate %126, %c_2, dim = 1 : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x2xi32>
        %128 = "stablehlo.gather"(%iterArg_25, %127) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 49152>}> : (tensor<11x49152xf32>, tensor<170x2xi32>) -> tensor<170x49152xf32>
        %129 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<170x0xf32>
        %130 = stablehlo.reshape %128 : (tensor<170x49152xf32>) -> tensor<170x384x128xf32>
        %131 = stablehlo.reduce(%130 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<170x384x128xf32>, tensor<f32>) -> tensor<170x384xf32>
        %132 = stablehlo.optimization_barrier %131 : tensor<170x384xf32>
        %133 = stablehlo.reduce(%132 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<170x384xf32>, tensor<f32>) -> tensor<170xf32>
        %134 = stablehlo.reshape %133 : (tensor<170xf32>) -> tensor<170x1xf32>
        %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<170x1xf32>) -> tensor<170x49152xf32>
        %136 = stablehlo.subtract %128, %135 : tensor<170x49152xf32>
        %137 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<170x1xf32>) -> tensor<170x0xf32>
        %138 = stablehlo.subtract %129, %137 : tensor<170x0xf32>
        %139 = stablehlo.exponential %136 : tensor<170x49152xf32>
        %140 = stablehlo.exponential %138 : tensor<170x0xf32>
        %141 = stablehlo.reshape %139 : (tensor<170x49152xf32>) -> tensor<170x32x1536xf32>
        %142 = stablehlo.reduce(%141 init: %cst_17) across dimensions = [1] : (tensor<170x32x1536xf32>, tensor<f32>) -> tensor<170x1536xf32>
         reducer(%arg7: tensor<f32>, %arg8: tensor<f32>)  {
          %187 = stablehlo.negate %arg8 : tensor<f32>
          %188 = stablehlo.subtract %arg7, %187 : tensor<f32>
          stablehlo.return %188 : tensor<f32>
        }
        %143 = stablehlo.optimization_barrier %142 : tensor<170x1536xf32>
        %144 = stablehlo.concatenate %143, %140, dim = 1 : (tensor<170x1536xf32>, tensor<170x0xf32>) -> tensor<170x1536xf32>
        %145 = stablehlo.reshape %144 : (tensor<170x1536xf32>) -> tensor<170x32x48xf32>
        %146 = stablehlo.reduce(%145 init: %cst_17) across dimensions = [1] : (tensor<170x32x48xf32>, tensor<f32>) -> tensor<170x48xf32>
         reducer(%arg7: tensor<f32>, %arg8: tensor<f32>)  {
          %187 = stablehlo.negate %arg8 : tensor<f32>
          %188 = stablehlo.subtract %arg7, %187 : tensor<f32>
          stablehlo.return %188 : tensor<f32>
        }
        %147 = stablehlo.optimization_barrier %146 : tensor<170x48xf32>
        %148 = stablehlo.slice %144 [0:170, 1536:1536] : (tensor<170x1536xf32>) -> tensor<170x0xf32>
        %149 = stablehlo.concatenate %147, %148, dim = 1 : (tensor<170x48xf32>, tensor<170x0xf32>) -> tensor<170x48xf32>
        %150 = stablehlo.slice %149 [0:170, 0:32] : (tensor<170x48xf32>) -> tensor<170x32xf32>
        %151 = stablehlo.reshape %150 : (tensor<170x32xf32>) -> tensor<170x32x1xf32>
        %152 = stablehlo.reduce(%151 init: %cst_17) across dimensions = [1] : (tensor<170x32x1xf32>, tensor<f32>) -> tensor<170x1xf32>
         reducer(%arg7: tensor<f32>, %arg8: tensor<f32>)  {
          %187 = stablehlo.negate %arg8 : tensor<f32>
          %188 = stablehlo.subtract %arg7, %187 : tensor<f32>
          stablehlo.return %188 : tensor<f32>
        }
        %153 = stablehlo.optimization_barrier %152 : tensor<170x1xf32>
        %154 = stablehlo.slice %149 [0:170, 32:48] : (tensor<170x48xf32>) -> tensor<170x16xf32>
        %155 = stablehlo.concatenate %153, %154, dim = 1 : (tensor<170x1xf32>, tensor<170x16xf32>) -> tensor<170x17xf32>
        %156 = stablehlo.reduce(%155 init: %cst_17) across dimensions = [1] : (tensor<170x17xf32>, tensor<f32>) -> tensor<170xf32>
         reducer(%arg7: tensor<f32>, %arg8: tensor<f32>)  {
          %187 = stablehlo.negate %arg8 : tensor<f32>
          %188 = stablehlo.subtract %arg7, %187 : tensor<f32>
          stablehlo.return %188 : tensor<f32>
        }
        %157 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<170xi32>) -> tensor<170x1xi32>
        %158 = stablehlo.compare GE, %157, %c_2, SIGNED : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x1xi1>
        %159 = stablehlo.compare LT, %157, %c_1, SIGNED : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x1xi1>
        %160 = stablehlo.and %158, %159 : tensor<170x1xi1>
        %161 = stablehlo.select %160, %157, %c_2 : tensor<170x1xi1>, tensor<170x1xi32>
        %162 = stablehlo.compare LT, %126, %c_2, SIGNED : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x1xi1>
        %163 = stablehlo.add %126, %c_0 : tensor<170x1xi32>
        %164 = stablehlo.select %162, %163, %126 : tensor<170x1xi1>, tensor<170x1xi32>
        %165 = stablehlo.compare LT, %161, %c_2, SIGNED : (tensor<170x1xi32>, tensor<170x1xi32>) -> tensor<170x1xi1>
        %166 = stablehlo.add %161, %c_1 : tensor<170x1xi32>
        %167 = stablehlo.select %165, %166, %161 : tensor<170x1xi1>, tensor<170x1xi32>
        %168 = stablehlo.broadcast_in_dim %164, dims = [0, 1] : (tensor<170x1xi32>) -> tensor<170x1x1xi32>
        %169 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<170x1xi32>) -> tensor<170x1x1xi32>
        %170 = stablehlo.concatenate %168, %169, dim = 2 : (tensor<170x1x1xi32>, tensor<170x1x1xi32>) -> tensor<170x1x2xi32>
        %171 = "stablehlo.gather"(%iterArg_25, %170) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<11x49152xf32>, tensor<170x1x2xi32>) -> tensor<170x1xf32>
        %172 = stablehlo.convert %cst : tensor<f32>
        %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<170x1xf32>
        %174 = stablehlo.select %160, %171, %173 : tensor<170x1xi1>, tensor<170x1xf32>
        %175 = stablehlo.reshape %174 : (tensor<170x1xf32>) -> tensor<170xf32>
        %176 = stablehlo.log %156 : tensor<170xf32>
        %177 = stablehlo.compare NE, %176, %176, FLOAT : (tensor<170xf32>, tensor<170xf32>) -> tensor<170xi1>
        %178 = stablehlo.subtract %175, %133 : tensor<170xf32>
        %179 = stablehlo.subtract %178, %176 : tensor<170xf32>
        %180 = stablehlo.convert %cst_16 : tensor<f32>
        %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<170xf32>
        %182 = stablehlo.select %177, %181, %179 : tensor<170xi1>, tensor<170xf32>
        %183 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<170xf32>
        %184 = stablehlo.select %114, %182, %183 : tensor<170xi1>, tensor<170xf32>
        %185 = stablehlo.select %114, %133, %183 : tensor<170xi1>, tensor<170xf32>
        %186 = stablehlo.select %114, %176, %183 : tensor<170xi1>, tensor<170xf32>
        stablehlo.return %184, %185, %186 : tensor<170xf32>, tensor<170xf32>, tensor<170xf32>
      }) : (tensor<i32>) -> (tensor<170xf32>, tensor<170xf32>, tensor<170xf32>)
      %118 = stablehlo.broadcast_in_dim %117#0, dims = [1] : (tensor<170xf32>) -> tensor<1x170xf32>
      %119 = stablehlo.dynamic_update_slice %iterArg_27, %118, %iterArg_26, %c_21 : (tensor<1x170xf32>, tensor<1x170xf32>, tensor<i32>, tensor<i32>) -> tensor<1x170xf32>
      %120 = stablehlo.broadcast_in_dim %117#1, dims = [1] : (tensor<170xf32>) -> tensor<1x170xf32>
      %121 = stablehlo.dynamic_update_slice %iterArg_28, %120, %iterArg_26, %c_21 : (tensor<1x170xf32>, tensor<1x170xf32>, tensor<i32>, tensor<i32>) -> tensor<1x170xf32>
      %122 = stablehlo.broadcast_in_dim %117#2, dims = [1] : (tensor<170xf32>) -> tensor<1x170xf32>
      %123 = stablehlo.dynamic_update_slice %iterArg_29, %122, %iterArg_26, %c_21 : (tensor<1x170xf32>, tensor<1x170xf32>, tensor<i32>, tensor<i32>) -> tensor<1x170xf32>
      %124 = stablehlo.add %iterArg_26, %c_15 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_23, %iterArg_24, %iterArg_25, %124, %119, %121, %123 : tensor<1xi32>, tensor<9xi32>, tensor<9xi32>, tensor<11x49152xf32>, tensor<i32>, tensor<1x170xf32>, tensor<1x170xf32>, tensor<1x170xf32>
    }
    %81 = stablehlo.reshape %80#5 : (tensor<1x170xf32>) -> tensor<170xf32>
    %82 = "stablehlo.gather"(%81, %c_19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = true, slice_sizes = array<i64: 9>}> : (tensor<170xf32>, tensor<1xi32>) -> tensor<9xf32>
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
