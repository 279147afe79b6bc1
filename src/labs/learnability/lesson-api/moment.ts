import type { Experiment } from "../../../experiment/learnability/document";
import type { LessonMoment } from "../../../shell/lesson-api";
import type { RunSeries } from "../session/series";

export type Moment = LessonMoment<Experiment> & { readonly series: RunSeries };
