import { LossChart } from "../../../../platform/charts/LossChart";
import { linearValues } from "../../../../platform/charts/linear-values";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { unbroken } from "../../../../platform/ui/unbroken";
import { useDocument, usePlayground, useSeries, useSession } from "../session/react";
import { lionText } from "../words";
import { trainingSentence } from "./sentences";
import { curveOf, curvesData, drawnMeasure, learnersOf } from "./training-data";
import { type Measure, measures, trainingView } from "./views";
import { trainingText } from "./words";

/** How encoders do while they learn: means and ranges of their seeds, and what is got without learning. */
export function TrainingPanel() {
  const session = useSession();
  const words = trainingText.training;
  const [{ show: measure }, show] = usePanelView("training", trainingView);
  const document = () => session.store.getState().experiment;
  return (
    <Panel
      id="training"
      title={lionText.panels.training}
      choices={
        <QuietSelect<Measure>
          label={words.measure}
          value={measure}
          options={measures.map((value) => ({ value, label: words.measures[value] }))}
          onChange={(value) => show({ show: value })}
        />
      }
      summary={<Summary />}
      plainSummary={() => trainingSentence(document(), session.series)}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => {
        const drawn = drawnMeasure(document(), measure);
        const learners = learnersOf(document(), session.series).flatMap(({ name, state }) =>
          state && state.runs.length > 0 ? [{ name, curve: curveOf(state, drawn) }] : [],
        );
        const steps = [...new Set(learners.flatMap(({ curve }) => [...curve.step]))].sort((a, b) => a - b);
        const { step, mean, low, high } = words.columns;
        return {
          columns: [step, ...learners.flatMap(({ name }) => [mean(name), low(name), high(name)])],
          rows: steps.map((at) => [
            at,
            ...learners.flatMap(({ curve }) => {
              const index = curve.step.indexOf(at);
              return index < 0 ? [Number.NaN, Number.NaN, Number.NaN] : [curve.mean[index], curve.low[index], curve.high[index]];
            }),
          ]),
        };
      }}
    >
      <PanelChart>{(size) => <LiveCurves size={size} measure={measure} />}</PanelChart>
    </Panel>
  );
}

function Summary() {
  const document = useDocument();
  return unbroken(trainingSentence(document, useSeries(usePanelOnScreen(), readingPace)));
}

const [shares, nats] = [linearValues(1), linearValues(null)];

function LiveCurves({ size, measure }: { readonly size: Size; readonly measure: Measure }) {
  const document = useDocument();
  const hidden = usePlayground((state) => state.hidden);
  const series = useSeries(usePanelOnScreen());
  const words = trainingText.training;
  const summary = trainingSentence(document, series);
  const data = curvesData(document, series, hidden, measure);
  if (data.lines.every(({ x }) => x.length === 0)) return <PanelEmpty>{summary}</PanelEmpty>;
  const drawn = drawnMeasure(document, measure);
  const { chart: name, across, read, at, range, floor } = words;
  return (
    <LossChart
      {...size}
      {...data}
      values={drawn === "accuracy" ? shares : nats}
      words={{ name, summary, across, lines: words.lines[drawn], read, at, range, floor }}
    />
  );
}
