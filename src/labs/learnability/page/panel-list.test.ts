import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { controlsOf } from "../../../platform/documents/assignment";
import { placeOf } from "../../../platform/shell/panels/panels-of";
import type { ViewCodec } from "../../../platform/shell/view-codec";
import { learnabilityKind } from "../document/kind";
import { panelControls } from "../document/locks";
import { defaultPreset, presets } from "../document/presets";
import { laboratoryShown } from "./certificate/Laboratory";
import { computationsView } from "./computations/choices";
import { automatonShown } from "./exhibits/automaton/shown";
import { turingShown } from "./exhibits/turing-machine/shown";
import { panels } from "./panel-list";
import { attentionView, headsView, lossView, spectrumView } from "./panels/views";
import { storedView } from "./stored-runs/views";

describe("the list of panels", () => {
  const names = panels.flatMap(({ id, elements = [], aliases = [] }) => [id, ...elements, ...aliases]);

  it("has no name twice, and only names that an address can say", () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
  });

  it("finds each panel by every name of it", () => {
    panels.forEach(({ id, elements = [], aliases = [] }, place) => {
      for (const name of [id, ...elements, ...aliases]) expect(placeOf(panels, name)).toBe(place);
    });
  });

  it("has just the lockable panels that links of teachers know", () => {
    const controls = panels.flatMap(({ control }) => control ?? []);
    expect(controls.toSorted()).toEqual([...panelControls].toSorted());
    for (const control of controls) expect(controlsOf(learnabilityKind, defaultPreset.document)).toContain(control);
  });

  it("has a title for each, and words for what is fetched late", () => {
    for (const { title, late } of panels) {
      expect(title()).not.toBe("");
      expect(late?.loading()).not.toBe("");
    }
  });

  it("gives every preset panels that fill whole rows", () => {
    for (const { document: experiment } of presets) {
      const columns = panels.filter((panel) => panel.when?.(experiment) ?? true).map((panel) => panel.columns);
      expect(columns.reduce((sum, width) => sum + width, 0) % 12).toBe(0);
    }
  });
});

const texts = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "drawn",
        "against",
        "scale",
        "view",
        "learner",
        "compared",
        "law",
        "axis",
        "tab",
        "layer",
        "fed",
        "steps",
        "figure",
        "rate",
      ),
      fc.string(),
    ),
  )
  .map((parts) => parts.map(([name, text]) => `${name}.${text}`).join("_"));

describe.each<[string, ViewCodec<object>]>([
  ["loss", lossView as ViewCodec<object>],
  ["attention", attentionView as ViewCodec<object>],
  ["spectrum", spectrumView as ViewCodec<object>],
  ["heads", headsView as ViewCodec<object>],
  ["computations", computationsView as ViewCodec<object>],
  ["certificate", laboratoryShown as ViewCodec<object>],
  ["automaton", automatonShown as ViewCodec<object>],
  ["turing", turingShown as ViewCodec<object>],
  ["stored-runs", storedView as ViewCodec<object>],
])("what the panel %s shows", (_, view) => {
  it("is at first what nothing says", () => {
    expect(view.read("")).toEqual(view.first);
    expect(view.write(view.first)).toBe("");
  });

  it("is the same after it was written and read, whatever was read first", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const value = view.read(text);
        expect(view.read(view.write(value))).toEqual(value);
        expect(view.write(value)).toMatch(/^[a-z0-9._-]{0,160}$/);
      }),
    );
  });
});

it("what is compared is written with how many learners there were", () => {
  const written = attentionView.write({ ...attentionView.first, view: "layers", compared: { count: 3, chosen: [0, 2] } });
  expect(written).toBe("view.layers_compared.3-0-2");
  expect(attentionView.read(written).compared).toEqual({ count: 3, chosen: [0, 2] });
  expect(lossView.write({ drawn: 1, against: "seconds", scale: "linear" })).toBe("drawn.1_against.seconds_scale.linear");
});
