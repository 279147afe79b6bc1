import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { HeadsChart, type HeadsWords } from "./HeadsChart";
import { type HeadsSeries, layOutHeads, usedHeads } from "./heads-layout";

const words: HeadsWords = {
  name: "Singular values",
  summary: "Two heads are used.",
  read: "Read a singular value",
  upward: "relative to the largest",
  across: "head",
  threshold: "below 1 %: unused",
  teacher: "teacher: 2",
  value: (place) => `head ${place}`,
  floor: "less",
};

function series(id: string, values: readonly number[], changes: Partial<HeadsSeries> = {}): HeadsSeries {
  return { id, name: id, color: "teal", textColor: "teal", marker: 3, stems: false, values, note: "uses 2 of 3", ...changes };
}

function draw(learners: readonly HeadsSeries[], teacher: number | null = 2): string {
  return renderToStaticMarkup(<HeadsChart width={400} height={260} series={learners} threshold={0.01} teacher={teacher} words={words} />);
}

describe("the heads chart", () => {
  it("draws the same markup for the same data", async () => {
    await expect(
      drawn(draw([series("closed form", [4, 2, 1e-9], { stems: true }), series("4 heads", [3, 1, 0.5, 0.2])])),
    ).toMatchFileSnapshot("__snapshots__/HeadsChart.svg");
  });

  it("shows what is far below the threshold on the floor, zeros too", () => {
    const { placed, area } = layOutHeads([series("one", [1, 1e-9, 0])], 0.01, 400, 260);
    expect(placed[0].dots.map(({ y }) => y === area.bottom)).toEqual([false, true, true]);
  });

  it("draws a learner whose heads are all zero, and no learner at all", () => {
    expect(draw([series("none", [0, 0])])).not.toContain("NaN");
    expect(draw([], null)).not.toContain("NaN");
  });

  it("writes a name on two lines where a telephone has no room for one", () => {
    const { placed, twoLines } = layOutHeads([series("Geschlossene Lösung", [1]), series("4 Köpfe", [1])], 0.01, 266, 340);
    expect(twoLines).toBe(true);
    expect(placed.map(({ lines }) => lines)).toEqual([["Geschlossene", "Lösung"], ["4 Köpfe"]]);
  });

  it("leaves room for the names of eight learners and 256 heads", () => {
    const many = Array.from({ length: 8 }, (_, index) => series(`16 heads, rate ${index}`, Array(256).fill(1)));
    const { area, placed } = layOutHeads(many, 0.01, 400, 260);
    expect(area.right).toBeGreaterThan(area.left + 100);
    expect(placed.at(-1)?.labelAt).toBeLessThan(260);
  });
});

it("counts heads above a share of the strongest", () => {
  expect([usedHeads([10, 1, 0.05], 0.01), usedHeads([0, 0], 0.01), usedHeads([], 0.01)]).toEqual([2, 0, 0]);
});
