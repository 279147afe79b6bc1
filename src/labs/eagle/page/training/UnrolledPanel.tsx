import { useEffect, useMemo } from "react";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { useTheme } from "../../../../platform/ui/theme";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { EagleDocument } from "../../document/document";
import { type QuantisedWeights, shownPrompts, type ToUnroll, type Unrolling } from "../../engine/training/unroll-messages";
import { type WeightReading, weightReadings } from "../../math/training/weight-reading";
import { LayerWeightsChart } from "../charts/LayerWeightsChart";
import { UnrolledChart } from "../charts/UnrolledChart";
import { useDocument, useSeries, useSession } from "../session/react";
import { eagleText } from "../words";
import { drawnLayers, matrixKinds } from "./layer-matrices";
import { type LookingStep, readingLayers, readingTable } from "./reading-data";
import { networkOf, networkShape } from "./training-data";
import { carriedOf, feetOf, foundIn, paperRow, tableUnit, type UnrollSweep, unrolledSentence } from "./unroll-data";
import { unrollText } from "./unroll-words";
import { useUnrolledOnce } from "./use-unrolled-once";
import { type ReadingStep, readingSteps, unrolledView } from "./views";
import { trainingText } from "./words";

/** States of a network after each layer, with those of its replaced weights. */
export function UnrolledPanel() {
  const words = unrollText;
  const session = useSession();
  const [{ way, matrix, step: chosen }, show] = usePanelView("unrolled", unrolledView);
  const step = way === "clusters" ? chosen : "run";
  const unrolling = useUnrolling();
  const { sweep } = unrolling;
  const sentence = () => unrolledSentence(session.store.getState().experiment, sweep, way, step);
  return (
    <Panel
      id="unrolled"
      title={eagleText.panels.unrolled}
      choices={
        <>
          {step === "run" && (
            <Stepper
              {...{ label: words.stepper.matrix, back: words.stepper.back, on: words.stepper.on }}
              value={matrix + 1}
              most={shownPrompts}
              onChange={(number) => show({ matrix: number - 1 })}
            />
          )}
          <QuietSelect<WeightReading>
            label={words.beside}
            value={way}
            options={weightReadings.map((value) => ({ value, label: words.ways[value] }))}
            onChange={(value) => show({ way: value })}
          />
          {way === "clusters" && (
            <QuietSelect<ReadingStep>
              label={words.reading.step}
              value={step}
              options={readingSteps.map((value) => ({ value, label: words.reading.steps[value] }))}
              onChange={(value) => show({ step: value })}
            />
          )}
        </>
      }
      summary={<Summary sweep={sweep} way={way} step={step} />}
      plainSummary={sentence}
      toolbar={unrolling.begin && <SweepBar {...unrolling} begin={unrolling.begin} what={words.begin} />}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => unrolledTable(session.store.getState().experiment, sweep, step)}
    >
      <PanelChart>{(size) => <LiveUnrolled size={size} sweep={sweep} way={way} step={step} matrix={matrix} />}</PanelChart>
    </Panel>
  );
}

/** The sweep over unrolled weights; it restarts when training ends at another step. */
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
  readonly way: WeightReading;
  readonly step: ReadingStep;
}

function Summary({ sweep, way, step }: ShownProps) {
  const document = useDocument();
  useSweepChanges(sweep, readingPace);
  return unbroken(unrolledSentence(document, sweep, way, step));
}

function LiveUnrolled({ size, sweep, way, step, matrix }: ShownProps & { readonly size: Size; readonly matrix: number }) {
  const document = useDocument();
  const [theme] = useTheme();
  useSweepChanges(sweep, 100);
  const words = unrollText;
  const summary = unrolledSentence(document, sweep, way, step);
  const shape = networkShape(document);
  const { prompts } = foundIn(sweep);
  const states = shape && prompts ? shape.layers + 1 : 0;
  const shown = useUnrolledOnce(states);
  if (!shape || !prompts) return <PanelEmpty>{sweep ? summary : words.empty}</PanelEmpty>;
  if (step !== "run") return <ReadingPicture size={size} document={document} quantised={prompts.quantised} step={step} summary={summary} />;
  return (
    <UnrolledChart
      {...size}
      rows={shape.d + shape.dPrime}
      columns={shape.n + shape.nPrime}
      hole={{ rows: shape.dPrime, columns: shape.nPrime }}
      carried={carriedOf(document, prompts, matrix, way)}
      titles={Array.from({ length: states }, (_, layer) => (layer === 0 ? words.first : words.afterLayer(layer)))}
      shown={shown}
      feet={feetOf(document, sweep, matrix, way)}
      theme={theme}
      words={{ name: words.chart, summary }}
    />
  );
}

/** Table 1: differences between each replacement and the network, per layer over all compared matrices; or an extraction step. */
function unrolledTable(document: EagleDocument, sweep: UnrollSweep | null, step: ReadingStep): DataTable {
  const { prompts, comparison } = foundIn(sweep);
  if (step !== "run" && prompts) return readingTable(document, prompts.quantised);
  const { layer, mean, median, paper, error, leftOut } = unrollText.columns;
  const reported = paperRow(document, "numbers");
  // Rows without a layer leave the paper's column empty.
  const inPaper = (value: number | "") => (reported ? [value] : []);
  return {
    columns: [
      layer,
      ...weightReadings.flatMap((way) => [mean(unrollText.ways[way]), median(unrollText.ways[way])]),
      ...(reported ? [paper] : []),
    ],
    rows: comparison
      ? [
          ...Array.from(comparison.readings.numbers.mean, (_, at) => [
            at,
            ...weightReadings.flatMap((way) => [
              tableUnit * comparison.readings[way].mean[at],
              tableUnit * comparison.readings[way].median[at],
            ]),
            ...inPaper(reported ? tableUnit * reported[at] : ""),
          ]),
          [error, ...weightReadings.flatMap((way) => [comparison.readings[way].medianError, ""]), ...inPaper("")],
          [leftOut, ...weightReadings.flatMap((way) => [comparison.readings[way].leftOut, ""]), ...inPaper("")],
        ]
      : [],
  };
}

interface ReadingPictureProps {
  readonly size: Size;
  readonly document: EagleDocument;
  readonly quantised: QuantisedWeights;
  readonly step: LookingStep;
  readonly summary: string;
}

/** The weights of every layer at one step of threshold and clusters. */
function ReadingPicture({ size, document, quantised, step, summary }: ReadingPictureProps) {
  const [theme] = useTheme();
  const layers = useMemo(
    () => drawnLayers(document, quantised.weights, readingLayers(document, quantised, step)),
    [document, quantised, step],
  );
  const words = { name: unrollText.reading.chart, summary, kinds: matrixKinds, legend: trainingText.weights.legend };
  return <LayerWeightsChart {...size} layers={layers} theme={theme} words={words} />;
}
