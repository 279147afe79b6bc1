import { type ReactNode, useMemo } from "react";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { buttonsInRow } from "../../../../platform/ui/roving";
import { useTheme } from "../../../../platform/ui/theme";
import { unbroken } from "../../../../platform/ui/unbroken";
import { AttentionChart } from "../charts/AttentionChart";
import { isLayered, type NamedLearner, namedLearners } from "../learners";
import { shownViews, usePlayground, useSeries, useSession } from "../session/react";
import { comparisonText } from "./comparison-words";
import { LateExplanation } from "./LateExplanation";
import { useLook } from "./Looking";
import { type Layered, layeredLearner, layerGroups, layerScale, layersSentence, layersTable } from "./layers-data";
import { layersText } from "./layers-words";
import { SampleChoice } from "./SampleStepper";
import { attentionView } from "./views";
import { panelText } from "./words";

/** The layers of one learner. */
export function LayersPanel({ choice }: { readonly choice: ReactNode }) {
  const { series } = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const hidden = usePlayground((state) => state.hidden);
  const [{ learner: chosen }, choose] = usePanelView("attention", attentionView);
  const learners = namedLearners(experiment).filter(({ index }) => !hidden.has(index));
  const layered = () => layeredLearner(learners, series, chosen);
  return (
    <Panel
      id="attention"
      title={panelText.attention.title}
      choices={
        <>
          {choice}
          <SampleChoice />
          <LayeredChoice learners={learners} chosen={chosen} onChoose={(learner) => choose({ learner })} />
        </>
      }
      summary={<LayersSummary learners={learners} chosen={chosen} />}
      plainSummary={() => layersSentence(layered())}
      explanation={<LateExplanation of="layers" />}
      table={() => layersTable(layered())}
    >
      <PanelChart>{(size) => <LayersView size={size} learners={learners} chosen={chosen} />}</PanelChart>
    </Panel>
  );
}

interface LayersProps {
  readonly learners: readonly NamedLearner[];
  readonly chosen: number | null;
}

/** The attention of every layer of one learner. */
function LayersView({ size, learners, chosen }: LayersProps & { readonly size: Size }) {
  const onScreen = usePanelOnScreen();
  useLook("attention", onScreen);
  const series = useSeries(onScreen, 0, shownViews);
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
  const words = { ...comparisonText.attention, name: layersText.chart, summary: layersSentence(layered) };
  return <AttentionChart {...size} groups={groups} heads={layers.heads} n={n} scale={layerScale(layers)} theme={theme} words={words} />;
}

function LayersSummary({ learners, chosen }: LayersProps) {
  const series = useSeries(usePanelOnScreen(), readingPace);
  const layered = layeredLearner(learners, series, chosen);
  // While there is nothing to draw, the words stand in place of the chart.
  return layered?.layers ? unbroken(layersSentence(layered)) : null;
}

/** Which learner's layers are shown. */
function LayeredChoice({ learners, chosen, onChoose }: LayersProps & { readonly onChoose: (index: number) => void }) {
  const layered = learners.filter(isLayered);
  const shown = layered.find(({ index }) => index === chosen) ?? layered.at(-1);
  if (!shown) return null;
  return (
    <QuietSelect
      label={layersText.choose}
      value={String(shown.index)}
      options={layered.map(({ index, name }) => ({ value: String(index), label: name }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}

type AttentionView = "compared" | "layers";

/** Layer by layer, or teacher and learners beside each other. */
export function ViewChoice({ view, onChange }: { readonly view: AttentionView; readonly onChange: (view: AttentionView) => void }) {
  const words = layersText;
  return (
    <fieldset className="panel-views" aria-label={words.view} ref={buttonsInRow}>
      {(["layers", "compared"] as const).map((choice) => (
        <button key={choice} type="button" aria-pressed={view === choice} onClick={() => onChange(choice)}>
          {words.views[choice]}
        </button>
      ))}
    </fieldset>
  );
}
