import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ExcessRow, excessQuantile, excessSlope, neededOfResampled, neededSamples } from "./needed";

const positive = fc.double({ min: 1e-12, max: 1e6, noNaN: true });
const thousandths = fc.integer({ min: 1, max: 500 });

/** Rows in which every data set has the same excess. */
function rowsOf(pairs: readonly (readonly [samples: number, excess: number])[], draws = 10): ExcessRow[] {
  return pairs.map(([samples, excess]) => ({ samples, excess: new Array<number>(draws).fill(excess) }));
}

const needed = (pairs: readonly (readonly [number, number])[], epsilon = 0.1) => neededSamples(rowsOf(pairs), epsilon, 0.1);

describe("the quantile of the excess", () => {
  it("is the ceil((1 - delta) draws)-th smallest, in any order of the data sets", () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 2, maxLength: 60 }), thousandths, fc.infiniteStream(fc.nat()), (excess, share, keys) => {
        fc.pre(share * excess.length >= 1000);
        const ascending = excess.toSorted((a, b) => a - b);
        const expected = ascending[Math.ceil(((1000 - share) * excess.length) / 1000) - 1];
        const order = excess.map((value) => [keys.next().value as number, value]).toSorted(([a], [b]) => a - b);
        expect(excessQuantile(excess, share / 1000)).toBe(expected);
        expect(
          excessQuantile(
            order.map(([, value]) => value),
            share / 1000,
          ),
        ).toBe(expected);
      }),
    );
  });

  it("is exceeded by at most a share delta of the data sets", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 3), { minLength: 2, maxLength: 40 }), thousandths, (excess, share) => {
        fc.pre(share * excess.length >= 1000);
        const quantile = excessQuantile(excess, share / 1000);
        expect(1000 * excess.filter((value) => value > quantile).length).toBeLessThanOrEqual(share * excess.length);
      }),
    );
  });

  it("leaves out exactly one of ten data sets at delta = 0.1, and none that is equal", () => {
    expect(excessQuantile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.1)).toBe(9);
    expect(excessQuantile([1, 1, 1, 1, 1, 1, 1, 1, 5, 5], 0.1)).toBe(5);
    expect(excessQuantile([1, 1, 1, 1, 1, 1, 1, 1, 1, 5], 0.1)).toBe(1);
  });

  it("is not changed by rounding of 1 - delta", () => {
    for (let share = 1; share <= 500; share++)
      for (const draws of [10, 30, 70, 100, 1000]) {
        if (share * draws < 1000) continue;
        const excess = Array.from({ length: draws }, (_, k) => k + 1);
        expect(excessQuantile(excess, share / 1000)).toBe(Math.ceil(((1000 - share) * draws) / 1000));
      }
  });

  it("does not sort its input", () => {
    const excess = [3, 1, 2];
    excessQuantile(excess, 0.5);
    expect(excess).toEqual([3, 1, 2]);
  });
});

