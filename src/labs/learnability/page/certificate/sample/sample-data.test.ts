import { describe, expect, it } from "vitest";
import { describeFailure } from "../../../../../platform/engine/failure";
import { plain, type SentenceParts } from "../../../../../platform/ui/Sentence";
import type { PointAnswer } from "../../../engine/study/questions";
import { RunSeries } from "../../session/series";
import { dimensionOf, type FeatureSet } from "../moment";
import { answered, experimentOf, momentOf, seriesOf } from "../testing";
import { marksSaid, noSample, pointRows, sampleQuestions, sampleSentence, sampleTable } from "./sample-data";

const experiment = experimentOf({}, [{ kind: "closed-form" }, { kind: "gradient", heads: 16 }]);

const said = (parts: SentenceParts | null) => (parts ? plain(parts) : "");

describe("what every view waits for", () => {
  it("says that samples are still being taken in, that a run draws them, or why they failed", () => {
    const series = new RunSeries();
    expect(said(noSample(momentOf(experiment, series)))).toMatch(/still being processed/);
    expect(said(noSample(momentOf(experiment, series, { activity: "paused" })))).toMatch(/Press Run/);
    const failed = {
      kind: "certificate",
      job: "data",
      status: "failed",
      failure: describeFailure("too large"),
      progress: 0,
      milliseconds: 0,
    } as const;
    series.accept([{ ...failed, certificate: null, labelVariance: null, bestFit: null }]);
    expect(noSample(momentOf(experiment, series))).toEqual([{ text: "The samples could not be used: too large.", tone: "error" }]);
  });

  it("asks for data of one's own where none are open", () => {
    const own = experimentOf({ kind: "custom" }, [{ kind: "closed-form" }]);
    expect(said(noSample(momentOf(own, new RunSeries())))).toMatch(/^No data are loaded/);
  });

  it("reads the dimension off the number of features", () => {
    expect([6, 40, 288, 2176].map(dimensionOf)).toEqual([2, 4, 8, 16]);
  });
});

