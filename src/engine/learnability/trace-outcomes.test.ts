import { describe, expect, it } from "vitest";
import { rollOut } from "../../model/rollout";
import { finish } from "../../numerics/progress";
import { Workspace } from "../../numerics/workspace";
import { generate, sequence } from "../../tasks/automaton/generate";
import { type AutomatonSpec, schema } from "../../tasks/automaton/schema";
import { judge, type Learned, ofHeads, rollOuts } from "./trace-outcomes";

const parsed = schema.safeParse({ kind: "automaton", traces: 4, testTraces: 6 });
if (!parsed.success) throw new Error("the task is not valid");
const spec: AutomatonSpec = parsed.data;
const workspace = new Workspace();
const { d, teacher, test } = finish(generate(spec, 1, workspace));
const prompted = (index: number) => {
  const { Z, n } = sequence(spec, 1, index, workspace);
  return { Z, n, prompt: n - test.group };
};
const labels = test.labels ?? new Float64Array();

describe("computations a learner has not seen", () => {
  it("are exact, right after rounding, or wrong, trace by trace", () => {
    const predictions = labels.slice();
    const first = labels.indexOf(1);
    predictions[first] = 0.9;
    predictions[test.group * d + labels.subarray(test.group * d).indexOf(1)] = 0.2;
    const { exact, rounded } = judge(predictions, test);
    expect([...exact]).toEqual([0, 0, 1, 1, 1, 1]);
    expect([...rounded]).toEqual([1, 0, 1, 1, 1, 1]);
  });

  it("are continued by the layer that made them without a mistake", () => {
    if (!teacher) throw new Error("the layer is missing");
    const { rolled, generated } = rollOuts(ofHeads(teacher), test, prompted, 2);
    expect([...rolled]).toEqual(Array(6).fill(test.group));
    expect(generated).toEqual(labels.slice(2 * test.group * d, 3 * test.group * d));
  });

  it("stop being right at the token where a damaged layer goes astray", () => {
    if (!teacher) throw new Error("the layer is missing");
    // Without its second head the layer never fetches a letter: the first B-token is wrong already.
    const damaged = { ...teacher, V: teacher.V.slice().fill(0, d * d, 2 * d * d) };
    const { rolled } = rollOuts(ofHeads(damaged), test, prompted, 0);
    expect([...rolled]).toEqual(Array(6).fill(0));
  });

  it("are given up where the learner's own output explodes", () => {
    const next = (gram: Float64Array) => new Float64Array(d).fill(gram[0] * 1e200 + 1e200);
    const explosive: Learned = { rollOut: (prompt, width, n, steps) => rollOut(next, prompt, width, n, steps), cost: 1 };
    const { generated, rolled } = rollOuts(explosive, test, prompted, 0);
    expect(rolled[0]).toBe(0);
    expect(generated.at(-1)).toBeNaN();
  });
});
