/** An automaton while it is being drawn: arrows may be missing, or one state may have two of them for a letter. */
import { type MachineProblem, machineProblem, type Read } from "../machine/problem";
import { type Automaton, checkAutomaton, type Point } from "./automaton";

/** An arrow between two states, indices, with the letters written on it. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly letters: readonly string[];
}

export interface AutomatonDraft {
  readonly states: readonly string[];
  readonly alphabet: readonly string[];
  /** Null while none is chosen. */
  readonly start: number | null;
  readonly accepting: readonly number[];
  readonly arrows: readonly Arrow[];
  readonly positions?: readonly Point[];
}

/** The automaton that a draft describes, or everything that keeps it from being one. */
export function complete(draft: AutomatonDraft): Read<Automaton> {
  const { states, alphabet, start, accepting, arrows, positions } = draft;
  const problems: MachineProblem[] = [];
  if (start === null && states.length > 0) problems.push(machineProblem("no state is the start", "choose the state that it begins in"));
  const transitions = states.map(() => alphabet.map((): number | null => null));
  for (const arrow of arrows) problems.push(...drawInto(transitions, arrow, draft));
  const table = { states, alphabet, start: start ?? 0, accepting, transitions };
  const automaton = positions ? { ...table, positions } : table;
  problems.push(...checkAutomaton(automaton));
  return problems.length === 0 ? { ok: true, machine: automaton } : { ok: false, problems };
}

/** An automaton as arrows, one for each pair of states that any letter connects. */
export function draftOf({ transitions, ...automaton }: Automaton): AutomatonDraft {
  const arrows = transitions.flatMap((row, from) => {
    const targets = [...new Set(row)].filter((to) => to !== null);
    return targets.map((to) => ({ from, to, letters: automaton.alphabet.filter((_, w) => row[w] === to) }));
  });
  return { ...automaton, arrows };
}

/** Enters an arrow into the table, letter by letter, and yields what cannot be entered. */
function* drawInto(
  transitions: (number | null)[][],
  { from, to, letters }: Arrow,
  { states, alphabet }: AutomatonDraft,
): Iterable<MachineProblem> {
  if (!(from in states && to in states))
    return yield machineProblem(`an arrow leads from state number ${from} to ${to}, there are ${states.length} states`, "remove it");
  const state = states[from];
  if (letters.length === 0) yield machineProblem(`the arrow from ${state} to ${states[to]} has no letter`, "write one on it", { state });
  for (const letter of letters) {
    const w = alphabet.indexOf(letter);
    if (w === -1) {
      const message = `the arrow from ${state} to ${states[to]} has the letter ${letter}, which is not in the alphabet`;
      yield machineProblem(message, `the letters are ${alphabet.join(" ")}: use one of them, or add ${letter}`, { state, letter });
      continue;
    }
    const earlier = transitions[from][w];
    if (earlier !== null) yield secondArrow(state, letter, states[earlier], states[to]);
    else transitions[from][w] = to;
  }
}

function secondArrow(state: string, letter: string, first: string, second: string): MachineProblem {
  const where = first === second ? `both to ${first}` : `to ${first} and to ${second}`;
  return machineProblem(`${state} has two arrows for letter ${letter}: ${where}`, "remove one", { state, letter });
}
