import { LockIcon } from "../../ui/icons";
import { lockText } from "./words";
import "./lock.css";

/** A small lock with a sentence, beside controls that cannot be used. */
export function LockNote() {
  return (
    <p className="lock-note">
      <LockIcon />
      {lockText.control}
    </p>
  );
}
