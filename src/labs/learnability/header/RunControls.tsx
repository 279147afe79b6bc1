import { usePlayground, useSession } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { DiceIcon, PauseIcon, PlayIcon, ResetIcon, StepIcon } from "../../../ui/icons";
import { text } from "../../../ui/text";
import { SpeedChoice } from "./SpeedChoice";
import { StopRulesButton } from "./StopRulesButton";

export function RunControls() {
  const session = useSession();
  const activity = usePlayground((state) => state.activity);
  const running = activity === "running";
  const over = activity === "finished" || activity === "stopped";
  return (
    <fieldset className="run-controls" aria-label={text.run.controls}>
      <IconButton
        look="primary"
        label={running ? text.run.pause : over ? text.run.again : text.run.play}
        onPress={() => (running ? session.pause() : session.play())}
      >
        {running ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton label={text.run.step} disabled={over} onPress={() => session.step()}>
        <StepIcon />
      </IconButton>
      <IconButton label={text.run.reset} onPress={() => session.reset()}>
        <ResetIcon />
      </IconButton>
      <IconButton label={text.run.newSeed} onPress={() => session.newSeed()}>
        <DiceIcon />
      </IconButton>
      <SpeedChoice />
      <StopRulesButton />
    </fieldset>
  );
}
