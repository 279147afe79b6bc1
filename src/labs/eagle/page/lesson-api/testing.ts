/** Experiments of lessons on this lab, run to their end without a page. */
import { lessonRuns } from "../../../../platform/shell/lesson-testing";
import type { EagleDocument } from "../../document/document";
import { TrainingJob } from "../../engine/training/job";
import { EagleSeries } from "../session/series";

export const { momentAfter, momentBefore } = lessonRuns({
  newSeries: () => new EagleSeries(),
  jobsOf: (document: EagleDocument) => [new TrainingJob(document, 0)],
});
