import type { EagleDocument } from "../../../experiment/eagle/document";
import type { LessonMoment } from "../../../shell/lesson-api";
import type { EagleSeries } from "../session/series";

export type Moment = LessonMoment<EagleDocument> & { readonly series: EagleSeries };
