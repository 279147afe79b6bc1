import { memo, useMemo } from "react";
import { pixel } from "../../../../platform/charts/log-axis";

export interface PatchPictureProps {
  readonly x: number;
  readonly y: number;
  /** Of its sides, in pixels. */
  readonly size: number;
  /** Patches on a side. */
  readonly side: number;
  /** side x side x 5, row by row: red, green and blue from 0 to 255, and half of what the right half is brighter than the left and the lower than the upper, with 128 for none. */
  readonly bytes: Uint8Array;
}

/** A picture as its patches have it: their mean colours, a little brighter on the side that is. */
export const PatchPicture = memo(function PatchPicture({ x, y, size, side, bytes }: PatchPictureProps) {
  const quarters = useMemo(() => quartersOf(side, bytes), [side, bytes]);
  return <Squares {...{ x, y, size }} side={2 * side} colours={quarters} />;
});

/** The colour of each quarter of a patch, (2 side) x (2 side). */
function quartersOf(side: number, bytes: Uint8Array): readonly string[] {
  return Array.from({ length: 4 * side * side }, (_, at) => {
    const [row, column] = [Math.floor(at / (2 * side)), at % (2 * side)];
    const patch = (Math.floor(row / 2) * side + Math.floor(column / 2)) * 5;
    const across = (bytes[patch + 3] - 128) * (column % 2 === 0 ? -1 : 1);
    const down = (bytes[patch + 4] - 128) * (row % 2 === 0 ? -1 : 1);
    const channel = (at: number) => Math.max(0, Math.min(255, Math.round(bytes[patch + at] + across + down)));
    return `rgb(${channel(0)} ${channel(1)} ${channel(2)})`;
  });
}

export interface SquaresProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly side: number;
  /** side x side, row by row. */
  readonly colours: readonly string[];
}

/** A square of squares, a path for each colour. */
export const Squares = memo(function Squares({ x, y, size, side, colours }: SquaresProps) {
  const paths = useMemo(() => {
    const found = new Map<string, string>();
    // Whole pixels for every edge, so that no background shows between two of them.
    const edge = (at: number) => Math.round((at * size) / side);
    colours.forEach((colour, at) => {
      const [row, column] = [Math.floor(at / side), at % side];
      const [left, top, right, bottom] = [edge(column), edge(row), edge(column + 1), edge(row + 1)];
      found.set(colour, `${found.get(colour) ?? ""}M${left} ${top}H${right}V${bottom}H${left}z`);
    });
    return [...found];
  }, [size, side, colours]);
  return (
    <g transform={`translate(${pixel(x)} ${pixel(y)})`} shapeRendering="crispEdges">
      {paths.map(([colour, path]) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </g>
  );
});
