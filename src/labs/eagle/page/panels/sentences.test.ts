/** What the panels say of runs at their edges: one iteration, nothing changed, a failure. */
import { afterEach, describe, expect, it } from "vitest";
import { speak } from "../../../../platform/ui/language";
import type { SolverState, Traces } from "../../engine/protocol";
import { EagleSeries } from "../session/series";
import type { NamedSolver } from "../solvers";
import { conditionSentence, holeSentence } from "./sentences";
import { eaglePanelText } from "./words";

afterEach(() => speak("en"));

const stateOf = (...condition: readonly number[]) => {
  const traces: Traces = {
    iteration: Float64Array.from(condition, (_, at) => at),
    values: [],
    condition: Float64Array.from(condition),
    residuals: [],
  };
  return { iteration: condition.length - 1, traces, status: "running" } as unknown as SolverState;
};

describe("what becomes of A", () => {
  it("falls, rises, or stays", async () => {
    const say = () =>
      [stateOf(100, 1.02), stateOf(1.02, 3), stateOf(1, 1), stateOf(2, 2 - 1e-9)].map((state) => conditionSentence("EAGLE", state));
    expect(say()).toEqual([
      "EAGLE brings the singular values of A together: the condition number falls from 100 to 1.02 by iteration 1.",
      "EAGLE drives the singular values of A apart: the condition number rises from 1.02 to 3.00 by iteration 1.",
      "EAGLE leaves the condition number of A at 1.00 by iteration 1.",
      "EAGLE leaves the condition number of A at 2.00 by iteration 1.",
    ]);
    await speak("de");
    expect(say()[2]).toBe("EAGLE lässt die Konditionszahl von A bis Iteration 1 bei 1,00.");
  });

  it("is not told from singular values of which some are hidden", () => {
    const seen = stateOf(1, 1);
    expect(conditionSentence("EAGLE", seen, 1e8)).toContain("A has condition number 1.0e8. Singular values below 10⁻⁷");
    expect(conditionSentence("EAGLE", seen, 1e6)).toBe(conditionSentence("EAGLE", seen));
  });

  it("is not known before the first iteration", () => {
    expect(conditionSentence("EAGLE", undefined)).toBe("The first iteration is under way.");
    expect(conditionSentence(null, undefined)).toBe("No solver here changes A: add EAGLE.");
  });
});

it("a solver that diverged is said to have, not to stand where it was last seen", async () => {
  const curve = { iteration: Float64Array.of(1, 2, 3), error: Float64Array.of(0.5, 0.25, Number.POSITIVE_INFINITY) };
  const series = new EagleSeries();
  series.accept([{ kind: "solver", job: "solvers[0]", solver: 0, iteration: 3, ended: "diverged", curve } as never]);
  series.acceptViews({ solvers: [{ solver: 0, iteration: 2 } as never] });
  const solvers = [{ index: 0, name: "EAGLE" } as NamedSolver];
  expect([null, 2, 3].map((iteration) => holeSentence(solvers, series, iteration))).toEqual([
    "At the last iteration: EAGLE diverged.",
    "After 2 iterations: EAGLE at 0.250.",
    "After 3 iterations: EAGLE diverged.",
  ]);
  await speak("de");
  expect(holeSentence(solvers, series, null)).toBe("In der letzten Iteration: EAGLE divergiert.");
});

it("one iteration is no plural, nor are one row and one column", async () => {
  const { race, hole, matrix } = eaglePanelText;
  const say = () => [race.at("LSMR", "0.1", "1"), hole.after("1", ["LSMR at 0.1"]), matrix.first("1", "2")];
  expect(say()).toEqual([
    "LSMR came to 0.1 after 1 iteration",
    "After 1 iteration: LSMR at 0.1.",
    "Outside A lie 1 row and 2 columns; the first of them are completed.",
  ]);
  await speak("de");
  expect(say()).toEqual([
    "LSMR nach 1 Iteration bei 0.1",
    "Nach 1 Iteration: LSMR at 0.1.",
    "Außerhalb von A liegen 1 Zeile und 2 Spalten; die ersten davon werden ergänzt.",
  ]);
});
