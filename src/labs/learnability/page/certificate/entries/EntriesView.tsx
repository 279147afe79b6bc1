import { LossChart } from "../../../../../platform/charts/LossChart";
import { linearValues } from "../../../../../platform/charts/linear-values";
import { real } from "../../../../../platform/fields/fields";
import { NumberControl } from "../../../../../platform/ui/controls/NumberControl";
import type { Size } from "../../../../../platform/ui/measure";
import { PanelChart, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { plain } from "../../../../../platform/ui/Sentence";
import { useLaboratory, useMoment } from "../Laboratory";
import { certificateText } from "../words";
import { entriesAnswer, entriesCurves, entriesSentence, mostRatio, noEntries, ratioOf, stepOf } from "./entries-data";

const words = certificateText.entries;
const values = linearValues(null);
const first = ratioOf(mostRatio / 2);

/** Computed again at each drawing: the language may have changed. */
const ratioField = () => real({ label: words.ratio, help: words.ratioHelp, min: 1, max: 2, default: first });

export function EntriesControls() {
  const { choose } = useLaboratory();
  const moment = useMoment(usePanelOnScreen(), 500);
  if (noEntries(moment)) return null;
  const take = (ratio: unknown) => {
    if (typeof ratio !== "number" || !(ratio >= 1 && ratio <= 2)) return words.ratioBounds;
    choose({ ratio: stepOf(ratio) });
    return null;
  };
  return (
    <div className="certificate-slider">
      <NumberControl
        field={ratioField()}
        value={ratioOf(moment.choices.ratio)}
        changed={false}
        propose={take}
        onReset={() => choose({ ratio: stepOf(first) })}
      />
    </div>
  );
}

export function EntriesPicture() {
  return <PanelChart>{(size) => <LiveEntries size={size} />}</PanelChart>;
}

function LiveEntries({ size }: { readonly size: Size }) {
  const moment = useMoment(usePanelOnScreen(), 500);
  const answer = entriesAnswer(moment);
  const summary = plain(entriesSentence(moment));
  if (!answer) return null;
  return (
    <LossChart
      {...size}
      {...entriesCurves(answer, moment.choices.ratio)}
      values={values}
      words={{
        name: words.chart,
        summary,
        across: words.across,
        lines: words.lines(answer.d, answer.n),
        read: words.read,
        at: (excess) => words.mark(1 + excess),
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}
