/** What small bidirectional encoders learn: medians over five seeds of initial weights and of data (notes on LION in small, section 3). */

import { Workspace } from "../../src/labs/learnability/math/workspace";
import { newEncoder } from "../../src/labs/lion/math/encoder/encoder";
import { type EncoderSettings, usualSettings } from "../../src/labs/lion/math/encoder/settings";
import writtenDigits from "../../src/labs/lion/math/tasks/digit-images.json";
import { digitImagesOf, digits } from "../../src/labs/lion/math/tasks/digits";
import { testDraws, trainingDraws } from "../../src/labs/lion/math/tasks/draws";
import { infilling } from "../../src/labs/lion/math/tasks/infilling";
import { listops } from "../../src/labs/lion/math/tasks/listops";
import { markers } from "../../src/labs/lion/math/tasks/markers";
import { neighbours } from "../../src/labs/lion/math/tasks/neighbours";
import novel from "../../src/labs/lion/math/tasks/persuasion.json";
import { recall } from "../../src/labs/lion/math/tasks/recall";
import type { SequenceTask } from "../../src/labs/lion/math/tasks/task";
import { corpusOf } from "../../src/labs/lion/math/tasks/text";
import { textInfilling } from "../../src/labs/lion/math/tasks/text-infilling";
import { walls } from "../../src/labs/lion/math/tasks/walls";
import { whichFirst, whichFirstFromMean } from "../../src/labs/lion/math/tasks/which-first";
import { openSequences32 } from "../../src/platform/tensors/sequences32";
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
  /** Nats above those of the posterior from all that is visible; not a number where the task has none. */
  readonly aboveBayes: number;
  /** Nats above those of the nearest visible neighbours without their sides; not a number where the task has no such baseline. */
  readonly aboveVisible: number;
}

/** What differs from the usual. */
interface More {
  /** Of further tests. */
  readonly otherLength?: number;
  readonly steps?: number;
}

/** Medians over the seeds, each by itself; of what is above Bayes the least. */
function learned(task: SequenceTask, settings: Partial<EncoderSettings>, more: More = {}): Outcome {
  const outcomes = fiveSeeds.map((seed) => trained(task, settings, BigInt(seed), more));
  const of = (name: keyof Outcome) => median(outcomes.map((outcome) => outcome[name]));
  const aboveBayes = Math.min(...outcomes.map((outcome) => outcome.aboveBayes));
  return { accuracy: of("accuracy"), loss: of("loss"), elsewhere: of("elsewhere"), aboveBayes, aboveVisible: of("aboveVisible") };
}

