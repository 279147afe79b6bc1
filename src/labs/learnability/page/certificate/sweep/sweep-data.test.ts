import { describe, expect, it } from "vitest";
import { plain, type SentenceParts } from "../../../../../platform/ui/Sentence";
import type { SweepAnswer } from "../../../engine/study/questions";
import type { Moment } from "../moment";
import { answered, experimentOf, momentOf, seriesOf } from "../testing";
import { noPoints, sweepCurves, sweepQuestions, sweepSentence } from "./sweep-data";

const experiment = experimentOf({}, [{ kind: "closed-form" }, { kind: "gradient", heads: 16 }]);

const said = (parts: SentenceParts | null) => (parts ? plain(parts) : "");

describe("the sweep", () => {
  const swept = experimentOf({}, [{ kind: "closed-form" }, { kind: "gradient", heads: 16 }], {
    sweep: { field: "samples", values: [64, 32] },
  });
  const at = (value: number, nullity: number, distances: readonly number[]) => ({
    value,
    lambdaMin: nullity > 0 ? 1e-18 : 0.5,
    nullity,
    learners: distances.map((distance, learner) => ({ learner, distance, seen: 0, free: 0, trainMse: 0 })),
  });
  const answer: SweepAnswer = { kind: "sweep", points: [at(64, 0, [1e-12, 0.1]), at(32, 8, [2, 3])], done: true };
  const done = momentOf(swept, seriesOf(0), {}, [answered<"sweep">({ kind: "sweep" }, answer)]);

  it("is there for experiments that have one, and runs when somebody starts it", () => {
    expect(said(noPoints(momentOf(experiment, seriesOf(0))))).toMatch(/^A sweep trains every learner on data that differ in one setting/);
    const idle = momentOf(swept, seriesOf(0));
    expect(said(noPoints(idle))).toMatch(/2 data sets that differ in Samples N/);
    expect(sweepQuestions(idle)).toEqual([]);
    expect(sweepQuestions({ ...idle, choices: { ...idle.choices, started: new Set(["sweep"] as const) } })).toEqual([{ kind: "sweep" }]);
  });

  it("is drawn in the order of its axis: the setting, or the smallest eigenvalue, which free directions have none of", () => {
    const x = (moment: Moment) => Array.from(sweepCurves(moment).lines[0].x);
    expect(x(done)).toEqual([32, 64]);
    expect(x({ ...done, choices: { ...done.choices, sweepAxis: "lambdaMin" } })).toEqual([0, 0.5]);
  });

  it("says between what distances the learner farthest off went", () => {
    expect(plain(sweepSentence(done))).toMatch(/^Sixteen heads are 3.00 from the teacher at Samples N 32 and 0.100 at 64\.$/);
  });
});
