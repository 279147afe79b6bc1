/** What small bidirectional encoders learn: medians over five seeds of initial weights and of data (notes on LION in small, section 3). */

import { type EncoderSettings, usualSettings } from "../../src/lion/encoder/settings";
import { newEncoder } from "../../src/lion/encoder/steps";
import { testDraws, trainingDraws } from "../../src/lion/tasks/draws";
import { infilling } from "../../src/lion/tasks/infilling";
import { markers } from "../../src/lion/tasks/markers";
import { neighbours } from "../../src/lion/tasks/neighbours";
import novel from "../../src/lion/tasks/persuasion.json";
import { recall } from "../../src/lion/tasks/recall";
import type { SequenceTask } from "../../src/lion/tasks/task";
import { corpusOf } from "../../src/lion/tasks/text";
import { textInfilling } from "../../src/lion/tasks/text-infilling";
import { walls } from "../../src/lion/tasks/walls";
import { whichFirst, whichFirstFromMean } from "../../src/lion/tasks/which-first";
import { Workspace } from "../../src/numerics/workspace";
import { openSequences32 } from "../../src/tensors/sequences32";
import type { Check, Figure } from "../check";
import { median } from "../median";

const fiveSeeds = [1, 2, 3, 4, 5];
const tested = 512;
const workspace = new Workspace();

interface Outcome {
  readonly accuracy: number;
  readonly loss: number;
  /** Accuracy on sequences of another length than it was trained on. */
  readonly elsewhere: number;
}

/** What differs from the usual. */
interface More {
  /** Of further tests. */
  readonly otherLength?: number;
  readonly steps?: number;
  readonly seeds?: readonly number[];
}

/** Medians over the seeds, each by itself. */
function learned(task: SequenceTask, settings: Partial<EncoderSettings>, more: More = {}): Outcome {
  const outcomes = (more.seeds ?? fiveSeeds).map((seed) => trained(task, settings, BigInt(seed), more));
  const of = (name: keyof Outcome) => median(outcomes.map((outcome) => outcome[name]));
  return { accuracy: of("accuracy"), loss: of("loss"), elsewhere: of("elsewhere") };
}

function trained(task: SequenceTask, settings: Partial<EncoderSettings>, seed: bigint, more: More): Outcome {
  const { symbols, secondSymbols, outputs, readOut, usual } = task;
  const { otherLength = usual.length, steps = usual.steps } = more;
  const whole = { ...usualSettings, layers: usual.layers, symbols, secondSymbols, outputs, readOut, ...settings };
  const training = { rate: 0.003, steps, warmup: 50, schedule: "cosine" } as const;
  const encoder = newEncoder(openSequences32(), whole, training, workspace, seed);
  for (let step = 0; step < steps; step++) encoder.take(task.generate(trainingDraws(workspace, seed, step), usual.batch, usual.length));
  const tests = task.generateTests ?? task.generate;
  const measured = (length: number) => encoder.measure(tests(testDraws(workspace, seed), tested, length));
  const { accuracy, loss } = measured(usual.length);
  return { accuracy, loss, elsewhere: otherLength === usual.length ? accuracy : measured(otherLength).accuracy };
}

const atLeast = (name: string, value: number, bound: number): Figure => ({ name, value, relation: ">=", bound });
const below = (name: string, value: number, bound: number): Figure => ({ name, value, relation: "<", bound });
const within = (name: string, value: number, low: number, high: number): Figure => ({
  name,
  value,
  relation: "within",
  bound: [low, high],
});

