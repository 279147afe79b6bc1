import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { AnswerRow } from "./answer-rows";
import { RetrievalChart, type RetrievalWords, type ScoreGroup, type TermRow } from "./RetrievalChart";
import { goodWidth, layOutRetrieval, leastWidth } from "./retrieval-layout";
import { tintOf } from "./tint";

const words: RetrievalWords = {
  name: "Retrieval",
  summary: "The query is key 1.",
  read: "Read the scores",
  scoreTitle: "score",
  termTitle: "score × value",
  amount: (value) => value.toFixed(2),
  signed: (value) => String(value),
};

const teacher: ScoreGroup = { id: "teacher", name: "Teacher", color: "black", marker: null, scores: Float64Array.of(1, -0.5) };
const learner: ScoreGroup = { id: "learner-0", name: "4 heads", color: "red", marker: 1, scores: Float64Array.of(0.9, 0.1) };
const rows: readonly TermRow[] = [
  { name: "key 1", lines: ["key 1"], term: [2, -3], state: "added" },
  { name: "the query’s own column", lines: ["the query’s", "own column"], term: [0.5, 0], state: "waiting" },
];
const sum: AnswerRow = {
  id: "total",
  name: "Sum",
  note: "",
  color: "black",
  textColor: "black",
  marker: null,
  answer: [2.5, -3],
  error: null,
};
const dual: AnswerRow = { ...sum, id: "learner-0", name: "4 heads", note: "too large to be asked", marker: 1, answer: null };

const draw = (groups: readonly ScoreGroup[], terms = rows) =>
  renderToStaticMarkup(
    <RetrievalChart width={480} rows={terms} groups={groups} answers={[sum, dual]} scale={3} theme="light" words={words} />,
  );

describe("the retrieval chart", () => {
  it("draws the same markup for the same data, every score and every term in it", () => {
    const markup = draw([teacher, learner]);
    expect(markup).toBe(draw([teacher, learner]));
    for (const number of ["1.00", "-0.50", "2.00", "-3.00", "0.50", "2.50"]) expect(markup).toContain(`>${number}</text>`);
    expect(markup.match(/class="memory-bar"/g)).toHaveLength(4);
    expect(markup).toContain("too large to be asked");
    expect(markup).not.toContain("NaN");
  });

  it("draws scores that are all zero, and strikes out a column that labels leave out", () => {
    const silent = { ...teacher, scores: Float64Array.of(0, 0) };
    expect(draw([silent])).not.toContain("NaN");
    expect(draw([teacher], [rows[0], { ...rows[1], state: "left-out" }])).toContain("memory-left-out");
  });

  it("fits four coordinates on a telephone, and says when a chart needs to scroll", () => {
    const options = { rows: 5, answers: [sum], scores: [1] };
    const phone = layOutRetrieval({ ...options, width: 336, d: 4 });
    expect([phone.width, phone.cells.right <= 336]).toEqual([336, true]);
    expect(leastWidth(336, 8)).toBeGreaterThan(336);
    expect(layOutRetrieval({ ...options, width: 336, d: 8 }).cells.right).toBeLessThanOrEqual(leastWidth(336, 8));
    for (const d of [2, 4, 8]) expect(leastWidth(goodWidth(d), d)).toBeLessThanOrEqual(goodWidth(d));
  });

  it("draws bars to both sides of zero only where there are scores on both", () => {
    const at = (scores: readonly number[]) => layOutRetrieval({ width: 480, d: 4, rows: 2, answers: [sum], scores });
    expect(at([1, 0.5]).bars.zero).toBe(at([1, 0.5]).bars.left);
    // Rounding noise is no score.
    expect(at([1, -1e-16]).bars.zero).toBe(at([1]).bars.left);
    const both = at([1, -1]);
    expect(both.bars.zero).toBe((both.bars.left + both.bars.right) / 2);
  });
});

it("tints by sign and size, and never beyond what words in ink can be read on", () => {
  expect(tintOf(0, 2, "dark").opacity).toBe(0);
  expect(tintOf(0.5, 2, "light").opacity).toBeCloseTo(tintOf(2, 2, "light").opacity / 2, 3);
  expect(tintOf(9, 2, "light").opacity).toBe(tintOf(2, 2, "light").opacity);
  expect(tintOf(-1, 2, "light").color).not.toBe(tintOf(1, 2, "light").color);
});
