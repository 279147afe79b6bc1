import { describe, expect, it } from "vitest";
import type { PanelDefinition } from "../panel-definition";
import { panelFirst, panelsAmong, withFirst } from "./panels-of";

function panel(id: string, columns: number, more: Partial<PanelDefinition> = {}): PanelDefinition {
  return { id, columns, title: () => id, control: null, Content: () => null, ...more };
}

const live = [panel("loss", 7), panel("spectrum", 5), panel("attention", 7), panel("heads", 5)];
const exhibit = panel("exhibit", 12, { exhibit: true, elements: ["memory", "automaton"] });
const below = [panel("certificate", 12, { aliases: ["laboratory"] }), panel("map", 12)];
const ids = (panels: readonly PanelDefinition[]) => panels.map(({ id }) => id);

describe("the panel that comes first", () => {
  it.each([
    { view: null, lesson: null, with: "no exhibit", first: "loss" },
    { view: null, lesson: null, with: "an exhibit", first: "exhibit" },
    { view: null, lesson: "spectrum", with: "no exhibit", first: "spectrum" },
    { view: null, lesson: "spectrum", with: "an exhibit", first: "spectrum" },
    { view: "map", lesson: null, with: "no exhibit", first: "map" },
    { view: "map", lesson: "spectrum", with: "an exhibit", first: "map" },
    { view: "loss", lesson: null, with: "an exhibit", first: "loss" },
    { view: "memory", lesson: null, with: "an exhibit", first: "exhibit" },
    { view: "laboratory", lesson: null, with: "no exhibit", first: "certificate" },
    // What is not there is not asked for.
    { view: "memory", lesson: null, with: "no exhibit", first: "loss" },
    { view: "memory", lesson: "heads", with: "no exhibit", first: "heads" },
    { view: "constructor", lesson: "memory", with: "an exhibit", first: "exhibit" },
  ])("is $first for the view $view and the lesson's $lesson, with $with", ({ view, lesson, with: has, first }) => {
    const panels = has === "an exhibit" ? [...live, exhibit, ...below] : [...live, ...below];
    expect(panelFirst(panels, { view, lesson }).id).toBe(first);
  });

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
