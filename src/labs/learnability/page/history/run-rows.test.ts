import { describe, expect, it } from "vitest";
import { experimentOf } from "../../engine/testing";
import type { RunRecord, RunSummary } from "../session/run-record";
import { computeWords, errorWords, learnerRows } from "./run-rows";

function recordOf(summary: RunSummary): RunRecord {
  const learners = [{ kind: "closed-form" }, { kind: "gradient", heads: 4 }];
  const experiment = experimentOf({ task: { kind: "random-attention" }, learners });
  return { id: "a", name: "seed 1 → 2", when: 0, experiment, pinned: false, overlaid: false, summary };
}

const learners = [
  { train: 0.5, test: 0.25 },
  { train: 0.125, test: null },
];

describe("a remembered run", () => {
  it("shows the compute of all learners beside their errors", () => {
    const compute = [
      { multiplyAdds: 2e8, milliseconds: 250 },
      { multiplyAdds: 3e9, milliseconds: 12_000 },
    ];
    const record = recordOf({ finished: true, learners, compute });
    expect(errorWords(record)).toBe("0.250 · 0.125");
    expect(computeWords(record)).toBe("3.2e9 multiply-adds · 12.3\u00a0s");
    expect(learnerRows(record)).toMatchObject([
      { index: 0, error: "0.250", multiplyAdds: "2.0e8", time: "250\u00a0ms" },
      { index: 1, error: "0.125", multiplyAdds: "3.0e9", time: "12.0\u00a0s" },
    ]);
  });

  it("shows a dash for what is not known", () => {
    const old = recordOf({ finished: true, learners });
    expect(computeWords(old)).toBe("–");
    expect(learnerRows(old)).toMatchObject([{ multiplyAdds: "–" }, { multiplyAdds: "–", time: "–" }]);
    const left = recordOf({ finished: false, learners: [null, learners[0]], compute: [null, { multiplyAdds: 1e6, milliseconds: 40 }] });
    expect(learnerRows(left)).toMatchObject([
      { error: "–", multiplyAdds: "–", time: "–" },
      { error: "0.250", multiplyAdds: "1.0e6", time: "40\u00a0ms" },
    ]);
    expect(computeWords(left)).toBe("1.0e6 multiply-adds · 40\u00a0ms");
  });
});
