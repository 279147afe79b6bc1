import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readClone, writeClone } from "./clone-json";

const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0));
const numbers = fc.float64Array().map((values) => Float64Array.from(values));

describe("the text of a value", () => {
  it("gives back every bit of numbers and of arrays of numbers, wherever they stand", () => {
    const data = fc.letrec((tie) => ({
      value: fc.oneof(number, fc.string(), fc.boolean(), fc.constant(null), numbers, tie("list"), tie("fields")),
      list: fc.array(tie("value"), { maxLength: 4 }),
      fields: fc.dictionary(fc.constantFrom("error", "steps", "curve", "$"), tie("value"), { noNullPrototype: true }),
    })).value;
    fc.assert(
      fc.property(data, (value) => {
        expect(readClone(writeClone(value))).toStrictEqual(value);
      }),
      { numRuns: 200 },
    );
  });
});
