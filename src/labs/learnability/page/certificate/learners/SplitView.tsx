import { LossChart } from "../../../../../platform/charts/LossChart";
import type { Size } from "../../../../../platform/ui/measure";
import { PanelChart, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { plain } from "../../../../../platform/ui/Sentence";
import { panelText } from "../../panels/words";
import { useMoment } from "../Laboratory";
import { certificateText } from "../words";
import { splitCurves, splitSentence } from "./split-data";

export function SplitPicture() {
  return <PanelChart>{(size) => <LiveSplit size={size} />}</PanelChart>;
}

function LiveSplit({ size }: { readonly size: Size }) {
  const moment = useMoment(usePanelOnScreen(), 0);
  const words = certificateText.learners;
  return (
    <LossChart
      {...size}
      {...splitCurves(moment)}
      words={{
        name: words.chart,
        summary: plain(splitSentence(moment)),
        across: words.across,
        lines: words.lines,
        spikes: panelText.loss.spikes,
        read: words.read,
        at: words.at,
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}
