/**
 * Measures whether drawing keeps up while a run computes. It watches the first seconds of a run only, since requesting
 * frames makes the browser draw them.
 */

/** Milliseconds over which frames and long tasks are counted. */
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
  #frames = 0;
  #longTasks = 0;
  #spans = 0;
  #bad = 0;

  longTask(): void {
    this.#longTasks++;
  }

  /** Records a frame; null before there is a verdict. */
  frame(now: number): Verdict | null {
    this.#start ??= now;
    const passed = now - this.#start;
    if (passed < span) {
      this.#frames++;
      return null;
    }
    const isBad = (1000 * this.#frames) / passed < leastFrames || this.#longTasks > mostLongTasks;
    this.#bad = isBad ? this.#bad + 1 : 0;
    this.#spans++;
    this.#start = now;
    this.#frames = 1;
    this.#longTasks = 0;
    if (this.#bad === badInARow) return "crowded";
    return this.#spans >= mostSpans && this.#bad === 0 ? "keeps-up" : null;
  }

  /** Restarts the measurement after the page was hidden. */
  interrupt(): void {
    this.#start = null;
    this.#frames = 0;
    this.#longTasks = 0;
    this.#bad = 0;
  }
}
