/** The labs that have lessons, with their experiments run without a page, for the tests of lessons; a line each. */

import { labByDefault } from "../platform/documents/format";
import type { LabDocument } from "../platform/documents/kind";
import type { LessonApi, LessonMoment } from "../platform/shell/lesson-api";
import { lessonApi as eagle } from "./eagle/page/lesson-api/lesson-api";
import * as eagleRuns from "./eagle/page/lesson-api/testing";
import { lessonApi as learnability } from "./learnability/page/lesson-api/lesson-api";
import * as learnabilityRuns from "./learnability/page/lesson-api/testing";
import { lessonApi as lion } from "./lion/page/lesson-api/lesson-api";
import * as lionRuns from "./lion/page/lesson-api/testing";

interface Runs {
  /** The moment in which an experiment has been run to its end. */
  momentAfter(experiment: LabDocument): LessonMoment;
  /** The moment before anything has been reported. */
  momentBefore(experiment: LabDocument): LessonMoment;
}

export interface LabOfLessons extends Runs {
  readonly api: LessonApi;
}

const labs: Readonly<Record<string, LabOfLessons>> = {
  learnability: { api: learnability, ...learnabilityRuns },
  eagle: { api: eagle, ...eagleRuns },
  lion: { api: lion, ...lionRuns },
};

/** Of a lesson that names it, or the first one. */
export function labOfLessons(name: string = labByDefault): LabOfLessons {
  return labs[name];
}

/** As lessons are loaded with. */
export const lessonApiOf = async (name: string | undefined): Promise<LessonApi> => labOfLessons(name).api;
