import { describe, expect, it } from "vitest";
import { experimentOf } from "../../engine/testing";
import { type MapMoment, namedAxis } from "./moment";
import { mapSentence } from "./sentence";

const seeds = 2;

/** A map of four cells, of which some have all their runs and some of those reach the target. */
function momentOf(finished: number, reached: number): MapMoment {
  const cells = Array.from({ length: 4 }, (_, index) => ({
    ...{ x: index, y: 0, error: index < finished ? 1e-9 : Number.NaN, nullity: null },
    runs: Array.from({ length: index < finished ? seeds : 0 }, () => ({ outcome: "done" })),
    success: index < reached ? 1 : 0,
  }));
  const axis = { names: ["1", "2", "3", "4"], title: "heads" };
  const map = { seeds, target: 1e-6 };
  const done = finished * seeds;
  return {
    ...{ cells, map, x: axis, y: axis, done, runs: 4 * seeds, left: null, steps: 100, gpu: null, experiment: { task: {} } },
    activity: done === 8 ? "idle" : "running",
  } as unknown as MapMoment;
}

describe("the sentence about a map", () => {
  it("says of no cell how it did before it is finished", () => {
    expect(mapSentence(momentOf(0, 0))).toContain("None of 4 cells is finished. 0 of 8 runs are finished.");
    expect(mapSentence(momentOf(0, 0))).not.toContain("at or below");
  });

  it("counts among the finished ones while others are missing", () => {
    expect(mapSentence(momentOf(3, 2))).toContain(
      "In 2 of 3 finished cells (of 4) every seed has an error of at most 1e-6; the lowest median is 1.0e-9, at 1 · 1. 6 of 8 runs are finished.",
    );
    expect(mapSentence(momentOf(4, 2))).toContain(
      "In 2 of 4 cells every seed has an error of at most 1e-6; the lowest median is 1.0e-9, at 1 · 1.",
    );
  });
});

describe("an axis of a map", () => {
  it("has the page's spaces within the numbers of names that a document gives, and keeps all others", () => {
    const { task } = experimentOf({ task: { kind: "random-attention" }, learners: [] });
    const names = ["d = 2,\u2009N = 512", "N = 2\u2009048 of 12\u00a0000"];
    const axis = {
      fields: ["task.d", "task.samples"],
      points: [
        [2, 512],
        [4, 2048],
      ],
      names,
    };
    expect(namedAxis(task, axis).names).toEqual(["d = 2,\u2009N = 512", "N = 2\u202f048 of 12\u202f000"]);
  });
});
