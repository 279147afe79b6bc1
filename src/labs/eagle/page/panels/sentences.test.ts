/** Captions of runs at their edges: one iteration, nothing changed, a failure. */
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

describe("the condition number of A", () => {
  it("falls, rises, or stays", async () => {
    const say = () =>
      [stateOf(100, 1.02), stateOf(1.02, 3), stateOf(1, 1), stateOf(2, 2 - 1e-9)].map((state) => conditionSentence("EAGLE", state));
    const { falls, rises, stays } = eaglePanelText.condition;
    expect(say()).toEqual([
      falls("EAGLE", "100", "1.02", "1"),
      rises("EAGLE", "1.02", "3.00", "1"),
      stays("EAGLE", "1.00", "1"),
      stays("EAGLE", "2.00", "1"),
    ]);
    await speak("de");
    expect(say()[2]).toBe(eaglePanelText.condition.stays("EAGLE", "1,00", "1"));
  });

  it("is not compared where A Aᵀ does not resolve the smallest singular values", () => {
    const seen = stateOf(1, 1);
    expect(conditionSentence("EAGLE", seen, 1e8)).toBe(eaglePanelText.condition.unresolved("1.0e8"));
    expect(conditionSentence("EAGLE", seen, 1e6)).toBe(conditionSentence("EAGLE", seen));
  });

  it("is not known before the first iteration", () => {
    expect(conditionSentence("EAGLE", undefined)).toBe(eaglePanelText.condition.waiting);
    expect(conditionSentence(null, undefined)).toBe(eaglePanelText.condition.absent);
  });
});

it("a solver that diverged is reported as diverged, not with its last recorded error", async () => {
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
    "LSMR reached 0.1 after 1 iteration",
    "After 1 iteration: LSMR at 0.1.",
    "Outside A lie 1 row and 2 columns; D covers the first of them.",
  ]);
  await speak("de");
  expect(say()).toEqual([
    "LSMR nach 1 Iteration bei 0.1",
    "Nach 1 Iteration: LSMR at 0.1.",
    "Außerhalb von A liegen 1 Zeile und 2 Spalten; D umfasst die ersten davon.",
  ]);
});
