import { describe, expect, it } from "vitest";
import { mostSteps } from "../machine/limits";
import type { TuringMachine } from "./machine";
import { configurationAt, simulate } from "./simulate";

/** Runs to the right for ever, writing ones. */
const runner: TuringMachine = {
  states: ["run"],
  alphabet: ["_", "1"],
  start: 0,
  halting: [],
  transitions: [
    [
      { next: 0, write: 1, move: "R" },
      { next: 0, write: 1, move: "R" },
    ],
  ],
};

describe("a simulation", () => {
  it("stops at the step limit and says so, and says when the head would have left the tape", () => {
    const run = simulate(runner, new Uint8Array(3), 0, 5);
    expect(run).toMatchObject({ steps: 5, haltedAt: null, limited: true, hitEndAt: 3 });
    expect(run.history.map(({ head }) => head)).toEqual([0, 1, 2, 2, 2, 2]);
    expect(run.history.map(({ tape }) => tape.join(""))).toEqual(["000", "100", "110", "111", "111", "111"]);
  });

  it("that begins in a halting state takes no step and stays as it is", () => {
    const run = simulate({ ...runner, halting: [0], transitions: [[null, null]] }, Uint8Array.of(0, 1), 1, 5);
    expect(run).toMatchObject({ steps: 0, haltedAt: 0, limited: false, hitEndAt: null });
    expect(configurationAt(run, 4)).toBe(run.history[0]);
  });

  it("refuses a head outside the tape and a limit beyond the largest", () => {
    expect(() => simulate(runner, new Uint8Array(3), 3, 5)).toThrow("the head begins in cell 3, the tape has 3 cells");
    expect(() => simulate(runner, new Uint8Array(3), 0, mostSteps + 1)).toThrow("the step limit must be between 0 and 10000");
  });
});
