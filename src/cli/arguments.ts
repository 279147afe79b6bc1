/** The command line of the headless runner. */
import { nearest } from "../fields/problem";
import { Refusal } from "./refusal";

export const usage = `usage: npm run --silent headless -- experiment.json [--data data.json] [--out result.json]

  experiment.json   the experiment to run; "-" reads it from standard input
  --data FILE       own data, for an experiment whose task is of kind "custom"; "-" reads standard input
  --out FILE        where to write the result; standard output without it
  --verbose         say on standard error what is computed, a line for each stage; on a terminal progress is shown anyway
  --help            this text

Exit code 0, or 2 with one line on standard error that names what is at fault.
`;

export interface Arguments {
  readonly experiment: string;
  readonly data: string | null;
  readonly out: string | null;
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
      options.set(name, value ?? given[++i] ?? missingFile(name));
    }
  }
  return { ...fromParts(operands, options), verbose };
}

const names = ["data", "out"];
const flags = ["verbose", "help"];

function splitOption(argument: string): { readonly name: string; readonly value: string | undefined } {
  const parts = /^--([a-z]+)(?:=(.*))?$/s.exec(argument);
  const name = parts?.[1] ?? "";
  if (names.includes(name)) return { name, value: parts?.[2] };
  const meant = nearest(argument.replace(/^-+/, "").replace(/=.*$/s, ""), [...names, ...flags]);
  throw new Refusal(`${argument} is not a known option${meant === undefined ? "; see --help" : ` (did you mean --${meant}?)`}`);
}

function missingFile(name: string): never {
  throw new Refusal(`--${name} needs a file name`);
}

function fromParts(operands: readonly string[], options: ReadonlyMap<string, string>): Omit<Arguments, "verbose"> {
  const [experiment, extra] = operands;
  if (experiment === undefined) throw new Refusal("the experiment file is missing; see --help");
  if (extra !== undefined) throw new Refusal(`${extra} is one argument too many; see --help`);
  const data = options.get("data") ?? null;
  if (experiment === "-" && data === "-") throw new Refusal("only one of the experiment and --data can be read from standard input");
  return { experiment, data, out: options.get("out") ?? null };
}
