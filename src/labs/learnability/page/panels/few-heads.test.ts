import { describe, expect, it } from "vitest";
import { defaultPreset, presets } from "../../document/presets";
import { experimentOf } from "../../engine/testing";
import { namedLearners } from "../learners";
import { RunSeries } from "../session/series";
import { tooFew } from "./FewHeadsAsking";
import { fewHeadsOf, showFewHeads } from "./few-heads";
import { fewHeadsText } from "./few-heads-words";
import type { LossChoice } from "./loss-choice";
import { lossData } from "./loss-curves";

const errors = { train: 3, test: 4, shifted: [50] };
const known = { fits: [1, 2].map((heads) => ({ heads, errors })), name: fewHeadsText.line, atBest: fewHeadsText.atBest };

/** Closed form, then one, four and sixteen heads. */
const { document: experiment } = defaultPreset;

function levels(drawn: LossChoice["drawn"], best = 0) {
  const series = new RunSeries();
  const certificate = { kind: "certificate", job: "data", status: "done", progress: 1, milliseconds: 0, certificate: null } as const;
  series.accept([{ ...certificate, labelVariance: 40, bestFit: best ? { train: best, test: best, shifted: [] } : null }]);
  const sources = { learners: namedLearners(experiment), series, history: [], fewHeads: known };
  const data = lossData(sources, { drawn, against: "steps", scale: "log" });
  return data.levels.filter(({ id }) => id.startsWith("few-heads"));
}

describe("what few heads can reach at best", () => {
  it("is a line for every number of heads that a drawn learner has, at the error that is drawn", () => {
    expect(levels("test")).toMatchObject([{ id: "few-heads-1", name: "best one-head fit found", value: 4, role: "reference" }]);
    expect((["train", 0] as const).map((drawn) => levels(drawn)[0].value)).toEqual([3, 50]);
    expect(levels("excess", 1.5)[0].value).toBe(2.5);
    expect(levels("accuracy")).toEqual([]);
  });

  it("is asked for where a learner has fewer heads than the layer that makes the labels", () => {
    expect(tooFew(experiment, null)).toEqual([1]);
    const heads = (task: object, ...counts: readonly number[]) =>
      tooFew(experimentOf({ task, learners: counts.map((count) => ({ kind: "gradient", heads: count })) }), null);
    const linear = { kind: "random-attention", d: 4 };
    expect(heads({ ...linear, heads: 4 }, 8, 2, 4, 2, 1)).toEqual([1, 2]);
    expect(heads({ ...linear, teacher: "softmax" }, 2, 6, 7)).toEqual([2, 6]);
    expect(heads({ ...linear, d: 16, heads: 4 }, 1)).toEqual([]);
    expect(heads({ kind: "associative-memory" }, 1)).toEqual([]);
  });

  it("is asked of no preset whose data are too large for a search of seconds", () => {
    const asked = presets.filter((preset) => tooFew(preset.document, null).length > 0).map(({ id }) => id);
    expect(asked).toContain("heads-that-help");
    for (const id of ["sixteen-dimensions", "certified-computations", "binary-increment"]) expect(asked).not.toContain(id);
  });

  it("belongs to one experiment", () => {
    showFewHeads({ experiment, ...known });
    expect(fewHeadsOf(experiment)?.fits).toBe(known.fits);
    expect(fewHeadsOf({ ...experiment })).toBeNull();
    showFewHeads(null);
    expect(fewHeadsOf(experiment)).toBeNull();
  });
});