describe("this sample", () => {
  const answer: PointAnswer = {
    kind: "point",
    share: 3e-15,
    certified: true,
    leverage: 12,
    normFactor: 500,
    noisy: null,
    learners: [
      { learner: 0, excess: 0, bound: 0, difference: 0 },
      { learner: 1, excess: 3e-9, bound: 3.6e-8, difference: 1e-9 },
    ],
  };
  const entry = (changes: Partial<PointAnswer> = {}, sample = 0) =>
    answered<"point">({ kind: "point", sample, tokens: null, learners: [] }, { ...answer, ...changes });
  const moment = (...entries: ReturnType<typeof entry>[]) => momentOf(experiment, seriesOf(0), {}, entries);

  it("is asked about with the functions of the learners that are drawn", () => {
    const series = seriesOf(0);
    const p = new Float64Array(160);
    const view = { step: 1, distance: null, singularValues: new Float64Array(0), attention: null, traces: null };
    series.acceptViews({ target: null, learners: [0, 1].map((learner) => ({ ...view, learner, p })) });
    const asked = { kind: "point", sample: 999, tokens: null, learners: [{ learner: 1, p }] };
    expect(sampleQuestions(momentOf(experiment, series, { sample: 5000, hidden: new Set([0]) }))).toEqual([asked]);
  });

  it("says what a certificate means, and how far the least sure learner may be off", () => {
    expect(plain(sampleSentence(moment(entry())))).toBe(
      "Certified: every linear attention that fits these data perfectly gives the same output here. The excess risk of sixteen heads bounds the squared difference by 3.6e-8; the difference is 1.0e-9.",
    );
  });

  it("says how much lies outside what the data have seen", () => {
    expect(plain(sampleSentence(moment(entry({ share: 0.2312, certified: false }))))).toBe(
      "Not certified: 23 % of H(Z) lies outside the span of the training features. Perfect fits with enough heads can differ here by any amount.",
    );
  });

  it("shows no certificate of another sample", () => {
    expect(said(noSample(moment(entry({}, 7))))).toMatch(/is being computed/);
    expect(noSample(moment(entry()))).toBeNull();
  });

  it("says for noisy labels which B and delta Lemma E.2 has, and where its numerator is negative", () => {
    const terms = (followed: number) => ({ ...answer, noisy: { largestNorm: 6.5, slack: 0.2, followed } });
    expect(marksSaid(moment(entry()), answer)).toBe("marker: squared difference; tick: bound by the leverage; ring: bound of Lemma A.7");
    expect(marksSaid(moment(entry()), terms(0.1))).toMatch(/; square: Lemma E.2 with B = max ‖Z‖ = 6.50 and δ = 0.1$/);
    expect(marksSaid(moment(entry()), terms(0.3))).toMatch(/and δ = 0.1, no bound since its numerator is negative$/);
    expect(pointRows(moment(entry()), terms(0.1)).map(({ noisy }) => noisy)).toEqual([50, expect.closeTo(50, 5)]);
    expect(pointRows(moment(entry()), terms(0.3)).map(({ noisy }) => noisy)).toEqual([0, 0]);
    const { columns, rows } = sampleTable(moment(entry({ noisy: terms(0.3).noisy })));
    expect(columns).toHaveLength(8);
    expect(rows[0][6]).toBe("numerator negative");
  });

  it("has the bound of other features with their smallest eigenvalue (Lemma E.1)", () => {
    const set = { kind: "features", set: "normalised", sample: 0 } as const;
    const known = answered<"features">(set, { kind: "features", lambdaMin: 0.25, normFactor: 50 });
    const withSet = (features: FeatureSet, nullity = 0, ...entries: Parameters<typeof momentOf>[3] & object) => {
      const plainly = momentOf(experiment, seriesOf(nullity), {}, [entry(), ...entries]);
      return { ...plainly, choices: { ...plainly.choices, features } };
    };
    expect(sampleQuestions(withSet("normalised")).slice(1)).toEqual([set]);
    for (const none of [withSet("algorithm"), withSet("whitened"), withSet("normalised", 3)])
      expect(sampleQuestions(none).map(({ kind }) => kind)).toEqual(["point"]);
    const shown = withSet("normalised", 0, known);
    expect(pointRows(shown, answer).map(({ loose }) => loose)).toEqual([0, expect.closeTo(1.5e-7, 15)]);
    expect(plain(sampleSentence(shown))).toContain(
      "With normalised features λ_min is 0.250 in place of 0; the bound of sixteen heads is then 1.5e-7.",
    );
    expect(marksSaid(shown, answer)).toMatch(/ring: bound of Lemma A.7 with these features$/);
    expect(sampleTable(shown).columns[5]).toBe("bound of Lemma A.7, normalised features");
    // While its eigenvalue is computed, the bound is drawn nowhere; whitened features have that of the leverage.
    expect(pointRows(withSet("of-x", 0, known), answer)[1].loose).toBe(Number.POSITIVE_INFINITY);
    expect(pointRows(withSet("whitened"), answer)[1].loose).toBeCloseTo(3e-9 * answer.leverage, 15);
    expect(plain(sampleSentence(withSet("whitened", 3)))).toMatch(/Λ is singular with every set of features/);
  });

  it("says what went wrong", () => {
    const failing = { ...entry(), answer: null, failure: describeFailure("there are no labels") };
    expect(noSample(moment(failing))).toEqual([{ text: "This could not be computed: there are no labels.", tone: "error" }]);
  });

  it("has a row for each learner, in the table as in the chart", () => {
    expect(pointRows(moment(entry()), answer).map(({ name, bound, loose }) => [name, bound, loose])).toEqual([
      ["Closed form", 0, 0],
      ["16 heads", 3.6e-8, 1.5e-6],
    ]);
    expect(sampleTable(moment(entry())).rows).toEqual([
      ["Closed form", 3e-15, 0, 12, 0, 0, 0],
      ["16 heads", 3e-15, 3e-9, 12, 3.6e-8, 1.5e-6, 1e-9],
    ]);
  });
});
