import { quantile } from "../../../../platform/numerics/quantile";
import { Recorder } from "../../../../platform/numerics/recorder";
import { evenSteps } from "../../../../platform/numerics/recording-grid";
import type { TrainingCurve } from "./protocol";

/** Keeps what is drawn of training: at steps that follow from their number alone, so that every machine keeps the same. */
export class TrainingRecorder {
  readonly #recorder: Recorder<keyof TrainingCurve>;
  readonly #recorded: ReadonlySet<number>;
  #largestMean: number;

  constructor(steps: number, from: { readonly curve: TrainingCurve; readonly largestMean: number } | null) {
    this.#recorder = new Recorder(["step", "median", "lowerQuartile", "upperQuartile", "mean"], from?.curve);
    this.#recorded = new Set(evenSteps(steps));
    this.#largestMean = from?.largestMean ?? 0;
  }

  /** The largest mean since the last point. */
  get largestMean(): number {
    return this.#largestMean;
  }

  /** @param errors  of the prompts of a step. */
  add(step: number, errors: Float64Array): void {
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    this.#largestMean = Math.max(this.#largestMean, Number.isNaN(mean) ? Number.POSITIVE_INFINITY : mean);
    if (!this.#recorded.has(step)) return;
    this.#recorder.add({
      step,
      median: quantile(errors, 0.5),
      lowerQuartile: quantile(errors, 0.25),
      upperQuartile: quantile(errors, 0.75),
      mean: this.#largestMean,
    });
    this.#largestMean = 0;
  }

  /** A copy. */
  curve(): TrainingCurve {
    return this.#recorder.columns();
  }
}
