import { describe, expect, it } from "vitest";
import type { PanelViews } from "../../documents/views";
import type { PanelDefinition } from "../panel-definition";
import { leadAmong, noneOpen, panelsAmong, readingOrder, withFirst } from "./panels-of";

function panel(id: string, columns: number, more: Partial<PanelDefinition> = {}): PanelDefinition {
  return { id, columns, title: () => id, control: null, Content: () => null, ...more };
}

const live = [panel("loss", 7), panel("spectrum", 5), panel("attention", 7), panel("heads", 5)];
const exhibit = panel("exhibit", 12, { exhibit: true, elements: ["memory", "automaton"] });
const below = [panel("certificate", 12, { aliases: ["laboratory"] }), panel("map", 12)];
const ids = (panels: readonly PanelDefinition[]) => panels.map(({ id }) => id);

describe("the panels that lead the page", () => {
  const usual = { "no exhibit": ["loss", "spectrum"], "an exhibit": ["exhibit", "loss"] };
  it.each([
    { views: [], lesson: null, preset: [], with: "no exhibit", lead: ["loss", "spectrum"] },
    { views: [], lesson: null, preset: [], with: "an exhibit", lead: ["exhibit", "loss"] },
    { views: [], lesson: "spectrum", preset: ["map", "loss"], with: "no exhibit", lead: ["spectrum", "loss"] },
    { views: [], lesson: null, preset: ["map", "loss"], with: "an exhibit", lead: ["map", "loss"] },
    { views: ["map"], lesson: "spectrum", preset: [], with: "an exhibit", lead: ["map", "exhibit"] },
    {
      views: ["loss", "spectrum", "attention"],
      lesson: null,
      preset: ["map"],
      with: "no exhibit",
      lead: ["loss", "spectrum", "attention"],
    },
    { views: ["loss"], lesson: null, preset: [], with: "no exhibit", lead: ["loss", "spectrum"] },
    { views: ["memory", "exhibit"], lesson: null, preset: [], with: "an exhibit", lead: ["exhibit", "loss"] },
    { views: ["laboratory"], lesson: null, preset: [], with: "no exhibit", lead: ["certificate", "loss"] },
    // Missing panels are skipped.
    { views: ["memory"], lesson: null, preset: [], with: "no exhibit", lead: ["loss", "spectrum"] },
    { views: ["memory"], lesson: "heads", preset: [], with: "no exhibit", lead: ["heads", "loss"] },
    { views: ["constructor"], lesson: "memory", preset: [], with: "an exhibit", lead: ["exhibit", "loss"] },
  ])("are $lead for the views $views, the lesson $lesson, the preset $preset, with $with", ({ with: has, lead, ...asked }) => {
    const panels = has === "an exhibit" ? [...live, exhibit, ...below] : [...live, ...below];
    expect(ids(leadAmong(panels, { ...asked, lab: usual[has as keyof typeof usual] }))).toEqual(lead);
  });

  it("are followed by open panels and cards: listed ones are open, else those with a view of their own, and those that must be shown", () => {
    const all = [...live, exhibit, ...below];
    const inOrder = (views: PanelViews, shown: readonly string[] = []) => {
      const { open, folded } = readingOrder(all, [all[0], all[1]], views, shown);
      return [ids(open), ids(folded)];
    };
    expect(inOrder({})).toEqual([[], ["attention", "heads", "exhibit", "certificate", "map"]]);
    expect(inOrder({ memory: "x", loss: "y" })).toEqual([["exhibit"], ["attention", "heads", "certificate", "map"]]);
    expect(inOrder({ memory: "x", open: "map.heads" })).toEqual([
      ["heads", "map"],
      ["attention", "exhibit", "certificate"],
    ]);
    expect(inOrder({ memory: "x", open: noneOpen }, ["certificate"])).toEqual([["certificate"], ["attention", "heads", "exhibit", "map"]]);
  });
});

describe("panels beside a lesson, and all of them", () => {
  it("stands before those that a lesson has come to, unless it is one of them; what is not there is left out", () => {
    const all = [...live, ...below];
    expect(ids(panelsAmong(all, ["map", "loss"], live[0]))).toEqual(["map", "loss"]);
    expect(ids(panelsAmong(all, ["map", "exhibit"], live[0]))).toEqual(["loss", "map"]);
    expect(ids(panelsAmong(all, [], live[2]))).toEqual(["attention"]);
  });

  it("brings its neighbours of the row along, and leaves the others in their order", () => {
    const all = [...live, exhibit, ...below];
    const ordered = (first: PanelDefinition) => ids(withFirst(all, first));
    expect(ordered(live[0])).toEqual(ids(all));
    expect(ordered(live[1])).toEqual(["spectrum", "loss", "attention", "heads", "exhibit", "certificate", "map"]);
    expect(ordered(live[3])).toEqual(["heads", "attention", "loss", "spectrum", "exhibit", "certificate", "map"]);
    expect(ordered(below[1])).toEqual(["map", "loss", "spectrum", "attention", "heads", "exhibit", "certificate"]);
  });
});
