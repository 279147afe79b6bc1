/** Timing: warm-up, repeated runs with the contestants taking turns, medians. */

/** Work to be timed. `before` prepares what the work uses up, outside the clock. */
export interface Contestant {
  readonly name: string;
  /** What one call of `run` counts for: steps, say. 1 when left out. */
  readonly units?: number;
  before?(): void;
  run(): void;
}

export interface AwaitedContestant {
  readonly name: string;
  before?(): void | Promise<void>;
  run(): void | Promise<void>;
}

export interface Timing {
  readonly name: string;
  /** Median milliseconds per unit. */
  readonly milliseconds: number;
  /** Of the round that was disturbed least. */
  readonly fastest: number;
  /** Half the distance between the quartiles over the median. */
  readonly spread: number;
  readonly rounds: number;
}

export interface Effort {
  readonly rounds: number;
  readonly warmups: number;
}

const usual: Effort = { rounds: 9, warmups: 2 };

/**
 * Times the contestants in the same process, in turn within every round, so that whatever else the machine does hits
 * all of them alike.
 */
export function compare(contestants: readonly Contestant[], effort: Effort = usual): Timing[] {
  for (let i = 0; i < effort.warmups; i++) for (const contestant of contestants) timeOnce(contestant);
  const times = contestants.map((): number[] => []);
  for (let round = 0; round < effort.rounds; round++)
    for (const [i, contestant] of contestants.entries()) times[i].push(timeOnce(contestant));
  return contestants.map(({ name }, i) => ({ name, ...summaryOf(times[i]), rounds: effort.rounds }));
}

function timeOnce({ units = 1, before, run }: Contestant): number {
  before?.();
  const start = performance.now();
  run();
  return (performance.now() - start) / units;
}

/** Median of times, the least of them, and half the distance between their quartiles over the median. */
export function summaryOf(times: readonly number[]): Pick<Timing, "milliseconds" | "fastest" | "spread"> {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))];
  return { milliseconds: at(0.5), fastest: sorted[0], spread: (at(0.75) - at(0.25)) / 2 / at(0.5) };
}

/** The same for work on several threads, which is awaited. */
export async function compareInTurns(contestants: readonly AwaitedContestant[], { rounds, warmups }: Effort = usual): Promise<Timing[]> {
  const times = contestants.map((): number[] => []);
  for (let round = -warmups; round < rounds; round++)
    for (const [i, { before, run }] of contestants.entries()) {
      await before?.();
      const start = performance.now();
      await run();
      if (round >= 0) times[i].push(performance.now() - start);
    }
  return contestants.map(({ name }, i) => ({ name, ...summaryOf(times[i]), rounds }));
}
