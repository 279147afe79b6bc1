import { labelLine } from "./wrap";

export interface SideLabelProps {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  /** The name. */
  readonly lines: readonly string[];
  readonly note: string;
  readonly color: string;
  /** Where the note stands; null leaves it out. */
  readonly place: "below" | "beside" | null;
}

/** The name of a curve and its present value, at the right of the plot. */
export function SideLabel({ x, y, lines, note, color, place }: SideLabelProps) {
  return (
    <>
      {lines.map((words, line) => (
        <text key={words} x={x} y={y + line * labelLine} style={{ fill: color }} className="loss-label-name">
          {words}
          {place === "beside" && <tspan className="loss-label-note"> {note}</tspan>}
        </text>
      ))}
      {place === "below" && (
        <text className="loss-label-note" x={x} y={y + lines.length * labelLine}>
          {note}
        </text>
      )}
    </>
  );
}
