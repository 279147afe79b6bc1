/**
 * One layer of linear attention that runs every Turing machine of a given size on a bounded tape (paper notes, section
 * 7.5): 3 tokens for a step; heads and dimension do not depend on the number of steps.
 *
 * The tape is an additive memory. A cell's first letter is a value under the key of the cell; writing w over a adds a value
 * that is w minus a. A token that attends to itself by a key of its own would be attended to again in later steps, so the
 * token after it repeats its value under the negated key, an eraser: the two cancel, and tokens need no time stamp.
 */
import type { Problem } from "../../../../../platform/fields/problem";
import type { Block, Layout } from "../machine/blocks";
import type { Entry, SparseHead } from "../machine/sparse-heads";
import { type BlockName, type LayerShape, layoutOf, ruleSize } from "./layer-shape";
import { turingWords } from "./layer-words";
import type { Move } from "./machine";
import { movedHead } from "./simulate";

/** The description of each block. */
export function blockWords(name: BlockName): Problem {
  return turingWords(`turing-block-${name}`);
}

export interface TuringLayer {
  readonly shape: LayerShape;
  readonly layout: Layout<BlockName>;
  /** Their number is `headCount`. */
  readonly heads: readonly SparseHead[];
}

/** The layer of a shape. @param alphabet names of the letters for the heads. */
export function turingLayer(shape: LayerShape, alphabet: readonly string[]): TuringLayer {
  const layout = layoutOf(shape);
  const letters = alphabet.slice(0, shape.letters);
  const heads = [
    fetchRow(layout),
    readCell(layout),
    ...letters.map((letter, a) => applyRule(shape, layout, a, letter)),
    ...shape.moves.map((move, m) => moveHead(shape, layout, move, m)),
    ...letters.map((letter, w) => writeLetter(shape, layout, w, letter)),
  ];
  return { shape, layout, heads };
}

/** A -> B: the rules of the state, one token for each letter, add up to the state's whole row. */
function fetchRow({ blocks }: Layout<BlockName>): SparseHead {
  return { name: turingWords("turing-head-fetch"), Q: copied(blocks.Aq, blocks.Tkey), V: copied(blocks.Trow, blocks.Brow) };
}

/** A -> B: the first letter of the cell and all changes of it add up to the letter it holds now. */
function readCell({ blocks }: Layout<BlockName>): SparseHead {
  const { Mval, BQ, BK, BV } = blocks;
  return {
    name: turingWords("turing-head-read"),
    Q: copied(blocks.Ap, blocks.Mkey),
    V: [BQ, BK, BV].flatMap((to) => copied(Mval, to)),
  };
}

/** B -> C: B attends to itself when it read the letter a; its rule for a is split into its parts, and B's eraser added. */
function applyRule(shape: LayerShape, { blocks }: Layout<BlockName>, a: number, letter: string): SparseHead {
  const { states, letters, cells, moves } = shape;
  const { Brow, BQ, BK, BV, Cq, Clet, CwQ, CwK, CwV, CmQ, CmK, CmV } = blocks;
  const read = every(cells, (cell) => cell * letters + a);
  const rule = a * ruleSize(shape);
  const next = every(states, (s) => rule + s);
  const write = every(letters, (w) => rule + states + w);
  const move = every(moves.length, (m) => rule + states + letters + m);
  return {
    name: turingWords("turing-head-apply", { letter }),
    Q: linked(BQ, read, BK, read),
    V: [
      ...linked(Brow, next, Cq),
      ...[CwQ, CwK, CwV].flatMap((to) => linked(Brow, write, to)),
      ...[CmQ, CmK, CmV].flatMap((to) => linked(Brow, move, to)),
      ...linked(BV, read, Clet, read),
      ...linked(BV, read, BK, read, -1),
      ...linked(BV, read, BV, read),
      ...copied(Brow, Brow),
    ],
  };
}

function moveWords(move: Move): Problem {
  return turingWords(`turing-move-${move}`);
}

/** C -> A: C attends to itself when the move is m; next state, next cell, and the eraser of the move. */
function moveHead({ letters, cells }: LayerShape, { blocks }: Layout<BlockName>, move: Move, m: number): SparseHead {
  const { Aq, Ap, Cq, Clet, CmQ, CmK, CmV } = blocks;
  const moved = every(cells * letters, (i) => movedHead(Math.floor(i / letters), move, cells));
  return {
    name: moveWords(move),
    Q: linked(CmQ, [m], CmK, [m]),
    V: [
      ...copied(Cq, Aq),
      ...copied(Cq, Cq),
      ...linked(Clet, every(cells * letters), Ap, moved),
      ...linked(CmV, [m], CmK, [m], -1),
      ...linked(CmV, [m], CmV, [m]),
    ],
  };
}

/** C -> A: C attends to itself when it writes w; the change of the cell, w minus the letter read, and the eraser of the writing. */
function writeLetter({ letters, cells }: LayerShape, { blocks }: Layout<BlockName>, w: number, letter: string): SparseHead {
  const { Mkey, Mval, Clet, CwQ, CwK, CwV } = blocks;
  const all = every(cells * letters);
  const cellOf = (i: number) => Math.floor(i / letters);
  return {
    name: turingWords("turing-head-write", { letter }),
    Q: linked(CwQ, [w], CwK, [w]),
    V: [
      ...linked(Clet, all, Mkey, all.map(cellOf)),
      ...linked(
        Clet,
        all,
        Mval,
        all.map((i) => cellOf(i) * letters + w),
      ),
      ...copied(Clet, Mval, -1),
      ...copied(Clet, Clet),
      ...linked(CwV, [w], CwK, [w], -1),
      ...linked(CwV, [w], CwV, [w]),
    ],
  };
}

/** Entries that map one block to another of the same size. */
function copied(from: Block, to: Block, factor = 1): Entry[] {
  const all = every(from.size);
  return linked(from, all, to, all, factor);
}

/** Entries that map coordinate `sources[i]` of one block to coordinate `targets[i]` of another. */
function linked(from: Block, sources: readonly number[], to: Block, targets = every(sources.length), factor = 1): Entry[] {
  return sources.map((source, i) => [to.offset + targets[i], from.offset + source, factor] as const);
}

function every(count: number, of: (index: number) => number = (index) => index): readonly number[] {
  return Array.from({ length: count }, (_, index) => of(index));
}
