/** The targets that a sweep and a map ask for besides the experiment's own. */
import type { TaskSpec } from "../math/tasks/registry";
import { at, type LearnabilityMap, type MapAxis } from "./map";
import { atSweepValue, type Sweep } from "./sweep";

/** A setting of the task that a point of an axis has made: "samples", by "map.x.points[3][0]". */
export interface AxisSetting {
  readonly name: string;
  readonly field: string;
}

export interface PointTask {
  readonly task: TaskSpec;
  readonly values: readonly AxisSetting[];
}

export function* sweptTasks(task: TaskSpec, sweep: Sweep | null): Generator<PointTask> {
  if (!sweep) return;
  for (const [k, value] of sweep.values.entries())
    yield { task: atSweepValue({ task, sweep }, value).task, values: [{ name: sweep.field, field: `sweep.values[${k}]` }] };
}

/** One for each place of the grid where the task differs. */
export function* mappedTasks(task: TaskSpec, map: LearnabilityMap | null): Generator<PointTask> {
  if (!map) return;
  for (let x = 0; x < placesOf(map.x); x++)
    for (let y = 0; y < placesOf(map.y); y++)
      yield { task: at(task, map, { x, y }).task, values: [...settingsOf("x", map.x, x), ...settingsOf("y", map.y, y)] };
}

/** Points of an axis at which the task is another one. */
function placesOf({ fields, points }: MapAxis): number {
  return fields.some(isOfTask) ? points.length : 1;
}

function settingsOf(axis: "x" | "y", { fields }: MapAxis, point: number): readonly AxisSetting[] {
  return fields.flatMap((name, k) =>
    isOfTask(name) ? [{ name: name.slice(ofTask.length), field: `map.${axis}.points[${point}][${k}]` }] : [],
  );
}

const ofTask = "task.";

function isOfTask(name: string): boolean {
  return name.startsWith(ofTask);
}
