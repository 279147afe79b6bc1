/** Where the columns of tokens, the blocks of coordinates and the rows of attention stand. All in pixels. */
import type { AutomatonLayer } from "../../../math/tasks/automaton/layer";

export interface LayerLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly pitch: number;
  readonly columnLeft: (token: number) => number;
  readonly blocks: readonly {
    readonly name: string;
    readonly top: number;
    readonly bottom: number;
    readonly offset: number;
    readonly size: number;
  }[];
  readonly cell: number;
  /** Top of a coordinate's row. */
  readonly rowTop: (coordinate: number) => number;
  readonly headsTop: number;
  readonly headHeight: number;
  readonly headTop: (head: number) => number;
  /** Foot of the names of the tokens. */
  readonly top: number;
}

const gutter = 56;
const blockGap = 5;
const headHeight = 18;
/** Above the attention rows: their title, and the query token. */
const headsHead = 16;
/** Between attention and coordinates. */
const headsGap = 10;

/** Columns are wide enough to be touched. */
const columns = { narrow: 24, wide: 34 };
/** Rows are high enough to be distinguished, and at most as high as a line of text. */
const rows = { low: 3, high: 13 };

export interface LayerLayoutOptions {
  readonly width: number;
  /** Height that is hoped for; small layers take less, large ones more. */
  readonly height: number;
  readonly layer: AutomatonLayer;
  /** Names of the tokens. */
  readonly labels: readonly string[];
}

/** Names stand upright above their columns, under the names of their groups; a letter is so wide. */
const letterWidth = 7.2;
const groups = 20;

function labelRoom(labels: readonly string[]): number {
  return groups + Math.ceil(Math.min(100, Math.max(24, Math.max(...labels.map((label) => label.length)) * letterWidth + 12)));
}

export function layOutLayer({ width, height, layer, labels }: LayerLayoutOptions): LayerLayout {
  const tokens = labels.length;
  const above = labelRoom(labels);
  const pitch = Math.max(columns.narrow, Math.min(columns.wide, Math.floor((width - gutter - 4) / tokens)));
  const heads = layer.heads.length;
  const list = layer.layout.list.filter(({ size }) => size > 0);
  const gaps = (list.length - 1) * blockGap;
  // Attention stands above the coordinates, where it is seen however many of them there are.
  const headsTop = above + headsHead;
  const coordinatesTop = headsTop + heads * headHeight + headsGap;
  const cell = Math.max(rows.low, Math.min(rows.high, Math.floor((height - coordinatesTop - gaps - 4) / layer.layout.d)));
  let top = coordinatesTop;
  const blocks = list.map(({ name, offset, size }) => {
    const block = { name, top, bottom: top + size * cell, offset, size };
    top = block.bottom + blockGap;
    return block;
  });
  const rowTop = (coordinate: number) => {
    const block = blocks.find(({ offset, size }) => coordinate >= offset && coordinate < offset + size) ?? blocks[0];
    return block.top + (coordinate - block.offset) * cell;
  };
  return {
    width: gutter + tokens * pitch + 2,
    height: top - blockGap + 4,
    left: gutter,
    pitch,
    columnLeft: (token) => gutter + token * pitch,
    blocks,
    cell,
    rowTop,
    headsTop,
    headHeight,
    headTop: (head) => headsTop + head * headHeight,
    top: above,
  };
}
