/** An automaton during editing: arrows may be missing, or a state may have two of them for one letter. */
import type { MachineProblem, Read } from "../machine/problem";
import { type Automaton, checkAutomaton, type Point } from "./automaton";
import { automatonProblem } from "./automaton-problem";

/** An arrow between two states, given by indices, with its letters. */
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

/** The automaton of a draft, or all problems that keep it from being one. */
export function complete(draft: AutomatonDraft): Read<Automaton> {
  const { states, alphabet, start, accepting, arrows, positions } = draft;
  const problems: MachineProblem[] = [];
  if (start === null && states.length > 0) problems.push(automatonProblem("automaton-no-start"));
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

/** Enters an arrow into the table, letter by letter, and yields conflicts. */
function* drawInto(
  transitions: (number | null)[][],
  { from, to, letters }: Arrow,
  { states, alphabet }: AutomatonDraft,
): Iterable<MachineProblem> {
  if (!(from in states && to in states)) return yield automatonProblem("automaton-arrow-of-strangers", { from, to, states: states.length });
  const state = states[from];
  if (letters.length === 0) yield automatonProblem("automaton-arrow-blank", { from: state, to: states[to] }, { state });
  for (const letter of letters) {
    const w = alphabet.indexOf(letter);
    if (w === -1) {
      const values = { from: state, to: states[to], letter, letters: alphabet.join(" ") };
      yield automatonProblem("automaton-arrow-letter", values, { state, letter });
      continue;
    }
    const earlier = transitions[from][w];
    if (earlier !== null) yield secondArrow(state, letter, states[earlier], states[to]);
    else transitions[from][w] = to;
  }
}

function secondArrow(state: string, letter: string, first: string, second: string): MachineProblem {
  const code = first === second ? "automaton-two-arrows-alike" : "automaton-two-arrows";
  return automatonProblem(code, { state, letter, first, second }, { state, letter });
}
