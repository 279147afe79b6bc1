import { useMemo } from "react";
import { PlaceTicks } from "../../../../platform/charts/Axes";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { Swatch } from "../../../../platform/charts/Marker";
import { ReadOut } from "../../../../platform/charts/ReadOut";
import { wrapped } from "../../../../platform/charts/wrap";
import { layOutTraceGrid, type PlacedRow, rowPaths, type TraceGridLayout, type TraceGroup } from "./trace-grid-layout";

export interface TraceGridWords {
  readonly name: string;
  readonly summary: string;
  readonly read: string;
  readonly across: string;
  readonly legend: string;
  /** Description of a column. */
  readonly column: (column: number) => string;
  /** Description of a cell, by the id of its row. */
  readonly cell: (row: string, share: number) => string;
}

export interface TraceGridChartProps {
  readonly width: number;
  readonly height: number;
  readonly groups: readonly TraceGroup[];
  readonly columns: number;
  /** The selected column. */
  readonly selected: number;
  readonly onLook: (column: number) => void;
  readonly words: TraceGridWords;
}

/** A column for every computation, a row for each kind of correctness. */
export function TraceGridChart({ width, height, groups, columns, selected, onLook, words }: TraceGridChartProps) {
  const layout = useMemo(() => layOutTraceGrid(groups, columns, width, height), [groups, columns, width, height]);
  const { area, rows, titles, x } = layout;
  const middle = (column: number) => (x(column) + x(column + 1)) / 2;
  return (
    <div className="chart" style={{ width, height: layout.height }}>
      <ChartImage width={width} height={layout.height} words={words}>
        {rows.map((placed) => (
          <Row key={`${placed.group.id} ${placed.row.id}`} placed={placed} layout={layout} width={width} />
        ))}
        {selected < columns && (
          <rect
            className="trace-looked"
            x={x(selected) - 1.5}
            y={area.top - 3}
            width={Math.max(3, x(selected + 1) - x(selected) + 2)}
            height={area.bottom - area.top + 3}
            rx={2}
          />
        )}
        {/* Over the outline of the selected column: names are longer than labels where there is little room. */}
        {titles.map(({ group, y }) => (
          <text key={group.id} className="matrix-title chart-halo" x={0} y={y} style={{ fill: group.textColor }}>
            {group.name}
          </text>
        ))}
        <PlaceTicks count={columns} x={middle} area={area} title={layout.said ? words.across : ""} />
        {(layout.said ? wrapped(words.legend, width) : []).map((line, index) => (
          <text key={line} className="chart-note" x={0} y={area.bottom + 52 + 16 * index}>
            {line}
          </text>
        ))}
      </ChartImage>
      <ReadOut
        label={words.read}
        count={columns}
        nearest={layout.columnAt}
        area={area}
        onChoose={onLook}
        rest={selected}
        read={(column) => ({
          title: words.column(column),
          x: middle(column),
          rows: rows.map(({ row, group }) => ({
            key: `${group.id} ${row.id}`,
            swatch: <Swatch shape={group.marker} color={group.color} />,
            name: group.name === null ? row.name : `${group.name}: ${row.name}`,
            value: words.cell(row.id, row.shares[column]),
          })),
        })}
      />
    </div>
  );
}

interface RowProps {
  readonly placed: PlacedRow;
  readonly layout: TraceGridLayout;
  readonly width: number;
}

function Row({ placed, layout, width }: RowProps) {
  const { row, group, top, height } = placed;
  const { filled, empty, unknown } = rowPaths(placed, layout);
  const baseline = top + height / 2 + 4;
  return (
    <g style={{ color: group.color }}>
      <text className="chart-tick" x={layout.area.left - 10} y={baseline} textAnchor="end">
        {layout.narrow ? row.shortName : row.name}
      </text>
      <path className="trace-empty" d={empty} />
      <path className="trace-filled" d={filled} />
      <path className="trace-unknown" d={unknown} />
      <text className="trace-count chart-halo" x={width} y={baseline} textAnchor="end">
        {row.count}
      </text>
    </g>
  );
}
