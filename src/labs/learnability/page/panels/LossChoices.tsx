import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import type { Experiment } from "../../document/document";
import { type Against, hasExcess, type LossChoice, modelsTokens, shiftNames } from "./loss-choice";
import { tokensText } from "./token-words";
import { panelText } from "./words";

export interface LossChoicesProps {
  readonly choice: LossChoice;
  readonly experiment: Experiment;
  readonly onChange: (choice: LossChoice) => void;
}

/** Which error, against what, on which scale. */
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
    </>
  );
}
