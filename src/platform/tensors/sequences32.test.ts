import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { float64 } from "./float64";
import type { AttentionPlan, Directions, RowMap, SequenceArithmetic } from "./sequence-arithmetic";
import { openSequences32 } from "./sequences32";
import { sequences64 } from "./sequences64";

/** Sizes around the widths of vectors and panels, where tails begin. */
const size = fc.integer({ min: 1, max: 19 });
const runs = { numRuns: 40, seed: 20 };

function draw(count: number, seed: number, spread = 1): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => Math.fround(spread * Math.sin(12.9898 * (i + 1) + 78.233 * seed)));
}

/** The same computation in both precisions. */
function both(compute: <T>(arithmetic: SequenceArithmetic<T>) => T): readonly [Float64Array, Float64Array] {
  const ours = openSequences32();
  return [ours.values(compute(ours)), sequences64.values(compute(sequences64))];
}

function expectClose([ours, exact]: readonly [Float64Array, Float64Array], tolerance = 2e-6): void {
  expect(ours).toBeAllclose(exact, { ofLargest: tolerance, atol: 1e-30 });
}

describe("float32 on the kernels", () => {
  it("multiplies matrices of any shape, transposed or not, one or several", () => {
    fc.assert(
      fc.property(size, size, size, fc.integer({ min: 1, max: 3 }), fc.boolean(), fc.boolean(), (m, k, n, batches, ta, tb) => {
        const a = draw(batches * m * k, 1);
        const b = draw(batches * k * n, 2);
        expectClose(
          both(({ array, multiply }) =>
            multiply(array(a, [batches, ...(ta ? [k, m] : [m, k])]), array(b, [batches, ...(tb ? [n, k] : [k, n])]), ta, tb),
          ),
        );
      }),
      runs,
    );
  });

  it("adds, subtracts, multiplies and divides entry by entry, the second operand repeated", () => {
    fc.assert(
      fc.property(size, size, fc.constantFrom("add", "subtract", "times", "divide"), (rows, width, name) => {
        const [x, y] = [draw(rows * width, 3), draw(width, 4).map((value) => value + 2)];
        expectClose(both((arithmetic) => arithmetic[name as "add"](arithmetic.array(x, [rows, width]), arithmetic.array(y, [width]))));
      }),
      runs,
    );
  });

  it("takes softmax, norms, sums and rectified values of rows, and their gradients", () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 2, max: 19 }), (rows, width) => {
        const [x, dy] = [draw(rows * width, 5, 3), draw(rows * width, 6)];
        const given = <T>({ array }: SequenceArithmetic<T>) => [array(x, [rows, width]), array(dy, [rows, width])] as const;
        expectClose(both((arithmetic) => arithmetic.softmax(given(arithmetic)[0])));
        expectClose(both((arithmetic) => arithmetic.softmaxGradient(arithmetic.softmax(given(arithmetic)[0]), given(arithmetic)[1])));
        expectClose(
          both((arithmetic) => arithmetic.normalise(given(arithmetic)[0]).normal),
          1e-5,
        );
        expectClose(both((arithmetic) => arithmetic.sumOfRows(given(arithmetic)[0])));
        expectClose(both((arithmetic) => arithmetic.rectify(given(arithmetic)[0])));
        expectClose(both((arithmetic) => arithmetic.rectifyGradient(...given(arithmetic))));
        expectClose(both((arithmetic) => arithmetic.total(given(arithmetic)[0])));
        expectClose(both((arithmetic) => arithmetic.squareRoot(arithmetic.times(given(arithmetic)[0], given(arithmetic)[0]))));
      }),
      runs,
    );
  });

  it("takes logarithms, of whatever size, and none of what has none", () => {
    const x = Float64Array.from({ length: 755 }, (_, i) => Math.fround(10 ** (i / 10 - 37)));
    const [ours, exact] = both(({ array, logarithm }) => logarithm(array(x, [x.length])));
    expect(ours).toBeAllclose(exact, { rtol: 3e-7, atol: 1e-7 });
    const { array, logarithm, values } = openSequences32();
    const of = (x: readonly number[]) => [...values(logarithm(array(Float64Array.from(x), [x.length])))];
    const [some, all] = [
      [1, 0, Number.POSITIVE_INFINITY],
      [0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    ];
    expect(of(some)).toEqual(all);
    expect(of([Number.NaN, ...some, -1])).toEqual([Number.NaN, ...all, Number.NaN]);
  });

  it("has the gradient of a norm as differences say", () => {
    const [x, dy] = [draw(3 * 7, 7, 2), draw(3 * 7, 8)];
    expectClose(
      both(({ array, normalise, normaliseGradient }) => normaliseGradient(normalise(array(x, [3, 7])), array(dy, [3, 7]))),
      1e-5,
    );
  });

  it("moves entries about", () => {
    fc.assert(
      fc.property(fc.tuple(size, size, size, size), ([a, b, c, d]) => {
        const x = draw(a * b * c * d, 9);
        expectClose(
          both(({ array, swapMiddle }) => swapMiddle(array(x, [a, b, c, d]))),
          0,
        );
        expectClose(
          both(({ array, lastOfMiddle, zerosBefore }) => zerosBefore(lastOfMiddle(array(x, [a, b, c * d]), Math.ceil(b / 2)), b)),
          0,
        );
        const rows = Int32Array.from({ length: 2 * a }, (_, i) => (i * 7) % a);
        expectClose(
          both(({ array, lookUp }) => lookUp(array(x, [a, b * c * d]), rows)),
          0,
        );
        expectClose(both(({ array, lookUp, lookUpGradient }) => lookUpGradient(lookUp(array(x, [a, b * c * d]), rows), rows, a)));
      }),
      runs,
    );
  });

  it.each<RowMap>(["shifted-silu", "elu", "exp", "none"])("maps features by %s, and back", (map) => {
    fc.assert(
      fc.property(size, size, (rows, width) => {
        const [x, dy] = [draw(rows * width, 10, 4), draw(rows * width, 11)];
        expectClose(both(({ array, mapRows }) => mapRows(array(x, [rows, width]), map)));
        expectClose(
          both(({ array, mapRows, mapRowsGradient }) => {
            const given = array(x, [rows, width]);
            return mapRowsGradient(given, mapRows(given, map), array(dy, [rows, width]), map);
          }),
          1e-5,
        );
      }),
      runs,
    );
  });

  it("attends and has its gradients, whatever the plan", () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 1, max: 2 }),
          heads: fc.constantFrom(1, 2, 4),
          length: fc.integer({ min: 1, max: 13 }),
          width: fc.integer({ min: 1, max: 9 }),
          below: fc.constantFrom<(0 | 1)[]>(0, 1),
          above: fc.constantFrom<(0 | 1)[]>(0, 1),
          directions: fc.constantFrom<Directions>("both", "double", "split", "forward"),
          scaled: fc.boolean(),
          scans: fc.integer({ min: 0, max: 2 }),
        }),
        ({ count, heads, length, width, below, above, directions, scaled, scans }) => {
          const forward = Int32Array.from({ length }, (_, i) => i);
          const mixed = Int32Array.from(forward).sort((i, j) => Math.sin(9 * i) - Math.sin(9 * j));
          const orders = [forward, mixed];
          const plan: AttentionPlan = {
            count,
            heads,
            length,
            width,
            offsets: { below, above },
            directions,
            scaled,
            orders,
          };
          const shape = [count * heads, length, width];
          // Positive scores, because their sums over rows are divisors.
          const positive = (seed: number) => draw(count * heads * length * width, seed).map((value) => value + 1.5);
          const attended = <T>(arithmetic: SequenceArithmetic<T>) => {
            const [q, k, v, dy] = [positive(12), positive(13), draw(positive(1).length, 14), draw(positive(1).length, 15)].map((values) =>
              arithmetic.array(values, shape),
            );
            const logits = Array.from({ length: scans }, (_, s) =>
              arithmetic.array(draw(count * length * heads, 16 + s, 3), [count * length, heads]),
            );
            const met = arithmetic.attend(q, k, v, logits, plan);
            return { met, ...arithmetic.attendGradient({ q, k, v, logits }, met, dy, plan) };
          };
          expectClose(
            both((arithmetic) => attended(arithmetic).met.output),
            1e-5,
          );
          // Sums of terms near 1 that cancel: an absolute error, too.
          for (const name of ["q", "k", "v"] as const) {
            const [ours, exact] = both((arithmetic) => attended(arithmetic)[name]);
            expect(ours).toBeAllclose(exact, { ofLargest: 3e-5, atol: 1e-5 });
          }
          for (let s = 0; s < scans; s++)
            expect(both((arithmetic) => attended(arithmetic).logits[s])[0]).toBeAllclose(
              both((arithmetic) => attended(arithmetic).logits[s])[1],
              { ofLargest: 3e-5, atol: 1e-5 },
            );
        },
      ),
      { numRuns: 40, seed: 21 },
    );
  });

  it("keeps what a computation answers with and takes back the rest, shared blocks too", () => {
    const { array, tidy, add, reshape, part, values, dispose } = openSequences32();
    const kept = array(Float64Array.of(1, 2, 3, 4), [4]);
    const result = tidy(() => {
      const sum = add(kept, kept);
      add(sum, kept);
      return { sum: reshape(sum, [2, 2]), end: part(sum, 2, [2]) };
    });
    // New arrays must not overlap the result in memory.
    for (let i = 0; i < 4; i++) array(new Float64Array(4), [4]);
    expect([values(result.sum), values(result.end)]).toEqual([Float64Array.of(2, 4, 6, 8), Float64Array.of(6, 8)]);
    dispose(result.sum);
    array(new Float64Array(4), [4]);
    expect(values(result.end)).toEqual(Float64Array.of(6, 8));
  });

  it("refuses matrices that do not fit each other as float64 does", () => {
    const { array, multiply } = openSequences32();
    const [a, b] = [new Float64Array(6), new Float64Array(4)];
    expect(() => multiply(array(a, [2, 3]), array(b, [2, 2]), false, false)).toThrow("cannot be multiplied");
    expect(() => float64.multiply(float64.array(a, [2, 3]), float64.array(b, [2, 2]), false, false)).toThrow("cannot be multiplied");
  });
});
