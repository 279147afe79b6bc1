import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../platform/fields/fields";
import { inVerify } from "../../../../platform/numerics/in-verify-testing";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { features } from "../model/features";
import { featureCount, type Moments } from "../model/samples";
import * as automaton from "../tasks/automaton/generate";
import { fields as automatonFields } from "../tasks/automaton/schema";
import * as turing from "../tasks/turing-machine/generate";
import { fields as turingFields } from "../tasks/turing-machine/schema";
import { Workspace } from "../workspace";
import fixture from "./fixtures/rank.json";
import { kernelBasis } from "./kernel-basis";
import { decomposeMoment } from "./null-space";
import { certifyPoint, KernelSpan } from "./point";
import { freeDirections, outsideShares, outsideSharesByKernel, spanOfSamples } from "./pointwise";
import { spectrumOfKernel, spectrumOfMoment, unitsDecide } from "./spectrum";
import { featuresAt, momentOf, resident, sampleAt, samplesOf } from "./testing";
import { featureFactors, inUnits, unitsOfSamples } from "./units";

const n = 3;

/** Gaussian tokens, d x n row-major each. */
function gaussianTokens(workspace: Workspace, d: number, count: number, seed = 5n): Float64Array[] {
  return Array.from({ length: count }, (_, index) => normals(workspace, { seed, purpose: 99, index }, d * n));
}

/** Tokens with each coordinate multiplied by its factor. */
function multiplied(tokens: readonly Float64Array[], factors: readonly number[]): Moments {
  const all = tokens.map((Z) => Z.map((value, at) => value * factors[Math.floor(at / n)]));
  return samplesOf(all, factors.length, n);
}

/** The rank in primal, kernel and dual form, and from the decomposition that yields the undetermined directions. */
function ranksOf(samples: Moments): Record<string, number> {
  const workspace = new Workspace();
  const moment = momentOf(workspace, samples);
  return {
    primal: finish(spectrumOfMoment(workspace, moment)).rank,
    kernel: finish(spectrumOfKernel(workspace, samples, samples.count)).rank,
    dual: finish(kernelBasis(workspace, samples)).spectrum.rank,
    directions: finish(decomposeMoment(workspace, moment)).spectrum.rank,
  };
}

const everywhere = (rank: number) => ({ primal: rank, kernel: rank, dual: rank, directions: rank });

interface Case {
  readonly factors: readonly number[];
  readonly sum?: readonly number[];
  readonly zero?: readonly number[];
  readonly order?: readonly number[];
  readonly rank: number;
}

/** As scripts/rank-reference.py changes the tokens of a sample, d rows of them. */
function changed(Z: readonly (readonly number[])[], { factors, sum, zero = [], order }: Case): Float64Array {
  const d = Z.length;
  const rows = Z.map((row) => [...row]);
  if (sum) rows[d - 1] = rows[0].map((_, t) => sum.reduce((total, j) => total + Z[j][t], 0));
  for (const j of zero) rows[j].fill(0);
  const scaled = rows.map((row, j) => row.map((value) => value * factors[j]));
  return Float64Array.from((order ?? [...scaled.keys()]).flatMap((j) => scaled[j]));
}

