/** The exported script of encoders: it reads their weights as the page saves them, and answers as the page does. */

import { isUnderWay } from "../../src/engine/core/job";
import { EncoderJob } from "../../src/engine/lion/training/job";
import { parseLion } from "../../src/experiment/lion/document";
import { encoderScript } from "../../src/experiment/lion/python/encoder";
import { encodersForScript } from "../../src/labs/lion/training/script-encoders";
import { weightsFile } from "../../src/labs/lion/training/weights-file";
import type { Check, Figure } from "../check";
import { missingNumpy, pythonWith, reportOf } from "../python";

const file = "weights.npz";

const documents = [
  {
    task: "walls",
    learners: [
      { variant: "S", convention: "sym" },
      { variant: "S", convention: "thm", positions: "learned", featureMap: "exp" },
      { variant: "S" },
      { variant: "D", directions: "split" },
      { variant: "LIT", featureMap: "elu" },
      { variant: "softmax", positions: "sin" },
    ],
  },
  { task: "grid-neighbours", learners: [{ variant: "S", scans: 2 }] },
  { task: "recall", learners: [{ variant: "D", directions: "forward" }] },
  { task: "which-first", learners: [{ variant: "D" }] },
];

async function difference({ task, learners }: (typeof documents)[number], python: string): Promise<Figure> {
  const parsed = parseLion({
    format: "learnability-experiment",
    version: 1,
    lab: "lion",
    problem: { kind: "task", task },
    learners: learners.map((one) => ({ kind: "encoder", steps: 2, batch: 2, seeds: 1, layers: 2, ...one })),
  });
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const { document } = parsed;
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
];
