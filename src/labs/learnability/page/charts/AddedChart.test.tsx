import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { AddedChart, type AddedWords } from "./AddedChart";
import { type AddedPoint, layOutAdded } from "./added-layout";

const words: AddedWords = {
  name: "Added samples",
  summary: "Two would be enough.",
  read: "Read the effect",
  free: "free directions",
  smallest: "smallest eigenvalue",
  across: "added samples",
  at: (count) => `${count} added`,
  freeValue: "free",
  smallestValue: "smallest",
  floor: "none",
  chosen: (count) => `k = ${count}`,
  closed: (count) => `closed at ${count}`,
};

const closing: readonly AddedPoint[] = [
  { count: 0, nullity: 2, lambdaMin: 1e-18 },
  { count: 1, nullity: 1, lambdaMin: -3e-19 },
  { count: 2, nullity: 0, lambdaMin: 1e-4 },
  { count: 4, nullity: 0, lambdaMin: 0.02 },
];

function draw(points: readonly AddedPoint[], chosen = 4): string {
  return renderToStaticMarkup(<AddedChart width={640} height={360} points={points} chosen={chosen} most={64} words={words} />);
}

describe("the chart of added samples", () => {
  it("draws the same markup for the same data", async () => {
    await expect(drawn(draw(closing))).toMatchFileSnapshot("__snapshots__/AddedChart.svg");
  });

  it("says where the last free direction is seen, and nothing where it is not", () => {
    expect(draw(closing)).toContain("closed at 2");
    expect(draw(closing.slice(0, 2))).not.toContain("closed at");
  });

  it("takes rounding for nothing while a direction is free", () => {
    const { lambdaDots, smallest, lambda } = layOutAdded(closing, 64, 640, 360);
    expect(lambdaDots.map(({ y }) => y === smallest.bottom)).toEqual([true, true, false, false]);
    expect(lambda.low).toBeGreaterThan(1e-6);
  });

  it("keeps both plots apart and in the order of the counts", () => {
    const { free, smallest, freeDots } = layOutAdded(closing, 64, 640, 360);
    expect(smallest.top).toBeGreaterThan(free.bottom);
    expect(freeDots.map(({ x }) => x)).toEqual(freeDots.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  it("draws a law that shows nothing, and no points at all", () => {
    expect(draw([{ count: 0, nullity: 12, lambdaMin: 0 }])).not.toContain("NaN");
    expect(draw([], 0)).not.toContain("NaN");
  });
});
