/**
 * Reads finite automata from JFLAP files (.jff, versions 4 to 7). Labels, notes and comments are ignored. Only the five
 * entities of XML and numeric characters are expanded, and a document type is refused, so that a small file cannot grow.
 * Only this file imports the parser.
 */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { shown } from "../../../../../platform/fields/fields";
import type { Problem } from "../../../../../platform/fields/problem";
import { longestName } from "../machine/checks";
import { sizeProblem, stateCountProblem } from "../machine/limits";
import { letterFault, nameFault } from "../machine/names";
import { MachineFault, type MachineProblem, mostProblems } from "../machine/problem";
import type { Point } from "./automaton";
import type { Arrow, AutomatonDraft } from "./draft";
import { jffProblem, parserProblem } from "./jff-problem";
import type { JffProblemCode } from "./jff-problems";

export type ReadJff =
  | {
      readonly ok: true;
      /** May have missing or duplicate arrows, which `complete` reports. */
      readonly draft: AutomatonDraft;
      /** Changes made while reading, such as a renamed state. */
      readonly notes: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly MachineProblem[] };

export function parseJff(text: string): ReadJff {
  const tooLarge = sizeProblem(text.length);
  if (tooLarge) return { ok: false, problems: [tooLarge] };
  try {
    const automaton = automatonElement(readXml(text));
    return draftOf(children(automaton, "state"), children(automaton, "transition"));
  } catch (error) {
    if (error instanceof MachineFault) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

/** An element of the parser: text, or an object of its children, its attributes (@_) and its text (#text). */
type Element = unknown;

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === "state" || name === "transition",
});

function readXml(text: string): Element {
  if (/<!DOCTYPE/i.test(text)) throw new MachineFault(jffProblem("jff-doctype"));
  const content = text.trimStart();
  const skipped = text.slice(0, text.length - content.length).split("\n").length - 1;
  const valid = XMLValidator.validate(content);
  if (valid !== true) throw notXml(valid.err.msg, valid.err.line + skipped, text);
  try {
    return parser.parse(content);
  } catch (error) {
    // The parser throws plain errors, for example at deep nesting: each means that the file is invalid.
    throw new MachineFault(jffProblem("jff-not-xml", { reason: parserProblem((error as Error).message) }));
  }
}

function notXml(message: string, line: number, text: string): MachineFault {
  // When several tags are open at the end, the parser lists them all and names the first line.
  const open = /^Invalid '\[.*"([^"]+)"\s*\]' found/.exec(message);
  if (!open) return new MachineFault(jffProblem("jff-line-not-xml", { reason: parserProblem(message) }, { line }));
  return new MachineFault(jffProblem("jff-not-closed", { tag: open[1].slice(0, 40) }, { line: text.trimEnd().split("\n").length }));
}

/** The file types of JFLAP for other machines. */
const otherTypes: ReadonlyMap<string, JffProblemCode> = new Map([
  ["turing", "jff-turing-machine"],
  ["pda", "jff-pda"],
  ["mealy", "jff-mealy"],
  ["moore", "jff-moore"],
  ["grammar", "jff-grammar"],
  ["re", "jff-re"],
  ["lsystem", "jff-lsystem"],
]);

function automatonElement(document: Element): Element {
  const structure = child(document, "structure");
  if (structure === undefined) throw new MachineFault(jffProblem("jff-no-structure"));
  const type = textOf(child(structure, "type")) ?? "";
  if (type !== "fa") throw new MachineFault(jffProblem(otherTypes.get(type) ?? "jff-other", { type: shown(type) }));
  return child(structure, "automaton") ?? structure;
}

function draftOf(stateElements: readonly Element[], transitionElements: readonly Element[]): ReadJff {
  const tooMany = stateCountProblem(stateElements.length);
  if (tooMany) return { ok: false, problems: [tooMany] };
  const ids = stateElements.map((element) => textOf(child(element, "@_id")));
  const { names: states, notes } = namesOf(stateElements, ids);
  const initial = indicesWith(stateElements, "initial");
  const problems = [...checkIds(ids), ...checkInitial(initial, states)];
  const read = arrowsOf(transitionElements, ids, states);
  problems.push(...read.problems);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, mostProblems) };
  const alphabet = [...new Set(read.arrows.flatMap(({ letters }) => letters))].sort();
  const draft = { states, alphabet, start: initial[0] ?? null, accepting: indicesWith(stateElements, "final"), arrows: read.arrows };
  const positions = stateElements.map(positionOf);
  return { ok: true, draft: positions.every((point) => point !== null) ? { ...draft, positions } : draft, notes };
}

