/** How far a learner is, as the rail follows it. */
import { propose } from "../../../../platform/shell/forms/propose";
import type { Standing } from "../../../../platform/shell/rail/lab-rail";
import { readingPace } from "../../../../platform/state/react";
import { convexText } from "../convex-words";
import { lastError } from "../curve-errors";
import { learnerText } from "../learner-words";
import { usePlayground, useSeries, useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { withLearnerField } from "./edits";
import { standingOf } from "./standing";

/** Its test error. */
export function useFigure(index: number): string | null {
  return errorWords(
    useSeries(true, readingPace, (series) => [errorWords(series, index)]),
    index,
  );
}

function errorWords(series: RunSeries, index: number): string | null {
  const state = series.learner(index);
  const error = state && state.curve.step.length > 0 ? lastError(state.curve) : Number.NaN;
  return Number.isNaN(error) ? null : learnerText.error(error);
}

export function useStanding(index: number): Standing {
  const session = useSession();
  const spec = usePlayground((state) => state.experiment.learners.at(index));
  const activity = usePlayground((state) => state.activity);
  const now = (series: RunSeries) =>
    spec ? standingOf(spec, series.learner(index), series.certificate, activity) : ({ words: "", tone: "plain" } as const);
  const series = useSeries(true, readingPace, (shown) => {
    const { words, tone, remedy } = now(shown);
    return [words, tone, remedy?.field, remedy?.value, rateWords(shown, index)];
  });
  const { words, tone, remedy } = now(series);
  const rate = rateWords(series, index);
  return {
    ...{ words, tone },
    remedy: remedy
      ? {
          words: remedy.words,
          act: () => void propose(session, `learners[${index}].${remedy.field}`, withLearnerField(index, remedy.field, remedy.value)),
        }
      : null,
    note: rate === null ? null : { words: rate, help: convexText.rateHelp },
  };
}

/** The exact bound that the data set on the rate of a convex learner, and the rate within it. */
function rateWords(series: RunSeries, index: number): string | null {
  const state = series.learner(index);
  return state?.kind !== "convex" || state.rate === null || state.largestRate === null
    ? null
    : convexText.rate(state.rate, state.largestRate);
}
