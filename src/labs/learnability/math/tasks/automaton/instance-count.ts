/** How large a target of automata is, and how many different instances it has. */
import type { Problem } from "../../../../../platform/fields/problem";
import type { Automaton } from "./automaton";
import { automatonProblem } from "./automaton-problem";
import type { Sizes } from "./layer";

/** Up to this many machines with a word are listed and drawn without repetition; more are drawn independently. */
export const mostListed = 20_000;

/** The fields of a spec that its size follows from. */
interface Sized {
  readonly family: "random" | "one";
  readonly machine: Automaton;
  readonly states: number;
  readonly letters: number;
  readonly length: number;
}

/** The size of the layer that a spec asks for: one machine brings its own. */
export function sizesOf({ family, machine, states, letters, length }: Sized): Sizes {
  return family === "one" ? { states: machine.states.length, letters: machine.alphabet.length, length } : { states, letters, length };
}

/** How many different instances there are: words, times machines where they vary. */
export function instanceCount(spec: Sized): number {
  const { states, letters, length } = sizesOf(spec);
  const words = letters ** length;
  return spec.family === "one" ? words : words * states ** (states * letters);
}

/** Why a spec asks for more traces than there are; null when it does not. */
export function scarcity(spec: Sized & { readonly traces: number }): Problem | null {
  const count = instanceCount(spec);
  if (spec.traces < count) return null;
  const code = spec.family === "one" ? "automaton-words-too-few" : "automaton-machines-too-few";
  return automatonProblem(code, { count, traces: spec.traces });
}
