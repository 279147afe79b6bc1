import { RunGrid, ValueGrid } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { pixel } from "../../../../platform/charts/log-axis";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { type AddedLayout, type AddedPoint, layOutAdded } from "./added-layout";

export interface AddedWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  /** Titles of the upper plot, of the lower one, and of the axis they share. */
  readonly free: string;
  readonly smallest: string;
  readonly across: string;
  readonly at: (count: string) => string;
  readonly freeValue: string;
  readonly smallestValue: string;
  readonly floor: string;
  /** "k = 64", at the number that is chosen. */
  readonly chosen: (count: string) => string;
  /** At the first number without free directions. */
  readonly closed: (count: string) => string;
}

export interface AddedChartProps {
  readonly width: number;
  readonly height: number;
  /** Ascending in the count. */
  readonly points: readonly AddedPoint[];
  readonly chosen: number;
  readonly most: number;
  readonly words: AddedWords;
}

/** Free directions, and the smallest eigenvalue once there are none, against the number of samples added. */
export function AddedChart({ width, height, points, chosen, most, words }: AddedChartProps) {
  const layout = layOutAdded(points, most, width, height);
  const { x, free, smallest, lambda } = layout;
  const at = pixel(x.at(chosen));
  const closing = points.findIndex(({ nullity }) => nullity === 0);
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <text className="chart-title" x={0} y={11}>
          {words.free}
        </text>
        <CountGrid layout={layout} />
        <text className="chart-title" x={0} y={smallest.top - 12}>
          {words.smallest}
        </text>
        <ValueGrid axis={lambda} area={smallest} floor={words.floor} />
        <RunGrid axis={x} area={smallest} title={words.across} />
        <path className="added-chosen" d={`M${at},${free.top}V${smallest.bottom}`} />
        <text
          className="chart-note chart-halo"
          x={at + (at > (free.left + free.right) / 2 ? -6 : 6)}
          y={free.top + 10}
          textAnchor={at > (free.left + free.right) / 2 ? "end" : "start"}
        >
          {words.chosen(formatCount(chosen))}
        </text>
        <path className="added-staircase" d={layout.staircase} />
        <Dots dots={layout.freeDots} />
        <path className="added-line" d={layout.lambdaPath} />
        <Dots dots={layout.lambdaDots} />
        {closing > 0 && (
          <text
            className="added-closed chart-halo"
            x={layout.freeDots[closing].x}
            y={free.bottom - 10}
            textAnchor={layout.freeDots[closing].x > width - 100 ? "end" : "start"}
          >
            {words.closed(formatCount(points[closing].count))}
          </text>
        )}
      </ChartImage>
      <ReadOut
        label={words.read}
        count={points.length}
        nearest={(pointer) => nearestOf(layout.freeDots, pointer)}
        read={(place) => ({
          title: words.at(formatCount(points[place].count)),
          x: layout.freeDots[place].x,
          rows: [
            { key: "free", swatch: null, name: words.freeValue, value: formatCount(points[place].nullity) },
            { key: "smallest", swatch: null, name: words.smallestValue, value: formatValue(Math.max(0, points[place].lambdaMin)) },
          ],
        })}
        area={{ ...free, bottom: smallest.bottom }}
      />
    </div>
  );
}

function CountGrid({ layout: { free, nullity, nullityTicks, x } }: { readonly layout: AddedLayout }) {
  return (
    <g className="chart-axis">
      {nullityTicks.map((tick) => {
        const at = pixel(nullity(tick));
        return (
          <g key={tick}>
            <path className="chart-grid" d={`M${free.left},${at}H${free.right}`} />
            <text className="chart-tick" x={free.left - 8} y={at + 4} textAnchor="end">
              {formatCount(tick)}
            </text>
          </g>
        );
      })}
      {x.ticks.map((tick) => (
        <path key={tick} className="chart-grid" d={`M${pixel(x.at(tick))},${free.top}V${free.bottom}`} />
      ))}
    </g>
  );
}

/** Hollow while directions are free, filled when none is. */
function Dots({ dots }: { readonly dots: AddedLayout["freeDots"] }) {
  return dots.map(({ x, y, closed }) => (
    <circle key={x} className={closed ? "added-dot added-dot-closed" : "added-dot"} cx={x} cy={y} r={3.5} />
  ));
}

function nearestOf(dots: AddedLayout["freeDots"], pointer: number): number {
  let best = 0;
  dots.forEach(({ x }, index) => {
    if (Math.abs(x - pointer) < Math.abs(dots[best].x - pointer)) best = index;
  });
  return best;
}
