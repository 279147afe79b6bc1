/** How large a target of Turing machines is, and how many different instances it has. */
import type { Problem } from "../../../../../platform/fields/problem";
import { type LayerShape, shapeFor } from "./layer-shape";
import type { Move, TuringMachine } from "./machine";
import { turingProblem } from "./turing-problem";

/** Up to this many instances are listed and drawn without repetition; more are drawn independently. */
export const mostListed = 65_536;

/** Moves of random machines. */
export const randomMoves: readonly Move[] = ["L", "R"];

/** The fields of a spec that its size follows from. */
interface Sized {
  readonly family: "random" | "one";
  readonly machine: TuringMachine;
  readonly states: number;
  readonly letters: number;
  readonly cells: number;
}

/** The layer that all traces of a spec share: it depends on the machine's size and moves, and on the tape's length. */
export function shapeOf({ family, machine, states, letters, cells }: Sized): LayerShape {
  return family === "one" ? shapeFor(machine, cells) : { states, letters, cells, moves: randomMoves };
}

/** How many different instances there are: tapes, times machines where they vary. */
export function instanceCount(spec: Sized): number {
  const { states, letters, cells, moves } = shapeOf(spec);
  const tapes = letters ** cells;
  return spec.family === "one" ? tapes : tapes * (states * letters * moves.length) ** (states * letters);
}

/** Why a spec asks for more traces than there are; null when it does not. */
export function scarcity(spec: Sized & { readonly traces: number }): Problem | null {
  const count = instanceCount(spec);
  if (spec.traces < count) return null;
  const code = spec.family === "one" ? "turing-tapes-too-few" : "turing-machines-too-few";
  return turingProblem(code, { count, traces: spec.traces });
}
