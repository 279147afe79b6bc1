/**
 * Automata as text, one or more arrows a line, both ways:
 *
 *     # accepts words with an even number of a's
 *     start even
 *     accept even
 *
 *     even a -> odd
 *     even b -> even
 *     odd a -> even
 *     odd * -> odd
 *
 * An arrow reads "in this state, on these letters -> go to this state"; several letters are set apart by spaces, and * is every
 * letter without an arrow of its own in that state. Optional: `start` (default: the state of the first arrow), `accept` (default:
 * no word is accepted), `states` and `letters` (default: in the order of the arrows). Positions of the drawing are not part of it.
 */

import { afterLine } from "../../../../../platform/fields/field-problem";
import { placed } from "../../../../../platform/fields/problem";
import { sizeProblem } from "../machine/limits";
import { machineProblem } from "../machine/machine-problem";
import type { MachineProblem, Read } from "../machine/problem";
import { checkLetter, checkState, countProblems, firstFew, refused } from "../machine/text-checks";
import type { Automaton } from "./automaton";
import { automatonProblem } from "./automaton-problem";
import { type Arrow, type AutomatonDraft, complete } from "./draft";
import { type ArrowLine, type Lines, readLines } from "./text-lines";

/** Reads an automaton, or reports the problems of its lines (the first 20). */
export function parseText(text: string): Read<Automaton> {
  const tooLong = sizeProblem(text.length);
  if (tooLong) return refused([tooLong]);
  const lines = readLines(text);
  if (lines.problems.length > 0) return refused(lines.problems);
  const names = namesOf(lines);
  const tooMany = countProblems(names.states, names.alphabet);
  if (tooMany.length > 0) return refused(tooMany);
  const problems = firstFew(checkNames(lines, names));
  if (problems.length > 0) return refused(problems);
  const read = complete(draftFrom(lines, names));
  return read.ok ? read : refused(read.problems.map((problem) => located(problem, lines)));
}

/** An automaton as text; reading it gives the same automaton, without positions. */
export function printText({ states, alphabet, start, accepting, transitions }: Automaton): string {
  const lines = [`start ${states[start]}`];
  if (accepting.length > 0) lines.push(`accept ${accepting.map((s) => states[s]).join(" ")}`);
  lines.push("");
  for (const [s, row] of transitions.entries())
    for (const [w, next] of row.entries()) if (next !== null) lines.push(`${states[s]} ${alphabet[w]} -> ${states[next]}`);
  return `${lines.join("\n")}\n`;
}

/** Names in the order of their indices. */
interface Names {
  readonly states: readonly string[];
  readonly alphabet: readonly string[];
}

function namesOf({ settings, arrows }: Lines): Names {
  const named = arrows.flatMap(({ letters }) => letters).filter((letter) => letter !== "*");
  return {
    states: settings.get("states")?.names ?? [...new Set(arrows.map(({ from }) => from))],
    alphabet: settings.get("letters")?.names ?? [...new Set(named)],
  };
}

function* checkNames({ settings, arrows }: Lines, { states, alphabet }: Names): Iterable<MachineProblem> {
  if (arrows.length === 0) return yield automatonProblem("automaton-text-empty");
  if (alphabet.length === 0) yield automatonProblem("automaton-only-star");
  const [start, accept] = [settings.get("start"), settings.get("accept")];
  for (const state of start?.names ?? [])
    yield* checkState(state, states, start?.line ?? 0, "machine-begins-in-stranger", arrowsFor(state));
  for (const state of accept?.names ?? [])
    yield* checkState(state, states, accept?.line ?? 0, "machine-accepts-in-stranger", arrowsFor(state));
  const drawn = new Map<string, ArrowLine>();
  for (const arrow of arrows) {
    yield* checkState(arrow.from, states, arrow.line, "machine-arrow-from-stranger", arrowsFor(arrow.from));
    yield* checkState(arrow.to, states, arrow.line, "machine-arrow-to-stranger", arrowsFor(arrow.to));
    for (const letter of arrow.letters) {
      yield* checkLetter(letter, alphabet, arrow.line, "machine-reads-stranger");
      yield* checkSecond(arrow, letter, drawn);
    }
  }
}

const arrowsFor = (state: string) => machineProblem("machine-give-arrows", { state });

/** A state has one arrow for each letter; `drawn` records where. */
function* checkSecond(arrow: ArrowLine, letter: string, drawn: Map<string, ArrowLine>): Iterable<MachineProblem> {
  const { line, from, to } = arrow;
  const key = `${from} ${letter}`;
  const earlier = drawn.get(key);
  if (!earlier) {
    drawn.set(key, arrow);
    return;
  }
  const code = earlier.to === to ? "automaton-second-arrow-alike" : "automaton-second-arrow";
  yield automatonProblem(code, { state: from, letter, first: earlier.to, second: to, line: earlier.line }, { line, state: from, letter });
}

function draftFrom({ settings, arrows }: Lines, { states, alphabet }: Names): AutomatonDraft {
  const start = settings.get("start")?.names[0] ?? arrows[0].from;
  return {
    states,
    alphabet,
    start: states.indexOf(start),
    accepting: (settings.get("accept")?.names ?? []).map((state) => states.indexOf(state)),
    arrows: arrows.map((arrow) => drawnArrow(arrow, arrows, { states, alphabet })).filter(({ letters }) => letters.length > 0),
  };
}

/** The arrow with * replaced by the letters that no other arrow from the same state has. */
function drawnArrow({ from, to, letters }: ArrowLine, arrows: readonly ArrowLine[], { states, alphabet }: Names): Arrow {
  const own = letters.filter((letter) => letter !== "*");
  const rest = () => {
    const taken = new Set(arrows.filter((arrow) => arrow.from === from).flatMap((arrow) => arrow.letters));
    return alphabet.filter((letter) => !taken.has(letter));
  };
  const all = letters.includes("*") ? [...own, ...rest()] : own;
  return { from: states.indexOf(from), to: states.indexOf(to), letters: all };
}

/** The problem with the last line that names its state. */
function located(problem: MachineProblem, { settings, arrows }: Lines): MachineProblem {
  const { state } = problem.spot;
  const line = arrows.findLast(({ from }) => from === state)?.line ?? settings.get("states")?.line;
  return line === undefined ? problem : { ...problem, ...placed(afterLine(line)), spot: { ...problem.spot, line } };
}
