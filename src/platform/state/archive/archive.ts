/**
 * All stored data of this browser as one file, "learnability-archive": the entries of the stores, area by area, and the
 * settings. It does not depend on what an area holds, so that new areas are included at once.
 */

import { archiveFormat } from "../../documents/archive-format";
import { CloneFault, decodeClone, encodeClone } from "../../documents/clone-json";
import { DataFault, dataFaultsOf } from "../../fields/data-document";
import { fieldProblem, quoted, unknownField } from "../../fields/field-problem";
import { shown } from "../../fields/fields";
import type { Problem } from "../../fields/problem";
import { parseJson } from "../../files/json";
import type { stateSentences } from "../problems";

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
  /** By name of the area; unknown areas are kept. */
  readonly areas: ReadonlyMap<string, readonly ArchivedEntry[]>;
  readonly preferences: ReadonlyMap<string, string>;
}

export type ParsedArchive = { readonly ok: true; readonly archive: Archive } | { readonly ok: false; readonly problem: Problem };

/** Metadata of the file. */
export interface ArchiveOrigin {
  readonly savedAt: Date;
  /** Version of the kernels that computed its contents. */
  readonly kernels: string;
}

/** The file, in pieces: together they are JSON text, one entry a line. @throws {CloneFault} for a value that files cannot hold. */
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

/** Reads an archive and stops at the first problem, which names its place. `archiveProblem` checks the entries. */
export function parseArchive(text: string): ParsedArchive {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  try {
    return { ok: true, archive: readDocument(parsed.value) };
  } catch (error) {
    if (error instanceof CloneFault && error.problem) return { ok: false, problem: error.problem };
    if (error instanceof DataFault) return { ok: false, problem: error.problem };
    throw error;
  }
}

const refuse = dataFaultsOf<typeof stateSentences>();

const knownFields = ["format", "version", "savedAt", "kernels", "areas", "preferences"];

function readDocument(value: unknown): Archive {
  if (!isObject(value)) throw new DataFault(fieldProblem("document-not-an-object", { value: quoted(value) }));
  const { format, version } = value;
  if (format !== archiveFormat) {
    const code = typeof format === "string" && format.startsWith("learnability-") ? "archive-other-file" : "archive-format";
    throw refuse("format", code, { expected: shown(archiveFormat), value: quoted(format) });
  }
  if (Number.isInteger(version) && (version as number) > archiveVersion)
    throw refuse("version", "archive-newer", { version: version as number, expected: archiveVersion });
  if (version !== archiveVersion) throw refuse("version", "archive-format", { expected: archiveVersion, value: quoted(version) });
  for (const name of Object.keys(value)) if (!knownFields.includes(name)) throw new DataFault(unknownField(name, name, knownFields));
  return { areas: readAreas(value.areas), preferences: readPreferences(value.preferences) };
}

function readAreas(value: unknown): Archive["areas"] {
  if (!isObject(value)) throw refuse("areas", "archive-object", { value: quoted(value) });
  const areas = new Map<string, readonly ArchivedEntry[]>();
  for (const [area, entries] of Object.entries(value)) {
    if (!/^[a-z][a-z0-9-]{0,40}$/.test(area)) throw refuse(`areas.${area.slice(0, 40)}`, "archive-area");
    if (!Array.isArray(entries)) throw refuse(`areas.${area}`, "archive-list", { value: quoted(entries) });
    if (entries.length > mostEntries) throw refuse(`areas.${area}`, "archive-entries", { count: entries.length, most: mostEntries });
    areas.set(
      area,
      entries.map((entry, i) => readEntry(entry, `areas.${area}[${i}]`)),
    );
  }
  return areas;
}

function readEntry(entry: unknown, path: string): ArchivedEntry {
  if (!isObject(entry)) throw refuse(path, "archive-entry", { value: quoted(entry) });
  const { key } = entry;
  if (typeof key !== "string" || key === "" || key.length > longestKey) throw refuse(`${path}.key`, "archive-text", { value: quoted(key) });
  if (!Object.hasOwn(entry, "value")) throw refuse(`${path}.value`, "archive-missing");
  return { key, value: decodeClone(entry.value, `${path}.value`) };
}

function readPreferences(value: unknown): Archive["preferences"] {
  if (!isObject(value)) throw refuse("preferences", "archive-object", { value: quoted(value) });
  const entries = Object.entries(value).map(([name, text]) => {
    const field = `preferences.${name.slice(0, 40)}`;
    if (typeof text !== "string") throw refuse(field, "archive-text", { value: quoted(text) });
    if (text.length > longestPreference) throw refuse(field, "archive-characters", { count: text.length, most: longestPreference });
    return [name, text] as const;
  });
  return new Map(entries);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
