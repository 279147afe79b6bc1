/** The part of the screen used by drawing in turns; times in milliseconds. */
export interface Screen {
  now(): number;
  /** Calls back soon, in a task of its own. */
  soon(callback: () => void): void;
  /** Calls back after painting, with the duration of layout and painting. */
  painted(callback: (milliseconds: number) => void): void;
  after(milliseconds: number, callback: () => void): void;
}

/** Where parts of the page ask to be drawn. */
export interface Turns {
  now(): number;
  /** Calls `draw` once in a later turn; further requests before it are merged. */
  ask(draw: () => void): void;
  /** Calls back after this many milliseconds, outside of turns; the callback may request a turn. */
  after(milliseconds: number, callback: () => void): void;
  withdraw(draw: () => void): void;
}

/** Milliseconds of a frame for drawing before other parts wait for the next: layout and painting follow. */
const share = 8;
/** A frame of a screen that shows sixty a second. */
const frame = 1000 / 60;
/** Longest rest after a frame, however long the frame took (a sleeping machine, a debugger). */
const longestRest = 250;

/**
 * Schedules drawing of all parts of the page that follow a run. A fast device draws all of them in every frame. Where that
 * takes long, parts are drawn one after another, the longest waiting first, and the page rests as long as the last frame
 * took, the wait for that frame included: no task becomes long because many charts are visible, and half of the time stays
 * free for input. Layout and painting follow all parts of a turn and cannot be interrupted: a frame in which they took long
 * halves the number of parts of the next turn, and a short one doubles it.
 */
export class DrawingTurns implements Turns {
  readonly #screen: Screen;
  readonly #waiting = new Set<() => void>();
  #planned = false;
  /** Largest number of parts in a turn. */
  #most = Number.POSITIVE_INFINITY;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  now(): number {
    return this.#screen.now();
  }

  ask(draw: () => void): void {
    this.#waiting.add(draw);
    this.#plan();
  }

  after(milliseconds: number, callback: () => void): void {
    this.#screen.after(milliseconds, callback);
  }

  withdraw(draw: () => void): void {
    this.#waiting.delete(draw);
  }

  #plan(): void {
    if (this.#planned || this.#waiting.size === 0) return;
    this.#planned = true;
    this.#screen.soon(() => this.#turn());
  }

  #turn(): void {
    const start = this.#screen.now();
    let parts = 0;
    for (const draw of [...this.#waiting]) {
      // Drawing may remove other parts from the page, or request the next turn.
      if (!this.#waiting.delete(draw)) continue;
      draw();
      parts++;
      if (this.#screen.now() - start >= share || parts >= this.#most) break;
    }
    const drawn = this.#screen.now();
    this.#screen.painted((painting) => {
      const took = drawn - start + painting;
      if (took > frame) this.#most = Math.max(1, Math.floor(parts / 2));
      else if (took < frame / 2) this.#most *= 2;
      // The page rested while it waited for its frame, too.
      const rested = this.#screen.now() - drawn - painting;
      const rest = took > frame ? Math.min(took, longestRest) - rested : 0;
      if (rest > 0) this.#screen.after(rest, () => this.#next());
      else this.#next();
    });
  }

  #next(): void {
    this.#planned = false;
    this.#plan();
  }
}

/** The screen of the browser. */
export function browserScreen(): Screen {
  const { port1, port2 } = new MessageChannel();
  let next: (() => void) | null = null;
  port1.onmessage = () => {
    const callback = next;
    next = null;
    callback?.();
  };
  const soon = (callback: () => void) => {
    next = callback;
    port2.postMessage(null);
  };
  return {
    now: () => performance.now(),
    soon,
    painted: (callback) =>
      void requestAnimationFrame(() => {
        const start = performance.now();
        // A message sent within a frame arrives after it was painted.
        soon(() => callback(performance.now() - start));
      }),
    after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
  };
}
