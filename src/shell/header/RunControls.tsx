import { usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { DiceIcon, PauseIcon, PlayIcon, ResetIcon, StepIcon } from "../../ui/icons";
import { useLock } from "../class/locks";
import { lockText } from "../class/words";
import { useLab } from "../lab";
import { SpeedChoice } from "./SpeedChoice";
import { headerText } from "./words";

export function RunControls() {
  const session = useSession();
  const activity = usePlayground((state) => state.activity);
  const running = activity === "running";
  const over = activity === "finished" || activity === "stopped";
  const lock = useLock("run");
  const seed = useLock("seed");
  const { RunControls: LabControls } = useLab().header;
  if (lock === "hidden") return null;
  const locked = lock === "locked";
  const hint = locked ? lockText.control : undefined;
  return (
    <fieldset className="run-controls" aria-label={headerText.run.controls}>
      <IconButton
        look="primary"
        disabled={locked}
        hint={hint}
        label={running ? headerText.run.pause : over ? headerText.run.again : headerText.run.play}
        onPress={() => (running ? session.pause() : session.play())}
      >
        {running ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton label={headerText.run.step} disabled={over || locked} hint={hint} onPress={() => session.step()}>
        <StepIcon />
      </IconButton>
      <IconButton label={headerText.run.reset} disabled={locked} hint={hint} onPress={() => session.reset()}>
        <ResetIcon />
      </IconButton>
      <IconButton
        label={headerText.run.newSeed}
        disabled={seed !== "free"}
        hint={seed === "free" ? undefined : lockText.control}
        onPress={() => session.newSeed()}
      >
        <DiceIcon />
      </IconButton>
      <SpeedChoice disabled={locked} />
      {LabControls && <LabControls />}
    </fieldset>
  );
}
