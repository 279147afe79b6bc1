/** Components that are drawn together, such as those of a panel. */
import type { StoreApi } from "zustand/vanilla";
import type { Turns } from "./drawing-turns";

/**
 * Takes one turn for all components of a part of the page, so that each of them is rendered once, from the outermost to the
 * innermost, and none beside one that still shows the document before.
 */
export class DrawnTogether implements Turns {
  readonly #turns: Turns;
  readonly #render: (work: () => void) => void;
  readonly #waiting = new Set<() => void>();

  /** @param render  renders all that `work` changes before it returns. */
  constructor(turns: Turns, render: (work: () => void) => void) {
    this.#turns = turns;
    this.#render = render;
  }

  now(): number {
    return this.#turns.now();
  }

  after(milliseconds: number, callback: () => void): void {
    this.#turns.after(milliseconds, callback);
  }

  ask(draw: () => void): void {
    this.#waiting.add(draw);
    this.#turns.ask(this.#draw);
  }

  withdraw(draw: () => void): void {
    this.#waiting.delete(draw);
    if (this.#waiting.size === 0) this.#turns.withdraw(this.#draw);
  }

  readonly #draw = () => {
    const draws = [...this.#waiting];
    this.#waiting.clear();
    this.#render(() => {
      for (const draw of draws) draw();
    });
  };
}

/** The part with the control that makes the present change, null for one outside of parts; undefined for any other change. */
let changing: Turns | null | undefined;

/**
 * Changes of stores within `change` are drawn part by part, in turns: all at once would be one long task.
 *
 * @param own  the part that is drawn at once, since the control that makes the change is in it.
 */
export function drawnInTurns<Result>(own: Turns | null, change: () => Result): Result {
  changing = own;
  try {
    return change();
  } finally {
    changing = undefined;
  }
}

/**
 * The same store, whose listeners hear of changes within `drawnInTurns` in a turn of their part, together with all other changes
 * until then: a run that begins right after a change would otherwise draw every part at once. A component that is rendered
 * before, for whatever reason, reads the new state.
 */
export function heardInTurns<State>(store: StoreApi<State>, part: Turns): StoreApi<State> {
  return {
    ...store,
    subscribe(listener) {
      let waits = false;
      const hear = () => {
        waits = false;
        listener(store.getState(), store.getState());
      };
      const stop = store.subscribe(() => {
        if (changing === part || (changing === undefined && !waits)) {
          hear();
          return;
        }
        waits = true;
        part.ask(hear);
      });
      return () => {
        stop();
        part.withdraw(hear);
      };
    },
  };
}
