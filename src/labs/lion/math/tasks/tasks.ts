/** Every task by its name in documents, and what is known of it before it is made. */
import { type DigitImages, digits, digitsGrid, digitsUsual } from "./digits";
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
  /** Settings of its training and tests, by default. */
  readonly usual: SequenceTask["usual"] & { readonly width: number; readonly testLengths: readonly number[] };
  /** The fewest and the most tokens that it is made for. */
  readonly lengths: readonly [least: number, most: number];
  /** Rows and columns where sequences are grids, which have one length alone. */
  readonly grid?: readonly [number, number];
  /** The measure by which learners are compared: the share of right answers, or nats where no rule is always right. */
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
  "grid-neighbours": { usual: { ...neighbours.usual, width, testLengths: [64] }, lengths: [64, 64], grid: [8, 8], measure: "accuracy" },
  recall: { usual: { ...recall.usual, width, testLengths: [64] }, lengths: [8, 64], measure: "accuracy" },
  listops: { usual: { ...listops.usual, width, testLengths: [40] }, lengths: [8, most], measure: "accuracy" },
  digits: { usual: { ...digitsUsual, width, testLengths: [16] }, lengths: [16, 16], grid: digitsGrid, measure: "accuracy" },
} as const satisfies Readonly<Record<string, TaskKind>>;

export type TaskName = keyof typeof taskKinds;

/** Rows and columns of a task whose sequences are grids. */
export function gridOfTask(name: TaskName): readonly [rows: number, columns: number] | null {
  const kind: TaskKind = taskKinds[name];
  return kind.grid ?? null;
}

/**
 * Whether the answer of a task is read from the mean of all tokens. @param asked  setting of a document, used where a task allows
 * both.
 */
export function isReadFromMean(name: TaskName, asked: "start" | "mean"): boolean {
  return name === "digits" || (name === "which-first" && asked === "mean");
}

/** The source of a task's sequences; null for a task that generates them. */
export type TaskSource = Corpus | DigitImages | null;

/** The characters of a text that is filled in; null for every other task. */
export function charactersOf(source: TaskSource): string | null {
  return isText(source) ? source.characters : null;
}

export function isText(source: TaskSource): source is Corpus {
  return source !== null && "characters" in source;
}

/** The task of a name. @throws {TypeError} where what it draws from is missing. */
export function taskOf(name: TaskName, readOut: "start" | "mean", source: TaskSource): SequenceTask {
  if (name === "text-infilling") {
    if (!isText(source)) throw new TypeError("a text is filled in that has not been fetched");
    return textInfilling(source);
  }
  if (name === "digits") {
    if (source === null || isText(source)) throw new TypeError("digits are read that have not been fetched");
    return digits(source);
  }
  if (name === "which-first") return readOut === "mean" ? whichFirstFromMean : whichFirst;
  return { walls, "nearest-marker": markers, "markov-infilling": infilling, "grid-neighbours": neighbours, recall, listops }[name];
}
