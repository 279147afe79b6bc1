/**
 * Whether the page keeps up with drawing beside what computes. Looked at while a run computes, for some seconds after it began:
 * who waits for frames makes the browser draw them.
 */

/** Milliseconds over which frames and long tasks are counted. */
const span = 2000;
/** Frames a second below which a page looks as if it stood still now and then. */
const leastFrames = 24;
/** Tasks over 50 ms in a span that are more than a collection of garbage. */
const mostLongTasks = 1;
/** Spans in a row that have to be bad: one may be a tab that was being dragged. */
const badInARow = 2;
/** Spans after which a run that draws well is left alone. */
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

  /** A frame; null as long as nothing can be said. */
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

  /** What comes next is not to be compared with what was before: nobody looked at the page meanwhile. */
  interrupt(): void {
    this.#start = null;
    this.#frames = 0;
    this.#longTasks = 0;
    this.#bad = 0;
  }
}
