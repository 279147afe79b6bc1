/** The size of a target of automata, and its number of different instances. */
import type { Problem } from "../../../../../platform/fields/problem";
import type { Automaton } from "./automaton";
import { automatonProblem } from "./automaton-problem";
import type { Sizes } from "./layer";

/** Up to this many instances (machines with a word) are listed and drawn without repetition; more are drawn independently. */
export const mostListed = 20_000;

/** The fields of a spec that determine its size. */
interface Sized {
  readonly family: "random" | "one";
  readonly machine: Automaton;
  readonly states: number;
  readonly letters: number;
  readonly length: number;
}

/** The size of the layer of a spec: a single machine brings its own. */
export function sizesOf({ family, machine, states, letters, length }: Sized): Sizes {
  return family === "one" ? { states: machine.states.length, letters: machine.alphabet.length, length } : { states, letters, length };
}

/** The number of different instances: words, times machines where these vary. */
export function instanceCount(spec: Sized): number {
  const { states, letters, length } = sizesOf(spec);
  const words = letters ** length;
  return spec.family === "one" ? words : words * states ** (states * letters);
}

/** The problem of a spec with more traces than instances; null without one. */
export function scarcity(spec: Sized & { readonly traces: number }): Problem | null {
  const count = instanceCount(spec);
  if (spec.traces < count) return null;
  const code = spec.family === "one" ? "automaton-words-too-few" : "automaton-machines-too-few";
  return automatonProblem(code, { count, traces: spec.traces });
}
