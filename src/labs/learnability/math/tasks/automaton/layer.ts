/**
 * Automata as one layer of linear attention (paper notes, section 7.4). The universal layer reads the machine in its prompt
 * and runs every automaton of its size; the fixed one has one automaton in its value matrices.
 */

import { DimensionError } from "../../../../../platform/numerics/errors";
import type { SymbolGroup } from "../../model/symbols";
import { type Block, type Layout, layOut } from "../machine/blocks";
import type { Entry, SparseHead } from "../machine/sparse-heads";
import { continued } from "../machine/sparse-heads";
import { onesAt, type Token } from "../machine/tokens";
import type { Trace } from "../machine/traces";
import type { Automaton } from "./automaton";
import { automatonWords } from "./layer-words";

/** The size of the machine and the length of the word of a layer. */
export interface Sizes {
  readonly states: number;
  readonly letters: number;
  readonly length: number;
}

type UniversalBlock = "Tkey" | "Trow" | "Wpos" | "Wlet" | "Ast" | "Apos" | "Brow" | "Blet";

/**
 * Table entries (s, w): Tkey = e_s, Trow = e_w x e_next. Letters t: Wpos = p_t, Wlet = p_t x e_w. A token A: Ast = e_s,
 * Apos = p_t. A token B: Brow = the sum of e_w x e_next over w, Blet = p_t x e_w. A and B alternate.
 */
export interface UniversalLayer {
  readonly form: "universal";
  readonly sizes: Sizes;
  readonly layout: Layout<UniversalBlock>;
  readonly heads: readonly SparseHead[];
}

type FixedBlock = "Wpos" | "Wlet" | "A";

/** Letters t: Wpos = p_t, Wlet = p_t x e_w. Generated tokens: A = p_t x e_s. */
export interface FixedLayer {
  readonly form: "fixed";
  readonly sizes: Sizes;
  readonly layout: Layout<FixedBlock>;
  readonly heads: readonly SparseHead[];
}

export type AutomatonLayer = UniversalLayer | FixedLayer;

/** |letters| + 2 heads, d = 2Q + 2Q S + 2L + 2L S + 1 for Q states, S letters and words of length L; 2 tokens a step. */
export function universalLayer(sizes: Sizes): UniversalLayer {
  const { states, letters, length } = sizes;
  const layout = layOut([
    ["Tkey", states],
    ["Trow", letters * states],
    ["Wpos", length],
    ["Wlet", length * letters],
    ["Ast", states],
    ["Apos", length + 1],
    ["Brow", letters * states],
    ["Blet", length * letters],
  ]);
  const { Tkey, Trow, Wpos, Wlet, Ast, Apos, Brow, Blet } = layout.blocks;
  // The table entries of the state match, one for each letter, and add up to its whole row.
  const fetchRow = { name: automatonWords("automaton-head-row"), Q: linked(Tkey, Ast, states), V: linked(Brow, Trow, letters * states) };
  const fetchLetter = {
    name: automatonWords("automaton-head-letter"),
    Q: linked(Wpos, Apos, length),
    V: linked(Blet, Wlet, length * letters),
  };
  // A token B matches itself in the head of its letter, and in no other.
  const follow = range(letters).map((w) => ({
    name: automatonWords("automaton-head-follow", { letter: w + 1 }),
    Q: range(length).map((t): Entry => [Blet.offset + t * letters + w, Blet.offset + t * letters + w, 1]),
    V: [
      ...range(states).map((s): Entry => [Ast.offset + s, Brow.offset + w * states + s, 1]),
      ...range(length).map((t): Entry => [Apos.offset + t + 1, Blet.offset + t * letters + w, 1]),
    ],
  }));
  return { form: "universal", sizes, layout, heads: [fetchRow, fetchLetter, ...follow] };
}

