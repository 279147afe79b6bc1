/** The meaning of tokens of an automaton's layer, from their coordinates. */
import type { Problem } from "../../../../../platform/fields/problem";
import type { Block } from "../machine/blocks";
import { denseToken, onesAt, type Token } from "../machine/tokens";
import type { Automaton } from "./automaton";
import { type AutomatonLayer, stateToken, type UniversalLayer } from "./layer";
import { automatonWords } from "./layer-words";

/** Numbers are indices; `position` counts the letters read so far. */
export type Meaning =
  | { readonly kind: "entry"; readonly state: number; readonly letter: number; readonly next: number }
  | { readonly kind: "letter"; readonly position: number; readonly letter: number }
  | { readonly kind: "state"; readonly state: number; readonly position: number }
  | { readonly kind: "row"; readonly next: readonly number[]; readonly position: number; readonly letter: number };

/** The meaning of a token; null for a token that this layer cannot output on a valid prompt. */
export function meaningOf(layer: AutomatonLayer, token: Token): Meaning | null {
  const values = denseToken(token, layer.layout.d);
  const readings = [letterOf(layer, values), stateOf(layer, values), ...(layer.form === "universal" ? tableReadings(layer, values) : [])];
  return readings.find((reading) => sameToken(tokenOfMeaning(layer, reading), token)) ?? null;
}

/**
 * The state and the position encoded by a generated token: the largest coordinate of each block, as for a reader that
 * rounds (paper notes, section 1.3). Every vector has one.
 */
export function stateOf(layer: AutomatonLayer, values: Float64Array): Meaning & { readonly kind: "state" } {
  const { states } = layer.sizes;
  if (layer.form === "universal") {
    const { Ast, Apos } = layer.layout.blocks;
    return { kind: "state", state: largest(values, Ast), position: largest(values, Apos) };
  }
  const at = largest(values, layer.layout.blocks.A);
  return { kind: "state", state: at % states, position: Math.floor(at / states) };
}

/** The content of the token: "A: state even, position 2". */
export function describeToken(layer: AutomatonLayer, { states, alphabet }: Automaton, token: Token): Problem {
  const meaning = meaningOf(layer, token);
  if (!meaning) return automatonWords("automaton-token-none");
  if (meaning.kind === "state")
    return automatonWords("automaton-token-state", { state: states[meaning.state], position: meaning.position });
  const letter = alphabet[meaning.letter];
  if (meaning.kind === "entry")
    return automatonWords("automaton-token-entry", { state: states[meaning.state], letter, next: states[meaning.next] });
  const number = meaning.position + 1;
  if (meaning.kind === "letter") return automatonWords("automaton-token-letter", { number, letter });
  const arrows = meaning.next
    .map((next, w) => automatonWords("automaton-arrow", { letter: alphabet[w], next: states[next] }))
    .reduceRight((others, arrow) => automatonWords("automaton-arrows", { arrow, others }));
  return automatonWords("automaton-token-row", { arrows, number, letter });
}

/** The token that has this meaning. */
function tokenOfMeaning(layer: AutomatonLayer, meaning: Meaning): Token {
  const { states, letters } = layer.sizes;
  const { Wpos, Wlet } = layer.layout.blocks;
  if (meaning.kind === "state") return stateToken(layer, meaning.state, meaning.position);
  if (meaning.kind === "letter") return onesAt(Wpos.offset + meaning.position, Wlet.offset + meaning.position * letters + meaning.letter);
  if (layer.form === "fixed") return [];
  const { Tkey, Trow, Brow, Blet } = layer.layout.blocks;
  if (meaning.kind === "entry") return onesAt(Tkey.offset + meaning.state, Trow.offset + meaning.letter * states + meaning.next);
  const row = meaning.next.map((next, w) => Brow.offset + w * states + next);
  return onesAt(...row, Blet.offset + meaning.position * letters + meaning.letter);
}

function letterOf(layer: AutomatonLayer, values: Float64Array): Meaning {
  const at = largest(values, layer.layout.blocks.Wlet);
  return { kind: "letter", position: Math.floor(at / layer.sizes.letters), letter: at % layer.sizes.letters };
}

function tableReadings({ layout, sizes }: UniversalLayer, values: Float64Array): readonly Meaning[] {
  const { states, letters } = sizes;
  const { Tkey, Trow, Brow, Blet } = layout.blocks;
  const entry = largest(values, Trow);
  const letter = largest(values, Blet);
  const next = Array.from({ length: letters }, (_, w) => largest(values, { offset: Brow.offset + w * states, size: states }));
  return [
    { kind: "entry", state: largest(values, Tkey), letter: Math.floor(entry / states), next: entry % states },
    { kind: "row", next, position: Math.floor(letter / letters), letter: letter % letters },
  ];
}

/** Index within a block of its largest coordinate. */
function largest(values: Float64Array, { offset, size }: Pick<Block, "offset" | "size">): number {
  let best = 0;
  for (let i = 1; i < size; i++) if (values[offset + i] > values[offset + best]) best = i;
  return best;
}

function sameToken(a: Token, b: Token): boolean {
  return a.length === b.length && a.every(([coordinate, value], i) => coordinate === b[i][0] && value === b[i][1]);
}
