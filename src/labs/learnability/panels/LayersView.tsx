import { useMemo } from "react";
import { AttentionChart } from "../../../charts/AttentionChart";
import { LegendChips } from "../../../shell/panels/LegendChips";
import { readingPace } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { PanelEmpty, usePanelOnScreen } from "../../../ui/panel/Panel";
import { useTheme } from "../../../ui/theme";
import { deepText } from "../deep-words";
import { isLayered, type NamedLearner } from "../learners";
import { useSeries } from "../session/react";
import { useLook } from "./Looking";
import { type Layered, layeredLearner, layerGroups, layerScale, layersSentence } from "./layers-data";
import { panelText } from "./words";

interface LayersProps {
  readonly learners: readonly NamedLearner[];
  readonly chosen: number | null;
}

/** The attention of every layer of one learner. */
export function LayersView({ size, learners, chosen }: LayersProps & { readonly size: Size }) {
  const onScreen = usePanelOnScreen();
  useLook("attention", onScreen);
  const series = useSeries(onScreen);
  const layered = layeredLearner(learners, series, chosen);
  const { target } = series;
  if (!target || !layered?.layers) return <PanelEmpty>{layersSentence(layered)}</PanelEmpty>;
  return <DrawnLayers size={size} n={target.n} layered={layered} layers={layered.layers} />;
}

interface DrawnProps {
  readonly size: Size;
  readonly n: number;
  readonly layered: Layered;
  readonly layers: NonNullable<Layered["layers"]>;
}

function DrawnLayers({ size, n, layered, layers }: DrawnProps) {
  const [theme] = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view stands for the learner it belongs to
  const groups = useMemo(() => layerGroups(layered, n), [layers, n]);
  const words = { ...panelText.attention, name: deepText.attention.chart, summary: layersSentence(layered) };
  return <AttentionChart {...size} groups={groups} heads={layers.heads} n={n} scale={layerScale(layers)} theme={theme} words={words} />;
}

export function LayersSummary({ learners, chosen }: LayersProps) {
  const series = useSeries(usePanelOnScreen(), readingPace);
  const layered = layeredLearner(learners, series, chosen);
  // While there is nothing to draw, the words stand in place of the chart.
  return layered?.layers ? layersSentence(layered) : null;
}

/** Which learner's layers are shown. */
export function LayeredChips({ learners, chosen, onChoose }: LayersProps & { readonly onChoose: (index: number) => void }) {
  const layered = learners.filter(isLayered);
  const shown = layered.find(({ index }) => index === chosen) ?? layered.at(-1);
  return (
    <LegendChips
      label={deepText.attention.choose}
      entries={layered}
      pressed={({ index }) => index === shown?.index}
      onToggle={({ index }) => onChoose(index)}
    />
  );
}
