import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { type DecimalSign, writeDecimalsWith } from "../../../platform/charts/format";
import { real } from "../../../platform/fields/fields";
import { readEntry } from "../../../platform/ui/controls/entry";
import { between, entriesOf, listed, rangeOf } from "./value-lists";

afterEach(() => writeDecimalsWith("."));

const read = (list: string) => entriesOf(list).map(readEntry);

describe("values of a setting in a line", () => {
  it("are read as they were listed, whatever the decimal sign of the language", () => {
    const values = fc.array(fc.oneof(fc.integer({ min: -9999, max: 9999 }), fc.double({ min: 1e-9, max: 1e6, noNaN: true })));
    fc.assert(
      fc.property(values, fc.constantFrom<DecimalSign>(".", ","), (numbers, sign) => {
        writeDecimalsWith(sign);
        expect(read(listed(numbers))).toEqual(numbers);
      }),
    );
  });

  it("stand between commas or semicolons", () => {
    expect(read("1, 2,4; 8")).toEqual([1, 2, 4, 8]);
    expect(read("1,2,4")).toEqual([1, 2, 4]);
    expect(read("0.1, 0.2")).toEqual([0.1, 0.2]);
  });

  it("are one number with decimals where those have a comma", () => {
    expect(read("0,5")).toEqual([0, 5]);
    writeDecimalsWith(",");
    expect(read("0,5")).toEqual([0.5]);
    expect(read("1, 2")).toEqual([1, 2]);
    expect(read("1,2,4")).toEqual([1, 2, 4]);
  });
});

describe("the range of a list", () => {
  const rate = real({ label: "", help: "", min: 1e-8, max: 10, default: 0.01, scale: "log" });

  it("says from where to where the list goes, by which steps, and makes it again", () => {
    expect(rangeOf("0.001, 0.01, 0.1", rate)).toEqual({ from: 0.001, to: 0.1, count: 3, spacing: "log" });
    expect(rangeOf("1, 2, 3", rate)).toEqual({ from: 1, to: 3, count: 3, spacing: "linear" });
    for (const list of ["0.001, 0.01, 0.1", "1, 2, 3", "0.5"]) {
      const { from, to, count, spacing } = rangeOf(list, rate);
      expect(listed(between(rate, from, to, count, spacing))).toBe(list);
    }
  });

  it("is that of the field where the list holds no numbers", () => {
    for (const list of ["", "0.1, many"]) expect(rangeOf(list, rate)).toEqual({ from: 1e-8, to: 10, count: 5, spacing: "log" });
  });
});
