/** A map as the chart and the table take it. */

import type { DataCell, DataTable } from "../../../../platform/ui/panel/table";
import type { MapAxis } from "../../document/map";
import type { CellSummary } from "../../engine/map/summary";
import type { MapWords } from "../charts/MapChart";
import { type MapCell, type MapScale, mapScale } from "../charts/map-layout";
import { type MapMoment, measured, type NamedAxis, undeterminedIn } from "./moment";
import { mapText } from "./words";

export function cellsOfMap(moment: MapMoment): MapCell[] {
  const { cells, map } = moment;
  return cells.map((cell) => {
    const undetermined = undeterminedIn(moment, cell);
    const value = measured(map, cell);
    return {
      value,
      label: mapText.label(map.measure, value),
      share: cell.runs.length / map.seeds,
      failed: cell.failed > 0,
      free: undetermined === null ? null : undetermined > 0,
      curves: cell.runs.map(({ curve }) => curve),
    };
  });
}

export function scaleOfMap({ cells, map }: MapMoment): MapScale {
  const values = cells.map((cell) => measured(map, cell));
  return mapScale(map.measure === "success" ? "share" : "log", values);
}

export function wordsOfMap(moment: MapMoment, summary: string): MapWords {
  const { map, x, y, cells } = moment;
  return {
    name: mapText.chart,
    summary,
    read: mapText.read,
    across: x.title,
    up: y.title,
    scale: mapText.scales[map.measure],
    frontier: mapText.frontier,
    pending: mapText.pending,
    never: mapText.never[map.measure],
    free: mapText.rows.free,
    failed: mapText.rows.failed,
    cell: (column, point) => ({
      title: mapText.at(x.names[column], y.names[point]),
      rows: readingOf(moment, cells[point * x.points.length + column]),
    }),
  };
}

function readingOf(moment: MapMoment, cell: CellSummary): [name: string, value: string][] {
  const { map } = moment;
  const undetermined = undeterminedIn(moment, cell);
  const { rows, value, ofSeeds } = mapText;
  const counted = cell.runs.length - cell.failed;
  return [
    [rows.error, value(cell.error)],
    [rows.success, counted === 0 ? mapText.unknown : ofSeeds(Math.round(cell.success * counted), counted)],
    [rows.steps, value(cell.steps)],
    ...(undetermined === null || cell.lambdaMin === null
      ? []
      : ([undetermined > 0 ? [rows.free, String(undetermined)] : [rows.smallest, value(Math.max(0, cell.lambdaMin))]] as [
          string,
          string,
        ][])),
    [rows.seeds, ofSeeds(cell.runs.length, map.seeds)],
    ...(cell.diverged > 0 ? [[rows.diverged, String(cell.diverged)] as [string, string]] : []),
    ...(cell.failed > 0 ? [[rows.failed, String(cell.failed)] as [string, string]] : []),
  ];
}

/** A number where the point is one, so that a file has it in full and with a point; the words of the axis otherwise. */
function pointCell({ points, names }: MapAxis, place: number, axis: NamedAxis): DataCell {
  const [value] = points[place];
  return points[place].length === 1 && typeof value === "number" && names.length === 0 ? value : axis.points[place];
}

/** One row for each cell, with the final error of every seed. */
export function mapTable({ cells, map, x, y }: MapMoment): DataTable {
  const words = mapText.table;
  const seeds = Array.from({ length: map.seeds }, (_, seed) => seed);
  return {
    columns: [
      x.title,
      y.title,
      words.seeds,
      words.error,
      words.success,
      words.steps,
      words.multiplyAdds,
      words.milliseconds,
      words.diverged,
      words.failed,
      words.nullity,
      words.lambdaMin,
      ...seeds.map((seed) => words.ofSeed(map.seed + seed)),
    ],
    rows: cells.map((cell) => [
      pointCell(map.x, cell.x, x),
      pointCell(map.y, cell.y, y),
      cell.runs.length,
      cell.error,
      cell.success,
      cell.steps,
      cell.multiplyAdds,
      cell.milliseconds,
      cell.diverged,
      cell.failed,
      cell.nullity ?? Number.NaN,
      cell.lambdaMin ?? Number.NaN,
      ...seeds.map((seed) => cell.runs.find(({ place }) => place.seed === seed)?.error ?? Number.NaN),
    ]),
  };
}
