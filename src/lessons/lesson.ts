/** A lesson: one `.mdx` file and the facts at its top. */
import type { MDXContent } from "mdx/types";
import { documentFormat } from "../platform/documents/format";
import type { LabDocument, SparseDocument } from "../platform/documents/kind";
import { problemLine } from "../platform/fields/problem";
import type { LessonApi } from "../platform/shell/lesson-api";

export interface LessonFacts {
  /** Also the name of the file and its name in the address. */
  readonly id: string;
  /** Its place in the list, from 1. */
  readonly order: number;
  readonly title: string;
  /** Skill that it teaches, in one sentence. */
  readonly sentence: string;
  /** Duration. */
  readonly minutes: number;
  /** The lab of the lesson; by default the first one. */
  readonly lab?: string;
  /** The first panel beside it; by default chosen by the lab. */
  readonly panel?: string;
}

export interface LessonModule {
  readonly default: MDXContent;
  readonly experiments?: Readonly<Record<string, SparseDocument>>;
}

export interface Lesson {
  readonly facts: LessonFacts;
  readonly Text: MDXContent;
  readonly experiments: Readonly<Record<string, LabDocument>>;
  /** The lab's functions for lessons. */
  readonly api: LessonApi;
}

/** The experiment that a lesson begins with, unless the person already has one of the lesson. */
export const openingExperiment = "opening";

/** @throws {TypeError} when an experiment of the lesson is not valid, with the field at fault. */
export function lessonOf(facts: LessonFacts, { default: Text, experiments = {} }: LessonModule, api: LessonApi): Lesson {
  return {
    facts,
    Text,
    api,
    experiments: Object.fromEntries(Object.entries(experiments).map(([name, document]) => [name, resolved(facts.id, name, document, api)])),
  };
}

function resolved(lesson: string, name: string, document: SparseDocument, { kind }: LessonApi): LabDocument {
  const parsed = kind.parse({ format: documentFormat, version: kind.version, lab: kind.lab, ...document });
  if (!parsed.ok) throw new TypeError(`lesson ${lesson}, experiment ${name}: ${problemLine(parsed.problem)}`);
  return parsed.document;
}
