import { describe, expect, it } from "vitest";
import { parseExperiment } from "../../document/document";
import { experimentOf } from "../../engine/testing";
import "./control-set";
import { newlyTooLarge, withTaskField } from "./proposal";

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

describe("a change that makes an experiment too large", () => {
  const at = (traces: number, changes: object = {}) =>
    experimentOf({ task: { kind: "automaton", states: 3, length: 4, traces, ...changes }, learners: [] });

  it("is answered at its field with the largest value that fits", () => {
    expect(newlyTooLarge(at(64), at(1500), null, "task.traces")).toMatch(
      /^must be at most 1\u202f331, got 1\u202f500: the kernel matrix of /,
    );
    expect(newlyTooLarge(at(64), at(1331), null, "task.traces")).toBeNull();
  });

  it("is answered with the name of another field where that has to give way", () => {
    expect(newlyTooLarge(at(1331), at(1331, { length: 5 }), null, "task.length")).toMatch(
      /^traces must be at most [\d\u202f]+, got 1\u202f331: /,
    );
  });

  it("is let pass where the experiment was too large before, so that it can be mended step by step", () => {
    expect(newlyTooLarge(at(3000), at(1500), null, "task.traces")).toBeNull();
  });
});
