/**
 * One process at a time works in a folder. A second one that opened the same embedded database would not be refused by it, and what
 * both write would be lost.
 *
 * Locks are numbered files. Whoever may take over writes the next number, which the file system grants to one alone, since a link is
 * made or not made as a whole; the highest number holds. A process that was killed leaves its file behind: it is known by its
 * number, the time that it was started and the start of the machine, so that another process with its number is not taken for it.
 * One that has ended and that its parent has not yet asked after (a zombie, in state Z) has its number still, and holds nothing.
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
  /** Changes when the machine is started again; empty where it cannot be told. */
  readonly boot: string;
  readonly pid: number;
  /** When the process was started, in the clock of its machine; empty where it cannot be told. */
  readonly started: string;
  readonly released: boolean;
}

export interface Lock {
  release(): void;
}

/** How long a process that holds the folder is waited for, in milliseconds: one that was killed takes a moment to end. */
const patience = 5000;

/** Between two looks at a process that holds the folder, in milliseconds. */
const look = 50;

/** @throws {Refusal} where another process holds the folder, and goes on to. */
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

/** By a process of this machine, which may be about to end. */
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
        // Somebody took a later number and has cleared this one's predecessors away: this number was free, but too old.
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
 * The file stays, so that numbers only grow. Where nothing can be written any more, on a full disk, it says that this process holds
 * the folder, which is over when the process is.
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

/** Null for one that is gone again. */
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
    // A process of somebody else's is one all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM" && !isZombie(pid);
  }
}

/** Whether it has ended with all of its threads: the first of them may be over before the others are. */
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
 * What /proc says of a process, where there is one; empty where it says nothing. Fields are counted from 1: the third is the
 * state, the 22nd the start. The second, a name in brackets, may hold blanks.
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
