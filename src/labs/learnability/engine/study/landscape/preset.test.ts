import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { presets } from "../../../document/presets";
import { barrierOf } from "../../../math/learners/landscape/barrier";
import { minimaOf } from "../../../math/learners/landscape/minima";
import { Study } from "../study";

describe("the preset of two valleys and one bowl", () => {
  const preset = presets.find(({ id }) => id === "two-valleys-one-bowl");
  if (!preset) throw new Error("the preset is there");
  const study = Study.of(preset.document, null);
  const step = 60_000;

  it("has the hills that its commentary tells of, and none over W", () => {
    const answer = finish(study.answer({ kind: "barrier", learner: 1, step, other: { kind: "learner", learner: 2, step } }));
    if (answer.kind !== "barrier") throw new Error("another question was answered");
    const { unaligned, aligned, functions } = answer;
    const ends = barrierOf(unaligned.surface);
    expect(Math.max(ends.start, ends.end)).toBeLessThan(1e-25);
    expect(functions.length).toBeLessThan(1e-13);
    expect([unaligned, aligned].map(({ surface }) => barrierOf(surface).height.toFixed(0))).toEqual(["240", "10"]);
    expect(barrierOf(functions.surface).highest).toBeLessThan(1e-25);
  });

  it("has one head in a valley of its own, with the teacher's in the same slice", () => {
    const toTeacher = { first: { kind: "teacher" }, second: { kind: "path" } } as const;
    const answer = finish(study.answer({ kind: "landscape", learner: 3, step, origin: "end", ...toTeacher }));
    if (answer.kind !== "landscape") throw new Error("another question was answered");
    expect(answer.losses.at(-1)?.toFixed(0)).toBe("23");
    const bottoms = minimaOf(answer.weights.surface, { a: 0, b: 0 }, 8).map(({ loss }) => loss);
    expect(bottoms).toHaveLength(2);
    expect(bottoms[0]).toBeLessThan(1e-25);
    expect(bottoms[1]).toBeGreaterThan(20);
    expect(minimaOf(answer.functions.surface, { a: 0, b: 0 }, 100)).toHaveLength(1);
  });
});
