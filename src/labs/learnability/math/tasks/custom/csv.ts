/**
 * Own data as CSV, one token per row:
 *
 *     sample,split,z1,z2,y1
 *     1,train,0.5,-1,
 *     1,train,2,0.25,3.5
 *     2,test,1,1,
 *
 * - `sample` names the sample, by a number or any other text; its rows stand together, in the order of its tokens, and
 *   the last of them is the query token z. Samples may differ in length.
 * - `split` is train or test, the same on all rows of a sample. Without the column, or where it is blank: train.
 * - `token`, optional, numbers the tokens of a sample from 1 (or from 0) and is only checked.
 * - `z1` to `zd` are the coordinates of the token; `x1` to `xd` are other names for them.
 * - `y1` to `yk` are given on the last row of each sample and blank on the others; blank on all rows of a test sample
 *   without labels.
 *
 * The header row is required; its columns may come in any order. Cells are separated by commas, semicolons or tabs. Numbers
 * have a decimal point, or all of them a decimal comma; a table is refused whose commas may also stand after thousands.
 */

import { attempt } from "../../../../../platform/fields/data-document";
import { atColumn, atLine } from "../../../../../platform/fields/field-problem";
import { shown } from "../../../../../platform/fields/fields";
import { delimiterOf, type Row, rowsOf } from "../../../../../platform/files/csv-table";
import { type DecimalMark, decimalMark, withDecimalPoint } from "../../../../../platform/files/decimal-mark";
import { asText, printNumber, readNumber } from "../../../../../platform/files/numbers";
import type { OwnData, Sequence } from "../dataset";
import { assemble, checkCount, notFinite, type ParsedData, type Part } from "./checks";
import { type Layout, readHeader } from "./csv-header";
import { customFault, customProblem } from "./custom-problem";

/** Reads own data from CSV text, and stops at the first problem, which names the line and the column. */
export function parseCsv(text: string): ParsedData {
  return attempt(() => readTable(text));
}

/** The data as CSV text; reading it gives the same bits. Samples are numbered from 1 through both splits. */
export function writeCsv(data: OwnData): string {
  const { d, outputs } = data;
  return asText(function* () {
    yield `${["sample", "split", ...numbered("z", d), ...numbered("y", outputs)].join(",")}\n`;
    for (const [index, sequence] of data.train.entries()) yield printSample(sequence, data, index + 1, "train");
    for (const [index, sequence] of data.test.entries()) yield printSample(sequence, data, data.train.length + index + 1, "test");
  });
}

function printSample({ n, Z, y }: Sequence, { d, outputs }: OwnData, name: number, part: Part): string {
  const blank = ",".repeat(outputs);
  let text = "";
  for (let token = 0; token < n; token++) {
    text += `${name},${part}`;
    for (let k = 0; k < d; k++) text += `,${printNumber(Z[k * n + token])}`;
    text += token === n - 1 && y ? `,${Array.from(y, printNumber).join(",")}\n` : `${blank}\n`;
  }
  return text;
}

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
}

/** A sample during reading. */
interface Sample {
  readonly name: string;
  readonly part: Part;
  /** Token after token, n x d. */
  readonly tokens: number[];
  readonly firstToken: number;
  y: Float64Array | null;
  lastLine: number;
}

/** A complete sample, with its name and line for problems. */
interface Placed {
  readonly sequence: Sequence;
  readonly name: string;
  readonly line: number;
}

function readTable(text: string): OwnData {
  const rows = rowsOf(text, delimiterOf(text));
  const header = rows.next();
  if (header.done) throw customFault("", "csv-empty");
  const layout = readHeader(header.value);
  const samples = readSamples(rows, { ...layout, mark: markOf(text, layout) });
  if (samples.train.length === 0) throw customFault("", "csv-no-samples");
  const [train, test] = [samples.train, samples.test].map((placed) => placed.map(({ sequence }) => sequence));
  return assemble(train, test, {
    locate: (part, index, matrix) => {
      const { name, line } = samples[part][index];
      return customProblem("csv-part-of-sample", { line: String(line), matrix, sample: called(name) });
    },
    coordinates: "coordinates",
  });
}

interface Reading extends Layout {
  readonly mark: DecimalMark;
}

/** The decimal mark of the coordinates and labels. */
function markOf(text: string, { z, y }: Layout): DecimalMark {
  const delimiter = delimiterOf(text);
  // Between commas only quotes keep one within a cell.
  if (delimiter === "," && !text.includes('"')) return "point";
  return decimalMark(numberCells(text, delimiter, [...z, ...y]));
}

