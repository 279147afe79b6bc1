/**
 * Reading documents that hold rows of numbers, as data of a person's own do: "X-data" in some version, members that are lists of
 * rows. Files may hold ten million numbers, so they are checked by plain loops that also copy them into typed arrays, and the
 * first problem ends it.
 */
import type { dataDocumentSentences } from "./data-document-problems";
import { quoted, unknownField } from "./field-problem";
import { shown } from "./fields";
import { type Problem, placed, problemLine, type Sentences, type Values, type ValuesOf } from "./problem";

/** Carries the first problem out of the nested loops of a reader; `attempt` turns it into a value. */
export class DataFault extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problemLine(problem));
    this.problem = problem;
  }
}

export type ParsedData<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly problem: Problem };

/** Runs a reader; the fault that it throws becomes the problem, anything else is a mistake of the program and passes on. */
export function attempt<Data>(read: () => Data): ParsedData<Data> {
  try {
    return { ok: true, data: read() };
  } catch (error) {
    if (error instanceof DataFault) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** As `problemsOf`, to be thrown by a reader. */
export function dataFaultsOf<Table extends Sentences>() {
  return <Code extends keyof Table & string>(field: string | Problem, code: Code, ...[values]: ValuesOf<Table, Code>): DataFault =>
    new DataFault({ code, ...placed(field), values: (values ?? {}) as Values });
}

export const dataFault = dataFaultsOf<typeof dataDocumentSentences>();

export type Members = Readonly<Record<string, unknown>>;

/** @param field  empty for the document as a whole. */
export function readObject(value: unknown, field: string): Members {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw dataFault(field, field === "" ? "own-data-no-document" : "own-data-not-an-object", { value: quoted(value) });
  return value as Members;
}

/** Format and version are what a reader knows. */
export function checkEnvelope(document: Members, known: { readonly format: string; readonly version: number }): void {
  const { format, version } = document;
  if (format !== known.format) throw dataFault("format", "own-data-format", { expected: shown(known.format), value: quoted(format) });
  if (typeof version === "number" && version > known.version)
    throw dataFault("version", "own-data-newer", { value: version, expected: known.version });
  if (version !== known.version) throw dataFault("version", "own-data-format", { expected: known.version, value: quoted(version) });
}

/** @param prefix  of the path of a member, such as "heads[2]." */
export function checkNames(document: Members, prefix: string, known: readonly string[]): void {
  for (const name in document) if (!known.includes(name)) throw new DataFault(unknownField(`${prefix}${name}`, name, known));
}

export function readList(value: unknown, field: string): readonly unknown[] {
  if (value === undefined) throw dataFault(field, "own-data-missing");
  if (!Array.isArray(value)) throw dataFault(field, "own-data-not-a-list", { value: quoted(value) });
  if (value.length === 0) throw dataFault(field, "own-data-empty");
  return value;
}

/** Rows of one length, row-major. */
export interface Rows {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;
}

export function readRows(value: unknown, field: string): Rows {
  const rows = readList(value, field);
  const columns = readList(rows[0], `${field}[0]`).length;
  const values = new Float64Array(rows.length * columns);
  for (let row = 0; row < rows.length; row++) {
    const entries = readList(rows[row], `${field}[${row}]`);
    if (entries.length !== columns) throw dataFault(`${field}[${row}]`, "own-data-width", { count: entries.length, expected: columns });
    for (let column = 0; column < columns; column++) {
      const entry = entries[column];
      if (typeof entry !== "number" || !Number.isFinite(entry)) {
        const found = typeof entry === "number" ? String(entry) : quoted(entry);
        throw dataFault(`${field}[${row}][${column}]`, "own-data-not-a-number", { value: found });
      }
      values[row * columns + column] = entry;
    }
  }
  return { rows: rows.length, columns, values };
}
