import { describe, expect, it } from "vitest";
import { controlsOf } from "../../documents/assignment";
import { pageControls } from "../../documents/locks";
import { documentControls, fieldGroups, panelControls } from "../../experiment/learnability/controls";
import { learnabilityKind } from "../../experiment/learnability/kind";
import { defaultPreset, presets } from "../../experiment/learnability/presets";
import { labelOfControl, nameOfControl } from "../../shell/class/locks";
import { placeOf } from "../../shell/panels/panels-of";
import { stagePanels } from "../../shell/panels/shown-panels";
import { dialogs } from "./dialogs/dialogs";
import { learnability } from "./lab";
import { panels } from "./panel-list";

describe("the controls that links lock", () => {
  it("has words for every control and every group of controls", () => {
    for (const control of [...documentControls, ...pageControls, ...panelControls])
      expect(labelOfControl(learnability, control)).not.toBe(control);
    for (const { experiment } of presets) {
      for (const { owner } of fieldGroups(experiment)) expect(dialogs.settingsOf(owner)).toBeTypeOf("string");
      for (const control of controlsOf(learnabilityKind, experiment)) expect(nameOfControl(learnability, control)).not.toContain(".");
    }
  });
});

describe("the panels of a presentation", () => {
  it("are those that the target has, less what a link hides", () => {
    const ids = stagePanels(panels, defaultPreset.experiment, null).map(({ id }) => id);
    expect(ids).toEqual(["loss", "spectrum", "attention", "heads", "certificate", "landscape", "map"]);
    const machine = presets.find(({ experiment }) => experiment.task.kind === "automaton")!.experiment;
    expect(stagePanels(panels, machine, { free: [], hidden: ["map", "exhibit"] }).map(({ id }) => id)).not.toContain("exhibit");
    expect(placeOf(stagePanels(panels, machine, null), "automaton")).toBe(4);
    expect(placeOf(stagePanels(panels, machine, null), "constructor")).toBe(0);
  });
});
