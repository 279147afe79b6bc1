/** The inverse of filling in defaults: what a document says beyond them. */

import type { Fields } from "../../fields/fields";
import { stopFields } from "../../learners/stop";
import { tasks } from "../../tasks/registry";
import { type Experiment, experimentFields, type LearnerSpec, learnerKinds } from "./document";
import { laboratoryFields } from "./laboratory";
import { type LearnabilityMap, type MapAxis, mapFields } from "./map";
import type { SparseDocument } from "./migrations";

/** The document without its format, its version and every field that is at its default. */
export function sparse(experiment: Experiment): SparseDocument {
  const { seed, task, learners, sweep, map } = experiment;
  const stop = beyondDefaults(experiment.stop, stopFields);
  const laboratory = beyondDefaults(experiment.laboratory, laboratoryFields);
  return {
    ...beyondDefaults({ seed }, experimentFields),
    task: { kind: task.kind, ...beyondDefaults(task, tasks[task.kind].fields) },
    ...(learners.length === 0 ? {} : { learners: learners.map(sparseLearner) }),
    ...(Object.keys(stop).length === 0 ? {} : { stop }),
    ...(sweep ? { sweep } : {}),
    ...(map ? { map: sparseMap(map) } : {}),
    ...(Object.keys(laboratory).length === 0 ? {} : { laboratory }),
  };
}

function sparseLearner(learner: LearnerSpec): SparseDocument {
  return { kind: learner.kind, ...beyondDefaults(learner, learnerKinds[learner.kind].fields) };
}

function sparseMap(map: LearnabilityMap): SparseDocument {
  return { learner: sparseLearner(map.learner), x: sparseAxis(map.x), y: sparseAxis(map.y), ...beyondDefaults(map, mapFields) };
}

function sparseAxis({ fields, points, names }: MapAxis): SparseDocument {
  return { fields, points, ...(names.length > 0 ? { names } : {}) };
}

function beyondDefaults(values: object, fields: Fields): SparseDocument {
  const kept = Object.entries(fields)
    .map(([name, field]) => [name, (values as SparseDocument)[name], field.default] as const)
    .filter(([, value, byDefault]) => JSON.stringify(value) !== JSON.stringify(byDefault));
  return Object.fromEntries(kept.map(([name, value]) => [name, value]));
}
