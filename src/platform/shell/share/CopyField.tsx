import { type ReactNode, useId } from "react";
import { CopyButton } from "./CopyButton";
import { shareText } from "./words";

export interface CopyFieldProps {
  readonly label: string;
  readonly words: string;
  readonly rows: number;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}

/** Words to take away: they can be read, selected and copied. */
export function CopyField({ label, words, rows, children }: CopyFieldProps) {
  const id = useId();
  return (
    <div className="dialog-field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className="link-text" readOnly rows={rows} value={words} onFocus={(event) => event.target.select()} />
      <div className="dialog-actions">
        {children}
        <CopyButton words={words} label={shareText.copy} name={shareText.copyOf(label)} />
      </div>
    </div>
  );
}
