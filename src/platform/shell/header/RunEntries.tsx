import type { ReactNode } from "react";
import { usePlayground, useSession } from "../../state/react";
import { RedoIcon, ResetIcon, StepIcon, UndoIcon } from "../../ui/icons";
import { DiceIcon } from "../../ui/late-icons";
import { useNarrow } from "../../ui/media";
import { SpeedIcon } from "../../ui/menu/icons";
import { MenuChoice, MenuEntry } from "../../ui/menu/Menu";
import { useLock } from "../class/locks";
import { lockText } from "../class/words";
import { pageMenuText } from "./menu-words";
import { useRun } from "./RunControls";
import { headerText } from "./words";

/** Changes taken back, and the run: entries for what the bar has no button for. */
export function RunEntries({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const narrow = useNarrow();
  const canUndo = usePlayground((state) => state.canUndo);
  const canRedo = usePlayground((state) => state.canRedo);
  const seed = useLock("seed") === "free" ? undefined : lockText.control;
  const { over, lock } = useRun();
  const hidden = useLock("run") === "hidden";
  const { keys } = pageMenuText;
  return (
    <>
      {narrow && (
        <MenuEntry name={headerText.undo} Icon={UndoIcon} keys={keys.undo} stays disabled={!canUndo} onChoose={() => session.undo()} />
      )}
      <MenuEntry name={headerText.redo} Icon={RedoIcon} keys={keys.redo} stays disabled={!canRedo} onChoose={() => session.redo()} />
      {!hidden && (
        <>
          <MenuEntry name={headerText.run.step} Icon={StepIcon} lock={lock} stays disabled={over} onChoose={() => session.step()} />
          {narrow && <MenuEntry name={headerText.run.reset} Icon={ResetIcon} lock={lock} onChoose={() => session.reset()} />}
          <SpeedEntry lock={lock} />
          {children}
        </>
      )}
      <MenuEntry name={pageMenuText.newSeed} Icon={DiceIcon} lock={seed} onChoose={() => session.newSeed()} />
    </>
  );
}

const fastest = "max";
const speeds = [10, 100, 1000, 10_000, null] as const;

/** How many gradient steps a second each learner takes at most: slow enough to watch, or as fast as it goes. */
function SpeedEntry({ lock }: { readonly lock: string | undefined }) {
  const session = useSession();
  const speed = usePlayground((state) => state.speed);
  return (
    <MenuChoice
      name={pageMenuText.speed}
      Icon={SpeedIcon}
      lock={lock}
      choices={speeds.map((choice) => ({ id: String(choice ?? fastest), name: pageMenuText.speedOf(choice) }))}
      chosen={String(speed ?? fastest)}
      onChoose={(choice) => session.setSpeed(choice === fastest ? null : Number(choice))}
    />
  );
}
