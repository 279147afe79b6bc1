import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LabDocument } from "../documents/kind";
import { type ToyDocument, toyDocument } from "../documents/testing";
import { noViews, type PanelViews } from "../documents/views";
import { toyHarness, toyLab } from "./testing";
import { type Stop, Timeline } from "./timeline";

const stop = (seed: number): Stop => ({ document: toyDocument("first", { seed }), views: null });
const seedOf = ({ document }: { readonly document: LabDocument }) => (document as ToyDocument).seed;

describe("the timeline", () => {
  it("merges changes with one key while they follow each other closely, and no others", () => {
    const timeline = new Timeline();
    expect(timeline.record(stop(1), "rate", 0)).toBe(false);
    expect(timeline.record(stop(2), "rate", 900)).toBe(true);
    expect(timeline.record(stop(3), "rate", 1800)).toBe(true);
    expect(timeline.record(stop(4), "rate", 2900)).toBe(false);
    expect(timeline.record(stop(5), "heads", 3000)).toBe(false);
    expect(timeline.record(stop(6), undefined, 3001)).toBe(false);
    expect(timeline.save().past.map(seedOf)).toEqual([1, 4, 5, 6]);
  });

  it("merges the changes of one drag, however slow", () => {
    const timeline = new Timeline();
    expect(timeline.record(stop(1), "rate", 0, 1)).toBe(false);
    expect(timeline.record(stop(2), "rate", 60_000, 1)).toBe(true);
    expect(timeline.record(stop(3), "rate", 120_000, 2)).toBe(false);
    expect(timeline.record(stop(4), "heads", 120_001, 2)).toBe(false);
    expect(timeline.record(stop(5), "heads", 180_000, null)).toBe(false);
    expect(timeline.record(stop(6), "heads", 240_000, null)).toBe(false);
  });

  it("does not merge across an undo", () => {
    const timeline = new Timeline();
    timeline.record(stop(1), "rate", 0);
    timeline.undo({ ...stop(2), views: noViews });
    expect(timeline.record(stop(1), "rate", 10)).toBe(false);
  });

  it("brings views back across the steps that changed them, and leaves them alone across others", () => {
    const { session, state } = toyHarness({ first: toyLab("first") });
    const at = (): readonly [number, PanelViews] => [seedOf({ document: state().experiment }), state().panelViews];
    session.setPanelView("loss", "linear");
    session.open(toyDocument("first", { seed: 2 }), { first: "map", map: "wide" });
    session.edit((document) => ({ ...(document as ToyDocument), seed: 3 }));
    session.setPanelView("map", "narrow");
    session.undo();
    expect(at()).toEqual([2, { first: "map", map: "narrow" }]);
    session.undo();
    expect(at()).toEqual([1, { loss: "linear" }]);
    session.setPanelView("loss", "log");
    session.redo();
    expect(at()).toEqual([2, { first: "map", map: "narrow" }]);
    session.undo();
    expect(at()).toEqual([1, { loss: "log" }]);
  });

  it("remembers at least a hundred changes, and not without end", () => {
    const timeline = new Timeline();
    for (let seed = 0; seed < 1000; seed++) timeline.record(stop(seed), undefined, seed);
    expect(timeline.save().past.length).toBeGreaterThanOrEqual(100);
    expect(timeline.save().past.length).toBeLessThan(1000);
    expect(timeline.previous).toEqual(stop(999));
  });

  it("behaves like a list of documents with a place in it, whatever is done, in one lab and in two", () => {
    const edit = fc.record({ lab: fc.constantFrom("first", "second"), seed: fc.integer({ min: 0, max: 50 }) });
    const action = fc.oneof(edit, fc.constant("undo" as const), fc.constant("redo" as const));
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const { session, state } = toyHarness({ first: toyLab("first"), others: { second: toyLab("second") } });
        const model = { documents: [{ lab: "first", seed: 1 }], place: 0 };
        for (const step of actions) {
          if (step === "undo") {
            session.undo();
            model.place = Math.max(0, model.place - 1);
          } else if (step === "redo") {
            session.redo();
            model.place = Math.min(model.documents.length - 1, model.place + 1);
          } else {
            session.open(toyDocument(step.lab, { seed: step.seed }));
            const { lab, seed } = model.documents[model.place];
            if (step.lab !== lab || step.seed !== seed) {
              model.documents = [...model.documents.slice(0, model.place + 1), step];
              model.place++;
            }
          }
          expect(state().experiment).toMatchObject(model.documents[model.place]);
          expect(session.kind.lab).toBe(model.documents[model.place].lab);
          expect([state().canUndo, state().canRedo]).toEqual([model.place > 0, model.place < model.documents.length - 1]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
