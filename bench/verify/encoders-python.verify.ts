/**
 * The exported scripts of encoders: one reads their weights as the page saves them, and answers as the page does; the other trains
 * them in PyTorch, on the same sequences.
 */

import { type LionDocument, parseLion } from "../../src/labs/lion/document/document";
import { encoderScript } from "../../src/labs/lion/document/python/encoder";
import { EncoderJob } from "../../src/labs/lion/engine/training/job";
import { trainingPlan } from "../../src/labs/lion/engine/training/plan";
import { fetchSource, needsSource, sourceOf } from "../../src/labs/lion/engine/training/source";
import { newEncoder } from "../../src/labs/lion/math/encoder/encoder";
import { trainingDraws } from "../../src/labs/lion/math/tasks/draws";
import { LionWorkspace } from "../../src/labs/lion/math/workspace";
import { encodersForScript } from "../../src/labs/lion/page/training/script-encoders";
import { trainingScript } from "../../src/labs/lion/page/training/script-training";
import { weightsFile } from "../../src/labs/lion/page/training/weights-file";
import { isUnderWay } from "../../src/platform/engine/job";
import { problemLine } from "../../src/platform/fields/problem";
import { sequences64 } from "../../src/platform/tensors/sequences64";
import type { Check, Figure } from "../check";
import { missingNumpy, pythonWith, reportOf } from "../python";

const file = "weights.npz";

interface Wished {
  readonly task: string;
  /** Of which the first is usual. */
  readonly readOut?: string;
  readonly learners: readonly object[];
}

const documents: readonly Wished[] = [
  {
    task: "walls",
    learners: [
      { variant: "S", convention: "sym" },
      { variant: "S", convention: "thm", positions: "learned", featureMap: "exp" },
      { variant: "S" },
      { variant: "D", directions: "split" },
      { variant: "S", directions: "double" },
      { variant: "LIT", featureMap: "elu" },
      { variant: "softmax", positions: "sin" },
    ],
  },
  { task: "grid-neighbours", learners: [{ variant: "S", scans: 2 }] },
  { task: "recall", learners: [{ variant: "D", directions: "forward" }] },
  { task: "which-first", learners: [{ variant: "D" }] },
  {
    task: "digits",
    learners: [
      { variant: "D", scans: 2 },
      { variant: "S", positions: "learned" },
    ],
  },
];

/** Every task, every variant and convention, and whatever else settings change. */
const trained: readonly Wished[] = [
  {
    task: "walls",
    learners: [
      { variant: "LIT" },
      { variant: "D" },
      ...["eq9", "thm", "sym"].map((convention) => ({ variant: "S", convention })),
      { variant: "softmax", positions: "sin" },
    ],
  },
  {
    task: "markov-infilling",
    learners: [
      { variant: "LIT", featureMap: "elu" },
      { variant: "D", directions: "split" },
      { variant: "S", convention: "sym" },
      { variant: "softmax", positions: "learned" },
    ],
  },
  { task: "text-infilling", learners: [{ variant: "S" }] },
  { task: "nearest-marker", learners: [{ variant: "D", width: 5, heads: 1, positions: "sin" }] },
  {
    task: "which-first",
    learners: [
      { variant: "D", directions: "forward" },
      { variant: "S", directions: "double" },
    ],
  },
  { task: "which-first", readOut: "mean", learners: [{ variant: "LIT", featureMap: "exp" }] },
  { task: "grid-neighbours", learners: [{ variant: "S", scans: 2 }] },
  { task: "recall", learners: [{ variant: "softmax" }] },
  { task: "listops", learners: [{ variant: "S" }] },
  { task: "digits", learners: [{ variant: "D", scans: 2 }] },
];

const trainedSteps = 10;

