import { describe, expect, it } from "vitest";
import { plain } from "../../../../../platform/ui/Sentence";
import type { FeatureMapAnswer } from "../../../engine/study/questions";
import { answered, experimentOf, momentOf, seriesOf } from "../testing";
import { headValues, mapQuestions, mapSentence, mapTable, noMap, roundingOf, spectra } from "./map-data";

const experiment = experimentOf({}, [{ kind: "closed-form" }]);
const upTo = (count: number) => Float64Array.from({ length: count }, (_, i) => (i + 1) / count);

/** For d = 4: 64 features with ReLU, 40 without a map. */
function answerOf(changes: Partial<FeatureMapAnswer> = {}): FeatureMapAnswer {
  const mapped = { eigenvalues: upTo(64), floor: 1e-13, rank: 64, fit: { test: 2e-29, singularValues: Float64Array.of(3, 1, 1e-14) } };
  const without = { eigenvalues: upTo(40), floor: 2e-13, rank: 40, fit: { test: 0.312, singularValues: Float64Array.of(2, 1, 0.5) } };
  return { kind: "feature-map", map: "relu", samples: 1024, all: 1024, mapped, without, target: { heads: 2, distance: 4e-15 }, ...changes };
}

const moment = (answer: FeatureMapAnswer | null = answerOf(), map = answer?.map ?? "relu") => {
  const plainly = momentOf(experiment, seriesOf(0), {}, [answered<"feature-map">({ kind: "feature-map", map }, answer)]);
  return { ...plainly, choices: { ...plainly.choices, map } };
};
const said = (answer: FeatureMapAnswer) => plain(mapSentence(moment(answer)));

describe("the feature map", () => {
  it("says the test error with and without the map, and what the data leave of W", () => {
    expect(said(answerOf())).toBe(
      "The layer with ReLU has a test error of 2.0e-29 on these labels; without a feature map it is 0.312. Λ has full rank 64, so W is unique; its relative distance from the target’s is 4.0e-15.",
    );
    const { mapped, without } = answerOf();
    expect(said(answerOf({ target: null }))).toMatch(/Λ has full rank 64, so W is unique\.$/);
    expect(said(answerOf({ mapped: { ...mapped, rank: 50 } }))).toMatch(/ Λ has rank 50 of 64, so W is not unique\.$/);
    expect(said(answerOf({ map: "identity", mapped: { ...mapped, rank: 40 } }))).toBe(
      "The identity is the layer without a feature map; its test error is 2.0e-29. Λ has rank 40 of 64; more than 40 is impossible, since ZZᵀ is symmetric.",
    );
    const both = { ...mapped, eigenvalues: upTo(256), rank: 200 };
    expect(said(answerOf({ map: "both", mapped: both }))).toMatch(/ Λ has rank 200 of 256; more than 208 is impossible/);
    const untested = (test: number) => ({ test, singularValues: upTo(3) });
    expect(said(answerOf({ mapped: { ...mapped, fit: untested(Number.NaN) } }))).toMatch(/^Without test labels/);
    expect(said(answerOf({ mapped: { ...mapped, fit: null }, without: { ...without, fit: null } }))).toMatch(/^Without test labels/);
  });

  it("draws eigenvalues from the largest on, and singular values with the number of heads", () => {
    expect(spectra(answerOf()).map(({ id, values, note }) => [id, values[0], values.length, note])).toEqual([
      ["with", 1, 64, "rank 64 of 64"],
      ["without", 1, 40, "rank 40 of 40"],
    ]);
    expect(headValues(answerOf()).map(({ note }) => note)).toEqual(["uses 2 of 3", "uses 3 of 3"]);
    expect(spectra(answerOf({ map: "identity" }))).toHaveLength(1);
    expect(headValues(answerOf({ mapped: { ...answerOf().mapped, fit: null } }))).toEqual([]);
    expect(roundingOf(answerOf())).toBe(2e-13);
  });

  it("lists both layers, with empty cells where one has fewer numbers", () => {
    const { rows } = mapTable(moment());
    expect(rows).toHaveLength(64);
    expect(rows[0]).toEqual([1, 1, 1, 3, 2]);
    expect(rows[63]).toEqual([64, 1 / 64, "", "", ""]);
  });

  it("asks about the chosen map, waits for its answer, and refuses one with too many features", () => {
    expect(mapQuestions(moment())).toEqual([{ kind: "feature-map", map: "relu" }]);
    expect(plain(noMap(moment(null)) ?? [])).toMatch(/is being fitted/);
    expect(noMap(moment())).toBeNull();
    const other = { ...moment(), choices: { ...moment().choices, map: "elu" as const } };
    expect(plain(noMap(other) ?? [])).toMatch(/is being fitted/);
    const series = seriesOf(0);
    const { certificate } = series.certificate ?? {};
    if (!certificate) throw new Error("the series has a certificate");
    const large = { ...moment(), series, choices: { ...moment().choices, map: "both" as const } };
    series.accept([{ ...series.certificate!, certificate: { ...certificate, psi: 288, eigenvalues: new Float64Array(288) } }]);
    expect(plain(noMap(large) ?? [])).toMatch(/gives 2.048 features; this view computes up to 1.100/);
    expect(mapQuestions(large)).toEqual([]);
  });
});
