import { describe, expect, it } from "vitest";
import { accuracy, crossEntropy, likeliestTokens, probabilitiesOf } from "./symbols";

const groups = [
  { offset: 1, size: 2 },
  { offset: 3, size: 3 },
];
const d = 6;
/** The first coordinate is in no group. Two tokens: (second of two, none of three), (none, first). */
const labels = Float64Array.of(0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0);

describe("tokens made of symbols", () => {
  it("have probabilities that sum to one with that of no symbol in every group, whatever the scores", () => {
    const p = probabilitiesOf(Float64Array.of(9, 0, Math.log(2), 0, 0, 0, 0, 800, -800, -800, -800, -800), d, groups);
    expect(p[0]).toBe(0);
    expect(p[1]).toBeCloseTo(1 / 4, 14);
    expect(p[2]).toBeCloseTo(2 / 4, 14);
    expect(p[4]).toBeCloseTo(1 / 4, 14);
    expect([p[7], p[8], p[9]]).toEqual([1, 0, 0]);
  });

  it("cost minus the logarithm of what each group was given, in nats a token", () => {
    const p = probabilitiesOf(new Float64Array(2 * d), d, groups);
    expect(crossEntropy(p, labels, d, groups)).toBeCloseTo(Math.log(3) + Math.log(4), 14);
    // Certain and wrong is bounded.
    const wrong = probabilitiesOf(
      Float64Array.from(labels, (one) => (one === 1 ? -900 : 900)),
      d,
      groups,
    );
    expect(crossEntropy(wrong, labels, d, groups)).toBeLessThan(140);
  });

  it("are read as the most likely symbols, and are right when all their groups are", () => {
    const scores = Float64Array.from(labels, (one) => 4 * one - 2);
    const p = probabilitiesOf(scores, d, groups);
    expect([...likeliestTokens(p, d, groups)]).toEqual([...labels]);
    expect(accuracy(p, labels, d, groups)).toBe(1);
    scores[9] = -2;
    expect(accuracy(probabilitiesOf(scores, d, groups), labels, d, groups)).toBe(0.5);
  });
});
