/**
 * One set of weights, several forms: the scores of an encoder whose heads attend by the recurrence (Theorem 3.1) or in chunks
 * (Theorem 3.2), where training computes every pair of tokens (eq. 8). Everything but the heads is token by token and the same.
 */
import { type AttentionPlan, type SequenceArithmetic, seesBothSides } from "../../../../platform/tensors/sequence-arithmetic";
import { Tape } from "../../../../platform/tensors/tape";
import { leavesOf } from "../../../../platform/tensors/weight-row";
import { diagonalOf, termsOf } from "../attention";
import { noDecay, oneDirection, type StepDecays, selectiveDecay, stepDecays, type TokenDecays } from "../decays";
import { sigmoid } from "../feature-map";
import type { Form, Terms } from "../forms/form";
import { decaysInOrder, outputInPlace, sequenceInOrder } from "../scans";
import type { Sequence } from "../sequence";
import type { SequenceBatch } from "./batch";
import { encode } from "./forward";
import { type EncoderSettings, scanCount } from "./settings";
import { byName, encoderWeights } from "./weights";

/** A form in which heads attend, other than over all pairs of tokens at once. */
export interface AttendingForm {
  readonly form: Form;
  /** Tokens in a chunk, for forms that have chunks. */
  readonly chunk: number;
}

/**
 * Whether other forms of an encoder's heads are implemented here: not for softmax, which has no state of finite size, and not for
 * heads that attend to one side over two scans of a grid.
 */
export function hasForms(settings: EncoderSettings): boolean {
  return settings.variant !== "softmax" && (scanCount(settings) < 2 || seesBothSides(settings.directions));
}

/**
 * Scores of the classes, as `Encoder.scores` has them.
 *
 * @param row    all weights, in the order of `encoderWeights`.
 * @param other  null attends as in training, over all pairs of tokens.
 * @throws {RangeError} for another form of an encoder that has none.
 */
export function scoresIn<T>(
  arithmetic: SequenceArithmetic<T>,
  settings: EncoderSettings,
  row: Float64Array,
  batch: SequenceBatch,
  other: AttendingForm | null,
): Float64Array {
  if (other && !hasForms(settings)) throw new RangeError("this encoder has no form but that over all pairs of tokens");
  const attend = other ? attendIn(arithmetic, settings, other) : withoutScores(arithmetic);
  const attending: SequenceArithmetic<T> = { ...arithmetic, attend, attendGradient: noWayBack };
  const scores = arithmetic.tidy(() => {
    const tape = new Tape(attending);
    const weights = encoderWeights(settings);
    const leaves = leavesOf(tape, weights, arithmetic.array(row, [row.length]));
    return encode(attending, tape, byName(weights, leaves), settings, batch).value;
  });
  const read = arithmetic.values(scores);
  arithmetic.dispose(scores);
  return read;
}

function noWayBack(): never {
  throw new RangeError("gradients need the scores between tokens, which were not kept");
}

/** Over all pairs of tokens, whose scores are given back as soon as a layer is done. */
function withoutScores<T>(arithmetic: SequenceArithmetic<T>): SequenceArithmetic<T>["attend"] {
  return (q, k, v, logits, plan) => {
    const { output, sizes } = arithmetic.tidy(() => {
      const attended = arithmetic.attend(q, k, v, logits, plan);
      return { output: attended.output, sizes: attended.sizes };
    });
    return { output, sizes, scores: arithmetic.array(new Float64Array(0), [0]), masks: null };
  };
}

function attendIn<T>(
  { array, values }: SequenceArithmetic<T>,
  settings: EncoderSettings,
  other: AttendingForm,
): SequenceArithmetic<T>["attend"] {
  return (q, k, v, logits, plan) => {
    const given = { q: values(q), k: values(k), v: values(v), logits: logits.map(values) };
    const { output, sizes } = attendedHeads(given, settings, plan, other);
    const { count, heads, length, width } = plan;
    return {
      output: array(output, [count * heads, length, width]),
      sizes: array(sizes, [count * heads, length]),
      scores: array(new Float64Array(0), [0]),
      masks: null,
    };
  };
}

interface HeadsGiven {
  readonly q: Float64Array;
  readonly k: Float64Array;
  readonly v: Float64Array;
  readonly logits: readonly Float64Array[];
}

/** Every head of every sequence by itself: sums of values and, in the last column, what rows are divided by. */
function attendedHeads({ q, k, v, logits }: HeadsGiven, settings: EncoderSettings, plan: AttentionPlan, { form, chunk }: AttendingForm) {
  const { count, heads, length, width, scaled, orders } = plan;
  const output = new Float64Array(v.length);
  const sizes = new Float64Array(count * heads * length);
  for (let a = 0; a < count * heads; a++) {
    const own = (rows: Float64Array) => rows.subarray(a * length * width, (a + 1) * length * width);
    const sequence: Sequence = { length, d: width, dv: width, q: own(q), k: own(k), v: own(v), padding: null };
    const sums = orders.map((order, scan) => {
      const decays = logits.length === 0 ? noDecay(length) : headDecays(logits[scan], plan, a);
      const steps = stepDecays(decaysInOrder(decays, order), settings.convention);
      return outputInPlace(form(termsOf(sequenceInOrder(sequence, order)), stepsSeen(steps, plan, a % heads), chunk), order);
    });
    if (plan.directions === "double") for (const scan of sums) addOnceMore(scan, termsOf(sequence));
    const total = sums.reduce((sum, scan) => sum.map((entry, at) => entry + scan[at]));
    for (let i = 0; i < length; i++) {
      const size = scaled ? total[i * (width + 1) + width] : Math.sqrt(width);
      sizes[a * length + i] = size;
      for (let c = 0; c < width; c++) output[(a * length + i) * width + c] = total[i * (width + 1) + c] / size;
    }
  }
  return { output, sizes };
}

/** Adds the term of every token with itself once more. */
function addOnceMore(sums: Float64Array, terms: Terms): void {
  const scores = diagonalOf(terms);
  for (let e = 0; e < sums.length; e++) sums[e] += scores[Math.floor(e / terms.columns)] * terms.v[e];
}

/** @param logits  (count * length) x heads. @param a  sequence * heads + head. */
function headDecays(logits: Float64Array, { length, heads }: AttentionPlan, a: number): TokenDecays {
  const [sequence, head] = [Math.floor(a / heads), a % heads];
  const lambdas = Float64Array.from({ length }, (_, token) => sigmoid(logits[(sequence * length + token) * heads + head]));
  return selectiveDecay(lambdas);
}

function stepsSeen(steps: StepDecays, { directions, heads }: AttentionPlan, head: number): StepDecays {
  if (seesBothSides(directions)) return steps;
  return oneDirection(steps, directions === "forward" || head < heads / 2 ? "forward" : "backward");
}
