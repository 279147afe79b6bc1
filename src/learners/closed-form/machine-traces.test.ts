import { describe, expect, it } from "vitest";
import { outsideSharesByKernel } from "../../certificate/pointwise";
import { spectrumOfKernel } from "../../certificate/spectrum";
import { defaultsOf } from "../../fields/fields";
import { featureCount } from "../../model/samples";
import { finish } from "../../numerics/progress";
import { Workspace } from "../../numerics/workspace";
import { generate } from "../../tasks/automaton/generate";
import { type AutomatonSpec, fields } from "../../tasks/automaton/schema";
import { joined } from "../../tasks/sampling";
import { loadClosedFormData } from "./learner";
import { predictWith } from "./predict";
import { solve } from "./solve";

/** Above it a prefix is not certified; the share is a difference that cancels, with an error of about 1e-7. */
const certifiedShare = 1e-5;
/** Largest error of a prediction that counts as exact; labels are 0 and 1. */
const exactError = 1e-6;

/** 16 machines of 2 states and 2 letters on the 8 words of length 3: 128 instances of 6 prefixes each. */
function draw(traces: number, seed: number) {
  const spec: AutomatonSpec = { kind: "automaton", ...defaultsOf(fields), traces, testTraces: 128 };
  return finish(generate(spec, seed, new Workspace()));
}

/** Several tests ask about the same split, which takes a second: it is judged once. */
const judged = new Map<string, ReturnType<typeof judge>>();

function judgeUnseen(traces: number, seed: number) {
  const split = `${traces} ${seed}`;
  const known = judged.get(split) ?? judge(traces, seed);
  judged.set(split, known);
  return known;
}

/** For every prefix of every unseen instance: is it certified, how far off is the prediction, is it right when rounded? */
function judge(traces: number, seed: number) {
  const dataset = draw(traces, seed);
  const { train, test, outputs } = dataset;
  const workspace = new Workspace();
  const { training, sets } = loadClosedFormData(workspace, dataset);
  const fit = finish(solve(workspace, training, null, train.count, 0));
  const predictions = finish(predictWith(workspace, fit, sets.test, outputs));
  const shares = finish(outsideSharesByKernel(workspace, train, test));
  const prefixes = Array.from(shares, (share, i) => {
    const errors = Array.from({ length: outputs }, (_, a) => predictions[i * outputs + a] - (test.labels?.[i * outputs + a] ?? Number.NaN));
    const error = Math.max(...errors.map(Math.abs));
    return { certified: share < certifiedShare, exact: error < exactError, rounded: error < 0.5 };
  });
  const instances = Array.from({ length: test.count / test.group }, (_, i) => prefixes.slice(i * test.group, (i + 1) * test.group));
  const fraction = (holds: (prefix: (typeof prefixes)[number]) => boolean) =>
    instances.filter((list) => list.every(holds)).length / instances.length;
  return {
    prefixes,
    certified: fraction(({ certified }) => certified),
    exact: fraction(({ exact }) => exact),
    rounded: fraction(({ rounded }) => rounded),
    sameInstances: instances.every((list) => list.every(({ certified }) => certified) === list.every(({ exact }) => exact)),
  };
}

describe("the universal automaton layer, learned from traces (section 7.6)", () => {
  it("has traces that span 148 of 15,376 features, however many of them are seen", () => {
    const { train, test, d } = draw(127, 1);
    const all = joined(train, test);
    expect([all.count, featureCount(d)]).toEqual([768, 15_376]);
    expect(finish(spectrumOfKernel(new Workspace(), all, all.count)).rank).toBe(148);
  });

  it("certifies most unseen instances after half of them, and predicts every one right when rounded, over 20 splits", () => {
    const splits = Array.from({ length: 20 }, (_, seed) => judgeUnseen(64, seed));
    const certified = splits.map((split) => split.certified);
    expect(certified.reduce((sum, share) => sum + share, 0) / 20).toBeGreaterThanOrEqual(0.8);
    expect(Math.min(...certified)).toBeGreaterThanOrEqual(0.5);
    expect(splits.map(({ rounded }) => rounded)).toEqual(new Array(20).fill(1));
  });

  it.each([8, 16, 24, 32, 64])("certifies after %i traces exactly the instances that it predicts exactly", (traces) => {
    for (const seed of [1, 2, 3]) {
      const { prefixes, certified, exact, sameInstances } = judgeUnseen(traces, seed);
      expect(prefixes.filter((prefix) => prefix.certified && !prefix.exact)).toEqual([]);
      expect(sameInstances).toBe(true);
      expect(certified).toBe(exact);
    }
  });
});
