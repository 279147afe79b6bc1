import type { Size } from "../../../../platform/ui/measure";
import { PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { HeadsChart } from "../charts/HeadsChart";
import type { NamedLearner } from "../learners";
import { shownViews, useSeries } from "../session/react";
import type { RunSeries } from "../session/series";
import { comparisonText } from "./comparison-words";
import { headsSeries, unusedBelow } from "./heads-data";
import { useLook } from "./Looking";

interface HeadsViewProps {
  readonly size: Size;
  readonly learners: NamedLearner[];
  /** Description of the picture. */
  readonly say: (series: RunSeries, learners: NamedLearner[]) => string;
}

/** The heads that each learner uses, strongest first. */
export function HeadsView({ size, learners, say }: HeadsViewProps) {
  const onScreen = usePanelOnScreen();
  useLook("heads", onScreen);
  const series = useSeries(onScreen, 0, shownViews);
  const drawn = headsSeries(learners, series);
  const words = comparisonText.heads;
  if (drawn.length === 0) return <PanelEmpty>{say(series, learners)}</PanelEmpty>;
  const teacher = series.target?.teacher?.heads ?? null;
  return (
    <HeadsChart
      {...size}
      series={drawn}
      threshold={unusedBelow}
      teacher={teacher}
      words={{
        ...words,
        name: words.chart,
        summary: say(series, learners),
        threshold: words.threshold(unusedBelow),
        teacher: words.teacher(teacher ?? 0),
      }}
    />
  );
}
