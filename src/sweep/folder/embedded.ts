/** A PostgreSQL inside this process, stored in a folder, without a server. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { dataDir } from "@electric-sql/pglite-prepopulatedfs";
import { failureOf, makeFolder } from "../../cli/files";
import { Refusal } from "../../cli/refusal";
import type { Database, Row } from "../queue/database";
import { lockFolder } from "./lock";

/** @throws {Refusal} for a folder in use by another process, or without write access. */
export async function openFolder(folder: string): Promise<Database> {
  return refusing(folder, async () => {
    makeFolder(folder);
    const lock = await lockFolder(folder);
    try {
      const database = await openDatabase(folder);
      return {
        execute: (text, values) => refusing(folder, () => executeIn(database, text, values)),
        transaction: (work) =>
          refusing(folder, () => database.transaction((inside) => work({ execute: (text, values) => executeIn(inside, text, values) }))),
        owned: true,
        name: folder,
        close: async () => {
          await database.close();
          lock.release();
        },
      };
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

/** Whether the folder holds a sweep. */
export function holdsSweep(folder: string): boolean {
  return existsSync(join(folder, "database.complete"));
}

/** Opens the database; an incomplete one is created again. */
async function openDatabase(folder: string): Promise<PGlite> {
  const place = join(folder, "database");
  const complete = join(folder, "database.complete");
  if (existsSync(complete)) return PGlite.create(place);
  rmSync(place, { recursive: true, force: true });
  const database = await PGlite.create({ dataDir: place, loadDataDir: await dataDir() });
  writeFileSync(complete, "");
  return database;
}

async function executeIn(database: PGlite | Transaction, text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  if (values.length > 0) return (await database.query<Row>(text, [...values])).rows;
  const results = await database.exec(text);
  return (results.at(-1)?.rows ?? []) as Row[];
}

/** Turns errors of the disk into refusals. */
async function refusing<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code, errno, message } = error as { readonly code?: unknown; readonly errno?: unknown; readonly message?: string };
    // The database has its own file system with error numbers of WASI; SQL reports a full disk as 53100.
    const full = code === "ENOSPC" || code === "53100" || errno === 51 || /no space left/i.test(message ?? "");
    const known = full ? "the disk is full" : failureOf(code);
    if (known === null) throw error;
    throw new Refusal(`${folder} cannot be written: ${known}; what was written before is kept`);
  }
}
