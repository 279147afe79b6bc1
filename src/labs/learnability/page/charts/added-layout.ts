/** Layout of the chart of added samples: two plots, one above the other, over the same numbers of samples. */
import { type ScaleLinear, scaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import { linePath } from "../../../../platform/charts/line-path";
import { type LogAxis, pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area, Point } from "../../../../platform/charts/loss-data";
import { type RunAxis, runAxis } from "../../../../platform/charts/run-axis";

/** Results at a number of added samples. */
export interface AddedPoint {
  readonly count: number;
  readonly nullity: number;
  readonly lambdaMin: number;
}

export interface AddedLayout {
  readonly x: RunAxis;
  readonly free: Area;
  readonly nullity: ScaleLinear<number, number>;
  readonly nullityTicks: readonly number[];
  readonly smallest: Area;
  readonly lambda: LogAxis;
  /** From 0 on, level until the next known number. */
  readonly staircase: string;
  readonly freeDots: readonly (Point & { readonly closed: boolean })[];
  readonly lambdaDots: readonly (Point & { readonly closed: boolean })[];
  readonly lambdaPath: string;
}

const margin = { left: 52, top: 24, right: 20, bottom: 38 };
/** Between the plots, with the title of the lower one. */
const between = 36;
const upperShare = 0.58;
/** Share of the room when no direction is undetermined from the start on. */
const closedShare = 0.12;

const staircase = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
).curve(curveStepAfter);

/**
 * @param most       the largest number of added samples on the axis.
 * @param noiseFloor eigenvalues below it count as zero and lie on the floor.
 */
export function layOutAdded(points: readonly AddedPoint[], most: number, width: number, height: number): AddedLayout {
  const [left, right] = [margin.left, width - margin.right];
  const room = height - margin.top - margin.bottom - between;
  const share = points.some(({ nullity }) => nullity > 0) ? upperShare : closedShare;
  const free = { left, right, top: margin.top, bottom: margin.top + Math.round(room * share) };
  const smallest = { left, right, top: free.bottom + between, bottom: height - margin.bottom };
  const x = runAxis({ scale: "log", low: 1, high: most, hasZero: true, from: left + 10, to: right });
  const highest = Math.max(1, ...points.map(({ nullity }) => nullity));
  const nullity = scaleLinear([0, highest], [free.bottom, free.top + 6]).nice(4);
  // An undetermined direction has no positive eigenvalue: its float64 value is rounding.
  const seen = points.map((point) => ({ ...point, lambdaMin: point.nullity > 0 ? 0 : point.lambdaMin }));
  const extent = positiveExtent([seen.map(({ lambdaMin }) => lambdaMin)]);
  const lambda = valueAxis({ ...extent, from: smallest.bottom, to: smallest.top, tickSpacing: 26 });
  const at = ({ count }: AddedPoint) => pixel(x.at(count));
  const freeDots = points.map((point) => ({ x: at(point), y: pixel(nullity(point.nullity)), closed: point.nullity === 0 }));
  const lambdaDots = seen.map((point) => ({ x: at(point), y: pixel(lambda.at(point.lambdaMin)), closed: point.nullity === 0 }));
  return {
    x,
    free,
    nullity,
    nullityTicks: nullity.ticks(4).filter(Number.isInteger),
    smallest,
    lambda,
    staircase: staircase(freeDots) ?? "",
    freeDots,
    lambdaDots,
    lambdaPath: linePath(lambdaDots.filter(({ closed }) => closed)),
  };
}
