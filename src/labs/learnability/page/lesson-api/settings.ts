/** Settings of an experiment by their path, as in "task.samples", "learners[1].heads", "laboratory.amplitude" or "seed". */
import { settingsByPath } from "../../../../platform/documents/setting-path";
import { type Experiment, experimentFields } from "../../document/document";
import { laboratoryFields } from "../../document/laboratory";
import { learnerKindOf } from "../../math/learners/registry";
import { taskKindOf } from "../../math/tasks/registry";
import { type Change, withTaskField } from "../rail/edits";

const settings = settingsByPath<Experiment>(
  { seed: experimentFields.seed },
  {
    task: ({ task }) => taskKindOf(task).fields,
    learners: ({ learners }, index) => (index !== null && learners[index] ? learnerKindOf(learners[index]).fields : null),
    laboratory: () => laboratoryFields,
  },
  '"task.samples" and "learners[1].heads"',
);

export const { fieldAt, valueAt } = settings;

/** A setting of the target may have others give way to it. */
export function settingChange(path: string, value: unknown): Change {
  const [, name] = /^task[.](\w+)$/.exec(path) ?? [];
  return name === undefined ? settings.change(path, value) : withTaskField(name, value);
}
