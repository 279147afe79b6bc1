import { describe, expect, it } from "vitest";
import { fleetingPreferences } from "../platform/state/preferences";
import type { Storage } from "../platform/state/storage";
import { deleteStored } from "../platform/state/storage-usage";
import {
  atStep,
  inBand,
  isOver,
  lessonProgress,
  noProgress,
  notBegun,
  readProgress,
  shareDone,
  skipped,
  withLesson,
  withoutPrediction,
  withPanels,
  withPrediction,
  withSolved,
} from "./progress";
import { openProgress } from "./progress-store";

const parts = { steps: 2, predictions: 1, exercises: 1 };
const answer = { answer: "none", band: { below: 1 }, came: null };

describe("progress in lessons", () => {
  it("goes through a lesson in shares of its steps, predictions and exercises", () => {
    const begun = { ...notBegun, parts };
    expect(shareDone(begun)).toBe(0);
    const read = atStep(atStep(begun, "step-1"), "step-2");
    expect(shareDone(read)).toBe(0.5);
    expect(shareDone(withPrediction(read, "longer", answer))).toBe(0.5);
    const predicted = withPrediction(read, "longer", { ...answer, came: 0.1 });
    expect(shareDone(predicted)).toBe(0.75);
    expect(shareDone(withSolved(predicted, "same", { way: "few", figures: {} }))).toBe(1);
  });

  it("is never more than the whole where an earlier version of a lesson had more parts", () => {
    const before = { ...notBegun, parts, read: ["step-1", "step-2", "step-3", "step-4"] };
    expect(shareDone(before)).toBe(0.5);
  });

  it("moves answers and solutions to the lessons that were divided off, without replacing newer ones", () => {
    const [old, newer] = [
      { ...answer, came: 8 },
      { ...answer, came: 7 },
    ];
    const reached = { way: "traces", figures: { unseen: 8 } };
    const kept = withSolved(withPrediction(atStep(notBegun, "step-1"), "all-but-eight", old), "few-traces", reached);
    const { automata, traces } = readProgress({ version: 1, lessons: { automata: withPrediction(kept, "next", old) } }).lessons;
    expect(automata).toMatchObject({ read: ["step-1"], predictions: { next: old }, solved: {} });
    expect(traces).toEqual({ ...notBegun, predictions: { "all-but-eight": old }, solved: { "few-traces": reached } });
    const again = { automata: kept, traces: withPrediction(notBegun, "all-but-eight", newer) };
    expect(readProgress({ version: 1, lessons: again }).lessons.traces.predictions).toEqual({ "all-but-eight": newer });
    expect(readProgress({ version: 1, lessons: { "both-ways": withPrediction(notBegun, "one-way", old) } }).lessons).toEqual({
      "both-ways": notBegun,
      decay: withPrediction(notBegun, "one-way", old),
    });
  });

  it("passes a question that was skipped, with the number that its run gave or without, and asks it anew", () => {
    const asked = { ...notBegun, parts };
    const passed = withPrediction(asked, "longer", skipped);
    expect([null, undefined, answer, skipped, { ...answer, came: 0.1 }].map(isOver)).toEqual([false, false, false, true, true]);
    expect(readProgress({ version: 1, lessons: { a: passed } }).lessons.a.predictions).toEqual({ longer: skipped });
    expect(withoutPrediction(passed, "longer")).toEqual(asked);
  });

  it("keeps the last place, and counts a step once", () => {
    const back = atStep(atStep(atStep(notBegun, "step-1"), "step-2"), "step-1");
    expect(back).toMatchObject({ place: "step-1", read: ["step-1", "step-2"] });
    expect(atStep(back, "step-1")).toBe(back);
  });

  it("remembers the panels that the text has come to, newest first and each once", () => {
    const begun = withPanels(notBegun, ["loss", "spectrum", "loss"]);
    expect(begun.panels).toEqual(["spectrum", "loss"]);
    expect(withPanels(begun, ["loss"])).toBe(begun);
    expect(withPanels(begun, ["loss", "heads"]).panels).toEqual(["heads", "spectrum", "loss"]);
  });

  it("is found again without panels where an earlier version kept none", () => {
    const { panels: _, ...earlier } = atStep(notBegun, "step-1");
    expect(readProgress({ version: 1, lessons: { a: earlier } })).toEqual({
      ...noProgress,
      lessons: { a: { ...notBegun, read: ["step-1"], place: "step-1" } },
    });
  });

  it("keeps on this device that everything is shown beside lessons", () => {
    const preferences = fleetingPreferences();
    openProgress(preferences).showEverything(true);
    expect(openProgress(preferences).getState().everything).toBe(true);
  });

  it("is found again on the same device", () => {
    const preferences = fleetingPreferences();
    openProgress(preferences).change("one-sample", (known) => withPrediction(atStep({ ...known, parts }, "step-1"), "longer", answer));
    const found = lessonProgress(openProgress(preferences).getState(), "one-sample");
    expect(found).toEqual({ ...notBegun, parts, read: ["step-1"], place: "step-1", predictions: { longer: answer } });
  });

  it("is gone from open lessons when it is deleted, and does not come back with the next step", async () => {
    const preferences = fleetingPreferences();
    const store = openProgress(preferences);
    store.change("one-sample", (known) => atStep({ ...known, parts }, "step-1"));
    await deleteStored({} as Storage, preferences, "progress", []);
    expect(store.getState()).toEqual(noProgress);
    store.change("another", (known) => atStep({ ...known, parts }, "step-1"));
    expect(Object.keys(openProgress(preferences).getState().lessons)).toEqual(["another"]);
  });

  it("is none where another version, or something else altogether, was kept", () => {
    const good = withLesson(noProgress, "a", (known) => atStep(known, "step-1"));
    expect(readProgress(JSON.parse(JSON.stringify(good)))).toEqual(good);
    for (const kept of [null, 7, [], { ...good, version: 2 }, { version: 1 }, { version: 1, lessons: { a: { read: 3 } } }])
      expect(readProgress(kept)).toEqual(noProgress);
  });

  it("leaves out answers and solutions that are none", () => {
    const lesson = {
      ...notBegun,
      predictions: { good: answer, bad: { answer: {}, band: {} } },
      solved: { bad: { way: "few", figures: { a: "b" } } },
    };
    expect(readProgress({ version: 1, lessons: { a: lesson } }).lessons.a).toEqual({ ...notBegun, predictions: { good: answer } });
  });

  it("finds no progress under the names that every object has", () => {
    expect(lessonProgress(readProgress(JSON.parse('{"version":1,"lessons":{"__proto__":{"read":[]}}}')), "constructor")).toBe(notBegun);
  });
});

describe("a band of outcomes", () => {
  it("is one number, or a range without its upper end", () => {
    expect(inBand({ is: 3 }, 3)).toBe(true);
    expect(inBand({ is: 3 }, 4)).toBe(false);
    expect([0, 1, 1.9, 2].map((value) => inBand({ from: 1, below: 2 }, value))).toEqual([false, true, true, false]);
    expect(inBand({ below: 1e-12 }, 0)).toBe(true);
  });
});
