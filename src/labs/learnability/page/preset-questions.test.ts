/** Every preset asks what its first panels answer, and offers the settings that matter to it. */
import { describe, expect, it } from "vitest";
import { leadPanels, listOfPanels } from "../../../platform/documents/views";
import { panelsOf } from "../../../platform/shell/panels/panels-of";
import { defaultPreset, presets } from "../document/presets";
import { presetsDe } from "../document/presets.de";
import { settings } from "./lesson-api/settings";
import { panels } from "./panel-list";

describe.each(presets.map((preset) => [preset.id, preset] as const))("the preset %s", (_, preset) => {
  it("leads with two or three panels of its document, by their ids", () => {
    const there = panelsOf(panels, preset.document).map((panel) => panel.id);
    expect(preset.lead.filter((panel) => !there.includes(panel))).toEqual([]);
    expect([2, 3]).toContain(new Set(preset.lead).size);
    expect(preset.lead).toHaveLength(new Set(preset.lead).size);
    expect(preset.views[leadPanels]).toBe(listOfPanels(preset.lead));
  });

  it("offers three to five settings that its document has and that have an effect in it", () => {
    expect(preset.settings.filter((path) => settings.fieldAt(preset.document, path) === null)).toEqual([]);
    expect(new Set(preset.settings).size).toBe(preset.settings.length);
    expect(preset.settings.length).toBeGreaterThanOrEqual(3);
    expect(preset.settings.length).toBeLessThanOrEqual(5);
  });
});

describe("presets", () => {
  it("ask different questions, in both languages", () => {
    for (const questions of [presets.map(({ question }) => question), Object.values(presetsDe).map(({ question }) => question)])
      expect(new Set(questions).size).toBe(presets.length);
  });

  it("begin with one that shows loss, spectrum and attention", () => {
    expect(defaultPreset.lead).toEqual(["loss", "spectrum", "attention"]);
  });
});
