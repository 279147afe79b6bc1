import { useMemo } from "react";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { plain } from "../../../../platform/ui/Sentence";
import { TraceGridChart } from "../charts/TraceGridChart";
import type { TraceGroup } from "../charts/trace-grid-layout";
import { SampleStepper } from "../panels/SampleStepper";
import { useSteadyList } from "../panels/steady-list";
import { useSession } from "../session/react";
import { AlikeNumbers } from "./AlikeNumbers";
import { useMoment } from "./Computations";
import { areAlike, cellWords, eachSentence, traceGroups } from "./each-data";
import { drawnNow, type Moment, standing, unseenNow } from "./moment";
import { type Fared, type Unseen, unseenOf } from "./outcomes";
import { computationsText } from "./words";

/** The shown computation and its input. */
export function TraceControls() {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const unseen = unseenNow(moment);
  if (!unseen) return null;
  return (
    <div className="computations-controls">
      <SampleStepper samples={unseen.count} />
      <span className="computations-name">{moment.machines.computation(unseen.shown)}</span>
    </div>
  );
}

export function EachPicture() {
  const moment = useMoment(usePanelOnScreen());
  const stands = standing(moment);
  return stands ? <PanelEmpty>{plain(stands)}</PanelEmpty> : <Results moment={moment} />;
}

function Results({ moment }: { readonly moment: Moment }) {
  const { target } = moment.series;
  // Loss snapshots arrive more often than views; only new views make new rows.
  const unseen = useMemo(() => unseenOf(target), [target]);
  const drawn = useSteadyList(drawnNow(moment), ({ own }) => own);
  const groups = useMemo(() => (unseen ? traceGroups(unseen, drawn) : []), [unseen, drawn]);
  if (!unseen) return null;
  if (areAlike(groups)) return <AlikeNumbers groups={groups} count={unseen.count} tokens={unseen.tokens} />;
  return <PanelChart>{(size) => <Grid {...{ size, moment, unseen, drawn, groups }} />}</PanelChart>;
}

interface GridProps {
  readonly size: Size;
  readonly moment: Moment;
  readonly unseen: Unseen;
  readonly drawn: readonly Fared[];
  readonly groups: readonly TraceGroup[];
}

function Grid({ size, moment, unseen, drawn, groups }: GridProps) {
  const session = useSession();
  const words = computationsText.each;
  return (
    <TraceGridChart
      {...size}
      groups={groups}
      columns={unseen.count}
      selected={unseen.shown}
      onLook={(sample) => session.setSample(sample)}
      words={{
        ...words,
        name: words.chart,
        summary: eachSentence(unseen, drawn),
        column: (column) => words.column(column + 1, moment.machines.computation(column)),
        cell: (row, share) => cellWords(row, share, unseen.tokens),
      }}
    />
  );
}
