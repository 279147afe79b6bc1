/** What the link of a teacher leaves to whoever is here. */
import { useContext } from "react";
import { isFree, isHidden, type Locks } from "../../documents/locks";
import { fieldOf } from "../../experiment/learnability/controls";
import { usePlayground } from "../../state/react";
import { translate } from "../../ui/language";
import { lockText } from "../../ui/lock-text";
import { PanelLock } from "../../ui/panel/Panel";

export type LockState = "free" | "locked" | "hidden";

export function lockOf(locks: Locks | null, control: string): LockState {
  if (isFree(locks, control)) return "free";
  return isHidden(locks, control) ? "hidden" : "locked";
}

export function useLocks(): Locks | null {
  return usePlayground((state) => state.assignment?.locks ?? null);
}

export function useLock(control: string): LockState {
  return lockOf(useLocks(), control);
}

/** Whether an editor must not change what these controls set: one of them is locked, or the panel around it. */
export function useLocked(...controls: readonly string[]): boolean {
  const locks = useLocks();
  const panel = useContext(PanelLock);
  return panel !== null || controls.some((control) => !isFree(locks, control));
}

/** What a control is called beside others of its group; a setting has the name of its form. */
export function labelOfControl(control: string): string {
  const field = fieldOf(control);
  return field ? translate(field.label) : (lockText.controls[control] ?? control);
}

/** What it is called on its own: targets and learners have settings of the same name. */
export function nameOfControl(control: string): string {
  const owner = lockText.owners[control.split(".")[0]];
  return owner === undefined ? labelOfControl(control) : lockText.ofLearners(labelOfControl(control), owner);
}
