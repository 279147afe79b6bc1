/** Tells what a file or a pasted text is, by its content. */

import { archiveFormat } from "../../documents/archive-format";
import { type Experiment, experimentFormat, parseExperiment } from "../../experiment/learnability/document";
import { decodeLink } from "../../experiment/learnability/link";
import { shown } from "../../fields/fields";
import { nearest, type Problem } from "../../fields/problem";
import { dataFormat } from "../../tasks/custom/data";
import { hashOwnData } from "../../tasks/custom/hash";
import type { OwnData } from "../../tasks/dataset";
import { parseJson } from "../../tasks/json";

export type Intake =
  | { readonly kind: "experiment"; readonly name: string; readonly experiment: Experiment }
  | { readonly kind: "data"; readonly name: string; readonly data: OwnData; readonly hash: string }
  /** Everything that somebody has kept; it is read when it is restored. */
  | { readonly kind: "archive"; readonly name: string }
  /** The text of a link that can be read. */
  | { readonly kind: "link"; readonly link: string }
  | { readonly kind: "problem"; readonly name: string; readonly problem: Problem };

const resultFormat = "learnability-result";
const formats = [experimentFormat, dataFormat, resultFormat, archiveFormat];

/** What a file holds; `name` is empty for pasted text. Never throws for what somebody else has written. */
export async function recognise(bytes: Uint8Array, name: string): Promise<Intake> {
  const text = textOf(bytes);
  if (text === null) return ownData(bytes, name);
  const link = linkIn(text);
  if (link !== null) return linkIntake(link, name);
  const document = text.trimStart().startsWith("{") ? parseJson(text) : null;
  if (!document) return name === "" && !looksLikeTable(text) ? linkIntake(text, name) : ownData(bytes, name);
  if (!document.ok) return { kind: "problem", name, problem: document.problem };
  return documentIntake(document.value as Readonly<Record<string, unknown>>, bytes, name);
}

async function documentIntake(document: Readonly<Record<string, unknown>>, bytes: Uint8Array, name: string): Promise<Intake> {
  const { format } = document;
  if (format === dataFormat) return ownData(bytes, name);
  if (format === resultFormat) return experimentIntake(document.experiment, name, "experiment.");
  if (format === experimentFormat) return experimentIntake(document, name, "");
  if (format === archiveFormat) return { kind: "archive", name };
  const hint = typeof format === "string" ? nearest(format, formats) : undefined;
  const problem = {
    field: "format",
    message: `must be one of ${formats.map(shown).join(", ")}, got ${shown(format)}`,
    ...(hint === undefined ? {} : { hint: `did you mean ${hint}?` }),
  };
  return { kind: "problem", name, problem };
}

function experimentIntake(value: unknown, name: string, owner: string): Intake {
  const parsed = parseExperiment(value);
  if (parsed.ok) return { kind: "experiment", name, experiment: parsed.experiment };
  const { field } = parsed.problem;
  return { kind: "problem", name, problem: { ...parsed.problem, field: field === "" ? owner.replace(".", "") : `${owner}${field}` } };
}

function linkIntake(link: string, name: string): Intake {
  const decoded = decodeLink(link);
  return decoded.ok ? { kind: "link", link } : { kind: "problem", name, problem: decoded.problem };
}

/** The readers of tables and archives are loaded when one is opened. */
async function ownData(bytes: Uint8Array, name: string): Promise<Intake> {
  const { readOwnData } = await import("../../tasks/custom/formats");
  const parsed = readOwnData(bytes, name);
  return parsed.ok
    ? { kind: "data", name, data: parsed.data, hash: hashOwnData(parsed.data) }
    : { kind: "problem", name, problem: parsed.problem };
}

/** The link code in an address or on its own; null where the text is neither. */
function linkIn(text: string): string | null {
  const trimmed = text.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\/\S*$/i.test(trimmed)) return trimmed.includes("#") ? trimmed.slice(trimmed.indexOf("#") + 1) : trimmed;
  return /^#?\d{1,4}\.[A-Za-z0-9_-]+(\.[0-9a-f]*)?$/.test(trimmed) && !/^\d+\.\d+$/.test(trimmed) ? trimmed.replace(/^#/, "") : null;
}

function looksLikeTable(text: string): boolean {
  return /[,;\t]/.test(text.trimStart().split(/\r?\n/, 1)[0]);
}

/** Null for bytes that are no UTF-8 text: archives, spreadsheets and other encodings. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
