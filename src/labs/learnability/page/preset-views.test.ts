/** Every preset opens on what its words name: its views are understood by the panels they are of, in both languages. */
import { afterAll, describe, expect, it } from "vitest";
import { commentaryLinks, plainCommentary } from "../../../platform/documents/commentary-testing";
import { isPanelView, leadPanels, panelsListed } from "../../../platform/documents/views";
import { leadAmong, panelNamed, panelsOf } from "../../../platform/shell/panels/panels-of";
import type { ViewCodec } from "../../../platform/shell/view-codec";
import { presetSaid, speak } from "../../../platform/ui/language";
import { type Preset, presets } from "../document/presets";
import { commentaries } from "../document/presets/commentaries";
import { paperNotes } from "../document/presets/paper-notes";
import "./in-language";
import { laboratoryShown } from "./certificate/Laboratory";
import { computationsView } from "./computations/choices";
import { automatonShown } from "./exhibits/automaton/shown";
import { choicesOf, wordsOf } from "./landscape/choices-in-link";
import { panels } from "./panel-list";
import { validChoice } from "./panels/loss-choice";
import { attentionView, headsView, lossView, spectrumView } from "./panels/views";
import { isOfPreset } from "./rail/base";
import { harness } from "./session/testing";
import { storedView } from "./stored-runs/views";

afterAll(() => speak("en"));

/** How a panel reads what it shows and writes it again; equal texts have been understood as a whole. */
const understood: Readonly<Record<string, (text: string) => string | null>> = {
  loss: through(lossView),
  spectrum: through(spectrumView),
  attention: through(attentionView),
  heads: through(headsView),
  automaton: through(automatonShown),
  computations: through(computationsView),
  certificate: through(laboratoryShown),
  landscape: (text) => wordsOf(choicesOf(text)),
  "stored-runs": through(storedView),
};

function through<Value>({ read, write }: ViewCodec<Value>): (text: string) => string {
  return (text) => write(read(text));
}

function presetOf(id: string): Preset {
  return presets.find((preset) => preset.id === id) as Preset;
}

describe.each(presets.map((preset) => [preset.id, preset] as const))("the preset %s", (id, preset) => {
  const { document: experiment, views } = preset;
  const commentary = commentaries[preset.id];
  const there = panelsOf(panels, experiment);
  const asked = panelsListed(views, leadPanels);

  it("opens on panels that it has, in views that the panels understand", () => {
    const lead = leadAmong(there, { views: asked, lesson: null, preset: [], lab: [] });
    expect(lead).toEqual(asked.map((name) => panelNamed(there, name)));
    for (const [panel, text] of Object.entries(views)) {
      expect(isPanelView(panel, text)).toBe(true);
      if (panel !== leadPanels) expect(understood[panel](text), panel).toBe(text);
    }
    const { drawn, against } = lossView.read(views.loss ?? "");
    const choice = validChoice({ drawn, against, scale: "log" }, experiment);
    expect(choice.drawn).toBe(drawn);
  });

  it("names what can be seen, and leads there, in both languages alike", async () => {
    const english = commentaryLinks(commentary);
    await speak("de");
    const german = commentaryLinks(presetSaid(id, "commentary", commentary));
    await speak("en");
    expect(english.length).toBeGreaterThan(0);
    const targets = (links: typeof english) => links.map(({ panel, view }) => `${panel}:${view}`).toSorted();
    expect(targets(german)).toEqual(targets(english));
    for (const { panel, view } of english) {
      expect(panelNamed(there, panel), panel).toBeDefined();
      if (view === null) continue;
      expect(understood[panel](view)).toBe(view);
      if (panel !== "loss") continue;
      const choice = validChoice(lossView.read(view), experiment);
      expect(choice.drawn).toBe(lossView.read(view).drawn);
    }
    // It names a panel that leads.
    const named = english.map((link) => panelNamed(there, link.panel));
    expect(asked.map((name) => panelNamed(there, name)).filter((panel) => named.includes(panel))).not.toEqual([]);
    expect(plainCommentary(commentary)).not.toMatch(/\]\(/);
  });

  it("has notes on the paper where it is a figure of it", () => {
    expect(id in paperNotes).toBe(preset.paper !== null);
  });

  it("comes back from its link as it was opened", () => {
    const { session, state, address } = harness();
    session.open(experiment, views);
    // Views of a document that is open already are written late.
    session.dispose();
    const link = address.read();
    expect([state().experiment, state().panelViews]).toEqual([experiment, views]);
    const other = harness(link);
    expect([other.state().experiment, other.state().panelViews]).toEqual([experiment, views]);
  });
});

describe("the words of a preset", () => {
  const witness = presetOf("the-two-head-witness");
  const map = presetOf("heads-against-rate");
  const { document: experiment } = witness;

  it("stand while what they speak of is the preset's, however it is looked at", () => {
    expect(isOfPreset(experiment, witness)).toBe(true);
    expect(isOfPreset({ ...experiment, laboratory: { ...experiment.laboratory, amplitude: 1 } }, witness)).toBe(true);
  });

  it.each([
    ["seed", { ...experiment, seed: experiment.seed + 1 }],
    ["number of samples", { ...experiment, task: { ...experiment.task, samples: 1000 } }],
    ["list of learners", { ...experiment, learners: [] }],
    ["stop rule", { ...experiment, stop: { ...experiment.stop, targetError: 1e-3 } }],
  ])("fold with another %s", (_, changed) => {
    expect(isOfPreset(changed as typeof experiment, witness)).toBe(false);
  });

  it("fold with another map, where they speak of one", () => {
    expect(isOfPreset(map.document, map)).toBe(true);
    expect(isOfPreset({ ...map.document, map: map.document.map && { ...map.document.map, seeds: 1 } }, map)).toBe(false);
  });

  it("lead an experiment that is opened after it to no panel of the preset's", () => {
    const { session, state } = harness();
    session.open(map.document, map.views);
    session.setPanelView("loss", "scale.linear");
    session.edit((document) => ({ ...document, seed: 99 }));
    expect(state().panelViews).toEqual({ first: "map.loss", loss: "scale.linear" });
    session.open(experiment);
    expect(state().panelViews).toEqual({ loss: "scale.linear" });
  });
});
