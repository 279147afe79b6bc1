import { LossChart } from "../../../../platform/charts/LossChart";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { EagleDocument } from "../../document/document";
import type { TrainingState } from "../../engine/training/protocol";
import { useDocument, useSeries, useSession } from "../session/react";
import { eagleText } from "../words";
import { lossSentence } from "./sentences";
import { lossOf, networkOf } from "./training-data";
import { type Scale, scales, trainingView } from "./views";
import { trainingText } from "./words";

/** The error of a network while it learns to complete matrices: median and quartiles over the matrices of a step. Spikes of their mean are in the table. */
export function TrainingPanel() {
  const session = useSession();
  const words = trainingText.loss;
  const [{ scale }, show] = usePanelView("training", trainingView);
  const document = () => session.store.getState().experiment;
  return (
    <Panel
      id="training"
      title={eagleText.panels.training}
      choices={
        <QuietSelect<Scale>
          label={words.scale}
          value={scale}
          options={scales.map((value) => ({ value, label: words.scales[value] }))}
          onChange={(value) => show({ scale: value })}
        />
      }
      summary={<Summary />}
      plainSummary={() => lossSentence(document(), networkOf(document(), session.series))}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const { curve } = networkOf(document(), session.series) ?? {};
        const { step, median, lower, upper, mean } = words.columns;
        return {
          columns: [step, median, lower, upper, mean],
          rows: Array.from(curve?.step ?? [], (at, k) => [
            at,
            curve?.median[k] ?? Number.NaN,
            curve?.lowerQuartile[k] ?? Number.NaN,
            curve?.upperQuartile[k] ?? Number.NaN,
            curve?.mean[k] ?? Number.NaN,
          ]),
        };
      }}
    >
      <PanelChart>{(size) => <LiveLoss size={size} scale={scale} />}</PanelChart>
    </Panel>
  );
}

function Summary() {
  const document = useDocument();
  return unbroken(lossSentence(document, networkOf(document, useSeries(usePanelOnScreen(), readingPace))));
}

function LiveLoss({ size, scale }: { readonly size: Size; readonly scale: Scale }) {
  const document = useDocument();
  const state = networkOf(document, useSeries(usePanelOnScreen()));
  return <LossPicture size={size} scale={scale} document={document} state={state} />;
}

interface LossPictureProps {
  readonly size: Size;
  readonly scale: Scale;
  readonly document: EagleDocument;
  readonly state: TrainingState | undefined;
}

/** The error of a network of a document; a sentence alone where none is trained yet. */
export function LossPicture({ size, scale, document, state }: LossPictureProps) {
  const words = trainingText.loss;
  const summary = lossSentence(document, state);
  if (!state || state.curve.step.length === 0) return <PanelEmpty>{summary}</PanelEmpty>;
  return (
    <LossChart
      {...size}
      {...lossOf(document, state, scale)}
      words={{
        name: words.chart,
        summary,
        across: words.across,
        lines: words.upward,
        read: words.read,
        at: words.at,
        range: words.range,
        floor: words.floor,
      }}
    />
  );
}
