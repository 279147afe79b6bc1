import type { JobStatus } from "../../../../platform/engine/job";
import type { TrainingSpec } from "../../math/learners/gradient/fields";
import type { StopRules } from "../../math/learners/stop";
import type { TrainedState } from "../../math/learners/trained";
import { checkpointOfRuns, type GradientRuns, stateOfRuns } from "../gradient-runs";
import { learnerJob } from "../job-plan";
import type { GradientCheckpoint, GradientJobState, Views } from "../protocol";
import { type Beginning, PopulationRun } from "./seed-run";

/** The inputs of a job, once the data are generated. */
export interface Part<Start> {
  /** The start of each seed, the learner's own being 0. */
  readonly beginning: (repeat: number) => Omit<Beginning<Start>, "from">;
  /** Multiply-adds of one step of all seeds, forward pass alone. */
  readonly work: number;
  /** The views of a state after this many steps, on a test sequence. */
  readonly views: (state: TrainedState, step: number, sample: number) => Views | null;
}

/** One learner with all its repeats; a population on the GPU takes its steps. */
export class PopulationJob<Start> {
  readonly id: string;
  /** Index into `experiment.learners`. */
  readonly index: number;
  readonly #spec: TrainingSpec;
  readonly #rules: StopRules;
  readonly #from: GradientCheckpoint | undefined;
  #part: Part<Start> | null = null;
  #runs: readonly PopulationRun<Start>[] = [];
  #milliseconds: number;

  constructor(index: number, spec: TrainingSpec, rules: StopRules, from: GradientCheckpoint | undefined) {
    this.id = learnerJob(index);
    this.index = index;
    this.#spec = spec;
    this.#rules = rules;
    this.#from = from;
    this.#milliseconds = from?.milliseconds ?? 0;
  }

  /** The learner's own seed first; none before the data are generated. */
  get runs(): readonly PopulationRun<Start>[] {
    return this.#runs;
  }

  /** Creates the runs from the data. */
  load(part: Part<Start>): void {
    this.#part = part;
    this.#runs = Array.from(
      { length: this.#spec.repeats },
      (_, repeat) => new PopulationRun({ ...part.beginning(repeat), from: this.#from?.runs[repeat] }),
    );
  }

  /** Records the progress of its seeds after a call of this many milliseconds. */
  observe(milliseconds: number): void {
    this.#milliseconds += milliseconds;
    for (const run of this.#runs.filter(({ isInSlot }) => isInSlot)) {
      const start = performance.now();
      run.observe();
      this.#milliseconds += performance.now() - start;
      run.applyRules(this.#rules, this.#milliseconds);
    }
  }

  get status(): JobStatus {
    if (this.#runs.length === 0) return "waiting";
    if (this.#runs.some(({ trains }) => trains)) return "running";
    return this.#runs.every(({ diverged }) => diverged) ? "diverged" : "done";
  }

  states(): GradientJobState[] {
    return [stateOfRuns(this.#together())];
  }

  checkpoint(): GradientCheckpoint | null {
    return checkpointOfRuns(this.#together());
  }

  views(sample: number): Views | null {
    const [run] = this.#runs;
    return (run?.state && this.#part?.views(run.state, run.step, sample)) ?? null;
  }

  #together(): GradientRuns {
    return {
      job: this.id,
      learner: this.index,
      spec: this.#spec,
      runs: this.#runs,
      status: this.status,
      milliseconds: this.#milliseconds,
      from: this.#from,
      failure: undefined,
      ...(this.#part ? { work: this.#part.work } : {}),
    };
  }
}
