import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { unbroken } from "../../../../platform/ui/unbroken";
import { solverFields } from "../../document/solver-fields";
import type { SolverState } from "../../engine/protocol";
import { TracesChart } from "../charts/TracesChart";
import { useDocument, useSeries, useSession } from "../session/react";
import type { EagleSeries } from "../session/series";
import { type NamedSolver, namedSolvers } from "../solvers";
import { conditionSentence, residualSentence } from "./sentences";
import { conditionView, type Exhibit, exhibits } from "./views";
import { eaglePanelText } from "./words";

/** Solvers that change A. */
function changing(solvers: readonly NamedSolver[]): readonly NamedSolver[] {
  return solvers.filter(({ spec }) => spec.kind === "eagle");
}

/** Singular values of A over the iterations, and components of C along their directions. */
export function ConditionPanel() {
  const session = useSession();
  const words = eaglePanelText.condition;
  const [{ solver: chosen, shows }, show] = usePanelView("condition", conditionView);
  const solvers = changing(namedSolvers(useDocument()));
  const shown = solvers.find(({ index }) => index === chosen) ?? solvers[0] ?? null;
  const sentence = () => sentenceOf(shows, shown, session.series);
  return (
    <Panel
      id="condition"
      title={words.title}
      choices={
        <>
          <QuietSelect<Exhibit>
            label={words.shows}
            value={shows}
            options={exhibits.map((value) => ({ value, label: words.exhibits[value] }))}
            onChange={(value) => show({ shows: value })}
          />
          {solvers.length > 1 && shown && (
            <QuietSelect
              label={words.which}
              value={String(shown.index)}
              options={solvers.map(({ index, name }) => ({ value: String(index), label: name }))}
              onChange={(value) => show({ solver: Number(value) })}
            />
          )}
        </>
      }
      summary={<Summary solver={shown} shows={shows} />}
      plainSummary={sentence}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const state = shown ? session.series.solver(shown.index) : undefined;
        return {
          columns: [words.columns.iteration, words.columns.condition, words.columns.left],
          rows: Array.from(state?.traces.iteration ?? [], (iteration, at) => [
            iteration,
            state?.traces.condition[at] ?? Number.NaN,
            state?.traces.residuals.length ? Math.max(...state.traces.residuals.map((line) => line[at])) : Number.NaN,
          ]),
        };
      }}
    >
      <PanelChart>{(size) => <LiveTraces size={size} solver={shown} shows={shows} />}</PanelChart>
    </Panel>
  );
}

interface ShownProps {
  readonly solver: NamedSolver | null;
  readonly shows: Exhibit;
}

function sentenceOf(shows: Exhibit, solver: NamedSolver | null, series: EagleSeries): string {
  const state = solver ? series.solver(solver.index) : undefined;
  const name = solver?.name ?? null;
  return shows === "values" ? conditionSentence(name, state, series.problem?.facts?.condition) : residualSentence(name, state);
}

function Summary({ solver, shows }: ShownProps) {
  const series = useSeries(usePanelOnScreen(), readingPace);
  return unbroken(sentenceOf(shows, solver, series));
}

function LiveTraces({ size, solver, shows }: ShownProps & { readonly size: Size }) {
  const series = useSeries(usePanelOnScreen());
  const words = eaglePanelText.condition;
  const state = solver ? series.solver(solver.index) : undefined;
  const summary = sentenceOf(shows, solver, series);
  const { iteration = [], values = [], residuals = [] } = state?.traces ?? {};
  const traces = shows === "values" ? values : residuals;
  if (!solver || !state || traces.length === 0) return <PanelEmpty>{summary}</PanelEmpty>;
  const { floor, across, dots } = words;
  const drawn =
    shows === "values"
      ? { dots: newtonSchulzDots(solver, state), words: { name: words.chart, upward: words.upward, dots } }
      : { words: { name: words.chartResidual, upward: words.upwardResidual } };
  return (
    <TracesChart
      {...size}
      x={iteration}
      traces={traces}
      color={solver.color}
      {...drawn}
      words={{ ...drawn.words, summary, across, floor }}
    />
  );
}

/**
 * The Newton-Schulz iteration for the polar factor, x <- x (3 - x^2) / 2 (Higham 2008, section 5.3), on the singular values that A
 * began with, the largest set to 1: with eta = 1/3 and a true rho, A_l has these values. None for other settings of EAGLE.
 */
function newtonSchulzDots({ spec }: NamedSolver, { traces: { iteration, values } }: SolverState): readonly Float64Array[] {
  const same = spec.kind === "eagle" && spec.regime !== "limited" && spec.rho !== "power" && spec.eta === solverFields.eagle.eta.default;
  if (!same) return [];
  return values.map(([first]) => {
    let x = first;
    let done = 0;
    return iteration.map((wanted) => {
      for (; done < wanted; done++) x = (x * (3 - x * x)) / 2;
      return x;
    });
  });
}
