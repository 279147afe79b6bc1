import { useMemo } from "react";
import { formatPower, formatRounded } from "../../../charts/format";
import { LayerWeightsChart } from "../../../charts/LayerWeightsChart";
import type { WeightsView } from "../../../engine/eagle/training/protocol";
import type { EagleDocument } from "../../../experiment/eagle/document";
import { Explanation } from "../../../shell/help/Explanation";
import { readingPace } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../ui/panel/Panel";
import { useTheme } from "../../../ui/theme";
import { useDocument, useSeries, useSession } from "../session/react";
import { eagleText } from "../words";
import { weightsSentence } from "./sentences";
import { type LayerWeights, layersOf, networkOf } from "./training-data";
import { trainingText } from "./words";

/** W_QK and W_VP of every layer, which fill with structure while the network is trained. */
export function WeightsPanel() {
  const session = useSession();
  const words = trainingText.weights;
  const now = () => {
    const document = session.store.getState().experiment;
    return { document, state: networkOf(document, session.series) };
  };
  return (
    <Panel
      id="weights"
      title={eagleText.panels.weights}
      summary={<Summary />}
      plainSummary={() => weightsSentence(now().document, now().state)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const { document, state } = now();
        const { layer, alpha1, alpha2, alpha3, queryKey, values } = words.columns;
        return {
          columns: [layer, alpha1, alpha2, alpha3, queryKey, values],
          rows: (state?.weights ? layersOf(document, state.weights) : []).map(({ reading: { scalars, deviation } }, at) => [
            at + 1,
            ...scalars,
            deviation.WQK,
            deviation.WVP,
          ]),
        };
      }}
    >
      <PanelChart>{(size) => <LiveWeights size={size} />}</PanelChart>
    </Panel>
  );
}

function Summary() {
  const document = useDocument();
  return weightsSentence(document, networkOf(document, useSeries(usePanelOnScreen(), readingPace)));
}

function LiveWeights({ size }: { readonly size: Size }) {
  const document = useDocument();
  const state = networkOf(document, useSeries(usePanelOnScreen(), 100));
  const summary = weightsSentence(document, state);
  return <WeightsPicture size={size} document={document} weights={state?.weights ?? null} summary={summary} />;
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
    () => (weights ? drawnOf(layersOf(document, weights), weights, columnsOf(document, weights)) : []),
    [document, weights],
  );
  if (layers.length === 0) return <PanelEmpty>{summary}</PanelEmpty>;
  const kinds = [
    { letter: "W", index: "QK" },
    { letter: "W", index: "VP" },
  ];
  return <LayerWeightsChart {...size} layers={layers} theme={theme} words={{ name: words.chart, summary, kinds, legend: words.legend }} />;
}

/** Columns of A on a machine. */
function columnsOf({ problem }: EagleDocument, { features }: WeightsView): number {
  return problem.kind === "training" ? features - problem.nPrime : features;
}

function drawnOf(layers: readonly LayerWeights[], { features, machines }: WeightsView, columns: number) {
  const { weights: words, layer } = trainingText;
  return layers.map(({ WQK, WVP, reading: { scalars } }, at) => {
    const [a1, a2, a3] = scalars.map(short);
    const cuts = Array.from({ length: machines }, (_, mu) => [mu * features, mu * features + columns]).flat();
    return {
      name: layer(at + 1),
      matrices: [
        { size: features, values: WQK, cuts: [columns], notes: [words.alpha1(a1)] },
        { size: machines * features, values: WVP, cuts: cuts.slice(1), notes: [words.alpha2(a2), words.alpha3(a3)] },
      ],
    };
  });
}

/** Two figures: there is little room below a matrix. */
function short(value: number): string {
  const written = Math.abs(value) < 1e-3 ? formatPower(value, 0) : formatRounded(value, 2);
  return written.replace("-", "−");
}
