import { describe, expect, it } from "vitest";
import { clipped, letterWidth } from "../../../../../platform/charts/text-room";
import { shortName } from "../../../../../platform/charts/wrap";
import type { Experiment } from "../../../document/document";
import { experimentOf } from "../../../engine/testing";
import type { InContextRegressionSpec } from "../../../math/tasks/in-context-regression/schema";
import type { RunSeries } from "../../session/series";
import { stairsOf, theoryOf } from "./regression-data";
import { layOutStairs, learnerSwatch } from "./stairs-layout";

const step = Float64Array.of(1, 10, 100);

function laidOut(experiment: Experiment, width: number, height = 560) {
  const curve = { step, train: step, test: Float64Array.of(1, 0.5, 0.137), shifted: [] };
  const states = experiment.learners.map((_, learner) => [learner, { kind: "gradient", learner, curve }] as const);
  const stairs = stairsOf(experiment, { gradients: new Map(states) } as unknown as RunSeries);
  return layOutStairs(theoryOf(experiment.task as InContextRegressionSpec, experiment.learners), stairs, null, width, height);
}

const task = { kind: "in-context-regression" };
const experiments = {
  "rates of two learners": experimentOf({
    task,
    learners: [0.05, 0.001].map((rate) => ({ kind: "gradient", heads: 5, keyQueryRank: 1, batch: "all", rate })),
  }),
  "two depths": experimentOf({ task, learners: [2, 3].map((layers) => ({ kind: "linear-layers", layers, heads: 2 })) }),
};

describe("the column beside the curves", () => {
  it.each(Object.keys(experiments).flatMap((name) => [340, 540, 700].map((width) => [name, width] as const)))(
    "has room for the names of learners, or for what tells them apart: %s, %d pixels",
    (name, width) => {
      const { rows, column } = laidOut(experiments[name as keyof typeof experiments], width);
      const names = rows.flatMap(({ stair }) => (stair ? [stair.learner.name] : []));
      expect(names).toHaveLength(2);
      const room = column.right - column.left - learnerSwatch - ("0.137".length + 1) * letterWidth;
      const written = names.map((one) => clipped(shortName(one, room), room));
      for (const words of written) expect(words).not.toMatch(/…/);
      expect(new Set(written).size).toBe(2);
    },
  );

  it("names as many plateaus as have room, and the ends in any case", () => {
    const named = (height: number) =>
      laidOut(experiments["two depths"], 540, height)
        .rows.filter(({ labelY }) => Number.isFinite(labelY))
        .flatMap(({ role, m }) => (role === "zero" || role === "plateau" || role === "best" ? [m] : []));
    expect([560, 275, 200].map(named)).toEqual([
      [0, 1, 2, 3, 4],
      [0, 1, 4],
      [0, 4],
    ]);
    for (const height of [560, 275]) {
      const { rows, lower } = laidOut(experiments["two depths"], 540, height);
      for (const { labelY } of rows.filter(({ labelY }) => Number.isFinite(labelY))) expect(labelY + 4).toBeLessThan(lower.top - 10 - 11);
    }
  });

  it("has a row for each gradient step up to the layers of the deepest learner", () => {
    const { rows } = laidOut(experiments["two depths"], 540);
    const steps = rows.filter(({ role }) => role === "gradient-step");
    expect(steps.map(({ m }) => m)).toEqual([1, 2, 3]);
    expect(steps.map(({ value }) => value.toFixed(4))).toEqual(["0.2029", "0.0661", "0.0263"]);
  });
});
