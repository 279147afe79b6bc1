import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import type { Split } from "../model/samples";
import { taskKindOf } from "../tasks/registry";
import { chosenSequences, wholeOf } from "../tasks/whole";
import { Workspace } from "../workspace";
import { samplesAt, slowFit, slowMisfit, specOf } from "./testing";
import { bestOfWhole, excessInWhole, samplesOf } from "./whole";

const workspace = new Workspace();

const machines = [
  ["random automata", specOf("automaton", { states: 2, letters: 1, length: 2, traces: 2 })],
  ["one automaton in the weights", specOf("automaton", { family: "one", form: "fixed", length: 2, traces: 2 })],
] as const;

describe.each(machines)("Algorithm 1 on subsets of all traces of a machine: %s", (_, spec) => {
  const whole = finish(wholeOf(spec));
  const sequences = whole.count / whole.prefixes;
  const best = finish(bestOfWhole(workspace, whole));

  it("has a best layer without error, in the coordinates of a span of fewer dimensions than samples", () => {
    expect(sequences).toBe(taskKindOf(spec).sequences?.(spec));
    expect(best).toMatchObject({ misfit: 0, reference: 0, outputs: whole.outputs });
    expect(best.dimensions).toBeLessThanOrEqual(whole.count);
    const square = Array.from(whole.labels ?? []).reduce((sum, label) => sum + label ** 2, 0) / whole.count;
    expect(best.square).toBeCloseTo(square, 12);
  });

  it("has the excess risk of the least-norm fit to all features, zero and dependent ones included", () => {
    const counts = Array.from({ length: sequences }, (_, k) => k + 1);
    for (const set of [0, 1]) {
      const chosen = chosenSequences({ seed: 1, workspace }, sequences, set, sequences);
      const excess = finish(excessInWhole(workspace, chosen, counts, best));
      for (const [k, count] of counts.entries()) {
        const train: Split = samplesAt(whole, [...samplesOf(chosen.subarray(0, count), whole.prefixes)]);
        // The best layer computes all labels, so that the excess of a fit is its error.
        const expected = slowMisfit(slowFit(train).p, whole);
        expect(Math.abs(excess[k] - expected)).toBeLessThan(1e-10 * Math.max(1, expected));
      }
      expect(excess[sequences - 1]).toBeLessThan(1e-24);
      expect(excess[0]).toBeGreaterThan(1e-3);
    }
  });
});

it("dependent samples change nothing: the span of every sample twice is that of one of each", () => {
  const spec = specOf("automaton", { states: 2, letters: 1, length: 2, traces: 2 });
  const whole = finish(wholeOf(spec));
  const twice = samplesAt(whole, [...Array(whole.count).keys(), ...Array(whole.count).keys()]);
  const [once, again] = [whole, twice].map((sample) => finish(bestOfWhole(workspace, sample)));
  expect(again.dimensions).toBe(once.dimensions);
  expect(again.square).toBeCloseTo(once.square, 12);
});
