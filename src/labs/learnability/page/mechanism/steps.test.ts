import { describe, expect, it } from "vitest";
import { features } from "../../math/model/features";
import { momentsOf } from "../../math/model/forward";
import { coefficientsOfHeads } from "../../math/model/function-space";
import { firstSample, stepsOf } from "../lesson-api/one-sample";
import { openingHead, planeSteps, tokenAt, tokenCount, withToken } from "./steps";

describe("the steps of attention in the plane", () => {
  it("are those of the drawing for the head of the opening", () => {
    const { query, scores } = planeSteps(openingHead);
    expect(query[0]).toBeCloseTo(1.12, 12);
    expect(query[1]).toBeCloseTo(0.35, 12);
    expect(scores.map((score) => score.toFixed(2))).toEqual(["0.55", "-1.03", "1.94", "-1.92", "1.27"]);
    expect(scores.reduce((sum, score) => sum + score, 0).toFixed(2)).toBe("0.82");
  });

  it("end in the output of the layer, and drop perpendiculars on the query", () => {
    const { chain, answer, feet, tokens, query } = planeSteps(openingHead);
    const n = tokenCount(openingHead);
    const heads = { d: 2, outputs: 2, count: 1, V: Float64Array.from(openingHead.V), Q: Float64Array.from(openingHead.Q) };
    // The other form of the same function: coefficients times cubic features.
    const { gram, last } = momentsOf(Float64Array.from(openingHead.Z), 2, n);
    const [p, H] = [coefficientsOfHeads(heads), features(gram, last)];
    for (const axis of [0, 1]) {
      expect(chain[n][axis]).toBeCloseTo(answer[axis], 12);
      expect(answer[axis]).toBeCloseTo(
        H.reduce((sum, feature, k) => sum + p[axis * H.length + k] * feature, 0),
        12,
      );
    }
    for (const [j, [x, y]] of tokens.entries()) {
      const [footX, footY] = feet[j];
      expect((x - footX) * query[0] + (y - footY) * query[1]).toBeCloseTo(0, 12);
    }
  });

  it("are the numbers of the lesson for the lesson's tokens", () => {
    const steps = stepsOf(firstSample);
    const { query, scores, answer } = planeSteps(firstSample);
    expect(query).toEqual(steps.question);
    expect(scores).toEqual(steps.scores);
    expect(answer).toEqual(steps.answer);
  });

  it("change one score with one of the first tokens, and all with the last", () => {
    const before = planeSteps(openingHead).scores;
    const changed = (token: number) => {
      const [x, y] = tokenAt(openingHead, token);
      const after = planeSteps(withToken(openingHead, token, [x + 0.1, y - 0.2])).scores;
      return after.flatMap((score, j) => (score === before[j] ? [] : [j]));
    };
    for (const token of [0, 1, 2, 3]) expect(changed(token)).toEqual([token]);
    expect(changed(4)).toEqual([0, 1, 2, 3, 4]);
  });
});
