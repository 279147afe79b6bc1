import { useRef } from "react";
import { Explanation } from "../../../../../platform/shell/help/Explanation";
import { readingPace } from "../../../../../platform/state/react";
import { useSize } from "../../../../../platform/ui/measure";
import { Panel, PanelEmpty, PanelHint, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../../platform/ui/panel/table";
import { failureSaid } from "../../../../../platform/ui/problem-said";
import { useTheme } from "../../../../../platform/ui/theme";
import type { InContextRegressionSpec } from "../../../math/tasks/in-context-regression/schema";
import { useLook } from "../../panels/Looking";
import { SampleChoice } from "../../panels/SampleStepper";
import { usePlayground, useSeries, useSession } from "../../session/react";
import type { RunSeries } from "../../session/series";
import { MatrixTriple } from "./MatrixTriple";
import { PromptChart } from "./PromptChart";
import { type ShownAnswer, type Stair, shownAnswer, shownStair, stairsOf, type Theory, theoryOf } from "./regression-data";
import { regressionSentence } from "./regression-sentence";
import { StairsChart } from "./StairsChart";
import { regressionText } from "./words";
import "./regression.css";

/** How one layer learns to regress in its context: its error, its directions, its matrix and one prompt. */
export function RegressionPanel() {
  const task = usePlayground((state) => state.experiment.task);
  return task.kind === "in-context-regression" ? <RegressionOf task={task} /> : null;
}

function RegressionOf({ task }: { readonly task: InContextRegressionSpec }) {
  const { store, series } = useSession();
  const words = regressionText;
  const now = () => stairsOf(store.getState().experiment, series, store.getState().hidden);
  return (
    <Panel
      id="regression"
      title={words.title}
      choices={
        <>
          <Looks />
          <SampleChoice />
        </>
      }
      summary={<Summary task={task} />}
      plainSummary={() => regressionSentence(theoryOf(task, store.getState().experiment.learners), now(), shownStair(now()))}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => stairsTable(now())}
    >
      <div className="regression-body">
        <LiveStairs task={task} />
        <LiveLayer task={task} />
      </div>
    </Panel>
  );
}

/** Asks for views of the learners while the panel can be seen. */
function Looks() {
  useLook("regression", usePanelOnScreen());
  return null;
}

interface Drawn {
  readonly theory: Theory;
  readonly stairs: readonly Stair[];
  readonly shown: Stair | null;
}

function useStairs(task: InContextRegressionSpec, series: RunSeries): Drawn {
  const experiment = usePlayground((state) => state.experiment);
  const hidden = usePlayground((state) => state.hidden);
  const stairs = stairsOf(experiment, series, hidden);
  return { theory: theoryOf(task, experiment.learners), stairs, shown: shownStair(stairs) };
}

function Summary({ task }: { readonly task: InContextRegressionSpec }) {
  const { theory, stairs, shown } = useStairs(task, useSeries(usePanelOnScreen(), readingPace));
  return regressionSentence(theory, stairs, shown);
}

function LiveStairs({ task }: { readonly task: InContextRegressionSpec }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const series = useSeries(usePanelOnScreen());
  const { theory, stairs, shown } = useStairs(task, series);
  const failure = series.certificate?.failure;
  return (
    <div className="regression-stairs" ref={frame}>
      {failure && <PanelEmpty>{regressionText.failed(failureSaid(failure))}</PanelEmpty>}
      {!failure && size && size.width > 0 && size.height > 0 && (
        <StairsChart {...size} {...{ theory, stairs, shown }} summary={regressionSentence(theory, stairs, shown)} />
      )}
    </div>
  );
}

/** The matrix and the prompt of the shown learner. */
function LiveLayer({ task }: { readonly task: InContextRegressionSpec }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [theme] = useTheme();
  const series = useSeries(usePanelOnScreen(), readingPace);
  const { theory, shown } = useStairs(task, series);
  const answer = shownAnswer(task, shown, series);
  return (
    <div className="regression-layer" ref={frame}>
      {size && size.width > 0 && shown && answer ? (
        <>
          <p className="regression-caption">{regressionText.matrices.caption(largestDifference(theory, answer))}</p>
          <MatrixTriple width={size.width} M={answer.M} gamma={theory.gamma} theme={theme} />
          <p className="regression-caption">{regressionText.prompt.caption(answer.answer, answer.prompt.ridge)}</p>
          <PromptChart width={size.width} height={250} prompt={answer.prompt} answer={answer.answer} learner={shown.learner} />
        </>
      ) : (
        <PanelHint>{regressionText.begin}</PanelHint>
      )}
    </div>
  );
}

function largestDifference({ gamma }: Theory, { M }: ShownAnswer): number {
  const D = gamma.length;
  return M.reduce((high, value, at) => Math.max(high, Math.abs(value - (at % (D + 1) === 0 ? 1 / gamma[at / (D + 1)] : 0))), 0);
}

/** One row for each learner and recorded step. */
function stairsTable(stairs: readonly Stair[]): DataTable {
  const { columns } = regressionText;
  const D = Math.max(0, ...stairs.map(({ shares }) => shares?.length ?? 0));
  return {
    columns: [columns.step, columns.learner, columns.error, ...Array.from({ length: D }, (_, k) => columns.direction(k + 1))],
    rows: stairs.flatMap(({ learner, step, error, shares }) =>
      Array.from(step, (at, i) => [at, learner.name, error[i], ...Array.from({ length: D }, (_, k) => shares?.[k]?.[i] ?? "")]),
    ),
  };
}
