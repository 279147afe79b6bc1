/** The latest states of a run of forms, outside the store: whoever draws pulls them when it draws. */

import type { FormsState, LionState, SweepState } from "../../../engine/lion/protocol";
import { WatchedSeries } from "../../../state/watched-series";

export class LionSeries extends WatchedSeries {
  #forms: FormsState | null = null;
  #sweep: SweepState | null = null;

  get forms(): FormsState | null {
    return this.#forms;
  }

  /** Null before it has reported, and where a sequence is too long to be swept. */
  get sweep(): SweepState | null {
    return this.#sweep;
  }

  /** Tokens that each of both sweeps has read. */
  get totalSteps(): number {
    return this.#sweep?.step ?? 0;
  }

  get hasMoved(): boolean {
    return this.totalSteps > 0 || (this.#forms?.forms.length ?? 0) > 0;
  }

  /** The share of the run that is done, 0 to 1. */
  get progress(): number {
    const shares = [this.#forms, this.#sweep].flatMap((state) => (state ? [state.progress] : []));
    return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0;
  }

  accept(states: readonly LionState[]): void {
    for (const state of states) {
      if (state.kind === "forms") this.#forms = state;
      else this.#sweep = state;
    }
    this.changed();
  }

  /** Panels compute what they show of the tokens. */
  acceptViews(): void {}
  clearViews(): void {}

  clear(): void {
    this.#forms = null;
    this.#sweep = null;
    this.changed();
  }
}
