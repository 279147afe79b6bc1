import type { JobId } from "../../../../platform/engine/job";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { GpuSlots } from "./gpu-slots";
import type { LearnerGroup } from "./learner-group";
import type { Device } from "./population";
import type { PopulationJob } from "./population-job";
import type { PopulationRun } from "./seed-run";

/** A group of learners in training: those with steps left train together in one population. */
export class SteppingGroup<Start> {
  readonly #group: LearnerGroup<Start>;
  readonly #slots = new GpuSlots<Start>();
  #jobs: readonly PopulationJob<Start>[];

  constructor(group: LearnerGroup<Start>) {
    this.#group = group;
    this.#jobs = group.jobs;
  }

  get jobs(): readonly PopulationJob<Start>[] {
    return this.#jobs;
  }

  /** Whether any run has steps left. */
  get trains(): boolean {
    return this.#training.length > 0;
  }

  /** Steps until the next recorded step of any run. */
  get untilRecorded(): number {
    return Math.min(...this.#training.map(({ untilRecorded }) => untilRecorded));
  }

  /** Generates the data. @throws errors of the generator. */
  load(): LongComputation<void> {
    return this.#group.load();
  }

  /** Puts exactly the runs with steps left into a population. Rejects when the device cannot hold them. */
  async fillSlots(device: Device): Promise<void> {
    const training = this.#training;
    const held = this.#slots.runs;
    if (training.length === held.length && training.every((run, k) => run === held[k])) return;
    this.#slots.clear();
    if (training.length === 0) return;
    const starts = training.map(({ start }) => start);
    const states = training.map(({ state }) => state);
    this.#slots.take(await this.#group.populate(device, starts, states), training);
  }

  /** Takes `count` steps of every run; resolves to the jobs that took part. Rejects when the device fails. */
  async advance(count: number): Promise<readonly PopulationJob<Start>[]> {
    const spent = await this.#slots.advance(count);
    const moved = this.#jobs.filter(({ runs }) => runs.some(({ isInSlot }) => isInSlot));
    for (const job of moved) job.observe(spent);
    return moved;
  }

  /** Forgets jobs that continue on another worker. */
  release(ids: readonly JobId[]): void {
    this.#jobs = this.#jobs.filter(({ id }) => !ids.includes(id));
  }

  dispose(): void {
    this.#slots.clear();
  }

  get #training(): readonly PopulationRun<Start>[] {
    return this.#jobs.flatMap(({ runs }) => runs.filter(({ trains }) => trains));
  }
}
