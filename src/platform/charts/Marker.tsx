import {
  type CanvasPath_D3Shape as CanvasPath,
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from "d3-shape";

const pointingDown: SymbolType = { draw: (path, size) => symbolTriangle.draw(moved(path, 0, 0, -1), size) };

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolStar, symbolWye, symbolCross, pointingDown];

/** Outline of the marker number `shape` with its centre at a place. Written where it stands: a browser composes each part that is moved there apart. */
export function markerPath(shape: number, area: number, x = 0, y = 0): string {
  const { draw } = shapes[shape % shapes.length];
  return symbol({ draw: (path, size) => draw(moved(path, x, y), size) }, area).digits(2)() ?? "";
}

/** Moves by (x, y) what D3 draws of its filled symbols; `upright` is -1 to turn it upside down. */
function moved(path: CanvasPath, x: number, y: number, upright = 1): CanvasPath {
  const down = (at: number) => y + upright * at;
  return {
    moveTo: (right, at) => path.moveTo(x + right, down(at)),
    lineTo: (right, at) => path.lineTo(x + right, down(at)),
    rect: (left, top, width, height) => path.rect(x + left, down(top), width, upright * height),
    arc: (right, at, ...rest) => path.arc(x + right, down(at), ...rest),
    closePath: () => path.closePath(),
  } as CanvasPath;
}

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

/** One of a few shapes, so that learners can be distinguished without colour. Filled with the current colour. */
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
