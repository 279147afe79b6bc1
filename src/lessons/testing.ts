/** Lessons without a page: what their files say, and what their experiments end with. */
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SparseDocument } from "../documents/kind";
import { jobsOf } from "../engine/learnability/job-plan";
import { createJob } from "../engine/learnability/jobs";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../experiment/learnability/document";
import { RunSeries } from "../labs/learnability/session/series";
import type { Lesson } from "./lesson";
import type { Moment } from "./moment";
import { lessonParts } from "./parts/parts";
import { firstSample, type OneSample } from "./sample/one-sample";

export function experimentOf(document: SparseDocument): Experiment {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  if (!parsed.ok) throw new Error(`${parsed.problem.field} ${parsed.problem.message}`);
  return parsed.experiment;
}

/** The moment in which an experiment has been run to its end. */
export function momentAfter(experiment: Experiment, sample: OneSample = firstSample): Moment {
  const series = new RunSeries();
  for (const { id } of jobsOf(experiment)) {
    const job = createJob({ document: experiment, data: null, id });
    while (job.status === "waiting" || job.status === "running") job.advance(Number.POSITIVE_INFINITY);
    series.accept(job.states());
  }
  return { experiment, activity: "finished", series, sample };
}

/** The moment before anything has been reported. */
export function momentBefore(experiment: Experiment, sample: OneSample = firstSample): Moment {
  return { experiment, activity: "running", series: new RunSeries(), sample };
}

/** A part of a lesson as its author wrote it. */
export interface WrittenPart {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Every part that a lesson uses, in order. @throws when it uses one that does not exist. */
export function partsOf({ Text }: Lesson): readonly WrittenPart[] {
  const written: WrittenPart[] = [];
  const recorder = (name: string): FunctionComponent<{ readonly children?: ReactNode }> =>
    function Recorded({ children, ...props }) {
      written.push({ name, props });
      return createElement("div", { "data-part": name }, children);
    };
  const components = Object.fromEntries(Object.keys(lessonParts).map((name) => [name, recorder(name)]));
  renderToStaticMarkup(createElement(Text, { components }));
  return written;
}
