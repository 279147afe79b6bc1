/** Traces of the universal automaton layer: how many certify unseen ones, checked in a test and, over more splits, by verify. */

import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import { outsideSharesByKernel } from "../../certificate/pointwise";
import { generate } from "../../tasks/automaton/generate";
import { type AutomatonSpec, fields } from "../../tasks/automaton/schema";
import { Workspace } from "../../workspace";
import { loadClosedFormData } from "./learner";
import { predictWith } from "./predict";
import { solve } from "./solve";

/** Above this share a prefix is not certified; the share is a difference with an error of about 1e-7 by cancellation. */
const certifiedShare = 1e-5;
/** Largest error of a prediction that counts as exact; labels are 0 and 1. */
const exactError = 1e-6;

/** 16 machines of 2 states and 2 letters on the 8 words of length 3: 128 instances of 6 prefixes each. */
export function draw(traces: number, seed: number) {
  const spec: AutomatonSpec = { kind: "automaton", ...defaultsOf(fields), traces, testTraces: 128 };
  return finish(generate(spec, seed, new Workspace()));
}

/** Several tests use the same split, which takes a second: its result is cached. */
const judged = new Map<string, ReturnType<typeof judge>>();

export function judgeUnseen(traces: number, seed: number) {
  const split = `${traces} ${seed}`;
  const known = judged.get(split) ?? judge(traces, seed);
  judged.set(split, known);
  return known;
}

/**
 * For every prefix of every unseen instance: whether it is certified, the error of the prediction, and whether it is right
 * after rounding.
 */
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
  const instances = Array.from({ length: test.count / test.prefixes }, (_, i) =>
    prefixes.slice(i * test.prefixes, (i + 1) * test.prefixes),
  );
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
