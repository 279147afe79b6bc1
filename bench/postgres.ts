/** A PostgreSQL server for a check: started on a socket of its own, in a folder of its own, and gone afterwards. */
import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./check";

export interface Postgres {
  /** For --queue. */
  readonly address: string;
  /** Of the server's first process. */
  readonly pid: number;
  /** As the end of the machine would: nothing is told to anybody. */
  restart(): void;
  stop(): void;
}

/** One figure that fails, in words that say what to do. */
export const missingPostgres: readonly Figure[] = [
  { name: "PostgreSQL is here (it is not: install Debian's postgresql)", value: 0, relation: "=", bound: 1 },
];

/** Null where there is no PostgreSQL; POSTGRES names the folder of its programs, else Debian's newest is taken. */
export function startPostgres(): Postgres | null {
  const programs = process.env.POSTGRES ?? newestOf("/usr/lib/postgresql");
  if (programs === null || !existsSync(join(programs, "initdb"))) return null;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  // The server refuses to be root, which a container often is: there it runs as the user that came with it.
  const other = process.getuid?.() === 0 ? idsOf("postgres") : null;
  if (other) chownSync(folder, other.uid, other.gid);
  const run = (program: string, ...given: readonly string[]) =>
    execFileSync(join(programs, program), given, { stdio: "ignore", cwd: folder, ...(other ?? {}) });
  run("initdb", "--pgdata", data, "--auth", "trust", "--username", "sweep", "--no-sync");
  // Only a socket: nothing outside this machine can reach it, and no port can be taken.
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}'`;
  const start = () => run("pg_ctl", "start", "--pgdata", data, "--wait", "--log", join(folder, "log"), "--options", options);
  const stop = () => run("pg_ctl", "stop", "--pgdata", data, "--wait", "--mode", "immediate");
  start();
  return {
    address: `postgres:///postgres?host=${encodeURIComponent(folder)}&user=sweep`,
    // The first line of its file is its number.
    pid: Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10),
    restart: () => {
      stop();
      start();
    },
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestOf(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const newest = readdirSync(folder)
    .map(Number)
    .sort((a, b) => a - b)
    .at(-1);
  return newest === undefined ? null : join(folder, String(newest), "bin");
}

function idsOf(user: string): { readonly uid: number; readonly gid: number } {
  const id = (option: string) => Number(execFileSync("id", [option, user], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
