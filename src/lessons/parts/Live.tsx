import { useEffect } from "react";
import { formatCount, formatValue } from "../../charts/format";
import type { LessonApi } from "../../shell/lesson-api";
import { readingPace } from "../../state/react";
import { experimentNamed, useMoment, useScope } from "../scope";
import { lessonsText } from "../words";

export interface LiveProps {
  /** What the measure wants to know, such as which learner. */
  readonly [option: string]: unknown;
  readonly measure: string;
  /**
   * The experiment of the lesson that the sentence speaks of: while another one runs, the figure stays what it was.
   * Left out where the sentence speaks of whatever runs.
   */
  readonly experiment?: string;
}

/** A figure of the running experiment, as it stands now; a dash while there is none. */
export function Live({ measure, experiment, ...options }: LiveProps) {
  const { lesson, figures } = useScope();
  const moment = useMoment(true, readingPace);
  const { sameRun, measures } = lesson.api;
  const meant = moment && (experiment === undefined || sameRun(moment.experiment, experimentNamed(lesson, experiment))) ? moment : null;
  const now = meant && measures[measure].read(meant, options);
  const key = JSON.stringify([experiment, measure, options]);
  useEffect(() => {
    if (experiment !== undefined && now !== null) figures.set(key, now);
  }, [experiment, now, key, figures]);
  const value = now ?? (experiment === undefined ? null : (figures.get(key) ?? null));
  return (
    <output
      className="lesson-live number"
      aria-live="off"
      data-open={value === null}
      title={value === null ? lessonsText.noFigureHelp : undefined}
    >
      {value === null ? lessonsText.noFigure : figureOf(lesson.api, measure, value)}
    </output>
  );
}

export function figureOf({ measures }: LessonApi, measure: string, value: number): string {
  return measures[measure].kind === "count" && Number.isFinite(value) ? formatCount(value) : formatValue(value);
}
