/** Helpers of tests: random sequences, and attention by its definition, with literal products. */
import fc from "fast-check";
import { type Convention, conventions, fixedDecay, noDecay, type StepDecays, selectiveDecay, type TokenDecays } from "./decays";
import type { Sequence } from "./sequence";

export type Variant = "LIT" | "D" | "S" | "vector";

/** A head of a random shape, with its decays and how it is computed. */
export interface RandomHead {
  readonly sequence: Sequence;
  readonly decays: TokenDecays;
  readonly convention: Convention;
  readonly chunk: number;
}

const entry = fc.double({ min: -2, max: 2, noNaN: true });
const positive = fc.double({ min: 0.05, max: 2, noNaN: true });
const decay = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1, 1e-300, 0.5));

function rows(length: number, width: number, of: fc.Arbitrary<number>): fc.Arbitrary<Float64Array> {
  return fc.array(of, { minLength: length * width, maxLength: length * width }).map((values) => Float64Array.from(values));
}

/** Queries and keys are positive where rows are to be scaled: otherwise a sum of scores may be 0. */
export function randomHead(variant: Variant, scaled: boolean, longest = 24): fc.Arbitrary<RandomHead> {
  const features = scaled ? positive : entry;
  return fc
    .record({ length: fc.integer({ min: 1, max: longest }), d: fc.integer({ min: 1, max: 5 }), dv: fc.integer({ min: 1, max: 4 }) })
    .chain(({ length, d, dv }) =>
      fc.record({
        sequence: fc.record({
          length: fc.constant(length),
          d: fc.constant(d),
          dv: fc.constant(dv),
          q: rows(length, d, features),
          k: rows(length, d, features),
          v: rows(length, dv, entry),
          padding: fc.option(
            rows(length, 1, fc.constantFrom(0, 1)).map((marks) => Uint8Array.from(marks)),
            { nil: null },
          ),
        }),
        decays: decaysFor(variant, length, d),
        convention: fc.constantFrom(...conventions),
        chunk: fc.integer({ min: 1, max: length + 2 }),
      }),
    );
}

function decaysFor(variant: Variant, length: number, d: number): fc.Arbitrary<TokenDecays> {
  if (variant === "LIT") return fc.constant(noDecay(length));
  if (variant === "D") return decay.map((lambda) => fixedDecay(length, lambda));
  const width = variant === "S" ? 1 : d;
  return rows(length, width, decay).map((lambdas) => selectiveDecay(lambdas, width));
}

/** M_ij of a coordinate as the product that it is. */
export function literalMask({ width, forward, backward }: StepDecays, i: number, j: number, coordinate: number): number {
  let product = 1;
  for (let t = j + 1; t <= i; t++) product *= Math.exp(forward[t * width + (width === 1 ? 0 : coordinate)]);
  for (let t = i; t < j; t++) product *= Math.exp(backward[t * width + (width === 1 ? 0 : coordinate)]);
  return product;
}

/** y_i = sum_j M_ij (q_i . k_j) v_j / sum_j M_ij (q_i . k_j) as a double sum; without the division where rows are not scaled. */
export function literalAttention({ length, d, dv, q, k, v, padding }: Sequence, steps: StepDecays, scaled: boolean): Float64Array {
  const y = new Float64Array(length * dv);
  for (let i = 0; i < length; i++) {
    let total = 0;
    for (let j = 0; j < length; j++) {
      if (padding?.[j]) continue;
      let score = 0;
      for (let c = 0; c < d; c++) score += q[i * d + c] * literalMask(steps, i, j, c) * k[j * d + c];
      total += score;
      for (let c = 0; c < dv; c++) y[i * dv + c] += score * v[j * dv + c];
    }
    if (scaled) for (let c = 0; c < dv; c++) y[i * dv + c] /= total;
  }
  return y;
}

/** Numbers that look random and are the same everywhere: an additive recurrence with the golden ratio, from -1 to 1. */
export function scattered(count: number, start = 0.5): Float64Array {
  const golden = 0.6180339887498949;
  return Float64Array.from({ length: count }, (_, i) => 2 * ((start + (i + 1) * golden * (1 + ((i * 7) % 13))) % 1) - 1);
}
