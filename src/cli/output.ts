/** The output for the result: a file, a pipe or a device. An unusable output is refused before the computation. */
import { accessSync, closeSync, constants, openSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { placesOf, reason, resolved, writeWhole, writing } from "./files";
import { Refusal } from "./refusal";

export interface Output {
  /** @throws {Refusal} */
  write(text: string): Promise<void>;
  close(): void;
}

/** Waiting times for a pipe, in milliseconds. */
export interface Patience {
  /** For a process that reads it to appear. */
  readonly reader: number;
  /** For that process to take the next bytes. */
  readonly bytes: number;
}

const usual: Patience = { reader: 5000, bytes: 60_000 };

/** Pause before the next attempt on a full pipe, in milliseconds. */
const look = 20;

/** @throws {Refusal} for a place that cannot take a result. */
export async function openOutput(path: string, patience: Patience = usual): Promise<Output> {
  const target = resolved(path);
  const existing = writing(path, () => statSync(target, { throwIfNoEntry: false }));
  if (existing?.isDirectory()) throw new Refusal(`--out ${path} is a folder, but a file is needed`);
  if (existing && !existing.isFile()) return openStream(path, target, patience);
  writing(path, () => tryFile(path, target, existing !== undefined));
  return { write: async (text) => writeWhole(path, text), close: () => {} };
}

function tryFile(path: string, target: string, exists: boolean): void {
  if (!statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`--out ${path} cannot be written: the folder ${dirname(path)} does not exist`);
  if (exists) accessSync(target, constants.W_OK);
  const { temporary } = placesOf(target);
  // Some folders with write permission accept no file, such as /proc.
  try {
    writeFileSync(temporary, "");
    rmSync(temporary);
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    const why = code === "ENOENT" ? "" : `: ${reason(error)}`;
    throw new Refusal(`--out ${path} cannot be written: the folder ${dirname(path)} does not accept this file${why}`);
  }
}

/**
 * A pipe or a device. It stays open from here on, because a reader stops when the last writer closes it. Writing does not block, so a
 * pipe without a reader ends in a refusal.
 */
async function openStream(path: string, target: string, patience: Patience): Promise<Output> {
  const file = await opened(path, target, patience.reader);
  return {
    write: (text) => writeSlowly(path, file, Buffer.from(text), patience.bytes),
    close: () => closeSync(file),
  };
}

async function opened(path: string, target: string, milliseconds: number): Promise<number> {
  for (const end = performance.now() + milliseconds; ; await pause(look))
    try {
      // Windows has no such flag.
      return openSync(target, constants.O_WRONLY | (constants.O_NONBLOCK ?? 0));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENXIO" || !isPipe(target)) return writing(path, () => raise(error));
      if (performance.now() > end)
        throw new Refusal(
          `--out ${path} cannot be written: it is a pipe without a reader for ${milliseconds / 1000} s: start the reader first`,
        );
    }
}

function isPipe(target: string): boolean {
  return statSync(target, { throwIfNoEntry: false })?.isFIFO() ?? false;
}

async function writeSlowly(path: string, file: number, bytes: Buffer, milliseconds: number): Promise<void> {
  let end = performance.now() + milliseconds;
  for (let at = 0; at < bytes.length; )
    try {
      at += writeSync(file, bytes, at);
      end = performance.now() + milliseconds;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") writing(path, () => raise(error));
      if (performance.now() > end)
        throw new Refusal(`--out ${path} cannot be written: it is a full pipe, not read for ${milliseconds / 1000} s`);
      await pause(look);
    }
}

function raise(error: unknown): never {
  throw error;
}
