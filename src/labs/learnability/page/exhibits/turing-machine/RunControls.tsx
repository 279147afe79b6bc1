import { IconButton } from "../../../../../platform/ui/IconButton";
import { PauseIcon, PlayIcon, ResetIcon, StepIcon } from "../../../../../platform/ui/icons";
import { QuietSelect } from "../../../../../platform/ui/panel/QuietSelect";
import { NextIcon, PreviousIcon } from "../../../../../platform/ui/panel/stepper-icons";
import { roving } from "../../../../../platform/ui/roving";
import type { RunClock, Speed } from "./run-clock";
import { turingText } from "./words";

const speeds: readonly Speed[] = ["slow", "even", "quick", "rapid"];

const inRow = roving("button, select");

/** Start, back, on, play, end, and a slider over all steps. */
export function RunControls({ clock }: { readonly clock: RunClock }) {
  const words = turingText;
  const { at, last, playing } = clock;
  return (
    <fieldset className="turing-controls" aria-label={words.stepping} ref={inRow}>
      <IconButton look="plain" label={words.toStart} disabled={at === 0} onPress={() => clock.goTo(0)}>
        <ResetIcon />
      </IconButton>
      <IconButton look="plain" label={words.back} disabled={at === 0} onPress={() => clock.goTo(at - 1)}>
        <PreviousIcon />
      </IconButton>
      <span className="turing-play">
        <IconButton label={playing ? words.pause : words.play} disabled={last === 0} onPress={clock.play}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </span>
      <IconButton look="plain" label={words.forward} disabled={at === last} onPress={() => clock.goTo(at + 1)}>
        <NextIcon />
      </IconButton>
      <IconButton look="plain" label={words.toEnd} disabled={at === last} onPress={() => clock.goTo(last)}>
        <StepIcon />
      </IconButton>
      <span className="turing-play">
        <QuietSelect
          label={words.speed}
          value={clock.speed}
          options={speeds.map((speed) => ({ value: speed, label: words.speeds[speed] }))}
          onChange={clock.setSpeed}
        />
      </span>
      <input
        className="turing-slider"
        type="range"
        aria-label={words.position}
        aria-valuetext={words.at(at, last)}
        min={0}
        max={last}
        step={1}
        value={at}
        disabled={last === 0}
        onChange={(event) => clock.goTo(Number(event.target.value))}
      />
      <span className="number turing-count">{words.at(at, last)}</span>
    </fieldset>
  );
}
