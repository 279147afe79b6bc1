import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { experimentOf } from "../testing";
import { Study } from "./study";

function ask(task: object, set: "of-x" | "normalised") {
  const about = Study.of(experimentOf({ task, learners: [] }), null);
  const answer = finish(about.answer({ kind: "features", set, sample: 3 }));
  const point = finish(about.answer({ kind: "point", sample: 3, tokens: null, learners: [] }));
  if (answer.kind !== "features" || point.kind !== "point") throw new Error("another question was answered");
  return { answer, point };
}

describe("other features at a test sample (Lemma E.1)", () => {
  it("have another bound between that of the leverage and that of Lemma A.7", () => {
    const { answer, point } = ask({ kind: "random-attention", d: 3, n: 5, samples: 200, testSamples: 20 }, "of-x");
    // Factors from 1 to the root of 2 lower no eigenvalue, and the norm of X(Z) is at most that of Z cubed.
    expect(answer.normFactor).toBeLessThan(point.normFactor);
    expect(answer.normFactor).toBeGreaterThan(point.leverage);
  });

  it("have none where Lambda is singular", () => {
    const { answer } = ask({ kind: "associative-memory", d: 2, pairs: 2, samples: 300, testSamples: 20 }, "normalised");
    expect(answer).toEqual({ kind: "features", lambdaMin: 0, normFactor: Number.POSITIVE_INFINITY });
  });
});
