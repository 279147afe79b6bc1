/** What is wrong with own data and with curves that come from a file; null where they are what the page writes. */

import type { Problem } from "../../../../platform/fields/problem";
import type { ArchiveChecks } from "../../../../platform/state/lab-session";
import { type EagleData, hashEagleData } from "../../math/files/own-data";

export const archiveChecks: ArchiveChecks = { data: dataProblem, curves: curvesProblem };

/** Own data are kept under their hash: what does not have it is not what it was. */
function dataProblem(key: string, value: unknown): Problem | null {
  const { data, name } = (value ?? {}) as { readonly data?: Loose; readonly name?: unknown };
  if (typeof name !== "string") return { field: "name", message: "must be text" };
  const problem = data?.kind === "matrix" ? matrixProblem(data) : blocksProblem(data ?? {});
  if (problem) return problem;
  return hashEagleData(data as unknown as EagleData) === key ? null : { field: "data", message: "are not the data that their key names" };
}

type Loose = Readonly<Record<string, unknown>>;

function matrixProblem({ matrix, symmetry, notes }: Loose): Problem | null {
  if (!["general", "symmetric", "skew-symmetric"].includes(symmetry as string))
    return { field: "data.symmetry", message: "must be general, symmetric or skew-symmetric" };
  if (!Array.isArray(notes)) return { field: "data.notes", message: "must be a list" };
  return isDense(matrix) || isSparse(matrix) ? null : { field: "data.matrix", message: "must be a matrix of finite numbers" };
}

function isDense(value: unknown): boolean {
  const { kind, rows, columns, values } = (value ?? {}) as Loose;
  return kind === "dense" && isCount(rows) && isCount(columns) && areNumbers(values) && values.length === rows * columns;
}

/** Entries in the order of rows and columns, each place once. */
function isSparse(value: unknown): boolean {
  const { kind, rows, columns, rowIndex, columnIndex, values } = (value ?? {}) as Loose;
  if (kind !== "sparse" || !isCount(rows) || !isCount(columns) || !areNumbers(values)) return false;
  if (!(rowIndex instanceof Int32Array) || !(columnIndex instanceof Int32Array)) return false;
  if (rowIndex.length !== values.length || columnIndex.length !== values.length) return false;
  let before = -1;
  for (let k = 0; k < values.length; k++) {
    const [row, column] = [rowIndex[k], columnIndex[k]];
    const place = row * columns + column;
    if (row < 0 || row >= rows || column < 0 || column >= columns || place <= before) return false;
    before = place;
  }
  return true;
}

function blocksProblem({ kind, machines, C, D, sketches }: Loose): Problem | null {
  if (kind !== "blocks" || !Array.isArray(machines) || machines.length === 0)
    return { field: "data", message: "must be a matrix, or blocks with a list of machines" };
  for (const [at, machine] of machines.entries())
    for (const name of ["A", "B"])
      if (!isDense((machine as Loose | null)?.[name]))
        return { field: `data.machines[${at}].${name}`, message: "must be a matrix of finite numbers" };
  if (!isDense(C)) return { field: "data.C", message: "must be a matrix of finite numbers" };
  if (D !== null && !isDense(D)) return { field: "data.D", message: "must be a matrix of finite numbers, or null" };
  if (sketches !== null && !(Array.isArray(sketches) && sketches.every(isDense)))
    return { field: "data.sketches", message: "must be a list of matrices of finite numbers, or null" };
  return null;
}

/** Curves of a run, one for each solver or null. Their numbers need not be finite. */
function curvesProblem(value: unknown): Problem | null {
  const { curves } = (value ?? {}) as { readonly curves?: unknown };
  if (!Array.isArray(curves)) return { field: "curves", message: "must be a list" };
  const wrong = curves.findIndex((curve) => curve !== null && !isCurve(curve));
  return wrong === -1 ? null : { field: `curves[${wrong}]`, message: `must have ${curveFields.join(", ")}, of one length` };
}

const curveFields = ["iteration", "error", "change", "operations", "bytes", "milliseconds"] as const;

function isCurve(value: unknown): boolean {
  const curve = value as Loose;
  const length = (curve.iteration as Float64Array | undefined)?.length;
  return curveFields.every((name) => curve[name] instanceof Float64Array && (curve[name] as Float64Array).length === length);
}

function areNumbers(value: unknown): value is Float64Array {
  return value instanceof Float64Array && value.every(Number.isFinite);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
