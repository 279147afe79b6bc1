import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { parseExperiment } from "./document";
import { encodeLink } from "./link";
import { decodeLink } from "./link-testing";
import { sameRun } from "./shown";
import { atSweepValue } from "./sweep";

function withSweep(sweep: unknown) {
  const task = { kind: "random-attention", d: 3 };
  return parseExperiment({ format: "learnability-experiment", version: 1, task, learners: [{ kind: "closed-form" }], sweep });
}

describe("a sweep", () => {
  it("travels in the link and is no part of the run", () => {
    const parsed = withSweep({ field: "noise", values: [0, 0.1, 1] });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    const decoded = decodeLink(encodeLink(parsed.experiment));
    expect(decoded.ok && decoded.experiment).toEqual(parsed.experiment);
    expect(sameRun(parsed.experiment, { ...parsed.experiment, sweep: null })).toBe(true);
    expect(sameRun(parsed.experiment, { ...parsed.experiment, seed: 2 })).toBe(false);
  });

  it("puts its value into the task", () => {
    const parsed = withSweep({ field: "samples", values: [10, 20] });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    expect(atSweepValue(parsed.experiment, 20)).toMatchObject({ task: { samples: 20, d: 3 }, sweep: null });
  });

  it("names the field that the task has not, and the value that it cannot take", () => {
    expect(withSweep({ field: "inputLaw", values: [1] })).toMatchObject({ ok: false, problem: { field: "sweep.field" } });
    expect(withSweep({ field: "samples", values: [10, 0.5] })).toMatchObject({
      ok: false,
      problem: expect.problemSaying({ field: "sweep.values[1]", message: "must be a whole number between 1 and 65536, got 0.5" }),
    });
    expect(withSweep({ field: "noise", values: [] })).toMatchObject({ ok: false, problem: { field: "sweep.values" } });
  });
});

describe("two experiments", () => {
  const of = (task: object) => {
    const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task: { kind: "automaton", ...task } });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    return parsed.experiment;
  };
  const machine = {
    states: ["p", "q"],
    alphabet: ["x", "y"],
    start: 0,
    accepting: [1],
    transitions: [
      [1, 0],
      [0, 1],
    ],
  };
  const one = { family: "one", traces: 5, machine };

  it("are the same run when they differ in names, drawing and accepting states alone", () => {
    const drawn = {
      ...machine,
      states: ["even", "odd"],
      accepting: [],
      positions: [
        [0, 0],
        [100, 50],
      ],
    };
    expect(sameRun(of(one), of({ ...one, machine: drawn, word: "xy" }))).toBe(true);
    expect(sameRun(of(one), of({ ...one, machine: { ...machine, start: 1 } }))).toBe(false);
  });

  it("are the same run when they differ in what means nothing in them", () => {
    expect(sameRun(of({}), of({ machine }))).toBe(true);
    expect(sameRun(of(one), of({ ...one, states: 5 }))).toBe(true);
  });
});
