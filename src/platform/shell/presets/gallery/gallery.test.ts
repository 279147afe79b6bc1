import { describe, expect, it } from "vitest";
import { fleetingPreferences } from "../../../state/preferences";
import { openedKey, openedPresets, rememberOpened } from "../opened-presets";
import { cardAfter } from "./card-after";
import { findPresets, type SearchedPreset } from "./find-presets";
import { surprise } from "./surprise";

function preset(id: string, words: Partial<SearchedPreset>): SearchedPreset {
  return { id, title: "", question: "", fields: [], commentary: "", ...words };
}

describe("the search of the gallery", () => {
  const presets = [
    preset("told", { commentary: "Noise on the labels sets the error." }),
    preset("set", { fields: ["Label noise", "Samples N"] }),
    preset("asked", { question: "How close to the truth when labels are noisy?" }),
    preset("inside", { title: "Denoised data" }),
    preset("named", { title: "Label noise" }),
  ];

  it("ranks titles before questions, names of fields and commentary, and beginnings of words before their middles", () => {
    expect(findPresets(presets, "noise")).toEqual(["named", "inside", "set", "told"]);
    expect(findPresets(presets, "nois")).toEqual(["named", "inside", "asked", "set", "told"]);
  });

  it("finds presets that have every word, in any order, whatever the case and the accents", () => {
    expect(findPresets(presets, "NOISE label")).toEqual(["named", "set", "told"]);
    expect(findPresets([preset("parity", { title: "Parität aus 8 Spuren" })], "  paritat 8 ")).toEqual(["parity"]);
    expect(findPresets(presets, "noise softmax")).toEqual([]);
  });

  it("takes a title as it is printed for the title as it is typed", () => {
    expect(findPresets([preset("size", { title: "At the paper’s size" })], "paper's size")).toEqual(["size"]);
  });
});

describe("the surprise of the gallery", () => {
  const presets = ["a", "b", "c"].map((id) => ({ id }));
  const drawn = (opened: readonly string[], open: string, draw: number) => surprise(presets, new Set(opened), open, () => draw)?.id;

  it("opens a preset that has not been opened here yet", () => {
    expect([0, 0.5, 0.99].map((draw) => drawn(["b"], "a", draw))).toEqual(["c", "c", "c"]);
  });

  it("opens any other preset when all have been opened", () => {
    expect([0, 0.99].map((draw) => drawn(["a", "b", "c"], "a", draw))).toEqual(["b", "c"]);
  });

  it("opens nothing where there is no other preset", () => {
    expect(surprise([{ id: "a" }], new Set(), "a")).toBeUndefined();
  });
});

describe("keys on the cards of the gallery", () => {
  // Five cards in two rows, then a group of two.
  const places = [
    ...[0, 100, 200].map((x) => ({ x, y: 0 })),
    ...[0, 100].map((x) => ({ x, y: 80 })),
    ...[0, 100].map((x) => ({ x, y: 200 })),
  ];

  it("move along the cards, and stop at both ends", () => {
    expect(cardAfter("ArrowRight", 2, places)).toBe(3);
    expect(cardAfter("ArrowLeft", 0, places)).toBe(0);
    expect([cardAfter("Home", 4, places), cardAfter("End", 4, places), cardAfter("ArrowRight", 6, places)]).toEqual([0, 6, 6]);
  });

  it("move to the nearest card of the next row, also of another group", () => {
    expect([cardAfter("ArrowDown", 2, places), cardAfter("ArrowDown", 4, places), cardAfter("ArrowUp", 5, places)]).toEqual([4, 6, 3]);
    expect([cardAfter("ArrowUp", 1, places), cardAfter("ArrowDown", 6, places)]).toEqual([1, 6]);
  });

  it("do nothing else", () => {
    expect(cardAfter("Enter", 1, places)).toBeNull();
  });
});

describe("presets that were opened", () => {
  const of = (lab: string, id: string) => ({ id, document: { format: "", version: 1, lab } });

  it("are remembered by labs, once each", () => {
    const preferences = fleetingPreferences();
    for (const [lab, id] of [
      ["eagle", "race"],
      ["lion", "race"],
      ["eagle", "noise"],
      ["eagle", "race"],
    ])
      rememberOpened(preferences, of(lab, id));
    expect([...openedPresets(preferences, "eagle")]).toEqual(["race", "noise"]);
    expect([...openedPresets(preferences, "lion")]).toEqual(["race"]);
    expect(openedPresets(preferences, "coins").size).toBe(0);
  });

  it.each(["", "null", "[1]", '{"eagle": 3}', "{"])("are none where %s is stored", (text) => {
    const preferences = fleetingPreferences();
    preferences.write(openedKey, text);
    expect([...openedPresets(preferences, "eagle")]).toEqual([]);
  });
});
