/** A sentence on the states of automaton and layer at a moment. */

import { type Execution, isReading, layerState, lettersRead } from "./execution";
import { headsOf } from "./layer-names";
import { automatonText } from "./words";

export function automatonSentence(execution: Execution, moment: number): string {
  const words = automatonText.sentence;
  const { automaton, word, states, accepted } = execution;
  const read = lettersRead(execution, moment);
  const name = automaton.states[states[read]];
  const spelled = word.map((w) => automaton.alphabet[w]).join("");
  if (isReading(execution, moment))
    return `${words.reading(read + 1, word.length, automaton.alphabet[word[read]], name)}${rowClause(execution, moment)}.`;
  const done = read === word.length;
  const where = read === 0 && !done ? words.begins(name, word.length) : words.after(read, word.length, name);
  const verdict = done ? ` ${words.verdict(spelled, accepted)}.` : "";
  return `${where}${stateClause(execution, moment)}.${verdict}`;
}

/** The state that the layer holds, and the heads that computed it. */
function stateClause(execution: Execution, moment: number): string {
  const words = automatonText.sentence;
  const { automaton, states, layer } = execution;
  const said = layerState(execution, moment);
  if (!layer || !said) return words.noLayer;
  if (said.state !== states[lettersRead(execution, moment)]) return words.other(automaton.states[said.state]);
  if (moment === 0) return words.promptSays;
  const heads = headsOf(layer.fired[moment - 1])
    .map(automatonText.layer.head)
    .join(", ");
  if (layer.layer.form === "fixed") return `${words.same}${words.fixed(heads)}`;
  return `${words.same}${words.followed(heads, firedBy(execution, moment - 2, 0))}`;
}

/** Universal layer: how the token B was fetched. */
function rowClause(execution: Execution, moment: number): string {
  const { head } = automatonText.layer;
  return automatonText.sentence.row(head(0), firedBy(execution, moment - 1, 0), head(1));
}

/** Tokens that a head attended to for a generated token. */
function firedBy({ layer }: Execution, generated: number, head: number): number {
  return layer ? layer.fired[generated].filter((firing) => firing.head === head).length : 0;
}
