import { describe, expect, it } from "vitest";
import { experimentOf } from "../../../engine/learnability/testing";
import { parseExperiment } from "../../../experiment/learnability/document";
import { withTaskField } from "./proposal";

function changed(task: object, name: string, value: unknown) {
  const experiment = withTaskField(name, value)(experimentOf({ task, learners: [] }));
  return { task: experiment.task as unknown as Record<string, unknown>, valid: parseExperiment(experiment).ok };
}

describe("a changed setting of the target", () => {
  it("takes as many traces as one machine has words for", () => {
    const { task, valid } = changed({ kind: "automaton" }, "family", "one");
    expect([task.family, task.traces, valid]).toEqual(["one", 6, true]);
    expect(changed({ kind: "turing-machine" }, "family", "one")).toMatchObject({ task: { traces: 12 }, valid: true });
  });

  it("goes back to the universal layer with random machines", () => {
    const fixed = { kind: "automaton", family: "one", form: "fixed", traces: 6 };
    expect(changed(fixed, "family", "random")).toMatchObject({ task: { form: "universal" }, valid: true });
  });

  it("keeps the head on a shorter tape, and as many pairs as there are coordinates", () => {
    expect(changed({ kind: "turing-machine", cells: 6, head: 5 }, "cells", 3)).toMatchObject({ task: { head: 2 }, valid: true });
    expect(changed({ kind: "associative-memory" }, "d", 3)).toMatchObject({ task: { pairs: 3 }, valid: true });
  });

  it("is refused when it is itself what cannot be", () => {
    const one = { kind: "automaton", family: "one", traces: 6 };
    expect(changed(one, "traces", 8)).toMatchObject({ task: { traces: 8 }, valid: false });
    expect(changed({ kind: "automaton" }, "form", "fixed").valid).toBe(false);
  });
});
