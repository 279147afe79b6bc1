import { useEffect } from "react";
import { UnrolledChart } from "../../../charts/UnrolledChart";
import { type Way, ways } from "../../../eagle/training/way";
import { Sweep } from "../../../engine/core/sweep";
import { shownPrompts, type ToUnroll, type Unrolling } from "../../../engine/eagle/training/unroll-messages";
import { openWorker } from "../../../engine/open-worker";
import { Explanation } from "../../../shell/help/Explanation";
import { SweepBar } from "../../../shell/sweeps/SweepBar";
import { useSweep, useSweepChanges } from "../../../shell/sweeps/use-sweep";
import { usePanelView } from "../../../shell/use-panel-view";
import { readingPace } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../ui/panel/Panel";
import { QuietSelect } from "../../../ui/panel/QuietSelect";
import { Stepper } from "../../../ui/panel/Stepper";
import { useTheme } from "../../../ui/theme";
import { useDocument, useSeries, useSession } from "../session/react";
import { eagleText } from "../words";
import { networkOf, networkShape } from "./training-data";
import { carriedOf, foundIn, inTableUnit, tableUnit, type UnrollSweep, unrolledSentence } from "./unroll-data";
import { unrollText } from "./unroll-words";
import { unrolledView } from "./views";

/** A network layer by layer, beside what its weights are read as. */
export function UnrolledPanel() {
  const words = unrollText;
  const session = useSession();
  const [{ way, matrix }, show] = usePanelView("unrolled", unrolledView);
  const unrolling = useUnrolling();
  const { sweep } = unrolling;
  const sentence = () => unrolledSentence(session.store.getState().experiment, sweep, way);
  return (
    <Panel
      id="unrolled"
      title={eagleText.panels.unrolled}
      choices={
        <>
          <Stepper
            {...{ label: words.stepper.matrix, back: words.stepper.back, on: words.stepper.on }}
            value={matrix + 1}
            most={shownPrompts}
            onChange={(number) => show({ matrix: number - 1 })}
          />
          <QuietSelect<Way>
            label={words.beside}
            value={way}
            options={ways.map((value) => ({ value, label: words.ways[value] }))}
            onChange={(value) => show({ way: value })}
          />
        </>
      }
      summary={<Summary sweep={sweep} way={way} />}
      plainSummary={sentence}
      toolbar={unrolling.begin && <SweepBar {...unrolling} begin={unrolling.begin} what={words.begin} />}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => unrolledTable(sweep)}
    >
      <PanelChart>{(size) => <LiveUnrolled size={size} sweep={sweep} way={way} matrix={matrix} />}</PanelChart>
    </Panel>
  );
}

/** What was asked of the weights; asked again of itself once training has come to rest elsewhere. */
function useUnrolling() {
  const session = useSession();
  const document = useDocument();
  const state = networkOf(document, useSeries(usePanelOnScreen(), readingPace));
  const unrolling = useSweep<Unrolling>("unroll", JSON.stringify([document.seed, document.problem, document.solvers]), () => {
    const now = networkOf(document, session.series);
    if (!now?.weights) throw new Error("there are no weights to be unrolled");
    const question: ToUnroll = { document, step: now.iteration, weights: now.weights };
    return new Sweep<ToUnroll, Unrolling>(question, () => openWorker("eagle", "unroll"));
  });
  const { sweep, begin } = unrolling;
  const asked = foundIn(sweep).prompts?.step ?? null;
  const isLate = sweep?.status === "done" && state?.status === "done" && asked !== state.iteration;
  useEffect(() => {
    if (isLate) begin();
  });
  // Before there are weights there is nothing to unroll.
  return { ...unrolling, begin: state?.weights ? begin : null };
}

interface ShownProps {
  readonly sweep: UnrollSweep | null;
  readonly way: Way;
}

function Summary({ sweep, way }: ShownProps) {
  const document = useDocument();
  useSweepChanges(sweep, readingPace);
  return unrolledSentence(document, sweep, way);
}

function LiveUnrolled({ size, sweep, way, matrix }: ShownProps & { readonly size: Size; readonly matrix: number }) {
  const document = useDocument();
  const [theme] = useTheme();
  useSweepChanges(sweep, 100);
  const words = unrollText;
  const summary = unrolledSentence(document, sweep, way);
  const shape = networkShape(document);
  const { prompts } = foundIn(sweep);
  if (!shape || !prompts) return <PanelEmpty>{sweep ? summary : words.empty}</PanelEmpty>;
  const { differences } = prompts.prompts[matrix];
  return (
    <UnrolledChart
      {...size}
      rows={shape.d + shape.dPrime}
      columns={shape.n + shape.nPrime}
      hole={{ rows: shape.dPrime, columns: shape.nPrime }}
      carried={carriedOf(document, prompts, matrix, way)}
      titles={Array.from(differences[way], (_, layer) => (layer === 0 ? words.first : words.afterLayer(layer)))}
      foot={{ name: words.difference, values: Array.from(differences[way], inTableUnit) }}
      theme={theme}
      words={{ name: words.chart, summary }}
    />
  );
}

/** Table 1: how far each way is from the network, layer by layer, over all matrices that were compared. */
function unrolledTable(sweep: UnrollSweep | null) {
  const { comparison } = foundIn(sweep);
  const { layer, mean, median, error, leftOut } = unrollText.columns;
  return {
    columns: [layer, ...ways.flatMap((way) => [mean(unrollText.ways[way]), median(unrollText.ways[way])])],
    rows: comparison
      ? [
          ...Array.from(comparison.ways.numbers.mean, (_, at) => [
            at,
            ...ways.flatMap((way) => [tableUnit * comparison.ways[way].mean[at], tableUnit * comparison.ways[way].median[at]]),
          ]),
          [error, ...ways.flatMap((way) => [comparison.ways[way].medianError, ""])],
          [leftOut, ...ways.flatMap((way) => [comparison.ways[way].leftOut, ""])],
        ]
      : [],
  };
}
