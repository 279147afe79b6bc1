import { formatCount, formatPower, formatValue } from "../../../../platform/charts/format";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import { useTheme } from "../../../../platform/ui/theme";
import { unbroken } from "../../../../platform/ui/unbroken";
import { CompletionChart } from "../charts/CompletionChart";
import { useDocument, usePlayground, useSeries, useSession } from "../session/react";
import { namedSolvers } from "../solvers";
import { useLook } from "./Looking";
import { holeSentence } from "./sentences";
import { holeView } from "./views";
import { eaglePanelText } from "./words";

/** Block D as estimated by each solver, at a chosen iteration. */
export function HolePanel() {
  const session = useSession();
  const words = eaglePanelText.hole;
  const [{ iteration }, show] = usePanelView("hole", holeView);
  const solvers = () => namedSolvers(session.store.getState().experiment);
  return (
    <Panel
      id="hole"
      title={words.title}
      controls={<IterationStepper iteration={iteration} onChange={(chosen) => show({ iteration: chosen })} />}
      summary={<Summary iteration={iteration} />}
      plainSummary={() => holeSentence(solvers(), session.series, iteration)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => ({
        columns: [words.columns.solver, words.columns.iteration, words.columns.error],
        rows: solvers().flatMap(({ index, name }) => {
          const [view, state] = [session.series.view(index), session.series.solver(index)];
          if (!view || !state) return [];
          return [[name, view.iteration, state.curve.error[state.curve.iteration.indexOf(view.iteration)] ?? Number.NaN]];
        }),
      })}
    >
      <PanelChart>{(size) => <LiveHole size={size} />}</PanelChart>
    </Panel>
  );
}

interface IterationStepperProps {
  readonly iteration: number | null;
  readonly onChange: (iteration: number | null) => void;
}

/** Iteration < 16 > of 60. Empty is the last one of each solver. */
function IterationStepper({ iteration, onChange }: IterationStepperProps) {
  const { solvers } = useDocument();
  const series = useSeries(usePanelOnScreen(), readingPace);
  const words = eaglePanelText.hole;
  const most = Math.max(1, ...solvers.map((_, index) => series.solver(index)?.iteration ?? 0));
  return (
    <Stepper
      {...{ label: words.iteration, back: words.back, on: words.on }}
      {...{ value: iteration, most, onChange }}
      blank={{ words: words.last, choose: () => onChange(null) }}
    />
  );
}

function Summary({ iteration }: { readonly iteration: number | null }) {
  const solvers = namedSolvers(useDocument());
  return unbroken(holeSentence(solvers, useSeries(usePanelOnScreen(), readingPace), iteration));
}

function LiveHole({ size }: { readonly size: Size }) {
  const onScreen = usePanelOnScreen();
  useLook(onScreen);
  const [theme] = useTheme();
  const document = useDocument();
  const hidden = usePlayground((state) => state.hidden);
  const series = useSeries(onScreen, 100);
  const words = eaglePanelText.hole;
  const blocks = series.problem?.facts ?? series.problem?.blocks;
  const seen = namedSolvers(document).flatMap((solver) => {
    const view = hidden.has(solver.index) ? undefined : series.view(solver.index);
    return view ? [{ solver, view }] : [];
  });
  if (!blocks || seen.length === 0)
    return <PanelEmpty absent={Boolean(series.problem?.refused)}>{series.problem?.refused ? words.nothing : words.waiting}</PanelEmpty>;
  const { rows, columns } = seen[0].view.answer;
  const completions = seen.map(({ solver: { index, name, textColor }, view }) => {
    const state = series.solver(index);
    const error = state?.curve.error[state.curve.iteration.indexOf(view.iteration)] ?? Number.NaN;
    return {
      id: String(index),
      name: words.breakable(name),
      color: textColor,
      // "8e-4": columns of a telephone are narrower than "0.000827".
      short: Number.isNaN(error) ? formatCount(view.iteration) : formatPower(error, 0),
      note: Number.isNaN(error) ? words.noteUnknown(formatCount(view.iteration)) : words.note(formatValue(error)),
      values: view.answer.values,
    };
  });
  const summary = holeSentence(namedSolvers(document), series, null);
  return (
    <CompletionChart
      {...size}
      rows={rows}
      columns={columns}
      truth={blocks.truth?.values ?? null}
      completions={completions}
      theme={theme}
      words={{ ...words, name: words.chart, summary }}
    />
  );
}