describe("the number of samples that is needed", () => {
  it("is where a power law reaches epsilon, rounded up", () => {
    const law = (samples: number) => 30 / samples;
    const listed = [10, 40, 160, 640].map((samples) => [samples, law(samples)] as const);
    expect(needed(listed, 0.3)).toBe(100);
    expect(needed(listed, 0.29)).toBe(104);
  });

  it("lies above the last failing number, and not above the passing one", () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 65_536 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        sizes,
        fc.array(positive, { minLength: 8, maxLength: 8 }),
        fc.option(positive, { nil: null }),
        (unsorted, excess, other) => {
          const samples = unsorted.toSorted((a, b) => a - b);
          // Often one of the values itself: a quantile of epsilon passes.
          const epsilon = other ?? excess[0];
          const passes = samples.map((_, k) => excess[k] <= epsilon);
          const failing = passes.lastIndexOf(false);
          const found = needed(
            samples.map((count, k) => [count, excess[k]]),
            epsilon,
          );
          if (failing === samples.length - 1) expect(found).toBeNull();
          else {
            expect(found).toBeLessThanOrEqual(samples[failing + 1]);
            if (failing >= 0) expect(found).toBeGreaterThan(samples[failing]);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("is not above the passing number by rounding where that meets epsilon exactly", () => {
    for (let failing = 1; failing < 60; failing++)
      for (let passing = failing + 1; passing < 200; passing++)
        expect(
          needed([
            [failing, 0.2],
            [passing, 0.1],
          ]),
        ).toBe(passing);
  });

  it("is the last crossing where the quantile rises again, as at N = psi", () => {
    const found = needed([
      [10, 0.05],
      [20, 3],
      [40, 0.2],
      [80, 0.05],
    ]);
    expect(found).toBe(57);
  });

  it("is the passing number where the quantile falls by 100 times or more", () => {
    const withSecond = (below: number) =>
      needed([
        [10, 1],
        [1000, below],
      ]);
    expect(withSecond(1e-2)).toBe(1000);
    expect(withSecond(1e-30)).toBe(1000);
    expect(withSecond(0)).toBe(1000);
    expect(withSecond(1.01e-2)).toBeLessThan(1000);
  });

  it("is the first number where that passes, and none where the last fails", () => {
    expect(needed([[12, 0.1]])).toBe(12);
    expect(
      needed([
        [10, 0.01],
        [20, 0.11],
      ]),
    ).toBeNull();
  });

  it("counts a fit that is not finite as failed", () => {
    expect(needed([[10, Number.NaN]])).toBeNull();
    expect(
      needed([
        [10, Number.POSITIVE_INFINITY],
        [20, 0.05],
      ]),
    ).toBe(20);
  });

  it("allows a share delta of the data sets to fail", () => {
    const excess = [1, 1, 1, 1, 1, 1, 1, 1, 1, 9];
    expect(neededSamples([{ samples: 10, excess }], 1, 0.1)).toBe(10);
    expect(neededSamples([{ samples: 10, excess: [...excess.slice(1), 9] }], 1, 0.1)).toBeNull();
  });
});

describe("the slope of the excess", () => {
  it("is that of a power law, from 16 psi on alone", () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 0, noNaN: true }), positive, (slope, factor) => {
        const law = (samples: number) => [samples, factor * samples ** slope] as const;
        const rows = rowsOf([[95, 7], law(96), law(192), law(700)]);
        expect(excessSlope(rows, 6)).toBeCloseTo(slope, 9);
      }),
    );
  });

  it("is that of the medians", () => {
    const rows = [
      { samples: 100, excess: [1, 2, 4, 900] },
      { samples: 200, excess: [1.5, 0, 1.5, 70] },
    ];
    expect(excessSlope(rows, 6)).toBeCloseTo(-1, 12);
  });

  it("is none with fewer than two numbers of samples there", () => {
    expect(excessSlope(rowsOf([[95, 1]]), 6)).toBeNull();
    expect(
      excessSlope(
        rowsOf([
          [95, 2],
          [96, 1],
        ]),
        6,
      ),
    ).toBeNull();
  });
});

describe("the need of resampled data sets", () => {
  const row = fc.array(positive, { minLength: 10, maxLength: 10 });

  it("is that of the data sets written out", () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        fc.array(fc.array(fc.nat(9), { minLength: 10, maxLength: 10 }), { minLength: 1, maxLength: 5 }),
        positive,
        fc.constantFrom(0.1, 0.25, 0.5),
        (excess, chosen, epsilon, delta) => {
          const rows = excess.map((values, k) => ({ samples: 10 * 2 ** k, excess: values }));
          const times = chosen.map((places) =>
            Uint16Array.from({ length: 10 }, (_, set) => places.filter((place) => place === set).length),
          );
          const written = chosen.map((places) =>
            rows.map(({ samples, excess }) => ({ samples, excess: places.map((place) => excess[place]) })),
          );
          const expected = written.map((resampled) => neededSamples(resampled, epsilon, delta) ?? Number.POSITIVE_INFINITY);
          expect(neededOfResampled(rows, times, epsilon, delta)).toEqual(expected.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
