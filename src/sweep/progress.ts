/** Progress of a sweep, on standard error. */
import { ChangingLine, duration, type Streams } from "../cli/progress";
import type { Counts } from "./queue/store";

/** Milliseconds between two permanent lines. */
const pause = 500;

/** The remaining time is shown only after these runs and milliseconds. */
const foreseeable = { runs: 5, milliseconds: 2000 };

export class SweepProgress {
  readonly #streams: Streams;
  readonly #verbose: boolean;
  readonly #total: number;
  readonly #before: number;
  readonly #start: number;
  readonly #line: ChangingLine;
  #saidAt = Number.NEGATIVE_INFINITY;

  /** @param before  runs that were done when it began. */
  constructor(streams: Streams, verbose: boolean, total: number, before: number) {
    this.#streams = streams;
    this.#verbose = verbose;
    this.#total = total;
    this.#before = before;
    this.#start = streams.now();
    this.#line = new ChangingLine(streams);
  }

  /** Whether progress is shown. Otherwise runs on a server are not counted, because that costs time. */
  get heard(): boolean {
    return this.#verbose || this.#streams.columns !== null;
  }

  tell(counts: Pick<Counts, "done" | "setAside">): void {
    const now = this.#streams.now();
    if (!this.#verbose) this.#line.show(() => this.#words(counts, now));
    else if (now - this.#saidAt >= pause) {
      this.#saidAt = now;
      this.#streams.error(`${this.#words(counts, now)}\n`);
    }
  }

  /** Only permanent lines stay on the terminal. */
  end(): void {
    this.#line.wipe();
  }

  #words({ done, setAside }: Pick<Counts, "done" | "setAside">, now: number): string {
    const aside = setAside > 0 ? `, ${setAside} set aside` : "";
    const seconds = secondsLeft(done + setAside - this.#before, this.#total - done - setAside, (now - this.#start) / 1000);
    return `${done} of ${this.#total} runs${aside}${seconds === null ? "" : `, about ${duration(seconds)} left`}`;
  }
}

/** Milliseconds between two counts of the runs of all machines. */
const countPause = 2000;

/** Shows the runs of all machines repeatedly, if progress is shown. @returns a function that ends it. */
export function follow(progress: SweepProgress, count: () => Promise<Counts>): () => void {
  if (!progress.heard) return () => progress.end();
  // A failed count is repeated the next time.
  const timer = setInterval(
    () =>
      void count().then(
        (counts) => progress.tell(counts),
        () => {},
      ),
    countPause,
  );
  return () => {
    clearInterval(timer);
    progress.end();
  };
}

/** Estimated seconds for the remaining runs; null before an estimate is possible, and without remaining runs. */
export function secondsLeft(ended: number, left: number, seconds: number): number | null {
  if (left <= 0 || ended < foreseeable.runs || 1000 * seconds < foreseeable.milliseconds) return null;
  return (seconds * left) / ended;
}
