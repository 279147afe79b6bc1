import fc from "fast-check";
import { expect, it } from "vitest";
import { toDense } from "./matrix";
import { completed, partition } from "./partition";
import { dense, finiteNumbers, matrices } from "./testing";

it("a matrix that is taken apart and put together again is the same", () => {
  const chosen = (count: number) => fc.shuffledSubarray(Array.from({ length: count }, (_, i) => i)).map((some) => Int32Array.from(some));
  const choices = matrices(finiteNumbers).chain(({ matrix }) =>
    fc.record({ matrix: fc.constant(matrix), rows: chosen(matrix.rows), columns: chosen(matrix.columns) }),
  );
  fc.assert(
    fc.property(choices, ({ matrix, rows, columns }) => {
      const split = partition(matrix, rows, columns, 1e6);
      const whole = toDense(matrix, 1e6);
      if (!split.ok || !whole.ok) throw new Error("refused");
      // A stored -0 is no entry.
      const values = whole.matrix.values.map((value) => value + 0);
      expect(completed(split.partition, split.partition.D)).toEqual({ ...whole.matrix, values });
    }),
    { numRuns: 200, seed: 7 },
  );
});

it("the four blocks have the order of the chosen rows and columns, and all others in their own", () => {
  const matrix = dense([1, 2, 3], [4, 5, 6], [7, 8, 9]);
  const split = partition(matrix, Int32Array.of(2, 0), Int32Array.of(1), 72);
  expect(split).toEqual({
    ok: true,
    partition: {
      rows: Int32Array.of(2, 0),
      columns: Int32Array.of(1),
      A: Float64Array.of(8, 2),
      B: Float64Array.of(5),
      C: Float64Array.of(7, 9, 1, 3),
      D: Float64Array.of(4, 6),
      otherRows: Int32Array.of(1),
      otherColumns: Int32Array.of(0, 2),
    },
  });
  if (!split.ok) return;
  expect(completed(split.partition, Float64Array.of(-4, -6))).toEqual(dense([1, 2, 3], [-4, 5, -6], [7, 8, 9]));
  expect(partition(matrix, Int32Array.of(0), Int32Array.of(0), 71)).toMatchObject({ ok: false, problem: { code: "dense-too-large" } });
});
