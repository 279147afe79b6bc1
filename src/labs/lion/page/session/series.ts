/** The latest states of a run, outside the store: each chart reads them when it draws. */

import { meanProgress, WatchedSeries } from "../../../../platform/state/watched-series";
import type { FormsState, LionState, SweepState } from "../../engine/protocol";
import type { BaselinesState, EncoderState, RunView } from "../../engine/training/protocol";

export class LionSeries extends WatchedSeries<LionState> {
  #forms: FormsState | null = null;
  #sweep: SweepState | null = null;
  #baselines: BaselinesState | null = null;
  readonly #encoders = new Map<number, EncoderState>();

  get forms(): FormsState | null {
    return this.#forms;
  }

  /** Null before it has reported, and where a sequence is too long to be swept. */
  get sweep(): SweepState | null {
    return this.#sweep;
  }

  /** Baselines of a task without learning. */
  get baselines(): BaselinesState | null {
    return this.#baselines;
  }

  /** State of a learner, by index into the learners of the document. */
  encoder(index: number): EncoderState | undefined {
    return this.#encoders.get(index);
  }

  /** Tokens that each of both sweeps has read; steps of all learners of a task together. */
  get totalSteps(): number {
    const steps = [...this.#encoders.values()].map(({ step }) => step);
    return steps.reduce((sum, step) => sum + step, this.#sweep?.step ?? 0);
  }

  get hasMoved(): boolean {
    return this.totalSteps > 0 || (this.#forms?.forms.length ?? 0) > 0;
  }

  /** The share of the run that is done, 0 to 1. */
  get progress(): number {
    return meanProgress([this.#forms, this.#sweep, ...this.#encoders.values()]);
  }

  protected override take(state: LionState): boolean {
    if (state.kind === "forms") this.#forms = state;
    else if (state.kind === "sweep") this.#sweep = state;
    else if (state.kind === "baselines") this.#baselines = state;
    else if (state.kind === "encoder") this.#encoders.set(state.learner, withKnownWeights(state, this.#encoders.get(state.learner)));
    else return false;
    return true;
  }

  /** Panels compute what they show of the tokens. */
  acceptViews(): void {}
  clearViews(): void {}

  clear(): void {
    this.#forms = null;
    this.#sweep = null;
    this.#baselines = null;
    this.#encoders.clear();
    this.changed();
  }
}

/** Keeps the known array of weights while the last evaluation is the same, so that nothing is computed from them anew. */
function withKnownWeights(state: EncoderState, known: EncoderState | undefined): EncoderState {
  if (!known) return state;
  const runs = state.runs.map((run, place) => {
    const before = known.runs[place];
    return run.weights && before?.weights && lastLook(before) === lastLook(run) ? { ...run, weights: before.weights } : run;
  });
  return { ...state, runs };
}

function lastLook({ looks }: RunView): number | undefined {
  return looks.step.at(-1);
}
