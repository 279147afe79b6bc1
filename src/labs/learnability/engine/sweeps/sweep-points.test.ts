import { expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { openLearners } from "../late-learners";
import type { SweepPoint } from "../study/questions";
import { experimentOf } from "../testing";
import { sweepPoints } from "./sweep-points";

const task = { kind: "random-attention", d: 2, testSamples: 5 };
const learners = [{ kind: "closed-form" }, { kind: "convex", steps: 20 }];
const late = await openLearners(experimentOf({ task, learners }).learners);

function pointsOf(more: object): readonly SweepPoint[] {
  const points: SweepPoint[] = [];
  const post = (message: { readonly type: string; readonly run?: SweepPoint }) => void (message.run && points.push(message.run));
  finish(sweepPoints(experimentOf({ task, learners, ...more }), late, post));
  return points;
}

it("trains all learners at every value of the sweep, on the data of that value", () => {
  const points = pointsOf({ sweep: { field: "samples", values: [50, 4] } });
  expect(points.map(({ value, nullity }) => [value, nullity])).toEqual([
    [50, 0],
    [4, 2],
  ]);
  for (const point of points) expect(point.learners.map(({ learner }) => learner)).toEqual([0, 1]);
  expect(points[0].learners[0].distance).toBeLessThan(1e-9);
  expect(pointsOf({ sweep: { field: "samples", values: [4] } })).toEqual([points[1]]);
});

it("refuses an experiment without a sweep", () => {
  expect(() => pointsOf({})).toThrow("this experiment has no sweep");
});
