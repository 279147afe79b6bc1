/** What follows from the settings of this target. Apart from their schema, which those who draw the data do not need. */
import type { Automaton } from "./automaton";
import type { Sizes } from "./layer";

/** Largest machine and word of a layer: beyond them a token has more than 201 coordinates. */
export const largestSizes: Sizes = { states: 8, letters: 4, length: 12 };

/** Up to this many machines with a word are listed and drawn without repetition; more are drawn independently. */
export const mostListed = 20_000;

/** The settings that decide what is drawn. */
export interface Drawn {
  readonly family: "random" | "one";
  readonly machine: Automaton;
  readonly states: number;
  readonly letters: number;
  readonly length: number;
  readonly traces: number;
}

/** The size of the layer that a spec asks for: one machine brings its own. */
export function sizesOf({ family, machine, states, letters, length }: Omit<Drawn, "traces">): Sizes {
  return family === "one" ? { states: machine.states.length, letters: machine.alphabet.length, length } : { states, letters, length };
}

/** How many different instances there are: words, times machines where they vary. */
export function instanceCount(spec: Omit<Drawn, "traces">): number {
  const { states, letters, length } = sizesOf(spec);
  const words = letters ** length;
  return spec.family === "one" ? words : words * states ** (states * letters);
}

/** Why a spec asks for more traces than there are; null when it does not. */
export function scarcity(spec: Drawn): string | null {
  const count = instanceCount(spec);
  if (spec.traces < count) return null;
  const what = spec.family === "one" ? "words of this length" : "machines with a word of this size";
  return `must be below ${count}, the number of ${what}, so that some are left to test on, got ${spec.traces}`;
}
