import { type ReactNode, useId } from "react";
import { LockIcon } from "../icons";
import { unbroken } from "../unbroken";
import { controlsText } from "./words";

export interface FieldFrameProps {
  /** Visible name; without it the control has its own name. */
  readonly label: string;
  readonly labelId?: string;
  readonly help: string;
  readonly helpId?: string;
  /** Differs from the preset: a dot marks this, and resets the value. */
  readonly changed: boolean;
  readonly onReset: () => void;
  /** In the label's line, at its end. */
  readonly value?: ReactNode;
  /** Problem of an entry; stands in place of the help, so that the layout does not move. */
  readonly problem?: string | null;
  /** Cannot be changed here: a lock stands beside its name. */
  readonly locked?: boolean;
  readonly children?: ReactNode;
}

/** The anatomy of every field, in the page's language: dot, label and value; the control; a line of help, or the problem. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelId, help, helpId, changed, onReset, value, problem, locked = false, children } = props;
  const ownId = useId();
  const helpOf = helpId ?? ownId;
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
          {unbroken(label)}
        </span>
        {locked && (
          // Focus shows the help beside it, as that of a free control does.
          <button
            type="button"
            className="field-lock"
            aria-label={`${label}: ${controlsText.locked}`}
            title={controlsText.locked}
            aria-describedby={helpOf}
          >
            <LockIcon />
          </button>
        )}
        {value}
      </div>
      {children}
      <p className={problem ? "field-help tone-error" : "field-help"} id={helpOf} aria-live="polite">
        {problem ?? unbroken(help)}
      </p>
    </div>
  );
}
