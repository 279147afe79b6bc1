/** Experiments of lessons on this lab, run to their end without a page. */
import type { LabDocument } from "../../../../platform/documents/kind";
import { isUnderWay } from "../../../../platform/engine/job";
import type { EagleDocument } from "../../document/document";
import { TrainingJob } from "../../engine/training/job";
import { EagleSeries } from "../session/series";
import type { Moment } from "./moment";

/** By their text: many ask about the same ones, and each takes seconds. */
const runs = new Map<string, EagleSeries>();

function seriesAfter(experiment: EagleDocument): EagleSeries {
  const series = new EagleSeries();
  const job = new TrainingJob(experiment, 0);
  while (isUnderWay(job.status)) job.advance(Number.POSITIVE_INFINITY);
  series.accept(job.states());
  return series;
}

/** The moment in which a network has been trained to its end. */
export function momentAfter(experiment: LabDocument): Moment {
  const text = JSON.stringify(experiment);
  const series = runs.get(text) ?? seriesAfter(experiment as EagleDocument);
  runs.set(text, series);
  return { experiment: experiment as EagleDocument, activity: "finished", series, notes: null };
}

/** The moment before anything has been reported. */
export function momentBefore(experiment: LabDocument): Moment {
  return { experiment: experiment as EagleDocument, activity: "running", series: new EagleSeries(), notes: null };
}
