/** The tokens, coordinates and heads of a layer in words, with the names that states and letters have. */

import { formatSetting } from "../../../../../platform/charts/format";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import type { AutomatonLayer } from "../../../math/tasks/automaton/layer";
import { type Meaning, meaningOf } from "../../../math/tasks/automaton/meaning";
import { blockAt } from "../../../math/tasks/machine/blocks";
import type { Firing } from "../../../math/tasks/machine/sparse-heads";
import type { Execution, LayerRun } from "./execution";
import { automatonText } from "./words";

/** A few characters for the head of a column. */
export function tokenLabel({ automaton }: Execution, { layer, tokens }: LayerRun, index: number): string {
  const words = automatonText.layer;
  const meaning = meaningOf(layer, tokens[index]);
  if (meaning === null) return "?";
  if (meaning.kind === "entry") return words.entry(automaton.states[meaning.state], automaton.alphabet[meaning.letter]);
  if (meaning.kind === "letter") return words.letterToken(automaton.alphabet[meaning.letter], meaning.position + 1);
  return meaning.kind === "state" ? words.stateToken(meaning.position) : words.rowToken(meaning.position);
}

/** Meaning of a token. */
export function tokenMeaning({ automaton }: Execution, { layer, tokens }: LayerRun, index: number): string {
  const words = automatonText.layer.meaning;
  const meaning: Meaning | null = meaningOf(layer, tokens[index]);
  const { states, alphabet } = automaton;
  if (meaning === null) return words.none;
  if (meaning.kind === "entry") return words.entry(states[meaning.state], alphabet[meaning.letter], states[meaning.next]);
  if (meaning.kind === "letter") return words.letter(meaning.position + 1, alphabet[meaning.letter]);
  if (meaning.kind === "state") return words.state(states[meaning.state], meaning.position);
  const arrows = meaning.next.map((next, w) => words.arrow(alphabet[w], states[next]));
  return words.row(arrows, meaning.position + 1, alphabet[meaning.letter]);
}

/** Meaning of a one at a coordinate. */
export function coordinateMeaning({ automaton }: Execution, layer: AutomatonLayer, coordinate: number): string {
  const block = blockAt(layer.layout, coordinate);
  if (!block) return "";
  const words = automatonText.layer.coordinate;
  const { states, alphabet } = automaton;
  const at = coordinate - block.offset;
  const [row, column] = [Math.floor(at / states.length), at % states.length];
  const [position, letter] = [Math.floor(at / alphabet.length) + 1, alphabet[at % alphabet.length]];
  switch (block.name as keyof typeof words) {
    case "Tkey":
      return words.Tkey(states[at]);
    case "Trow":
      return words.Trow(alphabet[row], states[column]);
    case "Wpos":
      return words.Wpos(at + 1);
    case "Wlet":
      return words.Wlet(position, letter);
    case "Ast":
      return words.Ast(states[at]);
    case "Apos":
      return words.Apos(at);
    case "Brow":
      return words.Brow(alphabet[row], states[column]);
    case "Blet":
      return words.Blet(position, letter);
    case "A":
      return words.A(row, states[column]);
  }
}

/** Function of a head. */
export function headMeaning({ automaton }: Execution, layer: AutomatonLayer, head: number): string {
  if (layer.form === "universal" && head >= 2) return automatonText.layer.follow(automaton.alphabet[head - 2]);
  return problemSaid(layer.heads[head].name);
}

/** The heads that made a token, with their attended tokens; empty for tokens of the prompt. */
export function makers(execution: Execution, run: LayerRun, index: number): readonly string[] {
  const words = automatonText.layer;
  const fired = run.fired[index - run.prompt] ?? [];
  return headsOf(fired).map((head) => {
    const own = fired.filter((firing) => firing.head === head);
    const scores = [...new Set(own.map(({ score }) => formatSetting(score)))].join(", ");
    const tokens = own.map(({ token }) => tokenLabel(execution, run, token));
    return words.firedOn(words.head(head), headMeaning(execution, run.layer, head), tokens, scores);
  });
}

export function headsOf(fired: readonly Firing[]): readonly number[] {
  return [...new Set(fired.map(({ head }) => head))].sort((a, b) => a - b);
}
