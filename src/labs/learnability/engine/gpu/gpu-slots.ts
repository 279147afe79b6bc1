import type { Population } from "./population";
import type { PopulationRun } from "./seed-run";

/** The runs that train in a population on the GPU at present; a run keeps its last state when it leaves. */
export class GpuSlots<Start> {
  #population: Population | null = null;
  #runs: readonly PopulationRun<Start>[] = [];

  /** In the order of the population's learners. */
  get runs(): readonly PopulationRun<Start>[] {
    return this.#runs;
  }

  /** Puts runs into a population made for them, run k as its learner k. */
  take(population: Population, runs: readonly PopulationRun<Start>[]): void {
    this.clear();
    runs.forEach((run, k) => {
      run.enter(population, k);
    });
    this.#population = population;
    this.#runs = runs;
  }

  /** Takes `count` steps of every run; resolves to the milliseconds spent. Rejects when the device fails. */
  async advance(count: number): Promise<number> {
    const start = performance.now();
    await this.#population?.advance(count);
    return performance.now() - start;
  }

  /** Removes all runs and frees the memory of the population. */
  clear(): void {
    for (const run of this.#runs) run.leave();
    this.#population?.dispose();
    this.#population = null;
    this.#runs = [];
  }
}
