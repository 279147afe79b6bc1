/** Files in and out, with refusals that name them. */
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { fileSizeProblem } from "../tasks/custom/data";
import { parseJson } from "../tasks/json";
import { Refusal, refusalOf } from "./refusal";

/**
 * Where relative paths start: npm runs its scripts in the root of the project, whatever folder it was called from, and
 * says so in INIT_CWD.
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

/** What messages call an input. */
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

/** Refuses a place that cannot take the result, before any time is spent on computing it. */
export function checkWritable(path: string): void {
  const target = resolved(path);
  writing(path, () => {
    const existing = statSync(target, { throwIfNoEntry: false });
    if (existing?.isDirectory()) throw new Refusal(`--out ${path} is a folder, expected a file name`);
    if (!statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory())
      throw new Refusal(`--out ${path} cannot be written: the folder ${dirname(path)} does not exist`);
    if (existing) accessSync(target, constants.W_OK);
    const { temporary } = placesOf(target);
    if (temporary !== null) tryOut(path, temporary);
  });
}

/** Some folders have rights to write and take no file all the same, as those of /proc. */
function tryOut(path: string, temporary: string): void {
  try {
    writeFileSync(temporary, "", { flag: "wx" });
    rmSync(temporary);
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    const why = code === "ENOENT" ? "" : `: ${reason(error)}`;
    throw new Refusal(`--out ${path} cannot be written: the folder ${dirname(path)} takes no such file${why}`);
  }
}

/** Writes the whole file or nothing: a reader never sees half of it. Devices and pipes are written to as they are. */
export function writeWhole(path: string, text: string): void {
  writing(path, () => {
    const { final, temporary } = placesOf(resolved(path));
    if (temporary === null) return writeFileSync(final, text);
    try {
      writeFileSync(temporary, text);
      renameSync(temporary, final);
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

/** Where a result ends up, which a link may lead to, and where it is written first; null for a device or a pipe. */
function placesOf(target: string): { readonly final: string; readonly temporary: string | null } {
  const existing = statSync(target, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) return { final: target, temporary: null };
  const final = existing ? realpathSync(target) : target;
  return { final, temporary: `${final}.${process.pid}.tmp` };
}

/** What the file system objects to is refused in words. */
function writing(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`--out ${path} cannot be written: ${reason(error)}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "the name is too long",
};

/** What an error of the file system says to a person, by its code; null for others. */
export function failureOf(code: unknown): string | null {
  return typeof code === "string" && Object.hasOwn(reasons, code) ? reasons[code] : null;
}

export function reason(error: unknown): string {
  return failureOf((error as { readonly code?: unknown }).code) ?? (error as Error).message;
}
