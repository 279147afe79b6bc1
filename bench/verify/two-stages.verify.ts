/** Eigenvalues in two stages against those in one, on matrices of all kinds: the same rank, and the same values to rounding. */
import { eigenvaluesInTwoStages } from "../../src/labs/learnability/math/eigenvalues/two-stages";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { randomMatrix, randomSymmetric, withSpectrum } from "../../src/platform/numerics/matrices-testing";
import { finish } from "../../src/platform/numerics/progress";
import { symmetricEigenvalues } from "../../src/platform/numerics/symmetric-eigenvalues";
import type { Check, Figure } from "../check";

export const checks: readonly Check[] = [
  { id: "two-stages", title: "eigenvalues in two stages decide the rank as those in one stage do, in 500 cases", run: compared },
];

/** Orders just above the least one, with all remainders by the side of a tile, and some at which the two stages are used. */
const orderOf = (index: number) => (index % 100 === 99 ? 1024 + (index % 64) : 128 + ((index * 7) % 61));

/** A symmetric matrix of an order, by the number of its case. */
type Make = (n: number, seed: number) => Float64Array;

/** X X^T of n vectors with so many columns. */
function gramOf(x: Float64Array, n: number): Float64Array {
  const columns = x.length / n;
  const gram = new Float64Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let c = 0; c < columns; c++) sum += x[i * columns + c] * x[j * columns + c];
      gram[i * n + j] = sum;
      gram[j * n + i] = sum;
    }
  return gram;
}

const spectrumOf = (n: number, value: (i: number) => number) => Float64Array.from({ length: n }, (_, i) => value(i));

/** Rows and columns times factors, as for coordinates in other units. */
const inOtherUnits = (a: Float64Array, n: number, factor: (i: number) => number) =>
  a.map((x, at) => x * factor(Math.floor(at / n)) * factor(at % n));

const kinds: readonly Make[] = [
  (n, seed) => gramOf(randomMatrix(n * 2 * n, seed), n),
  (n, seed) => gramOf(randomMatrix(n * (1 + (seed % (n - 1))), seed), n),
  (n, seed) => gramOf(randomMatrix(n * (1 + (seed % 9)), seed).map(Math.sign), n),
  (n, seed) =>
    gramOf(
      randomMatrix(n * (1 + (seed % 40)), seed).map((x) => Math.round(1.4 * x)),
      n,
    ),
  (n, seed) =>
    withSpectrum(
      spectrumOf(n, (i) => 10 ** ((-(8 + (seed % 12)) * i) / n)),
      seed,
    ),
  (n, seed) =>
    withSpectrum(
      spectrumOf(n, (i) => (i % 5) + 1e-14 * i),
      seed,
    ),
  (n, seed) =>
    withSpectrum(
      spectrumOf(n, (i) => (i < seed % n ? 0 : 1 + i)),
      seed,
    ),
  (n, seed) => inOtherUnits(gramOf(randomMatrix(n * 2 * n, seed), n), n, (i) => 2 ** (((i + seed) % 13) - 6)),
  (n, seed) => inOtherUnits(gramOf(randomMatrix(n * 2 * n, seed), n), n, (i) => (seed % 2 ? 10 ** (-i / 40) : 10 ** (i / 40))),
  (n, seed) => randomSymmetric(n, seed),
  (n, seed) => gramOf(randomMatrix(n * 3, seed), n).map((x) => x * 2 ** (seed % 2 ? 900 : -900)),
  (n, seed) => randomSymmetric(n, seed).map((x, at) => (Math.max(Math.floor(at / n), at % n) < seed % n ? x : 0)),
];

/** Share of the floor within which rounding may decide. */
const near = 0.2;

function compared(): Figure[] {
  const count = 500;
  let [differing, apart, farthest] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    const n = orderOf(index);
    const a = kinds[index % kinds.length](n, 1 + index);
    const one = finish(symmetricEigenvalues(new Workspace(), a, n));
    const workspace = new Workspace();
    const two = finish(eigenvaluesInTwoStages(workspace, workspace.push(a), n));
    const floor = n * Number.EPSILON * Math.max(Math.abs(one[0]), Math.abs(one[n - 1]));
    const rank = (values: Float64Array) => values.filter((value) => value > floor).length;
    if (rank(one) !== rank(two)) {
      differing++;
      if (!one.some((value) => Math.abs(value - floor) < near * floor)) apart++;
    }
    for (let i = 0; i < n && floor > 0; i++) farthest = Math.max(farthest, Math.abs(one[i] - two[i]) / floor);
  }
  return [
    {
      name: `different ranks in ${count} cases, without an eigenvalue within ${near} of the floor from it`,
      value: apart,
      relation: "=",
      bound: 0,
    },
    { name: "different ranks with one", value: differing - apart, relation: "<=", bound: 2 },
    { name: "largest difference, in floors of the rank (n eps times the largest)", value: farthest, relation: "<", bound: near },
  ];
}
