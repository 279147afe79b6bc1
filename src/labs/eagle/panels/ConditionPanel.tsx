import { TracesChart } from "../../../charts/TracesChart";
import { Explanation } from "../../../shell/help/Explanation";
import { usePanelView } from "../../../shell/use-panel-view";
import { readingPace } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../ui/panel/Panel";
import { QuietSelect } from "../../../ui/panel/QuietSelect";
import { useDocument, useSeries, useSession } from "../session/react";
import { type NamedSolver, namedSolvers } from "../solvers";
import { conditionSentence } from "./sentences";
import { conditionView } from "./views";
import { eaglePanelText } from "./words";

/** Solvers that change A as they go. */
function changing(solvers: readonly NamedSolver[]): readonly NamedSolver[] {
  return solvers.filter(({ spec }) => spec.kind === "eagle");
}

/** The singular values of A, approaching one another. */
export function ConditionPanel() {
  const session = useSession();
  const words = eaglePanelText.condition;
  const [{ solver: chosen }, show] = usePanelView("condition", conditionView);
  const solvers = changing(namedSolvers(useDocument()));
  const shown = solvers.find(({ index }) => index === chosen) ?? solvers[0] ?? null;
  const sentence = () => conditionSentence(shown?.name ?? null, shown ? session.series.solver(shown.index) : undefined);
  return (
    <Panel
      id="condition"
      title={words.title}
      choices={
        solvers.length > 1 && shown ? (
          <QuietSelect
            label={words.which}
            value={String(shown.index)}
            options={solvers.map(({ index, name }) => ({ value: String(index), label: name }))}
            onChange={(value) => show({ solver: Number(value) })}
          />
        ) : undefined
      }
      summary={<Summary solver={shown} />}
      plainSummary={sentence}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const state = shown ? session.series.solver(shown.index) : undefined;
        return {
          columns: [words.columns.iteration, words.columns.condition],
          rows: Array.from(state?.traces.iteration ?? [], (iteration, at) => [iteration, state?.traces.condition[at] ?? Number.NaN]),
        };
      }}
    >
      <PanelChart>{(size) => <LiveTraces size={size} solver={shown} />}</PanelChart>
    </Panel>
  );
}

function Summary({ solver }: { readonly solver: NamedSolver | null }) {
  const series = useSeries(usePanelOnScreen(), readingPace);
  return conditionSentence(solver?.name ?? null, solver ? series.solver(solver.index) : undefined);
}

function LiveTraces({ size, solver }: { readonly size: Size; readonly solver: NamedSolver | null }) {
  const series = useSeries(usePanelOnScreen());
  const words = eaglePanelText.condition;
  const state = solver ? series.solver(solver.index) : undefined;
  if (!solver || !state || state.traces.values.length === 0)
    return <PanelEmpty>{conditionSentence(solver?.name ?? null, state)}</PanelEmpty>;
  const { iteration, values } = state.traces;
  const summary = conditionSentence(solver.name, state);
  return (
    <TracesChart
      {...size}
      x={iteration}
      traces={values}
      color={solver.color}
      words={{ name: words.chart, summary, upward: words.upward, across: words.across, floor: words.floor }}
    />
  );
}
