import type { JobStatus } from "../../../platform/engine/job";
import { type Ending, SlicedWork } from "../../../platform/engine/sliced-work";
import { PlaygroundError } from "../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../platform/numerics/progress";
import type { Experiment } from "../document/document";
import type { ExtractedHeads } from "../math/learners/closed-form/heads";
import type { ConvexSpec } from "../math/learners/convex/fields";
import { ConvexLearner } from "../math/learners/convex/learner";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { learnerJob } from "./job-plan";
import { labProblem, learnerFailed } from "./lab-problem";
import type { ConvexJobState, LearnabilityJob, LossCurve, Views } from "./protocol";
import { hasSequences, tokensOf } from "./sample";
import { datasetOf, distanceMeterOf } from "./shared-dataset";
import { closedFormView } from "./view";

/** Milliseconds after which a single step pauses; thousands of features take several of them. */
const patience = 2000;

const empty: LossCurve = { step: new Float64Array(), train: new Float64Array(), test: new Float64Array(), shifted: [] };

/** The result of a convex learner, for views and the result document. */
export interface ConvexOutcome {
  readonly dataset: Dataset;
  readonly learner: ConvexLearner;
  /** At its last recorded step, outputs x psi. */
  readonly p: Float64Array;
  readonly heads: ExtractedHeads;
}

/** Gradient descent on W: its curve is computed at every recorded step, then the function and heads at the end. */
export class ConvexJob implements LearnabilityJob {
  readonly id: string;
  readonly #index: number;
  /** It computes the state after any step directly, so it takes no steps. */
  readonly step = 0;
  readonly #spec: ConvexSpec;
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;
  readonly #work: SlicedWork;
  #learner: ConvexLearner | null = null;
  #outcome: ConvexOutcome | null = null;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number) {
    const spec = experiment.learners[index];
    if (spec?.kind !== "convex") throw new Error(`learners[${index}] is not a convex learner`);
    this.id = learnerJob(index);
    this.#index = index;
    this.#spec = spec;
    this.#experiment = experiment;
    this.#ownData = ownData;
    this.#work = new SlicedWork(this.#run());
  }

  get status(): JobStatus {
    return this.#work.status;
  }

  advance(milliseconds: number): void {
    this.#work.proceedFor(milliseconds);
  }

  singleStep(): void {
    const before = this.#learner?.step ?? 0;
    this.#work.proceedFor(patience, () => (this.#learner?.step ?? 0) > before);
  }

  states(): ConvexJobState[] {
    const learner = this.#learner;
    return [
      {
        kind: "convex",
        job: this.id,
        learner: this.#index,
        ...this.#work.report(),
        step: learner?.step ?? 0,
        steps: this.#spec.steps,
        samples: learner?.train.count ?? 0,
        curve: learner?.recorder.curve() ?? empty,
        largestRate: learner?.largestRate ?? null,
        rate: learner?.rate ?? null,
        time: learner?.time ?? null,
        ...(learner?.diverged ? { diverged: learner.diverged } : {}),
      },
    ];
  }

  views(sample: number): Views | null {
    if (!this.#outcome) return null;
    const { dataset, learner, p, heads } = this.#outcome;
    if (!hasSequences(this.#experiment, this.#ownData, dataset)) return null;
    const sequence = tokensOf(this.#experiment, this.#ownData, dataset, sample);
    return { target: null, learners: [closedFormView(this.#index, learner.step, p, heads, dataset, sequence, null)] };
  }

  checkpoint(): null {
    return null;
  }

  /** The finished computation. @throws {PlaygroundError} with the problem of a failed one. */
  outcome(): ConvexOutcome {
    const { failure } = this.#work;
    if (!this.#outcome)
      throw new PlaygroundError(failure ? learnerFailed(this.#index, failure) : labProblem("learner-not-ended", { index: this.#index }));
    return this.#outcome;
  }

  *#run(): LongComputation<Ending> {
    const dataset = yield* within(0, 0.1, datasetOf(this.#experiment, this.#ownData));
    const meter = yield* within(0.1, 0.2, distanceMeterOf(this.#experiment, this.#ownData));
    const learner = new ConvexLearner(dataset, this.#spec, this.#experiment.seed, meter);
    this.#learner = learner;
    yield* within(0.2, 0.95, learner.learn());
    const p = yield* within(0.95, 0.96, learner.coefficients());
    const heads = yield* within(0.96, 1, learner.heads(p));
    this.#outcome = { dataset, learner, p, heads };
    return learner.diverged ? "diverged" : "done";
  }
}
