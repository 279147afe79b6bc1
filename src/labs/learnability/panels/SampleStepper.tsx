import { useId } from "react";
import { readingPace } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { usePanelOnScreen } from "../../../ui/panel/Panel";
import { NextIcon, PreviousIcon } from "../../../ui/panel/stepper-icons";
import { usePlayground, useSeries, useSession } from "../session/react";
import { panelText } from "./words";

/** Sample < 3 > of 200. The arrow keys step too, as in every number field. */
export function SampleStepper({ samples }: { readonly samples: number }) {
  const session = useSession();
  const sample = usePlayground((state) => state.sample);
  const id = useId();
  const words = panelText.attention;
  const go = (index: number) => {
    if (Number.isFinite(index)) session.setSample(Math.max(0, Math.min(samples - 1, index)));
  };
  return (
    <div className="sample-stepper">
      <label htmlFor={id}>{words.sample}</label>
      <IconButton look="plain" label={words.previous} disabled={sample <= 0} onPress={() => go(sample - 1)}>
        <PreviousIcon />
      </IconButton>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={samples}
        value={Math.min(sample, samples - 1) + 1}
        onChange={(event) => go(event.target.valueAsNumber - 1)}
      />
      <IconButton look="plain" label={words.next} disabled={sample >= samples - 1} onPress={() => go(sample + 1)}>
        <NextIcon />
      </IconButton>
      <span className="number">{words.of(samples)}</span>
    </div>
  );
}

/** Of the panel around it, once it is known how many there are. */
export function SampleChoice() {
  const { target } = useSeries(usePanelOnScreen(), readingPace);
  return target ? <SampleStepper samples={target.samples} /> : null;
}
