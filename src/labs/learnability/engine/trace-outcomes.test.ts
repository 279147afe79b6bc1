import { describe, expect, it } from "vitest";
import { finish } from "../../../platform/numerics/progress";
import { rollOut } from "../math/model/rollout";
import { generate, sequence } from "../math/tasks/automaton/generate";
import { type AutomatonSpec, schema } from "../math/tasks/automaton/schema";
import { Workspace } from "../math/workspace";
import { judge, type Learned, ofHeads, ownWays, rightTokens, rollOuts, tokenErrors } from "./trace-outcomes";

const parsed = schema.safeParse({ kind: "automaton", traces: 4, testTraces: 6 });
if (!parsed.success) throw new Error("the task is not valid");
const spec: AutomatonSpec = parsed.data;
const workspace = new Workspace();
const { d, teacher, test } = finish(generate(spec, 1, workspace));
const prompted = (index: number) => {
  const { Z, n } = sequence(spec, 1, index, workspace);
  return { Z, n, prompt: n - test.prefixes };
};
const labels = test.labels ?? new Float64Array();

describe("computations a learner has not seen", () => {
  it("are exact, right after rounding, or wrong, trace by trace", () => {
    const predictions = labels.slice();
    const first = labels.indexOf(1);
    predictions[first] = 0.9;
    predictions[test.prefixes * d + labels.subarray(test.prefixes * d).indexOf(1)] = 0.2;
    const { exact, rounded } = judge(predictions, test);
    expect([...exact]).toEqual([0, 0, 1, 1, 1, 1]);
    expect([...rounded]).toEqual([1, 0, 1, 1, 1, 1]);
  });

  it("are continued by the layer that made them without a mistake", () => {
    if (!teacher) throw new Error("the layer is missing");
    const own = rollOuts(ofHeads(teacher), test, prompted, 2);
    for (const way of ownWays) {
      const { rolled, errors, generated } = own[way];
      expect([...rolled]).toEqual(Array(6).fill(test.prefixes));
      expect([...errors]).toEqual(Array(6 * test.prefixes).fill(0));
      expect(generated).toEqual(labels.slice(2 * test.prefixes * d, 3 * test.prefixes * d));
    }
  });

  it("are finished by a layer a tenth off when its tokens are rounded, and lost when they are fed back as computed", () => {
    if (!teacher) throw new Error("the layer is missing");
    const off = { ...teacher, V: teacher.V.map((value) => 1.1 * value) };
    const { computed, rounded } = rollOuts(ofHeads(off), test, prompted, 0);
    expect([...rounded.rolled]).toEqual(Array(6).fill(test.prefixes));
    for (const right of computed.rolled) expect(right).toBeLessThan(test.prefixes);
    // Every output is the true token times 1.1 while what it is asked for is right.
    for (let token = 0; token < test.prefixes; token++) {
      const truth = labels.subarray(token * d, (token + 1) * d);
      expect(rounded.errors[token]).toBeCloseTo(0.1 * Math.hypot(...truth), 12);
    }
    expect(computed.errors[0]).toBe(rounded.errors[0]);
  });

  it("have errors that are distances of tokens, and unknown where nothing is finite any more", () => {
    const [truth, generated] = [Float64Array.of(1, 0, 0, 1), Float64Array.of(1.3, -0.4, Number.NaN, 1)];
    expect([...tokenErrors(generated, truth, 2)]).toEqual([expect.closeTo(0.5, 14), Number.NaN]);
    expect([
      rightTokens(generated, truth, 2),
      rightTokens(truth, truth, 2),
      rightTokens(
        generated.map(() => 9),
        truth,
        2,
      ),
    ]).toEqual([1, 2, 0]);
  });

  it("stop being right at the token where a damaged layer goes astray", () => {
    if (!teacher) throw new Error("the layer is missing");
    // Without its second head the layer never fetches a letter: the first B-token is wrong already.
    const damaged = { ...teacher, V: teacher.V.slice().fill(0, d * d, 2 * d * d) };
    const own = rollOuts(ofHeads(damaged), test, prompted, 0);
    for (const way of ownWays) expect([...own[way].rolled]).toEqual(Array(6).fill(0));
  });

  it("are given up where the learner's own output explodes", () => {
    const next = (gram: Float64Array) => new Float64Array(d).fill(gram[0] * 1e200 + 1e200);
    const explosive: Learned = { rollOut: (prompt, width, n, steps, fedBack) => rollOut(next, prompt, width, n, steps, fedBack), cost: 1 };
    const own = rollOuts(explosive, test, prompted, 0);
    for (const way of ownWays) {
      const { generated, rolled, errors } = own[way];
      expect(rolled[0]).toBe(0);
      expect([generated.at(-1), errors.at(-1)]).toEqual([Number.NaN, Number.NaN]);
    }
  });
});
