import type { Node, Tape } from "../../../../../platform/tensors/tape";
import { type Transformer, transform, weightsInLayers } from "../../model/transformer";
import type { Architecture, TokenBatch, WeightPlan } from "./architecture";
import type { TransformerSpec } from "./fields";

interface Shape {
  readonly d: number;
  readonly outputs: number;
  readonly layers: number;
  readonly heads: number;
  readonly width: number;
  readonly headWidth: number;
  /** Hidden units of the MLP; 0 without one. */
  readonly hidden: number;
}

/** Returns the weights one after the other in the order of the plan, in any container. */
type Next<Array> = () => Array;

interface NormWeights<Array> {
  readonly gain: Array;
  readonly shift: Array;
}

interface AffineWeights<Array> {
  readonly matrix: Array;
  readonly bias: Array;
}

interface LayerWeights<Array> {
  readonly attentionNorm: NormWeights<Array>;
  readonly queries: Array;
  readonly keys: Array;
  readonly values: Array;
  readonly mix: Array;
  readonly mlp: { readonly norm: NormWeights<Array>; readonly inner: AffineWeights<Array>; readonly outer: AffineWeights<Array> } | null;
}

/** Softmax attention, MLP and layer norm (paper notes, section 1.5), as defined in `math/model/transformer.ts`. */
export function transformer(spec: TransformerSpec, d: number, outputs: number): Architecture {
  const { layers, heads, width, mlpRatio } = spec;
  const shape: Shape = { d, outputs, layers, heads, width, headWidth: Math.max(1, Math.floor(width / heads)), hidden: mlpRatio * width };
  const model = (weights: readonly Float64Array[]): Transformer => ({ ...shape, ...named(shape, weights) });
  return {
    weights: planOf(shape, spec.initialScale),
    forward: (tape, weights, batch) => forward(tape, named(shape, weights), shape, batch),
    answers: (weights, split) => transform(model(weights), split),
    attention: (weights, tokens, n) => ({ layers, heads, matrices: weightsInLayers(model(weights), tokens, n), normalised: true }),
  };
}

/** The plan of all weights; the random stream of a matrix is its index. */
function planOf({ d, outputs, layers, heads, width, headWidth, hidden }: Shape, scale: number): WeightPlan[] {
  const plan: WeightPlan[] = [];
  const matrix = (name: string, rows: number, columns: number) => {
    const draw = { stream: plan.length, deviation: scale / Math.sqrt(columns), count: rows * columns, place: (i: number) => i };
    plan.push({ name, shape: [rows, columns], start: { kind: "drawn", draws: [draw] } });
  };
  const row = (name: string, length: number, value: number) => plan.push({ name, shape: [length], start: { kind: "constant", value } });
  const norm = (name: string) => {
    row(`${name} gain`, width, 1);
    row(`${name} shift`, width, 0);
  };
  const affine = (name: string, rows: number, columns: number) => {
    matrix(name, rows, columns);
    row(`${name} bias`, rows, 0);
  };
  affine("embedding", width, d);
  for (let l = 1; l <= layers; l++) {
    norm(`layer ${l} attention norm`);
    for (const name of ["queries", "keys", "values"]) matrix(`layer ${l} ${name}`, heads * headWidth, width);
    matrix(`layer ${l} mix`, width, heads * headWidth);
    if (hidden === 0) continue;
    norm(`layer ${l} MLP norm`);
    affine(`layer ${l} inner`, hidden, width);
    affine(`layer ${l} outer`, width, hidden);
  }
  norm("final norm");
  affine("read-out", outputs, width);
  return plan;
}

/** The weights by name, in the order of the plan. */
function named<Array>({ layers, hidden }: Shape, weights: readonly Array[]) {
  let at = 0;
  const next: Next<Array> = () => weights[at++];
  const embedding = affineOf(next);
  const list: LayerWeights<Array>[] = [];
  for (let l = 0; l < layers; l++) list.push(layerOf(next, hidden > 0));
  return { embedding, layers: list, finalNorm: normOf(next), readOut: affineOf(next) };
}

function layerOf<Array>(next: Next<Array>, hasMlp: boolean): LayerWeights<Array> {
  const attentionNorm = normOf(next);
  const [queries, keys, values, mix] = [next(), next(), next(), next()];
  const mlp = hasMlp ? { norm: normOf(next), inner: affineOf(next), outer: affineOf(next) } : null;
  return { attentionNorm, queries, keys, values, mix, mlp };
}

function normOf<Array>(next: Next<Array>): NormWeights<Array> {
  return { gain: next(), shift: next() };
}

function affineOf<Array>(next: Next<Array>): AffineWeights<Array> {
  return { matrix: next(), bias: next() };
}

type Named<T> = ReturnType<typeof named<Node<T>>>;

function forward<T>(tape: Tape<T>, { embedding, layers, finalNorm, readOut }: Named<T>, shape: Shape, batch: TokenBatch<T>): Node<T> {
  const { count, n, prefixes } = batch;
  let x = affine(tape, batch.tokens, embedding);
  layers.forEach((layer, l) => {
    // The last layer computes the supervised tokens only.
    const rows = l === layers.length - 1 ? prefixes : n;
    const before = tape.reshape(tape.lastOfMiddle(tape.reshape(x, [count, n, shape.width]), rows), [count * rows, shape.width]);
    x = tape.add(before, attention(tape, normal(tape, x, layer.attentionNorm), layer, shape, batch, rows));
    if (!layer.mlp) return;
    const { norm, inner, outer } = layer.mlp;
    x = tape.add(x, affine(tape, tape.rectify(affine(tape, normal(tape, x, norm), inner)), outer));
  });
  return affine(tape, normal(tape, x, finalNorm), readOut);
}

/** Softmax attention of the last `rows` tokens of every sequence; x is (count * n) x width, the output (count * rows) x width. */
function attention<T>(
  tape: Tape<T>,
  x: Node<T>,
  { queries, keys, values, mix }: LayerWeights<Node<T>>,
  { heads, headWidth, width }: Shape,
  { count, n, hidden }: TokenBatch<T>,
  rows: number,
): Node<T> {
  const inner = heads * headWidth;
  const byHead = (tokens: Node<T>, length: number) =>
    tape.reshape(tape.swapMiddle(tape.reshape(tokens, [count, length, heads, headWidth])), [count * heads, length, headWidth]);
  const asking = tape.reshape(tape.lastOfMiddle(tape.reshape(x, [count, n, width]), rows), [count * rows, width]);
  const scores = tape.product(byHead(tape.linear(asking, queries), rows), byHead(tape.linear(x, keys), n), true);
  const scaled = tape.reshape(tape.scale(scores, 1 / Math.sqrt(headWidth)), [count, heads, rows, n]);
  const weights = tape.reshape(tape.softmax(tape.addConstant(scaled, hidden(rows, heads))), [count * heads, rows, n]);
  const met = tape.product(weights, byHead(tape.linear(x, values), n), false);
  const together = tape.swapMiddle(tape.reshape(met, [count, heads, rows, headWidth]));
  return tape.linear(tape.reshape(together, [count * rows, inner]), mix);
}

function normal<T>(tape: Tape<T>, x: Node<T>, { gain, shift }: NormWeights<Node<T>>): Node<T> {
  return tape.addRow(tape.timesRow(tape.normalise(x), gain), shift);
}

function affine<T>(tape: Tape<T>, x: Node<T>, { matrix, bias }: AffineWeights<Node<T>>): Node<T> {
  return tape.addRow(tape.linear(x, matrix), bias);
}
