/**
 * The sample on which two functions differ most. Along a direction w of feature space they differ by w . H(Z), a cubic form
 * in the tokens; its largest value among tokens Z of one Frobenius norm is searched for from many random starts.
 */

import type { LongComputation } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { features } from "../model/features";
import { momentsOf } from "../model/forward";
import { minimumNormW } from "../model/function-space";
import { purposes } from "../streams";
import type { Workspace } from "../workspace";

export interface SearchSpace {
  readonly d: number;
  /** Tokens. */
  readonly n: number;
  /** ||Z||_F. */
  readonly norm: number;
  /** Seed of the random starts. */
  readonly seed: number;
}

export interface FoundSample {
  /** d x n, row-major. */
  readonly Z: Float64Array;
  /** direction . H(Z), non-negative. */
  readonly slope: number;
}

const draws = 1000;
/** Number of starts from which the search ascends: a cubic form has several peaks. */
const climbs = 8;
const steps = 1000;
/**
 * Relative length of the gradient along the sphere at which a peak counts as reached; the error of its height is of second
 * order.
 */
const flat = 1e-8;
const anglesTried = 24;

/** @param direction  length psi. */
export function* findLargestDifference(
  workspace: Workspace,
  direction: Float64Array,
  { d, n, norm, seed }: SearchSpace,
): LongComputation<FoundSample> {
  const form = new CubicForm(direction, d, n);
  const starts: { readonly Z: Float64Array; readonly value: number }[] = [];
  for (let index = 0; index < draws; index++) {
    if (index % 50 === 0) yield (0.2 * index) / draws;
    const Z = toLength(normals(workspace, { seed: BigInt(seed), purpose: purposes.searchedSamples, index }, d * n), 1);
    const value = form.value(Z);
    // The form is odd: the opposite tokens have the opposite value.
    starts.push(value < 0 ? { Z: Z.map((entry) => -entry), value: -value } : { Z, value });
  }
  starts.sort((a, b) => b.value - a.value);
  let best = starts[0];
  for (const [k, { Z }] of starts.slice(0, climbs).entries()) {
    const heights = climb(form, Z);
    let turn = heights.next();
    while (!turn.done) {
      yield 0.2 + (0.8 * k) / climbs;
      turn = heights.next();
    }
    if (turn.value.value > best.value) best = turn.value;
  }
  const Z = toLength(best.Z, norm);
  return { Z, slope: slopeAt(direction, Z, d, n) };
}

function slopeAt(direction: Float64Array, Z: Float64Array, d: number, n: number): number {
  const { gram, last } = momentsOf(Z, d, n);
  return features(gram, last).reduce((sum, value, i) => sum + value * direction[i], 0);
}

/**
 * Conjugate gradients (Polak-Ribiere) along great circles of the unit sphere. On a great circle the form is a cubic in
 * cosine and sine, whose maximum is computed exactly: no step decreases it. Yields the height after every step.
 *
 * @param start  of Frobenius norm 1.
 */
export function* climb(
  form: CubicForm,
  start: Float64Array,
): Generator<number, { readonly Z: Float64Array; readonly value: number }, void> {
  let Z = start;
  let value = form.value(Z);
  let direction: Float64Array = new Float64Array(Z.length);
  let before: Float64Array = direction;
  for (let step = 0; step < steps; step++) {
    const whole = form.gradient(Z);
    const gradient = tangent(whole, Z);
    if (length(gradient) <= flat * length(whole)) break;
    const kept = Math.max(0, inner(gradient, subtract(gradient, before)) / inner(before, before) || 0);
    const along = tangent(plus(gradient, direction, kept), Z);
    const next = bestOnCircle(form, Z, toLength(inner(along, gradient) > 0 ? along : gradient, 1));
    if (next.value <= value) break;
    ({ Z, value } = next);
    before = gradient;
    direction = along;
    yield value;
  }
  return { Z, value };
}