describe("the rank of samples in any units", () => {
  it.each(fixture.sets)("is LAPACK's of column-scaled features, in every form: set $#", ({ d, Z, cases }) => {
    for (const each of cases as readonly Case[]) {
      const tokens = Z.map((rows) => changed(rows, each));
      expect({ ...each, ...ranksOf(samplesOf(tokens, d, n)) }).toEqual({ ...each, ...everywhere(each.rank) });
    }
  });

  it("is 18 of 18 where the last of three coordinates is a thousandth of the others, and Lambda's own floor hides one", () => {
    const workspace = new Workspace();
    const samples = multiplied(gaussianTokens(workspace, 3, 80), [1, 1, 1e-3]);
    const { rank, nullity, unitsHide, eigenvalues, lambdaMin, floor } = finish(spectrumOfMoment(workspace, momentOf(workspace, samples)));
    expect([rank, nullity, unitsHide]).toEqual([18, 0, 1]);
    expect(eigenvalues.filter((value) => value > floor)).toHaveLength(17);
    expect(lambdaMin).toBe(eigenvalues[0]);
  });

  it("is 40 of 40 where four coordinates are spread over seven decades", () => {
    const samples = multiplied(gaussianTokens(new Workspace(), 4, 200), [1e3, 1, 1e-2, 1e-4]);
    expect(ranksOf(samples)).toEqual(everywhere(40));
    const workspace = new Workspace();
    expect(finish(spectrumOfMoment(workspace, momentOf(workspace, samples))).unitsHide).toBeGreaterThan(20);
  });

  it("stays as it is, with every eigenvalue in units, when coordinates are multiplied by powers of two", () => {
    const workspace = new Workspace();
    const exponents = fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 3, maxLength: 3 });
    const kind = fc.constantFrom("independent", "duplicate", "few");
    fc.assert(
      fc.property(exponents, kind, fc.integer({ min: 1, max: 50 }), (powers, what, seed) => {
        const tokens = gaussianTokens(workspace, 3, what === "few" ? 11 : 60, BigInt(seed));
        if (what === "duplicate") for (const Z of tokens) Z.copyWithin(2 * n, 0, n);
        const plain = multiplied(tokens, [1, 1, 1]);
        const other = multiplied(
          tokens,
          powers.map((power) => 2 ** power),
        );
        const expected = what === "independent" ? 18 : what === "few" ? 11 : 6;
        expect([ranksOf(plain), ranksOf(other)]).toEqual([everywhere(expected), everywhere(expected)]);
        const [first, second] = [plain, other].map((samples) => {
          const units = unitsOfSamples(samples);
          return units ? inUnits(samples, units) : samples;
        });
        // Equal to the bit, but for powers of two in common.
        const [gram, last] = [first.gram[0] / second.gram[0], first.last[0] / second.last[0]];
        expect([gram, last].every((factor) => Number.isInteger(Math.log2(factor)))).toBe(true);
        expect(second.gram.map((value) => value * gram)).toEqual(first.gram);
        expect(second.last.map((value) => value * last)).toEqual(first.last);
      }),
      { numRuns: 40, seed: 14 },
    );
  });

  it("does not depend on the order of the coordinates", () => {
    const workspace = new Workspace();
    const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    const factors = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(orders, factors, fc.boolean(), (order, logarithms, duplicate) => {
        const tokens = gaussianTokens(workspace, 4, 60);
        if (duplicate) for (const Z of tokens) Z.copyWithin(3 * n, 0, n);
        const scales = logarithms.map((logarithm) => 10 ** logarithm);
        const permuted = tokens.map((Z) => Float64Array.from(order.flatMap((j) => Array.from(Z.subarray(j * n, (j + 1) * n)))));
        const expected = everywhere(duplicate ? 18 : 40);
        expect(ranksOf(multiplied(tokens, scales))).toEqual(expected);
        expect(
          ranksOf(
            multiplied(
              permuted,
              order.map((j) => scales[j]),
            ),
          ),
        ).toEqual(expected);
      }),
      { numRuns: 25, seed: 14 },
    );
  });
});

describe("units", () => {
  it("are none where coordinates have about one size, and those of zero are never counted", () => {
    const workspace = new Workspace();
    const tokens = gaussianTokens(workspace, 4, 100);
    // For any common size: none of them lies on a rounding edge.
    for (const size of [1, Math.SQRT2, 2 ** 0.25, 1.1, 3e-7]) {
      expect(unitsOfSamples(multiplied(tokens, [size, size, size, size]))).toBeNull();
      expect(unitsOfSamples(multiplied(tokens, [size, 0, size, 1.3 * size]))).toBeNull();
    }
  });

  it("divide features exactly, so that primal and kernel form are the same sums", () => {
    const samples = multiplied(gaussianTokens(new Workspace(), 3, 20), [1, 1e-4, 30]);
    const units = unitsOfSamples(samples);
    if (!units) throw new Error("expected units");
    const [factors, scaled] = [featureFactors(units), inUnits(samples, units)];
    for (let i = 0; i < samples.count; i++)
      expect(featuresAt(scaled, i)).toEqual(featuresAt(samples, i).map((value, at) => value * factors[at]));
    expect(Array.from(units.tokens, (factor) => Math.log2(factor))).toEqual([5, 18, 0]);
  });

  it("stay finite for coordinates of any size", () => {
    const samples = multiplied(gaussianTokens(new Workspace(), 3, 30), [1e40, 1, 1e-70]);
    expect(ranksOf(samples).primal).toBeGreaterThan(0);
  });

  it("decide nothing where no eigenvalue of Lambda is near enough to its floor", () => {
    const workspace = new Workspace();
    const samples = multiplied(gaussianTokens(workspace, 3, 4000), [1, 2, 1]);
    const units = unitsOfSamples(samples);
    const spectrum = finish(spectrumOfMoment(workspace, momentOf(workspace, samples)));
    expect(units?.spread).toBe(64 ** 2 / 64);
    expect([unitsDecide(spectrum, units), spectrum.inUnits]).toEqual([false, null]);
  });
});

