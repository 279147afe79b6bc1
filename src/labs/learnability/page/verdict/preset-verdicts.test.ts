/** The four answers of every preset, from its document and its kept result. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isUnderWay } from "../../../../platform/engine/job";
import { type Preset, presets } from "../../document/presets";
import { DataJob } from "../../engine/data-job";
import type { AnyJobState, CertificateJobState } from "../../engine/protocol";
import type { LearnerDigest, ResultDigest } from "../../engine/result-digest";
import { isSolved } from "../../math/learners/training-methods";
import { dataSize } from "../../math/tasks/size";
import type { DrawnSets } from "./approximate";
import { askedOfPreset, certificateState, closedFormState, curveOf, drawnSets, gradientState, momentOf } from "./testing";
import { questions, verdictsOf } from "./verdicts";

const kept = fixture<ResultDigest>("preset-results.json");

/** Written by scripts/shipped/preset-drawn-sets.ts. */
const keptSets = fixture<DrawnSets>("preset-drawn-sets.json");

function fixture<Entry>(name: string): Readonly<Record<string, Entry>> {
  return JSON.parse(readFileSync(new URL(`../../document/fixtures/${name}`, import.meta.url), "utf8"));
}

/** The end of the run as kept; the errors of the best layer, which are not kept, are computed. */
function reportsOf({ id, document }: Preset): readonly AnyJobState[] {
  const { rank, nullity, learners } = kept[id];
  const certificate = dataSize(document.task, null)?.reference ? certificateOf(document) : certificateState({ rank, psi: rank + nullity });
  return [certificate, ...learners.map(stateOf)];

  function stateOf({ train, test, repeats = [] }: LearnerDigest, index: number): AnyJobState {
    const curve = curveOf([test ?? Number.NaN], [train ?? Number.NaN]);
    if (isSolved(document.learners[index])) return closedFormState(index, curve);
    const seeds = { repeats: repeats.map((error) => curveOf([error ?? Number.NaN])) };
    return gradientState(index, curve, test === null ? { ...seeds, status: "diverged", diverged: { step: 1 } } : seeds);
  }
}

function certificateOf(document: Preset["document"]): CertificateJobState {
  const job = new DataJob(document, null, { onlyWhole: true });
  while (isUnderWay(job.status)) job.advance(Number.POSITIVE_INFINITY);
  return job.states()[0] as CertificateJobState;
}

/** Realizable, identified, probably approximately correct before any data sets are drawn, found by gradient descent (runs, of all). */
const expected: Readonly<Record<string, string>> = {
  "a-memory-of-four-pairs": "yes yes uncomputed yes (2 of 2)",
  "a-promise": "yes yes uncomputed yes (1 of 1)",
  "beyond-every-layer": "no yes uncomputed undecided",
  "kept-without-identification": "yes no uncomputed undecided",
  "one-head-cannot": "yes yes uncomputed no (0 of 1)",
  "a-rate-that-diverges": "yes yes uncomputed yes (1 of 2)",
  "adam-without-stairs": "no yes uncomputed yes (2 of 2)",
  "equal-directions": "no yes uncomputed yes (2 of 2)",
  "one-direction-at-a-time": "no yes uncomputed yes (2 of 2)",
  "layers-and-steps": "no yes uncomputed yes (3 of 3)",
  "one-head-one-direction": "no yes uncomputed yes (1 of 2)",
  "a-softmax-teacher": "no yes uncomputed yes (1 of 1)",
  "binary-increment": "yes no uncomputed no (0 of 1)",
  "certified-computations": "yes no uncomputed no (0 of 1)",
  "depth-is-not-heads": "yes yes uncomputed yes (2 of 5)",
  "extra-heads-help": "yes yes uncomputed yes (2 of 3)",
  "far-from-the-data": "yes yes uncomputed yes (1 of 1)",
  "five-percent-are-enough": "yes yes uncomputed yes (2 of 2)",
  "full-transformer": "yes yes uncomputed yes (1 of 2)",
  "heads-against-rate": "yes yes uncomputed yes (1 of 1)",
  "heads-that-help": "yes yes uncomputed yes (2 of 3)",
  "how-many-digits": "yes yes uncomputed yes (2 of 2)",
  "identifiability-frontier": "yes yes uncomputed yes (1 of 1)",
  "label-noise": "yes yes uncomputed yes (2 of 2)",
  "one-token": "yes no uncomputed yes (2 of 2)",
  "paper-figure-1": "yes yes uncomputed yes (1 of 1)",
  "paper-figure-1a": "yes yes uncomputed yes (15 of 15)",
  "paper-figure-1b": "yes yes uncomputed yes (11 of 15)",
  "paper-figure-2a": "yes yes uncomputed yes (3 of 3)",
  "paper-figure-2b": "yes no uncomputed yes (5 of 5)",
  "parity-from-16-traces": "yes no uncomputed no (0 of 1)",
  "parity-from-32-traces": "yes no uncomputed yes (1 of 1)",
  "parity-from-8-traces": "yes no uncomputed no (0 of 1)",
  "perfect-fit-wrong-function": "yes no uncomputed yes (2 of 2)",
  "probes-certify-everything": "yes yes undecided yes (1 of 1)",
  "rademacher-data-are-blind": "yes no uncomputed yes (2 of 2)",
  "regression-in-context": "no yes uncomputed yes (1 of 1)",
  "right-and-rolled-out-wrong": "yes no uncomputed yes (1 of 1)",
  "sixteen-dimensions": "yes yes uncomputed undecided",
  "the-next-token": "yes no uncomputed yes (1 of 2)",
  "the-two-head-witness": "yes no uncomputed undecided",
  "too-few-samples": "yes no uncomputed no (0 of 2)",
  "two-valleys-one-bowl": "yes yes uncomputed yes (2 of 3)",
};

