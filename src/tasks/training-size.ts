/** The training set that a target would make, by its dimensions. */
export interface TrainingSize {
  readonly d: number;
  readonly outputs: number;
  /** (G, z, y) samples, prefixes and added samples counted. */
  readonly samples: number;
  /** Samples that come from one sequence. */
  readonly group: number;
}

/** Own data by their dimensions; `train` counts sequences. */
export interface OwnSize {
  readonly d: number;
  readonly outputs: number;
  readonly train: number;
}
