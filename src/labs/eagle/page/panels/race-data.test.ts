import { expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { parseEagle } from "../../document/document";
import { EagleSeries } from "../session/series";
import { namedSolvers } from "../solvers";
import { raceData } from "./race-data";

it("a curve is labelled with where it ends, also where its first 25 iterations alone are drawn", () => {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "low-rank" },
    solvers: [{ kind: "eagle" }],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  const { document } = parsed;
  const iteration = Float64Array.from({ length: 40 }, (_, at) => at + 1);
  const error = iteration.map((at) => 10 ** -at);
  const curve = { iteration, error, change: error, operations: iteration, bytes: iteration, milliseconds: iteration };
  const series = new EagleSeries();
  series.accept([{ kind: "solver", job: "solvers[0]", solver: 0, status: "done", iteration: 40, curve } as never]);
  const lineOf = (scale: "log" | "linear") =>
    raceData({ solvers: namedSolvers(document), document, series }, { against: "iterations", scale }).lines[0];
  expect([lineOf("log").x.length, lineOf("log").note]).toEqual([40, "1.0e-40"]);
  expect([lineOf("linear").x.length, lineOf("linear").note]).toEqual([25, "1.0e-25"]);
});
