/** Recognises a file or a pasted text by its content. */

import { archiveFormat } from "../../documents/archive-format";
import { documentProblem } from "../../documents/document-problem";
import { openEnvelope } from "../../documents/envelope";
import { documentFormat } from "../../documents/format";
import type { SparseDocument } from "../../documents/kind";
import { quoted } from "../../fields/field-problem";
import { shown } from "../../fields/fields";
import { nearest, type Problem } from "../../fields/problem";
import { got, oneOf } from "../../fields/schema-problem";
import { parseJson } from "../../files/json";
import { engineProblem } from "../engine-problem";
import type { ReadOwnData } from "../own-data";

export type Intake =
  /** A document of any lab, not validated; fields in problems are relative to `owner`. */
  | {
      readonly kind: "experiment";
      readonly name: string;
      readonly document: unknown;
      readonly owner: string;
      /** The result document that contained it, if any. */
      readonly result?: object;
    }
  | { readonly kind: "data"; readonly name: string; readonly data: object; readonly hash: string }
  /** An archive of all stored data; it is read when it is restored. */
  | { readonly kind: "archive"; readonly name: string }
  /** A complete link. */
  | { readonly kind: "link"; readonly link: string }
  | { readonly kind: "problem"; readonly name: string; readonly problem: Problem };

/** Reads own data of a lab in any format: JSON, tables, archives of arrays. */
export interface DataReader {
  /** The `format` in JSON files of such data. */
  readonly format: string;
  /** Names of lists that identify JSON files without `format`. */
  readonly lists?: readonly string[];
  /** How texts of such data begin, where they are neither JSON nor tables. */
  readonly begins?: string;
  read(bytes: Uint8Array, name: string): ReadOwnData<unknown> | Promise<ReadOwnData<unknown>>;
}

/** For labs without own data. */
export const noData: DataReader = {
  format: "learnability-data",
  read: () => ({ ok: false, problem: documentProblem("data-unwanted") }),
};

const resultFormat = "learnability-result";

/** Recognises a file; `name` is empty for pasted text. Never throws for invalid content. */
export async function recognise(bytes: Uint8Array, name: string, reader: DataReader): Promise<Intake> {
  const text = textOf(bytes);
  if (text === null) return ownData(bytes, name, reader);
  const link = linkIn(text);
  if (link !== null) return linkIntake(link, name);
  const document = text.trimStart().startsWith("{") ? parseJson(text) : null;
  if (!document)
    return name === "" && !looksLikeTable(text) && !looksLike(reader, text) ? linkIntake(text, name) : ownData(bytes, name, reader);
  if (!document.ok) return { kind: "problem", name, problem: document.problem };
  return documentIntake(document.value as SparseDocument, bytes, name, reader);
}

async function documentIntake(document: SparseDocument, bytes: Uint8Array, name: string, reader: DataReader): Promise<Intake> {
  const { format } = document;
  const bare = format === undefined && reader.lists?.some((list) => list in document);
  if (format === reader.format || bare) return ownData(bytes, name, reader);
  if (format === resultFormat) return { kind: "experiment", name, document: document.experiment, owner: "experiment", result: document };
  if (format === documentFormat) return { kind: "experiment", name, document, owner: "" };
  if (format === archiveFormat) return { kind: "archive", name };
  const formats = [documentFormat, reader.format, resultFormat, archiveFormat];
  const meant = typeof format === "string" ? nearest(format, formats) : undefined;
  const unknown = got(oneOf(formats.map(shown)), quoted(format));
  const problem = meant === undefined ? unknown : engineProblem("name-misspelt", { problem: unknown, meant });
  return { kind: "problem", name, problem: { ...problem, field: "format" } };
}

function linkIntake(link: string, name: string): Intake {
  const opened = openEnvelope(link);
  return opened.ok ? { kind: "link", link } : { kind: "problem", name, problem: opened.problem };
}

async function ownData(bytes: Uint8Array, name: string, reader: DataReader): Promise<Intake> {
  return dataIntake(await reader.read(bytes, name), name);
}

export function dataIntake(read: ReadOwnData<unknown>, name: string): Intake {
  return read.ok ? { kind: "data", name, data: read.data as object, hash: read.hash } : { kind: "problem", name, problem: read.problem };
}

/** The link code in an address or on its own; null where the text is neither. */
function linkIn(text: string): string | null {
  const trimmed = text.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\/\S*$/i.test(trimmed)) return trimmed.includes("#") ? trimmed.slice(trimmed.indexOf("#") + 1) : trimmed;
  return /^#?\d{1,4}\.[A-Za-z0-9_-]+(\.[0-9a-f]*)?$/.test(trimmed) && !/^\d+\.\d+$/.test(trimmed) ? trimmed.replace(/^#/, "") : null;
}

function looksLike({ begins }: DataReader, text: string): boolean {
  return begins !== undefined && text.trimStart().toLowerCase().startsWith(begins.toLowerCase());
}

function looksLikeTable(text: string): boolean {
  return /[,;\t]/.test(text.trimStart().split(/\r?\n/, 1)[0]);
}

/** Null for bytes that are not UTF-8 text: archives, spreadsheets and other encodings. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
