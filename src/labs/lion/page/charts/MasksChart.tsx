import { ChartImage } from "../../../../platform/charts/ChartImage";
import { clipped } from "../../../../platform/charts/text-room";
import { wrapped } from "../../../../platform/charts/wrap";
import { PartedMatrix, scaleOf } from "./PartedMatrix";

export interface ShownMask {
  readonly id: string;
  readonly title: string;
  /** Below it, each on lines of its own. */
  readonly notes: readonly string[];
  readonly length: number;
  /** L x L, row-major. */
  readonly values: ArrayLike<number>;
  readonly chosen: boolean;
}

export interface MasksChartProps {
  readonly width: number;
  readonly height: number;
  readonly masks: readonly ShownMask[];
  readonly words: { readonly name: string; readonly summary: string };
}

const [gap, head, line] = [18, 20, 16];

/** As many rows as make the matrices largest; further rows must make them much larger. */
function layOut(masks: readonly ShownMask[], width: number, height: number) {
  const inRows = (rows: number) => {
    const columns = Math.ceil(masks.length / rows);
    const room = (width - gap * (columns - 1)) / Math.max(1, columns);
    const lines = masks.map(({ notes }) => notes.flatMap((note) => wrapped(note, room + 6)));
    const foot = 8 + line * Math.max(0, ...lines.map((of) => of.length));
    return { columns, room, lines, foot, size: Math.max(20, Math.min(room, height / rows - head - foot)) };
  };
  return [2, 3, 4]
    .filter((rows) => rows <= masks.length)
    .map(inRows)
    .reduce((best, next) => (next.size > 1.3 * best.size ? next : best), inRows(1));
}

/** Matrices in their three parts beside one another, all of one size. */
export function MasksChart({ width, height, masks, words }: MasksChartProps) {
  const { columns, room, lines, foot, size } = layOut(masks, width, height);
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        {masks.map(({ id, title, length, values, chosen }, at) => {
          const x = (at % columns) * (room + gap);
          return (
            <g key={id} transform={`translate(0,${Math.floor(at / columns) * (head + size + foot)})`}>
              <text className={chosen ? "part-name part-name-diagonal" : "chart-tick"} x={x} y={13}>
                <title>{title}</title>
                {clipped(title, room)}
              </text>
              <PartedMatrix x={x} y={head} size={size} length={length} values={values} scale={scaleOf(values)} />
              {chosen && <rect className="parted-chosen" x={x - 1} y={head - 1} width={size + 2} height={size + 2} />}
              {lines[at].map((words, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
                <text key={row} className="chart-tick" x={x} y={head + size + 17 + row * line}>
                  {words}
                </text>
              ))}
            </g>
          );
        })}
      </ChartImage>
    </div>
  );
}
