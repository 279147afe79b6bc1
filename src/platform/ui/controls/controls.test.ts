import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DecimalSign, formatSetting, writeDecimalsWith } from "../../charts/format";
import type { NumberField } from "../../fields/fields";
import { readEntry } from "./entry";
import { nearestStop, neighbouringStop, sliderStops } from "./slider-stops";

type Options = Pick<NumberField, "min" | "max" | "default"> & Partial<NumberField>;
const described = { label: "", help: "", scale: "linear" } as const;
const integer = (options: Options): NumberField => ({ ...described, kind: "integer", ...options });
const real = (options: Options): NumberField => ({ ...described, kind: "number", ...options });
const samples = integer({ min: 1, max: 65536, default: 1024, scale: "log" });
const noise = real({ min: 0, max: 100, default: 0, scale: "log", slider: [0.01, 10] });

describe("the stops of a slider", () => {
  it("are round whole numbers from one end of the range to the other", () => {
    const stops = sliderStops(samples);
    expect(stops.slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25]);
    expect(stops.at(-1)).toBe(65536);
    expect(stops.every(Number.isInteger)).toBe(true);
  });

  it("begin at zero where zero is allowed, and end where the slider ends", () => {
    const stops = sliderStops(noise);
    expect(stops.slice(0, 3)).toEqual([0, 0.01, 0.012]);
    expect(stops.at(-1)).toBe(10);
  });

  it("are every whole number of a short range", () => {
    expect(sliderStops(integer({ min: 2, max: 5, default: 2 }))).toEqual([2, 3, 4, 5]);
  });

  it("ascend, each one once", () => {
    for (const field of [samples, noise, real({ min: 0, max: 0.9999, default: 0.9 })]) {
      const stops = sliderStops(field);
      expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
    }
  });

  it("hold a place for values between and beyond them", () => {
    const stops = [0, 1, 10];
    expect([-1, 0.2, 0.8, 1, 4, 99].map((value) => nearestStop(stops, value))).toEqual([0, 0, 1, 1, 1, 2]);
    expect(neighbouringStop(stops, 4, 1)).toBe(10);
    expect(neighbouringStop(stops, 4, -1)).toBe(1);
    expect(neighbouringStop(stops, 10, 1)).toBe(10);
  });
});

it("is read as the number it shows, with a point and with a comma before the decimals", () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  );
  fc.assert(
    fc.property(numbers, fc.constantFrom<DecimalSign>(".", ","), (value, sign) => {
      writeDecimalsWith(sign);
      expect(readEntry(formatSetting(value))).toBe(value === 0 ? 0 : value);
    }),
  );
  writeDecimalsWith(".");
});

describe("a number somebody typed", () => {
  it.each([
    ["1024", 1024],
    ["1\u2009024", 1024],
    [" 3e-4 ", 3e-4],
    ["0,5", 0.5],
    ["−2", -2],
    ["5 %", 0.05],
    ["7%", 0.07],
    ["0,5 %", 0.005],
    ["1.1%", 0.011],
    ["1e-8 %", 1e-10],
    ["%", "%"],
    ["", ""],
    ["many", "many"],
  ])("%j is read as %j", (text, value) => {
    expect(readEntry(text)).toBe(value);
  });
});
