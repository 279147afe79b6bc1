import { integer } from "../../../../../platform/fields/fields";
import { NumberControl } from "../../../../../platform/ui/controls/NumberControl";
import type { Size } from "../../../../../platform/ui/measure";
import { PanelChart, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../../platform/ui/panel/QuietSelect";
import { plain } from "../../../../../platform/ui/Sentence";
import { isOwnData } from "../../../math/tasks/registry";
import { AddedChart } from "../../charts/AddedChart";
import { useSession } from "../../session/react";
import { useLaboratory, useMoment } from "../Laboratory";
import { nullityOf, standing } from "../moment";
import { certificateText } from "../words";
import { addedLaws, addedPoints, addedSentence, axisEnd, countOf, mostAdded, probesOf, withProbes } from "./added-data";

const words = certificateText.data;

/** Both are computed anew at each drawing: the language may have changed. */
const laws = () => addedLaws.map((value) => ({ value, label: words.laws[value] }));

const countField = () => integer({ label: words.count, help: words.countHelp, min: 0, max: mostAdded, default: 0, scale: "log" });

export function AddedControls() {
  const { choose } = useLaboratory();
  const moment = useMoment(usePanelOnScreen(), 500);
  if (standing(moment)) return null;
  const take = (count: unknown) => {
    if (typeof count !== "number" || !Number.isInteger(count) || count < 0 || count > mostAdded) return words.countBounds(mostAdded);
    choose({ count });
    return null;
  };
  return (
    <div className="certificate-controls">
      <div className="certificate-choices">
        <QuietSelect
          label={words.law}
          help={words.lawHelp}
          value={moment.choices.law}
          options={laws()}
          onChange={(law) => choose({ law })}
        />
        <Adding />
      </div>
      <div className="certificate-slider">
        <NumberControl
          field={countField()}
          value={countOf(moment)}
          changed={false}
          propose={take}
          onReset={() => choose({ count: null })}
        />
      </div>
    </div>
  );
}

/** Puts the samples into the training data, and takes them out again. */
function Adding() {
  const session = useSession();
  const moment = useMoment(usePanelOnScreen(), 500);
  const { experiment, choices } = moment;
  const count = countOf(moment);
  const probes = probesOf(experiment);
  if (probes === null) return <p className="certificate-note">{isOwnData(experiment.task) ? words.noLabels : words.noField}</p>;
  const edit = (total: number) => session.edit(withProbes(total, choices.law));
  return (
    <>
      {count > 0 && nullityOf(moment) > 0 && (
        <button type="button" className="pill certificate-act" onClick={() => edit(probes + count)}>
          {probes > 0 ? words.addMore(count) : words.add(count)}
        </button>
      )}
      {probes > 0 && (
        <button type="button" className="pill" onClick={() => edit(0)}>
          {words.remove(probes)}
        </button>
      )}
    </>
  );
}

export function AddedPicture() {
  return <PanelChart>{(size) => <LiveAdded size={size} />}</PanelChart>;
}

function LiveAdded({ size }: { readonly size: Size }) {
  const moment = useMoment(usePanelOnScreen(), 500);
  const summary = plain(addedSentence(moment));
  return (
    <AddedChart
      {...size}
      points={addedPoints(moment)}
      chosen={countOf(moment)}
      most={axisEnd(moment)}
      words={{ ...words, name: words.chart, summary, closed: words.closedAt }}
    />
  );
}