it("are known for every preset, before its panel on sample complexity is opened", () => {
  const found = Object.fromEntries(
    presets.map((preset) => {
      const verdicts = verdictsOf(momentOf(preset.document, reportsOf(preset)), null);
      const { reason } = verdicts.found;
      const runs = reason.kind === "runs" ? ` (${reason.within} of ${reason.runs})` : "";
      return [preset.id, `${questions.map((question) => verdicts[question].answer).join(" ")}${runs}`];
    }),
  );
  expect(found).toEqual(expected);
});

/** Probably approximately correct, with the data sets that the panel draws: samples of the experiment, and those needed. */
const expectedOfSets: Readonly<Record<string, string>> = {
  "a-promise": "yes: 400 of 366",
  "a-rate-that-diverges": "yes: 1024 of 40",
  "a-softmax-teacher": "yes: 4096 of 2444",
  "beyond-every-layer": "yes: 1024 of 765",
  "binary-increment": "no: 12 of 32",
  "depth-is-not-heads": "yes: 512 of 40",
  "extra-heads-help": "yes: 1024 of 40",
  "far-from-the-data": "yes: 1024 of 40",
  "full-transformer": "yes: 512 of 40",
  "heads-against-rate": "yes: 256 of 6",
  "heads-that-help": "yes: 1024 of 40",
  "how-many-digits": "yes: 1024 of 40",
  "identifiability-frontier": "yes: 64 of 18",
  "kept-without-identification": "yes: 400 of 256",
  "label-noise": "yes: 4096 of 1064",
  "one-head-cannot": "yes: 400 of 400",
  "layers-and-steps": "yes: 2048 of 476",
  "one-head-one-direction": "yes: 8000 of 3024",
  "one-token": "yes: 1024 of 20",
  "paper-figure-1": "yes: 512 of 3",
  "paper-figure-1a": "yes: 512 of 3",
  "parity-from-16-traces": "no: 16 of 18",
  "parity-from-32-traces": "yes: 32 of 18",
  "parity-from-8-traces": "no: 8 of 18",
  "rademacher-data-are-blind": "yes: 4096 of 32",
  "regression-in-context": "yes: 4096 of 476",
  "the-next-token": "yes: 32 of 18",
  "too-few-samples": "no: 30 of 40",
  "two-valleys-one-bowl": "yes: 1024 of 40",
};

it("include the third for every preset whose data sets begin by themselves", () => {
  const found = presets.flatMap((preset) => {
    if (askedOfPreset(preset.document) === null) return [];
    const { answer, reason } = verdictsOf(momentOf(preset.document, reportsOf(preset)), keptSets[preset.id]).approximate;
    if (reason.kind === "needed") return [[preset.id, `${answer}: ${reason.samples} of ${reason.needed}`]];
    return [[preset.id, reason.kind === "more-needed" ? `${answer}: ${reason.samples}, more than ${reason.largest} needed` : answer]];
  });
  expect(Object.fromEntries(found)).toEqual(expectedOfSets);
});

/** Of different targets; `npm run verify` draws those of all presets. */
it.each(["one-token", "heads-against-rate", "identifiability-frontier"])("has the data sets of %s", (id) => {
  const asked = askedOfPreset(presets.find((preset) => preset.id === id)?.document as Preset["document"]);
  expect(asked && drawnSets(asked)).toEqual(keptSets[id]);
});
