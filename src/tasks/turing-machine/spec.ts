/** What follows from the settings of this target. Apart from their schema, which those who draw the data do not need. */
import { type LayerShape, shapeFor } from "./layer";
import type { Move, TuringMachine } from "./machine";

/** Most cells of a tape that a layer is built for. */
export const mostCells = 16;

/** Up to this many instances are listed and drawn without repetition; more are drawn independently. */
export const mostListed = 65_536;

/** Moves of random machines. */
export const randomMoves: readonly Move[] = ["L", "R"];

/** The settings that decide what is drawn. */
export interface Drawn {
  readonly family: "random" | "one";
  readonly machine: TuringMachine;
  readonly states: number;
  readonly letters: number;
  readonly cells: number;
  readonly traces: number;
}

/** The layer that all traces of a spec share: it depends on the machine's size and moves, and on the tape's length. */
export function shapeOf({ family, machine, states, letters, cells }: Omit<Drawn, "traces">): LayerShape {
  return family === "one" ? shapeFor(machine, cells) : { states, letters, cells, moves: randomMoves };
}

/** How many different instances there are: tapes, times machines where they vary. */
export function instanceCount(spec: Omit<Drawn, "traces">): number {
  const { states, letters, cells, moves } = shapeOf(spec);
  const tapes = letters ** cells;
  return spec.family === "one" ? tapes : tapes * (states * letters * moves.length) ** (states * letters);
}

/** Why a spec asks for more traces than there are; null when it does not. */
export function scarcity(spec: Drawn): string | null {
  const count = instanceCount(spec);
  if (spec.traces < count) return null;
  const what = spec.family === "one" ? "tapes of this length" : "machines with a tape of this size";
  return `must be below ${count}, the number of ${what}, so that some are left to test on, got ${spec.traces}`;
}
