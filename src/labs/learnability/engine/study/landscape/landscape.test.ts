import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { barrierOf } from "../../../math/learners/landscape/barrier";
import { lossAt } from "../../../math/learners/landscape/surface";
import { GradientJob } from "../../gradient-job";
import { experimentOf } from "../../testing";
import { Study } from "../study";
import type { BarrierQuestion, LandscapeAnswer, LandscapeDirection, LandscapeQuestion, PlaneView } from "./questions";

const gradient = { kind: "gradient", heads: 4, steps: 1500, rate: 0.01, schedule: "cosine", precision: "float64" };
const experiment = experimentOf({
  task: { kind: "random-attention", d: 3, heads: 2, samples: 200, testSamples: 20 },
  learners: [gradient, { ...gradient, heads: 1 }, { kind: "closed-form" }],
});
const study = Study.of(experiment, null);

function landscape(changes: Partial<LandscapeQuestion> = {}, about = study): LandscapeAnswer {
  const path = { kind: "path" } as const;
  const answer = finish(about.answer({ kind: "landscape", learner: 0, step: 1500, origin: "end", first: path, second: path, ...changes }));
  if (answer.kind !== "landscape") throw new Error("another question was answered");
  return answer;
}

function barrier(changes: Partial<BarrierQuestion> = {}) {
  const answer = finish(
    study.answer({ kind: "barrier", learner: 1, step: 1500, other: { kind: "learner", learner: 0, step: 1500 }, ...changes }),
  );
  if (answer.kind !== "barrier") throw new Error("another question was answered");
  return answer;
}

const markOf = ({ marks }: PlaneView, what: string) => {
  const mark = marks.find((one) => one.what === what);
  if (!mark) throw new Error(`there is no mark of the ${what}`);
  return mark;
};

/** Marks that lie in the plane have the loss that the plane has there. */
function expectTrueToThePlane(view: PlaneView) {
  for (const { a, b, off, loss } of view.marks) {
    if (off > 1e-9) continue;
    const read = lossAt(view.surface, a, b);
    expect(Math.abs(read - loss)).toBeLessThan(1e-9 * Math.max(loss, 1e-12));
  }
}

