/** Cards: every panel of every lab says its state in at most twelve words, before, during and after a run, in both languages. */
import { afterAll, describe, expect, it } from "vitest";
import type { LabDocument } from "../platform/documents/kind";
import type { PanelDefinition } from "../platform/shell/panel-definition";
import { panelsOf } from "../platform/shell/panels/panels-of";
import type { Series } from "../platform/state/lab-session";
import { speak } from "../platform/ui/language";
import { EagleSeries } from "./eagle/page/session/series";
import { LionSeries } from "./lion/page/session/series";
import { labs } from "./page";
import { labOfLessons } from "./testing";

afterAll(() => speak("en"));

/** Spaces within numbers and before units keep a word together. */
const wordsIn = (text: string) => text.split(" ").filter((word) => word !== "").length;

const statesOf = (panels: readonly PanelDefinition[], document: LabDocument, series: Series) =>
  panelsOf(panels, document).map(({ id, state }) => [id, state?.(document, series) ?? ""] as const);

function expectShort(states: readonly (readonly [id: string, state: string])[]): void {
  expect(states.filter(([, state]) => wordsIn(state) < 1 || wordsIn(state) > 12)).toEqual([]);
  expect(states.filter(([, state]) => /NaN|undefined|null|Infinity/.test(state))).toEqual([]);
}

describe.each(["en", "de"] as const)("in %s", (language) => {
  it.each(labs.map(({ id, load }) => [id, load] as const))("the panels of %s have a state before the first report", async (id, load) => {
    await speak(language);
    const { panels, presets } = await load();
    for (const { document } of presets.all) expectShort(statesOf(panels, document, labOfLessons(id).momentBefore(document).series));
  });

  it("the panels have another state after a run", async () => {
    await speak(language);
    const [learnability, , lion] = await Promise.all(labs.map(({ load }) => load()));
    const preset = learnability.presets.all.find(({ id }) => id === "extra-heads-help")!.document as LabDocument & { learners: object[] };
    const learned = { ...preset, learners: preset.learners.map((learner) => ("steps" in learner ? { ...learner, steps: 40 } : learner)) };
    const { series } = labOfLessons("learnability").momentAfter(learned);
    const states = new Map(statesOf(learnability.panels, learned, series));
    expectShort([...states]);
    expect(states.get("spectrum")).toMatch(/^(Rank 40 of 40|Rang 40 von 40)$/);
    expect(states.get("loss")).toMatch(/^(Lowest test error|Kleinster Testfehler) .*\d/);
    expect(states.get("attention")).toMatch(/^1 (of|von) /);
    expect(states.get("heads")).toMatch(/1 (to|bis) 16/);

    const ways = lion.presets.all[0].document;
    const formsDone = new LionSeries();
    const forms = {
      kind: "forms",
      job: "forms",
      status: "done",
      progress: 1,
      milliseconds: 1,
      maxDifference: 2e-16,
      largestOutput: 1,
      head: null,
    };
    formsDone.accept([{ ...forms, forms: [{}, {}], patchDecays: null }] as unknown as Parameters<LionSeries["accept"]>[0]);
    const said = statesOf(lion.panels, ways, formsDone);
    expectShort(said);
    expect(new Map(said).get("agreement")).toMatch(/^(Largest difference|Größter Unterschied) /);
  });
});

it("a solver that diverged, and a matrix that is refused, are told on the cards of EAGLE", async () => {
  await speak("en");
  const { panels, presets } = await labs[1].load();
  const { document } = presets.all[0];
  const states = (series: EagleSeries) => new Map(statesOf(panels, document, series));
  const count = (document as LabDocument & { solvers: object[] }).solvers.length;
  const series = new EagleSeries();
  const solver = (index: number, ended: "diverged" | null, error: number) => ({
    ...{ kind: "solver", job: `solvers[${index}]`, status: "done", progress: 1, milliseconds: 1, solver: index, iteration: 3, ended },
    curve: { iteration: Float64Array.of(3), error: Float64Array.of(error), bytes: Float64Array.of(0) },
    traces: { iteration: Float64Array.of(0, 3), condition: Float64Array.of(60, 1), values: [], residuals: [] },
  });
  const accept = (...given: readonly object[]) => series.accept(given as unknown as Parameters<EagleSeries["accept"]>[0]);
  accept(...Array.from({ length: count }, (_, index) => solver(index, "diverged", Number.POSITIVE_INFINITY)));
  expect(states(series).get("race")).toBe("Every solver diverged");
  accept(solver(0, null, Number.NaN));
  expect(states(series).get("race")).toBe("3 iterations");
  accept(solver(0, null, 1e-21));
  expect(states(series).get("race")).toBe("Lowest squared error 1.0e-21");
  accept({
    kind: "problem",
    job: "problem",
    status: "failed",
    progress: 1,
    milliseconds: 1,
    facts: null,
    blocks: null,
    matrix: null,
    refused: {},
  });
  expect(states(series).get("hole")).toBe("No block to complete");
  expectShort([...states(series)]);
});
