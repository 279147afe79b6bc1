import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { defaultPreset } from "../../document/presets";
import { GradientJob } from "../gradient-job";
import { experimentOf } from "../testing";
import type { FewHeadsAnswer } from "./questions";
import { Study } from "./study";

function ask(experiment: Experiment, heads: readonly number[]): { answer: FewHeadsAnswer; partial: FewHeadsAnswer[] } {
  const partial: FewHeadsAnswer[] = [];
  const answer = finish(
    Study.of(experiment, null).answer({ kind: "few-heads", heads }, (known) => void (known.kind === "few-heads" && partial.push(known))),
  );
  if (answer.kind !== "few-heads") throw new Error("another question was answered");
  return { answer, partial };
}

const random = (task: object) =>
  experimentOf({ task: { kind: "random-attention", d: 3, samples: 300, testSamples: 50, ...task }, learners: [] });
const counts = ({ fits }: FewHeadsAnswer) => fits.map(({ heads }) => heads);

describe("the best fits of few heads", () => {
  it("explain where the one head of the first preset ends: it cannot represent a target of two heads", () => {
    const { document: experiment } = defaultPreset;
    const { fits } = ask(experiment, [1]).answer;
    const job = new GradientJob(experiment, null, 1);
    job.advance(Number.POSITIVE_INFINITY);
    const [{ curve }] = job.states();
    const [{ errors }] = fits;
    const [train, test] = [curve.train, curve.test].map((errors) => errors.at(-1) ?? Number.NaN);
    expect(errors.train).toBeGreaterThan(1);
    expect(train / errors.train).toBeGreaterThanOrEqual(1 - 1e-9);
    expect(train / errors.train).toBeLessThan(1 + 1e-6);
    expect(Math.abs(test / errors.test - 1)).toBeLessThan(1e-5);
  });

  it("are told one by one, for numbers of heads below the target's", () => {
    const { answer, partial } = ask(random({ heads: 3 }), [1, 2, 3, 4]);
    expect(counts(answer)).toEqual([1, 2]);
    expect(partial.map(counts)).toEqual([[1], [1, 2]]);
    expect([answer.done, ...partial.map(({ done }) => done)]).toEqual([true, false, false]);
    const [one, two] = answer.fits.map(({ errors }) => errors);
    expect(one.train).toBeGreaterThan(two.train);
    expect(one.shifted).toHaveLength(1);
    for (const error of [one.test, two.test, one.shifted[0]]) expect(error).toBeGreaterThan(0);
  });

  it("are given below the number that almost every function needs where the target is no such layer", () => {
    expect(counts(ask(random({ teacher: "softmax" }), [3, 4]).answer)).toEqual([3]);
  });

  it("are not given where the samples leave directions undetermined", () => {
    expect(ask(random({ heads: 3, samples: 17 }), [1]).answer).toEqual({ kind: "few-heads", fits: [], done: true });
  });
});
