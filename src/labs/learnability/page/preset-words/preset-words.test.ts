/** Numbers in the words of presets come from their settings and stored results; the others are measured, here or by verify. */
import { describe, expect, it } from "vitest";
import { plainCommentary } from "../../../../platform/documents/commentary-testing";
import { finish } from "../../../../platform/numerics/progress";
import { numeralsIn } from "../../../../platform/ui/numerals";
import type { Experiment } from "../../document/document";
import { presets } from "../../document/presets";
import { commentaries } from "../../document/presets/commentaries";
import { paperNotes } from "../../document/presets/paper-notes";
import { presetsDe } from "../../document/presets.de";
import { DataJob } from "../../engine/data-job";
import { checksOfPresets } from "../../engine/preset-checks";
import { Study } from "../../engine/study/study";
import { barrierOf } from "../../math/learners/landscape/barrier";
import { presetOf } from "./facts";
import { fillNumbers } from "./fill";
import { comparedWithKept, type Measurements, measurements } from "./measurements";
import "../../math/tasks/generators";

/** Measurements that take a moment. */
const measuredHere: Readonly<Record<string, () => Measurements>> = {
  "heads-that-help": () => {
    const { document: experiment } = presetOf("heads-that-help");
    const answer = finish(Study.of(experiment, null).answer({ kind: "few-heads", heads: [1] }));
    if (answer.kind !== "few-heads") throw new Error("another question was answered");
    const [{ errors }] = answer.fits;
    return { unexplainedPercent: (100 * errors.test) / (dataOf(experiment).labelVariance ?? Number.NaN) };
  },
  "two-valleys-one-bowl": () => {
    const { document: experiment } = presetOf("two-valleys-one-bowl");
    const step = 60_000;
    const answer = finish(
      Study.of(experiment, null).answer({ kind: "barrier", learner: 1, step, other: { kind: "learner", learner: 2, step } }),
    );
    if (answer.kind !== "barrier") throw new Error("another question was answered");
    const [barrier, barrierOfMatchedHeads] = [answer.unaligned, answer.aligned].map(({ surface }) => barrierOf(surface).height);
    return { barrier, barrierOfMatchedHeads };
  },
  "five-percent-are-enough": () => ({ lambdaMin: spectrumOf("five-percent-are-enough").lambdaMin }),
  "probes-certify-everything": () => ({ rankOfTraces: spectrumOf("probes-certify-everything", { probes: 0 }).rank }),
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

describe("a placeholder", () => {
  it.each([
    ["{task.samples}", "1\u202f024", "1\u202f024"],
    ["{learners.1.rate}", "0.0002", "0,0002"],
    ["{ends.1.test:3}", "22.1", "22,1"],
    ["{ends.3.test:2}", "6.3e-29", "6,3e-29"],
    ["{ends.3.test:power}", "1e-28", "1e-28"],
    ["{learners.3.heads:Word} heads", "Sixteen heads", "Sechzehn heads"],
    ["{learners.1.steps:millions}", "0.1", "0,1"],
    ["{label-noise/task.noise:%:word}", "fifty", "fünfzig"],
  ])("%s is filled in", (text, english, german) => {
    expect([fillNumbers(text, "en", "heads-that-help"), fillNumbers(text, "de", "heads-that-help")]).toEqual([english, german]);
  });

  it("of a module is of the preset whose record it stands in", () => {
    const source = 'id: "too-few-samples",\n  title: "{task.samples}" ...\n  "label-noise": { title: "{task.samples}", ...{ d }';
    expect(fillNumbers(source, "en")).toBe(source.replace("{task.samples}", "30").replace("{task.samples}", "4\u202f096"));
  });

  it.each([
    ["{ends.9.test}", '{ends.9.test} in the words of the preset "label-noise" leads to no number'],
    ["{task.kind}", '{task.kind} in the words of the preset "label-noise" leads to no number'],
    ["{no-preset/task.d}", "there is no preset no-preset"],
    ["{task.d:long}", '{task.d:long} in the words of a preset has the unknown format "long"'],
    ["{task.samples:word}", "there is no word for 4096"],
  ])("such as %s is refused", (text, message) => {
    expect(() => fillNumbers(text, "en", "label-noise")).toThrow(message);
  });
});

describe.each(presets.map((preset) => [preset.id, preset] as const))("the words of the preset %s", (id, { title, question, context }) => {
  const commentary = commentaries[id];
  const english: Readonly<Record<string, string>> = { title, question, context, commentary, ...paperNotes[id] };

  it("have the same numbers in both languages, and no placeholder is left", () => {
    const valuesIn = (text: string, language: "en" | "de") =>
      numeralsIn(plainCommentary(text), language)
        .map(({ value }) => value)
        .toSorted((a, b) => a - b);
    for (const [part, german] of Object.entries(presetsDe[id])) {
      expect(valuesIn(german, "de"), part).toEqual(valuesIn(english[part], "en"));
      expect(`${english[part]} ${german}`).not.toMatch(/[{}]/);
    }
  });
});

describe("numbers of presets that no kept result has", () => {
  it("are measured, here or by verify", () => {
    const measured = new Set([...Object.keys(measuredHere), ...Object.keys(checksOfPresets)]);
    expect(Object.keys(measurements).filter((id) => !measured.has(id))).toEqual([]);
  });

  it.each(Object.entries(measuredHere))("are what is measured: %s", (id, measure) => {
    const compared = comparedWithKept(id, measure());
    expect(compared.map(({ name, value }) => [name, value])).toEqual(compared.map(({ name, kept }) => [name, kept]));
  });

  it("must be measured under the names that they are kept by", () => {
    expect(() => comparedWithKept("parity-from-8-traces", { certified: 7 })).toThrow(/rightRounded/);
    expect(() => comparedWithKept("a-softmax-teacher", {})).toThrow();
    expect(comparedWithKept("parity-from-8-traces", { rightRounded: 7.2 })).toEqual([{ name: "rightRounded", value: 7, kept: 7 }]);
    const medians = [0.0023, 1e-6, 2e-7, 3e-13, 1e-30];
    const [first] = comparedWithKept("paper-figure-1a", { medians, mediansAtOtherRate: medians });
    expect(first).toEqual({ name: "medians.0", value: 0.002, kept: 0.002 });
  });
});
