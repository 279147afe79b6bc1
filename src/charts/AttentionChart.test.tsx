import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AttentionChart, type AttentionGroup, type AttentionWords } from "./AttentionChart";
import { drawn } from "./drawn";
import { layOutMatrices } from "./matrix-layout";

const words: AttentionWords = {
  name: "Attention",
  summary: "Equal.",
  read: "Read an attention weight",
  head: (place) => `head ${place}`,
  cell: (head, asking, answering) => `head ${head}: ${asking} looks at ${answering}`,
  legend: "row: token looked at",
};

function group(id: string, matrices: readonly number[], notes: readonly string[] = []): AttentionGroup {
  return {
    id,
    name: id,
    textColor: "black",
    color: "black",
    marker: id === "Teacher" ? null : 1,
    notes,
    matrices: Float64Array.from(matrices),
  };
}

function draw(groups: readonly AttentionGroup[], width = 600): string {
  return renderToStaticMarkup(
    <AttentionChart width={width} height={260} groups={groups} heads={1} n={2} scale={2} theme="light" words={words} />,
  );
}

describe("the attention chart", () => {
  const teacher = group("Teacher", [1, -2, 0, 0.5], ["1 head"]);
  const learner = group("4 heads", [1, -2, 0, 0.25], ["2.4 % off", "5 % unexplained"]);

  it("draws the same markup for the same data", async () => {
    await expect(drawn(draw([teacher, learner]))).toMatchFileSnapshot("__snapshots__/AttentionChart.svg");
  });

  it("reads teacher and learner at the same cell", () => {
    expect(draw([teacher, learner])).toContain('aria-valuetext="head 1: 1 looks at 1: Teacher 1.00, 4 heads 1.00"');
  });

  it("leaves out notes that have no room", () => {
    expect(draw([teacher, learner])).toContain("unexplained");
    expect(draw([teacher, learner], 300)).not.toContain("unexplained");
  });

  it("draws before there is anything to compare", () => {
    expect(draw([])).not.toContain("NaN");
  });
});

describe("matrices side by side", () => {
  it.each([
    [1, 1, 8],
    [3, 2, 8],
    [4, 16, 128],
    [2, 64, 16],
  ])("keeps %i groups of %i matrices apart and within the room", (groups, each, cells) => {
    const [width, height] = [600, 300];
    const { places, size } = layOutMatrices({ groups, each, cells, title: 0 }, width, height);
    expect(places).toHaveLength(groups * each);
    for (const { x, y } of places) {
      expect(x + size).toBeLessThanOrEqual(width + 0.01);
      expect(y + size).toBeLessThanOrEqual(height + 0.01);
    }
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1)) expect(Math.abs(a.x - b.x) >= size || Math.abs(a.y - b.y) >= size).toBe(true);
  });

  it.each([266, 334, 600])("lets no title run into the next at %i pixels", (width) => {
    const title = 120;
    const { titles, places, size } = layOutMatrices({ groups: 5, each: 2, cells: 8, title }, width, 300);
    for (const [index, a] of titles.entries())
      for (const b of titles.slice(index + 1)) if (a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(title);
    for (const { x } of titles) expect(x + title).toBeLessThanOrEqual(width);
    for (const { x } of places) expect(x + size).toBeLessThanOrEqual(width + 0.01);
  });

  it("makes cells of whole pixels where they can be seen", () => {
    expect(layOutMatrices({ groups: 2, each: 1, cells: 8, title: 0 }, 600, 300).size % 8).toBe(0);
  });
});
