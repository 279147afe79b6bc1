/** What a learner has of the best layer, for targets whose theory splits it into directions. */
export interface Learned {
  /** Mean squared error over the distribution, exact. */
  readonly error: number;
  /** Of the best layer along each direction, in the order of the target's theory; 1 is all of it. */
  readonly shares: readonly number[];
}
