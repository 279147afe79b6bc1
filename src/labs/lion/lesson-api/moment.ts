import type { LionDocument } from "../../../experiment/lion/document";
import type { LessonMoment } from "../../../shell/lesson-api";
import type { LionSeries } from "../session/series";

export type Moment = LessonMoment<LionDocument> & { readonly series: LionSeries };
