/** A screen for tests of drawing. */
import type { Screen } from "./drawing-turns";

export const frameTime = 16;

/** A screen with its own clock. @param paint  milliseconds of layout and painting in each frame. */
export class PlannedScreen implements Screen {
  time = 0;
  readonly #due: { at: number; callback: () => void }[] = [];

  /** Extra milliseconds of the next frame. */
  more = 0;

  constructor(readonly paint: number) {}

  now(): number {
    return this.time;
  }

  soon(callback: () => void): void {
    this.after(0, callback);
  }

  painted(callback: (milliseconds: number) => void): void {
    const paint = this.paint + this.more;
    this.more = 0;
    this.after(frameTime - (this.time % frameTime) + paint, () => callback(paint));
  }

  after(milliseconds: number, callback: () => void): void {
    this.#due.push({ at: this.time + milliseconds, callback });
  }

  /** Runs everything that is due until then. */
  runUntil(end: number): void {
    for (;;) {
      this.#due.sort((one, other) => one.at - other.at);
      const next = this.#due[0];
      if (!next || next.at > end) break;
      this.#due.shift();
      this.time = Math.max(this.time, next.at);
      next.callback();
    }
    this.time = Math.max(this.time, end);
  }
}
