import { describe, expect, it } from "vitest";
import { countAxis, positiveExtent, valueAxis } from "./log-axis";

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

  it("place counts from one to the last", () => {
    const axis = countAxis(20_000, false, 50, 450);
    expect([axis.at(1), axis.at(20_000)]).toEqual([50, 450]);
    expect(axis.ticks).toEqual([0, 1, 2, 3, 4]);
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
