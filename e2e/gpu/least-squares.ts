/** Features, Gram matrix and closed form on the GPU beside float64. */
import { load } from "../../src/labs/learnability/math/certificate/resident";
import { SecondMoment } from "../../src/labs/learnability/math/certificate/second-moment";
import { gramOnGpu } from "../../src/labs/learnability/math/gpu/gram";
import fixtures from "../../src/labs/learnability/math/learners/closed-form/fixtures/closed-form.json";
import { solveOnGpu } from "../../src/labs/learnability/math/learners/closed-form/on-gpu";
import { features } from "../../src/labs/learnability/math/model/features";
import { datasetOf, flat } from "../../src/labs/learnability/math/tasks/custom/testing";
import { generate } from "../../src/labs/learnability/math/tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../src/labs/learnability/math/tasks/random-attention/schema";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { defaultsOf } from "../../src/platform/fields/fields";
import { finish } from "../../src/platform/numerics/progress";
import { sharedGpu } from "./device";

/** Largest differences from float64, relative to the largest entry: of one sample's features, of F^T F and of F^T y. */
export async function gramDifferences(d: number, samples: number) {
  const task = { kind: "random-attention", ...defaultsOf(taskFields), d, n: 7, samples, testSamples: 1, output: "vector" };
  const { train, outputs } = finish(generate(task as RandomAttentionSpec, { seed: 1, data: null, workspace: new Workspace() }));
  const workspace = new Workspace();
  const moment = new SecondMoment(workspace, d, outputs);
  finish(moment.extend(load(workspace, train, "the samples"), samples));
  const gpu = await sharedGpu();
  // With the label 1, F^T y of one sample is its features.
  const one = await gramOnGpu(gpu, { ...train, outputs: 1, labels: Float64Array.of(1) }, 1);
  const all = await gramOnGpu(gpu, { ...train, labels: train.labels ?? new Float64Array() });
  return {
    features: relativeDifference(one.cross, features(train.gram.subarray(0, (d * (d + 1)) / 2), train.last.subarray(0, d))),
    gram: relativeDifference(
      all.gram,
      moment.lambda().map((entry) => entry * samples),
    ),
    cross: relativeDifference(all.cross, workspace.f64(moment.cross, moment.psi * outputs)),
  };
}

/** The closed form of a fixture by LAPACK, solved on the GPU: how far p is off, and the residuals. */
export async function closedForm(name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture is called ${name}`);
  const gpu = await sharedGpu();
  try {
    const { p, residualBefore, residualAfter } = await solveOnGpu(gpu, datasetOf(fixture.Z, fixture.y), fixture.ridge);
    return { difference: relativeDifference(p, flat(fixture.p)), residualBefore, residualAfter };
  } catch (error) {
    return { error: (error as Error).name };
  }
}

/** Largest difference of two arrays, relative to the largest entry of the second. This page has no test runner to compare them. */
function relativeDifference(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  if (actual.length !== expected.length) return Number.NaN;
  let difference = 0;
  let largest = 0;
  for (let i = 0; i < expected.length; i++) {
    difference = Math.max(difference, Math.abs(actual[i] - expected[i]));
    largest = Math.max(largest, Math.abs(expected[i]));
  }
  return difference / (largest || 1);
}