function* numberCells(text: string, delimiter: string, columns: readonly number[]): Generator<string> {
  const rows = rowsOf(text, delimiter);
  rows.next();
  for (const { cells } of rows) for (const column of columns) yield cells[column] ?? "";
}

function readSamples(rows: Iterable<Row>, layout: Reading): Readonly<Record<Part, readonly Placed[]>> {
  const samples: Record<Part, Placed[]> = { train: [], test: [] };
  const names = new Set<string>();
  let current: Sample | null = null;
  for (const row of rows) {
    checkWidth(row, layout);
    const name = readName(row, layout);
    if (current?.name !== name) {
      if (current) samples[current.part].push(place(current, layout.z.length));
      current = open(name, row, layout);
      if (names.has(name)) throw customFault(atSample(row.line, name), "csv-comes-back");
      checkCount(names.add(name).size, "the table");
    }
    addToken(current, row, layout);
  }
  if (current) samples[current.part].push(place(current, layout.z.length));
  return samples;
}

function open(name: string, row: Row, layout: Layout): Sample {
  const first = layout.token === null || row.cells[layout.token] !== "0" ? 1 : 0;
  return { name, part: readPart(row, layout), tokens: [], firstToken: first, y: null, lastLine: row.line };
}

function addToken(sample: Sample, row: Row, layout: Reading): void {
  const part = readPart(row, layout);
  if (part !== sample.part) throw customFault(atSample(row.line, sample.name), "csv-changes-split", { from: sample.part, to: part });
  if (sample.y) throw customFault(atSample(sample.lastLine, sample.name), "csv-early-label");
  checkToken(sample, row, layout);
  for (const column of layout.z) sample.tokens.push(readCell(row, column, layout));
  sample.y = readLabel(row, layout);
  sample.lastLine = row.line;
}

function place({ name, tokens, y, lastLine }: Sample, d: number): Placed {
  const n = tokens.length / d;
  const Z = new Float64Array(tokens.length);
  for (let token = 0; token < n; token++) for (let k = 0; k < d; k++) Z[k * n + token] = tokens[token * d + k];
  return { sequence: { n, Z, y }, name, line: lastLine };
}

function atSample(line: number, name: string) {
  return customProblem("csv-sample", { line: String(line), sample: called(name) });
}

/** Shortens a long name. */
function called(name: string): string {
  return name.length > 40 ? `${name.slice(0, 37)}...` : name;
}

function checkWidth({ line, cells }: Row, { names }: Layout): void {
  if (cells.length === names.length) return;
  const found = cells.length === 1 ? customProblem("one-cell") : customProblem("many-cells", { count: cells.length });
  throw customFault(atLine(line), "custom-csv-width", { cells: found, expected: names.length });
}

function readName({ line, cells }: Row, { sample }: Layout): string {
  const name = cells[sample];
  if (name === "") throw customFault(atColumn(line, "sample"), "csv-no-name");
  return name;
}

function readPart({ line, cells }: Row, { split }: Layout): Part {
  const cell = split === null ? "" : cells[split];
  if (cell === "" || cell === "train") return "train";
  if (cell === "test") return "test";
  throw customFault(atColumn(line, "split"), "csv-no-split", { value: shown(cell) });
}

function checkToken(sample: Sample, { line, cells }: Row, { token, z }: Layout): void {
  if (token === null) return;
  const expected = sample.firstToken + sample.tokens.length / z.length;
  if (cells[token] !== String(expected))
    throw customFault(atColumn(line, "token"), "csv-no-token", { value: shown(cells[token]), expected });
}

function readLabel(row: Row, layout: Reading): Float64Array | null {
  const given = layout.y.filter((column) => row.cells[column] !== "").length;
  return given === 0 ? null : Float64Array.from(layout.y, (column) => readCell(row, column, layout));
}

function readCell({ line, cells }: Row, column: number, { names, mark }: Reading): number {
  const text = cells[column];
  const value = readNumber(mark === "comma" ? withDecimalPoint(text) : text);
  if (value !== null && Number.isFinite(value)) return value;
  const field = atColumn(line, names[column]);
  if (value !== null) throw notFinite(field, value);
  if (text === "") throw customFault(field, "csv-blank");
  const comma = mark === "unclear" ? "csv-comma-unclear" : "custom-csv-comma";
  throw customFault(field, /^[+-]?\d*,\d+$/.test(text) ? comma : "custom-no-number", { value: shown(text) });
}
