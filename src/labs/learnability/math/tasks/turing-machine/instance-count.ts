/** The size of a target of Turing machines, and its number of different instances. */
import type { Problem } from "../../../../../platform/fields/problem";
import { type LayerShape, shapeFor } from "./layer-shape";
import type { Move, TuringMachine } from "./machine";
import { turingProblem } from "./turing-problem";

/** Up to this many instances are listed and drawn without repetition; more are drawn independently. */
export const mostListed = 65_536;

/** Moves of random machines. */
export const randomMoves: readonly Move[] = ["L", "R"];

/** The fields of a spec that determine its size. */
interface Sized {
  readonly family: "random" | "one";
  readonly machine: TuringMachine;
  readonly states: number;
  readonly letters: number;
  readonly cells: number;
}

/** The shape of the layer of all traces of a spec: it depends on the machine's size and moves, and on the tape's length. */
export function shapeOf({ family, machine, states, letters, cells }: Sized): LayerShape {
  return family === "one" ? shapeFor(machine, cells) : { states, letters, cells, moves: randomMoves };
}

/** The number of different instances: tapes, times machines where these vary. */
export function instanceCount(spec: Sized): number {
  const { states, letters, cells, moves } = shapeOf(spec);
  const tapes = letters ** cells;
  return spec.family === "one" ? tapes : tapes * (states * letters * moves.length) ** (states * letters);
}

/** The problem of a spec with more traces than instances; null without one. */
export function scarcity(spec: Sized & { readonly traces: number }): Problem | null {
  const count = instanceCount(spec);
  if (spec.traces < count) return null;
  const code = spec.family === "one" ? "turing-tapes-too-few" : "turing-machines-too-few";
  return turingProblem(code, { count, traces: spec.traces });
}
