import type { LessonMoment } from "../../../../platform/shell/lesson-api";
import type { Experiment } from "../../document/document";
import type { RunSeries } from "../session/series";

export type Moment = LessonMoment<Experiment, RunSeries>;
