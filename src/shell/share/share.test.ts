import { describe, expect, it } from "vitest";
import { controlsOf, documentControls, fieldGroups, pageControls, panelControls } from "../../experiment/learnability/locks";
import { defaultPreset, presets } from "../../experiment/learnability/presets";
import { lockText } from "../../ui/lock-text";
import { shareText } from "../../ui/share-text";
import { nameOfControl } from "../class/locks";
import { placeOf } from "../panels/panels-of";
import { stagePanels } from "../stage/stage-panels";
import { codePath } from "./QrCode";
import { frameOf } from "./share-address";

describe("the dialog of links", () => {
  it("has words for every control and every group of controls", () => {
    for (const control of [...documentControls, ...pageControls, ...panelControls]) expect(lockText.controls[control]).toBeTypeOf("string");
    for (const { experiment } of presets) {
      for (const { owner } of fieldGroups(experiment)) expect(shareText.groups[owner]).toBeTypeOf("string");
      for (const control of controlsOf(experiment)) expect(nameOfControl(control)).not.toContain(".");
    }
  });

  it("draws codes that keep their quiet margin", () => {
    const { size, path } = codePath(`https://example.org/#${"a".repeat(300)}`);
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(places.length).toBeGreaterThan(1000);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });

  it("quotes what goes into a frame", () => {
    expect(frameOf('https://example.org/?a=1&b="#x', "<b>", 300)).toBe(
      '<iframe src="https://example.org/?a=1&amp;b=&quot;#x" title="&lt;b>" width="100%" height="300" style="border:0" loading="lazy"></iframe>',
    );
  });
});

describe("the panels of a presentation", () => {
  it("are those that the target has, less what a link hides", () => {
    const ids = stagePanels(defaultPreset.experiment, null).map(({ id }) => id);
    expect(ids).toEqual(["loss", "spectrum", "attention", "heads", "certificate", "landscape", "map"]);
    const machine = presets.find(({ experiment }) => experiment.task.kind === "automaton")!.experiment;
    expect(stagePanels(machine, { free: [], hidden: ["map", "exhibit"] }).map(({ id }) => id)).not.toContain("exhibit");
    expect(placeOf(stagePanels(machine, null), "automaton")).toBe(4);
    expect(placeOf(stagePanels(machine, null), "constructor")).toBe(0);
  });
});
