/** Files in and out, with refusals that name them. */
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { fileSizeProblem } from "../platform/files/fault";
import { parseJson } from "../platform/files/json";
import { Refusal, refusalOf } from "./refusal";

/**
 * The folder of relative paths: npm runs scripts in the root of the project, and INIT_CWD holds the folder of the caller.
 */
export function resolved(path: string): string {
  const { npm_lifecycle_event: script = "", INIT_CWD: caller } = process.env;
  return resolve(programs.includes(script) && caller !== undefined ? caller : ".", path);
}

const programs: readonly string[] = ["headless", "sweep", "sweep:worker"];

/** The JSON value in a file; "-" reads standard input. */
export function readJson(path: string): unknown {
  const parsed = parseJson(readBytes(path).toString("utf8"));
  if (!parsed.ok) throw refusalOf(parsed.problem, sourceOf(path));
  return parsed.value;
}

/** The name of an input in messages. */
export function sourceOf(path: string): string {
  return path === "-" ? "standard input" : path;
}

/** All bytes of a file; "-" reads standard input. */
export function readBytes(path: string): Buffer {
  const source = sourceOf(path);
  let file: number | undefined;
  try {
    file = path === "-" ? 0 : openSync(resolved(path), "r");
    const tooLarge = fileSizeProblem(fstatSync(file).size);
    if (tooLarge) throw refusalOf(tooLarge, source);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${source} cannot be read: ${reason(error)}`);
  } finally {
    if (file !== undefined && file !== 0) closeSync(file);
  }
}

/**
 * Makes a folder and those above it. Node's recursive mkdir does not return in a folder that accepts none, such as /proc.
 *
 * @throws {Refusal}
 */
export function makeFolder(folder: string): void {
  try {
    make(folder);
  } catch (error) {
    const known = failureOf((error as { readonly code?: unknown }).code);
    if (known === null) throw error;
    throw new Refusal(`the folder ${folder} cannot be made: ${known}`);
  }
}

function make(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in between.
    if (isFolder(folder)) return;
    const { code } = error as { readonly code?: unknown };
    if (code === "ENOENT") throw new Refusal(`the folder ${folder} cannot be made: ${dirname(folder)} does not accept folders`);
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Writes the whole file or nothing: a reader never sees half of it. */
export function writeWhole(path: string, text: string): void {
  writing(path, () => {
    const { final, temporary } = placesOf(resolved(path));
    try {
      writeFileSync(temporary, text);
      renameSync(temporary, final);
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

/** The final path of a file, after symbolic links, and its temporary path. */
export function placesOf(target: string): { readonly final: string; readonly temporary: string } {
  const final = existsSync(target) ? realpathSync(target) : target;
  return { final, temporary: `${final}.${process.pid}.tmp` };
}

/** Turns errors of the file system into refusals. */
export function writing<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`--out ${path} cannot be written: ${reason(error)}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  EEXIST: "it is a file instead of a folder",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "the name is too long",
  ENXIO: "no process reads it",
  EPIPE: "its reader has ended",
};

/** The words for an error code of the file system; null for other codes. */
export function failureOf(code: unknown): string | null {
  return typeof code === "string" && Object.hasOwn(reasons, code) ? reasons[code] : null;
}

export function reason(error: unknown): string {
  return failureOf((error as { readonly code?: unknown }).code) ?? (error as Error).message;
}
