/** One step of the layer as it is drawn: its tokens block by block, and for each the heads that made it. */

import { problemSaid } from "../../../../../platform/ui/problem-said";
import type { Firing } from "../../../math/tasks/machine/sparse-heads";
import type { Instance } from "../../../math/tasks/turing-machine/instances";
import type { BlockName, LayerShape } from "../../../math/tasks/turing-machine/layer-shape";
import { ruleSize, tokensPerStep } from "../../../math/tasks/turing-machine/layer-shape";
import { roleOf } from "../../../math/tasks/turing-machine/tokens";
import { tokenWords } from "../../../math/tasks/turing-machine/words";
import type { LayerRun } from "./layer-run";
import { turingText } from "./words";

/** A block of a token that is not zero, as a small matrix. */
export interface ShownBlock {
  readonly name: BlockName;
  readonly rows: number;
  readonly columns: number;
  readonly entries: readonly { readonly row: number; readonly column: number; readonly value: number }[];
}

export interface ShownToken {
  readonly index: number;
  /** "B4". */
  readonly name: string;
  readonly words: string;
  readonly blocks: readonly ShownBlock[];
  readonly heads: readonly ShownHead[];
}

/** Tokens that one head attended to when it made a token. */
export interface ShownHead {
  readonly name: string;
  /** The latest attended tokens, latest first. */
  readonly met: readonly { readonly token: string; readonly score: number }[];
  /** The others: how many, and the sum of their scores. */
  readonly earlier: { readonly count: number; readonly sum: number } | null;
}

/** Number of a head's latest tokens that are named: enough to show a token that attends to itself, and a cancelled one. */
const mostNamed = 3;

/** The A before a step and the B, C and A that it made; before the first step the start token alone. */
export function shownStep(run: LayerRun, instance: Instance, step: number): readonly ShownToken[] {
  const last = run.tokenOf(step);
  const first = step === 0 ? last : last - tokensPerStep;
  return Array.from({ length: last - first + 1 }, (_, i) => shownToken(run, instance, first + i));
}

function shownToken(run: LayerRun, { machine }: Instance, index: number): ShownToken {
  const { layer, tokens } = run;
  return {
    index,
    name: tokenName(run, machine, index),
    words: problemSaid(tokenWords(layer, machine, tokens, index)),
    blocks: blocksOf(run, index),
    heads: headsOf(run, machine, index),
  };
}

function blocksOf({ layer, tokens }: LayerRun, index: number): readonly ShownBlock[] {
  return layer.layout.list.flatMap(({ name, offset, size }) => {
    const [rows, columns] = blockShape(name as BlockName, size, layer.shape);
    const inside = tokens[index].filter(([coordinate]) => coordinate >= offset && coordinate < offset + size);
    if (inside.length === 0) return [];
    const entries = inside.map(([coordinate, value]) => placed(coordinate - offset, value, name as BlockName, layer.shape));
    return [{ name: name as BlockName, rows, columns, entries }];
  });
}

/** Blocks of cells and letters have a column for each cell; those of rules a row for each letter; others are one row. */
function blockShape(name: BlockName, size: number, shape: LayerShape): readonly [rows: number, columns: number] {
  if (isOfCells(name)) return [shape.letters, shape.cells];
  return name === "Trow" || name === "Brow" ? [shape.letters, ruleSize(shape)] : [1, size];
}

function placed(at: number, value: number, name: BlockName, shape: LayerShape) {
  if (isOfCells(name)) return { row: at % shape.letters, column: Math.floor(at / shape.letters), value };
  const columns = name === "Trow" || name === "Brow" ? ruleSize(shape) : Number.POSITIVE_INFINITY;
  return columns === Number.POSITIVE_INFINITY
    ? { row: 0, column: at, value }
    : { row: Math.floor(at / columns), column: at % columns, value };
}

function isOfCells(name: BlockName): boolean {
  return name === "Mval" || name === "BQ" || name === "BK" || name === "BV" || name === "Clet";
}

function headsOf(run: LayerRun, machine: Instance["machine"], index: number): readonly ShownHead[] {
  const byHead = new Map<number, Firing[]>();
  for (const firing of run.firedFor(index)) {
    const known = byHead.get(firing.head);
    if (known) known.push(firing);
    else byHead.set(firing.head, [firing]);
  }
  return [...byHead].map(([head, firings]) => shownHead(run, machine, head, firings));
}

/** Rules and cells in their order; tokens of the run latest first. */
function shownHead(run: LayerRun, machine: Instance["machine"], head: number, firings: readonly Firing[]): ShownHead {
  const latest = firings.toReversed();
  const rest = latest.slice(mostNamed);
  return {
    name: problemSaid(run.layer.heads[head].name),
    met: latest.slice(0, mostNamed).map(({ token, score }) => ({ token: tokenName(run, machine, token), score })),
    earlier: rest.length === 0 ? null : { count: rest.length, sum: rest.reduce((sum, { score }) => sum + score, 0) },
  };
}

/** "B4", "cell 3" or "rule right,0". */
export function tokenName({ layer }: LayerRun, { states, alphabet }: Instance["machine"], index: number): string {
  const words = turingText;
  const role = roleOf(layer.shape, index);
  if (role.kind === "rule") return words.ruleToken(states[role.state], alphabet[role.letter]);
  return role.kind === "cell" ? words.cellToken(role.cell) : words.stepToken(role.kind, role.step);
}
