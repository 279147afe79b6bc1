import { LossChart } from "../../../../platform/charts/LossChart";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { LegendChips } from "../../../../platform/shell/panels/LegendChips";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { unbroken } from "../../../../platform/ui/unbroken";
import { useDocument, usePlayground, useSeries, useSession } from "../session/react";
import { namedSolvers } from "../solvers";
import { drawnOf, type RaceChoice, raceData } from "./race-data";
import { raceSentence } from "./sentences";
import { type Axis, axes, raceView } from "./views";
import { eaglePanelText } from "./words";

/** All solvers side by side: error against iterations, operations, bytes or seconds. */
export function RacePanel() {
  const session = useSession();
  const document = useDocument();
  const words = eaglePanelText.race;
  const [choice, show] = usePanelView("race", raceView);
  const hidden = usePlayground((state) => state.hidden);
  const distributed = document.problem.kind === "distributed";
  const shown = axes.filter((axis) => axis !== "bytes" || distributed);
  return (
    <Panel
      id="race"
      title={words.title}
      choices={
        <>
          <QuietSelect<Axis>
            label={words.against}
            value={shown.includes(choice.against) ? choice.against : "iterations"}
            options={shown.map((value) => ({ value, label: words.axes[value] }))}
            onChange={(against) => show({ against })}
          />
          <QuietSelect
            label={words.scale}
            value={choice.scale}
            options={(["log", "linear"] as const).map((value) => ({ value, label: words.scales[value] }))}
            onChange={(scale) => show({ scale })}
          />
          <LegendChips
            label={words.solvers}
            entries={namedSolvers(document)}
            pressed={({ index }) => !hidden.has(index)}
            onToggle={({ index }) => session.setHidden(index, !hidden.has(index))}
          />
        </>
      }
      summary={<Summary />}
      plainSummary={() => raceSentence(namedSolvers(session.store.getState().experiment), session.series)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => raceTable(session.series, namedSolvers(session.store.getState().experiment))}
    >
      <PanelChart>{(size) => <LiveRace size={size} choice={choice} />}</PanelChart>
    </Panel>
  );
}

function Summary() {
  const solvers = namedSolvers(useDocument());
  return unbroken(raceSentence(solvers, useSeries(usePanelOnScreen(), readingPace)));
}

function LiveRace({ size, choice }: { readonly size: Size; readonly choice: RaceChoice }) {
  const document = useDocument();
  const hidden = usePlayground((state) => state.hidden);
  const series = useSeries(usePanelOnScreen());
  const all = namedSolvers(document);
  const solvers = all.filter(({ index }) => !hidden.has(index));
  const words = eaglePanelText.race;
  if (all.length === 0) return <PanelEmpty absent>{words.absent}</PanelEmpty>;
  const data = raceData({ solvers, document, series }, choice);
  const known =
    solvers.some(({ index }) => series.solver(index)?.curve.error.some((error) => !Number.isNaN(error))) || data.lines.length === 0;
  return (
    <LossChart
      {...size}
      {...data}
      words={{
        name: words.chart,
        summary: raceSentence(all, series),
        across: choice.scale === "linear" && choice.against === "iterations" ? words.firstIterations : words.across[choice.against],
        lines: known ? words.upward : words.upwardChange,
        read: words.read,
        at: words.readAt[choice.against],
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}

function raceTable(series: ReturnType<typeof useSeries>, solvers: ReturnType<typeof namedSolvers>): DataTable {
  const { columns } = eaglePanelText.race;
  const rows = solvers.flatMap(({ index, name }) => {
    const state = series.solver(index);
    if (!state) return [];
    const drawn = drawnOf(state);
    return Array.from(state.curve.iteration, (iteration, at) => [
      name,
      iteration,
      drawn[at],
      state.curve.operations[at],
      state.curve.bytes[at],
      state.curve.milliseconds[at] / 1000,
    ]);
  });
  return { columns: [columns.solver, columns.iteration, columns.error, columns.operations, columns.bytes, columns.seconds], rows };
}
