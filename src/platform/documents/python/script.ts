import { pythonLiteral } from "./literal";

/**
 * A script of any lab: a header of values, then Python modules that lie as files beside this code. A module begins with a line
 * that describes it and with its imports; two blank lines stand between its blocks. `from script import ...` lists the values
 * and the names of earlier modules that it uses, so that each module can be read and linted alone.
 */
export interface PythonScript {
  readonly text: string;
  /** The file of own data that must lie beside the script; null when it needs none. */
  readonly dataFile: string | null;
}

interface Contents {
  /** To the experiment, without the page's address; empty where own data do not travel in it. */
  readonly link: string;
  /** Version of the kernels whose numbers it replays. */
  readonly kernels: string;
  /** Constants of the modules, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** In the order in which they run; the last is the program, which describes the script and its call. */
  readonly modules: readonly string[];
}

/** Own data of at most this many characters travel in the script itself. */
export const inlineLimit = 100_000;

const betweenBlocks = "\n\n\n";
const fromLibraries = /^(?:import|from) (?!script).*$/gm;

export function scriptText({ link, kernels, values, modules }: Contents): string {
  const parts = modules.map(partsOf).filter(({ blocks }) => blocks.length > 0);
  const experiment = link === "" ? "" : `The experiment: #${link}\n\n`;
  const about = `${parts.at(-1)?.about}\n\n${experiment}Made by the Learnability Playground, kernels ${kernels}.`;
  const imports = [...new Set(parts.flatMap((part) => part.imports.match(fromLibraries) ?? []))].sort();
  const isInstalled = (line: string) => /numpy|torch/.test(line);
  const header = [
    `#!/usr/bin/env python3\n"""\n${about}\n"""`,
    imports.filter((line) => !isInstalled(line)).join("\n"),
    imports.filter(isInstalled).join("\n"),
    Object.entries(values)
      .map(([name, value]) => `${name} = ${pythonLiteral(value)}`)
      .join("\n"),
  ];
  const program = parts.flatMap(({ about, blocks }, index) => (index < parts.length - 1 ? [sectionOf(about), ...blocks] : blocks));
  return `${[header.filter((text) => text !== "").join("\n\n"), ...program].join(betweenBlocks)}\n`;
}

/** A module without the alternatives that a script does not need: "state-chunk" is the function or class state_chunk. */
export function choosing(module: string, needed: readonly string[], alternatives: readonly string[]): string {
  const unneeded = alternatives.filter((name) => !needed.includes(name)).map((name) => name.replaceAll("-", "_"));
  const isKept = (block: string) => !unneeded.includes(/^(?:def|class) (\w+)/.exec(block)?.[1] ?? "");
  return module.split(betweenBlocks).filter(isKept).join(betweenBlocks);
}

/** DATA, or the name of the file that holds them. */
export function dataValues(json: string | null, file: string): { readonly DATA: unknown; readonly DATA_FILE: string | null } {
  const isInline = json !== null && json.length <= inlineLimit;
  return { DATA: isInline ? JSON.parse(json) : null, DATA_FILE: isInline ? null : file };
}

function partsOf(module: string): { readonly about: string; readonly imports: string; readonly blocks: readonly string[] } {
  const [head, ...blocks] = module.trimEnd().split(betweenBlocks);
  const [, about, imports] = head.split('"""');
  return { about: about.trimEnd(), imports, blocks };
}

function sectionOf(about: string): string {
  return `# ${"-".repeat(117)}\n${about.replaceAll(/^/gm, "# ")}`;
}
