/** Experiments of lessons on this lab, run to their end without a page. */
import { lessonRuns } from "../../../../platform/shell/lesson-testing";
import type { LionDocument } from "../../document/document";
import { engine } from "../../engine/engine";
import { LionSeries } from "../session/series";

// The code that a page fetches for an experiment with learners.
const { create } = await engine.prepare({ problem: { kind: "task", task: "walls" } } as LionDocument, []);

export const { momentAfter, momentBefore } = lessonRuns({
  newSeries: () => new LionSeries(),
  jobsOf: (document: LionDocument) => engine.jobs(document).map(({ id }) => create({ document, data: null, id })),
});
