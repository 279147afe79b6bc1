import type { Size } from "../../../../../platform/ui/measure";
import { PanelChart, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../../platform/ui/panel/QuietSelect";
import { Stepper } from "../../../../../platform/ui/panel/Stepper";
import { plain } from "../../../../../platform/ui/Sentence";
import { certifiedShare } from "../../../math/certificate/certified-share";
import { maxPrimalFeatures } from "../../../math/learners/closed-form/fit";
import { PointChart } from "../../charts/PointChart";
import { useSession } from "../../session/react";
import { useLaboratory, useMoment } from "../Laboratory";
import { psiOf, sampleCount } from "../moment";
import { certificateText } from "../words";
import { featureSets } from "./feature-sets";
import { marksSaid, pointAnswer, pointRows, sampleOf, sampleSentence } from "./sample-data";

/** Lemma E.1: the features of the bound of Lemma A.7. */
export function SampleSelectors() {
  const { choose } = useLaboratory();
  const moment = useMoment(usePanelOnScreen(), 500);
  const words = certificateText.sample;
  if (sampleCount(moment) === 0 || psiOf(moment) > maxPrimalFeatures) return null;
  return (
    <QuietSelect
      label={words.set}
      help={words.setHelp}
      value={moment.choices.features}
      options={featureSets.map((value) => ({ value, label: words.sets[value] }))}
      onChange={(features) => choose({ features })}
    />
  );
}

export function SampleControls() {
  const session = useSession();
  const moment = useMoment(usePanelOnScreen(), 500);
  const words = certificateText.sample;
  const count = sampleCount(moment);
  if (count === 0) return null;
  return <Stepper label={words.stepper} value={sampleOf(moment) + 1} most={count} onChange={(number) => session.setSample(number - 1)} />;
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
        across: marksSaid(moment, answer),
        none: psi > maxPrimalFeatures ? words.noCoefficients(psi) : words.noFunctions,
        numbers: words.numbers,
        loose: words.loose,
      }}
    />
  );
}
