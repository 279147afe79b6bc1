import type { ReactNode } from "react";
import { PanelLock } from "../../ui/panel/panel-lock";
import { LockNote } from "./LockNote";
import { useLock } from "./locks";

const locked = { reason: <LockNote /> };
const bare = { reason: null };

export interface LockableProps {
  readonly control: string;
  /** Shown also where the link hides it, then without any controls: its name is in the address. */
  readonly asked?: true;
  readonly children: ReactNode;
}

/** A panel that the link of a teacher may hide, or show with its controls locked. */
export function Lockable({ control, asked, children }: LockableProps) {
  const lock = useLock(control);
  if (lock === "free") return children;
  if (lock === "hidden" && !asked) return null;
  return <PanelLock value={lock === "hidden" ? bare : locked}>{children}</PanelLock>;
}
