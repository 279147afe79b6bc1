import type { Experiment } from "../../document/document";
import { namedLearners } from "../learners";
import { targetView } from "../target-views/registry";
import { railText } from "./words";

/** That the target brought its own learners. */
export function ownLearnersSaid(experiment: Experiment): string {
  const names = namedLearners(experiment).map(({ name }) => name);
  return railText.target.ownLearners(targetView(experiment.task).name, names);
}
