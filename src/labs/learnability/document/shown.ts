/**
 * Fields that belong to the picture alone, such as a table a person types to look something up in, and fields that mean
 * nothing while another has some other value. They travel with the document, but data and learners do not depend on them.
 */
import { applies, type Field } from "../../../platform/fields/fields";
import { type TaskSpec, taskKindOf } from "../math/tasks/registry";
import type { Experiment } from "./document";
import { defaultLaboratory } from "./laboratory";

/** The experiment with every such field at its default, and without its sweep, map, sample complexity and laboratory: equal ones are the same run. */
export function withoutShown(experiment: Experiment): Experiment {
  const fields: readonly (readonly [string, Field])[] = Object.entries(taskKindOf(experiment.task).fields);
  const idle = fields.filter(([, field]) => field.shown || !applies(field, experiment.task as Readonly<Record<string, unknown>>));
  const defaults = Object.fromEntries(idle.map(([name, field]) => [name, field.default]));
  const plain = { ...experiment.task, ...defaults } as TaskSpec;
  const task = taskKindOf(plain).unnamed?.(plain) ?? plain;
  const { sampleComplexity: _, ...others } = experiment;
  return { ...others, task, sweep: null, map: null, laboratory: defaultLaboratory };
}

/** Whether two experiments draw the same data and train the same learners. */
export function sameRun(a: Experiment, b: Experiment): boolean {
  return a === b || JSON.stringify(withoutShown(a)) === JSON.stringify(withoutShown(b));
}
