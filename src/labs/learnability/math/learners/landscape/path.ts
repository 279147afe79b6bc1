/**
 * The path of a gradient learner through weight space. A run gives the same bits every time, so it is repeated, and weights
 * are stored at steps that the document fixes.
 */

import type { LongComputation } from "../../../../../platform/numerics/progress";
import { recordedSteps } from "../../../../../platform/numerics/recording-grid";
import type { Heads } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import { type HeadsLearner, learnerOf } from "../gradient/any-learner";
import type { GradientSpec } from "../gradient/fields";

export interface PathPoint {
  readonly step: number;
  readonly heads: Heads;
  /** Mean squared error on the recorded training samples, as in the loss curve. */
  readonly loss: number;
}

/** Ratio of two stored steps. */
const spacing = 10 ** (1 / 40);

/** The steps at which weights are stored: 0, then recorded steps at most 40 per decade, and the last. */
export function keptSteps(total: number): number[] {
  const steps = [0];
  for (const step of recordedSteps(total)) if (step >= steps[steps.length - 1] * spacing || step === total) steps.push(step);
  return steps;
}

/** Milliseconds of one uninterrupted call of training steps. */
const callMilliseconds = 4;

/** One learner, repeated as far as requested, and its path so far. */
export class RetracedRun {
  readonly #dataset: Dataset;
  readonly #spec: GradientSpec;
  readonly #seed: number;
  readonly #plan: readonly number[];
  readonly #points: PathPoint[] = [];
  #learner: HeadsLearner;
  #stepsPerCall = 1;

  /** @param seed  of the experiment. @throws {PlaygroundError | TooLargeError} as a gradient learner. */
  constructor(dataset: Dataset, spec: GradientSpec, seed: number) {
    this.#dataset = dataset;
    this.#spec = spec;
    this.#seed = seed;
    this.#plan = keptSteps(spec.steps);
    this.#learner = this.#begin();
  }

  /** The points up to a step, with that step as the last; fewer where the run has diverged before it. */
  *to(step: number): LongComputation<readonly PathPoint[]> {
    if (this.#learner.step > step && !this.#has(step)) this.#learner = this.#begin();
    const planned = this.#plan.filter((at) => at < step);
    for (const until of [...planned, step]) {
      if (this.#has(until)) continue;
      while (this.#learner.step < until && Number.isFinite(this.#lastLoss())) {
        this.#advance(until);
        yield this.#learner.step / step;
      }
      if (!this.#keep(until)) break;
    }
    // A requested step between two planned ones belongs only to the path that ends there.
    return this.#points.filter((point) => point.step === step || (point.step < step && this.#plan.includes(point.step)));
  }

  #has(step: number): boolean {
    return this.#points.some((point) => point.step === step);
  }

  #begin(): HeadsLearner {
    this.#points.length = 0;
    const learner = learnerOf(this.#dataset, this.#spec, this.#seed);
    this.#points.push({ step: 0, heads: learner.heads(), loss: learner.errors().train });
    return learner;
  }

  /** Before the first step there is no batch loss. */
  #lastLoss(): number {
    return this.#learner.step === 0 ? 0 : this.#learner.lastLoss;
  }

  #advance(until: number): void {
    const start = performance.now();
    this.#learner.advance(Math.min(this.#stepsPerCall, until - this.#learner.step));
    const spent = performance.now() - start;
    this.#stepsPerCall = Math.max(1, Math.floor(this.#stepsPerCall * Math.min(2, callMilliseconds / Math.max(spent, 0.01))));
  }

  /** Whether weights are stored at this step. */
  #keep(step: number): boolean {
    const heads = this.#learner.heads();
    if (this.#learner.step !== step || !heads.V.every(Number.isFinite) || !heads.Q.every(Number.isFinite)) return false;
    this.#points.push({ step, heads, loss: this.#learner.errors().train });
    return true;
  }
}
