import type { ReactNode } from "react";
import { LockIcon } from "../icons";
import { controlsText } from "./words";

export interface FieldFrameProps {
  /** What the label names; without it the control has its own name. */
  readonly label: string;
  readonly labelId?: string;
  readonly help: string;
  readonly helpId?: string;
  /** Differs from the preset: a dot says so, and takes it back. */
  readonly changed: boolean;
  readonly onReset: () => void;
  /** In the label's line, at its end. */
  readonly value?: ReactNode;
  /** What is wrong with what was entered; stands in place of the help, so that nothing moves. */
  readonly problem?: string | null;
  /** Cannot be changed here: a lock beside its name says so. */
  readonly locked?: boolean;
  readonly children?: ReactNode;
}

/** The anatomy of every field, whose words are in the language of the page: dot, label and value; the control; one line of help, or of what is wrong. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelId, help, helpId, changed, onReset, value, problem, locked = false, children } = props;
  return (
    <div className={locked ? "field field-locked" : "field"}>
      <div className="field-head">
        {changed && (
          <button
            type="button"
            className="field-dot"
            aria-label={controlsText.reset(label)}
            title={controlsText.reset(label)}
            onClick={onReset}
          />
        )}
        <span className="field-label" id={labelId}>
          {label}
        </span>
        {locked && (
          <span className="field-lock" role="img" aria-label={controlsText.locked} title={controlsText.locked}>
            <LockIcon />
          </span>
        )}
        {value}
      </div>
      {children}
      <p className={problem ? "field-help tone-error" : "field-help"} id={helpId} aria-live="polite">
        {problem ?? help}
      </p>
    </div>
  );
}
