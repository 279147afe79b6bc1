import { describe, expect, it } from "vitest";
import { parseLion } from "../../document/document";
import { lionResult } from "../../engine/result";
import { parseLionData } from "../../math/own-data";
import { answers, countsOf, crossing, decaysWith, length, maskOf, open, rightAnswer, stop } from "./sentence";

const words = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10];

describe("the opening of LION", () => {
  it("lets every token attend to all eleven while the full stop is open, and 31 % of the weight across it", () => {
    for (const hundredths of [open, 45, 1]) {
      const { rows, columns } = countsOf(maskOf(hundredths, "eq9"));
      expect([...rows, ...columns].every((count) => count === length)).toBe(true);
    }
    expect(crossing(open, "eq9").toFixed(2)).toBe("0.31");
  });

  it("closes at 0 alone: words attend to five tokens, the full stop to all, and only itself attends to it", () => {
    const { rows, columns } = countsOf(maskOf(0, "eq9"));
    expect(words.map((token) => rows[token])).toEqual(words.map(() => 5));
    expect(words.map((token) => columns[token])).toEqual(words.map(() => 6));
    expect([rows[stop], columns[stop]]).toEqual([11, 1]);
    expect(crossing(0, "eq9")).toBe(0);
    expect(rightAnswer("eq9")).toBe(answers.stop);
  });

  it("swaps rows and columns in the convention of Theorem 3.1", () => {
    const { rows, columns } = countsOf(maskOf(0, "thm"));
    expect([rows[stop], columns[stop]]).toEqual([1, 11]);
    expect(words.map((token) => rows[token])).toEqual(words.map(() => 6));
    expect(rightAnswer("thm")).toBe(answers.none);
  });

  it("weighs tokens as the headless runner does, where scores are all 1", () => {
    for (const hundredths of [open, 30, 0])
      for (const convention of ["eq9", "thm"] as const) {
        const one = Array.from({ length }, () => [1]);
        const unit = Array.from({ length }, (_, i) => Array.from({ length }, (_, j) => (i === j ? 1 : 0)));
        const data = parseLionData({ format: "lion-data", version: 1, q: one, k: one, v: unit, decay: decaysWith(hundredths) });
        const parsed = parseLion({
          format: "learnability-experiment",
          version: 1,
          lab: "lion",
          problem: { kind: "custom" },
          variant: "S",
          convention,
          scaled: true,
          featureMap: "none",
          forms: ["full"],
        });
        if (!data.ok || !parsed.ok) throw new Error("the data or the document cannot be read");
        const { forms } = lionResult(parsed.document, data.data);
        const M = maskOf(hundredths, convention);
        for (const [i, row] of [...(forms.full as Iterable<Iterable<number>>)].entries()) {
          const weights = M.subarray(i * length, (i + 1) * length);
          const sum = weights.reduce((all, weight) => all + weight, 0);
          for (const [j, weight] of [...row].entries()) expect(weight).toBeCloseTo(weights[j] / sum, 12);
        }
      }
  });
});
