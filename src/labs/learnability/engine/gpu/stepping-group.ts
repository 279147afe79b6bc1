import type { JobId } from "../../../../platform/engine/job";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { Seating } from "./gpu-slots";
import type { LearnerGroup } from "./learner-group";
import type { Device } from "./population";
import type { PopulationJob } from "./population-job";
import type { PopulationRun } from "./seed-run";

/** A group at work: those of its learners that still have steps to take together in one population. */
export class SteppingGroup<Start> {
  readonly #group: LearnerGroup<Start>;
  readonly #seating = new Seating<Start>();
  #jobs: readonly PopulationJob<Start>[];

  constructor(group: LearnerGroup<Start>) {
    this.#group = group;
    this.#jobs = group.jobs;
  }

  get jobs(): readonly PopulationJob<Start>[] {
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
  load(): LongComputation<void> {
    return this.#group.load();
  }

  /** Puts exactly those who have steps to take into a population. Rejects when the device cannot hold them. */
  async seat(device: Device): Promise<void> {
    const training = this.#training;
    const seated = this.#seating.runs;
    if (training.length === seated.length && training.every((run, k) => run === seated[k])) return;
    this.#seating.clear();
    if (training.length === 0) return;
    const starts = training.map(({ start }) => start);
    const states = training.map(({ state }) => state);
    this.#seating.take(await this.#group.populate(device, starts, states), training);
  }

  /** Takes so many steps of all; answers the jobs that took part. Rejects when the device cannot go on. */
  async advance(count: number): Promise<readonly PopulationJob<Start>[]> {
    const spent = await this.#seating.advance(count);
    const moved = this.#jobs.filter(({ runs }) => runs.some(({ seated }) => seated));
    for (const job of moved) job.observe(spent);
    return moved;
  }

  /** Forgets jobs that go on elsewhere. */
  release(ids: readonly JobId[]): void {
    this.#jobs = this.#jobs.filter(({ id }) => !ids.includes(id));
  }

  dispose(): void {
    this.#seating.clear();
  }

  get #training(): readonly PopulationRun<Start>[] {
    return this.#jobs.flatMap(({ runs }) => runs.filter(({ trains }) => trains));
  }
}
