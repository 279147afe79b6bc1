/** What a sweep says while it goes on: on standard error, so that what it writes stays pure. */
import { duration, type Streams } from "../cli/progress";
import type { Counts } from "./queue/store";

/** Milliseconds between two changes of the line on a terminal, and between two lines that stay. */
const pause = { terminal: 100, line: 500 };

/** Before so many runs and milliseconds nothing is said of the time that is left. */
const foreseeable = { runs: 5, milliseconds: 2000 };

const clear = "\r\u001b[K";

export class SweepProgress {
  readonly #streams: Streams;
  readonly #verbose: boolean;
  readonly #total: number;
  readonly #before: number;
  readonly #start: number;
  #saidAt = Number.NEGATIVE_INFINITY;
  #standing = false;

  /** @param before  runs that were done when it began. */
  constructor(streams: Streams, verbose: boolean, total: number, before: number) {
    this.#streams = streams;
    this.#verbose = verbose;
    this.#total = total;
    this.#before = before;
    this.#start = streams.now();
  }

  tell({ done, setAside }: Pick<Counts, "done" | "setAside">): void {
    const { columns } = this.#streams;
    const now = this.#streams.now();
    if (now - this.#saidAt < (this.#verbose ? pause.line : pause.terminal)) return;
    if (!this.#verbose && columns === null) return;
    this.#saidAt = now;
    const aside = setAside > 0 ? `, ${setAside} set aside` : "";
    const line = `${done} of ${this.#total} runs${aside}${this.#left(done + setAside, now - this.#start)}`;
    if (this.#verbose) this.#streams.error(`${line}\n`);
    else {
      this.#standing = true;
      this.#streams.error(`${clear}${line.slice(0, (columns ?? 80) - 1)}`);
    }
  }

  /** Nothing stays on the terminal but lines that were to stay. */
  end(): void {
    if (this.#standing) this.#streams.error(clear);
    this.#standing = false;
  }

  #left(ended: number, milliseconds: number): string {
    const now = ended - this.#before;
    if (now < foreseeable.runs || milliseconds < foreseeable.milliseconds) return "";
    return `, about ${duration((milliseconds * (this.#total - ended)) / now / 1000)} left`;
  }
}
