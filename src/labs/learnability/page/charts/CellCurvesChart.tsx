import { useId } from "react";
import { RunGrid, ValueGrid } from "../../../../platform/charts/Axes";
import { pixel, positiveExtent, valueAxis } from "../../../../platform/charts/log-axis";
import type { Area } from "../../../../platform/charts/loss-data";
import { runAxis } from "../../../../platform/charts/run-axis";
import { curvePath, type SmallCurve } from "./map-layout";

export interface CellCurvesProps {
  readonly width: number;
  readonly height: number;
  readonly curves: readonly SmallCurve[];
  readonly color: string;
  /** Drawn across: the error that counts as a success. */
  readonly target: number;
  readonly words: { readonly name: string; readonly across: string; readonly target: string; readonly floor: string };
}

const margin = { left: 46, right: 10, top: 10, bottom: 40 };

/** The loss curves of one cell, one line for each seed. */
export function CellCurvesChart({ width, height, curves, color, target, words }: CellCurvesProps) {
  const name = useId();
  const area: Area = { left: margin.left, right: width - margin.right, top: margin.top, bottom: height - margin.bottom };
  const extent = positiveExtent([...curves.map(({ error }) => error), [target]]);
  const values = valueAxis({ ...extent, hasFloor: false, from: area.bottom, to: area.top, tickSpacing: 26 });
  const steps = Math.max(2, ...curves.map(({ step }) => step[step.length - 1] ?? 1));
  const x = runAxis({ scale: "log", low: 1, high: steps, hasZero: false, from: area.left, to: area.right });
  const high = 10 ** Math.max(...values.ticks, Math.ceil(Math.log10(extent.high)));
  const at = pixel(values.at(target));
  return (
    <div className="chart" style={{ width, height }}>
      <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={name}>
        <title id={name}>{words.name}</title>
        <ValueGrid axis={values} area={area} floor={words.floor} />
        <RunGrid axis={x} area={area} title={words.across} />
        <path className="loss-mark" d={`M${area.left},${at}H${area.right}`} />
        <text className="chart-tick chart-halo" x={area.left + 6} y={at - 5}>
          {words.target}
        </text>
        {curves.map((curve, seed) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seeds have no other identity, and keep their place
          <path key={seed} className="cell-curve" style={{ color }} d={curvePath(curve, area, { steps, low: values.low, high })} />
        ))}
      </svg>
    </div>
  );
}
