import { ChartImage } from "./ChartImage";
import { PartedMatrix, scaleOf } from "./PartedMatrix";
import { clipped } from "./text-room";

export interface ShownMask {
  readonly id: string;
  readonly title: string;
  /** Below it, in one line or two. */
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

const [gap, head, foot, line] = [18, 20, 40, 16];

/** Matrices in their three parts beside one another, all of one size. */
export function MasksChart({ width, height, masks, words }: MasksChartProps) {
  const room = (width - gap * (masks.length - 1)) / Math.max(1, masks.length);
  const size = Math.max(20, Math.min(room, height - head - foot));
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        {masks.map(({ id, title, notes, length, values, chosen }, at) => {
          const x = at * (room + gap);
          return (
            <g key={id}>
              <text className={chosen ? "part-name part-name-diagonal" : "chart-tick"} x={x} y={13}>
                <title>{title}</title>
                {clipped(title, room)}
              </text>
              <PartedMatrix x={x} y={head} size={size} length={length} values={values} scale={scaleOf(values)} />
              {chosen && <rect className="parted-chosen" x={x - 1} y={head - 1} width={size + 2} height={size + 2} />}
              {notes.map((note, row) => (
                <text key={note} className="chart-tick" x={x} y={head + size + 17 + row * line}>
                  <title>{note}</title>
                  {clipped(note, room + 6)}
                </text>
              ))}
            </g>
          );
        })}
      </ChartImage>
    </div>
  );
}
