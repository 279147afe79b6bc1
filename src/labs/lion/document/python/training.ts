/** Encoders of a document as a PyTorch script: trained from the page's first weights, on the page's sequences. */
import { encodeLink } from "../../../../platform/documents/link";
import { choosing, type PythonScript, scriptText } from "../../../../platform/documents/python/script";
import streams from "../../../../platform/documents/python/streams.py?raw";
import { kernelVersion } from "../../../../platform/kernels/tensors/generated/version";
import type { EncoderTraining } from "../../math/encoder/encoder";
import type { EncoderSettings } from "../../math/encoder/settings";
import type { EncoderWeight } from "../../math/encoder/weights";
import { purposes } from "../../math/streams";
import { chain } from "../../math/tasks/chain";
import { stationary } from "../../math/tasks/infilling";
import { isText, type TaskName, type TaskSource } from "../../math/tasks/tasks";
import type { LionDocument } from "../document";
import { lionKind } from "../kind";
import digits from "./digits.py?raw";
import markovInfilling from "./markov_infilling.py?raw";
import places from "./places.py?raw";
import tasks from "./tasks.py?raw";
import textInfilling from "./text_infilling.py?raw";
import network from "./torch_encoder.py?raw";
import program from "./train_encoders.py?raw";

/** A learner of the page as a script trains it. */
export interface LearnerToTrain {
  readonly settings: EncoderSettings;
  readonly training: EncoderTraining;
  readonly batch: number;
  /** One seed for each of its encoders. */
  readonly seeds: readonly number[];
  readonly weights: readonly EncoderWeight[];
  /** Losses of some steps of each encoder, as the page has them so far; empty before any training. */
  readonly losses: readonly { readonly step: readonly number[]; readonly loss: readonly number[] }[];
}

/** @param source  data of the task. @returns null where the document has no learner. */
export function encoderTrainingScript(
  document: LionDocument,
  learners: readonly LearnerToTrain[],
  source: TaskSource,
): PythonScript | null {
  const { problem } = document;
  if (problem.kind !== "task" || learners.length === 0) return null;
  // The user's own text may be longer than any link.
  const { text: own, ...fields } = problem;
  const link = own === "" ? encodeLink(lionKind, document, {}) : "";
  const text = scriptText({
    link,
    kernels: kernelVersion,
    values: {
      PROBLEM: fields,
      PURPOSE: { weights: purposes.weights, batches: purposes.batches },
      LEARNERS: learners.map(({ weights, ...learner }) => learner),
      WEIGHTS: learners.map(({ weights }) => Object.fromEntries(weights.map(tableRow))),
      ...sourceValues(problem.task, source),
    },
    modules: [streams, ...generatorOf(problem.task), places, network, program],
  });
  return { text, dataFile: null };
}

function tableRow({ name, shape, role, start }: EncoderWeight) {
  return [name, [shape, role, ...Object.entries(start)[0]]] as const;
}

/** Parts of the module of all tasks that each task uses, and its own module where it draws from values of its own. */
const generators: Readonly<Record<TaskName, { readonly shared: readonly string[]; readonly own?: string }>> = {
  walls: { shared: ["walls"] },
  "nearest-marker": { shared: ["nearest-marker"] },
  "which-first": { shared: ["which-first"] },
  "grid-neighbours": { shared: ["grid-neighbours"] },
  recall: { shared: ["recall"] },
  listops: { shared: ["expression", "listops"] },
  "markov-infilling": { shared: ["masked"], own: markovInfilling },
  "text-infilling": { shared: ["masked"], own: textInfilling },
  digits: { shared: [], own: digits },
};

function generatorOf(task: TaskName): readonly string[] {
  const { shared, own } = generators[task];
  const all = Object.values(generators).flatMap((generator) => generator.shared);
  return [choosing(tasks, shared, all), ...(own ? [own] : [])];
}

/** Data of the task: its chain, or the training part of its text or images. */
function sourceValues(task: TaskName, source: TaskSource): object {
  if (task === "markov-infilling") return { CHAIN: chain, STATIONARY: stationary };
  if (!source) return {};
  if (isText(source)) {
    const { characters, train } = source;
    return { CHARACTERS: characters, TEXT: Array.from(train, (symbol) => characters[symbol]).join("") };
  }
  const written = (values: Iterable<number>) => Array.from(values, (value) => value.toString(17)).join("");
  return { IMAGES: written(source.train.pixels), DIGITS: written(source.train.digits) };
}
