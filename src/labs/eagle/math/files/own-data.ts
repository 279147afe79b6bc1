/**
 * Own data of this lab: a matrix of which a block is chosen, or the blocks of X = [A C; B D], which the "eagle-data" document
 * holds; the same files in the page and in the headless runner.
 */
import {
  attempt,
  checkEnvelope,
  checkNames,
  type Members,
  type ParsedData,
  readList,
  readObject,
  readRows,
} from "../../../../platform/fields/data-document";
import type { Problem } from "../../../../platform/fields/problem";
import { fingerprint } from "../../../../platform/files/fingerprint";
import { parseJson } from "../../../../platform/files/json";
import { asText, printNumber } from "../../../../platform/files/numbers";
import type { DenseMatrix, FileMatrix } from "./matrix";
import type { Symmetry } from "./matrix-market-header";
import { refuse } from "./own-data-problem";

export const dataFormat = "eagle-data";
export const dataVersion = 1;

/** The columns that one machine has. */
export interface Machine {
  /** d x n of this machine. */
  readonly A: DenseMatrix;
  /** d' x n, B = W A. */
  readonly B: DenseMatrix;
}

/** A problem in blocks. */
export interface BlockData {
  readonly kind: "blocks";
  /** One, or several among which the columns of A and B are distributed. */
  readonly machines: readonly Machine[];
  /** d x n', known to all machines. */
  readonly C: DenseMatrix;
  /** d' x n', the block to be found; null where it is unknown. */
  readonly D: DenseMatrix | null;
  /** S of each iteration, n x r, for limited computation; null where they are to be drawn. */
  readonly sketches: readonly DenseMatrix[] | null;
}

/** A matrix as its file has it. */
export interface MatrixData {
  readonly kind: "matrix";
  readonly matrix: FileMatrix;
  /** As its file announced it. */
  readonly symmetry: Symmetry;
  /** Notes on valid data, such as entries that were added up. */
  readonly notes: readonly Problem[];
  /** Entries that are not zero, where they were counted: going through millions of them takes a while. */
  readonly nonzeros?: number;
}

export type EagleData = BlockData | MatrixData;

/** Of blocks there are none. */
export function notesOf(data: EagleData): readonly Problem[] {
  return data.kind === "matrix" ? data.notes : [];
}

export type ParsedEagleData = ParsedData<BlockData>;

/**
 * Reads own data from JSON text or from a value that was parsed already, and stops at the first problem, which names the
 * matrix, the row and the column.
 */
export function parseEagleData(input: unknown): ParsedEagleData {
  const parsed = typeof input === "string" ? parseJson(input) : { ok: true as const, value: input };
  return parsed.ok ? attempt(() => readDocument(parsed.value)) : parsed;
}

/** The document as JSON text, a row per line; reading it gives the same bits. */
export function writeEagleData({ machines, C, D, sketches }: BlockData): string {
  const several = machines.length > 1;
  const ofMachines = (which: "A" | "B") =>
    several ? listOf(machines.map((machine) => rowsOf(machine[which]))) : rowsOf(machines[0][which]);
  return asText(function* () {
    yield `{"format":"${dataFormat}","version":${dataVersion},\n"A":${ofMachines("A")},\n"B":${ofMachines("B")},\n"C":${rowsOf(C)}`;
    if (D) yield `,\n"D":${rowsOf(D)}`;
    if (sketches) yield `,\n"S":${listOf(sketches.map(rowsOf))}`;
    yield "}\n";
  });
}

/** 16 hexadecimal digits that depend on the shapes and the numbers alone; of a matrix, also on whether it is sparse. */
export function hashEagleData(data: EagleData): string {
  return data.kind === "matrix" ? hashMatrix(data.matrix) : hashBlocks(data);
}

function hashMatrix(matrix: FileMatrix): string {
  return fingerprint(function* () {
    yield Float64Array.of(matrix.kind === "sparse" ? 1 : 0, matrix.rows, matrix.columns);
    if (matrix.kind === "sparse") {
      yield Float64Array.from(matrix.rowIndex);
      yield Float64Array.from(matrix.columnIndex);
    }
    yield matrix.values;
  });
}

