/**
 * Measures whether drawing keeps up while a run computes, by the time between two frames in a row. It watches the first seconds
 * of a run only, since requesting frames makes the browser draw them.
 */

/** Milliseconds over which times between frames are averaged, and long tasks counted. */
const span = 2000;
/** Frames a second below which drawing visibly stutters. */
const leastFrames = 24;
/** Number of tasks over 50 ms in a span that garbage collection may explain. */
const mostLongTasks = 1;
/** Number of bad spans in a row that count: a single one may come from dragging the window. */
const badInARow = 2;
/** Number of spans after which measuring ends. */
const mostSpans = 7;

export type Verdict = "keeps-up" | "crowded";

/** Counts; times in milliseconds. */
export class DrawingPace {
  #start: number | null = null;
  /** The first of two frames in a row. */
  #first: number | null = null;
  #pairs = 0;
  #between = 0;
  #longTasks = 0;
  #spans = 0;
  #bad = 0;

  longTask(): void {
    this.#longTasks++;
  }

  /** The first of two frames in a row. */
  begin(now: number): void {
    this.#start ??= now;
    this.#first = now;
  }

  /** The second one; null before there is a verdict. */
  end(now: number): Verdict | null {
    if (this.#first === null || this.#start === null) return null;
    this.#pairs++;
    this.#between += now - this.#first;
    this.#first = null;
    if (now - this.#start < span) return null;
    const isBad = 1000 * this.#pairs < leastFrames * this.#between || this.#longTasks > mostLongTasks;
    this.#bad = isBad ? this.#bad + 1 : 0;
    this.#spans++;
    this.#forget();
    if (this.#bad === badInARow) return "crowded";
    return this.#spans >= mostSpans && this.#bad === 0 ? "keeps-up" : null;
  }

  /** Restarts the measurement after the page was hidden. */
  interrupt(): void {
    this.#forget();
    this.#bad = 0;
  }

  #forget(): void {
    this.#start = null;
    this.#first = null;
    this.#pairs = 0;
    this.#between = 0;
    this.#longTasks = 0;
  }
}
