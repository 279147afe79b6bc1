/**
 * The second moment Lambda = E H H^T of the cubic features, exact for independent Gaussian tokens (eq. 9 for the distribution
 * instead of a sample).
 *
 * With z the last token, G = S + z z^T, where S is the Wishart matrix of the m = n - 1 other tokens: E S = m I and
 * E S_ab S_cd = m^2 [ab][cd] + m ([ac][bd] + [ad][bc]), with [ab] = 1 where a = b. Moments of z are sums over pairings (Isserlis).
 */
import { featureIndex } from "../model/features";
import { featureCount } from "../model/samples";

/**
 * Lambda of sequences of `n` tokens with independent entries N(0, deviation^2), psi x psi, row-major. Features are of degree six in
 * the entries together, so that Lambda scales with deviation^6.
 */
export function gaussianMoment(d: number, n: number, deviation: number): Float64Array {
  const psi = featureCount(d);
  const lambda = new Float64Array(psi * psi);
  const scale = deviation ** 6;
  const features = featuresOf(d);
  for (const [i, [a, b, k]] of features.entries())
    for (const [j, [c, e, l]] of features.entries()) lambda[i * psi + j] = scale * expectation(n - 1, a, b, k, c, e, l);
  return lambda;
}

/** The indices (j, k, l) of every feature G_jk z_l, in the order of the features. */
function featuresOf(d: number): readonly (readonly [number, number, number])[] {
  const features: [number, number, number][] = [];
  for (let j = 0; j < d; j++) for (let k = j; k < d; k++) for (let l = 0; l < d; l++) features[featureIndex(d, j, k, l)] = [j, k, l];
  return features;
}

/** E[G_ab z_k G_cd z_l] for unit variance and m further tokens. */
function expectation(m: number, a: number, b: number, k: number, c: number, d: number, l: number): number {
  const squares = m * m * is(a, b) * is(c, d) + m * (is(a, c) * is(b, d) + is(a, d) * is(b, c));
  return squares * is(k, l) + m * is(a, b) * pairings([c, d, k, l]) + m * is(c, d) * pairings([a, b, k, l]) + pairings([a, b, c, d, k, l]);
}

function is(a: number, b: number): number {
  return a === b ? 1 : 0;
}

/** E of the product of standard normals with these indices: the number of ways to pair equal ones. */
function pairings([first, ...others]: readonly number[]): number {
  if (first === undefined) return 1;
  let sum = 0;
  for (const [place, other] of others.entries()) if (other === first) sum += pairings(others.toSpliced(place, 1));
  return sum;
}
