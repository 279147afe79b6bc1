import { usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { DiceIcon, PauseIcon, PlayIcon, ResetIcon, StepIcon } from "../../ui/icons";
import { lockText } from "../../ui/lock-text";
import { text } from "../../ui/text";
import { useLock } from "../class/locks";
import { SpeedChoice } from "./SpeedChoice";
import { StopRulesButton } from "./StopRulesButton";

export function RunControls() {
  const session = useSession();
  const activity = usePlayground((state) => state.activity);
  const running = activity === "running";
  const over = activity === "finished" || activity === "stopped";
  const lock = useLock("run");
  const seed = useLock("seed");
  if (lock === "hidden") return null;
  const locked = lock === "locked";
  const hint = locked ? lockText.control : undefined;
  return (
    <fieldset className="run-controls" aria-label={text.run.controls}>
      <IconButton
        look="primary"
        disabled={locked}
        hint={hint}
        label={running ? text.run.pause : over ? text.run.again : text.run.play}
        onPress={() => (running ? session.pause() : session.play())}
      >
        {running ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton label={text.run.step} disabled={over || locked} hint={hint} onPress={() => session.step()}>
        <StepIcon />
      </IconButton>
      <IconButton label={text.run.reset} disabled={locked} hint={hint} onPress={() => session.reset()}>
        <ResetIcon />
      </IconButton>
      <IconButton
        label={text.run.newSeed}
        disabled={seed !== "free"}
        hint={seed === "free" ? undefined : lockText.control}
        onPress={() => session.newSeed()}
      >
        <DiceIcon />
      </IconButton>
      <SpeedChoice disabled={locked} />
      <StopRulesButton />
    </fieldset>
  );
}
