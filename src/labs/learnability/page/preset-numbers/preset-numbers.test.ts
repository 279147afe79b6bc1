/**
 * Every number in the texts of a preset is a setting, or follows from settings, or is what the preset results in, or is listed as
 * chosen: in both languages, digits and words alike. Results are those that are kept, which preset-results.test.ts and `npm run
 * verify -- preset-results` hold to the bit; what they do not have is measured here or by a check of verify.
 */
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { asWritten, numeralsIn } from "../../../../platform/ui/numerals";
import type { Experiment } from "../../document/document";
import { presets } from "../../document/presets";
import { DataJob } from "../../engine/data-job";
import { checksOfPresets } from "../../engine/preset-checks";
import { Study } from "../../engine/study/study";
import { barrierOf } from "../../math/learners/landscape/barrier";
import { railText } from "../rail/words";
import { targetView } from "../target-views/registry";
import { comparedWithWords, measuredNames } from "./measured";
import { germanOrder, said } from "./said";
import { factsOf, isMeasured, numberOf, numbersSaid, presetOf, textNames } from "./sources";
import "../../math/tasks/generators";

const names = presets.map(({ id }) => id);

/** What is measured in a moment. */
const measuredHere: Readonly<Record<string, () => Readonly<Record<string, number>>>> = {
  "heads-that-help": () => {
    const { document: experiment } = presetOf("heads-that-help");
    const answer = finish(Study.of(experiment, null).answer({ kind: "few-heads", heads: [1] }));
    if (answer.kind !== "few-heads") throw new Error("another question was answered");
    const [{ errors }] = answer.fits;
    return { "share of the variance, per cent": (100 * errors.test) / (dataOf(experiment).labelVariance ?? Number.NaN) };
  },
  "two-valleys-one-bowl": () => {
    const { document: experiment } = presetOf("two-valleys-one-bowl");
    const step = 60_000;
    const answer = finish(
      Study.of(experiment, null).answer({ kind: "barrier", learner: 1, step, other: { kind: "learner", learner: 2, step } }),
    );
    if (answer.kind !== "barrier") throw new Error("another question was answered");
    const [hill, matched] = [answer.unaligned, answer.aligned].map(({ surface }) => barrierOf(surface).height);
    return { hill, "hill between matched heads": matched };
  },
  "five-percent-are-enough": () => ({ lambda_min: spectrumOf("five-percent-are-enough").lambdaMin }),
  "probes-certify-everything": () => ({ "rank of the traces alone": spectrumOf("probes-certify-everything", { probes: 0 }).rank }),
};

function spectrumOf(id: string, changes: object = {}) {
  const { document: experiment } = presetOf(id);
  const { certificate, failure } = dataOf({ ...experiment, task: { ...experiment.task, ...changes } as Experiment["task"] });
  if (!certificate) throw new Error(`no certificate: ${failure}`);
  return certificate;
}

function dataOf(experiment: Experiment) {
  const job = new DataJob({ ...experiment, learners: [] }, null);
  job.advance(Number.POSITIVE_INFINITY);
  const [state] = job.states();
  if (state.kind !== "certificate") throw new Error("the job of the data reports its certificate first");
  return state;
}

describe.each(names)("the numbers of the preset %s", (id) => {
  it.each(["en", "de"] as const)("are what they are said to be (%s)", (language) => {
    const facts = factsOf(id);
    for (const text of textNames) {
      const sources = said[id]?.[text] ?? [];
      const numerals = numbersSaid(id, text, language);
      expect(
        numerals.map(({ text }) => text),
        text,
      ).toHaveLength(sources.length);
      const order = (language === "de" && germanOrder[id]?.[text]) || sources.map((_, k) => k);
      const english = numbersSaid(id, text, "en");
      for (const [k, place] of order.entries()) {
        const [source, numeral] = [sources[place], numerals[k]];
        const told = isMeasured(source) ? english[place].value : asWritten(numberOf(source, facts), numeral);
        expect(numeral.value, `${text}: ${place}, "${numeral.text}"`).toBe(told);
      }
    }
  });

  it("in the sentence above it are settings", () => {
    const { task, learners } = presetOf(id).document;
    const { lede } = targetView(task);
    const sentence = lede === null ? "" : `${lede.made(task)} ${railText.lede.learners(learners.length)}`;
    const settings = [...Object.values(task), learners.length, factsOf(id).d];
    const sentences = numeralsIn(sentence, "en");
    expect(sentences.filter(({ value }) => !settings.includes(value as never)).map(({ text }) => text)).toEqual([]);
  });
});

describe("numbers of presets that no kept result has", () => {
  it("are measured, here or by verify, wherever words tell them", () => {
    const told = names.filter((id) => measuredNames(id).length > 0);
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((id) => !(id in measuredHere) && !(id in checksOfPresets))).toEqual([]);
    expect(Object.keys(measuredHere).filter((id) => !told.includes(id))).toEqual([]);
  });

  it.each(Object.entries(measuredHere))("are what is measured: %s", (id, measure) => {
    const compared = comparedWithWords(id, measure());
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.map(({ name, value }) => [name, value])).toEqual(compared.map(({ name, written }) => [name, written]));
  });

  it("must be measured under the names that the words know", () => {
    expect(() => comparedWithWords("parity-from-8-traces", { certified: 7 })).toThrow(/right after rounding/);
    expect(() => comparedWithWords("a-softmax-teacher", {})).toThrow();
    expect(comparedWithWords("parity-from-8-traces", { "right after rounding": 7.2 })).toMatchObject([{ value: 7, written: 7 }]);
  });
});

describe("a value as it is written", () => {
  it.each([
    [0.0747, "0.07", 0.07],
    [1.118e-8, "1e-8", 1e-8],
    [12.188, "12", 12],
    [237.4, "240", 237],
    [4096.2, "4\u202f096", 4096],
    [15.6, "sixteen", 16],
    [0.0018, "2e-3", 2e-3],
  ])("has as many digits: %d as “%s”", (value, text, written) => {
    expect(asWritten(value, { value: Number.NaN, text, at: 0 })).toBe(written);
  });
});