describe("what the data leave free, in any units", () => {
  const sizes = [1, 0.02, 5, 1e-3];

  /** The last coordinate is a copy of the first in other units; in the probes it is independent. */
  function copied(count: number) {
    const workspace = new Workspace();
    const tokens = gaussianTokens(workspace, 4, count);
    for (const Z of tokens) Z.copyWithin(3 * n, 0, n);
    return { workspace, samples: multiplied(tokens, sizes), probes: multiplied(gaussianTokens(workspace, 4, 20, 6n), sizes) };
  }

  it("is orthonormal in the features as they are, and no sample shows any of it", () => {
    const { workspace, samples } = copied(80);
    const { vectors, spectrum } = finish(decomposeMoment(workspace, momentOf(workspace, samples)));
    const { psi, nullity } = spectrum;
    expect([nullity, spectrum.inUnits === null]).toEqual([22, false]);
    const row = (i: number) => vectors.subarray(i * psi, (i + 1) * psi);
    const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * b[i], 0);
    for (let i = 0; i < psi; i++)
      for (let j = 0; j <= i; j++) expect(Math.abs(dot(row(i), row(j)) - (i === j ? 1 : 0))).toBeLessThan(1e-13);
    for (let sample = 0; sample < samples.count; sample++) {
      const H = featuresAt(samples, sample);
      for (let i = 0; i < nullity; i++) expect(Math.abs(dot(row(i), H))).toBeLessThan(1e-12 * Math.sqrt(dot(H, H)));
    }
  });

  it("has the same shares outside by every route, none of them on the samples themselves", () => {
    const { workspace, samples, probes } = copied(80);
    const complement = finish(freeDirections(workspace, momentOf(workspace, samples)));
    const span = finish(spanOfSamples(workspace, resident(workspace, samples, 1), samples));
    const own = finish(outsideShares(workspace, resident(workspace, samples, 1), complement));
    expect(Math.max(...own)).toBeLessThan(1e-9);
    const shares = finish(outsideShares(workspace, resident(workspace, probes, 1), complement));
    expect(Math.min(...shares)).toBeGreaterThan(1e-5);
    const others = [
      finish(outsideShares(workspace, resident(workspace, probes, 1), span)),
      finish(outsideSharesByKernel(workspace, samples, probes)),
    ];
    for (const other of others) for (const [i, share] of shares.entries()) expect(Math.abs(other[i] - share)).toBeLessThan(1e-6);
  });

  it("is shown by a coordinate that is small: what depends on it alone is free, however little it weighs", () => {
    const workspace = new Workspace();
    // The last coordinate is always zero in last tokens of the data, a millionth of the others elsewhere.
    const tokens = gaussianTokens(workspace, 3, 100);
    for (const Z of tokens) Z[3 * n - 1] = 0;
    const samples = multiplied(tokens, [1, 1, 1e-6]);
    const complement = finish(freeDirections(workspace, momentOf(workspace, samples)));
    expect(complement.rows).toBe(6);
    const lastAlone = [new Float64Array([0.3, -1, 0, 0.7, 0.2, 0, 2, 1, 1])];
    const shares = finish(outsideShares(workspace, resident(workspace, multiplied(lastAlone, [1, 1, 1e-6]), 1), complement));
    expect(shares[0]).toBeGreaterThan(0.99);
  });

  it("leaves leverage and excess as they are in units of one size", () => {
    const workspace = new Workspace();
    const tokens = gaussianTokens(workspace, 3, 70);
    const probe = gaussianTokens(workspace, 3, 1, 8n);
    const powers = [1, 2 ** -11, 2 ** 9];
    const measured = [[1, 1, 1], powers].map((factors) => {
      const samples = multiplied(tokens, factors);
      const decomposition = finish(decomposeMoment(workspace, momentOf(workspace, samples)));
      const H = featuresAt(multiplied(probe, factors), 0);
      // The same function: coefficients are divided by the factors of the features.
      const ones = featuresAt(multiplied([new Float64Array(3 * n).fill(1)], factors), 0);
      const unscaled = featuresAt(multiplied([new Float64Array(3 * n).fill(1)], [1, 1, 1]), 0);
      const p = ones.map((value, i) => (unscaled[i] / value) * Math.sin(i));
      return finish(certifyPoint(workspace, decomposition, H, [p]));
    });
    expect(measured[1].share).toBeLessThan(1e-9);
    expect(measured[1].leverage / measured[0].leverage).toBeCloseTo(1, 9);
    expect(measured[1].differences[0].excess / measured[0].differences[0].excess).toBeCloseTo(1, 9);
  });

  it("is certified for one sample by kernels as by features", () => {
    const { workspace, samples, probes } = copied(30);
    const span = finish(KernelSpan.of(workspace, samples));
    const complement = finish(freeDirections(workspace, momentOf(workspace, samples)));
    const shares = finish(outsideShares(workspace, resident(workspace, probes, 1), complement));
    for (let i = 0; i < probes.count; i++)
      expect(Math.abs(finish(span.point(workspace, sampleAt(probes, i))).share - shares[i])).toBeLessThan(1e-6);
  });
});

