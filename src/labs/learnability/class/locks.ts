/** What the link of a teacher leaves to whoever is here. */
import { fieldOf, isFree, isHidden, type Locks } from "../../../experiment/locks";
import { usePlayground } from "../../../state/react";
import { lockText } from "../../../ui/lock-text";

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

/** What a control is called on screen; that of a setting is the one in its form. */
export function nameOfControl(control: string): string {
  return fieldOf(control)?.label ?? lockText.controls[control] ?? control;
}
