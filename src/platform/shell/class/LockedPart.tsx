import { type ReactNode, useId } from "react";
import { LockNote } from "./LockNote";
import "./lock.css";

export interface LockedPartProps {
  readonly locked: boolean;
  /** The reason is shown beside them; of several parts side by side, one shows it. */
  readonly noted?: boolean;
  readonly children: ReactNode;
}

/** Controls that a link may lock: visible and readable, but disabled, with the reason as their description. */
export function LockedPart({ locked, noted = false, children }: LockedPartProps) {
  const id = useId();
  if (!locked) return children;
  return (
    <fieldset className="locked-part locked-inline" disabled {...(noted ? { "aria-describedby": id } : {})}>
      {noted && (
        <div id={id}>
          <LockNote />
        </div>
      )}
      {children}
    </fieldset>
  );
}
