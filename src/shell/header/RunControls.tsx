import type { ReactNode } from "react";
import { usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { DiceIcon, PauseIcon, PlayIcon, ResetIcon, StepIcon } from "../../ui/icons";
import { useLock } from "../class/locks";
import { lockText } from "../class/words";
import { useLab } from "../lab";
import { SpeedChoice } from "./SpeedChoice";
import { headerText } from "./words";

/** Start, step, start over, another seed; beside them, where there is room, how fast and when to stop. */
export function RunControls({ children }: { readonly children?: ReactNode }) {
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
      {children}
    </fieldset>
  );
}

/** How fast the run goes, and what only this lab can set about it. */
export function RunPace() {
  const lock = useLock("run");
  const { RunControls: LabControls } = useLab().header;
  if (lock === "hidden") return null;
  return (
    <>
      <SpeedChoice disabled={lock === "locked"} />
      {LabControls && <LabControls />}
    </>
  );
}
