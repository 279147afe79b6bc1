import type { Experiment } from "../../document/document";
import { isOwnData } from "../../math/tasks/registry";

/** What files of an experiment are called after: its target and seed, or the file it learns from. */
export function fileStem({ task, seed }: Experiment): string {
  return isOwnData(task) ? task.name.replace(/\.[a-z]+$/i, "") : `${task.kind}-seed-${seed}`;
}
