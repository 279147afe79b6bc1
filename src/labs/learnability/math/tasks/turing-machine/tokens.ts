/** Prompts of the layer, and the meaning of its tokens, also of generated ones. */
import { DimensionError } from "../../../../../platform/numerics/errors";
import type { Block } from "../machine/blocks";
import { onesAt, type Token } from "../machine/tokens";
import type { TuringLayer } from "./layer";
import { type BlockName, type LayerShape, promptLength, ruleSize, tokensPerStep } from "./layer-shape";
import { fullTable, type TuringMachine } from "./machine";

/**
 * The prompt that starts a machine: its rules, state by state, then its tape, then the start token.
 *
 * @param tape  index of the letter in each of the layer's cells.
 * @param head  initial cell.
 * @throws {DimensionError} when the layer has another size.
 */
export function encode({ shape, layout }: TuringLayer, machine: TuringMachine, tape: ArrayLike<number>, head: number): readonly Token[] {
  const { Tkey, Trow, Mkey, Mval, Aq, Ap } = layout.blocks;
  const { states, letters, cells } = shape;
  checkFit(shape, machine, tape.length, head);
  const rules = fullTable(machine).flatMap((row, s) =>
    row.map(({ next, write, move }, a) => {
      const rule = Trow.offset + a * ruleSize(shape);
      return onesAt(Tkey.offset + s, rule + next, rule + states + write, rule + states + letters + shape.moves.indexOf(move));
    }),
  );
  const memory = Array.from({ length: cells }, (_, p) => onesAt(Mkey.offset + p, Mval.offset + p * letters + tape[p]));
  return [...rules, ...memory, onesAt(Aq.offset + machine.start, Ap.offset + head)];
}

function checkFit({ states, letters, cells, moves }: LayerShape, machine: TuringMachine, tape: number, head: number): void {
  if (machine.states.length !== states || machine.alphabet.length !== letters || tape !== cells)
    throw new DimensionError(
      `the layer is for ${states} states, ${letters} letters and ${cells} cells, got ${machine.states.length}, ${machine.alphabet.length} and ${tape}`,
    );
  if (!(head >= 0 && head < cells)) throw new DimensionError(`the head begins in cell ${head}, the tape has ${cells} cells`);
  const missing = fullTable(machine)
    .flat()
    .find(({ move }) => !moves.includes(move));
  if (missing) throw new DimensionError(`the layer has no head for the move ${missing.move}`);
}

/** The role of a token. `step` counts the machine's steps: A 0 is the start token, and A, B, C of step t make A t + 1. */
export type Role =
  | { readonly kind: "rule"; readonly state: number; readonly letter: number }
  | { readonly kind: "cell"; readonly cell: number }
  | { readonly kind: "A" | "B" | "C"; readonly step: number };

export function roleOf({ states, letters, cells }: LayerShape, index: number): Role {
  if (index < states * letters) return { kind: "rule", state: Math.floor(index / letters), letter: index % letters };
  const cell = index - states * letters;
  if (cell < cells) return { kind: "cell", cell };
  const after = cell - cells;
  return { kind: (["A", "B", "C"] as const)[after % tokensPerStep], step: Math.floor(after / tokensPerStep) };
}

/** A configuration decoded from tokens; null for undetermined parts. */
export interface Told {
  readonly state: number | null;
  readonly head: number | null;
  readonly tape: readonly (number | null)[];
}

/** Configuration of the machine after `step` steps. */
export function configurationIn(layer: TuringLayer, tokens: readonly Token[], step: number): Told {
  const { letters, cells } = layer.shape;
  const at = promptLength(layer.shape) - 1 + tokensPerStep * step;
  const held = memory(layer, tokens.slice(0, at + 1));
  return {
    state: chosen(layer, tokens[at], "Aq"),
    head: chosen(layer, tokens[at], "Ap"),
    tape: Array.from({ length: cells }, (_, p) => largest(held.subarray(p * letters, (p + 1) * letters))),
  };
}

/**
 * The content of the memory: the diagonal blocks of the sum of Mval Mkey^T over all tokens. Exactly one 1 in each row when
 * the layer is exact.
 *
 * @returns cells x letters.
 */
export function memory({ shape, layout }: TuringLayer, tokens: readonly Token[]): Float64Array {
  const { letters, cells } = shape;
  const { Mkey, Mval } = layout.blocks;
  const held = new Float64Array(cells * letters);
  for (const token of tokens) {
    const keys = new Map(within(token, Mkey));
    for (const [i, value] of within(token, Mval)) held[i] += value * (keys.get(Math.floor(i / letters)) ?? 0);
  }
  return held;
}

/** Index of the single non-zero entry of a block after rounding; null for none or several. */
export function chosen({ layout }: TuringLayer, token: Token, block: BlockName): number | null {
  const { size } = layout.blocks[block];
  const values = new Float64Array(size);
  for (const [i, value] of within(token, layout.blocks[block])) values[i] = value;
  return largest(values);
}

/** Index of the only value nearer to 1 than to 0; null for none or several. */
function largest(values: Float64Array): number | null {
  const near = values.findIndex((value) => value > 0.5);
  return near === -1 || values.findLastIndex((value) => value > 0.5) !== near ? null : near;
}

/** The part of a token within a block, with coordinates relative to its beginning. */
export function within(token: Token, { offset, size }: Block): Token {
  return token.filter(([i]) => i >= offset && i < offset + size).map(([i, value]) => [i - offset, value] as const);
}
