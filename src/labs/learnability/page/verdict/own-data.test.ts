/** The answers for own data, each file made by hand. */
import { describe, expect, it } from "vitest";
import { experimentOf } from "../../engine/testing";
import { featureCount } from "../../math/model/samples";
import { momentOf, ownDataOf, ownTask, solvedMoment } from "./testing";
import { verdictsOf } from "./verdicts";

const d = 2;
const psi = featureCount(d);

/** Numbers between -2 and 2 without a pattern, the same ones always; a sine alone would follow a linear recurrence. */
function number(place: number): number {
  const large = Math.sin(12.9898 * (place + 1) + 78.233) * 43758.5453;
  return 4 * (large - Math.floor(large)) - 2;
}

type Tokens = readonly (readonly number[])[];

/** Rows of three tokens with two coordinates. */
const rowsOf = (count: number, from = 0): Tokens[] =>
  Array.from({ length: count }, (_, row) => [0, 1].map((i) => [0, 1, 2].map((t) => number(from + 6 * row + 3 * i + t))));

/** What a layer of one head computes: z_1 G_11 + 2 z_2 G_12. */
function layer(Z: Tokens): readonly number[] {
  const gram = (i: number, j: number) => Z[i].reduce((sum, value, t) => sum + value * Z[j][t], 0);
  const z = Z.map((row) => row[row.length - 1]);
  return [z[0] * gram(0, 0) + 2 * z[1] * gram(0, 1)];
}

const answersOf = (rows: readonly Tokens[], labels: readonly (readonly number[])[]) =>
  verdictsOf(solvedMoment(ownTask, ownDataOf(rows, labels)), null);

describe("own data", () => {
  it("labelled by a layer are realizable and identified with more than 2 psi rows", () => {
    const rows = rowsOf(40);
    const { realizable, identified, found } = answersOf(rows, rows.map(layer));
    expect(realizable.answer).toBe("yes");
    expect(realizable.reason).toMatchObject({ kind: "measured", samples: 40, ofFile: true });
    expect(identified).toEqual({ answer: "yes", reason: { kind: "rank", rank: psi, psi, zeros: 0, target: true } });
    expect(found).toEqual({ answer: "undecided", reason: { kind: "no-descent" } });
  });

  it("labelled by another function are not realizable", () => {
    const rows = rowsOf(40);
    const { realizable, identified } = answersOf(
      rows,
      rows.map((Z) => [Math.cos(Z[0][0])]),
    );
    expect(realizable.answer).toBe("no");
    expect(identified.reason).toMatchObject({ rank: psi, target: false });
  });

  it("of few rows are fitted whatever their labels, so that nothing can be told", () => {
    const rows = rowsOf(4);
    const { realizable, identified } = answersOf(
      rows,
      rows.map((Z) => [Math.cos(Z[0][0])]),
    );
    expect(realizable).toEqual({ answer: "undecided", reason: { kind: "few-rows", rows: 4, least: 2 * psi + 1 } });
    expect(identified).toEqual({ answer: "no", reason: { kind: "rank", rank: 4, psi, zeros: 0, target: false } });
  });

  it("of 2 psi rows cannot be told either, those of one more can", () => {
    const answer = (count: number) => {
      const rows = rowsOf(count);
      return answersOf(rows, rows.map(layer)).realizable.answer;
    };
    expect([answer(2 * psi), answer(2 * psi + 1)]).toEqual(["undecided", "yes"]);
  });

  it("with a zero column leave its features undetermined; the other answer stays", () => {
    const rows = rowsOf(40).map(([first]) => [first, [0, 0, 0]]);
    const { realizable, identified } = answersOf(rows, rows.map(layer));
    expect(realizable.answer).toBe("yes");
    expect(identified.answer).toBe("no");
    expect(identified.reason).toMatchObject({ rank: 1, psi });
  });

  it("of duplicate rows count as the rows that differ", () => {
    const rows = rowsOf(4);
    const many = Array.from({ length: 40 }, (_, row) => rows[row % 4]);
    const { realizable, identified } = answersOf(
      many,
      many.map((Z) => [Math.cos(Z[0][0])]),
    );
    expect(realizable).toEqual({ answer: "undecided", reason: { kind: "few-rows", rows: 4, least: 2 * psi + 1 } });
    expect(identified.reason).toMatchObject({ rank: 4 });
  });

  it("of duplicate rows with different labels are not realizable, however few", () => {
    const [row] = rowsOf(1);
    const { answer, reason } = answersOf([row, row, row], [[1], [2], [3]]).realizable;
    expect(answer).toBe("no");
    expect(reason).toMatchObject({ kind: "measured", samples: 3 });
  });

  it("with labels of zero are realizable, with constant ones a residual has no scale", () => {
    const rows = rowsOf(40);
    const constant = (value: number) =>
      answersOf(
        rows,
        rows.map(() => [value]),
      ).realizable;
    expect(constant(0).answer).toBe("yes");
    expect(constant(1)).toEqual({ answer: "undecided", reason: { kind: "constant-labels" } });
  });

  it("have no answers while their file is not open", () => {
    const experiment = experimentOf({ task: ownTask, learners: [{ kind: "closed-form" }, { kind: "gradient" }] });
    for (const { answer, reason } of Object.values(verdictsOf(momentOf(experiment), null)))
      expect([answer, reason.kind]).toEqual(["uncomputed", "file-closed"]);
  });
});
