import { describe, expect, it } from "vitest";
import type { NumberField } from "../../../../platform/fields/fields";
import { integer, real } from "../../../../platform/fields/fields";
import { mapped } from "../../engine/map/testing";
import { fields as gradientFields } from "../../math/learners/gradient/fields";
import { between } from "../value-lists";
import { type AxisDraft, firstDraft, withDraft, withField } from "./draft";

const described = { label: "", help: "" };
const rate: NumberField = real({ ...described, min: 1e-8, max: 10, default: 0.01, scale: "log" });
const heads: NumberField = integer({ ...described, min: 1, max: 64, default: 4, scale: "log" });

describe("the values of an axis", () => {
  it("run in equal ratios or equal steps, ends included, whole where they must be and each once", () => {
    expect(between(rate, 0.001, 0.1, 3, "log")).toEqual([0.001, 0.01, 0.1]);
    expect(between(rate, 0, 1, 3, "log")).toEqual([0, 0.5, 1]);
    expect(between(heads, 1, 4, 7, "linear")).toEqual([1, 2, 3, 4]);
    expect(between(rate, 0.3, 5, 1, "log")).toEqual([0.3]);
  });
});

describe("the form of a map", () => {
  it("begins with heads against samples, and with the map that is there", () => {
    const without = { ...mapped(), map: null };
    expect(firstDraft(without)).toMatchObject({ x: { field: "learner.heads" }, y: { field: "task.samples" }, seeds: 3 });
    const parsed = withDraft(without, firstDraft(without));
    expect(parsed.ok && parsed.experiment.map?.x.points).toEqual([[1], [2], [4], [8], [16]]);
    const there = mapped({ draws: "start", seed: 7 });
    const again = withDraft(there, firstDraft(there));
    expect(again.ok && again.experiment).toEqual(there);
    const drawn = withDraft(there, { ...firstDraft(there), draws: "data", seed: -1 });
    expect(!drawn.ok && drawn.problem.field).toBe("map.seed");
  });

  it("keeps an axis that sets several fields as it is", () => {
    const panels = {
      fields: ["task.d", "learner.steps"],
      points: [
        [2, 10],
        [3, 20],
      ],
      names: ["a", "b"],
    };
    const there = mapped({ y: panels });
    const draft = firstDraft(there);
    expect(draft.y.field).toBeNull();
    const again = withDraft(there, draft);
    expect(again.ok && again.experiment.map?.y).toEqual(panels);
  });

  it("takes the names of options, and says which entry is no number", () => {
    const there = mapped();
    const draft = firstDraft(there);
    const optimizer = { kind: "choice", options: { adamw: "AdamW", sgd: "SGD" }, default: "adamw", ...described } as const;
    const chosen = withDraft(there, { ...draft, y: withField(draft.y, "learner.optimizer", optimizer) });
    expect(chosen.ok && chosen.experiment.map?.y.points).toEqual([["adamw"], ["sgd"]]);
    expect(withDraft(there, { ...draft, x: { ...draft.x, list: "1, two" } })).toMatchObject({
      ok: false,
      problem: { field: "map.x", code: "map-no-number", values: { entry: "two" } },
    });
  });

  it("takes the words of a setting beside numbers, as the page writes them or as a document does", () => {
    const there = mapped();
    const draft = firstDraft(there);
    const [rank, batch] = [gradientFields.keyQueryRank, gradientFields.batch];
    const proposed = withField(draft.y, "learner.keyQueryRank", rank);
    expect(proposed.list).toBe("merged, 1, 5, 9, 12, 16");
    const pointsOf = (y: AxisDraft) => {
      const parsed = withDraft(there, { ...draft, y });
      return parsed.ok ? parsed.experiment.map?.y.points.flat() : parsed.problem;
    };
    expect(pointsOf({ ...proposed, list: "Merged, null, 2" })).toEqual([null, null, 2]);
    expect(pointsOf({ ...withField(draft.y, "learner.batch", batch), list: "32, all" })).toEqual([32, "all"]);
    expect(pointsOf({ ...proposed, list: "merged, all" })).toMatchObject({ code: "map-no-number", values: { entry: "all" } });
    const parsed = withDraft(there, { ...draft, y: { ...proposed, list: "merged, 2" } });
    const again = parsed.ok && firstDraft(parsed.experiment).y.list;
    expect(again).toBe("merged, 2");
  });
});
