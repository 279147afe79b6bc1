/** Reads the documents of a sweep: one document, a folder of them, or one in each line of a file. */

import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { readBytes, reason, resolved, sourceOf } from "../cli/files";
import { labOf, othersOf, withData } from "../cli/headless";
import { Refusal, refusalOf } from "../cli/refusal";
import { labs } from "../labs/compute";
import { withLabLeftOut } from "../platform/documents/lab-left-out";
import { problemLine } from "../platform/fields/problem";
import { parseJson } from "../platform/files/json";
import type { SweepContent, SweepData, SweepDocument } from "./sweep";

interface Found {
  readonly name: string;
  /** Its name in messages. */
  readonly source: string;
  readonly value: unknown;
}

/** @throws {Refusal} that names the file, the line and the field at fault. */
export async function readContent(path: string, dataFile: string | null, weights: boolean): Promise<SweepContent> {
  const documents: SweepDocument[] = [];
  let data: SweepData | null = null;
  const sources = new Map<string, string>();
  for (const { name, source, value } of found(path)) {
    // Result files have the names of their documents.
    const other = sources.get(name);
    if (other !== undefined) throw new Refusal(`${source} and ${other} would both have the name ${name}: rename one of the files`);
    sources.set(name, source);
    const read = await readDocument(value, source, dataFile);
    documents.push({ name, text: read.text });
    data = read.data ?? data;
  }
  if (documents.length === 0) throw new Refusal(`${sourceOf(path)} holds no documents`);
  if (dataFile !== null && data === null) throw new Refusal("--data is given, but no document uses own data");
  return { documents, data, weights };
}

async function readDocument(value: unknown, source: string, dataFile: string | null) {
  const lab = labOf(value, source, labs);
  const kind = await lab.kind();
  const parsed = kind.parse(value);
  // The field alone does not identify one of many documents.
  if (!parsed.ok) throw named(source, refusalOf(await withLabLeftOut(value, parsed.problem, othersOf(labs)), source));
  const wanted = kind.ownData(parsed.document) !== null;
  const { document, size } = await withData(lab, parsed.document, wanted ? dataFile : null);
  const refused = kind.idle?.(document, size) ?? (await kind.tooLarge(document, size));
  if (refused) throw named(source, refusalOf(refused, source));
  const reference = kind.ownData(document);
  const data = wanted && dataFile !== null ? { name: basename(dataFile), hash: reference?.hash ?? "", bytes: readBytes(dataFile) } : null;
  return { text: JSON.stringify(document, kind.withoutLater), data };
}

function named(source: string, refusal: Refusal): Refusal {
  return refusal.message.startsWith(source) ? refusal : new Refusal(`${source}: ${refusal.message}`);
}

function found(path: string): readonly Found[] {
  if (path !== "-" && statSync(resolved(path), { throwIfNoEntry: false })?.isDirectory()) return inFolder(path);
  return inFile(path);
}

function inFolder(folder: string): readonly Found[] {
  try {
    const files = readdirSync(resolved(folder))
      .filter((name) => /[.](json|ndjson|jsonl)$/.test(name))
      .sort();
    return files.flatMap((name) => inFile(join(folder, name)));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${folder} cannot be read: ${reason(error)}`);
  }
}

/** A JSON text is one document; otherwise each line is one. */
function inFile(path: string): readonly Found[] {
  const source = sourceOf(path);
  const name = path === "-" ? "input" : basename(path).replace(/[.](json|ndjson|jsonl)$/, "");
  const text = readBytes(path).toString("utf8");
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }));
  const filled = lines.filter(({ line }) => line.trim() !== "");
  const isList = /[.](ndjson|jsonl)$/.test(path) || (filled.length > 1 && filled.every(({ line }) => /^\s*\{.*\}\s*$/.test(line)));
  if (!isList) {
    const parsed = parseJson(text);
    if (!parsed.ok) throw refusalOf(parsed.problem, source);
    return [{ name, source, value: parsed.value }];
  }
  return filled.map(({ line, number }) => {
    const parsed = parseJson(line);
    if (!parsed.ok) throw new Refusal(`${source}, line ${number}: ${problemLine(parsed.problem).replace(/line 1, /, "")}`);
    return {
      name: `${name}-${String(number).padStart(String(lines.length).length, "0")}`,
      source: `${source}, line ${number}`,
      value: parsed.value,
    };
  });
}
