import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attend } from "../../../math/model/forward";
import { coefficientsOfHeads } from "../../../math/model/function-space";
import { memoryTeacher } from "../../../math/tasks/associative-memory/memory";
import { type MemoryTable, tokensOfTable } from "../../../math/tasks/associative-memory/table";
import { answerWith, distance, partialSum, retrieve, scoresWith } from "./retrieval";
import { tableOfTokens } from "./shown-memory";

const number = fc.double({ min: -3, max: 3, noNaN: true });
const vectors = (count: number, d: number) =>
  fc.array(fc.array(number, { minLength: d, maxLength: d }), { minLength: count, maxLength: count });

const tables = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 5 })).chain(([d, pairs]) =>
  fc.record({
    d: fc.constant(d),
    table: fc
      .record({ keys: vectors(pairs, d), values: vectors(pairs, d), last: vectors(2, d) })
      .map(({ keys, values, last: [query, noise] }): MemoryTable => ({ keys, values, query, noise })),
  }),
);

const inner = (a: readonly number[], b: readonly number[]) => a.reduce((sum, entry, k) => sum + entry * b[k], 0);

/** Eq. (14), with what the query's own column adds: sum_j <q, k_j> v_j + ||q||^2 zeta. */
function directly({ keys, values, query, noise }: MemoryTable): number[] {
  return noise.map((own, a) => keys.reduce((sum, key, j) => sum + inner(query, key) * values[j][a], 0) + inner(query, query) * own);
}

/** Sums of a few products of numbers up to 3 differ by rounding alone: 100 of them, each off by eps times 3^3. */
const rounding = 100 * 27 * Number.EPSILON;

function expectClose(actual: ArrayLike<number>, expected: ArrayLike<number>): void {
  expect(actual.length).toBe(expected.length);
  Array.from(actual).forEach((value, i) => {
    expect(Math.abs(value - expected[i])).toBeLessThanOrEqual(rounding);
  });
}

describe("reading a memory", () => {
  it("scores every key with its inner product, and the query's own column with the squared length of the query", () => {
    fc.assert(
      fc.property(tables, ({ table, d }) => {
        const { scores } = retrieve(table, d, "attention");
        expectClose(scores, [...table.keys.map((key) => inner(key, table.query)), inner(table.query, table.query)]);
      }),
    );
  });

  it("answers as attention does and as the formula says, and its terms add up to the answer", () => {
    fc.assert(
      fc.property(tables, ({ table, d }) => {
        const retrieval = retrieve(table, d, "attention");
        const { n, Z } = tokensOfTable(table, d);
        expectClose(retrieval.answer, attend(memoryTeacher(d), Z, n).output);
        expectClose(retrieval.answer, [...table.query.map(() => 0), ...directly(table)]);
        expectClose(partialSum(retrieval, n), retrieval.answer);
        expect(retrieval.truth).toBe(retrieval.answer);
      }),
    );
  });

  it("leaves the query's own column out of the labels of equation 14, and nothing else", () => {
    fc.assert(
      fc.property(tables, ({ table, d }) => {
        const { truth } = retrieve(table, d, "equation-14");
        expectClose(truth, retrieve({ ...table, noise: table.noise.map(() => 0) }, d, "attention").answer);
      }),
    );
  });

  it("answers from coefficients as the heads they come from do", () => {
    fc.assert(
      fc.property(tables, ({ table, d }) => {
        const { tokens, answer, scores } = retrieve(table, d, "attention");
        const teacher = memoryTeacher(d);
        expectClose(answerWith(coefficientsOfHeads(teacher), tokens), answer);
        expectClose(scoresWith(teacher.Q, tokens), scores);
      }),
    );
  });

  it("returns the stored value, exactly, from orthonormal keys without noise", () => {
    const table = { keys: [[0, 1, 0], [1, 0, 0]], values: [[1, 2, 3], [4, 5, 6]], query: [1, 0, 0], noise: [0, 0, 0] }; // biome-ignore format: rows of a table
    const retrieval = retrieve(table, 3, "attention");
    expect(retrieval.match).toBe(1);
    expect(Array.from(retrieval.answer)).toEqual([0, 0, 0, 4, 5, 6]);
    expect(Array.from(partialSum(retrieval, 1))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("knows the key that the query is, and that a zero query is none", () => {
    const table = { keys: [[1, 2], [0.1, 0.3]], values: [[0, 0], [0, 0]], query: [0.1, 0.1 + 0.2], noise: [0, 0] }; // biome-ignore format: rows of a table
    expect(retrieve(table, 2, "attention").match).toBe(1);
    expect(retrieve({ ...table, query: [0.1, 0.31] }, 2, "attention").match).toBeNull();
    expect(retrieve({ ...table, keys: [[0, 0]], values: [[1, 1]], query: [0, 0] }, 2, "attention").match).toBeNull();
  });

  it("takes a sample apart into the table that gives its tokens", () => {
    fc.assert(
      fc.property(tables, ({ table, d }) => {
        const { n, Z } = tokensOfTable(table, d);
        expect(tableOfTokens(Z, d, n)).toEqual(table);
      }),
    );
  });
});

it("measures how far apart two answers are", () => {
  expect(distance(Float64Array.of(1, 2), Float64Array.of(4, 6))).toBe(5);
});
