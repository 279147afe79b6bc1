/** Weights read as an algorithm: how far three numbers say what a layer does, and how these compare with the steps of EAGLE. */
import type { BlockScalars } from "../attention";
import { columnsFrom } from "./dense";
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";
import { answerOf, forward, hiddenOf } from "./oracle";

/** A layer as diag(a1 I, 0) and diag(a2 I, a3 I); to another machine goes diag(0, a3 I). */
export interface LayerReading {
  /** Signs are turned so that a1 is not negative, which changes neither product. */
  readonly scalars: BlockScalars;
  /** ||W - its reduction||_F / ||W||_F; 0 for a matrix of zeros. */
  readonly deviation: { readonly WQK: number; readonly WVP: number };
}

/** Means of the diagonals of the blocks. */
export function readLayer(shape: NetworkShape, { WQK, WVP }: LayerProducts): LayerReading {
  const { columns, features, width } = sizesOf(shape);
  const mean = (from: number, to: number, entry: (at: number) => number) => {
    let sum = 0;
    for (let at = from; at < to; at++) sum += entry(at);
    return sum / (to - from);
  };
  const machines = WVP.map((_, mu) => mu);
  const meanOverMachines = (entry: (mu: number) => number) => machines.reduce((sum, mu) => sum + entry(mu), 0) / machines.length;
  const a1 = mean(0, columns, (at) => WQK[at * features + at]);
  const a2 = meanOverMachines((mu) => mean(0, columns, (at) => WVP[mu][at * width + mu * features + at]));
  const a3 = meanOverMachines((mu) => meanOverMachines((nu) => mean(columns, features, (at) => WVP[mu][at * width + nu * features + at])));
  const reduced = (value: number, row: number, column: number, known: number, hidden: number) =>
    value - (row !== column ? 0 : row < columns ? known : hidden);
  const restOfWQK = WQK.map((value, at) => reduced(value, Math.floor(at / features), at % features, a1, 0));
  const restOfWVP = WVP.map((part, mu) =>
    part.map((value, at) => {
      const column = at % width;
      const isOwn = Math.floor(column / features) === mu;
      return reduced(value, Math.floor(at / width), column % features, isOwn ? a2 : 0, a3);
    }),
  );
  const turn = a1 < 0 ? -1 : 1;
  return {
    scalars: [turn * a1, turn * a2, turn * a3],
    deviation: { WQK: ratio([restOfWQK], [WQK]), WVP: ratio(restOfWVP, WVP) },
  };
}

/** The steps of EAGLE that a layer's three numbers amount to, on the scale of the largest A that it meets. */
export interface LayerConstants {
  /** -a1 a2 max ||A_l^mu||^2; the paper finds 1. */
  readonly eta: number;
  /** -a1 a3 max ||A_l||^2, all machines' columns together; the paper finds 1.9. */
  readonly gamma: number;
}

export interface Constants {
  readonly layers: readonly LayerConstants[];
  /** Prompts on which the network diverges, and which are left out: one of them would decide the largest norm alone. */
  readonly leftOut: number;
  readonly prompts: number;
}

/** An error so many times that of answering zero is a network that diverges. */
const divergedFrom = 10;

/** Of some prompts, as `promptsOf` makes them. */
export function constantsOf(shape: NetworkShape, products: readonly LayerProducts[], prompts: readonly Float64Array[]): Constants {
  const { d, layers, machines } = shape;
  const { columns, features } = sizesOf(shape);
  const largest = Array.from({ length: layers }, () => ({ own: 0, whole: 0 }));
  let leftOut = 0;
  for (const prompt of prompts) {
    const states = forward(shape, products, prompt);
    const truth = hiddenOf(shape, prompt);
    const answer = answerOf(shape, states[layers]);
    // NaN counts as diverged, too.
    if (!(squares(answer.map((value, at) => value - truth[at])) <= divergedFrom * squares(truth))) {
      leftOut++;
      continue;
    }
    for (const [layer, norms] of largest.entries()) {
      const blocks = states[layer].map((state) => columnsFrom(state.subarray(0, d * features), features, 0, columns));
      for (const block of blocks) norms.own = largerNorm(norms.own, [block], d, columns);
      norms.whole = machines === 1 ? norms.own : largerNorm(norms.whole, blocks, d, columns);
    }
  }
  return {
    layers: products.map((layer, at) => {
      const [a1, a2, a3] = readLayer(shape, layer).scalars;
      return { eta: -a1 * a2 * largest[at].own ** 2, gamma: -a1 * a3 * largest[at].whole ** 2 };
    }),
    leftOut,
    prompts: prompts.length,
  };
}

/** Steps of power iteration: the largest of many norms is wanted to some per cent, and is right to far better. */
const powerSteps = 40;

/** The larger of a norm and ||[A^1 ... A^M]||_2, which is looked at only where the Frobenius norm does not rule it out. */
function largerNorm(known: number, blocks: readonly Float64Array[], d: number, columns: number): number {
  const bound = Math.sqrt(blocks.reduce((sum, block) => sum + squares(block), 0));
  return bound <= known ? known : Math.max(known, spectralNorm(blocks, d, columns));
}

/** ||[A^1 ... A^M]||_2 of blocks of d rows. */
function spectralNorm(blocks: readonly Float64Array[], d: number, columns: number): number {
  let u = Float64Array.from({ length: d }, (_, i) => 1 + (i % 3));
  let size = 0;
  for (let step = 0; step < powerSteps; step++) {
    const next = new Float64Array(d);
    for (const block of blocks) {
      const v = new Float64Array(columns);
      for (let i = 0; i < d; i++) for (let j = 0; j < columns; j++) v[j] += block[i * columns + j] * u[i];
      for (let i = 0; i < d; i++) for (let j = 0; j < columns; j++) next[i] += block[i * columns + j] * v[j];
    }
    const length = Math.sqrt(squares(next));
    if (length === 0) return 0;
    size = Math.sqrt(length / Math.sqrt(squares(u)));
    u = next.map((value) => value / length);
  }
  return size;
}

function squares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}

function ratio(parts: readonly Float64Array[], wholes: readonly Float64Array[]): number {
  const total = (all: readonly Float64Array[]) => Math.sqrt(all.reduce((sum, values) => sum + squares(values), 0));
  const whole = total(wholes);
  return whole > 0 ? total(parts) / whole : 0;
}
