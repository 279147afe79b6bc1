/** The command line of the headless runner. */
import { nearest } from "../platform/fields/problem";
import { Refusal } from "./refusal";

export const usage = `usage: npm run --silent headless -- experiment.json [--data data.json] [--out result.json] [--threads N] [--verbose]

  experiment.json   the experiment to run; "-" reads it from standard input
  --data FILE       own data, for an experiment with a task or problem of kind "custom"; "-" reads standard input
  --out FILE        the file for the result (default: standard output)
  --threads N       number of threads (default: number of cores); the result is the same for any number
  --verbose         prints a line for each stage on standard error; a terminal shows progress in any case
  --help            prints this text

Exit code: 0, or 2 with one line on standard error that names the fault.
`;

export interface Arguments {
  readonly experiment: string;
  readonly data: string | null;
  readonly out: string | null;
  /** Threads that compute; null for as many as there are cores. */
  readonly threads: number | null;
  /** A line on standard error for each stage of the computation. */
  readonly verbose: boolean;
}

/** Reads the arguments; null when they ask for help. */
export function readArguments(given: readonly string[]): Arguments | null {
  const options = new Map<string, string>();
  const operands: string[] = [];
  let verbose = false;
  for (let i = 0; i < given.length; i++) {
    const argument = given[i];
    if (argument === "--help" || argument === "-h") return null;
    if (argument === "--verbose") verbose = true;
    else if (argument === "-" || !argument.startsWith("-")) operands.push(argument);
    else {
      const { name, value } = splitOption(argument);
      if (options.has(name)) throw new Refusal(`--${name} is given twice`);
      options.set(name, value ?? given[++i] ?? missingValue(name));
    }
  }
  return { ...fromParts(operands, options), verbose };
}

const names = ["data", "out", "threads"];
const flags = ["verbose", "help"];

function splitOption(argument: string): { readonly name: string; readonly value: string | undefined } {
  const parts = /^--([a-z]+)(?:=(.*))?$/s.exec(argument);
  const name = parts?.[1] ?? "";
  if (names.includes(name)) return { name, value: parts?.[2] };
  const meant = nearest(argument.replace(/^-+/, "").replace(/=.*$/s, ""), [...names, ...flags]);
  throw new Refusal(`${argument} is not a known option${meant === undefined ? "; see --help" : ` (did you mean --${meant}?)`}`);
}

function missingValue(name: string): never {
  throw new Refusal(`--${name} needs a ${name === "threads" ? "number" : "file name"}`);
}

/** More threads than any machine has cores are a typing error. */
const mostThreads = 1024;

function threadsOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  const threads = Number(given);
  if (given.trim() !== "" && Number.isInteger(threads) && threads >= 1 && threads <= mostThreads) return threads;
  throw new Refusal(`--threads must be a whole number between 1 and ${mostThreads}, got ${given === "" ? '""' : given}`);
}

function fromParts(operands: readonly string[], options: ReadonlyMap<string, string>): Omit<Arguments, "verbose"> {
  const [experiment, extra] = operands;
  if (experiment === undefined) throw new Refusal("the experiment file is missing; see --help");
  if (extra !== undefined) throw new Refusal(`${extra} is an extra argument; see --help`);
  const data = options.get("data") ?? null;
  if (experiment === "-" && data === "-") throw new Refusal("only one of the experiment and --data can be read from standard input");
  return { experiment, data, out: options.get("out") ?? null, threads: threadsOf(options.get("threads")) };
}
