/** Layout of the coefficients p of several functions: one map above the other, with aligned columns. */
import { groupGap, type HeatMap } from "../../../../platform/charts/heat-maps";

/** Coordinates {j, k} whose inner product a group of columns multiplies, from 1; j = k for squares. */
export type Pair = readonly [j: number, k: number];

/** The pairs in the order of the features: {1,2}, {1,3}, ... , then the squares. */
export function pairsOf(d: number): Pair[] {
  const pairs: Pair[] = [];
  for (let j = 1; j <= d; j++) for (let k = j + 1; k <= d; k++) pairs.push([j, k]);
  for (let j = 1; j <= d; j++) pairs.push([j, j]);
  return pairs;
}

export interface FunctionLayout {
  readonly maps: readonly HeatMap[];
  /** Baseline of the name above each map. */
  readonly names: readonly number[];
  /** Bottom of the last map. */
  readonly bottom: number;
  /** Labels under the columns: every pair, or only the boundary of pairs and squares. */
  readonly labels: readonly { readonly x: number; readonly text: "pair" | "pairs" | "squares"; readonly pair: Pair }[];
}

const nameHeight = 20;
const between = 8;
/** Under the last map: labels of the columns, their title. */
const axisRoom = 40;
const tallestCell = 20;
const pairLabelFrom = 26;
const left = 22;

export function layOutFunctions(functions: number, outputs: number, d: number, width: number, height: number): FunctionLayout {
  const room = (height - axisRoom) / Math.max(1, functions) - nameHeight - between;
  const tall = Math.max(outputs, Math.floor(Math.min(room, tallestCell * outputs)));
  const psi = (d * d * (d + 1)) / 2;
  const maps = Array.from({ length: functions }, (_, index) => ({
    rows: outputs,
    columns: psi,
    x: left,
    y: index * (nameHeight + tall + between) + nameHeight,
    width: Math.max(1, width - left),
    height: tall,
    group: d,
  }));
  const bottom = (maps.at(-1)?.y ?? 0) + tall;
  return { maps, names: maps.map(({ y }) => y - 6), bottom, labels: labelsOf(d, width - left) };
}

function labelsOf(d: number, width: number): FunctionLayout["labels"] {
  const pairs = pairsOf(d);
  const step = (width + groupGap) / pairs.length;
  const middle = (from: number, to: number) => Math.round(left + ((from + to) / 2) * step);
  if (step >= pairLabelFrom) return pairs.map((pair, index) => ({ x: middle(index, index + 1), text: "pair", pair }));
  const squares = pairs.length - d;
  return [
    { x: middle(0, squares), text: "pairs", pair: [1, 2] },
    { x: middle(squares, pairs.length), text: "squares", pair: [1, 1] },
  ];
}
