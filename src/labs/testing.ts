/** The labs that have lessons, with their experiments run without a page, for the tests of lessons; a line each. */

import { labByDefault } from "../documents/format";
import type { LabDocument } from "../documents/kind";
import type { LessonApi, LessonMoment } from "../shell/lesson-api";
import { lessonApi as eagle } from "./eagle/lesson-api/lesson-api";
import * as eagleRuns from "./eagle/lesson-api/testing";
import { lessonApi as learnability } from "./learnability/lesson-api/lesson-api";
import * as learnabilityRuns from "./learnability/lesson-api/testing";
import { lessonApi as lion } from "./lion/lesson-api/lesson-api";
import * as lionRuns from "./lion/lesson-api/testing";

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
  learnability: { api: learnability, ...(learnabilityRuns as Runs) },
  eagle: { api: eagle, ...eagleRuns },
  lion: { api: lion, ...lionRuns },
};

/** Of a lesson that names it, or the first one. */
export function labOfLessons(name: string = labByDefault): LabOfLessons {
  return labs[name];
}

/** As lessons are loaded with. */
export const lessonApiOf = async (name: string | undefined): Promise<LessonApi> => labOfLessons(name).api;
