/** Writes the results of a sweep to its folder: a line for each run, a table, and the result documents that the page opens. */
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, reason, writeWhole } from "../cli/files";
import { Refusal } from "../cli/refusal";
import { readClone } from "../platform/documents/clone-json";
import { serializeResult } from "../platform/documents/serialize-result";
import type { PartOutcome } from "../platform/engine/result-parts";
import type { Database } from "./queue/database";
import { type DoneRun, rowsBetween, runsSetAside } from "./queue/store";
import type { Sweep } from "./sweep";

/** Rows in memory at a time, except while a result document is joined. */
const batch = 500;

type Figures = Readonly<Record<string, number | string | null>>;

/**
 * @returns the names of the written files.
 * @throws {Refusal} for files that cannot be written.
 */
export async function exportSweep(database: Database, sweep: Sweep, folder: string): Promise<readonly string[]> {
  const reasons = new Map((await runsSetAside(database, sweep.id)).map(({ run, reason }) => [run, reason]));
  const table = new Table();
  // With a queue on a server, the folder may not exist yet.
  makeFolder(folder);
  await writeLines(join(folder, "runs.ndjson"), async (write) => {
    for (let from = 0; from < sweep.count; from += batch) {
      const to = Math.min(sweep.count, from + batch);
      const rows = new Map((await rowsBetween(database, sweep.id, from, to)).map((row) => [row.run, row]));
      for (let run = from; run < to; run++) {
        const row = rows.get(run);
        const outcome = row && writtenOf(sweep, run, readClone(row.text) as PartOutcome);
        const aside = reasons.get(run);
        if (outcome === undefined && aside === undefined) continue;
        const head = { run, document: nameOf(sweep, run), at: sweep.part(run).at };
        write(serializeResult({ ...head, ...(row ? { seconds: row.seconds, outcome } : { setAside: aside }) }));
        const figures = outcome === undefined ? {} : figuresOf(sweep, run, outcome);
        table.add(
          { run, document: head.document, ...head.at },
          { seconds: row?.seconds ?? null, ...figures, ...(aside === undefined ? {} : { setAside: aside }) },
        );
      }
    }
  });
  writeWhole(join(folder, "runs.csv"), table.text());
  const written = ["runs.ndjson", "runs.csv"];
  for (const [index, { name }] of sweep.content.documents.entries())
    if (await writeResult(database, sweep, index, folder, name, reasons)) written.push(join("results", `${name}.json`));
  return written;
}

/** Writes the result document if the rows contain all of it. @returns whether they do. */
async function writeResult(
  database: Database,
  sweep: Sweep,
  index: number,
  folder: string,
  name: string,
  reasons: ReadonlyMap<number, string>,
): Promise<boolean> {
  const [from, to] = sweep.range(index);
  if (to - from === 1 && !sweep.content.weights) return false;
  const rows: readonly DoneRun[] = await rowsBetween(database, sweep.id, from, to);
  const outcomes = new Map(rows.map(({ run, text }) => [run - from, readClone(text) as PartOutcome]));
  const own = outcomes.get(0);
  // The table contains the reason.
  if (own === undefined) return false;
  const ownReasons = new Map([...reasons].map(([run, why]) => [run - from, why]));
  const result = sweep.engine(index).parts?.join(sweep.document(index), outcomes, ownReasons) ?? own;
  makeFolder(join(folder, "results"));
  writeWhole(join(folder, "results", `${name}.json`), serializeResult(result));
  return true;
}

function nameOf(sweep: Sweep, run: number): string {
  return sweep.content.documents[sweep.place(run).document].name;
}

function writtenOf(sweep: Sweep, run: number, outcome: PartOutcome): PartOutcome {
  return sweep.engine(sweep.place(run).document).parts?.written(outcome) ?? outcome;
}

function figuresOf(sweep: Sweep, run: number, outcome: PartOutcome): Figures {
  return sweep.engine(sweep.place(run).document).parts?.figures(outcome) ?? scalars(outcome);
}

/** All numbers and texts of a result by their paths, without those of its document. */
function scalars(outcome: PartOutcome): Figures {
  const found: Record<string, number | string | null> = {};
  const look = (value: unknown, at: string) => {
    if (typeof value === "number" || typeof value === "string") found[at] = value;
    else if (Array.isArray(value) && typeof value[0] === "object")
      for (const [index, item] of value.entries()) look(item, `${at}[${index}]`);
    else if (typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Float64Array))
      for (const [name, field] of Object.entries(value)) look(field, at === "" ? name : `${at}.${name}`);
  };
  const { experiment: _, leftOut: __, ...own } = outcome as Readonly<Record<string, unknown>>;
  look(own, "");
  return found;
}

/** A table with the columns of all rows: first settings of the runs, then results. */
class Table {
  readonly #taken = new Set<string>();
  readonly #given = new Set<string>();
  readonly #rows: Figures[] = [];

  add(taken: Figures, given: Figures): void {
    for (const name of Object.keys(taken)) this.#taken.add(name);
    for (const name of Object.keys(given)) this.#given.add(name);
    this.#rows.push({ ...taken, ...given });
  }

  text(): string {
    const columns = [...new Set([...this.#taken, ...this.#given])];
    const lines = this.#rows.map((row) => columns.map((name) => cell(row[name] ?? null)).join(","));
    return `${[columns.map((name) => cell(name)).join(","), ...lines].join("\n")}\n`;
  }
}

/** A number that is not finite is an empty cell; in JSON it is null. */
function cell(value: number | string | null): string {
  if (value === null || (typeof value === "number" && !Number.isFinite(value))) return "";
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes the whole file or nothing. */
async function writeLines(path: string, work: (write: (line: string) => void) => Promise<void>): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = openSync(temporary, "w");
    try {
      await work((line) => writeSync(file, line));
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Refusal(`${path} cannot be written: ${reason(error)}`);
  }
}
