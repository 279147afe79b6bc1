import { useId } from "react";
import { readingPace } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { usePanelOnScreen } from "../../../ui/panel/Panel";
import { QuietSelect } from "../../../ui/panel/QuietSelect";
import { NextIcon, PreviousIcon } from "../../../ui/panel/stepper-icons";
import { usePlayground, useSeries, useSession } from "../session/react";
import { panelText } from "./words";

interface SampleStepperProps {
  /** Test sequences, and training sequences, which come after them. */
  readonly samples: number;
  readonly training?: number;
}

/** Sample < 3 > of 200, from the test or the training set. The arrow keys step too, as in every number field. */
export function SampleStepper({ samples, training = 0 }: SampleStepperProps) {
  const session = useSession();
  const sample = usePlayground((state) => state.sample);
  const id = useId();
  const words = panelText.attention;
  const shown = Math.max(0, Math.min(sample, samples + training - 1));
  const split = shown < samples ? "test" : "training";
  const sets = { test: { first: 0, count: samples }, training: { first: samples, count: training } };
  const { first, count } = sets[split];
  const place = shown - first;
  const go = (to: number, { first, count } = sets[split]) => {
    if (Number.isFinite(to)) session.setSample(first + Math.max(0, Math.min(count - 1, to)));
  };
  return (
    <div className="sample-stepper">
      {samples > 0 && training > 0 ? (
        <QuietSelect
          label={words.from}
          value={split}
          options={(["test", "training"] as const).map((value) => ({ value, label: words.splits[value] }))}
          onChange={(next) => go(place, sets[next])}
        />
      ) : (
        <label htmlFor={id}>{words.splits[split]}</label>
      )}
      <IconButton look="plain" label={words.previous} disabled={place <= 0} onPress={() => go(place - 1)}>
        <PreviousIcon />
      </IconButton>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        aria-label={words.splits[split]}
        min={1}
        max={count}
        value={place + 1}
        onChange={(event) => go(event.target.valueAsNumber - 1)}
      />
      <IconButton look="plain" label={words.next} disabled={place >= count - 1} onPress={() => go(place + 1)}>
        <NextIcon />
      </IconButton>
      <span className="number">{words.of(count)}</span>
    </div>
  );
}

/** Of the panel around it, once it is known how many there are. */
export function SampleChoice() {
  const { target } = useSeries(usePanelOnScreen(), readingPace);
  return target ? <SampleStepper samples={target.samples} training={target.training} /> : null;
}
