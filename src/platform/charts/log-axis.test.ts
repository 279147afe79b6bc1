import { describe, expect, it } from "vitest";
import { positiveExtent, valueAxis } from "./log-axis";
import { roundedUp, runAxis } from "./run-axis";

describe("logarithmic axes", () => {
  it("cover whole ticks, so that small changes of the data do not move them", () => {
    const axis = (low: number) => valueAxis({ low, high: 50, hasFloor: false, from: 400, to: 0, tickSpacing: 60 });
    expect(axis(3e-29).ticks).toEqual(axis(4e-29).ticks);
    expect(axis(3e-29).ticks.length).toBeLessThanOrEqual(8);
  });

  it("give zero and negative values a floor of their own", () => {
    const axis = valueAxis({ low: 1e-3, high: 1, hasFloor: true, from: 200, to: 0, tickSpacing: 40 });
    expect([axis.at(0), axis.at(-1)]).toEqual([200, 200]);
    expect(axis.at(1e-3)).toBeLessThan(200);
    expect(axis.at(Number.NaN)).toBeNaN();
  });

  it("end a little beyond the values when they are tight", () => {
    const axis = valueAxis({ low: 5, high: 50, hasFloor: false, from: 400, to: 0, tickSpacing: 60, tight: true });
    expect(axis.at(5)).toBeLessThan(400);
    expect(axis.at(5)).toBeGreaterThan(200);
    expect(axis.ticks).toEqual([1, 2]);
  });
});

describe("the axis of a run", () => {
  const ends = { low: 1, hasZero: false, from: 50, to: 450 };

  it("places counts from one to the last", () => {
    const axis = runAxis({ ...ends, scale: "log", high: 20_000 });
    expect([axis.at(1), axis.at(20_000)]).toEqual([50, 450]);
    expect(axis.ticks).toEqual([1, 10, 100, 1000, 10_000]);
  });

  it("begins at zero when it is linear", () => {
    const axis = runAxis({ ...ends, scale: "linear", high: 20_000 });
    expect([axis.at(0), axis.at(20_000)]).toEqual([50, 450]);
    expect(axis.ticks).toEqual([0, 5000, 10_000, 15_000, 20_000]);
  });

  it("has ticks within a decade too", () => {
    expect(runAxis({ ...ends, scale: "log", low: 8, high: 64 }).ticks).toEqual([10, 20, 50]);
  });

  it("keeps its end while an estimate moves a little", () => {
    expect([roundedUp(1.3), roundedUp(1.9), roundedUp(0.002), roundedUp(51)]).toEqual([2, 2, 0.002, 100]);
  });
});

it("finds the extent of what has a logarithm", () => {
  expect(
    positiveExtent([
      [3, 0, Number.NaN],
      [1e-9, Number.POSITIVE_INFINITY],
    ]),
  ).toEqual({ low: 1e-9, high: 3, hasFloor: true });
});
