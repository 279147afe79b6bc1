import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import { usePlayground, useSeries, useSession } from "../session/react";
import { comparisonText } from "./comparison-words";

interface SampleStepperProps {
  /** Test sequences, and training sequences, which come after them. */
  readonly samples: number;
  readonly training?: number;
}

/** Sample < 3 > of 200, from the test or the training set. The arrow keys step too, as in every number field. */
export function SampleStepper({ samples, training = 0 }: SampleStepperProps) {
  const session = useSession();
  const sample = usePlayground((state) => state.sample);
  const words = comparisonText.attention;
  const shown = Math.max(0, Math.min(sample, samples + training - 1));
  const split = shown < samples ? "test" : "training";
  const sets = { test: { first: 0, count: samples }, training: { first: samples, count: training } };
  const { first, count } = sets[split];
  const place = shown - first;
  const go = (to: number, { first, count } = sets[split]) => {
    session.setSample(first + Math.max(0, Math.min(count - 1, to)));
  };
  return (
    <Stepper
      label={words.splits[split]}
      heading={
        samples > 0 && training > 0 ? (
          <QuietSelect
            label={words.from}
            value={split}
            options={(["test", "training"] as const).map((value) => ({ value, label: words.splits[value] }))}
            onChange={(next) => go(place, sets[next])}
          />
        ) : undefined
      }
      value={place + 1}
      most={count}
      back={words.previous}
      on={words.next}
      onChange={(number) => go(number - 1)}
    />
  );
}

/** Of the panel around it, once it is known how many there are. */
export function SampleChoice() {
  const { target } = useSeries(usePanelOnScreen(), readingPace, ({ target }) => [target?.samples, target?.training]);
  return target ? <SampleStepper samples={target.samples} training={target.training} /> : null;
}
