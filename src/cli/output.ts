/** Where the result goes: a file, or a pipe or device. What cannot take it is refused before any time is spent on computing it. */
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

/** How long a pipe is given, in milliseconds. */
export interface Patience {
  /** For a process that reads it to appear. */
  readonly reader: number;
  /** For that process to take the next bytes. */
  readonly bytes: number;
}

const usual: Patience = { reader: 5000, bytes: 60_000 };

/** Between two looks at a pipe that takes nothing, in milliseconds. */
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
  // Some folders have rights to write and take no file all the same, as those of /proc.
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
 * A pipe or a device, written to as it is. It is held open from here on: a reader takes it for the end when the last writer
 * closes it. Nothing is written in a way that waits, so a pipe that nobody reads holds up nothing.
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
