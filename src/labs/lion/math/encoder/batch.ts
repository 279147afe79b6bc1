/** Sequences of symbols, or of patches of images, with their right answers. */
export interface SequenceBatch {
  readonly count: number;
  readonly length: number;
  /** count x length; where tokens are patches, the darkness of each, for drawing only. */
  readonly symbols: Int32Array;
  /** Of a second table, count x length; null where there is none. */
  readonly secondSymbols: Int32Array | null;
  /** The input in place of symbols, count x length x pixels of a patch; null where tokens are symbols. */
  readonly patches: Float64Array | null;
  /** The class that is right: count x length, or one a sequence. */
  readonly answers: Int32Array;
  /** 1 where an answer counts, 0 where not, as many as answers; null where all do. */
  readonly counts: Float64Array | null;
}
