/**
 * One process at a time uses a folder. The embedded database does not refuse a second process, and both would lose their writes.
 *
 * Locks are numbered files, and the highest number holds. A process takes over by creating the next number as a link, which is atomic, so
 * only one process succeeds. A killed process leaves its file behind. The file contains the process id, its start time and the boot id of
 * the machine, so another process with the same id is not mistaken for it. A zombie process (state Z) still has its id but holds no lock.
 */
import { randomUUID } from "node:crypto";
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeFolder } from "../../cli/files";
import { Refusal } from "../../cli/refusal";

interface Holder {
  readonly host: string;
  /** Boot id of the machine; empty if unknown. */
  readonly boot: string;
  readonly pid: number;
  /** Start time of the process, in the clock of its machine; empty if unknown. */
  readonly started: string;
  readonly released: boolean;
}

export interface Lock {
  release(): void;
}

/** Waiting time for the process that holds the folder, in milliseconds: a killed process takes a moment to end. */
const patience = 5000;

/** Pause between two attempts, in milliseconds. */
const look = 50;

/** @throws {Refusal} if another process holds the folder and keeps it. */
export async function lockFolder(folder: string, milliseconds: number = patience): Promise<Lock> {
  const end = performance.now() + milliseconds;
  for (;;)
    try {
      return takeLock(folder);
    } catch (error) {
      if (!(error instanceof Held) || performance.now() > end) throw error;
      await pause(look);
    }
}

/** The folder is held by a process of this machine, which may be about to end. */
class Held extends Refusal {}

function takeLock(folder: string): Lock {
  const locks = join(folder, "lock");
  makeFolder(locks);
  const mine = join(locks, `.${randomUUID()}`);
  writeFileSync(mine, JSON.stringify(ownHolder(false)));
  try {
    for (;;) {
      const newest = numbersIn(locks).at(-1) ?? 0;
      if (newest > 0) refuseHeld(folder, join(locks, String(newest)));
      const number = newest + 1;
      if (!linked(mine, join(locks, String(number)))) continue;
      const all = numbersIn(locks);
      if (all.at(-1) !== number) {
        // Another process took a later number and removed the earlier ones: this number is free but outdated.
        rmSync(join(locks, String(number)), { force: true });
        continue;
      }
      for (const old of all) if (old < number) rmSync(join(locks, String(old)), { force: true });
      return { release: () => released(locks, number) };
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * The file stays, so that numbers only grow. On a full disk it cannot be changed and names this process, whose end releases the lock.
 */
function released(locks: string, number: number): void {
  const next = join(locks, `.${randomUUID()}`);
  try {
    writeFileSync(next, JSON.stringify(ownHolder(true)));
    renameSync(next, join(locks, String(number)));
  } catch {
    rmSync(next, { force: true });
  }
}

function numbersIn(locks: string): number[] {
  return readdirSync(locks)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function refuseHeld(folder: string, file: string): void {
  const holder = readHolder(file);
  if (holder === null || holder.released) return;
  const { host, boot, pid, started } = holder;
  if (host !== hostname())
    throw new Refusal(`${folder} is in use by process ${pid} on ${host}: wait for its end, or remove ${file} if it has ended`);
  if (boot !== bootId()) return;
  if (isRunning(pid) && (started === "" || started === processOf(pid).started))
    throw new (pid === process.pid ? Refusal : Held)(`${folder} is in use by process ${pid}: only one process can use a folder`);
}

/** Null if the file no longer exists. */
function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new Refusal(`${file} is not a lock of this program: remove it if no process uses the folder`);
  }
}

function ownHolder(isReleased: boolean): Holder {
  return { host: hostname(), boot: bootId(), pid: process.pid, started: processOf(process.pid).started, released: isReleased };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: the process belongs to another user, but it exists.
    return (error as NodeJS.ErrnoException).code === "EPERM" && !isZombie(pid);
  }
}

/** Whether the process has ended with all its threads; the main thread may end before the others. */
function isZombie(pid: number): boolean {
  const { state } = processOf(pid);
  return (state === "Z" || state === "X") && threadsOf(pid) <= 1;
}

function threadsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).length;
  } catch {
    return 0;
  }
}

/**
 * State and start time of a process from /proc; empty without an entry. They are fields 3 and 22, counted from 1. Field 2, a name in
 * brackets, may contain blanks.
 */
function processOf(pid: number): { readonly state: string; readonly started: string } {
  const text = textOf(`/proc/${pid}/stat`);
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", started: fields[19] ?? "" };
}

function bootId(): string {
  return textOf("/proc/sys/kernel/random/boot_id").trim();
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
