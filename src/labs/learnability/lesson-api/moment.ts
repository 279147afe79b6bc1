import type { Experiment } from "../../../experiment/learnability/document";
import type { LessonMoment } from "../../../shell/lesson-api";

export type Moment = LessonMoment<Experiment>;
