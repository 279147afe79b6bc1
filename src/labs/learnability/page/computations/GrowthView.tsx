import { useId } from "react";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { Scrollable } from "../../../../platform/ui/Scrollable";
import { plain } from "../../../../platform/ui/Sentence";
import type { ErrorGrowthAnswer } from "../../engine/study/questions";
import { GrowthChart } from "../charts/GrowthChart";
import { SampleStepper } from "../panels/SampleStepper";
import { useComputations, useMoment } from "./Computations";
import { computationsView, stepsAlong } from "./choices";
import { growthAnswer, growthLines, growthQuestions, growthSentence, numberRows, otherLines, runOf } from "./growth-data";
import { unseenNow } from "./moment";
import { computationsText } from "./words";

const words = computationsText.growth;

/** The shown computation, the length of the continuations, and the progress of the work. */
export function GrowthControls() {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const unseen = unseenNow(moment);
  return (
    <div className="computations-controls">
      {unseen && <SampleStepper samples={unseen.count} />}
      <Steps />
      <Work />
    </div>
  );
}

/** How many steps, for machines that can go on. */
function Steps() {
  const { task } = useComputations();
  const [chosen, choose] = usePanelView("computations", computationsView);
  const id = useId();
  const along = stepsAlong(task, chosen);
  if (!along) return null;
  const { steps, most } = along;
  const take = (next: number) => {
    if (Number.isInteger(next) && next >= 1 && next <= most) choose({ steps: next });
  };
  return (
    <div className="sample-stepper">
      <label htmlFor={id}>{words.steps}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={steps}
        onChange={(event) => take(event.target.valueAsNumber)}
      />
    </div>
  );
}

function Work() {
  const { inquiries, run, task } = useComputations();
  const [chosen] = usePanelView("computations", computationsView);
  const entry = useMoment(usePanelOnScreen(), readingPace).entry("error-growth");
  const begin = () => {
    for (const question of growthQuestions(task, chosen)) inquiries.ask({ document: run, data: null, question });
  };
  if (entry?.answer?.done) return null;
  if (!entry || entry.failure || entry.stopped)
    return (
      <button type="button" className="pill" onClick={begin}>
        {entry ? words.again : words.start}
      </button>
    );
  return (
    <>
      <progress className="computations-progress" aria-label={words.progress} value={entry.progress} max={1} />
      <button type="button" className="pill" onClick={() => inquiries.withdraw("error-growth")}>
        {words.cancel}
      </button>
    </>
  );
}

export function GrowthPicture() {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const answer = growthAnswer(moment);
  if (!answer) return <PanelEmpty>{plain(growthSentence(moment))}</PanelEmpty>;
  return (
    <div className="growth">
      <div className="growth-chart">
        <PanelChart>{(size) => <Growth size={size} answer={answer} />}</PanelChart>
      </div>
      <Numbers answer={answer} />
    </div>
  );
}

function Growth({ size, answer }: { readonly size: Size; readonly answer: ErrorGrowthAnswer }) {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const sample = moment.series.target?.sample ?? 0;
  const shown = runOf(answer, sample) ? sample : 0;
  return (
    <GrowthChart
      {...size}
      tokens={answer.tokens}
      lines={growthLines(answer, sample)}
      others={otherLines(answer, sample)}
      words={{
        ...words,
        name: words.chart(shown + 1),
        summary: plain(growthSentence(moment)),
        token: (token) => words.token(moment.machines.role(token), token + 1, answer.tokens),
      }}
    />
  );
}

function Numbers({ answer }: { readonly answer: ErrorGrowthAnswer }) {
  const { columns } = words;
  return (
    <Scrollable className="growth-numbers" label={words.inNumbers}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{columns.all}</th>
            <th scope="col">{columns.certified}</th>
          </tr>
        </thead>
        <tbody>
          {numberRows(answer).map(({ name, all, certified }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="number">{all}</td>
              <td className="number">{certified}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.theorem}</p>
    </Scrollable>
  );
}
