/**
 * Several steps of gradient descent in the context, each with the best rate for all prompts: what layers are compared with (von Oswald et
 * al. 2023). From zero, k steps on the squared error of the examples give w_k = q(S) h with S = (1/N) sum_i x_i x_i^T and a polynomial q
 * of degree k - 1; rates and polynomials without a constant term in 1 - t q(t) are the same thing.
 */
import type { InContextRegressionSpec } from "./schema";
import { inputSpectrum } from "./theory";

type Settings = Pick<InContextRegressionSpec, "dimension" | "context" | "spectrum" | "trace" | "noise">;

/**
 * E tr(Lam S^j) for j = 0 .. most, exact for S = (1/N) sum x_i x_i^T with x_i ~ N(0, Lam).
 *
 * Gaussian integration by parts, with T a product of traces tr S^a:
 * E[T S^(j+1)] = Lam ((1 + j/N) E[T S^j] + (1/N) sum_{k=1..j} E[T tr(S^k) S^(j-k)] + (2/N) sum_a a E[(T / tr S^a) S^(a+j)]).
 * All of these are diagonal in the eigenbasis of Lam.
 */
export function spectralMoments(lambda: Float64Array, context: number, most: number): number[] {
  const known = new Map<string, Float64Array>();
  /** Diagonal of E[prod_a tr(S^a) S^power]; traces ascending. */
  const mean = (traces: readonly number[], power: number): Float64Array => {
    const key = `${traces.join(",")}|${power}`;
    const before = known.get(key);
    if (before) return before;
    const found = power === 0 ? withoutPower(traces) : withPower(traces, power - 1);
    known.set(key, found);
    return found;
  };
  const withoutPower = ([first, ...others]: readonly number[]) =>
    first === undefined ? lambda.map(() => 1) : lambda.map(constant(sum(mean(others, first))));
  const withPower = (traces: readonly number[], j: number) => {
    const total = mean(traces, j).map((value) => (1 + j / context) * value);
    const add = (factor: number, terms: Float64Array) => {
      for (let i = 0; i < total.length; i++) total[i] += factor * terms[i];
    };
    for (let k = 1; k <= j; k++) add(1 / context, mean([...traces, k].sort(ascending), j - k));
    traces.forEach((a, place) => {
      add((2 * a) / context, mean(without(traces, place), a + j));
    });
    return total.map((value, i) => lambda[i] * value);
  };
  return Array.from({ length: most + 1 }, (_, j) => sum(mean([], j).map((value, i) => lambda[i] * value)));
}

const without = (traces: readonly number[], place: number) => [...traces.slice(0, place), ...traces.slice(place + 1)];
const ascending = (a: number, b: number) => a - b;
const constant = (value: number) => () => value;
const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);

/**
 * Mean squared error over all prompts of k = 1 .. most gradient steps with the best rates:
 * tr Lam - b^T A^-1 b with A_ij = m_(i+j+2) + (s2/N) m_(i+j+1) and b_i = m_(i+1), i, j < k, for the moments m_j = E tr(Lam S^j).
 *
 * Without noise the best rates are positive numbers. With noise two of them may be complex: then these are steps with momentum.
 */
export function gradientStepErrors(settings: Settings, most: number): number[] {
  const { context, noise } = settings;
  const m = spectralMoments(inputSpectrum(settings), context, 2 * most);
  // A bordered by b, with tr Lam in the corner. Elimination turns the corner into the error of one more step with every pivot.
  const bordered = Array.from({ length: most + 1 }, (_, i) =>
    Float64Array.from({ length: most + 1 }, (_, j) => {
      if (i === most && j === most) return m[0];
      return i === most || j === most ? m[Math.min(i, j) + 1] : m[i + j + 2] + (noise ** 2 / context) * m[i + j + 1];
    }),
  );
  return Array.from({ length: most }, (_, pivot) => {
    for (let i = pivot + 1; i <= most; i++) {
      const factor = bordered[i][pivot] / bordered[pivot][pivot];
      for (let j = pivot + 1; j <= most; j++) bordered[i][j] -= factor * bordered[pivot][j];
    }
    return bordered[most][most];
  });
}
