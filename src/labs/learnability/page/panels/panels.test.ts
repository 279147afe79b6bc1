import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { parseExperiment } from "../../document/document";
import type { ClosedFormJobState, GradientJobState, LossCurve } from "../../engine/protocol";
import type { LearnerView, TargetView } from "../../engine/view";
import { namedLearners } from "../learners";
import { RunSeries } from "../session/series";
import { attentionGroups, attentionScale, attentionTable } from "./attention-data";
import { bestGradient, comparedLearners } from "./comparison";
import { attentionDifference, attentionSentence, functionSentence, headsSentence } from "./comparison-sentences";
import { functionRows, functionTable } from "./function-data";
import { type LossChoice, shiftNames, validChoice } from "./loss-choice";
import { lossData } from "./loss-curves";
import { lossTable } from "./loss-table";
import { learningCurveSentence } from "./sentences";
import { lossView } from "./views";

function experimentOf(task: object, ...learners: readonly object[]) {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task: { kind: "random-attention", ...task }, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

const experiment = experimentOf(
  {},
  { kind: "closed-form" },
  { kind: "gradient", heads: 4, batch: 32, steps: 1000 },
  { kind: "gradient", heads: 16 },
);
const learners = namedLearners(experiment);

function curve(errors: readonly number[], steps: readonly number[] = errors.map((_, index) => index + 1)): LossCurve {
  const values = Float64Array.from(errors);
  return { step: Float64Array.from(steps), train: values.map((e) => e / 2), test: values, shifted: [values.map((e) => 8 * e)] };
}

function gradient(changes: Partial<GradientJobState>): GradientJobState {
  const base = {
    kind: "gradient",
    job: "learners[1]",
    learner: 1,
    status: "running",
    progress: 0,
    milliseconds: 20,
    step: 2,
    steps: 1000,
    repeats: [],
  } as const;
  return { ...base, curve: curve([4, 2]), ...changes };
}

const closedForm: ClosedFormJobState = {
  kind: "closed-form",
  job: "data",
  learner: 0,
  status: "done",
  progress: 1,
  milliseconds: 3,
  curve: curve([9, 0.5, 0.02], [1, 64, 1024]),
  theory: Float64Array.of(Number.NaN, 0.4, 0.01),
  solution: null,
};

function filled(...states: Parameters<RunSeries["accept"]>[0]): RunSeries {
  const series = new RunSeries();
  series.accept(states);
  return series;
}

const sources = (series: RunSeries) => ({ learners, series, history: [] });

const bySteps: LossChoice = { drawn: "test", against: "steps", scale: "log" };

describe("what the loss panel draws", () => {
  it("ends a curve at the error now, which is no part of the recorded curve", () => {
    const { lines } = lossData(sources(filled(gradient({ latest: { step: 5, train: 0.5, test: 1, shifted: [8] } }))), bySteps);
    expect([Array.from(lines[0].x), Array.from(lines[0].main)]).toEqual([
      [1, 2, 5],
      [4, 2, 1],
    ]);
  });

  it("draws several seeds as their median within their range", () => {
    const state = gradient({ repeats: [curve([8, 1]), curve([2, 16])] });
    const { lines } = lossData(sources(filled(state)), bySteps);
    expect(Array.from(lines[0].main)).toEqual([4, 2]);
    expect([[...(lines[0].band?.low ?? [])], [...(lines[0].band?.high ?? [])]]).toEqual([
      [2, 1],
      [8, 16],
    ]);
  });

  it("counts samples as steps times batch, and seconds at the mean pace, with the closed form where it was solved", () => {
    const series = filled(gradient({}), closedForm);
    expect(Array.from(lossData(sources(series), { ...bySteps, against: "samples" }).lines[0].x)).toEqual([32, 64]);
    const timed = lossData(sources(series), { ...bySteps, against: "seconds" });
    expect(Array.from(timed.lines[0].x)).toEqual([0.01, 0.02]);
    expect(timed.levels.find(({ role }) => role === "closed-form")?.from).toBe(0.003);
    expect(timed.axis).toMatchObject({ low: 0.01, high: 10 });
  });

  it("draws errors out of distribution by the names of the shifts", () => {
    expect(shiftNames(experiment)).toEqual(["tokens × 2"]);
    expect(Array.from(lossData(sources(filled(gradient({}))), { ...bySteps, drawn: 0 }).lines[0].main)).toEqual([32, 16]);
    expect(validChoice({ ...lossView.first, drawn: 3 }, experiment).drawn).toBe("test");
    expect(validChoice(lossView.first, experiment).against).toBe("steps");
    const closedFormAlone = { ...experiment, learners: experiment.learners.filter(({ kind }) => kind === "closed-form") };
    expect(validChoice(lossView.first, closedFormAlone).against).toBe("curve");
    expect(validChoice({ ...lossView.first, against: "seconds" }, closedFormAlone).against).toBe("seconds");
  });

  it("draws training errors boldly where the test labels are unknown", () => {
    const unknown = { ...curve([4, 2]), test: Float64Array.of(Number.NaN, Number.NaN) };
    const { lines } = lossData(sources(filled(gradient({ curve: unknown }))), bySteps);
    expect(Array.from(lines[0].main)).toEqual([2, 1]);
    expect(lines[0].thin).toBeNull();
  });

  it("draws the closed form against N beside theory", () => {
    const { lines, guides } = lossData(sources(filled(closedForm)), { ...bySteps, against: "curve" });
    expect(Array.from(lines[0].x)).toEqual([1, 64, 1024]);
    expect(guides.map(({ role }) => role)).toEqual(["theory"]);
    expect(learningCurveSentence(learners, filled(closedForm), "running")).toBe(
      "With 1\u202f024 samples the closed form is at 0.0200, 2.00 times the theoretical error for Gaussian features.",
    );
  });

  it("lists every number in the table", () => {
    const { columns, rows } = lossTable(lossData(sources(filled(gradient({}), closedForm)), bySteps));
    expect(columns).toHaveLength(4);
    expect(rows).toEqual([
      ["", "theory for Gaussian features", 0.01, ""],
      ["", "closed form", 0.02, ""],
      [1, "4 heads", 4, 2],
      [2, "4 heads", 2, 1],
    ]);
  });
});

const target: TargetView = {
  d: 2,
  outputs: 1,
  psi: 6,
  n: 2,
  Z: new Float64Array(4),
  sample: 0,
  samples: 200,
  training: 1000,
  teacher: {
    heads: 1,
    V: new Float64Array(),
    Q: new Float64Array(),
    attention: Float64Array.of(3, 0, 0, 4),
    p: Float64Array.of(3, 0, 0, 4, 0, 0),
  },
  traces: null,
};

function viewOf(learner: number, matrices: readonly number[], changes: Partial<LearnerView> = {}): LearnerView {
  const attention = { heads: 1, Q: new Float64Array(), matrices: Float64Array.from(matrices), aligned: true, unexplained: 0 };
  const p = Float64Array.of(3, 0, 0, 4, 0, 0);
  return { learner, step: 1, p, distance: 0, singularValues: Float64Array.of(1), attention, traces: null, ...changes };
}

const comparedWith = (...views: readonly LearnerView[]) => views.map((view) => ({ learner: learners[view.learner], view }));

describe("comparing with the teacher", () => {
  it("measures attention relative to the teacher's", () => {
    expect(attentionDifference(viewOf(1, [3, 0, 0, 4.5]), target)).toBeCloseTo(0.1);
  });

  it("says who attends as the teacher does and who does not", () => {
    const compared = comparedWith(viewOf(0, [3, 0, 0, 4]), viewOf(1, [3, 0, 0, 4.5]), viewOf(2, [-3, 0, 0, -4]));
    expect(attentionSentence(compared, target)).toBe(
      "The closed form matches the teacher within 0.1 %; four heads differ from the teacher by 10 %; sixteen heads differ from the teacher by 200 %.",
    );
  });

  it("says that own heads are shown where there is no teacher", () => {
    const own = { ...target, teacher: null };
    const view = viewOf(1, [1, 2, 3, 4]);
    const attention = { heads: 1, Q: new Float64Array(), matrices: Float64Array.of(1, 2, 3, 4), aligned: false, unexplained: 0 };
    expect(attentionSentence(comparedWith({ ...view, attention }), own)).toMatch(/^Each learner shows its own strongest heads/);
    const groups = attentionGroups(own, comparedWith({ ...view, attention }));
    expect(groups.map(({ notes }) => notes)).toEqual([["strongest head"]]);
    expect(attentionScale(own, groups)).toBe(5);
  });

  it("mentions what the teacher's values cannot express only when it is not small", () => {
    const attention = { heads: 1, Q: new Float64Array(), matrices: Float64Array.of(3, 0, 0, 4), aligned: true, unexplained: 0.2 };
    const groups = attentionGroups(target, comparedWith(viewOf(0, [3, 0, 0, 4]), viewOf(1, [], { attention })));
    expect(groups.map(({ notes }) => notes.length)).toEqual([1, 1, 2]);
  });

  it("tells functions apart by their distance", () => {
    const compared = comparedWith(viewOf(0, []), viewOf(1, [], { distance: 2 }));
    expect(functionSentence(compared, target)).toBe(
      "The closed form matches the teacher’s function; four heads are at distance 2.00 from the teacher’s function (‖p‖ = 5.00).",
    );
    expect(functionRows(target, comparedWith(viewOf(0, [], { p: null })))).toHaveLength(1);
  });

  it("counts heads against the teacher's", () => {
    expect(
      headsSentence(
        [
          { learner: learners[0], used: 13 },
          { learner: learners[1], used: 4 },
        ],
        2,
      ),
    ).toBe("The SVD of W gives the closed form 13 heads; the teacher has 2 heads. Four heads use 4.");
  });

  it("compares the closed form and the best gradient learner, and changes its mind only for a clearly better one", () => {
    const at = (learner: number, error: number) => gradient({ learner, curve: curve([error]) });
    expect(bestGradient(learners, filled(at(1, 1), at(2, 0.5)), null)).toBe(2);
    expect(bestGradient(learners, filled(at(1, 1), at(2, 0.5)), 1)).toBe(1);
    expect(bestGradient(learners, filled(at(1, 1), at(2, 0.05)), 1)).toBe(2);
    expect(comparedLearners(learners, null, 2).map(({ index }) => index)).toEqual([0, 2]);
    expect(comparedLearners(learners, [1], 2).map(({ index }) => index)).toEqual([1]);
  });

  it("has tables with a column for everybody", () => {
    const compared = comparedWith(viewOf(0, [3, 0, 0, 4]));
    expect(attentionTable(target, compared)).toMatchObject({ columns: { length: 5 }, rows: { length: 4 } });
    expect(functionTable(target, compared).rows[0]).toEqual([1, "G₁₂ z₁", 3, 3]);
    expect(attentionTable(null, []).rows).toEqual([]);
  });
});
