import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bounded } from "./bounded";
import { readRow, writeRow } from "./row-text";

const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0));
const numbers = fc.float64Array().map((values) => Float64Array.from(values));

describe("the text of a row", () => {
  it("gives back every bit of numbers and of arrays of numbers, wherever they stand", () => {
    const data = fc.letrec((tie) => ({
      value: fc.oneof(number, fc.string(), fc.boolean(), fc.constant(null), numbers, tie("list"), tie("fields")),
      list: fc.array(tie("value"), { maxLength: 4 }),
      fields: fc.dictionary(fc.constantFrom("error", "steps", "curve"), tie("value"), { noNullPrototype: true }),
    })).value;
    fc.assert(
      fc.property(data, (value) => {
        expect(readRow(writeRow(value))).toStrictEqual(value);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what is kept of a result", () => {
  it("is its figures and curves, and it says what is left out", () => {
    const result = {
      learners: [{ testMse: 1, p: [Float64Array.of(1, 2)], losses: { step: [0, 1], test: Float64Array.of(3, 4) } }],
      eigenvalues: new Float64Array(3000),
    };
    expect(bounded(result)).toEqual({
      kept: { learners: [{ testMse: 1, losses: { step: [0, 1], test: Float64Array.of(3, 4) } }] },
      leftOut: ["learners[0].p", "eigenvalues"],
    });
  });
});
