import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { parseEagle } from "../../document/document";
import type { TrainingState } from "../../engine/training/protocol";
import { millisecondsLeft, multiplyAdds } from "./forecast";

function documentOf(problem: object, solver: object) {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "training", ...problem },
    solvers: [{ kind: "transformer", ...solver }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const small = documentOf({}, {});
const state = (iteration: number, milliseconds: number, status = "running") => ({ iteration, milliseconds, status }) as TrainingState;

describe("how long training takes", () => {
  it("grows with steps, batch and layers as these do, and with the matrices faster", () => {
    const once = multiplyAdds(small) ?? Number.NaN;
    expect(multiplyAdds(documentOf({}, { steps: 6000 }))).toBe(2 * once);
    expect(multiplyAdds(documentOf({}, { batch: 512 }))).toBe(2 * once);
    expect(multiplyAdds(documentOf({}, { layers: 8 }))).toBe(2 * once);
    expect(multiplyAdds(documentOf({ d: 17, n: 17 }, {}))).toBeGreaterThan(7 * once);
    // Nine tokens of nine features, queries and values of nine each, scores and sums over eight.
    expect(once).toBe(3 * 3000 * 256 * 4 * (9 * 9 * 9 + 9 * 8 * 9 + 9 * 9 * 9 + 9 * 8 * 9));
  });

  it("is told before the run, by its own speed once that is known, and not after it", () => {
    expect(millisecondsLeft(small, undefined)).toBeGreaterThan(1000);
    expect(millisecondsLeft(small, state(1000, 4000))).toBe(8000);
    expect(millisecondsLeft(small, state(3000, 12_000, "done"))).toBeNull();
    expect(millisecondsLeft(small, state(5, 4000))).toBeLessThan(60_000);
  });
});
