import { quantile } from "../../../../platform/numerics/quantile";
import type { TrainingCurve } from "./protocol";

/** Points of a curve, about. */
const mostPoints = 500;
/** Every step is recorded up to this one: the error falls fastest at first. */
const dense = 20;

const names = ["step", "median", "lowerQuartile", "upperQuartile", "mean"] as const;
type Point = { -readonly [Name in keyof TrainingCurve]: number };

/** Keeps what is drawn of training: at steps that follow from their number alone, so that every machine keeps the same. */
export class TrainingRecorder {
  readonly #points: Point[];
  readonly #every: number;
  readonly #steps: number;
  #largestMean: number;

  constructor(steps: number, from: { readonly curve: TrainingCurve; readonly largestMean: number } | null) {
    this.#steps = steps;
    this.#every = Math.ceil(steps / mostPoints);
    this.#largestMean = from?.largestMean ?? 0;
    this.#points = from ? pointsOf(from.curve) : [];
  }

  /** The largest mean since the last point. */
  get largestMean(): number {
    return this.#largestMean;
  }

  /** @param errors  of the prompts of a step. */
  add(step: number, errors: Float64Array): void {
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    this.#largestMean = Math.max(this.#largestMean, Number.isNaN(mean) ? Number.POSITIVE_INFINITY : mean);
    if (step > dense && step % this.#every !== 0 && step !== this.#steps) return;
    this.#points.push({
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
    return Object.fromEntries(
      names.map((name) => [name, Float64Array.from(this.#points, (point) => point[name])]),
    ) as unknown as TrainingCurve;
  }
}

function pointsOf(curve: TrainingCurve): Point[] {
  return Array.from(curve.step, (_, at) => Object.fromEntries(names.map((name) => [name, curve[name][at]])) as unknown as Point);
}
