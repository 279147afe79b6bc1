/** Orders in which the tokens of a grid, such as the patches of an image, are scanned. */
import type { TokenDecays } from "./decays";
import type { Sequence } from "./sequence";

/** order[s] is the token that a scan meets at step s; tokens are counted row by row of the grid. */
export type ScanOrder = Int32Array;

/** Row by row, every second one backwards, so that neighbours in the scan are neighbours in the grid. */
export function snake(rows: number, columns: number): ScanOrder {
  return Int32Array.from({ length: rows * columns }, (_, step) => {
    const row = Math.floor(step / columns);
    const column = step % columns;
    return row * columns + (row % 2 === 0 ? column : columns - 1 - column);
  });
}

/** Column by column, every second one upwards. */
export function columnSnake(rows: number, columns: number): ScanOrder {
  return snake(columns, rows).map((at) => (at % rows) * columns + Math.floor(at / rows));
}

/** The sequence as a scan meets it. */
export function sequenceInOrder(sequence: Sequence, order: ScanOrder): Sequence {
  const { d, dv, q, k, v, padding } = sequence;
  return {
    ...sequence,
    q: rowsInOrder(q, d, order),
    k: rowsInOrder(k, d, order),
    v: rowsInOrder(v, dv, order),
    padding: padding && Uint8Array.from(order, (token) => padding[token]),
  };
}

/** Every token keeps its decay, which then acts between other neighbours. */
export function decaysInOrder(decays: TokenDecays, order: ScanOrder): TokenDecays {
  return { ...decays, logs: rowsInOrder(decays.logs, decays.width, order) };
}

function rowsInOrder(rows: Float64Array, width: number, order: ScanOrder): Float64Array {
  const ordered = new Float64Array(rows.length);
  for (let step = 0; step < order.length; step++) ordered.set(rows.subarray(order[step] * width, (order[step] + 1) * width), step * width);
  return ordered;
}

/** Rows in the order of a scan, back in that of the tokens. */
export function outputInPlace(rows: Float64Array, order: ScanOrder): Float64Array {
  const width = rows.length / order.length;
  const placed = new Float64Array(rows.length);
  for (let step = 0; step < order.length; step++) placed.set(rows.subarray(step * width, (step + 1) * width), order[step] * width);
  return placed;
}
