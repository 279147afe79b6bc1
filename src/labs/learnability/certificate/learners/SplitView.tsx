import { LossChart } from "../../../../charts/LossChart";
import type { Size } from "../../../../ui/measure";
import { PanelChart, usePanelOnScreen } from "../../../../ui/panel/Panel";
import { plain } from "../../../../ui/Sentence";
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
        read: words.read,
        at: words.at,
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}
