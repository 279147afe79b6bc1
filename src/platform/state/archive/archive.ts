/**
 * Everything a person has in this browser as one file, "learnability-archive": what the stores hold, area by area, and
 * the settings. It knows nothing of what is in an area, so that new ones are in it without further ado.
 */

import { archiveFormat } from "../../documents/archive-format";
import { CloneFault, decodeClone, encodeClone } from "../../documents/clone-json";
import { shown } from "../../fields/fields";
import { type Problem, unknownField } from "../../fields/problem";
import { parseJson } from "../../files/json";

/** Raised when an older program could misread a newer file. */
export const archiveVersion = 1;

/** Largest file that is opened, in bytes. */
export const largestArchive = 400_000_000;
const mostEntries = 20_000;
const longestKey = 200_000;
const longestPreference = 2_000_000;

export interface ArchivedEntry {
  readonly key: string;
  /** A structured clone. */
  readonly value: unknown;
}

export interface Archive {
  /** By the name of the area; names that this program does not know are kept as they are. */
  readonly areas: ReadonlyMap<string, readonly ArchivedEntry[]>;
  readonly preferences: ReadonlyMap<string, string>;
}

export type ParsedArchive = { readonly ok: true; readonly archive: Archive } | { readonly ok: false; readonly problem: Problem };

/** What the file says of itself. */
export interface ArchiveOrigin {
  readonly savedAt: Date;
  /** Version of the kernels that computed what it holds. */
  readonly kernels: string;
}

/** The file, in pieces: together they are JSON text, one entry a line. @throws {CloneFault} for a value no file can hold. */
export function writeArchive({ areas, preferences }: Archive, { savedAt, kernels }: ArchiveOrigin): string[] {
  const parts = [
    `{"format":"${archiveFormat}","version":${archiveVersion},"savedAt":"${savedAt.toISOString()}","kernels":"${kernels}",\n"areas":{`,
  ];
  let separator = "";
  for (const [area, entries] of areas) {
    const lines = entries.map(({ key, value }, i) => JSON.stringify({ key, value: encodeClone(value, `areas.${area}[${i}].value`) }));
    parts.push(`${separator}\n${JSON.stringify(area)}:[`, lines.map((line, i) => `${i === 0 ? "" : ","}\n${line}`).join(""), "]");
    separator = ",";
  }
  parts.push(`\n},\n"preferences":${JSON.stringify(Object.fromEntries(preferences))}}\n`);
  return parts;
}

/** Reads an archive and stops at the first problem, which says where it is. What its entries hold is looked into by `archiveProblem`. */
export function parseArchive(text: string): ParsedArchive {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  try {
    return { ok: true, archive: readDocument(parsed.value) };
  } catch (error) {
    if (error instanceof CloneFault) return { ok: false, problem: { field: error.path, message: error.fault } };
    if (error instanceof DocumentFault) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Carries a problem out of nested loops. */
class DocumentFault extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

function refuse(field: string, message: string, hint?: string): never {
  throw new DocumentFault(hint === undefined ? { field, message } : { field, message, hint });
}

const knownFields = ["format", "version", "savedAt", "kernels", "areas", "preferences"];

function readDocument(value: unknown): Archive {
  if (!isObject(value)) refuse("", `the document must be an object, got ${shown(value)}`);
  const { format, version } = value;
  if (format !== archiveFormat) refuse("format", `must be "${archiveFormat}", got ${shown(format)}`, otherFile(format));
  if (Number.isInteger(version) && (version as number) > archiveVersion)
    refuse("version", `${version} is newer than this program, which reads version ${archiveVersion}`, "reload the page to update it");
  if (version !== archiveVersion) refuse("version", `must be ${archiveVersion}, got ${shown(version)}`);
  for (const name of Object.keys(value)) if (!knownFields.includes(name)) throw new DocumentFault(unknownField(name, name, knownFields));
  return { areas: readAreas(value.areas), preferences: readPreferences(value.preferences) };
}

function otherFile(format: unknown): string | undefined {
  if (typeof format !== "string" || !format.startsWith("learnability-")) return undefined;
  return "experiments, results and data are opened with Open, or dropped on the page";
}

function readAreas(value: unknown): Archive["areas"] {
  if (!isObject(value)) refuse("areas", `must be an object, got ${shown(value)}`);
  const areas = new Map<string, readonly ArchivedEntry[]>();
  for (const [area, entries] of Object.entries(value)) {
    if (!/^[a-z][a-z0-9-]{0,40}$/.test(area)) refuse(`areas.${area.slice(0, 40)}`, "is no name of an area");
    if (!Array.isArray(entries)) refuse(`areas.${area}`, `must be a list, got ${shown(entries)}`);
    if (entries.length > mostEntries) refuse(`areas.${area}`, `has ${entries.length} entries, the limit is ${mostEntries}`);
    areas.set(
      area,
      entries.map((entry, i) => readEntry(entry, `areas.${area}[${i}]`)),
    );
  }
  return areas;
}

function readEntry(entry: unknown, path: string): ArchivedEntry {
  if (!isObject(entry)) refuse(path, `must be an object with key and value, got ${shown(entry)}`);
  const { key } = entry;
  if (typeof key !== "string" || key === "" || key.length > longestKey) refuse(`${path}.key`, `must be text, got ${shown(key)}`);
  if (!Object.hasOwn(entry, "value")) refuse(`${path}.value`, "is missing");
  return { key, value: decodeClone(entry.value, `${path}.value`) };
}

function readPreferences(value: unknown): Archive["preferences"] {
  if (!isObject(value)) refuse("preferences", `must be an object, got ${shown(value)}`);
  const entries = Object.entries(value).map(([name, text]) => {
    const field = `preferences.${name.slice(0, 40)}`;
    if (typeof text !== "string") refuse(field, `must be text, got ${shown(text)}`);
    if (text.length > longestPreference) refuse(field, `has ${text.length} characters, the limit is ${longestPreference}`);
    return [name, text] as const;
  });
  return new Map(entries);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
