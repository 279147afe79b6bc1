import { lazy } from "react";
import { AfterMotion } from "../../../../platform/shell/AfterMotion";
import type { Heard } from "../../../../platform/shell/listen/Listening";
import { useListening } from "../../../../platform/shell/listen/use-listening";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace, type Shown } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { plain, Sentence } from "../../../../platform/ui/Sentence";
import { zeroFeaturesOf } from "../../math/tasks/registry";
import { SpectrumChart } from "../charts/SpectrumChart";
import { usePlayground, useSeries, useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { LateExplanation } from "./LateExplanation";
import { spectrumVerdict } from "./sentences";
import { type DrawnSpectrum, type ShownSpectrum, spectrumDrawn } from "./spectrum-data";
import { spectrumView } from "./views";
import { panelText } from "./words";

const DrawnChoice = lazy(() => import("./DrawnChoice").then((module) => ({ default: module.DrawnChoice })));

export function SpectrumPanel() {
  const { store, series } = useSession();
  const [{ drawn }, show] = usePanelView("spectrum", spectrumView);
  const shown = () => spectrumDrawn(series.certificate?.certificate, drawn, zeroFeaturesOf(store.getState().experiment.task));
  const listening = useListening(() => spectrumHeard(shown()));
  return (
    <Panel
      id="spectrum"
      title={panelText.spectrum.title}
      choices={
        <AfterMotion>
          <DrawnChoice drawn={drawn} onChange={(chosen) => show({ drawn: chosen })} />
        </AfterMotion>
      }
      tools={[listening]}
      summary={<Verdict />}
      plainSummary={() => plain(spectrumVerdict(series.certificate, store.getState().activity, store.getState().experiment.task))}
      explanation={<LateExplanation of="spectrum" />}
      table={() => spectrumTable(shown())}
    >
      <PanelChart>{(size) => <LiveSpectrumChart size={size} drawn={drawn} />}</PanelChart>
    </Panel>
  );
}

async function spectrumHeard({ eigenvalues, floor }: ShownSpectrum): Promise<Heard> {
  const { listenText } = await import("./listen-words");
  const y = [...eigenvalues].reverse();
  const voice = { name: panelText.spectrum.title, x: y.map((_, place) => place + 1), y };
  return { voices: y.length > 0 ? [voice] : [], floor: y.length > 0 ? floor : 0, scale: "linear", key: listenText.spectrum };
}

function Verdict() {
  const activity = usePlayground((state) => state.activity);
  const target = usePlayground(({ experiment }) => experiment.task);
  const series = useSeries(usePanelOnScreen(), readingPace, shownSpectrum);
  return <Sentence parts={spectrumVerdict(series.certificate, activity, target)} />;
}

/** Reported thirty times a second, and a new object only where one of these numbers is new. */
const shownSpectrum: Shown<RunSeries> = ({ certificate: state }) => {
  const { samples, total, psi, rank, lambdaMin, lambdaMax, floor, inUnits, unitsHide } = state?.certificate ?? {};
  return [state?.status, samples, total, psi, rank, lambdaMin, lambdaMax, floor, inUnits?.floor, unitsHide];
};

function LiveSpectrumChart({ size, drawn }: { readonly size: Size; readonly drawn: DrawnSpectrum }) {
  const activity = usePlayground((state) => state.activity);
  const target = usePlayground(({ experiment }) => experiment.task);
  const { certificate: state } = useSeries(usePanelOnScreen(), 0, shownSpectrum);
  const { zeros, rank, hidesSeen, floor, inUnits, ...values } = spectrumDrawn(state?.certificate, drawn, zeroFeaturesOf(target));
  const words = {
    ...panelText.spectrum,
    clearance: panelText.spectrum.clearance,
    ...(hidesSeen ? { free: panelText.spectrum.belowFloor } : {}),
    ...(inUnits ? { order: panelText.spectrum.orderScaled } : {}),
    name: inUnits ? panelText.spectrum.chartScaled : panelText.spectrum.chart,
    summary: plain(spectrumVerdict(state, activity, target)),
  };
  return <SpectrumChart {...size} {...values} zeros={zeros} rank={rank} noiseFloor={floor} words={words} />;
}

/** Largest first, as drawn. */
function spectrumTable({ eigenvalues, rank, hidesSeen, count, zeros }: ShownSpectrum): DataTable {
  const { columns, aboveFloor, yes, no, zero } = panelText.spectrum;
  const value = (place: number) => eigenvalues[eigenvalues.length - 1 - place] ?? 0;
  const rows = Array.from({ length: count }, (_, place) => [
    place + 1,
    value(place),
    place < rank ? yes : place < count - zeros ? no : zero,
  ]);
  return { columns: [columns.place, columns.value, hidesSeen ? aboveFloor : columns.seen], rows };
}