export const checks: readonly Check[] = [
  {
    id: "encoders-walls",
    title: "between walls a decay of one's own learns to stop, a fixed one answers the nearest letter, none counts letters",
    run: () => {
      const [s, d, lit, softmax] = (["s", "d", "lit", "softmax"] as const).map((variant) =>
        learned(walls, { variant }, { otherLength: 128 }),
      );
      return [
        atLeast("accuracy of LION-S", s.accuracy, 0.99),
        atLeast("accuracy of LION-S at 128 tokens", s.elsewhere, 0.98),
        within("accuracy of LION-D", d.accuracy, 0.84, 0.9),
        below("accuracy of LION-LIT", lit.accuracy, 0.45),
        below("accuracy of softmax", softmax.accuracy, 0.45),
        below("accuracy of LION-S looking back alone", learned(walls, { variant: "s", directions: "forward" }).accuracy, 0.65),
      ];
    },
  },
  {
    id: "encoders-markers",
    title: "distances to a marker need a decay, and hold at four times the length",
    run: () => {
      const [d, s, lit, softmax] = (["d", "s", "lit", "softmax"] as const).map((variant) =>
        learned(markers, { variant }, { otherLength: 128 }),
      );
      return [
        atLeast("accuracy of LION-D", d.accuracy, 0.99),
        atLeast("accuracy of LION-S", s.accuracy, 0.99),
        atLeast("accuracy of LION-D at 128 tokens", d.elsewhere, 0.98),
        atLeast("accuracy of LION-S at 128 tokens", s.elsewhere, 0.98),
        below("accuracy of LION-LIT", lit.accuracy, 0.36),
        below("accuracy of softmax", softmax.accuracy, 0.36),
      ];
    },
  },
  {
    id: "encoders-which-first",
    title: "which of two marks comes first: with a start token decays tell, from the mean of all tokens nobody does",
    run: () => {
      const variants = ["d", "s", "lit", "softmax"] as const;
      const [d, s, lit, softmax] = variants.map((variant) => learned(whichFirst, { variant }).accuracy);
      return [
        atLeast("accuracy of LION-D", d, 0.97),
        atLeast("accuracy of LION-S", s, 0.97),
        within("accuracy of LION-LIT", lit, 0.45, 0.55),
        within("accuracy of softmax", softmax, 0.45, 0.55),
        ...variants.map((variant) =>
          within(`accuracy of ${variant} from the mean`, learned(whichFirstFromMean, { variant }).accuracy, 0.45, 0.55),
        ),
      ];
    },
  },
  {
    id: "encoders-infilling",
    title: "filling in a Markov chain: sides that are told apart help, and nobody knows more than Bayes",
    run: () => {
      const split = learned(infilling, { variant: "d", directions: "split" }).loss;
      const symmetric = learned(infilling, { variant: "s", convention: "sym" }).loss;
      const [d, s] = (["d", "s"] as const).map((variant) => learned(infilling, { variant }).loss);
      const known = infilling.generate(testDraws(workspace, 1n), tested, infilling.usual.length);
      const bayes = infilling.baselines(known).find(({ id }) => id === "bayes")!.loss!;
      return [
        below("nats of LION-D with split heads", split, 0.8),
        below("nats of LION-S in the symmetric convention", symmetric, 0.8),
        within("nats of LION-D", d, 0.86, 0.94),
        within("nats of LION-S", s, 0.86, 0.94),
        atLeast("least nats of all less those of Bayes", Math.min(split, symmetric, d, s) - bayes, 0),
      ];
    },
  },
  {
    id: "encoders-neighbours",
    title: "neighbours in a grid: a second scan, by columns, sees those above and below",
    run: () => {
      const [one, two] = [null, neighbours.grid].map((grid) => learned(neighbours, { variant: "d", grid }).accuracy);
      return [atLeast("what two scans gain over one", two - one, 0.25)];
    },
  },
  {
    id: "encoders-recall",
    title: "exact recall is where linear attention loses",
    run: () => [
      atLeast("accuracy of softmax", learned(recall, { variant: "softmax" }).accuracy, 0.99),
      within("accuracy of LION-LIT", learned(recall, { variant: "lit" }).accuracy, 0.68, 0.84),
    ],
  },
  {
    id: "encoders-later",
    title: "softmax with positions learns distances too, later, and not for longer sequences",
    run: () => {
      const sines = { variant: "softmax", positions: "sin" } as const;
      const [early, late] = [markers.usual.steps, 4 * markers.usual.steps].map((steps) =>
        learned(markers, sines, { steps, seeds: [1, 2], otherLength: 128 }),
      );
      return [
        below("accuracy after as many steps as LION-S takes", early.accuracy, 0.95),
        atLeast("accuracy after four times as many", late.accuracy, 0.98),
        below("accuracy at 128 tokens then", late.elsewhere, 0.5),
      ];
    },
  },
  {
    id: "encoders-text",
    title: "filling in a novel: without decay hardly more than how often characters occur, with decays what stands near, best by sides",
    run: () => {
      const text = textInfilling(corpusOf(novel.text));
      const nats = (settings: Partial<EncoderSettings>) => learned(text, { width: 48, ...settings }, { seeds: [1] }).loss;
      return [
        atLeast("nats of LION-LIT", nats({ variant: "lit" }), 2.8),
        below("nats of LION-D", nats({ variant: "d" }), 2.15),
        below("nats of LION-S", nats({ variant: "s" }), 2.08),
        below("nats of LION-S in the symmetric convention", nats({ variant: "s", convention: "sym" }), 1.9),
      ];
    },
  },
];
