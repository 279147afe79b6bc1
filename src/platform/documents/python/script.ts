import { pythonLiteral, pythonText } from "./literal";

/** What scripts of any lab begin with. */

export interface PythonScript {
  readonly text: string;
  /** The file of own data that must lie beside the script; null when it needs none. */
  readonly dataFile: string | null;
}

/** Own data of at most so many characters travel in the script itself. */
export const inlineLimit = 100_000;

/**
 * @param title    what the script does and how it is called.
 * @param link     of the experiment, without the page's address; empty where own data do not travel in it.
 * @param kernels  version of the kernels whose numbers it replays.
 */
export function scriptHeading(title: string, link: string, kernels: string, imports: string): string {
  const experiment = link === "" ? "" : `\nThe experiment: #${link}\n`;
  return `#!/usr/bin/env python3\n"""\n${title}\n${experiment}\nMade by the Learnability Playground, kernels ${kernels}.\n"""\n${imports}\n`;
}

/** DATA, or the name of the file that holds them. */
export function dataConstants(
  json: string | null,
  file: string,
  howToSave: string,
): { readonly text: string; readonly file: string | null } {
  if (json !== null && json.length <= inlineLimit)
    return { text: `DATA = ${pythonLiteral(JSON.parse(json))}\nDATA_FILE = None\n`, file: null };
  return { text: `# ${howToSave}\nDATA = None\nDATA_FILE = ${pythonText(file)}\n`, file };
}
