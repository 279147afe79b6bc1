/** What a sweep says while it goes on: on standard error, so that what it writes stays pure. */
import { ChangingLine, duration, type Streams } from "../cli/progress";
import type { Counts } from "./queue/store";

/** Milliseconds between two lines that stay. */
const pause = 500;

/** Before so many runs and milliseconds nothing is said of the time that is left. */
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

  /** Whether anybody hears of it: to count runs on a server for nobody would cost it something. */
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

  /** Nothing stays on the terminal but lines that were to stay. */
  end(): void {
    this.#line.wipe();
  }

  #words({ done, setAside }: Pick<Counts, "done" | "setAside">, now: number): string {
    const aside = setAside > 0 ? `, ${setAside} set aside` : "";
    const seconds = secondsLeft(done + setAside - this.#before, this.#total - done - setAside, (now - this.#start) / 1000);
    return `${done} of ${this.#total} runs${aside}${seconds === null ? "" : `, about ${duration(seconds)} left`}`;
  }
}

/** Milliseconds between two counts of what all machines have done. */
const countPause = 2000;

/** Tells of the runs of all machines again and again, if anybody hears of it. @returns what ends it. */
export function follow(progress: SweepProgress, count: () => Promise<Counts>): () => void {
  if (!progress.heard) return () => progress.end();
  // What cannot be counted now is counted the next time.
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

/** Seconds until so many runs are done, from how many others took; null before that can be told, and where none are left. */
export function secondsLeft(ended: number, left: number, seconds: number): number | null {
  if (left <= 0 || ended < foreseeable.runs || 1000 * seconds < foreseeable.milliseconds) return null;
  return (seconds * left) / ended;
}
