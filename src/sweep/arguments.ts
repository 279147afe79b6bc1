/** The command line of sweeps. */
import { availableParallelism } from "node:os";
import { Refusal } from "../cli/refusal";
import { nearest } from "../platform/fields/problem";
import type { Shard } from "./queue/jobs";

export const usage = `usage: npm run --silent sweep -- documents --out folder [options]
       npm run --silent sweep -- merge folder... --out folder
       npm run --silent sweep:worker -- --queue postgres://user@host/database [--threads N] [--wait] [--watch PORT]
  documents         a document of any lab, a folder of documents, or NDJSON with one in each line; "-" reads standard input.
                    Without documents, the sweep in the folder continues
  --out FOLDER      the folder of the sweep; after an interruption, the same command continues it
  --data FILE       own data, for documents that use them
  --threads N       number of threads (default: number of cores)
  --weights         stores weights and predictions in the rows
  --export          writes runs.ndjson, runs.csv and the result documents into the folder at the end
  --again           tries runs again that were set aside
  --shard K/N       computes only part K of N, for machines without a common queue; merge joins their folders
  --queue ADDRESS   a PostgreSQL server shared by many machines (default: the environment variable SWEEP_QUEUE)
  --job-seconds S   approximate duration of a job (default: 10)
  --wait            keeps a worker running without work
  --watch PORT      shows progress on a page at http://127.0.0.1:PORT/; 0 chooses a free port
  --verbose         prints progress on standard error in permanent lines
  --help            prints this text
Exit code: 0; 2 after an error, with one line on standard error; 3 if runs were set aside; 130 if interrupted.
`;

interface Common {
  /** Threads that compute. */
  readonly threads: number;
  readonly verbose: boolean;
  /** Port of the page with the progress, 0 for any; null without a page. */
  readonly watch: number | null;
}

export interface RunArguments extends Common {
  readonly command: "run";
  /** Null to continue the sweep in the folder. */
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

/** The options of each command. */
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
      throw new Refusal(`--${name} has no effect ${command === "run" ? "here" : `for ${command}`}; see --help`);
  if (command === "merge") return mergeOf(operands.slice(1), values);
  const common = {
    threads: countOf(values.get("threads"), "--threads") ?? availableParallelism(),
    verbose: set.has("verbose"),
    watch: portOf(values.get("watch")),
  };
  const queue = values.get("queue") ?? environment.SWEEP_QUEUE ?? null;
  if (command === "worker") {
    if (operands.length > 1) throw new Refusal(`${operands[1]} is an extra argument; see --help`);
    if (queue === null) throw new Refusal("a worker needs --queue postgres://user@host/database, or SWEEP_QUEUE in the environment");
    return { command, queue, wait: set.has("wait"), ...common };
  }
  const [documents = null, extra] = operands;
  if (extra !== undefined) throw new Refusal(`${extra} is an extra argument; see --help`);
  const out = values.get("out") ?? null;
  const shard = shardOf(values.get("shard"));
  if (out === null && queue === null) throw new Refusal("--out, the folder of the sweep, is missing; see --help");
  if (out === null && set.has("export")) throw new Refusal("--export needs --out, the folder for the files");
  if (documents === null && queue !== null) throw new Refusal("the documents are missing; see --help");
  if (shard && queue !== null) throw new Refusal("--shard cannot be combined with --queue, where workers share the runs");
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

/** The message omits the value after an equals sign, which may be an address with a password. */
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
  if (!/^\d{1,4}$/.test(text) || Number(text) < 1) throw new Refusal(`${option} must be a positive whole number, got ${text}`);
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
    throw new Refusal(`--shard must be K/N, such as 3/16, got ${text}`);
  return { number, of };
}

function secondsOf(text: string | undefined): number {
  if (text === undefined) return 10;
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600)) throw new Refusal(`--job-seconds must be a number of seconds up to 3600, got ${text}`);
  return seconds;
}
