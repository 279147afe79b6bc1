/** The inverse of filling in defaults: what a document says beyond them. */

import type { SparseDocument } from "../../../platform/documents/kind";
import { beyondDefaults } from "../../../platform/documents/sparse";
import { stopFields } from "../math/learners/stop";
import { tasks } from "../math/tasks/registry";
import { type Experiment, experimentFields, type LearnerSpec, learnerKinds } from "./document";
import { laboratoryFields } from "./laboratory";
import { type LearnabilityMap, type MapAxis, mapFields } from "./map";
import { sampleComplexityFields } from "./sample-complexity";

/** The document without its format, its version and every field that is at its default. */
export function sparse(experiment: Experiment): SparseDocument {
  const { seed, task, learners, sweep, map, sampleComplexity } = experiment;
  const stop = beyondDefaults(experiment.stop, stopFields);
  const laboratory = beyondDefaults(experiment.laboratory, laboratoryFields);
  return {
    ...beyondDefaults({ seed }, experimentFields),
    task: { kind: task.kind, ...beyondDefaults(task, tasks[task.kind].fields) },
    ...(learners.length === 0 ? {} : { learners: learners.map(sparseLearner) }),
    ...(Object.keys(stop).length === 0 ? {} : { stop }),
    ...(sweep ? { sweep } : {}),
    ...(map ? { map: sparseMap(map) } : {}),
    ...(sampleComplexity
      ? { sampleComplexity: { samples: sampleComplexity.samples, ...beyondDefaults(sampleComplexity, sampleComplexityFields) } }
      : {}),
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
