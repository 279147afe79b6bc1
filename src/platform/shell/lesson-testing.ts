/** Experiments of lessons, run to their end without a page. */
import type { LabDocument } from "../documents/kind";
import { isUnderWay, type Job } from "../engine/job";
import type { Series } from "../state/lab-session";
import type { LessonMoment } from "./lesson-api";

interface LabRuns<Document extends LabDocument, RunSeries, RunJob> {
  newSeries(): RunSeries;
  jobsOf(document: Document): readonly RunJob[];
  /** As at the beginning of a lesson. */
  readonly notes?: unknown;
}

export function lessonRuns<
  Document extends LabDocument,
  RunSeries extends Series,
  RunJob extends Pick<Job, "status" | "advance" | "states">,
>({ newSeries, jobsOf, notes: first = null }: LabRuns<Document, RunSeries, RunJob>) {
  /** By their text: many tests ask about the same experiments, some of which take seconds. */
  const runs = new Map<string, { readonly jobs: readonly RunJob[]; readonly series: RunSeries }>();

  function runToTheEnd(experiment: Document) {
    const series = newSeries();
    const jobs = jobsOf(experiment);
    for (const job of jobs) {
      while (isUnderWay(job.status)) job.advance(Number.POSITIVE_INFINITY);
      series.accept(job.states());
    }
    return { jobs, series };
  }

  function runOf(experiment: LabDocument) {
    const text = JSON.stringify(experiment);
    const run = runs.get(text) ?? runToTheEnd(experiment as Document);
    runs.set(text, run);
    return run;
  }

  return {
    runOf,
    /** The moment in which an experiment has been run to its end. */
    momentAfter: (experiment: LabDocument, notes: unknown = first): LessonMoment<Document, RunSeries> => ({
      ...{ experiment: experiment as Document, activity: "finished", series: runOf(experiment).series, notes },
    }),
    /** The moment before anything has been reported. */
    momentBefore: (experiment: LabDocument, notes: unknown = first): LessonMoment<Document, RunSeries> => ({
      ...{ experiment: experiment as Document, activity: "running", series: newSeries(), notes },
    }),
  };
}
