import { useContext, useEffect } from "react";
import { useStore } from "zustand";
import { formatCount, formatValue } from "../../platform/charts/format";
import { same } from "../../platform/shell/forms/values";
import type { LessonApi, MeasureOptions } from "../../platform/shell/lesson-api";
import { readingPace } from "../../platform/state/react";
import { experimentNamed, type OpenQuestion, StartContext, useMoment, useScope } from "../scope";
import { lessonsText } from "../words";

export interface LiveProps {
  /** Options of the measure, such as the learner. */
  readonly [option: string]: unknown;
  readonly measure: string;
  /**
   * The experiment of the lesson in the sentence: while another one runs, the figure keeps its last value. Left out where the
   * sentence is about any running experiment.
   */
  readonly experiment?: string;
}

/**
 * A figure of the running experiment at this moment; a dash while there is none, while it would answer an open question, and in
 * an exercise whose experiment is not running.
 */
export function Live({ measure, experiment, ...options }: LiveProps) {
  const { lesson, figures, questions } = useScope();
  const start = useContext(StartContext);
  const asked = useStore(questions, (all) => all.some((question) => isAsked(question, { experiment, measure, options })));
  const moment = useMoment(true, readingPace);
  const { sameRun, measures } = lesson.api;
  const meant = moment && (experiment === undefined || sameRun(moment.experiment, experimentNamed(lesson, experiment))) ? moment : null;
  const now = meant && measures[measure].read(meant, options);
  const key = JSON.stringify([experiment, measure, options]);
  useEffect(() => {
    if (experiment !== undefined && now !== null) figures.set(key, now);
  }, [experiment, now, key, figures]);
  const known = now ?? (experiment === undefined ? null : (figures.get(key) ?? null));
  const elsewhere = experiment === undefined && start?.isHere === false;
  const value = asked || elsewhere ? null : known;
  return (
    <output
      className="lesson-live number"
      aria-live="off"
      data-open={value === null}
      title={value === null ? (elsewhere ? lessonsText.noStartHelp : lessonsText.noFigureHelp) : undefined}
    >
      {value === null ? lessonsText.noFigure : figureOf(lesson.api, measure, value)}
    </output>
  );
}

interface Told extends Pick<LiveProps, "measure"> {
  readonly experiment: string | undefined;
  readonly options: MeasureOptions;
}

/** Whether a figure answers a question: the same number of the same experiment. */
function isAsked(question: OpenQuestion, { experiment, measure, options }: Told): boolean {
  return question.experiment === experiment && question.measure === measure && same(question.options, options);
}

export function figureOf({ measures }: LessonApi, measure: string, value: number): string {
  return measures[measure].kind === "count" && Number.isFinite(value) ? formatCount(value) : formatValue(value);
}
