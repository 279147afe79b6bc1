import { useMemo } from "react";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { Scrollable } from "../../../../platform/ui/Scrollable";
import { plain } from "../../../../platform/ui/Sentence";
import { useTheme } from "../../../../platform/ui/theme";
import { ownWays } from "../../engine/trace-outcomes";
import { HistoryChart } from "../charts/HistoryChart";
import { useSteadyList } from "../panels/steady-list";
import { useMoment } from "./Computations";
import { computationsView } from "./choices";
import { TraceControls } from "./EachView";
import { drawnNow, type Moment, standing } from "./moment";
import { historiesOf, historyScale, rolloutSentence, type ShownTrace, saidTokens, shownTraceOf } from "./rollout-data";
import { computationsText } from "./words";

/** The shown computation, and the form in which learners receive their own output. */
export function RolloutControls() {
  const [{ fed }, choose] = usePanelView("computations", computationsView);
  const words = computationsText.rollout;
  return (
    <>
      <TraceControls />
      <fieldset className="panel-views" aria-label={words.waysLabel}>
        {ownWays.map((way) => (
          <button key={way} type="button" aria-pressed={fed === way} onClick={() => choose({ fed: way })}>
            {words.ways[way]}
          </button>
        ))}
      </fieldset>
    </>
  );
}

export function RolloutPicture() {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const stands = standing(moment);
  if (stands) return <PanelEmpty>{plain(stands)}</PanelEmpty>;
  return (
    <div className="rollout">
      <div className="rollout-chart">
        <PanelChart>{(size) => <LiveHistories size={size} />}</PanelChart>
      </div>
      <Words moment={moment} />
    </div>
  );
}

/** True and generated tokens of the shown computation, made anew only when their views are new. */
function useHistories(moment: Moment) {
  const { machines, series, chosen } = moment;
  const { target } = series;
  const drawn = useSteadyList(drawnNow(moment), ({ own }) => own);
  return useMemo(() => {
    const trace = target && shownTraceOf(target);
    return trace && { trace, drawn, histories: historiesOf(trace, drawn, chosen.fed, machines) };
  }, [target, drawn, chosen.fed, machines]);
}

function LiveHistories({ size }: { readonly size: Size }) {
  const [theme] = useTheme();
  const moment = useMoment(usePanelOnScreen());
  const made = useHistories(moment);
  if (!made || standing(moment)) return null;
  const { trace, drawn, histories } = made;
  const { machines, chosen } = moment;
  const words = computationsText.rollout;
  return (
    <HistoryChart
      {...size}
      histories={histories}
      steps={trace.steps}
      blocks={machines.layout.list}
      scale={historyScale(trace)}
      theme={theme}
      words={{
        ...words,
        name: words.chart(chosen.fed),
        summary: rolloutSentence(trace, drawn, chosen.fed, machines),
        step: machines.role,
        cell: (step, block, place) => words.cell(machines.role(step), block, place),
      }}
    />
  );
}

function Words({ moment }: { readonly moment: Moment }) {
  const made = useHistories(moment);
  return made && <WordsTable trace={made.trace} histories={made.histories} machines={moment.machines} />;
}

interface WordsTableProps {
  readonly trace: ShownTrace;
  readonly histories: ReturnType<typeof historiesOf>;
  readonly machines: Moment["machines"];
}

function WordsTable({ trace, histories, machines }: WordsTableProps) {
  const words = computationsText.rollout;
  return (
    <Scrollable className="rollout-words" label={words.inWords}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.token}</th>
            {histories.map(({ id, name, textColor }) => (
              <th key={id} scope="col" style={{ color: textColor }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {saidTokens(trace, histories, machines).map(({ role, truth, learners }, step) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <td>{truth}</td>
              {learners.map(({ said, right }, index) => (
                <td key={histories[index + 1].id} className={wrongClass(right, histories[index + 1].wrongAt === step)}>
                  {said}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

function wrongClass(right: boolean, first: boolean): string {
  if (right) return "rollout-same";
  return first ? "rollout-wrong rollout-first" : "rollout-wrong";
}
