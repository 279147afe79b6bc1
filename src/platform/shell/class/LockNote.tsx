import { useEffect } from "react";
import { LockIcon } from "../../ui/icons";
import { lockText } from "./words";

/** A small lock with a sentence, beside controls that cannot be used. */
export function LockNote() {
  // Nothing is locked for most who come: the style comes with the first lock.
  useEffect(() => void import("./lock.css"), []);
  return (
    <p className="lock-note">
      <LockIcon />
      {lockText.control}
    </p>
  );
}
