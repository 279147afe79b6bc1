import { SpectrumChart } from "../../../charts/SpectrumChart";
import type { CertificateState } from "../../../engine/learnability/protocol";
import { Explanation } from "../../../shell/help/Explanation";
import { ListenButton } from "../../../shell/listen/ListenButton";
import type { Heard } from "../../../shell/listen/Listening";
import { readingPace } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { Panel, PanelChart, usePanelOnScreen } from "../../../ui/panel/Panel";
import type { DataTable } from "../../../ui/panel/table";
import { plain, Sentence } from "../../../ui/Sentence";
import { usePlayground, useSeries, useSession } from "../session/react";
import { spectrumVerdict } from "./sentences";
import { panelText } from "./words";

export function SpectrumPanel() {
  const { store, series } = useSession();
  const words = panelText.spectrum;
  return (
    <Panel
      id="spectrum"
      title={panelText.spectrum.title}
      tools={<ListenButton title={panelText.spectrum.title} heard={() => spectrumHeard(series.certificate?.certificate ?? null)} />}
      summary={<Verdict />}
      plainSummary={() => plain(spectrumVerdict(series.certificate, store.getState().activity))}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => spectrumTable(series.certificate?.certificate ?? null)}
    >
      <PanelChart>{(size) => <LiveSpectrumChart size={size} />}</PanelChart>
    </Panel>
  );
}

async function spectrumHeard(certificate: CertificateState | null): Promise<Heard> {
  const { listenText } = await import("./listen-words");
  const y = [...(certificate?.eigenvalues ?? [])].reverse();
  const voice = { name: panelText.spectrum.title, x: y.map((_, place) => place + 1), y };
  return { voices: y.length > 0 ? [voice] : [], floor: certificate?.floor ?? 0, scale: "linear", key: listenText.spectrum };
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
  const words = {
    ...panelText.spectrum,
    clearance: panelText.spectrum.clearance,
    name: panelText.spectrum.chart,
    summary: plain(spectrumVerdict(state, activity)),
  };
  return (
    <SpectrumChart
      {...size}
      eigenvalues={certificate?.eigenvalues ?? none}
      count={certificate?.psi ?? 0}
      rank={certificate?.rank ?? 0}
      noiseFloor={certificate?.floor ?? Number.NaN}
      words={words}
    />
  );
}

/** Largest first, as drawn. */
function spectrumTable(certificate: CertificateState | null): DataTable {
  const { columns, yes, no } = panelText.spectrum;
  const { eigenvalues, rank, psi } = certificate ?? { eigenvalues: none, rank: 0, psi: 0 };
  const value = (place: number) => eigenvalues[eigenvalues.length - 1 - place] ?? 0;
  const rows = Array.from({ length: psi }, (_, place) => [place + 1, value(place), place < rank ? yes : no]);
  return { columns: [columns.place, columns.value, columns.seen], rows };
}
