import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Convention, conventions, fixedDecay, noDecay, selectiveDecay, stepDecays } from "./decays";
import { effectiveRadius, halfLife, logMask, mask, maskDeterminant, maskInverse, warpedTime } from "./mask";
import { literalMask, randomHead, scattered } from "./testing";

const decay = fc.double({ min: 0.02, max: 0.97, noNaN: true });
const decays = fc.array(decay, { minLength: 1, maxLength: 16 }).map((lambdas) => selectiveDecay(Float64Array.from(lambdas)));
const convention = fc.constantFrom<Convention>(...conventions);

function transposed(values: Float64Array): Float64Array {
  const order = Math.sqrt(values.length);
  return values.map((_, e) => values[(e % order) * order + Math.floor(e / order)]);
}

/** (1 + lambda - lambda^(i+1) - lambda^(L-i)) / (1 - lambda), i from 0; L where lambda is 1. */
function fixedRowSum(length: number, lambda: number, i: number): number {
  if (lambda === 1) return length;
  return (1 + lambda - lambda ** (i + 1) - lambda ** (length - i)) / (1 - lambda);
}

describe("a mask", () => {
  it("has the products of decays that its convention says, each coordinate its own", () => {
    fc.assert(
      fc.property(randomHead("vector", false), ({ decays, convention }) => {
        const steps = stepDecays(decays, convention);
        const { length } = decays;
        for (let c = 0; c < decays.width; c++)
          expect(mask(steps, c)).toBeAllclose(
            Float64Array.from({ length: length ** 2 }, (_, e) => literalMask(steps, Math.floor(e / length), e % length, c)),
            { atol: 1e-14 },
          );
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it("is that of eq. 9 transposed in the convention of Theorem 3.1, and symmetric in the symmetric one alone", () => {
    fc.assert(
      fc.property(decays, (tokens) => {
        const [eq9, thm, sym] = (["eq9", "thm", "sym"] as const).map((name) => mask(stepDecays(tokens, name)));
        expect(thm).toBeAllclose(transposed(eq9), { atol: 1e-15 });
        expect(sym).toBeAllclose(transposed(sym), { atol: 1e-15 });
      }),
      { numRuns: 100, seed: 2 },
    );
    const eq9 = mask(stepDecays(selectiveDecay(Float64Array.of(0.9, 0.1, 0.5)), "eq9"));
    expect(Math.abs(eq9[1] - eq9[3])).toBeGreaterThan(0.5);
  });

  it("is the same in every convention without decays and with a fixed one", () => {
    for (const tokens of [noDecay(7), fixedDecay(7, 0.3), fixedDecay(7, 0)]) {
      const [eq9, ...others] = conventions.map((name) => mask(stepDecays(tokens, name)));
      for (const other of others) expect(other).toEqual(eq9);
    }
  });

  it("cannot overflow: no entry of its logarithm is above 0, at any decay", () => {
    fc.assert(
      fc.property(randomHead("S", false), ({ decays, convention }) => {
        expect(Math.max(...logMask(stepDecays(decays, convention)))).toBeLessThanOrEqual(0);
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  it("has a wall of zeros where a token lets nothing through", () => {
    const found = mask(stepDecays(selectiveDecay(Float64Array.of(0.9, 0.9, 0, 0.9, 0.9)), "eq9"));
    const zeros = [...found].flatMap((entry, e) => (entry === 0 ? [`${Math.floor(e / 5)},${e % 5}`] : []));
    expect(zeros).toEqual(["0,2", "0,3", "0,4", "1,2", "1,3", "1,4", "3,0", "3,1", "3,2", "4,0", "4,1", "4,2"]);
  });
});

describe("the inverse of a mask", () => {
  it("is tridiagonal in every convention", () => {
    fc.assert(
      fc.property(decays, convention, (tokens, name) => {
        const steps = stepDecays(tokens, name);
        const inverse = maskInverse(steps);
        if (!inverse) throw new Error("there is an inverse");
        const { diagonal, above, below } = inverse;
        const M = mask(steps);
        const { length } = tokens;
        const product = new Float64Array(length * length);
        for (let i = 0; i < length; i++)
          for (let j = 0; j < length; j++) {
            product[i * length + j] = M[i * length + j] * diagonal[j];
            if (j > 0) product[i * length + j] += M[i * length + j - 1] * above[j - 1];
            if (j + 1 < length) product[i * length + j] += M[i * length + j + 1] * below[j];
          }
        expect(product).toBeAllclose(
          product.map((_, e) => (e % (length + 1) === 0 ? 1 : 0)),
          { atol: 1e-12 * Math.max(...diagonal) },
        );
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it("does not exist where two neighbours do not decay: M then has two equal rows", () => {
    expect(maskInverse(stepDecays(noDecay(3), "eq9"))).toBeNull();
    expect(maskInverse(stepDecays(noDecay(1), "eq9"))).not.toBeNull();
  });
});

describe("a mask of Kac, Murdock and Szego: one decay for all", () => {
  const lambda = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  const length = fc.integer({ min: 1, max: 12 });

  it("has the determinant (1 - lambda^2)^(L - 1), and that of its elimination", () => {
    fc.assert(
      fc.property(lambda, length, (value, L) => {
        const steps = stepDecays(fixedDecay(L, value), "eq9");
        const known = (1 - value ** 2) ** (L - 1);
        expect(Math.abs(maskDeterminant(steps) / known - 1)).toBeLessThan(1e-12);
        expect(Math.abs(eliminated(mask(steps)) - known)).toBeLessThan(1e-13);
      }),
      { numRuns: 200, seed: 6 },
    );
  });

  it("has the row sums of a geometric series", () => {
    fc.assert(
      fc.property(lambda, length, (value, L) => {
        const M = mask(stepDecays(fixedDecay(L, value), "sym"));
        for (let i = 0; i < L; i++) {
          const sum = M.subarray(i * L, (i + 1) * L).reduce((total, entry) => total + entry, 0);
          expect(Math.abs(fixedRowSum(L, value, i) - sum)).toBeLessThan(1e-12 * sum);
        }
      }),
      { numRuns: 100, seed: 7 },
    );
    expect(fixedRowSum(9, 1, 4)).toBe(9);
  });

  it("has 90 % of its mass within 3, 22 and 229 tokens at 0.5, 0.9 and 0.99", () => {
    expect([0.5, 0.9, 0.99].map((value) => effectiveRadius(value))).toEqual([3, 22, 229]);
    expect(halfLife(0.5)).toBe(1);
  });

  it("has the share that is asked for within its radius, and less within a smaller one", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.97, noNaN: true }), (value) => {
        const within = (radius: number) => {
          let mass = 1;
          for (let r = 1; r <= radius; r++) mass += 2 * value ** r;
          return (mass * (1 - value)) / (1 + value);
        };
        const radius = effectiveRadius(value);
        expect(within(radius)).toBeGreaterThan(0.9 - 1e-9);
        if (radius > 0) expect(within(radius - 1)).toBeLessThan(0.9);
      }),
      { numRuns: 200, seed: 8 },
    );
  });
});

/** The determinant by elimination; the matrix is positive definite, so that no pivot vanishes. */
function eliminated(values: Float64Array): number {
  const order = Math.sqrt(values.length);
  const rows = Array.from({ length: order }, (_, i) => values.slice(i * order, (i + 1) * order));
  let determinant = 1;
  for (let i = 0; i < order; i++) {
    expect(rows[i][i]).toBeGreaterThan(0);
    determinant *= rows[i][i];
    for (let k = i + 1; k < order; k++) {
      const factor = rows[k][i] / rows[i][i];
      for (let j = i; j < order; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return determinant;
}

describe("warped time", () => {
  it("is one axis for both directions in the symmetric convention: M_ij = exp(-|t_i - t_j|)", () => {
    const tokens = selectiveDecay(scattered(20).map((x) => 0.5 + 0.45 * x));
    const steps = stepDecays(tokens, "sym");
    const { forward, backward } = warpedTime(steps);
    expect(forward).toEqual(backward);
    expect(mask(steps)).toBeAllclose(
      Float64Array.from({ length: 400 }, (_, e) => Math.exp(-Math.abs(forward[Math.floor(e / 20)] - forward[e % 20]))),
      { atol: 1e-14 },
    );
  });

  it("is an axis for each triangle in the others", () => {
    fc.assert(
      fc.property(decays, convention, (tokens, name) => {
        const steps = stepDecays(tokens, name);
        const { forward, backward } = warpedTime(steps);
        const { length } = tokens;
        const expected = Float64Array.from({ length: length ** 2 }, (_, e) => {
          const [i, j] = [Math.floor(e / length), e % length];
          return i > j ? Math.exp(forward[j] - forward[i]) : Math.exp(backward[i] - backward[j]);
        });
        expect(mask(steps)).toBeAllclose(expected, { atol: 1e-13 });
      }),
      { numRuns: 100, seed: 9 },
    );
  });
});
