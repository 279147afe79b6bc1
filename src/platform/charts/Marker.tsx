import { markerPath } from "./marker-path";

/** The closed form's marker, a diamond. */
export const closedFormMarker = 3;

/** That of gradient descent on W, which solves the same problem: a cross. */
export const convexMarker = 6;

export interface MarkerProps {
  readonly shape: number;
  readonly x: number;
  readonly y: number;
  readonly area?: number;
}

/** One of a few shapes, so that learners can be told apart without colour. Filled with the current colour. */
export function Marker({ shape, x, y, area = 42 }: MarkerProps) {
  return <path className="chart-marker" d={markerPath(shape, area, x, y)} />;
}

export interface SwatchProps {
  readonly shape: number | null;
  readonly color: string;
  readonly stroke?: "solid" | "dashed" | "dotted";
}

/** A learner's line with its marker, for lists and legends. */
export function Swatch({ shape, color, stroke = "solid" }: SwatchProps) {
  return (
    <svg className="chart-swatch" width={22} height={12} viewBox="0 0 22 12" aria-hidden="true" style={{ color }}>
      <path className={`chart-swatch-line chart-swatch-${stroke}`} d="M1,6H21" />
      {shape !== null && <Marker shape={shape} x={11} y={6} area={44} />}
    </svg>
  );
}
