import { RunGrid, ValueGrid } from "./Axes";
import { ChartImage } from "./ChartImage";
import { solutionColors } from "./colors";
import { formatValue } from "./format";
import type { valueAxis } from "./log-axis";
import { type Area, isSolution, type LossData } from "./loss-data";
import {
  drawsSpikes,
  errorAt,
  type LossLayout,
  labelGap,
  layOutLoss,
  type PlacedGuide,
  type PlacedLabel,
  type PlacedLine,
  titleLine,
} from "./loss-layout";
import { noteMargin, type PlacedLevel, titleBase } from "./loss-names";
import { closedFormMarker, convexMarker, Marker, Swatch } from "./Marker";
import { type Reading, ReadOut, type ReadOutRow } from "./ReadOut";
import { SideLabel } from "./SideLabel";
import { averageLetter, labelLine, wrapped } from "./wrap";

/** Long words, as in German, have wider letters than the average: a title has no room beyond its panel. */
const roomOfTitle = 0.9;

const levelMarkers = { "closed-form": closedFormMarker, convex: convexMarker } as const;

/** Words on the chart. */
export interface LossWords {
  readonly name: string;
  readonly summary: string;
  /** Title of the horizontal axis. */
  readonly across: string;
  /** The meaning of thick lines, thin lines and bands. */
  readonly lines: string;
  readonly read: string;
  readonly at: (x: number) => string;
  /** "1.2e-3 to 4.0e-3", the range of the seeds. */
  readonly range: (low: number, high: number) => string;
  /** How spiky curves are drawn, said after `lines` where there is one; without it every point is drawn. */
  readonly spikes?: string;
  /** The label of the floor on which errors lie that have no logarithm. */
  readonly floor: string;
}

export interface LossChartProps extends LossData {
  readonly width: number;
  readonly height: number;
  readonly words: LossWords;
  /** The vertical axis and how it is drawn, where it is not the logarithmic one. */
  readonly values?: { readonly axis: typeof valueAxis; readonly Grid: typeof ValueGrid };
}

/** Errors, or other values, against steps, samples or seconds; labels at the right edge. */
export function LossChart({ width, height, words, values, ...data }: LossChartProps) {
  const spikes = words.spikes !== undefined && data.lines.some(drawsSpikes) ? `; ${words.spikes}` : "";
  const title = wrapped(words.lines + spikes, width * roomOfTitle);
  const layout = layOutLoss(data, width, height, title, values?.axis, spikes !== "");
  const Grid = values?.Grid ?? ValueGrid;
  const { area, x, y } = layout;
  return (
    <div className="chart" style={{ width, height }}>
      <ChartImage width={width} height={height} words={words}>
        <Grid axis={y} area={area} floor={words.floor} />
        <RunGrid axis={x} area={area} title={words.across} />
        <Curves layout={layout} />
        {title.map((line, index) => (
          <text key={line} className="chart-title" x={0} y={titleBase + index * titleLine}>
            {line}
          </text>
        ))}
      </ChartImage>
      <LossReadOut layout={layout} words={words} />
    </div>
  );
}

function Curves({ layout }: { readonly layout: LossLayout }) {
  const { area, marks, guides, levels, lines, labels, twoLines } = layout;
  return (
    <>
      {marks.map(({ id, name, at, row, before }) => (
        <g key={id}>
          <path className="loss-mark" d={`M${at},${area.top}V${area.bottom}`} />
          <text
            className="chart-note chart-halo"
            x={before ? at - 5 : at + 5}
            y={area.bottom - 7 - row * labelLine}
            textAnchor={before ? "end" : undefined}
          >
            {name}
          </text>
        </g>
      ))}
      {guides.map((guide) => (
        <Guide key={guide.id} guide={guide} />
      ))}
      {levels.map((level) => (
        <Level key={level.id} level={level} area={area} />
      ))}
      {lines
        .toSorted((a, b) => Number(b.faint ?? false) - Number(a.faint ?? false))
        .map((curve) => (
          <Curve key={curve.id} curve={curve} />
        ))}
      {/* Over the curves, so that they can be read where many cross them. */}
      {levels
        .filter(({ role }) => role === "reference")
        .map(({ id, name, nameAt }) => (
          <Note key={id} words={name} area={area} x={area.right} y={nameAt} />
        ))}
      {labels.map((label) => (
        <EndLabel key={label.id} label={label} area={area} twoLines={twoLines} />
      ))}
    </>
  );
}

