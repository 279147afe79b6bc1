import { scaleLog } from "d3-scale";
import { type LogAxis, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area } from "../../../../platform/charts/loss-data";
import type { Guarantee, GuaranteeRow } from "./guarantee-data";

export interface GuaranteeLayout {
  readonly area: Area;
  readonly y: LogAxis;
  readonly x: (samples: number) => number;
  /** Every row with the places of its dots. */
  readonly columns: readonly GuaranteeColumn[];
  readonly epsilonAt: number;
}

export interface GuaranteeColumn {
  readonly row: GuaranteeRow;
  readonly x: number;
  readonly dots: readonly { readonly x: number; readonly y: number; readonly within: boolean }[];
}

/** Room for numbers at the left, names at the right and the axis below. */
const margin = { left: 52, top: 24, right: 118, bottom: 44 };
/** Dots of a column lie beside each other over this part of the room between two columns. */
const spreadShare = 0.36;

export function layOutGuarantee({ rows, epsilon }: Guarantee, width: number, height: number): GuaranteeLayout {
  const area = {
    left: margin.left,
    top: margin.top,
    right: Math.max(margin.left + 40, width - margin.right),
    bottom: height - margin.bottom,
  };
  const extent = positiveExtent([...rows.map(({ excess }) => excess), [epsilon]]);
  const y = valueAxis({ ...extent, from: area.bottom, to: area.top, tickSpacing: 34 });
  const [least, most] = [rows[0].samples, rows[rows.length - 1].samples];
  const scale = scaleLog([least / 1.25, Math.max(most, least + 1) * 1.25], [area.left, area.right]);
  const room = ((area.right - area.left) / Math.max(2, rows.length)) * spreadShare;
  const columns = rows.map((row): GuaranteeColumn => {
    const x = scale(row.samples);
    const dots = row.excess.map((value, draw) => ({ x: x + room * (goldenShare(draw) - 0.5), y: y.at(value), within: value <= epsilon }));
    return { row, x, dots };
  });
  return { area, y, x: (samples) => scale(samples), columns, epsilonAt: y.at(epsilon) };
}

/** Evenly spread numbers in [0, 1), each at its place whatever follows. */
function goldenShare(index: number): number {
  return (index * 0.618_033_988_749_895) % 1;
}
