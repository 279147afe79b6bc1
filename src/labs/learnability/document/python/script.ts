/**
 * An experiment as a self-contained Python script: the same data, replayed from the same random streams, then Algorithm 1
 * with NumPy, or the gradient learners with PyTorch.
 */

import { dataValues, type PythonScript, scriptText } from "../../../../platform/documents/python/script";
import streams from "../../../../platform/documents/python/streams.py?raw";
import { kernelVersion } from "../../math/kernel-version";
import { precisionOf } from "../../math/learners/gradient/batch";
import { headsOf, isSolved } from "../../math/learners/training-methods";
import { purposes } from "../../math/streams";
import { writeJson } from "../../math/tasks/custom/write-json";
import type { OwnData } from "../../math/tasks/dataset";
import { computes, isOwnData, taskKindOf } from "../../math/tasks/registry";
import type { Experiment, TaskSpec } from "../document";
import { encodeLink } from "../link";
import algorithm from "./algorithm.py?raw";
import report from "./report.py?raw";
import rollOuts from "./roll_outs.py?raw";
import samples from "./samples.py?raw";
import { type PythonTarget, pythonTargets } from "./targets";
import train from "./train.py?raw";

/**
 * The script that makes the data and solves Algorithm 1, once for every closed-form learner.
 *
 * @param data  own data, where the experiment learns from such.
 */
export function numpyScript(experiment: Experiment, data: OwnData | null): PythonScript {
  const ridges = experiment.learners.filter(isSolved).map(({ ridge }) => ridge);
  const values = { RIDGES: ridges.length > 0 ? ridges : [0] };
  return assembled(experiment, data, values, [algorithm, ...(computes(experiment.task) ? [rollOuts] : []), report]);
}

/** The script that trains the gradient learners; null when there are none. */
export function torchScript(experiment: Experiment, data: OwnData | null): PythonScript | null {
  const learners = experiment.learners.flatMap((learner) => {
    const heads = headsOf(learner);
    return heads ? [{ ...heads, precision: precisionOf(heads) }] : [];
  });
  if (learners.length === 0) return null;
  return assembled(experiment, data, { LEARNERS: learners }, [train], ["initialWeights", "batchOrder"]);
}

function assembled(
  experiment: Experiment,
  data: OwnData | null,
  values: object,
  modules: readonly string[],
  streamsOfTraining: PythonTarget["streams"] = [],
): PythonScript {
  const { task, seed } = experiment;
  const target = pythonTargets[task.kind];
  const own = isOwnData(task) ? dataValues(data && writeJson(data), "learnability-data.json") : null;
  const text = scriptText({
    link: own ? "" : encodeLink(experiment),
    kernels: kernelVersion,
    values: {
      ...{ SEED: seed, TASK: withoutPicture(task, target), ...own, ...values },
      PURPOSE: purposesOf([...target.streams, ...streamsOfTraining]),
      // Up to how many instances of a machine's traces are listed and drawn without repetition.
      ...(target.mostListed === undefined ? {} : { LISTED: target.mostListed }),
    },
    modules: [streams, samples, ...target.modules, ...modules],
  });
  return { text, dataFile: own?.DATA_FILE ?? null };
}

function purposesOf(names: PythonTarget["streams"]): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name) => [name.endsWith("Instances") ? "instances" : name, purposes[name]]));
}

/** The task without what belongs to the picture alone. */
function withoutPicture(task: TaskSpec, target: PythonTarget): object {
  const shown = Object.entries(taskKindOf(task).fields).flatMap(([name, field]) => (field.shown ? [name] : []));
  const plain = Object.fromEntries(Object.entries(task).filter(([name]) => !shown.includes(name)));
  return target.plain?.(plain) ?? plain;
}
