import { afterEach, describe, expect, it } from "vitest";
import {
  formatCompact,
  formatCount,
  formatDuration,
  formatFixed,
  formatPower,
  formatRounded,
  formatSetting,
  formatValue,
  writeDecimalsWith,
} from "./format";

afterEach(() => writeDecimalsWith("."));

describe("formatValue", () => {
  it.each([
    [6.3456, "6.35"],
    [6, "6.00"],
    [0.003124, "0.00312"],
    [0.0001, "0.000100"],
    [4e-29, "4.0e-29"],
    [9.99e-5, "1.0e-4"],
    [-0.25, "-0.250"],
    [999.7, "1\u202f000"],
    [12480, "12\u202f500"],
    [15_000_000, "1.5e7"],
    [0, "0"],
  ])("writes %d as %s", (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it("says so when there is no finite number", () => {
    expect(formatValue(Number.NaN)).toBe("unknown");
    expect(formatValue(Number.POSITIVE_INFINITY)).toBe("∞");
  });
});

it("counts with thin spaces between thousands", () => {
  expect([7, 1024, 12480, 1048576].map(formatCount)).toEqual(["7", "1\u202f024", "12\u202f480", "1\u202f048\u202f576"]);
});

it("keeps rates short", () => {
  expect([940.4, 3140, 31400, 1.24e6].map(formatCompact)).toEqual(["940", "3.1k", "31k", "1.2M"]);
});

it("writes durations in the unit they are felt in", () => {
  expect([0.41, 41.2, 1250, 125_000].map(formatDuration)).toEqual(["0.41 ms", "41 ms", "1.25 s", "2 min 5 s"]);
});

it("leaves settings as they were chosen", () => {
  expect([0.003, 10000, 1e-8].map(formatSetting)).toEqual(["0.003", "10\u202f000", "1e-8"]);
});

it("has as many figures or decimals as are asked for", () => {
  expect([formatRounded(0.5000001, 2), formatRounded(12_345, 2), formatFixed(0.5, 2), formatPower(0.00123, 0)]).toEqual([
    "0.5",
    "12\u202f000",
    "0.50",
    "1e-3",
  ]);
});

it("writes a comma before the decimals where the language has one, and nowhere else", () => {
  writeDecimalsWith(",");
  expect([formatValue(6.3456), formatValue(4e-29), formatValue(12_480)]).toEqual(["6,35", "4,0e-29", "12\u202f500"]);
  expect([formatSetting(0.003), formatSetting(10_000), formatSetting(1e-8)]).toEqual(["0,003", "10\u202f000", "1e-8"]);
  expect([formatCompact(3140), formatCompact(1.24e6), formatDuration(0.41), formatDuration(1250)]).toEqual([
    "3,1k",
    "1,2M",
    "0,41 ms",
    "1,25 s",
  ]);
  expect([formatRounded(0.25, 2), formatFixed(0.5, 2), formatPower(2.5e-7, 1)]).toEqual(["0,25", "0,50", "2,5e-7"]);
});
