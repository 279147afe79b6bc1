import { useMemo } from "react";
import type { Size } from "../../../../platform/ui/measure";
import { PanelChart } from "../../../../platform/ui/panel/Panel";
import { plain } from "../../../../platform/ui/Sentence";
import { BarrierChart } from "../charts/BarrierChart";
import { LandscapeChart } from "../charts/LandscapeChart";
import { barrierAnswer, barrierCurves, betweenSentence, endNames } from "./between-data";
import { landscapeAnswer, mapsOf, mapsSentence } from "./maps-data";
import type { Moment } from "./moment";
import { landscapeText } from "./words";

export function Picture({ moment }: { readonly moment: Moment }) {
  const { view } = moment.choices;
  const Chart = view === "maps" ? Maps : Between;
  return (
    <div className={`landscape-picture landscape-${view}`}>
      <PanelChart>{(size) => <Chart size={size} moment={moment} />}</PanelChart>
    </div>
  );
}

interface ChartProps {
  readonly size: Size;
  readonly moment: Moment;
}

function Maps({ size, moment }: ChartProps) {
  const answer = landscapeAnswer(moment);
  // The maps belong to the answer and to names; a run that goes on changes neither.
  const finished = answer ? moment.series.gradients.get(answer.learner)?.status !== "running" : false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the moment only these matter
  const maps = useMemo(() => (answer ? mapsOf(moment, answer) : []), [answer, moment.experiment, finished]);
  if (!answer || maps.length === 0) return null;
  const words = landscapeText.maps;
  return (
    <LandscapeChart
      {...size}
      maps={maps}
      zoom={Number(moment.choices.zoom)}
      words={{ ...words, name: words.chart, summary: plain(mapsSentence(moment)), step: (index) => words.step(answer.steps[index]) }}
    />
  );
}

function Between({ size, moment }: ChartProps) {
  const answer = barrierAnswer(moment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the moment only these matter
  const curves = useMemo(() => (answer ? barrierCurves(moment, answer) : []), [answer, moment.experiment]);
  if (!answer) return null;
  const words = landscapeText.between;
  return (
    <BarrierChart
      {...size}
      curves={curves}
      words={{ ...words, name: words.chart, summary: plain(betweenSentence(moment)), ends: endNames(moment, answer) }}
    />
  );
}
