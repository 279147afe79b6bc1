/** Progress of a person in every lesson: pure data with a version, and the functions that change them. */
import type { Reached } from "../platform/shell/lesson-api";

/** Numbers that a choice stands for: one of them, or a range without its upper end. */
export interface Band {
  readonly is?: number;
  readonly from?: number;
  readonly below?: number;
}

export interface Prediction {
  /** The name of the choice, or the number that was typed; null where the question was skipped. */
  readonly answer: string | number | null;
  /** The outcomes that the answer stands for. */
  readonly band: Band;
  /** Value measured in the run; null until then. */
  readonly came: number | null;
}

export interface LessonProgress {
  /** Ids of the steps that have been in sight. */
  readonly read: readonly string[];
  /** Last place of the person: the id of a step. */
  readonly place: string | null;
  readonly predictions: Readonly<Record<string, Prediction>>;
  readonly solved: Readonly<Record<string, Reached>>;
  /** Numbers of steps, predictions and exercises of the lesson; null until it was opened. */
  readonly parts: Parts | null;
  /** Ids of the panels that the text has reached, newest first. */
  readonly panels: readonly string[];
}

export interface Parts {
  readonly steps: number;
  readonly predictions: number;
  readonly exercises: number;
}

export interface Progress {
  readonly version: 1;
  readonly lessons: Readonly<Record<string, LessonProgress>>;
  /** Whether all panels stand beside lessons, and not only those that the text has reached. */
  readonly everything: boolean;
}

export const noProgress: Progress = { version: 1, lessons: {}, everything: false };
export const notBegun: LessonProgress = { read: [], place: null, predictions: {}, solved: {}, parts: null, panels: [] };

export function lessonProgress({ lessons }: Progress, id: string): LessonProgress {
  return Object.hasOwn(lessons, id) ? lessons[id] : notBegun;
}

export function withLesson(progress: Progress, id: string, change: (lesson: LessonProgress) => LessonProgress): Progress {
  const before = lessonProgress(progress, id);
  const after = change(before);
  return after === before ? progress : { ...progress, lessons: { ...progress.lessons, [id]: after } };
}

export function atStep(lesson: LessonProgress, step: string): LessonProgress {
  if (lesson.place === step && lesson.read.includes(step)) return lesson;
  return { ...lesson, place: step, read: lesson.read.includes(step) ? lesson.read : [...lesson.read, step] };
}

/** Panels that the text has reached, in the order in which it names them. */
export function withPanels(lesson: LessonProgress, panels: readonly string[]): LessonProgress {
  const came = [...new Set(panels)].filter((panel) => !lesson.panels.includes(panel));
  return came.length === 0 ? lesson : { ...lesson, panels: [...came.reverse(), ...lesson.panels] };
}

export function withPrediction(lesson: LessonProgress, name: string, prediction: Prediction): LessonProgress {
  return { ...lesson, predictions: { ...lesson.predictions, [name]: prediction } };
}

/** The question is passed without an answer; the result of its run is still shown. */
export const skipped: Prediction = { answer: null, band: {}, came: null };

/** The progress with the question open again. */
export function withoutPrediction(lesson: LessonProgress, name: string): LessonProgress {
  const { [name]: _, ...predictions } = lesson.predictions;
  return { ...lesson, predictions };
}

/** Whether a question has been compared with its run, or skipped: then its answer need not be hidden any more. */
export function isOver(prediction: Prediction | null | undefined): prediction is Prediction {
  return prediction != null && (prediction.came !== null || prediction.answer === null);
}

export function withSolved(lesson: LessonProgress, name: string, reached: Reached): LessonProgress {
  return { ...lesson, solved: { ...lesson.solved, [name]: reached } };
}

export function inBand({ is, from, below }: Band, value: number): boolean {
  if (is !== undefined) return value === is;
  return (from === undefined || value >= from) && (below === undefined || value < below);
}

/**
 * Share of a lesson that is done, from 0 to 1: steps, predictions and exercises count alike. An earlier version of the lesson may
 * have had more of them.
 */
