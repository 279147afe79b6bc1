/** For tests of what is drawn when. */
import type { Screen } from "./drawing-turns";

export const frameTime = 16;

/** A screen with a clock of its own. @param paint  milliseconds of layout and painting in each frame, whatever was drawn. */
export class PlannedScreen implements Screen {
  time = 0;
  readonly #due: { at: number; callback: () => void }[] = [];

  /** What has been drawn since the last frame adds to that of the next one. */
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

  /** Lets everything happen that is due until then. */
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