/** The highest point of the great circle through two unit vectors at right angles. */
function bestOnCircle(form: CubicForm, Z: Float64Array, D: Float64Array): { readonly Z: Float64Array; readonly value: number } {
  // f(c Z + s D) = a c^3 + b c^2 s + e c s^2 + g s^3.
  const [a, b, e, g] = [form.value(Z), inner(form.gradient(Z), D), inner(form.gradient(D), Z), form.value(D)];
  const height = (angle: number) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return a * c ** 3 + b * c * c * s + e * c * s * s + g * s ** 3;
  };
  let angle = 0;
  for (let k = 1; k < anglesTried; k++) {
    const candidate = (2 * Math.PI * k) / anglesTried;
    if (height(candidate) > height(angle)) angle = candidate;
  }
  // Newton's method from the best of them: a cubic in cosine and sine has at most three peaks.
  for (let round = 0; round < 20; round++) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const slope = b * c ** 3 + (2 * e - 3 * a) * c * c * s + (3 * g - 2 * b) * c * s * s - e * s ** 3;
    const bend = (2 * e - 3 * a) * c ** 3 + (6 * g - 7 * b) * c * c * s + (6 * a - 7 * e) * c * s * s + (2 * b - 3 * g) * s ** 3;
    if (bend >= 0) break;
    const change = slope / bend;
    angle -= change;
    if (Math.abs(change) < 1e-12) break;
  }
  const point = toLength(
    Z.map((entry, i) => Math.cos(angle) * entry + Math.sin(angle) * D[i]),
    1,
  );
  return { Z: point, value: form.value(point) };
}

/** f(Z) = direction . H(Z) = sum over j, k, l of M_jkl G_jk z_l, with M symmetric in (j, k). */
export class CubicForm {
  readonly #d: number;
  readonly #n: number;
  /** d x d x d. */
  readonly #M: Float64Array;
  /** A_jk = sum over l of M_jkl z_l: f = trace(Z^T A Z). */
  readonly #A: Float64Array;

  constructor(direction: Float64Array, d: number, n: number) {
    this.#d = d;
    this.#n = n;
    this.#M = minimumNormW(direction, d, 1);
    this.#A = new Float64Array(d * d);
  }

  value(Z: Float64Array): number {
    const image = this.#image(Z);
    let sum = 0;
    for (let i = 0; i < Z.length; i++) sum += image[i] * Z[i];
    return sum;
  }

  /** The derivative by every entry of Z: 2 A Z, plus the derivative of A in the last column. */
  gradient(Z: Float64Array): Float64Array {
    const [d, n] = [this.#d, this.#n];
    const gradient = this.#image(Z).map((entry) => 2 * entry);
    for (let j = 0; j < d; j++)
      for (let k = 0; k <= j; k++) {
        let gram = 0;
        for (let t = 0; t < n; t++) gram += Z[j * n + t] * Z[k * n + t];
        if (k < j) gram *= 2;
        for (let l = 0; l < d; l++) gradient[l * n + n - 1] += this.#M[(j * d + k) * d + l] * gram;
      }
    return gradient;
  }

  /** A Z, d x n. */
  #image(Z: Float64Array): Float64Array {
    const [d, n] = [this.#d, this.#n];
    const image = new Float64Array(d * n);
    this.#A.fill(0);
    for (let jk = 0; jk < d * d; jk++) for (let l = 0; l < d; l++) this.#A[jk] += this.#M[jk * d + l] * Z[l * n + n - 1];
    for (let j = 0; j < d; j++)
      for (let k = 0; k < d; k++) {
        const factor = this.#A[j * d + k];
        for (let t = 0; t < n; t++) image[j * n + t] += factor * Z[k * n + t];
      }
    return image;
  }
}

/** The part of a vector along the sphere at a point of it. */
function tangent(vector: Float64Array, Z: Float64Array): Float64Array {
  return plus(vector, Z, -inner(vector, Z));
}

function plus(a: Float64Array, b: Float64Array, factor: number): Float64Array {
  return a.map((entry, i) => entry + factor * b[i]);
}

function subtract(a: Float64Array, b: Float64Array): Float64Array {
  return plus(a, b, -1);
}

function inner(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, entry, i) => sum + entry * b[i], 0);
}

function length(values: Float64Array): number {
  return Math.sqrt(inner(values, values));
}

/** A copy of another length; zeros stay zeros. */
function toLength(values: Float64Array, wanted: number): Float64Array {
  const factor = wanted / (length(values) || 1);
  return values.map((value) => value * factor);
}
