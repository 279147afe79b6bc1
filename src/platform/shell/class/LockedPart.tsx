import { type ReactNode, useId } from "react";
import { LockNote } from "./LockNote";
import "./lock.css";

export interface LockedPartProps {
  readonly locked: boolean;
  /** Says why beside them; where several parts stand together, one of them does. */
  readonly noted?: boolean;
  readonly children: ReactNode;
}

/** Controls that a link may lock: seen and read as ever, disabled, and the reason is heard with them. */
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
