import { expect, it } from "vitest";
import { csvOf, shownCell } from "./table";

it("writes numbers in full and quotes what needs it", () => {
  const table = {
    columns: ["at", "learner"],
    rows: [
      [0.1 + 0.2, '16 heads, "fast"'],
      [Number.NaN, "1 head"],
    ],
  };
  expect(csvOf(table)).toBe('at,learner\r\n0.30000000000000004,"16 heads, ""fast"""\r\n,1 head\r\n');
});

it("shows counts in full and measurements to three figures", () => {
  expect([shownCell(12480), shownCell(4.56789e-29), shownCell("yes")]).toEqual(["12\u202f480", "4.6e-29", "yes"]);
});
