import { useState } from "react";
import { LossChart } from "../../../../../platform/charts/LossChart";
import type { Size } from "../../../../../platform/ui/measure";
import { PanelChart, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../../platform/ui/panel/QuietSelect";
import { plain } from "../../../../../platform/ui/Sentence";
import { useLaboratory, useMoment } from "../Laboratory";
import { StartStop } from "../StartStop";
import { certificateText } from "../words";
import { SweepForm } from "./SweepForm";
import { acrossOf, canSweep, noSweep, sweepCurves, sweepSentence } from "./sweep-data";

const words = certificateText.sweep;

/** Computed again at each drawing: the language may have changed. */
const axes = () => (["value", "lambdaMin"] as const).map((value) => ({ value, label: words.axes[value] }));

export function SweepControls() {
  const { choose } = useLaboratory();
  const moment = useMoment(usePanelOnScreen(), 500);
  const { task, sweep } = moment.experiment;
  // Every change of the sweep, including undo, resets the form.
  const about = JSON.stringify([task.kind, sweep]);
  const [edited, setEdited] = useState<string | null>(null);
  const editing = edited === about;
  const form = <SweepForm key={about} onDone={() => setEdited(null)} />;
  if (!sweep) return canSweep(moment) ? form : null;
  if (noSweep(moment)) return null;
  return (
    <div className="certificate-controls">
      <div className="certificate-choices">
        <StartStop kind="sweep" unasked words={words} />
        <QuietSelect
          label={words.against}
          value={moment.choices.sweepAxis}
          options={axes()}
          onChange={(sweepAxis) => choose({ sweepAxis })}
        />
        {canSweep(moment) && (
          <button type="button" className="pill" aria-expanded={editing} onClick={() => setEdited(editing ? null : about)}>
            {words.form.open}
          </button>
        )}
      </div>
      {editing && form}
    </div>
  );
}

export function SweepPicture() {
  return <PanelChart>{(size) => <LiveSweep size={size} />}</PanelChart>;
}

function LiveSweep({ size }: { readonly size: Size }) {
  const moment = useMoment(usePanelOnScreen(), 500);
  const summary = plain(sweepSentence(moment));
  const across = acrossOf(moment);
  return (
    <LossChart
      {...size}
      {...sweepCurves(moment)}
      words={{
        name: words.chart,
        summary,
        across,
        lines: words.lines,
        read: words.read,
        at: (place) => words.at(across, place),
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}