export function shareDone({ read, predictions, solved, parts }: LessonProgress): number {
  if (!parts) return 0;
  const all = parts.steps + parts.predictions + parts.exercises;
  const answered = Object.values(predictions).filter(({ came }) => came !== null).length;
  const done =
    Math.min(read.length, parts.steps) + Math.min(answered, parts.predictions) + Math.min(Object.keys(solved).length, parts.exercises);
  return all === 0 ? 0 : done / all;
}

/** Questions and exercises that moved when their lesson was divided: the lesson that had them, their ids, and the lesson that has them. */
const moved = [
  { from: "automata", ids: ["all-but-eight", "few-traces"], to: "traces" },
  { from: "both-ways", ids: ["one-way"], to: "decay" },
] as const;

/** Kept answers and solutions, in the lessons that now ask for them. */
function inTheirLessons(lessons: Record<string, LessonProgress>): Progress["lessons"] {
  for (const { from, ids, to } of moved) {
    const before = lessonProgress({ ...noProgress, lessons }, from);
    const there = lessonProgress({ ...noProgress, lessons }, to);
    const is = (id: string) => (ids as readonly string[]).includes(id);
    const [predictions, answered] = parted(before.predictions, is);
    const [solved, reached] = parted(before.solved, is);
    if (Object.keys(answered).length + Object.keys(reached).length === 0) continue;
    lessons[from] = { ...before, predictions, solved };
    lessons[to] = { ...there, predictions: { ...answered, ...there.predictions }, solved: { ...reached, ...there.solved } };
  }
  return lessons;
}

/** The entries whose names are not meant, and those whose names are. */
function parted<Value>(all: Readonly<Record<string, Value>>, meant: (name: string) => boolean) {
  const entries = Object.entries(all);
  return [
    Object.fromEntries(entries.filter(([name]) => !meant(name))),
    Object.fromEntries(entries.filter(([name]) => meant(name))),
  ] as const;
}

/** Reads kept progress. Data of another version, or of another form, count as none. */
export function readProgress(kept: unknown): Progress {
  if (!isRecord(kept) || kept.version !== noProgress.version || !isRecord(kept.lessons)) return noProgress;
  const lessons = Object.entries(kept.lessons).flatMap(([id, lesson]) => {
    const read = readLesson(lesson);
    return read ? [[id, read] as const] : [];
  });
  return { version: 1, lessons: inTheirLessons(Object.fromEntries(lessons)), everything: kept.everything === true };
}

function readLesson(kept: unknown): LessonProgress | null {
  if (!isRecord(kept) || !isRecord(kept.predictions) || !isRecord(kept.solved) || !Array.isArray(kept.read)) return null;
  const keep = <Value>(all: Readonly<Record<string, unknown>>, is: (value: unknown) => value is Value) =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Value] => is(entry[1])));
  return {
    read: kept.read.filter(isString),
    place: typeof kept.place === "string" ? kept.place : null,
    predictions: keep(kept.predictions, isPrediction),
    solved: keep(kept.solved, isReached),
    parts:
      isRecord(kept.parts) && ["steps", "predictions", "exercises"].every((name) => isNumberIn(kept.parts, name))
        ? (kept.parts as never)
        : null,
    // Earlier versions kept none.
    panels: Array.isArray(kept.panels) ? kept.panels.filter(isString) : [],
  };
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isPrediction(value: unknown): value is Prediction {
  if (!isRecord(value) || !isRecord(value.band)) return false;
  const answered = value.answer === null || typeof value.answer === "string" || typeof value.answer === "number";
  return (
    answered && (value.came === null || typeof value.came === "number") && Object.values(value.band).every((one) => typeof one === "number")
  );
}

function isReached(value: unknown): value is Reached {
  return (
    isRecord(value) &&
    typeof value.way === "string" &&
    isRecord(value.figures) &&
    Object.values(value.figures).every((one) => typeof one === "number")
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNumberIn(value: unknown, name: string): boolean {
  return isRecord(value) && typeof value[name] === "number";
}
