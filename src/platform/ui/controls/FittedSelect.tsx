import type { ReactNode } from "react";

export interface FittedSelectProps {
  readonly className?: string;
  /** The words of what is chosen. */
  readonly chosen: string;
  /** The `<select>`. */
  readonly children: ReactNode;
}

/** A select as wide as what is chosen, in every engine: `field-sizing: content` would do it where there is that (not in WebKit 2.50). */
export function FittedSelect({ className = "", chosen, children }: FittedSelectProps) {
  return (
    <span className={`fitted-select ${className}`} data-chosen={chosen}>
      {children}
    </span>
  );
}
