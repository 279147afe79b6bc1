import { describe, expect, it } from "vitest";
import type { Experiment } from "../../document/document";
import { presets } from "../../document/presets";
import { experimentOf } from "../../engine/testing";
import { whatChanged } from "./what-changed";

const before = experimentOf({
  task: { kind: "random-attention", samples: 1024 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 4, rate: 0.003 }],
});

function with_(change: { task?: object; learner?: object; seed?: number }): Experiment {
  const [closedForm, gradient] = before.learners;
  return {
    ...before,
    seed: change.seed ?? before.seed,
    task: { ...before.task, ...change.task } as Experiment["task"],
    learners: [closedForm, { ...gradient, ...change.learner } as Experiment["learners"][number]],
  };
}

const convex: Experiment["learners"][number] = { kind: "convex", relativeRate: 0.9, steps: 100, start: "zero", startScale: 0.1, seed: 1 };

describe("the name of a run", () => {
  it.each([
    ["Samples N 1\u202f024 → 4\u202f096", with_({ task: { samples: 4096 } })],
    ["learning rate of 4 heads 0.003 → 0.01", with_({ learner: { rate: 0.01 } })],
    ["rank of key-query of 4 heads of rank 1 merged → 1", with_({ learner: { keyQueryRank: 1 } })],
    ["batch size of 4 heads 32 → all", with_({ learner: { batch: "all" } })],
    ["seed 1 → 7", with_({ seed: 7 })],
    ["Heads H 4 → 8", with_({ learner: { heads: 8 } })],
    ["without 4 heads", { ...before, learners: before.learners.slice(0, 1) }],
    ["with 4 heads", { ...before, learners: [...before.learners, before.learners[1]] }],
    ["seed 1 → 2, Samples N 1\u202f024 → 64 and 1 more", with_({ seed: 2, task: { samples: 64 }, learner: { rate: 0.1 } })],
    ["own data lab.csv", { ...before, task: { kind: "custom", name: "lab.csv", hash: "0" } } as Experiment],
    [`preset ${presets[3].title}`, presets[3].document],
    ["with the convex learner", { ...before, learners: [...before.learners, convex] }],
    ["the same again", before],
  ])("is %s", (name, after) => {
    expect(whatChanged(before, after)).toBe(name);
  });

  it("names what a convex learner does otherwise", () => {
    const changed = { ...before, learners: [{ ...convex, relativeRate: 0.5, start: "gaussian" as const }] };
    expect(whatChanged({ ...before, learners: [convex] }, changed)).toBe(
      "relative learning rate of the convex learner 0.9 → 0.5, initialisation of the convex learner zero → Gaussian",
    );
  });

  it("of the first run is what it learns", () => {
    expect(whatChanged(null, before)).toBe("random attention");
    expect(whatChanged(null, presets[0].document)).toBe(`preset ${presets[0].title}`);
  });

  it("of a preset with another seed names the seed alone", () => {
    const { document: experiment } = presets[0];
    expect(whatChanged(experiment, { ...experiment, seed: 9 })).toBe("seed 1 → 9");
  });
});
