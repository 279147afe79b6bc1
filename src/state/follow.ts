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

export interface Follower<Source> {
  /** At most one drawing in so many. */
  readonly milliseconds: number;
  readonly shown: Shown<Source>;
  readonly draw: () => void;
}

/**
 * Draws once, and again in a turn after every change in what is shown; whether it has changed is looked at as seldom as it is drawn.
 *
 * @returns ends it.
 */
export function follow<Source extends Changing>(
  source: Source,
  turns: DrawingTurns,
  { milliseconds, shown, draw }: Follower<Source>,
): () => void {
  let drawn: readonly unknown[] | null = null;
  let last = Number.NEGATIVE_INFINITY;
  let planned = false;
  let ended = false;
  const turn = () => {
    planned = false;
    last = turns.now();
    drawn = shown(source);
    draw();
  };
  const look = () => {
    if (ended) return;
    if (drawn && same(drawn, shown(source))) {
      planned = false;
      last = turns.now();
    } else turns.ask(turn);
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

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, place) => value === other[place]);
}
