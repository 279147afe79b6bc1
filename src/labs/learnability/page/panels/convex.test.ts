import { describe, expect, it } from "vitest";
import { convexMarker } from "../../../../platform/charts/Marker";
import { problemLine } from "../../../../platform/fields/problem";
import { type Experiment, parseExperiment } from "../../document/document";
import type { ConvexJobState, LossCurve } from "../../engine/protocol";
import { convexText } from "../convex-words";
import { longWork, overallProgress } from "../header/forecast";
import { methodOf, namedLearners, nameInText } from "../learners";
import { newLearner } from "../rail/new-learner";
import { standingOf } from "../rail/standing";
import { RunSeries } from "../session/series";
import { comparedLearners } from "./comparison";
import { headsSentence } from "./comparison-sentences";
import type { LossChoice } from "./loss-choice";
import { lossData } from "./loss-curves";
import { lossTable } from "./loss-table";
import { lossSentence } from "./sentences";

function experimentOf(...learners: readonly object[]): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task: { kind: "random-attention" }, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

const experiment = experimentOf(
  { kind: "closed-form" },
  { kind: "convex", steps: 1000 },
  { kind: "gradient", heads: 4, steps: 500 },
  { kind: "convex", start: "gaussian", steps: 1000 },
);
const learners = namedLearners(experiment);
const [, zero, , gaussian] = learners;

function curve(test: readonly number[], train: readonly number[] = test): LossCurve {
  const step = Float64Array.from(test, (_, index) => 10 ** index);
  return { step, train: Float64Array.from(train), test: Float64Array.from(test), shifted: [] };
}

function convex(learner: number, changes: Partial<ConvexJobState> = {}): ConvexJobState {
  const own = { step: 1000, steps: 1000, samples: 64, curve: curve([4, 2, 1, 1e-3]), largestRate: 0.0137, rate: 0.01233, time: 12.33 };
  return { kind: "convex", job: `learners[${learner}]`, learner, status: "done", progress: 1, milliseconds: 30, ...own, ...changes };
}

function filled(...states: Parameters<RunSeries["accept"]>[0]): RunSeries {
  const series = new RunSeries();
  const shared = { status: "done", progress: 1, milliseconds: 0 } as const;
  series.accept([{ ...shared, kind: "certificate", job: "data", certificate: null, labelVariance: 40, bestFit: null }, ...states]);
  return series;
}

const sources = (series: RunSeries) => ({ learners, series, history: [] });
const bySteps: LossChoice = { drawn: "test", against: "steps", scale: "log" };

describe("the curve of gradient descent on W", () => {
  it("is drawn against steps in the closed form's colour, dashed, with a marker of its own", () => {
    const { lines, axis } = lossData(sources(filled(convex(1))), bySteps);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ color: "var(--convex)", stroke: "dashed", marker: convexMarker, name: "convex, from zero" });
    expect([Array.from(lines[0].x), Array.from(lines[0].main)]).toEqual([
      [1, 10, 100, 1000],
      [4, 2, 1, 1e-3],
    ]);
    expect(axis).toMatchObject({ low: 1, high: 1000 });
  });

  it("counts all samples at every step, and is a level at the time it took on the clock", () => {
    const series = filled(convex(1));
    expect(Array.from(lossData(sources(series), { ...bySteps, against: "samples" }).lines[0].x)).toEqual([64, 640, 6400, 64000]);
    const timed = lossData(sources(series), { ...bySteps, against: "seconds" });
    expect(timed.lines).toEqual([]);
    expect(timed.levels.at(-1)).toMatchObject({ role: "convex", value: 1e-3, from: 0.03 });
    const diverged = filled(convex(1, { diverged: { step: 20 } }));
    expect(lossData(sources(diverged), { ...bySteps, against: "seconds" }).levels.every(({ role }) => role === "reference")).toBe(true);
  });

  it("is in the table with its training errors", () => {
    const { rows } = lossTable(lossData(sources(filled(convex(1, { curve: curve([4, 2], [3, 1]) }))), bySteps));
    expect(rows.slice(-2)).toEqual([
      [1, "convex, from zero", 4, 3],
      [10, "convex, from zero", 2, 1],
    ]);
  });
});

