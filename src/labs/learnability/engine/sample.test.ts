import { describe, expect, it } from "vitest";
import { finish } from "../../../platform/numerics/progress";
import { momentsOf } from "../math/model/forward";
import type { OwnData } from "../math/tasks/dataset";
import { generate } from "../math/tasks/generators";
import { Workspace } from "../math/workspace";
import { hasSequences, placeOf, sequencesOf, tokensOf } from "./sample";
import { experimentOf } from "./testing";

const own: OwnData = {
  d: 2,
  outputs: 1,
  train: [1, 2, 3].map((value) => ({ n: 2, Z: Float64Array.of(value, 0, 1, -value), y: Float64Array.of(value) })),
  test: [],
};

const tasks = [
  ["the random network", { kind: "random-attention", d: 3, n: 4, samples: 20, testSamples: 5, shifts: [] }],
  [
    "the network with every prefix supervised",
    { kind: "random-attention", d: 2, n: 4, samples: 6, testSamples: 5, supervision: "causal", shifts: [] },
  ],
  ["a network with samples added", { kind: "random-attention", d: 2, n: 4, samples: 6, probes: 7, testSamples: 5, shifts: [] }],
  ["a mixture of memories", { kind: "associative-memory", d: 3, pairs: 3, samples: 20, testSamples: 5, gaussianShare: 0.3 }],
] as const;

describe("sequences to look at", () => {
  it.each(tasks)("of %s are those of the test and then those that it learns from", (_, task) => {
    const experiment = experimentOf({ task, learners: [] });
    const dataset = finish(generate(experiment.task, { seed: experiment.seed, data: null, workspace: new Workspace() }));
    const all = sequencesOf(experiment, null, dataset);
    expect(all).toEqual({ test: 5, training: task.samples });
    for (const [split, from, count] of [
      ["test", 0, 5],
      ["train", 5, task.samples],
    ] as const)
      for (let index = 0; index < count; index++) {
        const { Z, n } = tokensOf(experiment, null, dataset, from + index);
        const { last } = momentsOf(Z, dataset.d, n);
        const { prefixes } = dataset[split];
        const end = (index + 1) * prefixes - 1;
        expect(dataset[split].last.subarray(end * dataset.d, (end + 1) * dataset.d)).toEqual(last);
      }
    const beyond = tokensOf(experiment, null, dataset, 1000);
    expect(beyond).toEqual(tokensOf(experiment, null, dataset, placeOf(1000, all)));
  });

  it("of own data without a test are the training sequences", () => {
    const experiment = experimentOf({ task: { kind: "custom" }, learners: [] });
    const dataset = finish(generate(experiment.task, { seed: 1, data: own, workspace: new Workspace() }));
    expect(hasSequences(experiment, own, dataset)).toBe(true);
    expect(sequencesOf(experiment, own, dataset)).toEqual({ test: 0, training: 3 });
    expect([0, 1, 9].map((sample) => tokensOf(experiment, own, dataset, sample).Z[0])).toEqual([1, 2, 3]);
  });

  it("of machines are computations of the test alone", () => {
    const experiment = experimentOf({ task: { kind: "automaton", traces: 8, testTraces: 4 }, learners: [] });
    const dataset = finish(generate(experiment.task, { seed: 1, data: null, workspace: new Workspace() }));
    expect(sequencesOf(experiment, null, dataset)).toEqual({ test: 4, training: 0 });
  });
});
