import { describe, expect, it } from "vitest";
import { plain } from "../../../../../platform/ui/Sentence";
import type { EntriesAnswer } from "../../../engine/study/questions";
import { answered, experimentOf, momentOf, seriesOf } from "../testing";
import { entriesCurves, entriesSentence, entriesTable, mostRatio, noEntries, ratioOf, stepOf } from "./entries-data";

const experiment = experimentOf({}, [{ kind: "closed-form" }]);

/** A curve that reaches n - 1 half way, as for d of 3 or more. */
function answerOf(changes: Partial<EntriesAnswer> = {}): EntriesAnswer {
  const ratios = Float64Array.from({ length: mostRatio + 1 }, (_, step) => ratioOf(step));
  const smallest = ratios.map((ratio) => Math.min(4, 8 * (ratio - 1)));
  const sampled = [
    { ratio: 1, lambdaMin: 0 },
    { ratio: 1.5, lambdaMin: 1.9 },
  ];
  return { kind: "entries", d: 4, n: 5, ratios, smallest, samples: 2560, sampled, done: true, ...changes };
}

const moment = (ratio: number, answer: EntriesAnswer | null = answerOf()) => {
  const plainly = momentOf(experiment, seriesOf(0), {}, [answered<"entries">({ kind: "entries" }, answer)]);
  return { ...plainly, choices: { ...plainly.choices, ratio: stepOf(ratio) } };
};

describe("the fourth moment", () => {
  it("has a step of the slider at every ratio of the answer", () => {
    for (const [step, ratio] of answerOf().ratios.entries()) expect(stepOf(ratio)).toBe(step);
  });

  it("says the smallest eigenvalue at the slider beside n - 1", () => {
    const said = (ratio: number, answer = answerOf()) => plain(entriesSentence(moment(ratio, answer)));
    expect(said(1.25)).toBe("At m₄/m₂² = 1.25 the smallest eigenvalue of Λ is 2.00; for normal entries it is n − 1 = 4.");
    expect(said(2)).toBe("At m₄/m₂² = 2 the smallest eigenvalue of Λ is 4.00, which is n − 1.");
    expect(said(1)).toBe(
      "Λ is singular: at m₄ = m₂² the entries are random signs, and 12 undetermined directions are left at every sample size.",
    );
    expect(said(1.25, answerOf({ d: 2 }))).toBe("At m₄/m₂² = 1.25 the smallest eigenvalue of Λ is 2.00.");
    const zero = new Float64Array(mostRatio + 1);
    expect(said(2, answerOf({ n: 1, smallest: zero }))).toMatch(/^Λ is singular: sequences of one token/);
    // One coordinate has one feature, which determines its coefficient even for signs and one token.
    const one = answerOf({ d: 1, n: 1, smallest: zero.map(() => 1) });
    expect(said(1, one)).toBe("At m₄/m₂² = 1 the smallest eigenvalue of Λ is 1.00.");
  });

  it("draws the exact curve, the sampled data, n - 1 and the place of the slider", () => {
    const { lines, levels, marks, axis } = entriesCurves(answerOf(), stepOf(1.5));
    expect(lines.map(({ id, x }) => [id, x.length])).toEqual([
      ["exact", 101],
      ["sampled", 2],
    ]);
    expect(levels).toMatchObject([{ value: 4, name: "n − 1 = 4" }]);
    expect(marks).toMatchObject([{ name: "m₄/m₂² = 1.5", x: 0.5 }]);
    expect(axis).toEqual({ scale: "linear", low: 0, high: 1 });
    expect(entriesCurves(answerOf({ sampled: [] }), 0).lines).toHaveLength(1);
    expect(entriesCurves(answerOf({ d: 2 }), 0).levels).toEqual([]);
  });

  it("lists every ratio, with sampled data where there are some", () => {
    const { rows } = entriesTable(moment(2));
    expect(rows).toHaveLength(101);
    expect(rows[0]).toEqual(["1", 0, 0]);
    expect(rows[1]).toEqual(["1.01", expect.closeTo(0.08, 9), ""]);
    expect(rows[50].slice(1)).toEqual([4, 1.9]);
  });

  it("waits for its answer", () => {
    expect(plain(noEntries(moment(2, null)) ?? [])).toMatch(/is being computed/);
    expect(noEntries(moment(2))).toBeNull();
  });
});
