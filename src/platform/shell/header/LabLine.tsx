import type { CSSProperties } from "react";
import type { LabEntry } from "../lab-entry";
import { lineOf } from "../lab-line";
import "./lab-line.css";

interface LabLineProps {
  readonly entry: LabEntry;
  /** For the button that it describes. */
  readonly id: string;
  /** Where the button begins, in pixels. */
  readonly left: number;
}

/** The lab in a line, below its name in the head of the page. */
export function LabLine({ entry, id, left }: LabLineProps) {
  const Line = lineOf(entry);
  return (
    Line && (
      <p className="lab-line" id={id} role="tooltip" style={{ "--lab-left": `${left}px` } as CSSProperties}>
        <Line />
      </p>
    )
  );
}
