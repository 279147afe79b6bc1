/** The numbers that layers are read as beside the steps of EAGLE: on the scale of the largest A that they meet. */
import type { LongComputation } from "../../../../platform/numerics/progress";
import { quantile } from "../../../../platform/numerics/quantile";
import type { BlockScalars } from "../attention";
import { columnsFrom } from "./dense";
import { type LayerProducts, type NetworkShape, sizesOf } from "./network";
import { readLayer } from "./reading";
import { readSketch } from "./sketch-reading";
import { UnrolledState } from "./unrolled-state";

/** The steps of EAGLE that a layer's three numbers amount to, on the scale of the largest A that it meets. */
export interface LayerConstants {
  /** -a1 a2 max ||A_l^mu||^2, the largest over prompts and machines of the norm of one machine's columns; the paper finds 1. */
  readonly eta: number;
  /** -a1 a3 max ||A_l||^2, of the columns of all machines together; the paper finds 1.9. */
  readonly gamma: number;
}

export interface Constants {
  readonly layers: readonly LayerConstants[];
  /** Prompts on which the network diverges, and which are left out: one of them would decide the largest norm alone. */
  readonly leftOut: number;
  /** Of all draws. */
  readonly prompts: number;
  /** Missing where there was one alone, as in runs that were stored. */
  readonly draws?: number;
}

/**
 * Medians over draws of as many prompts each. A single draw is a poor estimate: one matrix determines its largest norm, and norms
 * of random matrices have a long tail.
 *
 * @param prompts  of all draws, one after the other.
 */
export function* medianConstants(
  shape: NetworkShape,
  products: readonly LayerProducts[],
  prompts: readonly Float64Array[],
  draws: number,
): LongComputation<Constants> {
  const each = prompts.length / draws;
  const found: Constants[] = [];
  for (let draw = 0; draw < draws; draw++) {
    found.push(constantsOf(shape, products, prompts.slice(draw * each, (draw + 1) * each)));
    yield (draw + 1) / draws;
  }
  const median = (at: number, name: keyof LayerConstants) =>
    quantile(
      Float64Array.from(found, ({ layers }) => layers[at][name]),
      0.5,
    );
  return {
    layers: products.map((_, at) => ({ eta: median(at, "eta"), gamma: median(at, "gamma") })),
    leftOut: found.reduce((sum, { leftOut }) => sum + leftOut, 0),
    prompts: prompts.length,
    draws,
  };
}

/** Of one draw of prompts, as `promptsOf` makes them. */
export function constantsOf(shape: NetworkShape, products: readonly LayerProducts[], prompts: readonly Float64Array[]): Constants {
  const state = new UnrolledState(shape, products);
  const met = products.map(() => ({ numbers: state.numbers.slice(), bounds: new Float64Array(shape.machines) }));
  let largest: readonly Norms[] = products.map(() => ({ own: 0, whole: 0 }));
  let leftOut = 0;
  for (const prompt of prompts) {
    state.begin(prompt);
    for (const [layer, { numbers, bounds }] of met.entries()) {
      numbers.set(state.numbers);
      for (let mu = 0; mu < bounds.length; mu++) bounds[mu] = state.normBound(mu);
      state.advance(layer);
    }
    if (state.hasDiverged(prompt)) leftOut++;
    else largest = largest.map((known, layer) => largerNorms(shape, known, met[layer]));
  }
  return {
    layers: products.map((layer, at) => {
      const [a1, a2, a3] = scalarsOf(shape, layer);
      return { eta: -a1 * a2 * largest[at].own ** 2, gamma: -a1 * a3 * largest[at].whole ** 2 };
    }),
    leftOut,
    prompts: prompts.length,
  };
}

/** The largest ||A^mu||_2 and the largest ||[A^1 ... A^M]||_2. */
interface Norms {
  readonly own: number;
  readonly whole: number;
}

/** The state of a prompt before a layer, as in `UnrolledState`. */
interface Met {
  readonly numbers: Float64Array;
  /** No less than the norm of each machine's A. */
  readonly bounds: Float64Array;
}

/** With the norms of one more prompt, which are computed only where they may be the largest. */
function largerNorms(shape: NetworkShape, known: Norms, { numbers, bounds }: Met): Norms {
  const { d, machines } = shape;
  const { columns, features, width } = sizesOf(shape);
  const mayBeOwn = Math.max(...bounds) > known.own;
  const mayBeWhole = machines > 1 && Math.hypot(...bounds) > known.whole;
  if (!mayBeOwn && !mayBeWhole) return known;
  const blocks = Array.from({ length: machines }, (_, mu) => columnsFrom(numbers.subarray(0, d * width), width, mu * features, columns));
  const own = mayBeOwn ? Math.max(known.own, ...blocks.map((block) => spectralNorm([block], d, columns))) : known.own;
  if (machines === 1) return { own, whole: own };
  return { own, whole: mayBeWhole ? Math.max(known.whole, spectralNorm(blocks, d, columns)) : known.whole };
}

/** Along the directions of narrow weights, where they are narrow. */
function scalarsOf(shape: NetworkShape, layer: LayerProducts): BlockScalars {
  return shape.rank === null ? readLayer(shape, layer).scalars : readSketch(shape, layer).scalars;
}

/** Steps of power iteration: the largest of many norms is wanted to some per cent, and is right to far better. */
const powerSteps = 40;

/** ||[A^1 ... A^M]||_2 of blocks of d rows. */
export function spectralNorm(blocks: readonly Float64Array[], d: number, columns: number): number {
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
