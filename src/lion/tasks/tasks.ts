/** Every task by its name in documents, and what is known of it before it is made. */
import { infilling } from "./infilling";
import { listops } from "./listops";
import { markers } from "./markers";
import { neighbours } from "./neighbours";
import { recall } from "./recall";
import type { SequenceTask } from "./task";
import type { Corpus } from "./text";
import { textInfilling, textUsual } from "./text-infilling";
import { walls } from "./walls";
import { whichFirst, whichFirstFromMean } from "./which-first";

export interface TaskKind {
  /** What it is trained with, and tested on, unless told. */
  readonly usual: SequenceTask["usual"] & { readonly width: number; readonly testLengths: readonly number[] };
  /** The fewest and the most tokens that it is made for. */
  readonly lengths: readonly [least: number, most: number];
  /** What learners are compared by: a share of right answers, or nats where nobody can be always right. */
  readonly measure: "accuracy" | "loss";
}

const width = 32;
const most = 512;

export const taskKinds = {
  walls: { usual: { ...walls.usual, width, testLengths: [48, 128] }, lengths: [8, most], measure: "accuracy" },
  "nearest-marker": { usual: { ...markers.usual, width, testLengths: [32, 128] }, lengths: [8, most], measure: "accuracy" },
  "which-first": { usual: { ...whichFirst.usual, width, testLengths: [32] }, lengths: [4, most], measure: "accuracy" },
  "markov-infilling": { usual: { ...infilling.usual, width, testLengths: [32] }, lengths: [8, most], measure: "loss" },
  "text-infilling": { usual: { ...textUsual, width: 48, testLengths: [64] }, lengths: [8, most], measure: "loss" },
  "grid-neighbours": { usual: { ...neighbours.usual, width, testLengths: [64] }, lengths: [64, 64], measure: "accuracy" },
  recall: { usual: { ...recall.usual, width, testLengths: [64] }, lengths: [8, 64], measure: "accuracy" },
  listops: { usual: { ...listops.usual, width, testLengths: [40] }, lengths: [8, most], measure: "accuracy" },
} as const satisfies Readonly<Record<string, TaskKind>>;

export type TaskName = keyof typeof taskKinds;

/** The task of a name. @param corpus  of a text that is filled in; null for every other task. @throws {TypeError} where it is missing. */
export function taskOf(name: TaskName, readOut: "start" | "mean", corpus: Corpus | null): SequenceTask {
  if (name === "text-infilling") {
    if (!corpus) throw new TypeError("a text is filled in that has not been fetched");
    return textInfilling(corpus);
  }
  if (name === "which-first") return readOut === "mean" ? whichFirstFromMean : whichFirst;
  return { walls, "nearest-marker": markers, "markov-infilling": infilling, "grid-neighbours": neighbours, recall, listops }[name];
}
