/** Drawing after changes, and only after those that would be seen. */
import type { DrawingTurns } from "./drawing-turns";

/** Something outside the store that counts its changes. */
export interface Changing {
  readonly version: number;
  subscribe(listener: () => void): () => void;
}

/** What is drawn of a source: values that are others once it would look different. */
export type Shown<Source> = (source: Source) => readonly unknown[];

/** Whatever changes is seen. */
export const everything: Shown<Changing> = ({ version }) => [version];

export interface Follower {
  /** At most one drawing in so many. */
  readonly milliseconds: number;
  /** Whether what is drawn is no longer what there is. */
  readonly outdated: () => boolean;
  readonly draw: () => void;
}

/**
 * Draws in a turn after every change that outdates what is drawn; whether it does is looked at as seldom as it is drawn.
 *
 * @returns ends it.
 */
export function follow(source: Changing, turns: DrawingTurns, { milliseconds, outdated, draw }: Follower): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let planned = false;
  let ended = false;
  const turn = () => {
    planned = false;
    last = turns.now();
    draw();
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