function trained(task: SequenceTask, settings: Partial<EncoderSettings>, seed: bigint, more: More): Outcome {
  const { symbols, secondSymbols, pixels = 0, outputs, readOut, usual } = task;
  const { otherLength = usual.length, steps = usual.steps } = more;
  const whole = { ...usualSettings, layers: usual.layers, symbols, secondSymbols, pixels, outputs, readOut, ...settings };
  const training = { rate: 0.003, steps, warmup: 50, schedule: "cosine" } as const;
  const encoder = newEncoder(openSequences32(), whole, training, workspace, seed);
  for (let step = 0; step < steps; step++)
    encoder.trainer.takeIfFinite(task.generate(trainingDraws(workspace, seed, step), usual.batch, usual.length));
  const generate = task.generateTests ?? task.generate;
  const tests = (length: number) => generate(testDraws(workspace, seed), tested, length);
  const known = tests(usual.length);
  const { accuracy, loss } = encoder.measure(known);
  const elsewhere = otherLength === usual.length ? accuracy : encoder.measure(tests(otherLength)).accuracy;
  const baselines = task.baselines(known);
  const above = (name: string) => loss - (baselines.find(({ id }) => id === name)?.loss ?? Number.NaN);
  return { accuracy, loss, elsewhere, aboveBayes: above("bayes"), aboveVisible: above("visible") };
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
    title: "filling in a Markov chain: the paper's mask comes as far as neighbours without sides, sides that are told apart help",
    run: () => {
      const split = learned(infilling, { variant: "d", directions: "split" });
      const symmetric = learned(infilling, { variant: "s", convention: "sym" });
      const [d, s] = (["d", "s"] as const).map((variant) => learned(infilling, { variant }));
      return [
        below("nats of LION-D with split heads", split.loss, 0.8),
        below("nats of LION-S in the symmetric convention", symmetric.loss, 0.8),
        within("nats of LION-D", d.loss, 0.86, 0.94),
        within("nats of LION-S", s.loss, 0.86, 0.94),
        within("nats of LION-D above the nearest visible neighbours without sides", d.aboveVisible, -0.05, 0.05),
        within("nats of LION-S above the nearest visible neighbours without sides", s.aboveVisible, -0.05, 0.05),
        below("nats of LION-D with split heads above them", split.aboveVisible, -0.1),
        below("nats of LION-S in the symmetric convention above them", symmetric.aboveVisible, -0.1),
        atLeast("least nats above Bayes, of every encoder", Math.min(...[split, symmetric, d, s].map(({ aboveBayes }) => aboveBayes)), 0),
      ];
    },
  },
  {
    id: "encoders-mirrored",
    title: "which comes first, from the mean: at chance in the paper's mask whatever its convention, learned where sides are told apart",
    run: () => {
      const four = { steps: 4 * whichFirstFromMean.usual.steps };
      return [
        within("accuracy of LION-S by Theorem 3.1", learned(whichFirstFromMean, { variant: "s", convention: "thm" }).accuracy, 0.45, 0.55),
        atLeast("accuracy of LION-S, symmetric", learned(whichFirstFromMean, { variant: "s", convention: "sym" }, four).accuracy, 0.9),
        atLeast(
          "accuracy of LION-D with split heads",
          learned(whichFirstFromMean, { variant: "d", directions: "split" }, four).accuracy,
          0.97,
        ),
      ];
    },
  },
  {
    id: "encoders-positions",
    title: "positions do not help LION to fill in a chain in as many steps",
    run: () =>
      (["d", "s"] as const).map((variant) => {
        const [without, sines] = (["none", "sin"] as const).map((positions) => learned(infilling, { variant, positions }).loss);
        return atLeast(`nats that positions cost LION-${variant.toUpperCase()}`, sines - without, 0);
      }),
  },
  {
    id: "encoders-neighbours",
    title: "neighbours in a grid: a second scan, by columns, sees those above and below",
    run: () =>
      (["d", "s"] as const).map((variant) => {
        const [one, two] = [null, neighbours.grid].map((grid) => learned(neighbours, { variant, grid }).accuracy);
        return atLeast(`what two scans gain LION-${variant.toUpperCase()} over one`, two - one, 0.25);
      }),
  },
  {
    id: "encoders-recall",
    title: "exact recall is where linear attention loses",
    run: () => [
      atLeast("accuracy of softmax", learned(recall, { variant: "softmax" }).accuracy, 0.99),
      within("accuracy of LION-LIT", learned(recall, { variant: "lit" }).accuracy, 0.68, 0.84),
      atLeast("accuracy of LION-LIT with e^x as feature map", learned(recall, { variant: "lit", featureMap: "exp" }).accuracy, 0.95),
    ],
  },
  {
    id: "encoders-whole-sweeps",
    title: "a diagonal that is counted twice costs no answers",
    run: () => [
      atLeast("accuracy of LION-S between walls", learned(walls, { variant: "s", directions: "double" }).accuracy, 0.99),
      below("nats of LION-S for a chain", learned(infilling, { variant: "s", directions: "double" }).loss, 0.94),
    ],
  },
  {
    id: "encoders-listops",
    title: "lists of at most two levels: decays are worth something, and nobody is right much more often than two times of three",
    run: () => {
      const [lit, d, s] = (["lit", "d", "s"] as const).map((variant) => learned(listops, { variant }));
      return [
        within("accuracy of LION-LIT", lit.accuracy, 0.5, 0.65),
        within("accuracy of LION-D", d.accuracy, 0.58, 0.72),
        within("accuracy of LION-S", s.accuracy, 0.58, 0.75),
        atLeast("nats that LION-D gains over LION-LIT", lit.loss - d.loss, 0.1),
        atLeast("nats that LION-S gains over LION-LIT", lit.loss - s.loss, 0.1),
      ];
    },
  },
  {
    id: "encoders-digits",
    title: "digits in patches: two scans do not help, learned positions do, and whoever looks for the most similar image is ahead",
    run: () => {
      const task = digits(digitImagesOf(writtenDigits));
      const read = (settings: Partial<EncoderSettings>) => learned(task, settings).accuracy;
      const [d, s] = (["d", "s"] as const).map((variant) => ({ once: read({ variant }), twice: read({ variant, grid: task.grid }) }));
      const placed = read({ variant: "d", positions: "learned" });
      const tests = task.generateTests!(testDraws(workspace, 1n), tested, task.usual.length);
      const alike = task.baselines(tests).find(({ id }) => id === "most-alike")!.accuracy;
      return [
        within("accuracy of LION-D", d.once, 0.82, 0.89),
        within("accuracy of LION-S", s.once, 0.82, 0.89),
        below("what two scans gain LION-D over one", d.twice - d.once, 0.02),
        below("what two scans gain LION-S over one", s.twice - s.once, 0.02),
        within("accuracy of LION-D with learned positions", placed, 0.93, 0.98),
        atLeast("accuracy of whoever answers as the most similar image", alike, 0.97),
      ];
    },
  },
  {
    id: "encoders-later",
    title: "softmax with positions learns distances too, later, and not for longer sequences",
    run: () => {
      const sines = { variant: "softmax", positions: "sin" } as const;
      const [early, late] = [markers.usual.steps, 4 * markers.usual.steps].map((steps) =>
        learned(markers, sines, { steps, otherLength: 128 }),
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
      const nats = (settings: Partial<EncoderSettings>) => learned(text, { width: 48, ...settings }).loss;
      return [
        atLeast("nats of LION-LIT", nats({ variant: "lit" }), 2.8),
        below("nats of LION-D", nats({ variant: "d" }), 2.15),
        below("nats of LION-S", nats({ variant: "s" }), 2.08),
        below("nats of LION-S in the symmetric convention", nats({ variant: "s", convention: "sym" }), 1.9),
      ];
    },
  },
];
