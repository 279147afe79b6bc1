import { type MomentSums, momentOf, sumsOf } from "../../../certificate/moment-sums";
import type { LongComputation } from "../../../numerics/progress";
import type { Workspace } from "../../../numerics/workspace";
import type { ClosedFormFitting, TakenSamples } from "../closed-form-fitting";
import { factorWork, type LaterFits } from "../sharing";

/** Second moments that are kept at a time: 38 MB each at d = 16. */
const mostWaiting = 2;

interface Waiting {
  readonly taken: Omit<TakenSamples, "moment">;
  readonly sums: MomentSums | null;
}

/** See `LaterFits`. */
export class LateFits implements LaterFits {
  readonly #workspace: Workspace;
  readonly #fittings: readonly ClosedFormFitting[];
  readonly #worth: number;
  #waiting: readonly Waiting[] = [];

  /** @param worth  multiply-adds from which on a fit is worth leaving. */
  constructor(workspace: Workspace, fittings: readonly ClosedFormFitting[], worth: number) {
    this.#workspace = workspace;
    this.#worth = worth;
    this.#fittings = fittings;
  }

  takes({ count, moment }: TakenSamples): boolean {
    return this.#fittings.length > 0 && factorWork(Math.min(count, moment?.psi ?? count)) >= this.#worth;
  }

  /** Leaves the fits to these samples for later; the oldest of those that wait has its turn where there are too many. */
  *leave({ moment, ...taken }: TakenSamples): LongComputation<void> {
    if (this.#waiting.length === mostWaiting) yield* this.#makeFirst();
    this.#waiting = [...this.#waiting, { taken, sums: moment && sumsOf(this.#workspace, moment) }];
  }

  /** Makes all that wait. */
  *make(): LongComputation<void> {
    while (this.#waiting.length > 0) yield* this.#makeFirst();
  }

  *#makeFirst(): LongComputation<void> {
    const [{ taken, sums }, ...others] = this.#waiting;
    this.#waiting = others;
    const mark = this.#workspace.mark();
    try {
      const moment = sums && momentOf(this.#workspace, sums);
      for (const fitting of this.#fittings) yield* fitting.learn({ ...taken, moment });
    } finally {
      this.#workspace.release(mark);
    }
  }
}
