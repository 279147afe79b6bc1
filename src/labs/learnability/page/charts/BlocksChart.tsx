import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatCount } from "../../../../platform/charts/format";
import { type Cell, GridReadOut } from "../../../../platform/charts/GridReadOut";
import { Swatch } from "../../../../platform/charts/Marker";
import { bold, labelLine, wrapped } from "../../../../platform/charts/wrap";
import { type BlocksLayout, layOutBlocks, type PlacedBlock, type SeenBlock } from "./blocks-layout";

export interface BlocksWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly legend: string;
  /** "rank 148 of 15 376" */
  readonly rank: (rank: string, psi: string) => string;
  /** "Brow 3: the row of the state" */
  readonly coordinate: (block: string, place: number, meaning: string) => string;
  readonly lastToken: string;
  readonly occurs: string;
  readonly never: string;
}

export interface BlocksChartProps {
  readonly width: number;
  readonly height: number;
  /** At least one. */
  readonly blocks: readonly SeenBlock[];
  readonly rank: number;
  readonly psi: number;
  readonly words: BlocksWords;
}

const barHeight = 12;
/** Between two lines of the legend. */
const legendLine = 15;
/** From the coordinates to the bar, with one line of its words and two of the legend. */
const toBar = 62;
const below = toBar + barHeight + 30;

/** Which coordinates of a token occur, block by block, and how much of feature space that spans. */
export function BlocksChart({ width, height, blocks, rank, psi, words }: BlocksChartProps) {
  const title = wrapped(words.rank(formatCount(rank), formatCount(psi)), bold * width);
  const legend = wrapped(words.legend, width);
  const more = (title.length - 1) * labelLine + Math.max(0, legend.length - 2) * legendLine;
  const room = below + more;
  const layout = useMemo(() => layOutBlocks(blocks, width, height - room), [blocks, width, height, room]);
  const barAt = layout.height + toBar + more;
  const total = Math.max(height, layout.height + room);
  return (
    <div className="chart" style={{ width, height: total }}>
      <ChartImage width={width} height={total} words={words}>
        {layout.blocks.map((placed) => (
          <Block key={placed.block.name} placed={placed} cell={layout.cell} />
        ))}
        {legend.map((line, index) => (
          <text key={line} className="chart-note" x={0} y={layout.height + 20 + legendLine * index}>
            {line}
          </text>
        ))}
        {title.map((line, index) => (
          <text key={line} className="matrix-title blocks-rank" x={0} y={barAt - 6 - (title.length - 1 - index) * labelLine}>
            {line}
          </text>
        ))}
        <rect className="blocks-whole" x={0.5} y={barAt + 0.5} width={width - 1} height={barHeight} rx={2} />
        <rect className="blocks-part" x={0} y={barAt} width={Math.max(1.5, (rank / psi) * width)} height={barHeight + 1} rx={1} />
      </ChartImage>
      <GridReadOut
        label={words.read}
        width={width}
        height={layout.height}
        matrices={blocks.length}
        rows={1}
        columns={1}
        shapeOf={(block) => ({ rows: 1, columns: blocks[block].seen.length })}
        locate={(x, y) => locate(layout, x, y)}
        read={({ matrix, column }) => {
          const { block, cells } = layout.blocks[matrix];
          const { x, y } = cells[column];
          const at = { left: x, top: y, right: x + layout.cell, bottom: y + layout.cell };
          const seen = block.seen[column];
          const swatch = <Swatch shape={null} color={seen ? "var(--ink)" : "var(--warning)"} />;
          return {
            title: words.coordinate(block.name, column + 1, block.meaning),
            rows: [{ key: block.name, swatch, name: words.lastToken, value: seen ? words.occurs : words.never }],
            marks: [at],
            at,
          };
        }}
      />
    </div>
  );
}

function Block({ placed: { block, x, nameAt, cells }, cell }: { readonly placed: PlacedBlock; readonly cell: number }) {
  return (
    <g>
      <text className="chart-note" x={x} y={nameAt}>
        {block.name}
      </text>
      {cells.map((at, i) =>
        block.seen[i] ? (
          <rect key={`${at.x},${at.y}`} className="blocks-seen" x={at.x} y={at.y} width={cell} height={cell} rx={1.5} />
        ) : (
          <rect
            key={`${at.x},${at.y}`}
            className="blocks-never"
            x={at.x + 0.75}
            y={at.y + 0.75}
            width={cell - 1.5}
            height={cell - 1.5}
            rx={1.5}
          />
        ),
      )}
    </g>
  );
}

function locate({ blocks, cell }: BlocksLayout, x: number, y: number): Cell | null {
  const within = (at: { readonly x: number; readonly y: number }) => x >= at.x && x <= at.x + cell + 2 && y >= at.y && y <= at.y + cell + 2;
  for (const [matrix, { cells }] of blocks.entries()) {
    const column = cells.findIndex(within);
    if (column >= 0) return { matrix, row: 0, column };
  }
  return null;
}