function* checkIds(ids: readonly (string | null)[]): Iterable<MachineProblem> {
  for (const [i, id] of ids.entries()) {
    if (id === null) yield jffProblem("jff-state-without-id", { number: i + 1 });
    else if (ids.indexOf(id) < i) yield jffProblem("jff-ids-alike", { id: shown(id) });
  }
}

function* checkInitial(initial: readonly number[], states: readonly string[]): Iterable<MachineProblem> {
  if (initial.length < 2) return;
  const [first, second] = initial.map((index) => states[index]);
  yield jffProblem("jff-two-starts", { first, second }, { state: second });
}

/** Names that are valid in texts and unique; JFLAP requires neither. */
function namesOf(elements: readonly Element[], ids: readonly (string | null)[]): { names: readonly string[]; notes: readonly Problem[] } {
  const given = elements.map((element, i) => textOf(child(element, "@_name")) ?? `q${ids[i]}`);
  const names: string[] = [];
  const notes: Problem[] = [];
  const taken = new Set(given);
  for (const [i, name] of given.entries()) {
    const usable = nameFault(name, longestName) === null && !names.includes(name);
    names.push(usable ? name : freeName(name.replaceAll(/\s+/g, "_"), i, taken));
    taken.add(names[i]);
    if (!usable) notes.push(jffProblem("jff-renamed", { name: shown(name), now: names[i] }));
  }
  return { names, notes };
}

function freeName(wish: string, index: number, taken: ReadonlySet<string>): string {
  if (nameFault(wish, longestName) === null && !taken.has(wish)) return wish;
  let name = `q${index}`;
  while (taken.has(name)) name += "x";
  return name;
}

/** The arrows, one for each pair of states, and the problems of invalid ones. */
function arrowsOf(elements: readonly Element[], ids: readonly (string | null)[], states: readonly string[]) {
  const problems: MachineProblem[] = [];
  const arrows = new Map<string, Arrow & { letters: string[] }>();
  for (const [i, element] of elements.entries()) {
    if (problems.length >= mostProblems) break;
    const ends = ["from", "to"].map((end) => textOf(child(element, end)));
    const [from, to] = ends.map((id) => (id === null ? -1 : ids.indexOf(id)));
    const letter = textOf(child(element, "read")) ?? "";
    const lost = from === -1 ? 0 : 1;
    if (from === -1 || to === -1) problems.push(lostArrow(i, lost === 0 ? "from" : "to", ends[lost]));
    else if (letterFault(letter)) problems.push(unreadable(states[from], states[to], letter));
    else {
      const key = `${from} ${to}`;
      const arrow = arrows.get(key) ?? { from, to, letters: [] };
      arrow.letters.push(letter);
      arrows.set(key, arrow);
    }
  }
  return { arrows: [...arrows.values()], problems };
}

function lostArrow(index: number, end: "from" | "to", id: string | null): MachineProblem {
  const values = { number: index + 1, end };
  return id === null
    ? jffProblem("jff-arrow-without", values)
    : jffProblem(`jff-arrow-${end}-lost`, { number: values.number, id: shown(id) });
}

function unreadable(from: string, to: string, read: string): MachineProblem {
  const fault = letterFault(read);
  if (read === "" || fault === null) return jffProblem("jff-arrow-lambda", { from, to }, { state: from });
  const code = [...read].length > 1 ? "jff-arrow-word" : "jff-arrow-letter";
  return jffProblem(code, { from, to, read: shown(read), fault }, { state: from });
}

function positionOf(element: Element): Point | null {
  const [x, y] = ["x", "y"].map((axis) => {
    const text = textOf(child(element, axis));
    return text === null || text === "" ? Number.NaN : Number(text);
  });
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null;
}

function indicesWith(elements: readonly Element[], name: string): readonly number[] {
  return elements.flatMap((element, i) => (child(element, name) === undefined ? [] : [i]));
}

function child(element: Element, name: string): Element {
  return typeof element === "object" && element !== null && Object.hasOwn(element, name)
    ? (element as Readonly<Record<string, Element>>)[name]
    : undefined;
}

function children(element: Element, name: string): readonly Element[] {
  const found = child(element, name);
  return Array.isArray(found) ? found : [];
}

/** The trimmed text of an element; null when there is no such element, or more than one. */
function textOf(element: Element): string | null {
  const text = typeof element === "object" ? (child(element, "#text") ?? "") : element;
  return typeof text === "string" && !Array.isArray(element) ? decoded(text).trim() : null;
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
