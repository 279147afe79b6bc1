import { range } from "d3-array";
import { quantize } from "d3-interpolate";
import { interpolateViridis } from "d3-scale-chromatic";
import { useId } from "react";
import { ColorGradient } from "../../../../platform/charts/ColorGradient";
import { formatValue } from "../../../../platform/charts/format";
import { decadesPerTick, pixel } from "../../../../platform/charts/log-axis";
import { Marker } from "../../../../platform/charts/Marker";
import { PowerOfTen } from "../../../../platform/charts/PowerOfTen";
import type { LandscapeLayout, LandscapeMark } from "./landscape-layout";
import { barWidth, legendRoom, rowHeight } from "./landscape-legend";
import { MinimumSign } from "./MinimumSign";

export interface LegendWords {
  readonly loss: string;
  readonly minimum: string;
  readonly shadow: string;
}

const barHeight = 9;

/** The colour scale of both maps at the right, what the marks stand for at the left; above each other where it is narrow. */
export function LandscapeLegend({ layout, words }: { readonly layout: LandscapeLayout; readonly words: LegendWords }) {
  const { x, y, width } = layout.legend;
  const entries = entriesOf(layout, words);
  const { abreast, places, rows } = legendRoom(
    entries.map(({ name }) => name),
    width,
  );
  const barAt = abreast ? { x: x + width - barWidth - 8, y } : { x: x + 40, y: y + rows * rowHeight };
  return (
    <g>
      {entries.map(({ name, mark }, k) => {
        const at = { x: x + 8 + places[k].x, y: y + 5 + places[k].row * rowHeight };
        return (
          <g key={name}>
            {mark ? (
              <g className={mark.isShadow ? "landscape-shadow" : undefined} style={{ color: mark.color }}>
                <Marker shape={mark.marker} {...at} area={60} />
              </g>
            ) : (
              <MinimumSign {...at} />
            )}
            <text className="chart-note" x={at.x + 11} y={at.y + 4}>
              {name}
            </text>
          </g>
        );
      })}
      <ColorBar {...barAt} scale={layout.scale} title={words.loss} />
    </g>
  );
}

interface LegendEntry {
  readonly name: string;
  /** Null for the sign of a minimum. */
  readonly mark: (Pick<LandscapeMark, "color" | "marker"> & { readonly isShadow: boolean }) | null;
}

/** Marks of both maps, once each; a note on shadows where there are some. */
function entriesOf({ maps }: LandscapeLayout, words: LegendWords): LegendEntry[] {
  const marks = maps.flatMap(({ marks: own }) => own);
  const names = [...new Set(marks.map(({ name }) => name))];
  const entries: LegendEntry[] = names.map((name) => {
    const same = marks.filter((mark) => mark.name === name);
    return { name, mark: { ...same[0], isShadow: false } };
  });
  if (maps.some(({ minima }) => minima.length > 0)) entries.push({ name: words.minimum, mark: null });
  const shadow = { color: "var(--muted)", marker: 0, isShadow: true };
  if (marks.some(({ isShadow }) => isShadow)) entries.push({ name: words.shadow, mark: shadow });
  return entries;
}

interface ColorBarProps {
  readonly x: number;
  readonly y: number;
  readonly scale: LandscapeLayout["scale"];
  readonly title: string;
}

function ColorBar({ x, y, scale, title }: ColorBarProps) {
  const gradient = useId();
  const ends = scale.domain();
  const [lowest, highest] = [Math.ceil(Math.log10(ends[0]) - 1e-9), Math.floor(Math.log10(ends[1]) + 1e-9)];
  const every = decadesPerTick(Math.max(1, highest - lowest), barWidth, 34);
  const exponents = range(lowest, highest + 1, every);
  const at = (loss: number) => pixel(x + scale(loss) * barWidth);
  return (
    <g>
      <ColorGradient id={gradient} colors={quantize(interpolateViridis, 11)} />
      <text className="chart-title" x={x - 8} y={y + 9} textAnchor="end">
        {title}
      </text>
      <rect className="chart-frame" x={x} y={y} width={barWidth} height={barHeight} rx={1.5} fill={`url(#${gradient})`} />
      {exponents.length < 2
        ? ends.map((loss, index) => (
            <text key={loss} className="chart-tick" x={at(loss)} y={y + barHeight + 15} textAnchor={index === 0 ? "start" : "end"}>
              {formatValue(loss)}
            </text>
          ))
        : exponents.map((exponent) => (
            <text key={exponent} className="chart-tick" x={at(10 ** exponent)} y={y + barHeight + 15} textAnchor="middle">
              <PowerOfTen exponent={exponent} />
            </text>
          ))}
    </g>
  );
}
