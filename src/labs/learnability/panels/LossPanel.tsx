import { useState } from "react";
import { LossChart, type LossWords } from "../../../charts/LossChart";
import type { Experiment } from "../../../experiment/learnability/document";
import { isTrained } from "../../../learners/specs";
import { ListenButton } from "../../../shell/listen/ListenButton";
import type { Heard } from "../../../shell/listen/Listening";
import { readingPace, usePlayground, useSeries, useSession } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../ui/panel/Panel";
import { text } from "../../../ui/text";
import { isClosedForm, type NamedLearner, namedLearners } from "../learners";
import { Explanation } from "./Explanation";
import { LearnerChips } from "./LearnerChips";
import { LossChoices } from "./LossChoices";
import { type ChosenLoss, errorName, firstChoice, type LossChoice, validChoice } from "./loss-choice";
import { lossData } from "./loss-curves";
import { lossTable } from "./loss-table";
import { learningCurveSentence, lossSentence } from "./sentences";

export function LossPanel() {
  const { store, series } = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const [chosen, setChoice] = useState<ChosenLoss>(firstChoice);
  const choice = validChoice(chosen, experiment);
  const words = text.panels.loss;
  const sources = () => {
    const { hidden, history } = store.getState();
    return { learners: shownLearners(experiment, hidden), series, history };
  };
  return (
    <Panel
      id="loss"
      title={text.loss.title}
      choices={<LossChoices choice={choice} experiment={experiment} onChange={setChoice} />}
      tools={<ListenButton title={text.loss.title} heard={() => lossHeard(lossData(sources(), choice))} />}
      summary={<LossSummary choice={choice} />}
      plainSummary={() => sentenceOf(choice, namedLearners(experiment), { series, activity: store.getState().activity })}
      toolbar={<Legend />}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => lossTable(lossData(sources(), choice))}
    >
      <PanelChart>{(size) => <LiveLossChart size={size} choice={choice} />}</PanelChart>
    </Panel>
  );
}

/** What float64 cannot tell from nothing, beside labels of size one. */
const rounding = 1e-30;

function lossHeard({ lines, axis }: ReturnType<typeof lossData>): Heard {
  return { voices: lines.map(({ name, x, main }) => ({ name, x, y: main })), floor: rounding, scale: axis.scale, key: "loss" };
}

function shownLearners(experiment: Experiment, hidden: ReadonlySet<number>): NamedLearner[] {
  return namedLearners(experiment).filter(({ index }) => !hidden.has(index));
}

/** Every learner, drawn or not; pressing one draws it or leaves it out. */
function Legend() {
  const session = useSession();
  const hidden = usePlayground((state) => state.hidden);
  const learners = namedLearners(usePlayground((state) => state.experiment));
  return (
    <LearnerChips
      label={text.panels.learners}
      learners={learners}
      pressed={({ index }) => !hidden.has(index)}
      onToggle={({ index }) => session.setHidden(index, !hidden.has(index))}
    />
  );
}

function LossSummary({ choice }: { readonly choice: LossChoice }) {
  const learners = namedLearners(usePlayground(({ experiment }) => experiment));
  const activity = usePlayground((state) => state.activity);
  return sentenceOf(choice, learners, { series: useSeries(usePanelOnScreen(), readingPace), activity });
}

type Moment = { readonly series: Parameters<typeof lossSentence>[1]; readonly activity: Parameters<typeof lossSentence>[2] };

function sentenceOf(choice: LossChoice, learners: readonly NamedLearner[], { series, activity }: Moment): string {
  return choice.against === "curve" ? learningCurveSentence(learners, series, activity) : lossSentence(learners, series, activity);
}

function LiveLossChart({ size, choice }: { readonly size: Size; readonly choice: LossChoice }) {
  const experiment = usePlayground((state) => state.experiment);
  const activity = usePlayground((state) => state.activity);
  const hidden = usePlayground((state) => state.hidden);
  const history = usePlayground((state) => state.history);
  const series = useSeries(usePanelOnScreen());
  const learners = shownLearners(experiment, hidden);
  if (choice.against === "curve" && !learners.some(isClosedForm)) return <PanelEmpty>{text.panels.loss.noClosedForm}</PanelEmpty>;
  const data = lossData({ learners, series, history }, choice);
  const summary = sentenceOf(choice, learners, { series, activity });
  return <LossChart {...size} {...data} words={wordsOf(choice, experiment, summary, data.lines)} />;
}

function wordsOf(choice: LossChoice, experiment: Experiment, summary: string, lines: ReturnType<typeof lossData>["lines"]): LossWords {
  const words = text.panels.loss;
  const seeds = Math.max(1, ...experiment.learners.map((spec) => (isTrained(spec) && choice.against !== "curve" ? spec.repeats : 1)));
  const onlyTraining = choice.drawn === "test" && lines.length > 0 && lines.every(({ thin }) => thin === null);
  const error = onlyTraining ? words.errors.train : errorName(choice, experiment);
  return {
    name: text.loss.chart,
    summary,
    across: words.across[choice.against],
    lines: words.lines(
      error,
      lines.some(({ thin }) => thin !== null),
      seeds,
    ),
    read: text.loss.read,
    at: words.at[choice.against],
    range: words.range,
    floor: text.loss.floor,
  };
}
