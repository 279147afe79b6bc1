import type { Population } from "./population";
import type { PopulationRun } from "./seed-run";

/** The runs that a population on the GPU holds at present; they keep their last state when they leave it. */
export class Seating<Start> {
  #population: Population | null = null;
  #runs: readonly PopulationRun<Start>[] = [];

  /** In the order of the population's learners. */
  get runs(): readonly PopulationRun<Start>[] {
    return this.#runs;
  }

  /** Seats runs in a population made for them, run k as its learner k. */
  take(population: Population, runs: readonly PopulationRun<Start>[]): void {
    this.clear();
    runs.forEach((run, k) => {
      run.sit(population, k);
    });
    this.#population = population;
    this.#runs = runs;
  }

  /** Takes so many steps of all; answers the milliseconds it took. Rejects when the device cannot go on. */
  async advance(count: number): Promise<number> {
    const start = performance.now();
    await this.#population?.advance(count);
    return performance.now() - start;
  }

  /** Everybody leaves, and the population gives its memory back. */
  clear(): void {
    for (const run of this.#runs) run.rise();
    this.#population?.dispose();
    this.#population = null;
    this.#runs = [];
  }
}
