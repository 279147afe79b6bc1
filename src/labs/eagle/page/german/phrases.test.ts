import { expect, it } from "vitest";
import { describeFailure } from "../../../../platform/engine/failure";
import { defaultsOf } from "../../../../platform/fields/fields";
import { problemSentences } from "../../../../platform/fields/problem";
import { type SolverSpec, solverFields } from "../../document/solver-fields";
import { refuseLong } from "../../engine/solving-time";
import { made } from "../../math/testing";
import { phrase } from "./phrases";

it("a solver that would take hours on an own matrix is refused in German, too", () => {
  const spec = { kind: "eagle", ...defaultsOf(solverFields.eagle), iterations: 1_000_000 } as SolverSpec;
  let said = "";
  try {
    refuseLong(new Map([[2, spec]]), made({ d: 300, n: 300, rank: 10 }));
  } catch (error) {
    said = problemSentences(describeFailure(error));
  }
  expect(said).toBe(
    "solvers[2].iterations 1000000 is too many: with all iterations the solvers would take about 11 hours, the limit is 2 hours. Take at most 182226 for every solver.",
  );
  expect(phrase(said)).toBe(
    "1000000 Iterationen sind zu viele: Sie dauern etwa 11 Stunden, erlaubt sind 2 Stunden. Für jeden Löser höchstens 182226 nehmen.",
  );
});
