import { lazy } from "react";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import { Panel, PanelChart, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { buttonsInRow } from "../../../../platform/ui/roving";
import { unbroken } from "../../../../platform/ui/unbroken";
import { deepText } from "../deep-words";
import { isLayered, namedLearners } from "../learners";
import { shownViews, usePlayground, useSeries, useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { ComparedChips } from "./AttentionPanel";
import { functionSentence, headsSentence } from "./comparison-sentences";
import { comparisonText } from "./comparison-words";
import { functionTable } from "./function-data";
import { HeadsView } from "./HeadsView";
import { headCounts, headsSeries, headsTable, isDual } from "./heads-data";
import { LateExplanation } from "./LateExplanation";
import { type Comparison, useComparing } from "./Looking";
import { tellsOfGpu } from "./solve-data";
import { headsView } from "./views";
import { panelText } from "./words";

// Parts that an opening does not show are fetched after it.
const FunctionView = lazy(() => import("./FunctionView").then((module) => ({ default: module.FunctionView })));
const SolveNote = lazy(() => import("./SolveNote").then((module) => ({ default: module.SolveNote })));

type View = "heads" | "function";

export function HeadsPanel() {
  const { series } = useSession();
  const compare = useComparing();
  const learners = useShownLearners();
  const [{ view }, choose] = usePanelView("heads", headsView);
  const gpuTold = useGpuTold();
  return (
    <Panel
      id="heads"
      title={comparisonText.heads.views[view]}
      choices={
        <>
          <ViewChoice view={view} onChange={(next) => choose({ view: next })} />
          {view === "function" && <ComparedChips />}
        </>
      }
      summary={view === "heads" ? <HeadsSummary /> : <FunctionSummary />}
      plainSummary={() => (view === "heads" ? headsWords(series, learners) : functionWords(series, compare(series)))}
      toolbar={view === "heads" && gpuTold && <GpuNote />}
      explanation={<LateExplanation of={view} />}
      table={() => (view === "heads" ? headsTable(headsSeries(learners, series)) : functionTable(series.target, compare(series).compared))}
    >
      <PanelChart>
        {(size) => (
          <LatePart fallback={null}>
            {view === "heads" ? <HeadsView {...{ size, learners }} say={headsWords} /> : <FunctionView size={size} />}
          </LatePart>
        )}
      </PanelChart>
    </Panel>
  );
}

/** Whether the closed forms have a note on a GPU; its module is fetched only then. */
function useGpuTold(): boolean {
  return tellsOfGpu(useSeries(usePanelOnScreen(), readingPace, (series) => [tellsOfGpu(series)]));
}

function GpuNote() {
  const learners = useShownLearners();
  return (
    <LatePart fallback={null}>
      <SolveNote learners={learners} />
    </LatePart>
  );
}

function useShownLearners() {
  const experiment = usePlayground((state) => state.experiment);
  const hidden = usePlayground((state) => state.hidden);
  return namedLearners(experiment).filter(({ index }) => !hidden.has(index));
}

function ViewChoice({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) {
  const words = comparisonText.heads;
  return (
    <fieldset className="panel-views" aria-label={words.view} ref={buttonsInRow}>
      {(["heads", "function"] as const).map((choice) => (
        <button key={choice} type="button" aria-pressed={view === choice} onClick={() => onChange(choice)}>
          {words.views[choice]}
        </button>
      ))}
    </fieldset>
  );
}

function HeadsSummary() {
  const series = useSeries(usePanelOnScreen(), readingPace, shownViews);
  const learners = useShownLearners();
  return headsSeries(learners, series).length > 0 ? unbroken(headsWords(series, learners)) : null;
}

function headsWords(series: RunSeries, learners: ReturnType<typeof useShownLearners>): string {
  if (series.certificate?.failure) return panelText.spectrum.failed(failureSaid(series.certificate.failure));
  const counts = headCounts(learners, series);
  if (learners.length > 0 && learners.every(isLayered)) return deepText.noCoefficients;
  return counts.length === 0 && isDual(learners, series)
    ? comparisonText.heads.dual(series.certificate?.certificate?.psi ?? 0)
    : headsSentence(counts, series.target?.teacher?.heads ?? null);
}

function FunctionSummary() {
  const compare = useComparing();
  const series = useSeries(usePanelOnScreen(), readingPace, shownViews);
  return series.target ? unbroken(functionWords(series, compare(series))) : null;
}

function functionWords({ target }: RunSeries, { learners, compared }: Comparison): string {
  if (target && learners.length === 0) return comparisonText.attention.absent;
  return target ? functionSentence(compared, target) : comparisonText.function.begin;
}
