import type { Experiment } from "../../experiment/document";
import type { GradientSpec } from "../../learners/gradient/schema";
import { stopReason } from "../../learners/stop";
import { PlaygroundError } from "../../numerics/errors";
import type { Dataset, OwnData } from "../../tasks/dataset";
import { checkpointOfRuns, type GradientRuns, stateOfRuns, workOf } from "../gradient-runs";
import { HeadsViews } from "../heads-views";
import type { GradientCheckpoint, GradientJobState, JobStatus, Views } from "../protocol";
import { type Meter, PopulationRun } from "./seed-run";

/** One gradient learner with all its repeats, whose steps are taken by a population on the GPU. */
export class PopulationJob {
  readonly id: number;
  readonly #spec: GradientSpec;
  readonly #experiment: Experiment;
  readonly #from: GradientCheckpoint | undefined;
  readonly #views: HeadsViews;
  #dataset: Dataset | null = null;
  #runs: readonly PopulationRun[] = [];
  #milliseconds: number;

  constructor(experiment: Experiment, ownData: OwnData | null, index: number, from: GradientCheckpoint | undefined) {
    const spec = experiment.learners[index];
    if (spec?.kind !== "gradient") throw new PlaygroundError(`learners[${index}] is not a gradient learner`);
    this.id = index;
    this.#spec = spec;
    this.#experiment = experiment;
    this.#from = from;
    this.#milliseconds = from?.milliseconds ?? 0;
    this.#views = new HeadsViews(experiment, ownData);
  }

  /** Of the learner. */
  get heads(): number {
    return this.#spec.heads;
  }

  /** The learner's own seed first; none before the data are there. */
  get runs(): readonly PopulationRun[] {
    return this.#runs;
  }

  /** The data are there: its seeds may train. */
  load(dataset: Dataset, meter: Meter): void {
    this.#dataset = dataset;
    this.#runs = Array.from({ length: this.#spec.repeats }, (_, repeat) => {
      const spec = { ...this.#spec, seed: this.#spec.seed + repeat };
      return new PopulationRun(spec, dataset, dataset.shifted.length, meter, this.#from?.runs[repeat]);
    });
  }

  /** Takes in what the last call, which took so many milliseconds, has done to its seeds. */
  observe(milliseconds: number): void {
    this.#milliseconds += milliseconds;
    const rules = this.#experiment.stop;
    for (const run of this.#runs.filter(({ seated }) => seated)) {
      const start = performance.now();
      run.observe();
      this.#milliseconds += performance.now() - start;
      const reason = run.ended ? null : stopReason(rules, run.recorder, this.#milliseconds);
      // Between recorded steps only the clock may end a run.
      if (reason && (reason === "time" || run.isRecorded)) run.stop(reason);
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
    const heads = run?.heads;
    return heads && this.#dataset ? this.#views.of(this.id, run.step, heads, this.#dataset, sample) : null;
  }

  #together(): GradientRuns {
    return {
      id: this.id,
      spec: this.#spec,
      runs: this.#runs,
      status: this.status,
      milliseconds: this.#milliseconds,
      from: this.#from,
      failure: undefined,
      ...(this.#dataset ? { work: workOf(this.#spec, this.#dataset) } : {}),
    };
  }
}
