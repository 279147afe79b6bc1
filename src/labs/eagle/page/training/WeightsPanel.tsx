import { useMemo } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { useTheme } from "../../../../platform/ui/theme";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { EagleDocument } from "../../document/document";
import type { WeightsView } from "../../engine/training/protocol";
import { LayerWeightsChart } from "../charts/LayerWeightsChart";
import { useDocument, useSeries, useSession } from "../session/react";
import type { EagleSeries } from "../session/series";
import { eagleText } from "../words";
import { drawnLayers, matrixKinds, short } from "./layer-matrices";
import { weightsSentence } from "./sentences";
import { type LayerWeights, layersOf, networkOf, shownWeights } from "./training-data";
import { weightsView } from "./views";
import { WeightsScrubber } from "./WeightsScrubber";
import { trainingText } from "./words";

/** W_QK and W_VP of every layer, which fill with structure while the network is trained. */
export function WeightsPanel() {
  const session = useSession();
  const words = trainingText.weights;
  const [{ step }, show] = usePanelView("weights", weightsView);
  const document = () => session.store.getState().experiment;
  return (
    <Panel
      id="weights"
      title={eagleText.panels.weights}
      choices={<WeightsScrubber step={step} onChange={(chosen) => show({ step: chosen })} />}
      summary={<Summary step={step} />}
      plainSummary={() => sentenceOf(document(), session.series, step)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => weightsTable(document(), session.series, step)}
    >
      <PanelChart>{(size) => <LiveWeights size={size} step={step} />}</PanelChart>
    </Panel>
  );
}

function sentenceOf(document: EagleDocument, series: EagleSeries, step: number | null): string {
  return weightsSentence(document, shownWeights(document, series, step), networkOf(document, series)?.judged ?? null);
}

function Summary({ step }: { readonly step: number | null }) {
  return unbroken(sentenceOf(useDocument(), useSeries(usePanelOnScreen(), readingPace), step));
}

function LiveWeights({ size, step }: { readonly size: Size; readonly step: number | null }) {
  const document = useDocument();
  const series = useSeries(usePanelOnScreen(), 100);
  const weights = shownWeights(document, series, step)?.weights ?? null;
  return <WeightsPicture size={size} document={document} weights={weights} summary={sentenceOf(document, series, step)} />;
}

interface WeightsPictureProps {
  readonly size: Size;
  readonly document: EagleDocument;
  readonly weights: WeightsView | null;
  readonly summary: string;
}

/** The weights of a network of a document; the summary alone where there are none. */
export function WeightsPicture({ size, document, weights, summary }: WeightsPictureProps) {
  const [theme] = useTheme();
  const words = trainingText.weights;
  const layers = useMemo(
    () => (weights ? drawnLayers(document, weights, layersOf(document, weights).map(noted)) : []),
    [document, weights],
  );
  if (layers.length === 0) return <PanelEmpty>{summary}</PanelEmpty>;
  const said = { name: words.chart, summary, kinds: matrixKinds, legend: words.legend };
  return <LayerWeightsChart {...size} layers={layers} theme={theme} words={said} />;
}

function noted({ WQK, WVP, reading: { scalars } }: LayerWeights) {
  const words = trainingText.weights;
  const [a1, a2, a3] = scalars.map(short);
  return { WQK, WVP, notes: { WQK: [words.alpha1(a1)], WVP: [words.alpha2(a2), words.alpha3(a3)] } };
}

/** The numbers of every layer; of the weights of now also what the regime of the network shows, as it was last judged. */
function weightsTable(document: EagleDocument, series: EagleSeries, step: number | null): DataTable {
  const { columns: words } = trainingText.weights;
  const shown = shownWeights(document, series, step);
  const { sent, sketches } = (shown?.isPast ? null : networkOf(document, series)?.judged) ?? { sent: null, sketches: null };
  return {
    columns: [
      ...[words.layer, words.alpha1, words.alpha2, words.alpha3, words.queryKey, words.values],
      ...(sent ? [words.sent] : []),
      ...(sketches ? [words.sketch, words.cosine, words.ratio, words.asymmetry] : []),
    ],
    rows: (shown ? layersOf(document, shown.weights) : []).map(({ reading: { scalars, deviation } }, at) => {
      const sketch = sketches?.[at];
      const r = sketch?.cosines.length ?? 0;
      return [
        ...[at + 1, ...scalars, deviation.WQK, deviation.WVP],
        ...(sent ? [sent[at].hidden] : []),
        ...(sketch
          ? [sketch.deviation, sketch.cosines[r - 1], sketch.WQK.eigenvalues[r - 1] / sketch.WQK.eigenvalues[0], sketch.WVP.asymmetry]
          : []),
      ];
    }),
  };
}
