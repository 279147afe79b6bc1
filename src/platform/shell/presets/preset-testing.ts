/** Properties of the presets of every lab: their words, their lead panels, and their settings. */
import { afterAll, describe, expect, it } from "vitest";
import { commentaryLinks, plainCommentary } from "../../documents/commentary-testing";
import type { LabDocument } from "../../documents/kind";
import type { Preset } from "../../documents/preset";
import type { Settings } from "../../documents/setting-path";
import { isPanelView, leadPanels, panelsListed } from "../../documents/views";
import { presetSaid, speak } from "../../ui/language";
import { allColumns } from "../../ui/panel/PanelGroup";
import type { PanelDefinition } from "../panel-definition";
import { leadAmong, panelNamed, panelsOf } from "../panels/panels-of";
import type { ViewCodec } from "../view-codec";

interface PresetsOfLab<Document extends LabDocument> {
  readonly presets: readonly (Preset<Document> & { readonly commentary?: string })[];
  readonly panels: readonly PanelDefinition<Document>[];
  readonly settings: Settings<Document>;
  /** Codecs of the panels' views, by their ids. */
  readonly views: Readonly<Record<string, ViewCodec<unknown>>>;
  /** Ids of the panels that lead where no preset names them. */
  lead(document: Document): readonly string[];
}

const mostWords = { question: 12, sentence: 22, context: 32 };
const mostSentences = { question: 2, context: 2, commentary: 4 };
/** Bounds of the number of lead panels, and of settings. */
const leads = [2, 3] as const;
const chosen = [3, 5] as const;

/** A point in a number does not end a sentence. */
const sentencesIn = (text: string) => text.split(/(?<=[.?!]”?)\s+/);
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Two panels stand side by side where they fit; panels as wide as the page stand one above the other. */
function isArranged(leading: readonly PanelDefinition[]): boolean {
  const columns = leading.map((panel) => panel.columns);
  return columns.length !== 2 || columns.includes(allColumns) || columns[0] + columns[1] <= allColumns;
}

/** Tests every preset of a lab. */
export function testPresets<Document extends LabDocument>({ presets, panels, settings, views, lead }: PresetsOfLab<Document>): void {
  afterAll(() => speak("en"));
  const within = (count: number, [least, most]: readonly [number, number]) => count >= least && count <= most;
  const ofAnyLab = panels as readonly PanelDefinition[];

  describe.each(presets.map((preset) => [preset.id, preset] as const))("the preset %s", (id, preset) => {
    const { document, question, context, commentary = "", views: opened } = preset;
    const there = panelsOf(ofAnyLab, document);

    it.each(["en", "de"] as const)("has a short question, and a context with the comparison (%s)", async (language) => {
      await speak(language);
      const asked = presetSaid(id, "question", question);
      const compared = presetSaid(id, "context", context);
      await speak("en");
      if (language === "de") expect([asked, compared]).not.toEqual([question, context]);
      expect(asked).toMatch(/\?$/);
      expect(wordsIn(asked)).toBeLessThanOrEqual(mostWords.question);
      expect(sentencesIn(asked).length).toBeLessThanOrEqual(mostSentences.question);
      expect(compared).toMatch(/[.]$/);
      expect(sentencesIn(compared).length).toBeLessThanOrEqual(mostSentences.context);
      expect(wordsIn(compared)).toBeLessThanOrEqual(mostWords.context);
      for (const sentence of sentencesIn(compared)) expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(mostWords.sentence);
    });

    it("leads with two or three panels that it has, and so does its document without a preset", () => {
      expect(within(preset.lead.length, leads)).toBe(true);
      expect(panelsListed(opened, leadPanels)).toEqual(preset.lead);
      const shown = leadAmong(there, { views: preset.lead, lesson: null, preset: [], lab: [] });
      expect(shown.map((panel) => panel.id)).toEqual(preset.lead);
      expect(isArranged(shown)).toBe(true);
      const usual = lead(document);
      expect(within(usual.length, leads)).toBe(true);
      expect(usual.filter((name) => !panelNamed(there, name))).toEqual([]);
    });

    it("opens its panels in views that they understand", () => {
      for (const [panel, text] of Object.entries(opened)) {
        expect(isPanelView(panel, text)).toBe(true);
        if (panel !== leadPanels) expectUnderstood(panel, text);
      }
    });

    it("names three to five settings that have an effect in it", () => {
      expect(within(preset.settings.length, chosen)).toBe(true);
      expect(new Set(preset.settings).size).toBe(preset.settings.length);
      expect(preset.settings.filter((path) => settings.fieldAt(document, path) === null)).toEqual([]);
    });

    it("explains in at most four sentences that lead to panels it has, in both languages alike", async () => {
      const links = commentaryLinks(commentary);
      await speak("de");
      const german = presetSaid(id, "commentary", commentary);
      await speak("en");
      const targets = (text: string) => commentaryLinks(text).map(({ panel, view }) => `${panel}:${view}`);
      expect(links.length).toBeGreaterThan(0);
      expect(targets(german).toSorted()).toEqual(targets(commentary).toSorted());
      for (const { panel, view } of links) {
        expect(panelNamed(there, panel), panel).toBeDefined();
        if (view !== null) expectUnderstood(panel, view);
      }
      expect(links.some(({ panel }) => preset.lead.includes(panel))).toBe(true);
      for (const text of [commentary, german].map(plainCommentary)) {
        expect(text).not.toMatch(/\]\(/);
        expect(sentencesIn(text).length).toBeLessThanOrEqual(mostSentences.commentary);
      }
    });
  });

  /** A text that is equal after reading and writing was read as a whole. */
  function expectUnderstood(panel: string, text: string): void {
    expect(Object.keys(views)).toContain(panel);
    expect(views[panel].write(views[panel].read(text)), panel).toBe(text);
  }
}
