import type { Experiment } from "../../experiment/document";
import type { DistanceMeter } from "../../learners/distance";
import { coefficientsOfHeads } from "../../model/function-space";
import type { Heads } from "../../model/samples";
import type { LongComputation } from "../../numerics/progress";
import type { Dataset, OwnData } from "../../tasks/dataset";
import type { GradientCheckpoint } from "../protocol";
import { datasetOf, distanceMeterOf } from "../shared-dataset";
import { openErrors } from "./errors";
import type { Device, Population } from "./population";
import { PopulationJob } from "./population-job";
import type { PopulationRun } from "./seed-run";

export interface TroupeOptions {
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly jobs: readonly number[];
  readonly checkpoints: readonly GradientCheckpoint[];
}

/** All learners of a run that train on the GPU, those that still have steps to take together in one population. */
export class Troupe {
  readonly #experiment: Experiment;
  readonly #data: OwnData | null;
  #jobs: readonly PopulationJob[];
  #dataset: Dataset | null = null;
  #population: Population | null = null;
  #seated: readonly PopulationRun[] = [];

  constructor({ experiment, data, jobs, checkpoints }: TroupeOptions) {
    this.#experiment = experiment;
    this.#data = data;
    this.#jobs = jobs.map(
      (id) =>
        new PopulationJob(
          experiment,
          data,
          id,
          checkpoints.find(({ job }) => job === id),
        ),
    );
  }

  get jobs(): readonly PopulationJob[] {
    return this.#jobs;
  }

  /** Whether somebody has steps to take. */
  get trains(): boolean {
    return this.#training.length > 0;
  }

  /** Most steps that all can take before one of them is to be recorded. */
  get untilRecorded(): number {
    return Math.min(...this.#training.map(({ untilRecorded }) => untilRecorded));
  }

  /** Makes the data. @throws whatever their generator throws. */
  *load(): LongComputation<void> {
    const dataset = yield* datasetOf(this.#experiment, this.#data);
    const distances: DistanceMeter | null = yield* distanceMeterOf(this.#experiment, this.#data);
    const errors = openErrors(dataset, Math.max(...this.#jobs.map(({ heads }) => heads)));
    const distance = (heads: Heads) => distances?.measure(coefficientsOfHeads(heads));
    for (const job of this.#jobs) job.load(dataset, { errors, distance });
    this.#dataset = dataset;
  }

  /** Puts exactly those who have steps to take into a population. Rejects when the device cannot hold them. */
  async seat(device: Device): Promise<void> {
    const training = this.#training;
    const unchanged = training.length === this.#seated.length && training.every((run, k) => run === this.#seated[k]);
    if (unchanged || !this.#dataset) return;
    this.#leave();
    if (training.length === 0) return;
    const specs = training.map(({ spec }) => spec);
    const states = training.map(({ state }) => state);
    const population = await device.populate(this.#dataset, specs, this.#experiment.seed, states);
    training.forEach((run, k) => {
      run.sit(population, k);
    });
    this.#population = population;
    this.#seated = training;
  }

  /** Takes so many steps of all; answers the jobs that took part. Rejects when the device cannot go on. */
  async advance(count: number): Promise<readonly PopulationJob[]> {
    const start = performance.now();
    await this.#population?.advance(count);
    const spent = performance.now() - start;
    const moved = this.#jobs.filter(({ runs }) => runs.some(({ seated }) => seated));
    for (const job of moved) job.observe(spent);
    return moved;
  }

  /** Forgets jobs that go on elsewhere. */
  release(ids: readonly number[]): void {
    this.#jobs = this.#jobs.filter(({ id }) => !ids.includes(id));
  }

  dispose(): void {
    this.#leave();
  }

  get #training(): readonly PopulationRun[] {
    return this.#jobs.flatMap(({ runs }) => runs.filter(({ trains }) => trains));
  }

  #leave(): void {
    for (const run of this.#seated) run.rise();
    this.#population?.dispose();
    this.#population = null;
    this.#seated = [];
  }
}
