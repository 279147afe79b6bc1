import { expect, it } from "vitest";
import { learnerProblem } from "../../math/learners/learner-problem";
import { failedRun, type MapReport } from "../map/report";
import { resultParts } from "./result-parts";

const reason = learnerProblem("diverged-unclipped", { step: 12, rate: 10, optimizer: "SGD" });
const report = { run: failedRun({ x: 0, y: 0, seed: 0 }, reason), certificate: null };
const inEnglish =
  "the loss stopped being a number at step 12: with rate 10, SGD overshoots further at every step. Lower the rate, or clip the gradient.";

it("files and tables hold the English of a reason, also of one that older versions kept in words", () => {
  const kept = { ...report, run: { ...report.run, reason: inEnglish } };
  for (const outcome of [report, kept]) {
    expect(resultParts.written(outcome)).toEqual(kept);
    expect(resultParts.figures(outcome)).toMatchObject({ reason: inEnglish });
  }
  const done: MapReport = { ...report, run: { ...report.run, reason: null } };
  expect(resultParts.written(done)).toEqual(done);
});
