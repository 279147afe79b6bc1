import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { placeOf } from "../../../platform/shell/panels/panels-of";
import { stagePanels } from "../../../platform/shell/panels/shown-panels";
import { type PageView, readPageView, wholePage, writePageView } from "../../../platform/state/page-view";
import { presets } from "../document/presets";
import { choicesOf, type LinkedChoices, wordsOf } from "./landscape/choices-in-link";
import { panels as all } from "./panel-list";

/** The part before the "#" of published addresses, with its meaning (made by scripts/shipped/addresses.ts). */
const shipped = JSON.parse(readFileSync(new URL("./fixtures/addresses.json", import.meta.url), "utf8")) as {
  readonly lessons: readonly string[];
  /** By preset: the panels that can be shown alone, and which one each name leads to. */
  readonly stages: Readonly<Record<string, { readonly panels: readonly string[]; readonly leads: Readonly<Record<string, string>> }>>;
  readonly addresses: readonly {
    readonly search: string;
    readonly view: PageView;
    readonly written: string;
    readonly kept: string;
    readonly left: string;
    /** Choices of the landscape, where the address has them, and their words in the address. */
    readonly landscape?: LinkedChoices;
    readonly words?: string | null;
  }[];
};

describe("addresses that are out there", () => {
  it("show what they showed", () => {
    expect(shipped.addresses.length).toBeGreaterThan(80);
    for (const { search, view } of shipped.addresses) expect(readPageView(search), search).toMatchObject(view);
  });

  it("are written as they were, alone and among the parameters of others", () => {
    for (const { search, view, written, kept, left } of shipped.addresses) {
      const now = { ...wholePage, ...view };
      expect([writePageView(now), writePageView(now, search), writePageView(wholePage, search)], search).toEqual([written, kept, left]);
    }
  });

  it("choose the same in the landscape, in the same words", () => {
    const choosing = shipped.addresses.filter(({ landscape }) => landscape);
    expect(choosing.length).toBeGreaterThan(10);
    for (const { search, view, landscape, words } of choosing) {
      const choices = choicesOf(view.landscape);
      expect(choices, search).toMatchObject({ ...landscape });
      expect(wordsOf(choices), search).toBe(words);
    }
  });

  it("lead to the same panel of every kind of target", () => {
    for (const [id, { panels, leads }] of Object.entries(shipped.stages)) {
      const stage = stagePanels(all, presets.find((preset) => preset.id === id)!.document, null);
      expect(stage.map((panel) => panel.id).filter((panel) => panels.includes(panel))).toEqual(panels);
      for (const [name, panel] of Object.entries(leads)) expect(stage[placeOf(stage, name)].id, `${id}, ${name}`).toBe(panel);
    }
  });
});