/** As many heads as states, d = L + L S + (L+1) Q, one token a step. */
export function fixedLayer({ states, alphabet, transitions }: Automaton, length: number): FixedLayer {
  const sizes = { states: states.length, letters: alphabet.length, length };
  const layout = layOut([
    ["Wpos", length],
    ["Wlet", length * sizes.letters],
    ["A", (length + 1) * sizes.states],
  ]);
  const { Wpos, Wlet, A } = layout.blocks;
  const heads = states.map((state, s) => ({
    name: automatonWords("automaton-head-state", { state }),
    Q: range(length).map((t): Entry => [Wpos.offset + t, A.offset + t * sizes.states + s, 1]),
    V: range(length).flatMap((t) =>
      transitions[s].map((next, w): Entry => [A.offset + (t + 1) * sizes.states + target(next), Wlet.offset + t * sizes.letters + w, 1]),
    ),
  }));
  return { form: "fixed", sizes, layout, heads };
}

/** Generated tokens for each letter of a word. */
export function tokensPerStep({ form }: Pick<AutomatonLayer, "form">): number {
  return form === "universal" ? 2 : 1;
}

/** The symbols of generated tokens: a token has at most one of every group. */
export function symbolsOf(layer: AutomatonLayer): readonly SymbolGroup[] {
  const { states, letters } = layer.sizes;
  if (layer.form === "fixed") return [layer.layout.blocks.A];
  const { Ast, Apos, Brow, Blet } = layer.layout.blocks;
  const arrows = range(letters).map((w) => ({ offset: Brow.offset + w * states, size: states }));
  return [Ast, Apos, ...arrows, Blet];
}

/**
 * The prompt of a layer: the machine (for the universal layer), the word and the start.
 *
 * @param word  indices of letters, at most as many as the layer supports.
 * @throws {DimensionError} when machine or word do not fit the layer.
 */
export function encode(layer: AutomatonLayer, automaton: Automaton, word: readonly number[]): readonly Token[] {
  checkFit(layer.sizes, automaton, word);
  const { letters } = layer.sizes;
  const { Wpos, Wlet } = layer.layout.blocks;
  const wordTokens = word.map((w, t) => onesAt(Wpos.offset + t, Wlet.offset + t * letters + w));
  return [...tableTokens(layer, automaton), ...wordTokens, stateToken(layer, automaton.start, 0)];
}

/** The whole computation on a word, token after token. */
export function traceOf(layer: AutomatonLayer, automaton: Automaton, word: readonly number[]): Trace {
  const prompt = encode(layer, automaton, word);
  return { tokens: continued(layer.heads, prompt, word.length * tokensPerStep(layer)), prompt: prompt.length };
}

/** The token of a state at a position of the word: after `position` letters. */
export function stateToken(layer: AutomatonLayer, state: number, position: number): Token {
  if (layer.form === "fixed") return onesAt(layer.layout.blocks.A.offset + position * layer.sizes.states + state);
  const { Ast, Apos } = layer.layout.blocks;
  return onesAt(Ast.offset + state, Apos.offset + position);
}

function tableTokens(layer: AutomatonLayer, { transitions }: Automaton): readonly Token[] {
  if (layer.form === "fixed") return [];
  const { Tkey, Trow } = layer.layout.blocks;
  const { states } = layer.sizes;
  return transitions.flatMap((row, s) => row.map((next, w) => onesAt(Tkey.offset + s, Trow.offset + w * states + target(next))));
}

function checkFit({ states, letters, length }: Sizes, automaton: Automaton, word: readonly number[]): void {
  const [q, s] = [automaton.states.length, automaton.alphabet.length];
  if (q !== states || s !== letters)
    throw new DimensionError(`the automaton has ${q} states and ${s} letters, the layer is made for ${states} and ${letters}`);
  if (word.length > length) throw new DimensionError(`the word has ${word.length} letters, the layer is made for ${length}`);
}

function target(next: number | null): number {
  if (next === null) throw new DimensionError("the automaton lacks an arrow");
  return next;
}

/** Ones that map the first coordinates of one block to those of another. */
function linked(to: Block, from: Block, size: number): Entry[] {
  return range(size).map((i) => [to.offset + i, from.offset + i, 1]);
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i);
}
