/** The screen, as far as drawing in turns needs it; times in milliseconds. */
export interface Screen {
  now(): number;
  /** Calls back soon, in a task of its own. */
  soon(callback: () => void): void;
  /** Calls back once the screen has been drawn, with what layout and painting took. */
  painted(callback: (milliseconds: number) => void): void;
  after(milliseconds: number, callback: () => void): void;
}

/** What drawing may take of a frame before the others wait for the next: layout and painting are a task after it. */
const share = 8;
/** A frame of a screen that shows sixty a second. */
const frame = 1000 / 60;
/** However long a frame took (a sleeping machine, a debugger), drawing goes on soon after. */
const longestRest = 250;

/**
 * Turns at drawing for everything on the page that follows a run. A fast device draws all of it in every frame. Where that
 * takes long, one part is drawn after another, who waited longest first, and the page rests as long as the last frame took:
 * no task becomes long because many charts are in view, and half of the time is left for answering whoever uses the page.
 * Layout and painting come after all parts of a turn and cannot be stopped between two of them: a frame in which they took long
 * halves how many parts the next turn may draw, and one that was soon done doubles it.
 */
export class DrawingTurns {
  readonly #screen: Screen;
  readonly #waiting = new Set<() => void>();
  #planned = false;
  /** Parts that a turn may draw. */
  #most = Number.POSITIVE_INFINITY;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  now(): number {
    return this.#screen.now();
  }

  /** Calls `draw` once, in a turn to come; asking again before it is the same turn. */
  ask(draw: () => void): void {
    this.#waiting.add(draw);
    this.#plan();
  }

  /** Calls back when so many milliseconds have passed, in no turn: for whoever may then ask for one. */
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
      // What is drawn may take others off the page, or ask for its own next turn.
      if (!this.#waiting.delete(draw)) continue;
      draw();
      parts++;
      if (this.#screen.now() - start >= share || parts >= this.#most) break;
    }
    const drawing = this.#screen.now() - start;
    this.#screen.painted((painting) => {
      const took = drawing + painting;
      if (took > frame) this.#most = Math.max(1, Math.floor(parts / 2));
      else if (took < frame / 2) this.#most *= 2;
      if (took > frame) this.#screen.after(Math.min(took, longestRest), () => this.#next());
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
        // A message that is sent within a frame arrives after it was painted.
        soon(() => callback(performance.now() - start));
      }),
    after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
  };
}
