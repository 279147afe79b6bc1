// Lengths of a network in training, as in network.as.ts. Entries of what each prompt has its own of are vectors: four prompts side by
// side, a group. Everything is row-major.

override ATTENDED: u32;
override D_PRIME: u32;
override N_PRIME: u32;
override MACHINES: u32;
override LAYERS: u32;
/** Columns of A on a machine. */
override COLUMNS: u32;
override QUERY_WIDTH: u32;
override VALUE_WIDTH: u32;
/** Prompts of a step, and groups of them. */
override BATCH: u32;
override GROUPS: u32;

override TOKENS: u32 = ATTENDED + D_PRIME;
override FEATURES: u32 = COLUMNS + N_PRIME;
override WIDTH: u32 = MACHINES * FEATURES;
/** Rows that tokens attend to, of all machines. */
override KEYS: u32 = MACHINES * ATTENDED;
override QUERY_KEY: u32 = FEATURES * FEATURES;
override VALUES: u32 = WIDTH * WIDTH;
/** Products: W_QK and W_VP of each layer, then the columns that are read of the last one. */
override LAYER_PRODUCTS: u32 = QUERY_KEY + VALUES;
override READ_AT: u32 = LAYERS * LAYER_PRODUCTS;
override PRODUCTS: u32 = READ_AT + WIDTH * N_PRIME;
/** The gradient by them: by W_QK of each layer, by W_VP of each but the last, and by the columns that are read. */
override VALUES_BACK: u32 = LAYERS * QUERY_KEY;
override READ_BACK: u32 = VALUES_BACK + (LAYERS - 1u) * VALUES;
override GRADIENT: u32 = READ_BACK + WIDTH * N_PRIME;
/** Factors: W_Q, W_K, W_V and W_P of each layer. */
override QUERY: u32 = FEATURES * QUERY_WIDTH;
override VALUE: u32 = FEATURES * VALUE_WIDTH;
override LAYER_WEIGHTS: u32 = 2u * QUERY + VALUE + MACHINES * WIDTH * VALUE_WIDTH;
override WEIGHTS: u32 = LAYERS * LAYER_WEIGHTS;

/** How far a submit has come. */
struct Standing {
  /** Steps, and of them those that changed the weights. */
  steps: u32,
  taken: u32,
}
