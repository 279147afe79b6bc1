import { SpectrumChart } from "../../charts/SpectrumChart";
import { readingPace, usePlayground, useSeries } from "../../state/react";
import type { Size } from "../../ui/measure";
import { Panel, PanelBody, usePanelOnScreen } from "../../ui/Panel";
import { plain, Sentence } from "../../ui/Sentence";
import { text } from "../../ui/text";
import { spectrumVerdict } from "./sentences";

export function SpectrumPanel() {
  return (
    <Panel title={text.spectrum.title} summary={<Verdict />} className="spectrum-panel">
      <PanelBody>{(size) => <LiveSpectrumChart size={size} />}</PanelBody>
    </Panel>
  );
}

function Verdict() {
  const activity = usePlayground((state) => state.activity);
  const series = useSeries(usePanelOnScreen(), readingPace);
  return <Sentence parts={spectrumVerdict(series.certificate, activity)} />;
}

const none = new Float64Array(0);

function LiveSpectrumChart({ size }: { readonly size: Size }) {
  const activity = usePlayground((state) => state.activity);
  const { certificate: state } = useSeries(usePanelOnScreen());
  const certificate = state?.certificate;
  return (
    <SpectrumChart
      {...size}
      eigenvalues={certificate?.eigenvalues ?? none}
      rank={certificate?.rank ?? 0}
      noiseFloor={certificate?.floor ?? Number.NaN}
      words={{ ...text.spectrum, name: text.spectrum.chart, summary: plain(spectrumVerdict(state, activity)) }}
    />
  );
}