function hashBlocks({ machines, C, D, sketches }: BlockData): string {
  const matrices = [...machines.flatMap(({ A, B }) => [A, B]), C, ...(D ? [D] : []), ...(sketches ?? [])];
  return fingerprint(function* () {
    yield Float64Array.of(machines.length, D ? 1 : 0, sketches ? sketches.length : -1);
    for (const { rows, columns, values } of matrices) {
      yield Float64Array.of(rows, columns);
      yield values;
    }
  });
}

function rowsOf({ rows, columns, values }: DenseMatrix): string {
  return listOf(
    Array.from({ length: rows }, (_, row) => `[${Array.from(values.subarray(row * columns, (row + 1) * columns), printNumber).join(",")}]`),
  );
}

function listOf(items: readonly string[]): string {
  return `[${items.join(",\n")}]`;
}

const names = ["format", "version", "A", "B", "C", "D", "S"];

function readDocument(value: unknown): BlockData {
  const document = readObject(value, "");
  checkEnvelope(document, { format: dataFormat, version: dataVersion });
  checkNames(document, "", names);
  const machines = readMachines(document);
  const [{ A, B }] = machines;
  const C = readMatrix(document.C, "C");
  const D = document.D === undefined ? null : readMatrix(document.D, "D");
  const firstA = machines.length === 1 ? "A" : "A[0]";
  requireRows(C, "C", A.rows, firstA);
  if (D) {
    requireRows(D, "D", B.rows, machines.length === 1 ? "B" : "B[0]");
    requireColumns(D, "D", C.columns, "C");
  }
  return { kind: "blocks", machines, C, D, sketches: readSketches(document.S, machines) };
}

function readMachines(document: Members): readonly Machine[] {
  const [As, Bs] = [readMatrices(document.A, "A"), readMatrices(document.B, "B")];
  if (As.length !== Bs.length) throw refuse("B", "eagle-data-machines", { count: Bs.length, expected: As.length });
  const place = (name: string, machine: number) => (isListOfMatrices(document[name]) ? `${name}[${machine}]` : name);
  return As.map((A, machine) => {
    const B = Bs[machine];
    requireRows(A, place("A", machine), As[0].rows, place("A", 0));
    requireRows(B, place("B", machine), Bs[0].rows, place("B", 0));
    requireColumns(B, place("B", machine), A.columns, place("A", machine));
    return { A, B };
  });
}

function readSketches(value: unknown, machines: readonly Machine[]): readonly DenseMatrix[] | null {
  if (value === undefined) return null;
  if (machines.length > 1) throw refuse("S", "eagle-data-sketch-machines");
  const n = machines[0].A.columns;
  return readList(value, "S").map((item, iteration) => {
    const field = `S[${iteration}]`;
    const { rows, columns, ...sketch } = readMatrix(item, field);
    if (rows !== n) throw refuse(field, "eagle-data-sketch-rows", { rows, expected: n });
    if (columns > n) throw refuse(field, "eagle-data-sketch-columns", { columns, most: n });
    return { ...sketch, rows, columns };
  });
}

function requireRows({ rows }: DenseMatrix, field: string, expected: number, other: string): void {
  if (rows !== expected) throw refuse(field, "eagle-data-rows", { rows, expected, other });
}

function requireColumns({ columns }: DenseMatrix, field: string, expected: number, other: string): void {
  if (columns !== expected) throw refuse(field, "eagle-data-columns", { columns, expected, other });
}

/** One matrix, or a list of them: of a list, the rows of the first one are lists. */
function readMatrices(value: unknown, field: string): readonly DenseMatrix[] {
  if (!isListOfMatrices(value)) return [readMatrix(value, field)];
  return readList(value, field).map((item, index) => readMatrix(item, `${field}[${index}]`));
}

function isListOfMatrices(value: unknown): boolean {
  return Array.isArray(value) && Array.isArray(value[0]) && Array.isArray(value[0][0]);
}

function readMatrix(value: unknown, field: string): DenseMatrix {
  return { kind: "dense", ...readRows(value, field) };
}
