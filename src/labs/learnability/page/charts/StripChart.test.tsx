import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { averageLetter } from "../../../../platform/charts/wrap";
import { StripChart, type StripWords } from "./StripChart";
import { layOutStrip, type StripGroup } from "./strip-layout";

const words: StripWords = {
  name: "Found sample",
  summary: "They differ.",
  read: "Read a number",
  cell: (row, column) => `row ${row}, column ${column}`,
};

function groups(d: number, n: number): StripGroup[] {
  const values = (count: number) => Float64Array.from({ length: count }, (_, index) => index - count / 2);
  const column = (id: string) => ({ id, name: id, rows: d, columns: 1, values: values(d) });
  return [
    { id: "tokens", legend: "tokens", scale: 2, matrices: [{ id: "Z", name: "Z", rows: d, columns: n, values: values(d * n) }] },
    { id: "answers", legend: "answers", scale: 100, matrices: [column("closed form"), column("twin")] },
  ];
}

function draw(given: readonly StripGroup[], width = 520): string {
  return renderToStaticMarkup(<StripChart width={width} height={200} groups={given} theme="light" words={words} />);
}

describe("matrices of different shapes in a row", () => {
  it("draws the same markup for the same data", async () => {
    await expect(drawn(draw(groups(4, 8)))).toMatchFileSnapshot("__snapshots__/StripChart.svg");
  });

  it("reads a cell with its matrix", () => {
    expect(draw(groups(2, 2))).toContain('aria-valuetext="row 1, column 1: Z -2.00"');
  });

  it.each([
    [4, 8, 520],
    [16, 128, 520],
    [8, 5, 330],
    [16, 16, 330],
  ])("keeps d = %i and n = %i apart and within %i pixels", (d, n, width) => {
    const { strips, bottom } = layOutStrip(groups(d, n), width, 200);
    const maps = strips.flatMap((strip) => strip.maps);
    for (const map of maps) expect(map.x + map.width).toBeLessThanOrEqual(width);
    for (const [index, map] of maps.slice(1).entries()) expect(map.x).toBeGreaterThanOrEqual(maps[index].x + maps[index].width + 4);
    for (const { legendAt } of strips) {
      expect(legendAt.y).toBeGreaterThan(bottom);
      expect(legendAt.y + 24).toBeLessThanOrEqual(200);
    }
  });

  it("keeps names of single columns apart, however long they are in another language", () => {
    const [tokens, answers] = groups(4, 5);
    const named = { ...answers, matrices: answers.matrices.map((matrix) => ({ ...matrix, name: "geschlossene Lösung" })) };
    const [first, second] = layOutStrip([tokens, named], 350, 200).strips[1].maps;
    expect(second.x - first.x).toBeGreaterThanOrEqual("geschlossene Lösung".length * averageLetter);
    expect(second.x + second.width).toBeLessThanOrEqual(350);
  });

  it("puts legends below each other where they do not fit side by side", () => {
    const legends = (width: number) => layOutStrip(groups(4, 8), width, 200).strips.map(({ legendAt }) => legendAt.x);
    expect(legends(520)[1]).toBeGreaterThan(0);
    expect(legends(330)).toEqual([0, 0]);
  });
});
