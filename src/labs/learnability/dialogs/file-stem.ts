import type { Experiment } from "../../../experiment/learnability/document";
import { isOwnData } from "../../../tasks/registry";

/** What files of an experiment are called after: its target and seed, or the file it learns from. */
export function fileStem({ task, seed }: Experiment): string {
  return isOwnData(task) ? task.name.replace(/\.[a-z]+$/i, "") : `${task.kind}-seed-${seed}`;
}
