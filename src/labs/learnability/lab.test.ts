import { describe, expect, it } from "vitest";
import { controlsOf } from "../../platform/documents/assignment";
import { pageControls } from "../../platform/documents/locks";
import { labelOfControl, nameOfControl } from "../../platform/shell/class/locks";
import { placeOf } from "../../platform/shell/panels/panels-of";
import { stagePanels } from "../../platform/shell/panels/shown-panels";
import { learnabilityKind } from "./document/kind";
import { defaultPreset, presets } from "./document/presets";
import { learnability } from "./lab";
import { dialogs } from "./page/dialogs/dialogs";
import { panels } from "./page/panel-list";

describe("the controls that links lock", () => {
  it("has words for every control and every group of controls", () => {
    const { documentControls, panelControls } = learnabilityKind;
    for (const control of [...documentControls, ...pageControls, ...panelControls])
      expect(labelOfControl(learnability, control)).not.toBe(control);
    for (const { document: experiment } of presets) {
      for (const { owner } of learnabilityKind.settings(experiment)) expect(dialogs.settingsOf(owner)).toBeTypeOf("string");
      for (const control of controlsOf(learnabilityKind, experiment)) expect(nameOfControl(learnability, control)).not.toContain(".");
    }
  });
});

describe("the panels of a presentation", () => {
  it("are those that the target has, less what a link hides", () => {
    const ids = stagePanels(panels, defaultPreset.document, null).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["loss", "spectrum", "attention", "heads", "certificate", "landscape", "map"]));
    const machine = presets.find(({ document: experiment }) => experiment.task.kind === "automaton")!.document;
    expect(stagePanels(panels, machine, { free: [], hidden: ["map", "exhibit"] }).map(({ id }) => id)).not.toContain("exhibit");
    expect(placeOf(stagePanels(panels, machine, null), "automaton")).toBe(4);
    expect(placeOf(stagePanels(panels, machine, null), "constructor")).toBe(0);
  });
});
