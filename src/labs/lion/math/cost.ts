/**
 * The cost of each form, by formula: operations (multiplications and additions, so a multiply-add is two) and numbers held at once
 * beside q, k, v, decays and y. For one head of L tokens, d numbers a query and key, d_v a value.
 */
import type { FormName } from "./forms/form";

export interface Shape {
  readonly length: number;
  readonly d: number;
  readonly dv: number;
  /** Tokens in a chunk; more than L is L. */
  readonly chunk: number;
  /** Whether there are decays, and so a mask: LION-LIT has none. */
  readonly decays: boolean;
}

/** Numbers held depend on these beside the shape. */
export interface HeldShape extends Shape {
  /** Whether rows are divided by their sums, so that denominators are added up as well. */
  readonly scaled: boolean;
}

/** Operations of a form: scores and sums of values, and the mask, an operation for each of its entries. */
export function operationsOf(form: FormName, { length: L, d, dv, chunk, decays }: Shape): number {
  const C = Math.min(chunk, L);
  const entries = decays ? 1 : 0;
  switch (form) {
    case "full":
    case "chunk":
      return 2 * L * L * (d + dv) + entries * L * L;
    case "state-chunk":
      // Blocks on the diagonal, then reading and writing of both states.
      return 2 * L * C * (d + dv) + entries * L * C + 8 * L * d * dv;
    case "recurrent":
      // Writing and reading of both states, and their decay.
      return 8 * L * d * dv + entries * 2 * L * d * dv;
  }
}

/**
 * Numbers that a form holds at once beside its inputs and its output: scores and mask, or states, and the denominators of all
 * rows where these are added up step by step, as the numerators are in the output.
 */
export function numbersHeld(form: FormName, { length: L, d, dv, chunk, decays, scaled }: HeldShape): number {
  const C = Math.min(chunk, L);
  const withMask = decays ? 2 : 1;
  const denominators = scaled ? L : 0;
  const states = 2 * d * (dv + (scaled ? 1 : 0));
  switch (form) {
    case "full":
      return withMask * L * L;
    case "chunk":
      return withMask * L * C + denominators;
    case "state-chunk":
      return withMask * C * C + states + denominators;
    case "recurrent":
      return states + denominators;
  }
}

/**
 * The cost of LION-LIT without any sweep: y_i = q_i^T (sum_j k_j v_j^T) / q_i^T (sum_j k_j), since both sums are the same for every
 * token. They are written once and read once, and a row is divided as soon as it is read.
 */
export function sumsWithoutDecay({ length: L, d, dv, scaled }: HeldShape): { readonly operations: number; readonly numbers: number } {
  return { operations: 4 * L * d * dv, numbers: d * (dv + (scaled ? 1 : 0)) };
}

/** The length from which on the recurrent form takes fewer operations than full attention: 5 d d_v / (d + d_v) and a little less, where d = d_v about 2.5 d. */
export function breakEvenLength({ d, dv, decays }: Omit<Shape, "length" | "chunk">): number {
  return ((decays ? 10 : 8) * d * dv) / (2 * (d + dv) + (decays ? 1 : 0));
}

/**
 * The length from which on the chunk form of linear time takes fewer operations than full attention: C + 8 d d_v / (2 (d + d_v)),
 * and a little less with decays. Never below C: a single chunk is full attention and two states beside it.
 */
export function breakEvenWithCarriedStates({ d, dv, chunk, decays }: Omit<Shape, "length">): number {
  return chunk + (8 * d * dv) / (2 * (d + dv) + (decays ? 1 : 0));
}

/** The form with the fewest operations. */
export function cheapestForm(shape: Shape): FormName {
  const forms: readonly FormName[] = ["full", "recurrent", "chunk", "state-chunk"];
  return forms.reduce((best, form) => (operationsOf(form, shape) < operationsOf(best, shape) ? form : best));
}

/** The exponent p of a power law y = c x^p through measured points, by least squares on logarithms. */
export function fittedExponent(points: readonly (readonly [x: number, y: number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (which: 0 | 1) => logs.reduce((sum, point) => sum + point[which], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return covariance / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