function Level({ level, area }: { readonly level: PlacedLevel; readonly area: Area }) {
  return (
    <g className={`loss-level loss-level-${level.role}`}>
      <path d={`M${level.left},${level.y}H${area.right}`} />
      {isSolution(level) && <Marker shape={levelMarkers[level.role]} x={area.right} y={level.y} area={54} />}
    </g>
  );
}

/** Words that end before a place of the plot, on lines that all of them stay in it. */
function Note({ words, area, x, y }: { readonly words: string; readonly area: Area; readonly x: number; readonly y: number }) {
  return wrapped(words, area.right - area.left - noteMargin).map((line, index) => (
    <text
      key={line}
      className="chart-note chart-halo"
      x={Math.max(x - 6, area.left + 6 + line.length * averageLetter)}
      y={y + index * labelLine}
      textAnchor="end"
    >
      {line}
    </text>
  ));
}

function Guide({ guide: { role, path, named } }: { readonly guide: PlacedGuide }) {
  return (
    <g>
      <path className={`loss-guide loss-guide-${role}`} d={path} />
      {named?.lines.map((line, index) => (
        <text key={line} className="chart-note chart-halo" x={named.x} y={named.y + index * labelLine} textAnchor={named.anchor}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Curve({ curve }: { readonly curve: PlacedLine }) {
  return (
    <g className={curve.faint ? "loss-curve loss-curve-faint" : "loss-curve"} style={{ color: curve.color }}>
      {curve.bandPath && <path className="loss-band" d={curve.bandPath} />}
      {curve.thinPath && <path className="loss-thin" d={curve.thinPath} />}
      <path className={`loss-main loss-main-${curve.stroke}`} d={curve.mainPath} />
      {curve.passes.map(({ x, y }) => (
        <Marker key={x} shape={curve.marker} x={x} y={y} area={22} />
      ))}
      {curve.end && !curve.diverged && <Marker shape={curve.marker} x={curve.end.x} y={curve.end.y} area={54} />}
      {curve.end && curve.diverged && <path className="loss-diverged" d={`M${curve.end.x - 5},${curve.end.y - 5}l10,10m-10,0l10,-10`} />}
    </g>
  );
}

function EndLabel({ label, area, twoLines }: { readonly label: PlacedLabel; readonly area: Area; readonly twoLines: boolean }) {
  const left = area.right + labelGap;
  const { from, lines, note, color, y } = label;
  return (
    <g className="loss-label">
      <path className="loss-leader" d={`M${from.x + 6},${from.y}H${area.right}L${left - 3},${y}`} />
      <SideLabel
        x={left}
        y={twoLines ? y - 2 - (labelLine / 2) * (lines.length - 1) : y + 4}
        {...{ lines, note, color }}
        place={twoLines ? "below" : "beside"}
      />
    </g>
  );
}

function LossReadOut({ layout, words }: { readonly layout: LossLayout; readonly words: LossWords }) {
  const { lines, x, area } = layout;
  const longest = lines.reduce<ArrayLike<number>>((best, curve) => (curve.x.length > best.length ? curve.x : best), []);
  const read = (index: number): Reading => {
    const place = longest[index];
    return { title: words.at(place), x: x.at(place), rows: rowsAt(layout, place, words) };
  };
  const nearest = (at: number) => {
    let best = 0;
    for (let i = 1; i < longest.length; i++) if (Math.abs(x.at(longest[i]) - at) < Math.abs(x.at(longest[best]) - at)) best = i;
    return best;
  };
  return <ReadOut label={words.read} count={longest.length} nearest={nearest} read={read} area={area} />;
}

function rowsAt({ lines, levels, guides }: LossLayout, place: number, words: LossWords): ReadOutRow[] {
  return [
    ...lines.map((curve) => ({
      key: curve.id,
      swatch: <Swatch shape={curve.marker} color={curve.color} stroke={curve.stroke} />,
      name: curve.name,
      value: valueAt(curve, place, words),
    })),
    ...levels.filter(isSolution).map(({ id, role, name, value }) => ({
      key: id,
      swatch: <Swatch shape={levelMarkers[role]} color={solutionColors[role]} stroke={role === "convex" ? "dashed" : "solid"} />,
      name,
      value: formatValue(value),
    })),
    ...guides.flatMap(({ id, name, x, main }) => {
      const value = errorAt(x, main, place);
      return name && !Number.isNaN(value) ? [{ key: id, swatch: null, name, value: formatValue(value) }] : [];
    }),
  ];
}

function valueAt({ x, main, band }: PlacedLine, place: number, words: LossWords): string {
  const value = formatValue(errorAt(x, main, place));
  return band ? `${value} (${words.range(errorAt(x, band.low, place), errorAt(x, band.high, place))})` : value;
}
