import type { Node, Tape } from "../../../../../platform/tensors/tape";
import { headByHead } from "../../model/forward";
import { attendInLayers, type LinearLayers, scoresInLayers } from "../../model/multi-layer";
import type { Architecture, Draw, TokenBatch, WeightPlan } from "./architecture";
import type { LinearLayersSpec } from "./fields";

/** Random streams reserved for one layer: two for each of up to 64 heads, the limit of a gradient learner. */
const streamsPerLayer = 128;

/**
 * Layers of linear attention (paper notes, section 1.4). The weights of a layer are V, outputs x (heads * d), and Q, (heads
 * * d) x d. A single layer has the initial weights of the gradient learner with the same seed.
 *
 * @param divisor  the number by which the attention of every layer is divided.
 */
export function linearLayers(
  { layers, heads, residual, initialScale }: LinearLayersSpec,
  d: number,
  outputs: number,
  divisor = 1,
): Architecture {
  const outputsOf = (layer: number) => (layer === layers - 1 ? outputs : d);
  const model = (weights: readonly Float64Array[]): LinearLayers => ({
    residual: residual === "on",
    layers: Array.from({ length: layers }, (_, l) => {
      const V = headByHead(weights[2 * l], d, outputsOf(l), heads).map((value) => value / divisor);
      return { d, outputs: outputsOf(l), count: heads, V, Q: weights[2 * l + 1] };
    }),
  });
  return {
    weights: Array.from({ length: layers }, (_, l) => planOf(l, heads, d, outputsOf(l), initialScale)).flat(),
    forward: (tape, weights, batch) => forward(tape, weights, batch, { heads, residual: residual === "on", divisor }),
    answers: (weights, split) => attendInLayers(model(weights), split),
    attention: (weights, tokens, n) => ({ layers, heads, matrices: scoresInLayers(model(weights), tokens, n), normalised: false }),
  };
}

function planOf(layer: number, heads: number, d: number, outputs: number, deviation: number): WeightPlan[] {
  const width = heads * d;
  const draws = (matrix: number, count: number, place: (h: number, i: number) => number): Draw[] =>
    Array.from({ length: heads }, (_, h) => ({
      stream: layer * streamsPerLayer + 2 * h + matrix,
      deviation,
      count,
      place: (i) => place(h, i),
    }));
  const ofV = draws(0, outputs * d, (h, i) => Math.floor(i / d) * width + h * d + (i % d));
  const ofQ = draws(1, d * d, (h, i) => h * d * d + i);
  return [
    { name: `layer ${layer + 1} V`, shape: [outputs, width], start: { kind: "drawn", draws: ofV } },
    { name: `layer ${layer + 1} Q`, shape: [width, d], start: { kind: "drawn", draws: ofQ } },
  ];
}

function forward<T>(
  tape: Tape<T>,
  weights: readonly Node<T>[],
  batch: TokenBatch<T>,
  { residual, ...shape }: Shape & { readonly residual: boolean },
): Node<T> {
  let Z = batch.tokens;
  const last = weights.length / 2 - 1;
  for (let l = 0; l < last; l++) {
    const next = layer(tape, Z, weights[2 * l], weights[2 * l + 1], batch, shape, batch.n);
    Z = residual ? tape.add(Z, next) : next;
  }
  return layer(tape, Z, weights[2 * last], weights[2 * last + 1], batch, shape, batch.prefixes);
}

interface Shape {
  readonly heads: number;
  readonly divisor: number;
}

/**
 * sum_h V_h Z (M o (Z^T Q_h Z)) at the last `rows` tokens of every sequence; Z is (count * n) x d, the output (count *
 * rows) x outputs, divided by the divisor.
 */
function layer<T>(
  tape: Tape<T>,
  Z: Node<T>,
  V: Node<T>,
  Q: Node<T>,
  { count, n, d, visible }: TokenBatch<T>,
  { heads, divisor }: Shape,
  rows: number,
): Node<T> {
  const sequences = tape.reshape(Z, [count, n, d]);
  const asking = tape.reshape(tape.lastOfMiddle(sequences, rows), [count * rows, d]);
  const queries = tape.swapMiddle(tape.reshape(tape.linear(asking, Q), [count, rows, heads, d]));
  const scores = tape.product(tape.reshape(queries, [count, heads * rows, d]), sequences, true);
  // The last token attends to all tokens.
  const seen =
    rows === 1
      ? scores
      : tape.reshape(tape.timesConstant(tape.reshape(scores, [count, heads, rows, n]), visible(rows)), [count, heads * rows, n]);
  const met = tape.swapMiddle(tape.reshape(tape.product(seen, sequences, false), [count, heads, rows, d]));
  const output = tape.linear(tape.reshape(met, [count * rows, heads * d]), V);
  return divisor === 1 ? output : tape.scale(output, 1 / divisor);
}
