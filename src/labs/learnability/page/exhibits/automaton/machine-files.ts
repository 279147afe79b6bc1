/** Automata from files and into them. The reader of JFLAP files, with its parser, is loaded when one is opened. */

import type { Problem } from "../../../../../platform/fields/problem";
import { saveFile } from "../../../../../platform/shell/files/save";
import type { Automaton } from "../../../math/tasks/automaton/automaton";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { draftOf } from "../../../math/tasks/automaton/draft";
import { printJff } from "../../../math/tasks/automaton/jff-print";
import { printText } from "../../../math/tasks/automaton/text";
import { largestDescription, sizeProblem } from "../../../math/tasks/machine/limits";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import { pinned } from "./layout";

export type OpenedMachine =
  | { readonly ok: true; readonly draft: AutomatonDraft; readonly notes: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly MachineProblem[] };

/** Reads a JFLAP file, whatever it is called. Nothing in it is trusted. */
export async function openJff(file: File): Promise<OpenedMachine> {
  const tooLarge = file.size > largestDescription ? sizeProblem(file.size) : null;
  if (tooLarge) return { ok: false, problems: [tooLarge] };
  const [content, { parseJff }] = await Promise.all([file.text(), import("../../../math/tasks/automaton/jff")]);
  return parseJff(content);
}

export function saveJff(machine: Automaton): void {
  // A file without positions would be drawn on a circle by JFLAP; this one looks as it does here.
  const { positions } = pinned(draftOf(machine));
  saveFile(new Blob([printJff(positions ? { ...machine, positions } : machine)], { type: "application/xml" }), "automaton.jff");
}

export function saveText(machine: Automaton): void {
  saveFile(new Blob([printText(machine)], { type: "text/plain" }), "automaton.txt");
}

/** Whether a drag brings files that this panel reads itself. */
export function isJff(name: string): boolean {
  return name.toLowerCase().endsWith(".jff");
}
