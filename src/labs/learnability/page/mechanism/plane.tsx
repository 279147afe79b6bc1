/** Measured frames of the plane, and the marks that stand in them. */
import { type ReactNode, useRef } from "react";
import { type Size, useSize } from "../../../../platform/ui/measure";
import type { PlaneSteps, Point } from "./steps";

/** Half of the width of a frame, and the box of the chain, in units of the tokens. */
export interface Scales {
  readonly plane: number;
  readonly chain: { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };
}

export function scalesOf({ tokens, query, feet, chain }: PlaneSteps): Scales {
  const all = [...tokens, query, ...feet].flat().map(Math.abs);
  const [xs, ys] = [0, 1].map((axis) => chain.map((point) => point[axis]));
  return {
    plane: 1.3 * Math.max(1, ...all),
    chain: { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) },
  };
}

export interface FrameProps {
  readonly steps: PlaneSteps;
  readonly scales: Scales;
  /** How much of its movement is over, 0 to 1. */
  readonly share: number;
}

interface Plane {
  readonly size: Size;
  /** Pixels of a point. */
  readonly at: (point: Point) => Point;
  /** Point of a place in pixels. */
  readonly back: (x: number, y: number) => Point;
}

/** A measured frame. */
export function Measured({ children }: { readonly children: (size: Size) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div className="mechanism-picture" ref={frame}>
      {size && size.width > 0 && size.height > 0 && children(size)}
    </div>
  );
}

export function planeOf(size: Size, half: number): Plane {
  const unit = Math.min(size.width, size.height) / (2 * half);
  const [left, top] = [size.width / 2, size.height / 2];
  return { size, at: ([x, y]) => [left + x * unit, top - y * unit], back: (x, y) => [(x - left) / unit, (top - y) / unit] };
}

export function Axes({ size, at }: Plane) {
  const [x, y] = at([0, 0]);
  return <path className="mechanism-axes" d={`M0,${y}H${size.width}M${x},0V${size.height}`} />;
}

export const signOf = (score: number) => (score < 0 ? "mechanism-negative" : "mechanism-positive");

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly className: string;
}

/** From one place in pixels to another. */
export function Arrow({ from, to, className }: ArrowProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  if (long < 1) return null;
  const head = Math.min(9, long / 2);
  const [ux, uy] = [dx / long, dy / long];
  const [bx, by] = [to[0] - head * ux, to[1] - head * uy];
  const wing = 0.45 * head;
  return (
    <g className={className}>
      <path className="mechanism-shaft" d={`M${from[0]},${from[1]}L${bx},${by}`} />
      <path className="mechanism-head" d={`M${to[0]},${to[1]}L${bx - wing * uy},${by + wing * ux}L${bx + wing * uy},${by - wing * ux}z`} />
    </g>
  );
}

/** A name with an index below the line. */
export function Indexed({ letter, index }: { readonly letter: string; readonly index: number }) {
  return (
    <>
      {letter}
      <tspan dy={4} fontSize="0.75em">
        {index}
      </tspan>
      <tspan dy={-4}>{"\u200b"}</tspan>
    </>
  );
}
