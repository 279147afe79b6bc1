/** Progress of the headless runner, on standard error only: standard output holds the result. */
import type { OnProgress } from "../platform/engine/lab-engine";

/** The streams of a run: its result, and its progress or error. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Characters in a line of the terminal that `error` writes to; null where that is a file or another program. */
  readonly columns: number | null;
  /** Milliseconds. */
  readonly now: () => number;
}

/** The remaining time is shown only after this share of the work and these milliseconds. */
const foreseeable = { share: 0.02, milliseconds: 2000 };

/** Clears the line of the terminal. */
const clear = "\r\u001b[K";

/** A temporary line of a terminal that changes with the work; without a terminal, nothing. */
export class ChangingLine {
  readonly #streams: Streams;
  #shownAt = Number.NEGATIVE_INFINITY;
  #standing = false;

  constructor(streams: Streams) {
    this.#streams = streams;
  }

  /** @param text  called only when it is shown: at most ten times a second. */
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
 * Shows a temporary line with the remaining time on a terminal. With `verbose`, it prints a permanent line at the end of each stage, also
 * without a terminal.
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

  /** Ends the report after success or failure: only lines of stages stay on the terminal. */
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
