/** The size of a machine's layer and of its prompt, before either is generated. */
import { type Layout, layOut } from "../machine/blocks";
import { type Move, movesOf, type TuringMachine } from "./machine";

/** The parameters of the layer. The machine itself, the tape and the position of the head are in the prompt. */
export interface LayerShape {
  readonly states: number;
  readonly letters: number;
  readonly cells: number;
  /** The moves that have a head, in the order L, R, S. */
  readonly moves: readonly Move[];
}

/**
 * The blocks of a token, in their order. T: a row of the transition table. M: the tape, its memory. A, B, C: the three
 * tokens of a step. K, Q and V are keys, queries and values by which a token attends to itself.
 */
export const blockNames = [
  "Tkey",
  "Trow",
  "Mkey",
  "Mval",
  "Aq",
  "Ap",
  "Brow",
  "BQ",
  "BK",
  "BV",
  "Cq",
  "Clet",
  "CwQ",
  "CwK",
  "CwV",
  "CmQ",
  "CmK",
  "CmV",
] as const;

export type BlockName = (typeof blockNames)[number];

/** The smallest layer that runs this machine on `cells` cells. */
export function shapeFor(machine: TuringMachine, cells: number): LayerShape {
  return { states: machine.states.length, letters: machine.alphabet.length, cells, moves: movesOf(machine) };
}

/** 2 |letters| + 2 + |moves|: with the moves L and R, 2 |letters| + 4. */
export function headCount({ letters, moves }: LayerShape): number {
  return 2 * letters + 2 + moves.length;
}

/** Entries of one rule within `Trow` and `Brow`: next state, letter to write, move. */
export function ruleSize({ states, letters, moves }: LayerShape): number {
  return states + letters + moves.length;
}

/** Dimension of a token, 3 |Q| + 2 |G| (|Q| + |G| + m) + 2 S + 5 S |G| + 3 |G| + 3 m for m moves. */
export function layoutOf(shape: LayerShape): Layout<BlockName> {
  const { states, letters, cells, moves } = shape;
  const row = letters * ruleSize(shape);
  const cellLetter = cells * letters;
  const sizes: Readonly<Record<BlockName, number>> = {
    Tkey: states,
    Trow: row,
    Mkey: cells,
    Mval: cellLetter,
    Aq: states,
    Ap: cells,
    Brow: row,
    BQ: cellLetter,
    BK: cellLetter,
    BV: cellLetter,
    Cq: states,
    Clet: cellLetter,
    CwQ: letters,
    CwK: letters,
    CwV: letters,
    CmQ: moves.length,
    CmK: moves.length,
    CmV: moves.length,
  };
  return layOut(blockNames.map((name) => [name, sizes[name]] as const));
}

/** Generated tokens of one step of the machine: B, C, and the A of the next configuration. */
export const tokensPerStep = 3;

/** Tokens of the prompt: a rule for each state and letter, a letter for each cell, and the start. */
export function promptLength({ states, letters, cells }: LayerShape): number {
  return states * letters + cells + 1;
}
