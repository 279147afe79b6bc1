import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { WeightsChart } from "./WeightsChart";

const words = { name: "", summary: "", forward: "", backward: "", diagonal: "", row: "", scale: "" };

/** The bars of the first row, from the titles of their values on. */
function barsOf(row: readonly number[]): readonly string[] {
  const length = row.length;
  const values = new Float64Array(length * length);
  values.set(row);
  const tokens = row.map((_, at) => String(at + 1));
  const chart = <WeightsChart width={700} height={400} {...{ length, values, tokens, words }} token={0} onToken={() => {}} />;
  return renderToStaticMarkup(chart).match(/<rect[^>]*><title>[^<]*/g) ?? [];
}

const heightOf = (bar: string) => Number(/height="([^"]*)"/.exec(bar)?.[1]);

describe("the bars of a row of weights", () => {
  it("have a place and a height for every value, also beside those that are no finite numbers", () => {
    for (const row of [
      [1, Number.POSITIVE_INFINITY, -2],
      [Number.NaN, Number.NaN, Number.NaN],
      [Number.NEGATIVE_INFINITY, 1.7e308, -1.7e308],
    ]) {
      const bars = barsOf(row);
      expect(bars).toHaveLength(3);
      for (const bar of bars) expect(bar).not.toMatch(/="(NaN|-?Infinity)"/);
    }
    expect(barsOf([1, Number.POSITIVE_INFINITY, -2]).map(heightOf)).toEqual(barsOf([1, 0, -2]).map(heightOf));
  });
});
