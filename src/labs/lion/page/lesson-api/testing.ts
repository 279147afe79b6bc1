/** Experiments of lessons on this lab, run to their end without a page. */
import type { LabDocument } from "../../../../platform/documents/kind";
import { isUnderWay } from "../../../../platform/engine/job";
import type { LionDocument } from "../../document/document";
import { engine } from "../../engine/engine";
import { LionSeries } from "../session/series";
import type { Moment } from "./moment";

/** By their text: many ask about the same ones, and each takes seconds. */
const runs = new Map<string, LionSeries>();

// What a page fetches for an experiment with learners.
const { create } = await engine.prepare({ problem: { kind: "task", task: "walls" } } as LionDocument, []);

function seriesAfter(document: LionDocument): LionSeries {
  const series = new LionSeries();
  for (const { id } of engine.jobs(document)) {
    const job = create({ document, data: null, id });
    while (isUnderWay(job.status)) job.advance(Number.POSITIVE_INFINITY);
    series.accept(job.states());
  }
  return series;
}

/** The moment in which all encoders have been trained to their end. */
export function momentAfter(experiment: LabDocument): Moment {
  const text = JSON.stringify(experiment);
  const series = runs.get(text) ?? seriesAfter(experiment as LionDocument);
  runs.set(text, series);
  return { experiment: experiment as LionDocument, activity: "finished", series, notes: null };
}

/** The moment before anything has been reported. */
export function momentBefore(experiment: LabDocument): Moment {
  return { experiment: experiment as LionDocument, activity: "running", series: new LionSeries(), notes: null };
}
