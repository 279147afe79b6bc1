/** The command line of sweeps. */
import { availableParallelism } from "node:os";
import { Refusal } from "../cli/refusal";
import { nearest } from "../platform/fields/problem";
import type { Shard } from "./queue/jobs";

export const usage = `usage: npm run --silent sweep -- documents --out folder [options]
       npm run --silent sweep -- merge folder... --out folder
       npm run --silent sweep:worker -- --queue postgres://user@host/database [--threads N] [--wait] [--watch PORT]
  documents         a document of any lab, a folder of them, or NDJSON with one in each line; "-" reads standard input. Without it,
                    the sweep that the folder holds goes on
  --out FOLDER      where the sweep is kept; the same command goes on where it was stopped
  --data FILE       own data, for documents that learn from some
  --threads N       threads that compute; as many as this machine has cores without it
  --weights         rows hold weights and predictions, too
  --export          writes runs.ndjson, runs.csv and the result documents into the folder when all is done
  --again           tries runs again that were set aside
  --shard K/N       only the K-th of N parts, for machines that know of no others; merge puts their folders together
  --queue ADDRESS   a PostgreSQL server that many machines share; SWEEP_QUEUE in the environment does the same
  --job-seconds S   about how long a job takes; 10 without it
  --wait            a worker stays when there is nothing to do
  --watch PORT      a page at http://127.0.0.1:PORT/ shows how far it is; 0 takes any port that is free
  --verbose         says on standard error how far it has come, in lines that stay
  --help            this text
Exit code 0; 2 with one line on standard error that names what is at fault; 3 where runs were set aside; 130 when interrupted.
`;

interface Common {
  /** Threads that compute. */
  readonly threads: number;
  readonly verbose: boolean;
  /** Port of the page that shows how far it is, 0 for any; null without one. */
  readonly watch: number | null;
}

export interface RunArguments extends Common {
  readonly command: "run";
  /** Null to go on with what the folder holds. */
  readonly documents: string | null;
  readonly out: string | null;
  readonly data: string | null;
  readonly weights: boolean;
  readonly exports: boolean;
  readonly again: boolean;
  readonly shard: Shard | null;
  readonly queue: string | null;
  readonly jobSeconds: number;
}

export interface WorkerArguments extends Common {
  readonly command: "worker";
  readonly queue: string;
  readonly wait: boolean;
}

export interface MergeArguments {
  readonly command: "merge";
  readonly folders: readonly string[];
  readonly out: string;
}

export type Arguments = RunArguments | WorkerArguments | MergeArguments;

const valued = ["out", "data", "threads", "shard", "queue", "job-seconds", "watch"];
const flags = ["weights", "export", "again", "wait", "verbose", "help"];

/** What each command knows. */
const known: Readonly<Record<Arguments["command"], readonly string[]>> = {
  run: ["out", "data", "threads", "shard", "queue", "job-seconds", "weights", "export", "again", "watch", "verbose"],
  worker: ["queue", "threads", "wait", "watch", "verbose"],
  merge: ["out"],
};

/** Reads the arguments; null when they ask for help. @throws {Refusal} */
export function readArguments(given: readonly string[], environment: Readonly<Record<string, string | undefined>>): Arguments | null {
  const { operands, values, set } = split(given);
  if (set.has("help")) return null;
  const command = operands[0] === "worker" || operands[0] === "merge" ? operands[0] : "run";
  for (const name of [...values.keys(), ...set])
    if (!known[command].includes(name))
      throw new Refusal(`--${name} means nothing ${command === "run" ? "here" : `to ${command}`}; see --help`);
  if (command === "merge") return mergeOf(operands.slice(1), values);
  const common = {
    threads: countOf(values.get("threads"), "--threads") ?? availableParallelism(),
    verbose: set.has("verbose"),
    watch: portOf(values.get("watch")),
  };
  const queue = values.get("queue") ?? environment.SWEEP_QUEUE ?? null;
  if (command === "worker") {
    if (operands.length > 1) throw new Refusal(`${operands[1]} is one argument too many; see --help`);
    if (queue === null) throw new Refusal("a worker needs --queue postgres://user@host/database, or SWEEP_QUEUE in the environment");
    return { command, queue, wait: set.has("wait"), ...common };
  }
  const [documents = null, extra] = operands;
  if (extra !== undefined) throw new Refusal(`${extra} is one argument too many; see --help`);
  const out = values.get("out") ?? null;
  const shard = shardOf(values.get("shard"));
  if (out === null && queue === null) throw new Refusal("--out is missing: a sweep is kept in a folder; see --help");
  if (out === null && set.has("export")) throw new Refusal("--export writes into the folder that --out names, which is missing");
  if (documents === null && queue !== null) throw new Refusal("the documents are missing; see --help");
  if (shard && queue !== null) throw new Refusal("--shard is for machines without a common queue; with --queue, workers share the runs");
  return {
    command,
    documents,
    out,
    data: values.get("data") ?? null,
    weights: set.has("weights"),
    exports: set.has("export"),
    again: set.has("again"),
    shard,
    queue,
    jobSeconds: secondsOf(values.get("job-seconds")),
    ...common,
  };
}

function split(given: readonly string[]) {
  const operands: string[] = [];
  const values = new Map<string, string>();
  const set = new Set<string>();
  for (let i = 0; i < given.length; i++) {
    const argument = given[i];
    if (argument === "-" || !argument.startsWith("-")) operands.push(argument);
    else if (argument === "-h") set.add("help");
    else {
      const [, name = "", value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(argument) ?? [];
      if (flags.includes(name) && value === undefined) set.add(name);
      else if (!valued.includes(name)) refuseUnknown(argument);
      else if (values.has(name)) throw new Refusal(`--${name} is given twice`);
      else {
        const found = value ?? given[++i];
        if (found === undefined) throw new Refusal(`--${name} needs a value`);
        values.set(name, found);
      }
    }
  }
  return { operands, values, set };
}

/** Without what follows an equals sign: it may be an address with a password. */
function refuseUnknown(argument: string): never {
  const name = argument.replace(/=.*$/s, "");
  const meant = nearest(name.replace(/^-+/, ""), [...valued, ...flags]);
  throw new Refusal(`${name} is not a known option${meant === undefined ? "; see --help" : ` (did you mean --${meant}?)`}`);
}

function mergeOf(folders: readonly string[], values: ReadonlyMap<string, string>): MergeArguments {
  const out = values.get("out");
  if (folders.length === 0) throw new Refusal("merge needs the folders of the shards; see --help");
  if (out === undefined) throw new Refusal("merge needs --out, the folder of the whole sweep; see --help");
  return { command: "merge", folders, out };
}

function countOf(text: string | undefined, option: string): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,4}$/.test(text) || Number(text) < 1) throw new Refusal(`${option} must be a whole number from 1 on, got ${text}`);
  return Number(text);
}

function portOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Refusal(`--watch must be a port from 0 to 65535, got ${text}`);
  return Number(text);
}

function shardOf(text: string | undefined): Shard | null {
  if (text === undefined) return null;
  const [, number, of] = (/^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? []).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new Refusal(`--shard must be like 3/16, the third of sixteen, got ${text}`);
  return { number, of };
}

function secondsOf(text: string | undefined): number {
  if (text === undefined) return 10;
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600)) throw new Refusal(`--job-seconds must be a number of seconds up to 3600, got ${text}`);
  return seconds;
}
