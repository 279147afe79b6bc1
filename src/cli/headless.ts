/** The headless runner: one document of any lab in, one result document out. */

import { basename } from "node:path";
import { labs as allLabs, firstLab } from "../labs/compute";
import type { LabDocument } from "../platform/documents/kind";
import { type OtherReaders, withLabLeftOut } from "../platform/documents/lab-left-out";
import { serializeResult } from "../platform/documents/serialize-result";
import { engineProblem } from "../platform/engine/engine-problem";
import type { LabCompute } from "../platform/engine/lab-compute";
import { shown } from "../platform/fields/fields";
import { nearest, type Problem, problemLine } from "../platform/fields/problem";
import { got, oneOf } from "../platform/fields/schema-problem";
import { PlaygroundError } from "../platform/numerics/errors";
import { type Arguments, readArguments, usage } from "./arguments";
import { readBytes, readJson, sourceOf } from "./files";
import { type Output, openOutput } from "./output";
import { ProgressReport, type Streams } from "./progress";
import { Refusal, refusalOf } from "./refusal";
import { helpersOf } from "./threads";

/**
 * Runs the command line and returns the exit code: 0, or 2 with one line of error for a fault that the caller can correct. Nothing is
 * written then.
 *
 * @param labs  the labs of documents.
 * @throws {Error} for a fault of this program
 */
export async function headless(given: readonly string[], streams: Streams, labs: Labs = allLabs): Promise<0 | 2> {
  try {
    const read = readArguments(given);
    if (read) await run(read, labs, streams);
    else streams.out(usage);
    return 0;
  } catch (problem) {
    if (!(problem instanceof Refusal || problem instanceof PlaygroundError)) throw problem;
    streams.error(`${oneLine(problem)}\n`);
    return 2;
  }
}

export type Labs = Readonly<Record<string, LabCompute>>;

/** A document and its own data. */
interface Given {
  readonly document: LabDocument;
  readonly data: unknown;
  /** Of the data. */
  readonly size: object | null;
  /** Remarks on valid data. */
  readonly notes: readonly Problem[];
}

async function run(given: Arguments, labs: Labs, streams: Streams): Promise<void> {
  const output: Output = given.out === null ? { write: async (text) => streams.out(text), close: () => {} } : await openOutput(given.out);
  try {
    await output.write(await resultOf(given, labs, streams));
  } finally {
    output.close();
  }
}

/** The text of the result document. */
async function resultOf({ experiment: file, data: dataFile, threads, verbose }: Arguments, labs: Labs, streams: Streams): Promise<string> {
  const value = readJson(file);
  const lab = labOf(value, file, labs);
  const kind = await lab.kind();
  const parsed = kind.parse(value);
  if (!parsed.ok) throw refusalOf(await withLabLeftOut(value, parsed.problem, othersOf(labs)), file);
  const { document, data, size, notes } = await withData(lab, parsed.document, dataFile);
  const refused = kind.idle?.(document, size) ?? (await kind.tooLarge(document, size));
  if (refused) throw refusalOf(refused, file);
  for (const note of notes) streams.error(`${sourceOf(dataFile ?? "")}: ${problemLine(note)}\n`);
  // Loaded late: refusing a document does not need it.
  const engine = await lab.engine();
  const prepared = await engine.prepare(document);
  const progress = new ProgressReport(streams, verbose);
  try {
    const helpers = helpersOf(document.lab, threads);
    const shared = helpers && prepared.resultShared?.(document, data, helpers, progress.onProgress);
    return serializeResult(await (shared ?? prepared.result(document, data, progress.onProgress)));
  } finally {
    progress.end();
  }
}

/** The lab that a document names, or the first one. Its kind reports a value that is no document. */
export function labOf(value: unknown, file: string, labs: Labs): LabCompute {
  const { lab = firstLab } = (typeof value === "object" && value !== null ? value : {}) as { readonly lab?: unknown };
  if (typeof lab === "string" && Object.hasOwn(labs, lab)) return labs[lab];
  const names = Object.keys(labs);
  const unknown = got(oneOf(names.map(shown)), shown(lab));
  const meant = typeof lab === "string" ? nearest(lab, names) : undefined;
  const problem = meant === undefined ? unknown : engineProblem("name-misspelt", { problem: unknown, meant });
  throw refusalOf({ ...problem, field: "lab" }, file);
}

/** The labs that documents must name. */
export function othersOf(labs: Labs): OtherReaders {
  const others = Object.entries(labs).filter(([lab]) => lab !== firstLab);
  return Object.fromEntries(others.map(([lab, { kind }]) => [lab, kind]));
}

/** The document with the name and the content hash of its data, which become part of the result. */
export async function withData(lab: LabCompute, document: LabDocument, file: string | null): Promise<Given> {
  const kind = await lab.kind();
  const reference = kind.ownData(document);
  const reader = await lab.ownData?.();
  const field = reader?.field ?? "";
  if (!reference || !reader) {
    if (file === null) return { document, data: null, size: null, notes: [] };
    const { kind: task } = (document as unknown as Readonly<Record<string, { readonly kind?: unknown } | undefined>>)[field] ?? {};
    const why = reader ? `${field}.kind is ${shown(task)}, which generates its own data` : `the lab ${shown(document.lab)} uses none`;
    throw new Refusal(`--data is given, but ${why}`);
  }
  if (file === null) throw new Refusal(`${field}.kind is "custom", which needs a file: add --data data.json`);
  const read = await reader.read(readBytes(file), file);
  if (!read.ok) throw refusalOf(read.problem, sourceOf(file));
  const { data, hash } = read;
  if (reference.hash !== "" && reference.hash !== hash)
    throw new Refusal(`${field}.hash is "${reference.hash}", but ${file} has "${hash}": the experiment needs other data`);
  const name = reference.name || (file === "-" ? "" : basename(file));
  const notes = reader.notes?.(data) ?? [];
  return { document: kind.withOwnData(document, { name, hash }), data, size: reader.size(data), notes };
}

export function oneLine(error: Error): string {
  const hint = error instanceof PlaygroundError && error.hint !== undefined ? ` (${error.hint})` : "";
  return `${error.message}${hint}`.replace(/\s*[\r\n]+\s*/g, " ");
}
