/** Edits of a draft automaton. Each returns a new draft, which may be unfinished. */
import type { Problem } from "../../../../../platform/fields/problem";
import type { Point } from "../../../math/tasks/automaton/automaton";
import type { Arrow, AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { longestName } from "../../../math/tasks/machine/checks";
import { machineProblem } from "../../../math/tasks/machine/machine-problem";
import { letterFault, nameFault } from "../../../math/tasks/machine/names";

/** The draft with which drawing begins: two letters and no states. */
export const emptyDraft: AutomatonDraft = { states: [], alphabet: ["a", "b"], start: null, accepting: [], arrows: [], positions: [] };

/** One more state under the first free name q0, q1, ...; the first of all is the start. */
export function withState(draft: AutomatonDraft, at: Point): AutomatonDraft {
  return {
    ...draft,
    states: [...draft.states, freeName(draft.states)],
    start: draft.states.length === 0 ? 0 : draft.start,
    ...(draft.positions ? { positions: [...draft.positions, rounded(at)] } : {}),
  };
}

function freeName(states: readonly string[]): string {
  for (let i = 0; ; i++) if (!states.includes(`q${i}`)) return `q${i}`;
}

/** The state and all its arrows are gone; the states after it move up. */
export function withoutState(draft: AutomatonDraft, gone: number): AutomatonDraft {
  const moved = (state: number) => (state > gone ? state - 1 : state);
  const stays = (_: unknown, state: number) => state !== gone;
  return {
    ...draft,
    states: draft.states.filter(stays),
    start: draft.start === gone || draft.start === null ? null : moved(draft.start),
    accepting: draft.accepting.filter((state) => state !== gone).map(moved),
    arrows: draft.arrows
      .filter(({ from, to }) => from !== gone && to !== gone)
      .map(({ from, to, letters }) => ({ from: moved(from), to: moved(to), letters })),
    ...(draft.positions ? { positions: draft.positions.filter(stays) } : {}),
  };
}

export function withName(draft: AutomatonDraft, state: number, name: string): AutomatonDraft {
  return { ...draft, states: draft.states.map((known, s) => (s === state ? name : known)) };
}

/** Problem of a name for a state, as a phrase that continues after the name; null when the name is valid. */
export function nameProblem({ states }: AutomatonDraft, state: number, name: string): Problem | null {
  const taken = states.some((known, s) => s !== state && known === name);
  return nameFault(name, longestName) ?? (taken ? machineProblem("machine-name-taken") : null);
}

export function withStart(draft: AutomatonDraft, state: number): AutomatonDraft {
  return { ...draft, start: state };
}

/** Switches whether a state is accepting. */
export function withAcceptingToggled(draft: AutomatonDraft, state: number): AutomatonDraft {
  const others = draft.accepting.filter((known) => known !== state);
  const accepting = others.length < draft.accepting.length ? others : [...others, state].sort((a, b) => a - b);
  return { ...draft, accepting };
}

export function withPosition(draft: AutomatonDraft, state: number, at: Point): AutomatonDraft {
  if (!draft.positions) return draft;
  return { ...draft, positions: draft.positions.map((known, s) => (s === state ? rounded(at) : known)) };
}

/** Whole pixels make short links. */
function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

export function withLetter(draft: AutomatonDraft, letter: string): AutomatonDraft {
  return { ...draft, alphabet: [...draft.alphabet, letter] };
}

/** Problem of a character as letter number `place`; null when it is valid. */
export function letterProblem({ alphabet }: AutomatonDraft, place: number, letter: string): Problem | null {
  const taken = alphabet.some((known, w) => w !== place && known === letter);
  return letterFault(letter) ?? (taken ? machineProblem("machine-letter-taken") : null);
}

/** The first of a, b, c, ... that is no letter yet; null when all are. */
export function freeLetter({ alphabet }: AutomatonDraft): string | null {
  return [..."abcdefghijklmnopqrstuvwxyz"].find((letter) => !alphabet.includes(letter)) ?? null;
}

export function withLetterRenamed(draft: AutomatonDraft, place: number, letter: string): AutomatonDraft {
  const before = draft.alphabet[place];
  const renamed = (known: string) => (known === before ? letter : known);
  return {
    ...draft,
    alphabet: draft.alphabet.map(renamed),
    arrows: draft.arrows.map((arrow) => ({ ...arrow, letters: arrow.letters.map(renamed) })),
  };
}

/** The letter is gone, also from the arrows. */
export function withoutLetter(draft: AutomatonDraft, place: number): AutomatonDraft {
  const gone = draft.alphabet[place];
  return {
    ...draft,
    alphabet: draft.alphabet.filter((_, w) => w !== place),
    arrows: lettered(draft.arrows.map((arrow) => ({ ...arrow, letters: arrow.letters.filter((letter) => letter !== gone) }))),
  };
}

/** States to which a state goes on a letter: one in a complete automaton. */
export function targetsOf({ arrows }: AutomatonDraft, from: number, letter: string): readonly number[] {
  return arrows.filter((arrow) => arrow.from === from && arrow.letters.includes(letter)).map(({ to }) => to);
}

/** The draft with `to` as the only target of the state on this letter; null leaves no target. */
export function withTarget(draft: AutomatonDraft, from: number, letter: string, to: number | null): AutomatonDraft {
  const others = draft.arrows.map((arrow) =>
    arrow.from === from ? { ...arrow, letters: arrow.letters.filter((known) => known !== letter) } : arrow,
  );
  const cleared = { ...draft, arrows: lettered(others) };
  if (to === null) return cleared;
  const present = cleared.arrows.find((arrow) => arrow.from === from && arrow.to === to)?.letters ?? [];
  return withArrow(cleared, from, to, [...present, letter]);
}

/** The arrow between two states with exactly these letters; none without any. Letters that are new join the alphabet. */
export function withArrow(draft: AutomatonDraft, from: number, to: number, letters: readonly string[]): AutomatonDraft {
  const alphabet = [...new Set([...draft.alphabet, ...letters])];
  const arrow: Arrow = { from, to, letters: alphabet.filter((letter) => letters.includes(letter)) };
  const at = draft.arrows.findIndex((known) => known.from === from && known.to === to);
  const arrows = at < 0 ? [...draft.arrows, arrow] : draft.arrows.map((known, i) => (i === at ? arrow : known));
  return { ...draft, alphabet, arrows: lettered(arrows) };
}

/** Letters without an arrow from a state. */
export function lettersLeft(draft: AutomatonDraft, from: number): readonly string[] {
  return draft.alphabet.filter((letter) => targetsOf(draft, from, letter).length === 0);
}

/** "ab", "a b" and "a, b" are the letters a and b. */
export function lettersIn(text: string): readonly string[] {
  return [...new Set([...text.replace(/[\s,]/g, "")])];
}

function lettered(arrows: readonly Arrow[]): readonly Arrow[] {
  return arrows.filter(({ letters }) => letters.length > 0);
}
