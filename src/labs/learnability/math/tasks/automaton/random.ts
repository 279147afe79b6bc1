import type { OpenStream } from "../../../../../platform/numerics/random";
import type { Automaton } from "./automaton";

const letterNames = "abcdefghijklmnop";

/** The automaton with given arrows, states q0 .. and letters a .., that begins in q0. @param next states x letters, row by row. */
export function numberedAutomaton(states: number, letters: number, next: readonly number[], accepting: readonly number[]): Automaton {
  return {
    states: Array.from({ length: states }, (_, s) => `q${s}`),
    alphabet: [...letterNames.slice(0, letters)],
    start: 0,
    accepting,
    transitions: Array.from({ length: states }, (_, s) => next.slice(s * letters, (s + 1) * letters)),
  };
}

/** Every arrow leads to a state drawn uniformly; every state accepts with probability 1/2. */
export function randomAutomaton(stream: OpenStream, states: number, letters: number): Automaton {
  const next = Array.from({ length: states * letters }, () => stream.below(states));
  const coins = Array.from({ length: states }, () => stream.below(2));
  const accepting = coins.flatMap((coin, s) => (coin === 1 ? [s] : []));
  return numberedAutomaton(states, letters, next, accepting);
}
