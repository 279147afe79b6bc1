/** The controls that a teacher's link leaves free. */
import { useContext } from "react";
import { isFree, isHidden, type Locks } from "../../documents/locks";
import { usePlayground } from "../../state/react";
import { fieldSaid } from "../../ui/language";
import { PanelLock } from "../../ui/panel/panel-lock";
import type { Lab } from "../lab";
import { lockText } from "./words";

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

/** The name of a control beside others of its group; a setting has the name of its form. */
export function labelOfControl({ session, names }: Lab, control: string): string {
  const field = session.kind.fieldOf(control);
  return field ? fieldSaid(field).label : (names?.control(control) ?? lockText.controls[control] ?? control);
}

/** The name of a control on its own: targets and learners have settings of the same name. */
export function nameOfControl(lab: Lab, control: string): string {
  const owner = lab.names?.owner(control.split(".")[0]);
  return owner === undefined ? labelOfControl(lab, control) : lockText.ofOwner(labelOfControl(lab, control), owner);
}