function documentOf({ task, readOut, learners }: Wished, usual: object): LionDocument {
  const parsed = parseLion({
    format: "learnability-experiment",
    version: 1,
    lab: "lion",
    seed: 11,
    problem: { kind: "task", task, ...(readOut ? { readOut } : {}) },
    learners: learners.map((one) => ({ kind: "encoder", ...usual, ...one })),
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

async function difference(wished: Wished, python: string): Promise<Figure> {
  const { task, learners } = wished;
  const document = documentOf(wished, { steps: 2, batch: 2, seeds: 1, layers: 2 });
  if (needsSource(document)) await fetchSource(document);
  const states = learners.map((_, index) => {
    const job = new EncoderJob(document, index);
    while (isUnderWay(job.status)) job.advance(1000);
    return job.states()[0];
  });
  const encoders = encodersForScript(document, states);
  const weights = new Uint8Array(await weightsFile(document, states, "npz").arrayBuffer());
  const { text } = encoderScript(document, encoders, file);
  const report = reportOf<{ readonly encoders: readonly { readonly largestDifference: number }[] }>(python, text, [], { [file]: weights });
  const largest = Math.max(...report.encoders.map(({ largestDifference }) => largestDifference));
  return { name: `scores of ${report.encoders.length} encoders of ${task}`, value: largest, relation: "<", bound: 1e-12 };
}

/** Of losses and weights: 2e-15, once 4e-13, was measured. */
const bound = 1e-9;

/** What the script that trains writes with --json. */
interface Report {
  readonly encoders: readonly { readonly losses: readonly number[]; readonly weights: readonly number[] }[];
}

/** Largest differences from float64 training here, of the losses of some steps and of the weights after them. */
async function trainedApart(wished: Wished, python: string): Promise<readonly Figure[]> {
  const document = documentOf(wished, { steps: 200, batch: 4, seeds: 1 });
  if (needsSource(document)) await fetchSource(document);
  const source = sourceOf(document);
  const script = trainingScript(document, []);
  if (!script) throw new Error("the document trains encoders");
  const { encoders } = reportOf<Report>(python, script.text, ["--steps", String(trainedSteps), "--threads", "1"]);
  const workspace = new LionWorkspace();
  return wished.learners.flatMap((one, index): readonly Figure[] => {
    const { task, settings, training, batch, length, seeds } = trainingPlan(document, index, source);
    const encoder = newEncoder(sequences64, settings, training, workspace, seeds[0]);
    const losses = Array.from(
      { length: trainedSteps },
      (_, step) => encoder.trainer.takeIfFinite(task.generate(trainingDraws(workspace, seeds[0], step), batch, length)).loss,
    );
    const name = [wished.task, wished.readOut, ...Object.values(one)].filter(Boolean).join(", ");
    const weights = encoder.row();
    encoder.trainer.dispose();
    return [
      { name: `${name}: losses of ${trainedSteps} steps`, value: apart(encoders[index].losses, losses), relation: "<", bound },
      { name: `${name}: weights after them`, value: apart(encoders[index].weights, weights), relation: "<", bound },
    ];
  });
}

function apart(theirs: readonly number[], ours: ArrayLike<number>): number {
  return theirs.length === ours.length ? Math.max(...theirs.map((value, at) => Math.abs(value - ours[at]))) : Number.NaN;
}

export const checks: readonly Check[] = [
  {
    id: "encoders-python",
    title: "the exported script answers as the encoders of the page, with the weights that it saves",
    run: async () => {
      const python = pythonWith("numpy");
      if (!python) return missingNumpy;
      const figures: Figure[] = [];
      for (const one of documents) figures.push(await difference(one, python));
      return figures;
    },
  },
  {
    id: "encoders-torch",
    title: "the exported PyTorch script trains the same encoders on the same sequences",
    run: async () => {
      const python = pythonWith("torch");
      if (!python) {
        console.log("encoders-torch: PyTorch is NOT here (Debian: python3-torch), so the script was NOT run");
        return [];
      }
      const figures: Figure[] = [];
      for (const one of trained) figures.push(...(await trainedApart(one, python)));
      return figures;
    },
  },
];
