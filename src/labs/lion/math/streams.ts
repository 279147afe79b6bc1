/**
 * Purposes of the random streams of this lab. The numbers are part of every shared link: never change one. A new one must differ
 * from those of all labs.
 */
export const purposes = {
  /** Queries, keys and values of a bidirectional sequence, one after the other. */
  sequence: 70,
  /** Selective decays of the sequence. */
  decays: 71,
  /** The k-th stream embeds the k-th symbol. */
  embedding: 72,
  /** W_q, W_k, W_v and w_a of a head, in this order. */
  projections: 73,
  /** Initial weights of an encoder. */
  weights: 74,
  /** The k-th stream makes the k-th batch that encoders are trained on. */
  batches: 75,
  tests: 76,
} as const;
