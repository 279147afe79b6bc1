import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { useSeries } from "../session/react";
import type { RunSeries } from "../session/series";
import { type DrawnSpectrum, drawnSpectra } from "./spectrum-data";
import { panelText } from "./words";

/** Which of the two spectra, where Lambda's own floor and the rank do not agree; nothing to choose otherwise. */
export function DrawnChoice({ drawn, onChange }: { readonly drawn: DrawnSpectrum; readonly onChange: (drawn: DrawnSpectrum) => void }) {
  const hidden = (series: RunSeries) => series.certificate?.certificate?.unitsHide;
  const series = useSeries(usePanelOnScreen(), readingPace, (now) => [hidden(now)]);
  if (!hidden(series)) return null;
  const { spectra, spectraHelp, drawn: label } = panelText.spectrum;
  const options = drawnSpectra.map((value) => ({ value, label: spectra[value] }));
  return <QuietSelect label={label} help={spectraHelp} value={drawn} options={options} onChange={onChange} />;
}
