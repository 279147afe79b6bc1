/** Settings of an experiment by their path, as in "task.samples", "learners[1].heads", "laboratory.amplitude" or "seed". */
import { type Experiment, experimentFields, type LearnerSpec, type TaskSpec } from "../../../experiment/learnability/document";
import { type Laboratory, laboratoryFields } from "../../../experiment/learnability/laboratory";
import type { Field } from "../../../fields/fields";
import { learnerKindOf } from "../../../learners/registry";
import { taskKindOf } from "../../../tasks/registry";
import { type Change, withLearnerField, withSeed, withTaskField } from "../rail/proposal";

type Place =
  | { readonly of: "task"; readonly name: string }
  | { readonly of: "learner"; readonly index: number; readonly name: string }
  | { readonly of: "laboratory"; readonly name: string }
  | "seed";

/** @throws {TypeError} for a path that is none. */
function placeOf(path: string): Place {
  if (path === "seed") return path;
  const [, of, name] = /^(task|laboratory)[.](\w+)$/.exec(path) ?? [];
  if (of === "task" || of === "laboratory") return { of, name };
  const [, index, field] = /^learners\[(\d+)\][.](\w+)$/.exec(path) ?? [];
  if (field) return { of: "learner", index: Number(index), name: field };
  throw new TypeError(`"${path}" is no path of a setting, as "task.samples" and "learners[1].heads" are`);
}

/** What a setting stands in; undefined where the experiment has no such learner. */
function specOf(
  { task, learners, laboratory }: Experiment,
  place: Exclude<Place, "seed">,
): TaskSpec | LearnerSpec | Laboratory | undefined {
  if (place.of === "laboratory") return laboratory;
  return place.of === "task" ? task : learners[place.index];
}

/** The field of a setting; null where the experiment has no such setting, as when it is of another kind. */
export function fieldAt(experiment: Experiment, path: string): Field | null {
  const place = placeOf(path);
  if (place === "seed") return experimentFields.seed;
  const spec = specOf(experiment, place);
  if (!spec) return null;
  const table = {
    task: () => taskKindOf(experiment.task).fields,
    learner: () => learnerKindOf(spec as LearnerSpec).fields,
    laboratory: (): Readonly<Record<string, Field>> => laboratoryFields,
  }[place.of]();
  return Object.hasOwn(table, place.name) ? table[place.name] : null;
}

export function valueAt(experiment: Experiment, path: string): unknown {
  const place = placeOf(path);
  if (place === "seed") return experiment.seed;
  const spec = specOf(experiment, place);
  return spec && (spec as unknown as Readonly<Record<string, unknown>>)[place.name];
}

export function settingChange(path: string, value: unknown): Change {
  const place = placeOf(path);
  if (place === "seed") return withSeed(value);
  if (place.of === "laboratory") return (experiment) => ({ ...experiment, laboratory: { ...experiment.laboratory, [place.name]: value } });
  return place.of === "task" ? withTaskField(place.name, value) : withLearnerField(place.index, place.name, value);
}
