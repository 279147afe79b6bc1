/** Settings of an experiment by their path, as in "task.samples", "learners[1].heads", "laboratory.amplitude", "sampleComplexity.epsilon" or "seed". */
import { type Settings, settingsByPath } from "../../../../platform/documents/setting-path";
import { type Experiment, experimentFields } from "../../document/document";
import { laboratoryFields } from "../../document/laboratory";
import { sampleComplexityFields } from "../../document/sample-complexity";
import { learnerKindOf } from "../../math/learners/registry";
import { taskKindOf } from "../../math/tasks/registry";
import { withTaskField } from "../rail/edits";

const byPath = settingsByPath<Experiment>(
  { seed: experimentFields.seed },
  {
    task: ({ task }) => taskKindOf(task).fields,
    learners: ({ learners }, index) => (index !== null && learners[index] ? learnerKindOf(learners[index]).fields : null),
    laboratory: () => laboratoryFields,
    sampleComplexity: ({ sampleComplexity }) => (sampleComplexity ? sampleComplexityFields : null),
  },
  '"task.samples" and "learners[1].heads"',
);

export const settings: Settings<Experiment> = {
  ...byPath,
  /** A setting of the target may have others give way to it. */
  change(path, value) {
    const [, name] = /^task[.](\w+)$/.exec(path) ?? [];
    return name === undefined ? byPath.change(path, value) : withTaskField(name, value);
  },
};
