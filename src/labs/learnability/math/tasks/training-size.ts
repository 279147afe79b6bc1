/** The training set that a target would make, by its dimensions. */
export interface TrainingSize {
  readonly d: number;
  readonly outputs: number;
  /** (G, z, y) samples, prefixes and added samples counted. */
  readonly samples: number;
  /** Samples that come from one sequence. */
  readonly prefixes: number;
}

/** All that a target would make, counted in (G, z, y) samples like the training set. */
export interface DataSize extends TrainingSize {
  readonly test: number;
  /** Of all shifted test sets together, where there are any. */
  readonly shifted?: number;
  /** Of the sample in which the best fit to a target is found that is no linear attention; absent for other targets. */
  readonly reference?: number;
  /** Heads of a teacher that is held as matrices besides, where these are large. */
  readonly teacherHeads?: number;
}

/** Own data by their dimensions; `train` and `test` count sequences. */
export interface OwnSize {
  readonly d: number;
  readonly outputs: number;
  readonly train: number;
  readonly test: number;
}