describe("the rank of the traces of machines", () => {
  /** Largest prime below 2^26: products of two residues are exact in float64. */
  const prime = 67_108_859;

  /** Remainder of a whole number below 2^53; the quotient may be rounded up past the next whole number. The % of floats takes ten times as long. */
  function modulo(value: number): number {
    const rest = value - Math.floor(value / prime) * prime;
    return rest < 0 ? rest + prime : rest;
  }

  /** Rank of integer features modulo the prime: exact, and that over the rationals unless the prime divides a minor. */
  function exactRank(samples: Moments): number {
    const all = Array.from({ length: samples.count }, (_, i) => featuresAt(samples, i));
    const rows = differentColumns(all).map((row) => row.map(modulo));
    const width = rows[0].length;
    let rank = 0;
    for (let column = 0; column < width && rank < rows.length; column++) {
      const pivot = rows.findIndex((row, i) => i >= rank && row[column] !== 0);
      if (pivot < 0) continue;
      [rows[rank], rows[pivot]] = [rows[pivot], rows[rank]];
      const leading = rows[rank];
      const inverse = power(leading[column], prime - 2);
      for (let i = rank + 1; i < rows.length; i++) {
        const row = rows[i];
        const factor = modulo(row[column] * inverse);
        if (factor === 0) continue;
        for (let k = column; k < width; k++) row[k] = modulo(row[k] + prime - modulo(factor * leading[k]));
      }
      rank++;
    }
    return rank;
  }

  /** The rows without columns of zeros and without repeated columns, neither of which adds to the rank. */
  function differentColumns(rows: readonly Float64Array[]): readonly Float64Array[] {
    const seen = new Set([new Array(rows.length).fill(0).join()]);
    const kept = Array.from(rows[0].keys()).filter((column) => {
      const text = rows.map((row) => row[column]).join();
      return !seen.has(text) && seen.add(text);
    });
    return rows.map((row) => Float64Array.from(kept, (column) => row[column]));
  }

  function power(base: number, exponent: number): number {
    let result = 1;
    for (let e = exponent, b = base; e > 0; e = Math.floor(e / 2), b = modulo(b * b)) if (e % 2 === 1) result = modulo(result * b);
    return result;
  }

  it.each([3, 20, 60])("is exact for %i traces of the universal automaton", (traces) => {
    const { train } = finish(
      automaton.generate({ kind: "automaton", ...defaultsOf(automatonFields), traces, testTraces: 1 }, 1, new Workspace()),
    );
    const { rank, psi } = finish(spectrumOfKernel(new Workspace(), train, train.count));
    expect([rank, psi]).toEqual([exactRank(train), 15_376]);
    expect(finish(kernelBasis(new Workspace(), train)).spectrum.rank).toBe(rank);
  });

  it.each(inVerify ? [2, 3] : [2])("is exact for %i traces of Turing machines", (traces) => {
    const { train } = finish(
      turing.generate({ kind: "turing-machine", ...defaultsOf(turingFields), traces, testTraces: 1 }, 1, new Workspace()),
    );
    expect(finish(spectrumOfKernel(new Workspace(), train, train.count)).rank).toBe(exactRank(train));
  });

  it("has features that are whole numbers, so that this is meant", () => {
    const { train } = finish(
      automaton.generate({ kind: "automaton", ...defaultsOf(automatonFields), traces: 3, testTraces: 1 }, 1, new Workspace()),
    );
    expect(train.gram.every(Number.isInteger) && train.last.every(Number.isInteger)).toBe(true);
    expect(features(train.gram.slice(0, (train.d * (train.d + 1)) / 2), train.last.slice(0, train.d))).toHaveLength(featureCount(train.d));
  });
});
