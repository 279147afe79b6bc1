import { lazy, type ReactNode, useMemo } from "react";
import { useStore } from "zustand";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { LegendChips } from "../../../../platform/shell/panels/LegendChips";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Activity } from "../../../../platform/state/store";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { useTheme } from "../../../../platform/ui/theme";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { TargetView } from "../../engine/view";
import { AttentionChart } from "../charts/AttentionChart";
import { isLayered, namedLearners } from "../learners";
import { shownViews, usePlayground, useSeries, useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { attentionGroups, attentionScale, attentionTable } from "./attention-data";
import { attentionSentence } from "./comparison-sentences";
import { comparisonText } from "./comparison-words";
import { LateExplanation } from "./LateExplanation";
import { type Comparison, useComparedChoice, useComparing, useLook } from "./Looking";
import { lessonAttention } from "./lesson-attention";
import { SampleChoice } from "./SampleStepper";
import { useSteadyList } from "./steady-list";
import { attentionView } from "./views";
import { panelText } from "./words";

const LayersPanel = lazy(() => import("./LayersView").then((module) => ({ default: module.LayersPanel })));
const ViewChoice = lazy(() => import("./LayersView").then((module) => ({ default: module.ViewChoice })));

export function AttentionPanel() {
  const experiment = usePlayground((state) => state.experiment);
  const [{ view }, choose] = usePanelView("attention", attentionView);
  const ofLesson = useStore(lessonAttention);
  const hasLayers = namedLearners(experiment).some(isLayered);
  // Where there are layers they are what is new; elsewhere there is nothing to choose.
  const shown = hasLayers ? (view ?? "layers") : "compared";
  if (ofLesson) return <ofLesson.Panel notes={ofLesson.notes} />;
  const choice = hasLayers ? (
    <LatePart fallback={null}>
      <ViewChoice view={shown} onChange={(next) => choose({ view: next })} />
    </LatePart>
  ) : null;
  if (shown === "compared") return <ComparedPanel choice={choice} />;
  return (
    <LatePart fallback={<WaitingPanel choice={choice} />}>
      <LayersPanel choice={choice} />
    </LatePart>
  );
}

/** While the view of layers is being fetched, which no first experiment has. */
function WaitingPanel({ choice }: { readonly choice: ReactNode }) {
  const words = comparisonText.attention;
  return (
    <Panel
      id="attention"
      title={panelText.attention.title}
      choices={choice}
      summary={null}
      plainSummary={() => ""}
      explanation={<LateExplanation of="layers" />}
      table={() => attentionTable(null, [])}
    >
      <PanelEmpty>{words.begin}</PanelEmpty>
    </Panel>
  );
}

/** Teacher and learners beside each other. */
function ComparedPanel({ choice }: { readonly choice: ReactNode }) {
  const { store, series } = useSession();
  const compare = useComparing();
  return (
    <Panel
      id="attention"
      title={panelText.attention.title}
      choices={
        <>
          {choice}
          <SampleChoice />
          <ComparedChips />
        </>
      }
      summary={<AttentionSummary />}
      plainSummary={() => sentenceOf(series, compare(series), store.getState().activity)}
      explanation={<LateExplanation of="attention" />}
      table={() => attentionTable(series.target, compare(series).compared)}
    >
      <PanelChart>{(size) => <LiveAttention size={size} />}</PanelChart>
    </Panel>
  );
}

export function ComparedChips() {
  const learners = namedLearners(usePlayground((state) => state.experiment));
  const hidden = usePlayground((state) => state.hidden);
  const { learners: compared, toggle } = useComparedChoice();
  return (
    <LegendChips
      label={comparisonText.attention.compared}
      entries={learners.filter((learner) => !hidden.has(learner.index) && !isLayered(learner))}
      pressed={({ index }) => compared.includes(index)}
      onToggle={({ index }) => toggle(index)}
    />
  );
}

function AttentionSummary() {
  const compare = useComparing();
  const activity = usePlayground((state) => state.activity);
  const series = useSeries(usePanelOnScreen(), readingPace, shownViews);
  const comparison = compare(series);
  // While there is nothing to draw, the words stand in place of the chart.
  return series.target ? unbroken(sentenceOf(series, comparison, activity)) : null;
}

/** Empty panels say what comes next. */
function sentenceOf(series: RunSeries, { learners, compared }: Comparison, activity: Activity): string {
  const words = comparisonText.attention;
  const { target } = series;
  if (target) return compared.length > 0 || learners.length === 0 ? attentionSentence(compared, target) : words.solving;
  if (series.certificate?.failure) return panelText.spectrum.failed(failureSaid(series.certificate.failure));
  if (!series.certificate?.certificate && activity === "paused") return panelText.loss.ready;
  return words.begin;
}

function LiveAttention({ size }: { readonly size: Size }) {
  const onScreen = usePanelOnScreen();
  useLook("attention", onScreen);
  const series = useSeries(onScreen, 0, shownViews);
  const comparison = useComparing()(series);
  const activity = usePlayground((state) => state.activity);
  const { target } = series;
  if (!target || (!target.teacher && comparison.compared.length === 0))
    return <PanelEmpty>{sentenceOf(series, comparison, activity)}</PanelEmpty>;
  const summary = attentionSentence(comparison.compared, target);
  return <DrawnAttention size={size} target={target} comparison={comparison} summary={summary} />;
}

interface DrawnProps {
  readonly size: Size;
  readonly target: TargetView;
  readonly comparison: Comparison;
  readonly summary: string;
}

function DrawnAttention({ size, target, comparison, summary }: DrawnProps) {
  const [theme] = useTheme();
  // Loss snapshots arrive more often than views; only new views make new groups.
  const compared = useSteadyList(comparison.compared, ({ view }) => view);
  const groups = useMemo(() => attentionGroups(target, compared), [target, compared]);
  const words = comparisonText.attention;
  return (
    <AttentionChart
      {...size}
      groups={groups}
      heads={target.teacher?.heads ?? Math.max(1, ...compared.map(({ view }) => view.attention?.heads ?? 0))}
      n={target.n}
      scale={attentionScale(target, groups)}
      theme={theme}
      words={{ ...words, name: words.chart, summary }}
    />
  );
}
