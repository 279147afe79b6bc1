import { lazy } from "react";
import { LossChart, type LossWords } from "../../../../platform/charts/LossChart";
import { AfterMotion } from "../../../../platform/shell/AfterMotion";
import type { Heard } from "../../../../platform/shell/listen/Listening";
import { useListening } from "../../../../platform/shell/listen/use-listening";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Activity } from "../../../../platform/state/store";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { Experiment } from "../../document/document";
import { isTrained } from "../../math/learners/training-methods";
import { isClosedForm, type NamedLearner, namedLearners } from "../learners";
import { usePlayground, useSeries, useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { type FewHeadsFits, fewHeadsOf, useFewHeads } from "./few-heads";
import { LateExplanation } from "./LateExplanation";
import { LateFewHeads } from "./LateFewHeads";
import { errorName, isOfTokens, type LossChoice, validChoice } from "./loss-choice";
import { lossData } from "./loss-curves";
import { lossTable } from "./loss-table";
import { learningCurveSentence, lossSentence } from "./sentences";
import { lossView } from "./views";
import { panelText } from "./words";

const LossChoices = lazy(() => import("./LossChoices").then((module) => ({ default: module.LossChoices })));

export function LossPanel() {
  const { store, series } = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const [chosen, setChoice] = usePanelView("loss", lossView);
  const choice = validChoice(chosen, experiment);
  const sources = () => {
    const { hidden, history } = store.getState();
    return { learners: shownLearners(experiment, hidden), series, history, fewHeads: fewHeadsOf(experiment) };
  };
  const listening = useListening(() => lossHeard(lossData(sources(), choice)));
  return (
    <Panel
      id="loss"
      title={panelText.loss.title}
      choices={
        <AfterMotion>
          <LossChoices choice={choice} experiment={experiment} onChange={setChoice} />
        </AfterMotion>
      }
      tools={[listening]}
      summary={<LossSummary choice={choice} />}
      plainSummary={() =>
        sentenceOf(choice, namedLearners(experiment), { series, activity: store.getState().activity, fewHeads: fewHeadsOf(experiment) })
      }
      explanation={<LateExplanation of="loss" />}
      table={() => lossTable(lossData(sources(), choice))}
    >
      <PanelChart>{(size) => <LiveLossChart size={size} choice={choice} />}</PanelChart>
      <LateFewHeads />
    </Panel>
  );
}

/** Squared error that is rounding in float64, for labels of size one. */
const rounding = 1e-30;

async function lossHeard({ lines, axis }: ReturnType<typeof lossData>): Promise<Heard> {
  const { listenText } = await import("./listen-words");
  return { voices: lines.map(({ name, x, main }) => ({ name, x, y: main })), floor: rounding, scale: axis.scale, key: listenText.loss };
}

function shownLearners(experiment: Experiment, hidden: ReadonlySet<number>): NamedLearner[] {
  return namedLearners(experiment).filter(({ index }) => !hidden.has(index));
}

function LossSummary({ choice }: { readonly choice: LossChoice }) {
  const experiment = usePlayground((state) => state.experiment);
  const learners = namedLearners(experiment);
  const activity = usePlayground((state) => state.activity);
  const fewHeads = useFewHeads(experiment);
  const sentence = (series: RunSeries) => sentenceOf(choice, learners, { series, activity, fewHeads });
  return unbroken(sentence(useSeries(usePanelOnScreen(), readingPace, (series) => [sentence(series)])));
}

interface Moment {
  readonly series: RunSeries;
  readonly activity: Activity;
  readonly fewHeads: FewHeadsFits | null;
}

function sentenceOf({ against }: LossChoice, learners: readonly NamedLearner[], { series, activity, fewHeads }: Moment): string {
  return against === "curve" ? learningCurveSentence(learners, series, activity) : lossSentence(learners, series, activity, fewHeads);
}

function LiveLossChart({ size, choice }: { readonly size: Size; readonly choice: LossChoice }) {
  const experiment = usePlayground((state) => state.experiment);
  const activity = usePlayground((state) => state.activity);
  const hidden = usePlayground((state) => state.hidden);
  const history = usePlayground((state) => state.history);
  const fewHeads = useFewHeads(experiment);
  const series = useSeries(usePanelOnScreen());
  const learners = shownLearners(experiment, hidden);
  if (choice.against === "curve" && !learners.some(isClosedForm)) return <PanelEmpty absent>{panelText.loss.noClosedForm}</PanelEmpty>;
  const data = lossData({ learners, series, history, fewHeads }, choice);
  const summary = sentenceOf(choice, learners, { series, activity, fewHeads });
  return <LossChart {...size} {...data} words={wordsOf(choice, experiment, summary, data.lines)} />;
}

function wordsOf(choice: LossChoice, experiment: Experiment, summary: string, lines: ReturnType<typeof lossData>["lines"]): LossWords {
  const words = panelText.loss;
  const seeds = Math.max(1, ...experiment.learners.map((spec) => (isTrained(spec) && choice.against !== "curve" ? spec.repeats : 1)));
  const onlyTraining = choice.drawn === "test" && lines.length > 0 && lines.every(({ thin }) => thin === null);
  const error = onlyTraining ? words.errors.train : errorName(choice, experiment);
  return {
    name: panelText.loss.chart,
    summary,
    across: words.across[choice.against],
    lines: words.lines(
      isOfTokens(choice.drawn) ? error : `${error} (MSE)`,
      lines.some(({ thin }) => thin !== null),
      seeds,
    ),
    spikes: words.spikes,
    read: panelText.loss.read,
    at: words.at[choice.against],
    range: words.range,
    floor: panelText.loss.floor,
  };
}
