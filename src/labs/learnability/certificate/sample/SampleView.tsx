import { certifiedShare } from "../../../../certificate/point";
import { PointChart } from "../../../../charts/PointChart";
import { maxPrimalFeatures } from "../../../../learners/closed-form/fit";
import { useSession } from "../../../../state/react";
import type { Size } from "../../../../ui/measure";
import { PanelChart, usePanelOnScreen } from "../../../../ui/panel/Panel";
import { plain } from "../../../../ui/Sentence";
import { useMoment } from "../Laboratory";
import { psiOf, sampleCount } from "../moment";
import { Stepper } from "../Stepper";
import { certificateText } from "../words";
import { pointAnswer, pointRows, sampleOf, sampleSentence } from "./sample-data";

export function SampleControls() {
  const session = useSession();
  const moment = useMoment(usePanelOnScreen(), 500);
  const words = certificateText.sample;
  const count = sampleCount(moment);
  if (count === 0) return null;
  return (
    <Stepper
      label={words.stepper}
      place={sampleOf(moment)}
      count={count}
      back={words.back}
      on={words.on}
      onChange={(sample) => session.setSample(sample)}
    />
  );
}

export function SamplePicture() {
  return <PanelChart>{(size) => <LivePoint size={size} />}</PanelChart>;
}

function LivePoint({ size }: { readonly size: Size }) {
  const moment = useMoment(usePanelOnScreen(), 500);
  const words = certificateText.sample;
  const answer = pointAnswer(moment);
  const psi = psiOf(moment);
  const summary = plain(sampleSentence(moment));
  if (!answer) return null;
  return (
    <PointChart
      {...size}
      share={answer.share}
      threshold={certifiedShare}
      rows={pointRows(moment, answer)}
      words={{
        name: words.chart,
        summary,
        gauge: words.gauge,
        certified: words.zones.certified,
        free: words.zones.free,
        threshold: words.threshold(certifiedShare),
        rows: words.rows(answer.leverage),
        across: words.across,
        none: psi > maxPrimalFeatures ? words.noCoefficients(psi) : words.noFunctions,
        numbers: words.numbers,
      }}
    />
  );
}
