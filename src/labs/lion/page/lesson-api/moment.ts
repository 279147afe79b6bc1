import type { LessonMoment } from "../../../../platform/shell/lesson-api";
import type { LionDocument } from "../../document/document";
import type { LionSeries } from "../session/series";

export type Moment = LessonMoment<LionDocument, LionSeries>;
