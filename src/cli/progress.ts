/** What the headless runner says while it computes: on standard error alone, so that standard output stays pure. */
import type { OnProgress } from "../platform/engine/lab-engine";

/** Where a run says its result, and where it says how far it has come or why there is none. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Characters in a line of the terminal that `error` writes to; null where that is a file or another program. */
  readonly columns: number | null;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Before so much of the work and so many milliseconds nothing is said of the time that is left. */
const foreseeable = { share: 0.02, milliseconds: 2000 };

/** Back to the beginning of the terminal's line, which is cleared. */
const clear = "\r\u001b[K";

/** A line of a terminal that changes as the work goes on, and goes; none where there is no terminal. */
export class ChangingLine {
  readonly #streams: Streams;
  #shownAt = Number.NEGATIVE_INFINITY;
  #standing = false;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /** @param text  asked for only when it is shown: at most ten times a second. */
  show(text: () => string): void {
    const { columns, now, error } = this.#streams;
    if (columns === null || now() - this.#shownAt < 100) return;
    this.#shownAt = now();
    this.#standing = true;
    // A line that fills the terminal would wrap, and its first part could not be cleared.
    error(`${clear}${text().slice(0, columns - 1)}`);
  }

  wipe(): void {
    if (this.#standing) this.#streams.error(clear);
    this.#standing = false;
  }
}

/**
 * On a terminal a line that changes as the work goes on, with the time that is left, gone when it is done. With `verbose`,
 * there or anywhere else, a line that stays for each stage, when it has ended.
 */
export class ProgressReport {
  readonly #streams: Streams;
  readonly #verbose: boolean;
  readonly #start: number;
  #stage: { readonly name: string; readonly start: number } | null = null;
  readonly #line: ChangingLine;

  constructor(streams: Streams, verbose: boolean) {
    this.#streams = streams;
    this.#line = new ChangingLine(streams);
    this.#verbose = verbose;
    this.#start = streams.now();
  }

  readonly onProgress: OnProgress = (share, stage) => {
    const now = this.#streams.now();
    if (this.#stage?.name !== stage) {
      this.#endStage(now);
      this.#stage = { name: stage, start: now };
    }
    this.#line.show(() => `${percent(share)}${this.#left(share, now - this.#start)}: ${stage}`);
  };

  /** The work is over, or has failed: nothing of it stays on the terminal but lines of stages. */
  end(): void {
    this.#endStage(this.#streams.now());
    this.#stage = null;
    this.#line.wipe();
  }

  #endStage(now: number): void {
    if (!this.#verbose || !this.#stage) return;
    this.#line.wipe();
    const { name, start } = this.#stage;
    this.#streams.error(`${name}: ${((now - start) / 1000).toFixed(1)} s\n`);
  }

  #left(share: number, milliseconds: number): string {
    if (share < foreseeable.share || milliseconds < foreseeable.milliseconds) return "";
    return `, about ${duration((milliseconds * (1 - share)) / share / 1000)} left`;
  }
}

/** Whole percents, not 100 before the end. */
function percent(share: number): string {
  return `${Math.floor(100 * share)} %`;
}

export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
