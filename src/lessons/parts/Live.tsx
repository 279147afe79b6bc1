import { formatCount, formatValue } from "../../charts/format";
import { readingPace } from "../../state/react";
import { lessonsText } from "../../ui/lessons-text";
import { type MeasureName, type MeasureOptions, measures } from "../measures";
import { useMoment } from "../scope";

export interface LiveProps extends MeasureOptions {
  readonly measure: MeasureName;
}

/** A figure of the running experiment, as it stands now; a dash while there is none. */
export function Live({ measure, ...options }: LiveProps) {
  const value = measures[measure].read(useMoment(true, readingPace), options);
  return (
    <output className="lesson-live number" aria-live="off">
      {value === null ? lessonsText.noFigure : figureOf(measure, value)}
    </output>
  );
}

export function figureOf(measure: MeasureName, value: number): string {
  return measures[measure].kind === "count" && Number.isFinite(value) ? formatCount(value) : formatValue(value);
}
