import type { LessonMoment } from "../../../../platform/shell/lesson-api";
import type { EagleDocument } from "../../document/document";
import type { EagleSeries } from "../session/series";

export type Moment = LessonMoment<EagleDocument, EagleSeries>;
