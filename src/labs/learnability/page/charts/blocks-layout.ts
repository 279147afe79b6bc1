/** Layout of the chart of seen coordinates: named blocks of cells, in as many lines as they need. */

export interface SeenBlock {
  readonly name: string;
  /** Content of the block, in words. */
  readonly meaning: string;
  /** For each of its coordinates, whether it occurs in the data. */
  readonly seen: readonly boolean[];
}

export interface PlacedBlock {
  readonly block: SeenBlock;
  readonly x: number;
  /** Baseline of the name, and top of the cells. */
  readonly nameAt: number;
  readonly top: number;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
}

export interface BlocksLayout {
  readonly blocks: readonly PlacedBlock[];
  readonly cell: number;
  readonly height: number;
}

const letter = 7;
const nameHeight = 17;
const lineGap = 14;
const blockGap = 16;
const cellGap = 2;
const largest = 30;
const smallest = 7;

/** Uses the largest cells that fit. */
export function layOutBlocks(blocks: readonly SeenBlock[], width: number, height: number): BlocksLayout {
  for (let cell = largest; cell > smallest; cell--) {
    const layout = withCells(blocks, width, cell);
    if (layout.height <= height) return layout;
  }
  return withCells(blocks, width, smallest);
}

function withCells(blocks: readonly SeenBlock[], width: number, cell: number): BlocksLayout {
  const pitch = cell + cellGap;
  const most = Math.max(1, Math.floor((width + cellGap) / pitch));
  let [x, y, lineHeight] = [0, 0, 0];
  const placed = blocks.map((block): PlacedBlock => {
    const across = Math.min(most, block.seen.length);
    const down = Math.ceil(block.seen.length / across);
    const room = Math.max(across * pitch - cellGap, Math.min(width, block.name.length * letter));
    if (x > 0 && x + room > width) {
      [x, y] = [0, y + lineHeight + lineGap];
      lineHeight = 0;
    }
    const top = y + nameHeight;
    const cells = block.seen.map((_, i) => ({ x: x + (i % across) * pitch, y: top + Math.floor(i / across) * pitch }));
    const size = { width: across * pitch - cellGap, height: down * pitch - cellGap };
    const at = { block, x, nameAt: y + 12, top, cells, ...size };
    x += room + blockGap;
    lineHeight = Math.max(lineHeight, nameHeight + size.height);
    return at;
  });
  return { blocks: placed, cell, height: y + lineHeight };
}
