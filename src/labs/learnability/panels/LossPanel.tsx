import { formatValue } from "../../charts/format";
import { LossChart, type LossWords } from "../../charts/LossChart";
import type { LossLevel, LossLine } from "../../charts/loss-layout";
import type { Experiment } from "../../experiment/document";
import { readingPace, usePlayground, useSeries } from "../../state/react";
import type { RunSeries } from "../../state/series";
import type { Size } from "../../ui/measure";
import { Panel, PanelBody, usePanelOnScreen } from "../../ui/Panel";
import { text } from "../../ui/text";
import { isClosedForm, isGradient, type NamedLearner, namedLearners } from "./learners";
import { lastError, lossSentence } from "./sentences";

export function LossPanel() {
  return (
    <Panel title={text.loss.title} summary={<LossSummary />} className="loss-panel">
      <PanelBody>{(size) => <LiveLossChart size={size} />}</PanelBody>
    </Panel>
  );
}

function LossSummary() {
  const learners = namedLearners(usePlayground(({ experiment }) => experiment));
  const activity = usePlayground((state) => state.activity);
  return lossSentence(learners, useSeries(usePanelOnScreen(), readingPace), activity);
}

function LiveLossChart({ size }: { readonly size: Size }) {
  const experiment = usePlayground((state) => state.experiment);
  const activity = usePlayground((state) => state.activity);
  const series = useSeries(usePanelOnScreen());
  const learners = namedLearners(experiment);
  const lines = linesOf(learners, series);
  const words: LossWords = {
    name: text.loss.chart,
    summary: lossSentence(learners, series, activity),
    steps: text.loss.steps,
    lines: lines.some(({ test }) => !Number.isNaN(test[0])) ? text.loss.test : text.loss.train,
    read: text.loss.read,
    atStep: text.loss.atStep,
    floor: text.loss.floor,
  };
  return <LossChart {...size} lines={lines} levels={levelsOf(learners, series)} steps={longestRun(experiment)} words={words} />;
}

function linesOf(learners: readonly NamedLearner[], series: RunSeries): LossLine[] {
  return learners.filter(isGradient).flatMap(({ index, name, color, textColor, marker }) => {
    const state = series.gradients.get(index);
    if (!state || state.curve.step.length === 0) return [];
    const { step, train, test } = state.curve;
    const note = formatValue(lastError(state.curve));
    return [{ id: `learner-${index}`, name, color, textColor, marker, step, train, test, note, diverged: state.status === "diverged" }];
  });
}

function levelsOf(learners: readonly NamedLearner[], series: RunSeries): LossLevel[] {
  const closedForms = learners.filter(isClosedForm).flatMap(({ index, name }): LossLevel[] => {
    const state = series.closedForms.get(index);
    if (!state || state.curve.step.length === 0) return [];
    const value = lastError(state.curve);
    const note = state.status === "done" ? text.loss.closedFormNote(value, state.milliseconds) : formatValue(value);
    return [{ id: `learner-${index}`, role: "closed-form", name: name.toLowerCase(), value, note }];
  });
  const theory = [...series.closedForms.values()].find((state) => state.theory)?.theory?.at(-1);
  const variance = series.certificate?.labelVariance;
  return [
    ...(variance == null ? [] : [reference("variance", text.loss.variance, variance)]),
    ...(theory == null ? [] : [reference("theory", text.loss.theory, theory)]),
    ...closedForms,
  ];
}

function reference(id: string, name: string, value: number): LossLevel {
  return { id, role: "reference", name, value, note: "" };
}

function longestRun({ learners }: Experiment): number {
  return Math.max(1, ...learners.map((learner) => (learner.kind === "gradient" ? learner.steps : 1)));
}
