import { describe, expect, it } from "vitest";
import { parseExperiment } from "../../document/document";
import { experimentOf } from "../../engine/testing";
import "./control-set";
import { propose } from "../../../../platform/shell/forms/propose";
import { encodeLink } from "../../document/link";
import { harness } from "../session/testing";
import { withTaskField } from "./edits";

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
  const at = (traces: number) => experimentOf({ task: { kind: "automaton", states: 3, length: 4, traces }, learners: [] });
  const change = (traces: number, name: string, value: number) =>
    propose(harness(encodeLink(at(traces))).session, `task.${name}`, withTaskField(name, value));

  it("is answered at its field with the largest value that fits", () => {
    expect(change(64, "traces", 1500)).toMatch(/^must be at most 1\u202f331, got 1\u202f500: the kernel matrix of /);
    expect(change(64, "traces", 1331)).toBeNull();
  });

  it("is answered with the name of another field where that has to give way", () => {
    expect(change(1331, "length", 5)).toMatch(/^traces must be at most [\d\u202f]+, got 1\u202f331: /);
  });

  it("is let pass where the experiment was too large before, so that it can be mended step by step", () => {
    expect(change(3000, "traces", 1500)).toBeNull();
  });
});
