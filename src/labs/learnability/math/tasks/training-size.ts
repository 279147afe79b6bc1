/** The size of a target's training set. */
export interface TrainingSize {
  readonly d: number;
  readonly outputs: number;
  /** (G, z, y) samples, prefixes and added samples counted. */
  readonly samples: number;
  /** Samples of each sequence, as in `Split`. */
  readonly prefixes: number;
}

/** The size of all its data, in (G, z, y) samples. */
export interface DataSize extends TrainingSize {
  readonly test: number;
  /** Of all shifted test sets together, where there are any. */
  readonly shifted?: number;
  /** Of the reference sample of a target that linear attention cannot represent; absent for other targets. */
  readonly reference?: number;
  /** Heads of a teacher whose matrices are also in memory, where these are large. */
  readonly teacherHeads?: number;
}

/** Own data by their dimensions; `train` and `test` count sequences. */
export interface OwnSize {
  readonly d: number;
  readonly outputs: number;
  readonly train: number;
  readonly test: number;
}
