/** Draws after changes, and only after visible ones. */
import type { Turns } from "./drawing-turns";

/** An object outside the store that counts its changes. */
export interface Changing {
  readonly version: number;
  subscribe(listener: () => void): () => void;
}

/** The drawn values of a source: they change when the drawing would. */
export type Shown<Source> = (source: Source) => readonly unknown[];

/** Every change is visible. */
export const everything: Shown<Changing> = ({ version }) => [version];

export interface Follower {
  /** Shortest time between two drawings. */
  readonly milliseconds: number;
  /** Whether the drawing is out of date. */
  readonly outdated: () => boolean;
  readonly draw: () => void;
}

/**
 * Draws in a turn after every visible change, and checks for one as seldom as it draws.
 *
 * @returns a function that ends it.
 */
export function follow(source: Changing, turns: Turns, { milliseconds, outdated, draw }: Follower): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let planned = false;
  let ended = false;
  const turn = () => {
    planned = false;
    last = turns.now();
    // A drawing of what is around it may have come first.
    if (outdated()) draw();
  };
  const look = () => {
    if (ended) return;
    if (outdated()) turns.ask(turn);
    else {
      planned = false;
      last = turns.now();
    }
  };
  const changed = () => {
    if (planned) return;
    planned = true;
    const wait = last + milliseconds - turns.now();
    if (wait > 0) turns.after(wait, look);
    else look();
  };
  changed();
  const unsubscribe = source.subscribe(changed);
  return () => {
    ended = true;
    unsubscribe();
    turns.withdraw(turn);
  };
}

/** Whether two lists hold the same values, NaN among them. */
export function sameValues(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, place) => Object.is(value, other[place]));
}
