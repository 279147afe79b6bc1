/** The present state of a map, for pictures and sentences. */

import type { Field } from "../../../../platform/fields/fields";
import { fieldSaid } from "../../../../platform/ui/language";
import type { Experiment } from "../../document/document";
import { type AxisValue, at, type LearnabilityMap, type MapAxis, mappable } from "../../document/map";
import { runCount } from "../../engine/map/cells";
import { stepsOfMap } from "../../engine/map/probe";
import { type CellSummary, summarize } from "../../engine/map/summary";
import { type TaskSpec, zeroFeaturesOf } from "../../math/tasks/registry";
import { type MapActivity, type MapGpu, type MapResults, timeLeft } from "../session/map-results";
import { mapText } from "./words";

export interface MapMoment {
  readonly experiment: Experiment;
  readonly map: LearnabilityMap;
  readonly activity: MapActivity;
  /** Row by row, from the bottom up. */
  readonly cells: readonly CellSummary[];
  /** Number of finished runs, including failed ones, and number of all runs. */
  readonly done: number;
  readonly runs: number;
  readonly steps: number;
  readonly workers: number;
  /** The GPU that trains runs, or the reason why it does not; null while the CPU trains all runs. */
  readonly gpu: MapGpu | null;
  /** Milliseconds until it is complete; null while that is not known. */
  readonly left: number | null;
  readonly x: NamedAxis;
  readonly y: NamedAxis;
}

export interface NamedAxis {
  readonly title: string;
  /** Labels along the axis: "4". */
  readonly points: readonly string[];
  /** Names elsewhere: "Heads H 4". */
  readonly names: readonly string[];
}

/** Undetermined directions of a cell's data, without structurally zero features; null before they are known. */
export function undeterminedIn({ experiment: { task }, map }: Pick<MapMoment, "experiment" | "map">, cell: CellSummary): number | null {
  return cell.nullity === null ? null : cell.nullity - zeroFeaturesOf(at(task, map, cell).task);
}

/** Source of the runs of maps: the workers of this page, or those of another. */
export interface MapSource {
  readonly results: MapResults;
  /** Number of workers that compute in parallel. */
  readonly workers: number;
  /** Whether the results belong to this experiment's map. */
  shows(experiment: Experiment): boolean;
}

/** Present state of the map of an experiment; null when the experiment has none. */
export function momentOf(experiment: Experiment, control: MapSource): MapMoment | null {
  const { map, task } = experiment;
  if (!map) return null;
  const { results, workers } = control;
  // Another document is shown before its map has been opened.
  const shown = control.shows(experiment);
  const cells = cellsNow(experiment, control, shown);
  const runs = runCount(map);
  return {
    experiment,
    map,
    activity: shown ? results.activity : "loading",
    cells,
    done: shown ? results.runs.size : 0,
    runs,
    steps: stepsOfMap(experiment),
    workers,
    gpu: shown ? results.gpu : null,
    left: shown ? timeLeft(results, runs, workers) : null,
    x: namedAxis(task, map.x),
    y: namedAxis(task, map.y),
  };
}

let latest: { readonly experiment: Experiment; readonly version: number; readonly cells: readonly CellSummary[] } | null = null;

/** Cached, because several parts of the panel need the same moment. */
function cellsNow(experiment: Experiment, { results }: MapSource, shown: boolean): readonly CellSummary[] {
  if (!shown) return summarize(experiment, [], new Map());
  if (latest?.experiment === experiment && latest.version === results.version) return latest.cells;
  const cells = summarize(experiment, results.runs.values(), results.certificates);
  latest = { experiment, version: results.version, cells };
  return cells;
}

/** Names in a document keep their spaces; between digits the page uses its thin space, which does not break. */
function withOwnSpaces(name: string): string {
  return name.replace(/(?<=\d)[\u2009\u00a0](?=\d{3})/g, "\u202f");
}

export function namedAxis(task: TaskSpec, { fields, points, names: given }: MapAxis): NamedAxis {
  const names = given.map(withOwnSpaces);
  const known = mappable(task);
  const table = fields.map((name) => known.get(name));
  const values = points.map((point) => point.map((value, j) => valueWords(table[j], value)));
  const titled = values.map((point) => point.map((value, j) => mapText.point(labelOf(table[j]), value)).join(", "));
  return {
    title: table.map(labelOf).join(", "),
    points: values.map((point, k) => names[k] ?? point.join(", ")),
    names: titled.map((name, k) => names[k] ?? name),
  };
}

function labelOf(field: Field | undefined): string {
  return field ? fieldSaid(field).label : "";
}

function valueWords(field: Field | undefined, value: AxisValue): string {
  return typeof value === "number" ? mapText.setting(value) : ((field && fieldSaid(field).options[String(value)]) ?? String(value));
}

/** The value of a cell in the map's measure; infinite where the target is never reached, NaN while nothing is known. */
export function measured({ measure }: LearnabilityMap, cell: CellSummary): number {
  return measure === "error" ? cell.error : measure === "success" ? cell.success : cell.steps;
}