describe("words on gradient descent on W", () => {
  it("say where it arrived, and where it misses the function it fits", () => {
    const far = convex(3, { curve: curve([40, 30, 20, 6], [40, 3, 0.1, 1e-9]) });
    expect(lossSentence(learners, filled(convex(1), far), "running")).toBe(
      "The convex learner from zero reached 0.00100 in 1\u202f000 steps; the convex learner from a Gaussian W has a training error of 1.0e-9 but a test error of 6.00.",
    );
  });

  it("speak of one learner alone without what tells it from others, and of its way there", () => {
    const alone = namedLearners(experimentOf({ kind: "convex" }));
    expect(alone[0].name).toBe("Convex");
    const state = convex(0, { status: "running", step: 100, curve: curve([4, 2, 1]) });
    expect(lossSentence(alone, filled(state), "running")).toBe("The convex learner is at 1.00 after 100 steps.");
  });

  it("tell learners apart by as few settings as that takes", () => {
    const convexes = [{}, { relativeRate: 0.5 }, { start: "gaussian" }, { start: "gaussian", seed: 2 }];
    const named = namedLearners(experimentOf(...convexes.map((changes) => ({ kind: "convex", ...changes }))));
    expect(named.map(({ name }) => name)).toEqual([
      "Convex, from zero, rate 0.9 × bound",
      "Convex, from zero, rate 0.5 × bound",
      "Convex, from a Gaussian W, seed 1",
      "Convex, from a Gaussian W, seed 2",
    ]);
    expect(nameInText(named[1])).toBe("the convex learner from zero, rate 0.5 × bound");
    expect(nameInText(namedLearners(experimentOf({ kind: "convex" }, { kind: "convex", steps: 10 }))[1])).toBe(
      "the convex learner with 10 steps",
    );
  });

  it("name both numbers when its rate is too large", () => {
    const state = convex(1, { status: "diverged", diverged: { step: 20 }, rate: 0.015 });
    expect(lossSentence(learners, filled(state), "running")).toBe(
      "The convex learner from zero diverged by step 20: its rate 0.015 is above the stability bound 0.0137.",
    );
    expect(standingOf(zero.spec, state, null, "running")).toMatchObject({
      tone: "error",
      words: expect.stringMatching(/^diverged: .* step 20\. The learning rate 0\.0150000 is above 0\.0137000 = .*\.$/),
      remedy: { field: "relativeRate", value: 0.9 },
    });
    expect(convexText.rate(0.015, 0.0137)).toBe("rate 0.015 above 0.0137 (= d_out/λ_max), the largest stable one");
  });

  it("tell on its card how it learns, at what rate and how far it is", () => {
    expect(methodOf(gaussian)).toBe("gradient descent on W, from a Gaussian W");
    expect(convexText.rate(0.0123, 0.0137)).toBe("rate 0.0123 of at most 0.0137 (= d_out/λ_max)");
    const words = (state: ConvexJobState) => standingOf(zero.spec, state, null, "running").words;
    expect(words(convex(1))).toBe("1\u202f000 steps computed in 30 ms · T = rate × steps = 12.3");
    expect(words(convex(1, { status: "running", step: 10 }))).toBe("computed to step 10 of 1\u202f000");
    expect(words(convex(1, { status: "running", step: 0, time: null, rate: null, largestRate: null }))).toBe("decomposing Λ");
  });

  it("count its heads beside the closed form's", () => {
    const counts = [
      { learner: learners[0], used: 13 },
      { learner: zero, used: 12 },
    ];
    expect(headsSentence(counts, 2)).toBe(
      "The SVD of W gives the closed form 13 heads; the teacher has 2 heads. The convex learner from zero uses 12.",
    );
  });
});

describe("learners with gradient descent on W among them", () => {
  it("are compared with the teacher: the closed form, the first convex and the best gradient learner", () => {
    expect(comparedLearners(learners, null, 2).map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it("count in the progress of the run and in long work", () => {
    const slow = convex(1, { status: "running", progress: 0.25, milliseconds: 4000 });
    expect(overallProgress(filled(slow))).toBe(0.25);
    expect(longWork(filled(slow))?.milliseconds).toBe(4000);
    expect(longWork(filled(convex(1)))).toBeNull();
  });

  it("get another start each: zero, then Gaussian ones", () => {
    const first = newLearner(experimentOf(), "convex");
    const second = newLearner(experimentOf(first), "convex");
    const third = newLearner(experimentOf(first, second), "convex");
    expect([first, second, third]).toMatchObject([{ start: "zero" }, { start: "gaussian", seed: 1 }, { start: "gaussian", seed: 2 }]);
  });
});
