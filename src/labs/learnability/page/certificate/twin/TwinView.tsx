import { useMemo } from "react";
import { LossChart } from "../../../../../platform/charts/LossChart";
import type { Size } from "../../../../../platform/ui/measure";
import { PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { failureSaid } from "../../../../../platform/ui/problem-said";
import { plain } from "../../../../../platform/ui/Sentence";
import { useTheme } from "../../../../../platform/ui/theme";
import type { Twin } from "../../../engine/study/questions";
import { HeadPairsChart } from "../../charts/HeadPairsChart";
import { HeadsChart } from "../../charts/HeadsChart";
import { StripChart } from "../../charts/StripChart";
import { comparisonText } from "../../panels/comparison-words";
import { unusedBelow } from "../../panels/heads-data";
import { useMoment } from "../Laboratory";
import type { Moment } from "../moment";
import { certificateText } from "../words";
import { twinCurves } from "./twin-curves";
import { setNames, twinOf, twinSentence } from "./twin-data";
import { foundGroups, headPairs, headScale, isAdded, nearSaid, twinSpectrum } from "./twin-pictures";

export function TwinPicture() {
  const moment = useMoment(usePanelOnScreen(), 500);
  const twin = twinOf(moment);
  if (!twin) return null;
  const { amplitude } = moment.shown;
  const words = certificateText.twin;
  return (
    <div className="certificate-twin">
      <PanelChart>{(size) => <Errors size={size} twin={twin} moment={moment} />}</PanelChart>
      <section className="certificate-part certificate-found" aria-label={words.found.title}>
        <h3 className="certificate-part-title">
          {words.found.title} <span className="certificate-note">{words.found.note(twin.found.share)}</span>
        </h3>
        <PanelChart>{(size) => <Found size={size} twin={twin} amplitude={amplitude} summary={plain(twinSentence(moment))} />}</PanelChart>
      </section>
      <section className="certificate-part certificate-heads" aria-label={words.heads.title}>
        <h3 className="certificate-part-title">
          {words.heads.title} <span className="certificate-note">{nearSaid(moment)}</span>
        </h3>
        <div className="certificate-pair">
          <TwinHeads moment={moment} />
        </div>
      </section>
    </div>
  );
}

function Errors({ size, twin, moment }: { readonly size: Size; readonly twin: Twin; readonly moment: Moment }) {
  const words = certificateText.twin.errors;
  const { amplitude } = moment.shown;
  const { experiment } = moment;
  const data = useMemo(() => twinCurves(twin, amplitude, setNames(twin, { experiment })), [twin, amplitude, experiment]);
  return (
    <LossChart
      {...size}
      {...data}
      words={{
        name: words.chart,
        summary: plain(twinSentence(moment)),
        across: words.across,
        lines: words.title,
        read: words.read,
        at: words.at,
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}

interface FoundProps {
  readonly size: Size;
  readonly twin: Twin;
  readonly amplitude: number;
  readonly summary: string;
}

function Found({ size, twin, amplitude, summary }: FoundProps) {
  const [theme] = useTheme();
  const words = certificateText.twin.found;
  const groups = useMemo(() => foundGroups(twin, amplitude), [twin, amplitude]);
  return <StripChart {...size} groups={groups} theme={theme} words={{ name: words.chart, summary, read: words.read, cell: words.cell }} />;
}

/** Which heads make the twin, as soon as the slider has come to rest. */
function TwinHeads({ moment }: { readonly moment: Moment }) {
  const [theme] = useTheme();
  const words = certificateText.twin.heads;
  const entry = moment.entry("twin-heads");
  const answer = entry?.answer ?? null;
  const added = answer !== null && isAdded(moment, answer);
  const pairs = useMemo(() => (answer ? headPairs(answer, added) : []), [answer, added]);
  if (entry?.failure) return <PanelEmpty absent>{certificateText.failed(failureSaid(entry.failure))}</PanelEmpty>;
  if (!answer) return <PanelEmpty>{words.asking}</PanelEmpty>;
  const summary = plain(twinSentence(moment));
  return (
    <>
      <PanelChart>
        {(size) => (
          <HeadsChart
            {...size}
            series={twinSpectrum(moment, answer)}
            threshold={unusedBelow}
            teacher={null}
            words={{
              ...comparisonText.heads,
              name: words.chart,
              summary,
              threshold: comparisonText.heads.threshold(unusedBelow),
              teacher: "",
            }}
          />
        )}
      </PanelChart>
      <PanelChart>
        {(size) => (
          <HeadPairsChart
            {...size}
            pairs={pairs}
            d={answer.heads.d}
            outputs={answer.heads.outputs}
            scale={headScale(pairs)}
            theme={theme}
            words={{ ...words, name: words.pairs, summary }}
          />
        )}
      </PanelChart>
    </>
  );
}