describe("the landscape of a learner", () => {
  it("has the run's own losses along its path, and ends where the run ends", () => {
    const { steps, losses, step } = landscape();
    const learner = new GradientJob(experiment, null, 0);
    while (learner.status === "waiting" || learner.status === "running") learner.advance(Number.POSITIVE_INFINITY);
    const { curve } = learner.states()[0];
    expect(step).toBe(1500);
    expect(steps.length).toBeGreaterThan(10);
    // The start is no recorded step.
    for (const [k, at] of steps.entries()) if (at > 0) expect(losses[k]).toBe(curve.train[curve.step.indexOf(at)]);
  });

  it("has its origin at the end of the path, in both coordinates, and says how much of the path is in the plane", () => {
    const { weights, functions } = landscape();
    for (const view of [weights, functions]) {
      const end = markOf(view, "end");
      expect(Math.hypot(end.a, end.b, end.off)).toBeLessThan(1e-12);
      expect(view.share).toBeGreaterThan(0.5);
      expect(view.share).toBeLessThanOrEqual(1);
      expectTrueToThePlane(view);
    }
    const start = landscape({ origin: "start" });
    expect(markOf(start.weights, "start")).toMatchObject({ a: expect.closeTo(0, 12), b: expect.closeTo(0, 12) });
  });

  it("leads to the teacher and to another learner, which then lie in both planes", () => {
    const other = { kind: "learner", learner: 1, step: 1500 } as const;
    const { weights, functions, heads } = landscape({ learner: 0, first: { kind: "teacher" }, second: other, origin: "start" });
    expect(heads).toBe(4);
    for (const view of [weights, functions]) {
      for (const what of ["teacher", "learner"]) expect(markOf(view, what).off).toBeLessThan(1e-10);
      expect(markOf(view, "teacher").loss).toBeLessThan(1e-25);
      expectTrueToThePlane(view);
    }
    expect(markOf(functions, "closed-form").off).toBeLessThan(1e-8);
  });

  it("widens a space that the teacher does not fit into, and leaves the teacher out of one that it need not fit into", () => {
    expect(landscape({ learner: 1, first: { kind: "teacher" } }).heads).toBe(2);
    const { heads, weights, functions } = landscape({ learner: 1 });
    expect(heads).toBe(1);
    expect(weights.marks.map(({ what }) => what)).toEqual(["start", "end"]);
    expect(functions.marks.map(({ what }) => what)).toEqual(["teacher", "closed-form", "start", "end"]);
  });

  it("curves along its sharpest directions as their eigenvalues say, and falls along the gradient", () => {
    const sharp = { kind: "sharpest" } as const;
    const { weights, curvatures } = landscape({ first: sharp, second: sharp, origin: "start" });
    const h = 1e-3;
    const at = (a: number, b: number) => lossAt(weights.surface, a, b);
    const second = [at(h, 0) - 2 * at(0, 0) + at(-h, 0), at(0, h) - 2 * at(0, 0) + at(0, -h)].map((value) => value / (h * h));
    second.forEach((value, k) => {
      expect(Math.abs(value - curvatures[k])).toBeLessThan(1e-4 * curvatures[0]);
    });
    expect(curvatures[0]).toBeGreaterThan(curvatures[1]);
    const { weights: slope } = landscape({ first: { kind: "downhill" }, second: { kind: "random" }, origin: "start" });
    expect(lossAt(slope.surface, 1e-3, 0)).toBeLessThan(lossAt(slope.surface, 0, 0));
    const [ahead, aside] = [lossAt(slope.surface, 1e-5, 0), lossAt(slope.surface, 0, 1e-5)].map(
      (loss) => loss - lossAt(slope.surface, 0, 0),
    );
    expect(Math.abs(aside)).toBeLessThan(1e-3 * Math.abs(ahead));
  });

  it("says where the bowl shows the path instead, because the direction ends at the same function", () => {
    expect(landscape().replaced).toEqual([false, false]);
    expect(landscape({ first: { kind: "random" }, second: { kind: "random" } }).replaced).toEqual([false, false]);
    const solved = Study.of(
      experimentOf({ task: { ...experiment.task, samples: 500 }, learners: [{ ...gradient, steps: 20_000, rate: 0.003 }] }),
      null,
    );
    expect(landscape({ step: 20_000, first: { kind: "teacher" } }, solved).replaced).toEqual([true, false]);
  });

  it("does not depend on what was asked before", () => {
    const again = Study.of(experimentOf({ task: { ...experiment.task }, learners: experiment.learners }), null);
    landscape({ step: 700 }, again);
    expect(landscape({}, again)).toEqual(landscape());
  });

  it("names what cannot be shown", () => {
    const first = (direction: LandscapeDirection) => () => landscape({ first: direction, second: direction });
    expect(() => landscape({ learner: 2 })).toThrow("learners[2] is not a gradient learner, which alone has a path");
    expect(() => landscape({ step: 1501 })).toThrow("step must be a whole number between 0 and 1500, got 1501");
    expect(first({ kind: "teacher" })).toThrow("both directions are the same");
    expect(first({ kind: "learner", learner: 0, step: 10 })).toThrow("the direction from a learner to itself is zero");
    expect(() => landscape({ step: 0 })).toThrow("the path of this learner spans no plane yet");
    const wide = { kind: "automaton", traces: 4, testTraces: 2 };
    const large = Study.of(experimentOf({ task: wide, learners: [gradient] }), null);
    expect(() => landscape({ step: 10 }, large)).toThrow("features, this view shows at most 2200");
  });
});

describe("the way between two solutions", () => {
  it("begins and ends with their losses, in weights as they are, aligned, and in functions", () => {
    const { unaligned, aligned, functions, heads } = barrier();
    expect(heads).toBe(4);
    const ends = [unaligned, aligned, functions].map(({ surface }) => [lossAt(surface, 0, 0), lossAt(surface, 1, 0)]);
    for (const [start, end] of ends) {
      expect(start / ends[0][0]).toBeCloseTo(1, 8);
      expect(Math.abs(end - ends[0][1])).toBeLessThan(1e-12 * start);
    }
    expect(aligned.length).toBeLessThanOrEqual(unaligned.length);
  });

  it("never rises between functions", () => {
    expect(barrierOf(barrier().functions.surface).height).toBe(0);
    expect(barrierOf(barrier({ learner: 0, other: { kind: "teacher" } }).functions.surface).height).toBe(0);
  });

  it("is flat from a learner to itself", () => {
    const { unaligned, aligned } = barrier({ other: { kind: "learner", learner: 1, step: 1500 } });
    expect([unaligned.length, barrierOf(unaligned.surface).height]).toEqual([0, 0]);
    expect(barrierOf(aligned.surface).height).toBeLessThan(1e-14);
  });
});
