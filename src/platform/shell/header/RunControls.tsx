import type { ReactNode } from "react";
import { usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { ChevronIcon, DiceIcon, PauseIcon, PlayIcon, ResetIcon, StepIcon } from "../../ui/icons";
import { useLock } from "../class/locks";
import { lockText } from "../class/words";
import { useLab } from "../lab";
import { headerText } from "./words";

const speeds: readonly (number | null)[] = [10, 100, 1000, 10_000, null];
const fastest = "max";

/** How many gradient steps a second each learner takes at most: slow enough to watch, or as fast as it goes. */
function SpeedChoice({ disabled }: { readonly disabled: boolean }) {
  const session = useSession();
  const speed = usePlayground((state) => state.speed);
  const choose = (value: string) => session.setSpeed(value === fastest ? null : Number(value));
  return (
    <div className="select speed">
      <select
        disabled={disabled}
        aria-label={headerText.speed}
        title={headerText.speed}
        value={speed ?? fastest}
        onChange={(event) => choose(event.target.value)}
      >
        {speeds.map((choice) => (
          <option key={choice ?? fastest} value={choice ?? fastest}>
            {headerText.speedOf(choice)}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  );
}

/** The controls of the run as one group; a class link may hide them. */
export function RunControls({ children }: { readonly children: ReactNode }) {
  if (useLock("run") === "hidden") return null;
  return (
    <fieldset className="run-controls" aria-label={headerText.run.controls}>
      {children}
    </fieldset>
  );
}

/** Start, pause, and once more when the run is over. */
export function PlayControl() {
  const session = useSession();
  const { running, over, lock } = useRun();
  return (
    <IconButton
      look="primary"
      {...lock}
      label={running ? headerText.run.pause : over ? headerText.run.again : headerText.run.play}
      onPress={() => (running ? session.pause() : session.play())}
    >
      {running ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  );
}

export function ResetControl() {
  const session = useSession();
  return (
    <IconButton label={headerText.run.reset} {...useRun().lock} onPress={() => session.reset()}>
      <ResetIcon />
    </IconButton>
  );
}

export function StepControl() {
  const session = useSession();
  const { over, lock } = useRun();
  return (
    <IconButton label={headerText.run.step} {...lock} disabled={over || lock.disabled} onPress={() => session.step()}>
      <StepIcon />
    </IconButton>
  );
}

/** Other data and another start. */
export function SeedControl() {
  const session = useSession();
  const free = useLock("seed") === "free";
  return (
    <IconButton
      label={headerText.run.newSeed}
      disabled={!free}
      lock={free ? undefined : lockText.control}
      onPress={() => session.newSeed()}
    >
      <DiceIcon />
    </IconButton>
  );
}

function useRun() {
  const activity = usePlayground((state) => state.activity);
  const disabled = useLock("run") === "locked";
  return {
    running: activity === "running",
    over: activity === "finished" || activity === "stopped",
    lock: { disabled, lock: disabled ? lockText.control : undefined },
  };
}

/** How fast the run goes, and what only this lab can set about it. */
export function RunPace({ children }: { readonly children?: ReactNode }) {
  const lock = useLock("run");
  const { RunControls: LabControls } = useLab().header;
  if (lock === "hidden") return null;
  return (
    <>
      {children}
      <SpeedChoice disabled={lock === "locked"} />
      {LabControls && <LabControls />}
    </>
  );
}
