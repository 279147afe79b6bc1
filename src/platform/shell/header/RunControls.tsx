import type { ReactNode } from "react";
import { usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { PauseIcon, PlayIcon, ResetIcon } from "../../ui/icons";
import { useLock } from "../class/locks";
import { lockText } from "../class/words";
import { headerText } from "./words";

/** The controls of the run as one group; a class link may hide them. */
export function RunControls({ children }: { readonly children: ReactNode }) {
  if (useLock("run") === "hidden") return null;
  return (
    <fieldset className="run-controls" aria-label={headerText.run.controls}>
      {children}
    </fieldset>
  );
}

/** Starts, pauses, and restarts a run that is over. */
export function PlayControl() {
  const session = useSession();
  const { running, over, lock } = useRun();
  const hint = running ? headerText.run.pauseHint : over ? headerText.run.againHint : headerText.run.playHint;
  return (
    <button
      type="button"
      className="button button-primary run-button"
      disabled={lock !== undefined}
      title={lock === undefined ? hint : lockText.beside(hint)}
      onClick={() => (running ? session.pause() : session.play())}
    >
      {running ? <PauseIcon /> : <PlayIcon />}
      {running ? headerText.run.pause : headerText.run.play}
    </button>
  );
}

export function ResetControl() {
  const session = useSession();
  const { lock } = useRun();
  return (
    <IconButton look="plain" label={headerText.run.reset} disabled={lock !== undefined} lock={lock} onPress={() => session.reset()}>
      <ResetIcon />
    </IconButton>
  );
}

/** State of the run, and the reason why it is locked. */
export function useRun() {
  const activity = usePlayground((state) => state.activity);
  const locked = useLock("run") === "locked";
  return {
    running: activity === "running",
    over: activity === "finished" || activity === "stopped",
    lock: locked ? lockText.control : undefined,
  };
}
