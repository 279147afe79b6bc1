/**
 * The outputs of an encoder for the reversed input. Without positions, and with a mask that reversal maps to itself, the outputs
 * are reversed and otherwise equal: M_ij of the reversed sequence is then M_(L-1-i)(L-1-j) of the sequence, and all else is
 * computed token by token. Eq. 9 and Theorem 3.1 have such masks: the decay is that of the token that is left (eq. 9) or reached
 * (theorem), in both directions. The symmetric mask is not mapped to itself: its decay is that of the token on the right, in both
 * directions.
 */
import { type SequenceArithmetic, seesBothSides } from "../../../../platform/tensors/sequence-arithmetic";
import type { SequenceBatch } from "./batch";
import { scoresIn } from "./forms";
import { type EncoderSettings, scanCount, scanOrders } from "./settings";

/** The parts that can distinguish left from right. */
export type MirrorBreak = "positions" | "directions" | "convention" | "scans";

/**
 * The parts of an encoder that distinguish left from right. Without any, its outputs for the reversed input are its outputs
 * reversed, for all weights and inputs.
 */
export function mirrorBreaks(settings: EncoderSettings, length: number): readonly MirrorBreak[] {
  const { variant, positions, directions, convention } = settings;
  const breaks: MirrorBreak[] = [];
  if (positions !== "none") breaks.push("positions");
  // Softmax attention has no mask.
  if (variant === "softmax") return breaks;
  if (!seesBothSides(directions)) breaks.push("directions");
  // With one decay for all tokens the convention makes no difference.
  if (variant === "s" && convention === "sym") breaks.push("convention");
  if (scanCount(settings) > 0 && !scanOrders(settings, length).every(isOwnMirror)) breaks.push("scans");
  return breaks;
}

/** Whether a scan that begins at the other end meets the tokens of the reversed sequence as it meets those of the sequence, read backwards. */
function isOwnMirror(order: Int32Array): boolean {
  const last = order.length - 1;
  return order.every((token, step) => order[last - step] === last - token);
}

/** Whether answers move with their tokens however these are shuffled: without positions and without a mask there is no order at all. */
export function ignoresOrder({ variant, positions, directions }: EncoderSettings): boolean {
  return positions === "none" && (variant === "softmax" || (variant === "lit" && seesBothSides(directions)));
}

/** Which part of a sequence is turned round: all of it, or what stands behind a start token that stays in its place. */
export type Reversal = "all" | "after-start";

/** The place in the reversed sequence of every token of the sequence, and the other way about. */
export function mirrored(length: number, reversal: Reversal): Int32Array {
  const first = reversal === "all" ? 0 : 1;
  return Int32Array.from({ length }, (_, token) => (token < first ? token : length - 1 - token + first));
}

/** The sequences of a batch with their tokens in another order. */
export function reordered(batch: SequenceBatch, order: Int32Array): SequenceBatch {
  const { count, length, symbols, secondSymbols, patches, answers, counts } = batch;
  const of = <Row extends Int32Array | Float64Array>(row: Row): Row => {
    // One number a sequence stays where it is.
    if (row.length < count * length) return row;
    const each = row.length / (count * length);
    return row.map((_, at) => {
      const token = Math.floor(at / each);
      return row[(token - (token % length) + order[token % length]) * each + (at % each)];
    }) as Row;
  };
  return {
    count,
    length,
    symbols: of(symbols),
    secondSymbols: secondSymbols && of(secondSymbols),
    patches: patches && of(patches),
    answers: of(answers),
    counts: counts && of(counts),
  };
}

/** The outputs of every token for a sequence, and for the reversed sequence. */
export interface MirrorScores {
  /** (count * length) x outputs, as if every token were read out. */
  readonly straight: Float64Array;
  /**
   * The outputs for the reversed input, at the places of their tokens: the same numbers where no part distinguishes left from
   * right.
   */
  readonly back: Float64Array;
  /** The largest difference of the two, and the largest score in size. */
  readonly difference: number;
  readonly largest: number;
  /** The largest change of what is read out, the mean of all tokens or the first; null where every token is. */
  readonly readOut: number | null;
}

/** @param row  all weights, in the order of `encoderWeights`. */
export function mirrorScores<T>(
  arithmetic: SequenceArithmetic<T>,
  settings: EncoderSettings,
  row: Float64Array,
  batch: SequenceBatch,
  reversal: Reversal,
): MirrorScores {
  const order = mirrored(batch.length, reversal);
  const turned = reordered(batch, order);
  const scores = (read: EncoderSettings["readOut"], of: SequenceBatch) =>
    scoresIn(arithmetic, { ...settings, readOut: read }, row, of, null);
  const straight = scores("token", batch);
  const reversed = scores("token", turned);
  const back = inOrder(reversed, order, settings.outputs);
  const { readOut } = settings;
  return {
    straight,
    back,
    difference: largestGap(straight, back),
    largest: straight.reduce((most, score) => Math.max(most, Math.abs(score)), 0),
    readOut: readOut === "token" ? null : largestGap(scores(readOut, batch), scores(readOut, turned)),
  };
}

/** Rows of a batch with those of each sequence in another order. */
function inOrder(rows: Float64Array, order: Int32Array, width: number): Float64Array {
  const length = order.length;
  const moved = new Float64Array(rows.length);
  for (let row = 0; row < rows.length / width; row++) {
    const from = row - (row % length) + order[row % length];
    moved.set(rows.subarray(from * width, (from + 1) * width), row * width);
  }
  return moved;
}

function largestGap(a: Float64Array, b: Float64Array): number {
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - b[at])), 0);
}
