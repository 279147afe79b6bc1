import { LegendChips } from "../../../../platform/shell/panels/LegendChips";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import type { Experiment } from "../../document/document";
import { namedLearners } from "../learners";
import { usePlayground, useSession } from "../session/react";
import { type Against, hasExcess, type LossChoice, modelsTokens, shiftNames } from "./loss-choice";
import { tokensText } from "./token-words";
import { panelText } from "./words";

export interface LossChoicesProps {
  readonly choice: LossChoice;
  readonly experiment: Experiment;
  readonly onChange: (choice: LossChoice) => void;
}

/** Selectors of the error, the axis and its scale, and the learners. */
export function LossChoices({ choice, experiment, onChange }: LossChoicesProps) {
  const words = panelText.loss;
  const errors = [
    { value: "test", label: words.errors.test },
    ...(hasExcess(experiment) ? [{ value: "excess", label: words.errors.excess }] : []),
    { value: "train", label: words.errors.train },
    ...(modelsTokens(experiment) ? (["entropy", "accuracy"] as const).map((value) => ({ value, label: tokensText.choices[value] })) : []),
    ...shiftNames(experiment).map((name, index) => ({ value: String(index), label: words.outOfDistribution(name) })),
  ];
  const axes = (Object.keys(words.axes) as Against[]).map((value) => ({ value, label: words.axes[value] }));
  const scales = (["log", "linear"] as const).map((value) => ({ value, label: words.scales[value] }));
  const drawn = (value: string): LossChoice["drawn"] => {
    const named = (["test", "excess", "train", "entropy", "accuracy"] as const).find((name) => name === value);
    return named ?? Number(value);
  };
  return (
    <>
      <QuietSelect
        label={words.drawn}
        value={String(choice.drawn)}
        options={errors}
        onChange={(value) => onChange({ ...choice, drawn: drawn(value) })}
      />
      <QuietSelect
        label={words.against}
        help={words.axisHelp}
        value={choice.against}
        options={axes}
        onChange={(against) => onChange({ ...choice, against })}
      />
      <QuietSelect label={words.scale} value={choice.scale} options={scales} onChange={(scale) => onChange({ ...choice, scale })} />
      <Legend />
    </>
  );
}

/** Every learner, drawn or not; pressing one shows or hides its curve. */
function Legend() {
  const session = useSession();
  const hidden = usePlayground((state) => state.hidden);
  const learners = namedLearners(usePlayground((state) => state.experiment));
  return (
    <LegendChips
      label={panelText.learners}
      entries={learners}
      pressed={({ index }) => !hidden.has(index)}
      onToggle={({ index }) => session.setHidden(index, !hidden.has(index))}
    />
  );
}
