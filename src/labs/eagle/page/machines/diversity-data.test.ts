import { describe, expect, it } from "vitest";
import { type DiversityRun, mostRounds } from "../../engine/diversity/messages";
import { type DiversitySweep, diversityLines, diversitySweepSentence, diversityTable, predictedRounds } from "./diversity-data";

const run = (method: DiversityRun["method"], alpha: number, reached: DiversityRun["reached"]): DiversityRun => ({
  method,
  angle: 0,
  alpha,
  reached,
  rounds: mostRounds,
  error: 1,
});

const sweep = {
  status: "done",
  runs: [
    run("eagle", 1 - 1e-15, [8, 12, 14, 16]),
    run("eagle", 0.25, [12, 36, 54, 95]),
    run("eagle", 0.5, [10, 22, 31, 49]),
    run("gradient-descent", 1, [90, 500, 900, 2000]),
    run("gradient-descent", 0.25, [400, 9000, null, null]),
  ],
} as unknown as DiversitySweep;

describe("rounds over how much machines differ", () => {
  it("are predicted from those where machines see the same, and the rate in the end", () => {
    const rounds = predictedRounds(sweep.runs, "1e-20");
    expect(rounds?.(1)).toBe(16);
    expect(rounds?.(0.25)).toBeCloseTo(16 + (10 * Math.log(10)) / -Math.log(0.75), 10);
    expect(predictedRounds(sweep.runs.slice(1), "1e-20")).toBeNull();
  });

  it("are drawn over 1/alpha, those that came in time, with this run as a mark", () => {
    const { lines, guides, marks, axis } = diversityLines(sweep, "1e-20", 0.4);
    expect(lines.map(({ id, main }) => [id, Array.from(main)])).toEqual([
      ["eagle", [16, 49, 95]],
      ["gradient-descent", [2000]],
    ]);
    expect(Array.from(lines[0].x).map((x) => Number(x.toFixed(9)))).toEqual([1, 2, 4]);
    expect([guides.length, marks[0].x, axis.high]).toEqual([1, 2.5, 4]);
  });

  it("are given for both ends, and a method that misses the target is named", () => {
    expect(diversitySweepSentence(sweep, "1e-20")).toBe(
      "To 1e-20: EAGLE (freezing) needs 16 rounds at α 1 and 95 at 0.250. Gradient descent needs 2\u202f000 rounds at α 1. Gradient descent does not reach it in 200\u202f000 rounds at α 0.250.",
    );
    expect(diversityTable(sweep, "1e-2").rows.map((row) => row[4])).toEqual([8, 12, 10, 90, 400]);
  });
});
