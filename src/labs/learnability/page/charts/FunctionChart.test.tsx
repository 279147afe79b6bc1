import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { cellArea, columnAt } from "../../../../platform/charts/matrix-places";
import { FunctionChart, type FunctionRow, type FunctionWords } from "./FunctionChart";
import { layOutFunctions, pairsOf } from "./function-layout";

const words: FunctionWords = {
  name: "Coefficients",
  summary: "Equal.",
  read: "Read a coefficient",
  cell: (output, [j, k], coordinate) => `output ${output}, G${j}${k} z${coordinate}`,
  pair: ([j, k]) => `${j},${k}`,
  pairs: "pairs",
  squares: "squares",
  columns: "features",
  legend: "",
};

function row(id: string, p: readonly number[]): FunctionRow {
  return { id, name: id, textColor: "black", color: "black", marker: null, note: "the target", p: Float64Array.from(p) };
}

function draw(functions: readonly FunctionRow[], outputs = 1): string {
  return renderToStaticMarkup(
    <FunctionChart width={400} height={240} functions={functions} d={2} outputs={outputs} scale={1} theme="dark" words={words} />,
  );
}

describe("the function chart", () => {
  it("draws the same markup for the same data", async () => {
    await expect(drawn(draw([row("Teacher", [1, 0, 0, 0, 0, 0]), row("4 heads", [0.9, 0, 0, 0, 0, 0])]))).toMatchFileSnapshot(
      "__snapshots__/FunctionChart.svg",
    );
  });

  it("reads every function at the same feature, for a scalar output too", () => {
    expect(draw([row("Teacher", [1, 0, 0, 0, 0, 0])])).toContain('aria-valuetext="output 1, G12 z1: Teacher 1.00"');
  });

  it("draws without any function", () => {
    expect(draw([])).not.toContain("NaN");
  });
});

describe("features along a function", () => {
  it("come as pairs row by row, then squares", () => {
    expect(pairsOf(3)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it.each([2, 3, 4, 8, 16])("are found again where they are drawn, d = %i", (d) => {
    const { maps } = layOutFunctions(2, d, d, 1400, 600);
    for (const column of [0, d - 1, d, maps[0].columns - 1]) {
      const { left } = cellArea(maps[0], 0, column);
      const found = columnAt(maps[0], left - maps[0].x);
      expect(Math.abs(found - column)).toBeLessThanOrEqual(maps[0].columns > maps[0].width ? 2 : 0);
    }
  });

  it("name every pair where there is room, and only the two kinds where there is none", () => {
    expect(layOutFunctions(1, 4, 4, 400, 200).labels).toHaveLength(10);
    expect(layOutFunctions(1, 16, 16, 400, 200).labels.map(({ text }) => text)).toEqual(["pairs", "squares"]);
  });
});
