import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { averageLetter } from "../../../../platform/charts/wrap";
import { type HeadPair, HeadPairsChart, type HeadPairsWords } from "./HeadPairsChart";

const words: HeadPairsWords = {
  name: "Heads",
  summary: "Two heads.",
  read: "Read an entry",
  value: "V",
  keyQuery: "Q",
  cell: (head, row, column) => `${head}: row ${row}, column ${column}`,
};

function pair(id: string, d: number, outputs: number): HeadPair {
  const values = (count: number) => Float64Array.from({ length: count }, (_, index) => index + 1);
  return { id, name: id, note: "σ = 2", V: values(outputs * d), Q: values(d * d) };
}

function draw(pairs: readonly HeadPair[], outputs: number, width = 320): string {
  return renderToStaticMarkup(
    <HeadPairsChart width={width} height={240} pairs={pairs} d={2} outputs={outputs} scale={4} theme="light" words={words} />,
  );
}

describe("heads as pairs of matrices", () => {
  it("draws the same markup for the same data", async () => {
    await expect(drawn(draw([pair("head 1", 2, 2), pair("head 2", 2, 2)], 2))).toMatchFileSnapshot("__snapshots__/HeadPairsChart.svg");
  });

  it("draws a value matrix of one output as one row", () => {
    const heights = [...draw([pair("head 1", 2, 1)], 1).matchAll(/class="matrix-frame"[^>]*height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    );
    expect(2 * (heights[0] - 1)).toBeCloseTo(heights[1] - 1, 0);
  });

  it("reads the first entry of V", () => {
    expect(draw([pair("head 1", 2, 2)], 2)).toContain('aria-valuetext="head 1: row 1, column 1: V 1.00"');
  });

  it("keeps both numbers of its colours within a narrow chart", () => {
    const ends = [...draw([pair("head 1", 2, 2)], 2, 139).matchAll(/<text class="chart-tick" x="([\d.]+)" y="9">([^<]*)</g)];
    expect(ends.map(([, , words]) => words)).toEqual(["4.00"]);
    // The legend begins 12 pixels before the chart.
    expect(Number(ends[0][1]) - 12 + "4.00".length * averageLetter).toBeLessThanOrEqual(139);
  });

  it("draws before there are heads", () => {
    expect(draw([], 2)).not.toContain("NaN");
  });
});
