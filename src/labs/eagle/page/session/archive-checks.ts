/** How own data and curves from an archive are checked: they must be what the page writes. */

import type { Problem } from "../../../../platform/fields/problem";
import { areFinite, areOfOneLength, isCount } from "../../../../platform/state/archive-values";
import type { ArchiveChecks } from "../../../../platform/state/lab-session";
import { type EagleData, hashEagleData } from "../../math/files/own-data";
import { eagleKeptProblem } from "./kept-problem";

export const archiveChecks: ArchiveChecks = {
  data: (value) => {
    const data = (value ?? {}) as Loose;
    return (data.kind === "matrix" ? matrixProblem(data) : blocksProblem(data)) ?? hashEagleData(value as EagleData);
  },
  curve: (value) => (isCurve(value as Loose) ? null : eagleKeptProblem("kept-solver-curve")),
};

type Loose = Readonly<Record<string, unknown>>;

function matrixProblem({ matrix, symmetry, notes }: Loose): Problem | null {
  if (!["general", "symmetric", "skew-symmetric"].includes(symmetry as string))
    return eagleKeptProblem("kept-matrix-symmetry", {}, "symmetry");
  if (!Array.isArray(notes)) return eagleKeptProblem("kept-matrix-notes", {}, "notes");
  return isDense(matrix) || isSparse(matrix) ? null : eagleKeptProblem("kept-matrix", {}, "matrix");
}

function isDense(value: unknown): boolean {
  const { kind, rows, columns, values } = (value ?? {}) as Loose;
  return kind === "dense" && isCount(rows) && isCount(columns) && areFinite(values) && values.length === rows * columns;
}

/** Entries in the order of rows and columns, each place once. */
function isSparse(value: unknown): boolean {
  const { kind, rows, columns, rowIndex, columnIndex, values } = (value ?? {}) as Loose;
  if (kind !== "sparse" || !isCount(rows) || !isCount(columns) || !areFinite(values)) return false;
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
  if (kind !== "blocks" || !Array.isArray(machines) || machines.length === 0) return eagleKeptProblem("kept-no-matrix-nor-blocks");
  for (const [at, machine] of machines.entries())
    for (const name of ["A", "B"])
      if (!isDense((machine as Loose | null)?.[name])) return eagleKeptProblem("kept-matrix", {}, `machines[${at}].${name}`);
  if (!isDense(C)) return eagleKeptProblem("kept-matrix", {}, "C");
  if (D !== null && !isDense(D)) return eagleKeptProblem("kept-matrix-or-null", {}, "D");
  if (sketches !== null && !(Array.isArray(sketches) && sketches.every(isDense)))
    return eagleKeptProblem("kept-matrices-or-null", {}, "sketches");
  return null;
}

const curveFields = ["iteration", "error", "change", "operations", "bytes", "milliseconds"] as const;

function isCurve(curve: Loose): boolean {
  return areOfOneLength(curveFields.map((name) => curve[name]));
}
