/** Orders in which the tokens of a grid, such as the patches of an image, are scanned. */
import { exponential } from "../../../platform/numerics/exponential";
import { type Convention, stepDecays, type TokenDecays } from "./decays";
import { fillLogMaskRow } from "./mask";
import type { Sequence } from "./sequence";

/** order[s] is the token that a scan meets at step s; tokens are counted row by row of the grid. */
export type ScanOrder = Int32Array;

/** Row by row, each from the left: the order in which tokens are counted. */
export function rowByRow(rows: number, columns: number): ScanOrder {
  return Int32Array.from({ length: rows * columns }, (_, step) => step);
}

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

/**
 * The row of the mask that belongs to a token where a grid is scanned in some orders: the weight of every token for it. Each scan
 * has a mask of its own; brought back to the places of the tokens, they are averaged before rows are scaled.
 *
 * @param decays  of one number a token.
 * @returns L, by token.
 */
export function scannedRow(decays: TokenDecays, convention: Convention, orders: readonly ScanOrder[], token: number): Float64Array {
  const row = new Float64Array(decays.length);
  const inScan = new Float64Array(decays.length);
  for (const order of orders) {
    fillLogMaskRow(stepDecays(decaysInOrder(decays, order), convention), 0, order.indexOf(token), inScan);
    for (let step = 0; step < order.length; step++) row[order[step]] += exponential(inScan[step]) / orders.length;
  }
  return row;
}
