/** Measures forms at growing lengths, as far as a budget of time and of memory goes. */
import type { Clock } from "../../../../platform/engine/sweep-role";
import { operationsOf } from "../../math/cost";
import type { FormName } from "../../math/forms/form";
import { costBudget, type FromCosts, type ToCosts } from "./messages";
import type { CostSource } from "./source";

const rounds = 5;
/** Least milliseconds of a timing, by repetition: clocks of browsers may tick in tenths of a millisecond, or in whole ones. */
const leastTimed = 5;
const shortest = 16;
const longest = 65_536;
/** Runs of a form before any timing: engines compile frequent code once more, and better. */
const warmUp = { length: 128, milliseconds: 40 };
/** Most numbers in q, k and v together: 32 MB, which a kernel holds once more. */
const mostNumbers = 2 ** 22;

/** Powers of two, as far as they fit in memory. */
export function costLengths({ d, dv }: Pick<ToCosts, "d" | "dv">): readonly number[] {
  const lengths: number[] = [];
  for (let length = shortest; length <= longest && length * (2 * d + dv) <= mostNumbers; length *= 2) lengths.push(length);
  return lengths;
}

/** Measures length by length, each form as long as its share of the budget lasts. Posts each time once it is measured. */
export async function measureCosts(
  question: ToCosts,
  sources: readonly CostSource[],
  post: (message: FromCosts) => void,
  clock: Clock,
): Promise<void> {
  const start = clock.now();
  const contestants = sources.flatMap((source) => source.forms.map((form) => new Contestant(source, form)));
  const allowance = costBudget / contestants.length;
  const lost = new Set<CostSource>();
  /** Null when the GPU was lost or had no memory: measuring goes on with the processor. */
  const unlessLost = <Result>(source: CostSource, work: Promise<Result>): Promise<Result | null> =>
    work.catch((error: unknown) => {
      if (source.id === "wasm") throw error;
      lost.add(source);
      return null;
    });
  for (const source of sources) await unlessLost(source, warmedUp(source, clock));
  for (const length of costLengths(question)) {
    const running = contestants.filter((one) => !lost.has(one.source) && one.expected(question, length) <= allowance);
    for (const source of new Set(running.map((contestant) => contestant.source))) {
      const compute = source.prepare(length);
      for (const contestant of running.filter((one) => one.source === source)) {
        const milliseconds = await unlessLost(source, contestant.measure(length, compute, clock));
        if (milliseconds === null) break;
        const share = Math.min(1, (clock.now() - start) / costBudget);
        post({ type: "run", run: { source: source.id, form: contestant.form, length, milliseconds, rounds }, share });
      }
    }
  }
}

/** A form of a source, and what it has taken so far. */
class Contestant {
  readonly source: CostSource;
  readonly form: FormName;
  #spent = 0;
  #last: { readonly length: number; readonly milliseconds: number } | null = null;

  constructor(source: CostSource, form: FormName) {
    this.source = source;
    this.form = form;
  }

  /** Milliseconds in all that are expected once this length is measured, too. */
  expected(question: ToCosts, length: number): number {
    if (!this.#last) return 0;
    const ratio = operationsOf(this.form, { ...question, length }) / operationsOf(this.form, { ...question, length: this.#last.length });
    return this.#spent + (rounds + 1) * Math.max(leastTimed, this.#last.milliseconds * ratio);
  }

  /** Median of rounds after one to warm up, in which engines compile. */
  async measure(length: number, compute: (form: FormName) => void | Promise<void>, { now, pause }: Clock): Promise<number> {
    const begin = now();
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      await pause();
      const start = now();
      let calls = 0;
      do {
        await compute(this.form);
        calls++;
      } while (now() - start < leastTimed);
      if (round > 0) times.push((now() - start) / calls);
    }
    const milliseconds = times.sort((a, b) => a - b)[rounds >> 1];
    this.#spent += now() - begin;
    this.#last = { length, milliseconds };
    return milliseconds;
  }
}

async function warmedUp(source: CostSource, clock: Clock): Promise<void> {
  const compute = source.prepare(warmUp.length);
  for (const form of source.forms)
    for (const begin = clock.now(); clock.now() - begin < warmUp.milliseconds; await clock.pause()) await compute(form);
}
