/** What the lessons on trained networks say of twenty others: shares of weights and messages, and accuracies of encoders. */

import { eagleKind } from "../../src/labs/eagle/document/kind";
import { measures as eagle } from "../../src/labs/eagle/page/lesson-api/measures";
import { momentAfter as eagleAfter } from "../../src/labs/eagle/page/lesson-api/testing";
import { lionKind } from "../../src/labs/lion/document/kind";
import { measures as lion } from "../../src/labs/lion/page/lesson-api/measures";
import { momentAfter as lionAfter } from "../../src/labs/lion/page/lesson-api/testing";
import { documentFormat } from "../../src/platform/documents/format";
import type { DocumentKind, LabDocument, SparseDocument } from "../../src/platform/documents/kind";
import { problemLine } from "../../src/platform/fields/problem";
import type { Check } from "../check";

const seeds = Array.from({ length: 20 }, (_, index) => 101 + index);

function resolved<D extends LabDocument>(kind: DocumentKind<D>, document: SparseDocument): D {
  const parsed = kind.parse({ format: documentFormat, version: kind.version, lab: kind.lab, ...document });
  if (!parsed.ok) throw new TypeError(problemLine(parsed.problem));
  return parsed.document;
}

const transformer = { kind: "transformer", layers: 3, batch: 128, steps: 1500, rate: 0.005 };
const networks = (problem: object) =>
  seeds.map((seed) => eagleAfter(resolved(eagleKind, { seed, problem: { kind: "training", ...problem }, solvers: [transformer] })));

const encoder = { kind: "encoder", seeds: 1, layers: 1, steps: 300, batch: 16, rate: 0.006 };
const encoders = (problem: object, learner: object) =>
  seeds.map((seed) =>
    lionAfter(resolved(lionKind, { seed, problem: { kind: "task", ...problem }, learners: [{ ...encoder, ...learner }] })),
  );

const markers = { task: "nearest-marker", length: 24, testLengths: [24, 72] };
const accuracies = (problem: object, learner: object, length = 0) =>
  encoders(problem, learner).map((moment) => lion.accuracy.read(moment, { length }) ?? Number.NaN);

export const checks: readonly Check[] = [
  {
    id: "lessons-networks",
    title: "lesson 12: the weights of twenty networks, read with three numbers per layer",
    run: () => {
      const trained = networks({ d: 5, n: 5, rank: 3 });
      const left = (layer: number) => trained.map((moment) => eagle["left-out"].read(moment, { layer }) ?? Number.NaN);
      const ratios = trained.map((moment) => eagle["reading-ratio"].read(moment, {}) ?? Number.NaN);
      const [second, third] = [left(1), left(2)];
      return [
        { name: "least share left out in the first layer, per cent", value: Math.min(...left(0)), relation: "within", bound: [17.5, 18.5] },
        { name: "largest", value: Math.max(...left(0)), relation: "within", bound: [31.5, 32.5] },
        {
          name: "networks of 20 with another layer that leaves out 60 per cent or more",
          value: second.filter((share, index) => Math.max(share, third[index]) >= 60).length,
          relation: "=",
          bound: 9,
        },
        { name: "least factor by which the error changes", value: Math.min(...ratios), relation: ">=", bound: 0.5 },
        { name: "largest factor", value: Math.max(...ratios), relation: "<=", bound: 1.5 },
      ];
    },
  },
  {
    id: "lessons-machines",
    title: "lesson 12: messages of twenty networks on two machines",
    run: () => {
      const trained = networks({ regime: "distributed", machines: 2, d: 6, n: 6, rank: 3 });
      const sent = trained.map((moment) => eagle["sent-hidden"].read(moment, { layer: 0 }) ?? Number.NaN);
      return [
        {
          name: "networks of 20 that send more than 75 per cent C and D",
          value: sent.filter((share) => share > 75).length,
          relation: "=",
          bound: 17,
        },
        {
          name: "networks of 20 that send mostly A and B and hardly complete the block in this layer",
          value: trained.filter((moment, index) => sent[index] < 50 && (eagle.gamma.read(moment, { layer: 0 }) ?? 1) < 0.2).length,
          relation: "=",
          bound: 2,
        },
      ];
    },
  },
  {
    id: "lessons-encoders",
    title: "lessons 13 and 14: accuracies of encoders on twenty seeds",
    run: () => [
      { name: "least of LION-D on markers", value: Math.min(...accuracies(markers, { variant: "D" })), relation: ">=", bound: 0.98 },
      { name: "least of it on 72 tokens", value: Math.min(...accuracies(markers, { variant: "D" }, 1)), relation: ">=", bound: 0.98 },
      {
        name: "largest of LION-D with sinusoidal positions on 72 tokens",
        value: Math.max(...accuracies(markers, { variant: "D", positions: "sin" }, 1)),
        relation: "<",
        bound: 0.98,
      },
      {
        name: "largest of LION-D with learned positions on 72 tokens",
        value: Math.max(...accuracies(markers, { variant: "D", positions: "learned" }, 1)),
        relation: "<",
        bound: 0.98,
      },
      {
        name: "largest of a causal LION-D",
        value: Math.max(...accuracies(markers, { variant: "D", directions: "forward" })),
        relation: "<",
        bound: 0.85,
      },
      {
        name: "least of it",
        value: Math.min(...accuracies(markers, { variant: "D", directions: "forward" })),
        relation: ">=",
        bound: 0.45,
      },
      {
        name: "largest on the order of two marks, read from the mean",
        value: Math.max(
          ...accuracies({ task: "which-first", readOut: "mean", length: 16, testLengths: [16] }, { variant: "D", steps: 150 }),
        ),
        relation: "<",
        bound: 0.6,
      },
      {
        name: "least on it, read at the start",
        value: Math.min(
          ...accuracies({ task: "which-first", readOut: "start", length: 16, testLengths: [16] }, { variant: "D", steps: 150 }),
        ),
        relation: ">=",
        bound: 0.9,
      },
    ],
  },
];
