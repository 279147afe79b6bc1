import { describe, expect, it } from "vitest";
import { parseLion } from "../../document/document";
import { headsOf } from "../../engine/heads";
import { parseLionData } from "../../math/own-data";
import { rowSentence } from "./sentences";

/** The caption of the matrix panel for the first of two tokens, with a given query. */
function sentenceOf(query: number, scaled: boolean): string {
  const parsed = parseLion({
    format: "learnability-experiment",
    version: 1,
    lab: "lion",
    problem: { kind: "custom" },
    variant: "LIT",
    scaled,
  });
  const data = parseLionData({ format: "lion-data", version: 1, q: [[query], [1]], k: [[1e200], [1e200]], v: [[1], [2]] });
  if (!parsed.ok || !data.ok) throw new Error("it is right");
  return rowSentence(headsOf(parsed.document, data.data)[0], parsed.document, 0, "both");
}

describe("the caption of a row", () => {
  it("names an overflow of its scores, scaled and not, and a sum of 0", () => {
    for (const scaled of [true, false]) {
      expect(sentenceOf(1e200, scaled)).toBe("The scores of token 1 add up to more than the largest number of float64, 1.8e308.");
      expect(sentenceOf(1e200, scaled)).not.toContain("adds up to 0");
    }
    expect(sentenceOf(0, true)).toMatch(/^Token 1 .*: its scores add up to 0\.$/);
    expect(sentenceOf(1, true)).not.toContain("1.8e308");
  });
});
