import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { AttentionChart, type AttentionGroup, type AttentionWords } from "./AttentionChart";

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
