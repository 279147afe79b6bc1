/**
 * The same learners on data that differ in one setting: a figure with that setting, or a quantity that depends on it, along
 * its axis.
 */
import * as z from "zod/mini";
import { valueProblem } from "../../../platform/fields/field-schema";
import type { Field, NumberField } from "../../../platform/fields/fields";
import { atLeast, atMost } from "../../../platform/fields/lengths";
import type { Problem } from "../../../platform/fields/problem";
import { expects } from "../../../platform/fields/schema-problem";
import { type TaskSpec, tasks } from "../math/tasks/registry";
import { experimentProblem } from "./experiment-problem";

export interface Sweep {
  /** Name of a number field of the task. */
  readonly field: string;
  /** Values of the field, in the order of the figure. */
  readonly values: readonly number[];
}

/** The part of an experiment that a sweep is about. */
interface Swept {
  readonly task: TaskSpec;
  readonly sweep: Sweep | null;
}

const mostValues = 24;

export const sweepSchema = z._default(
  z.nullable(
    z.strictObject({
      field: z.string(expects(experimentProblem("sweep-field"))),
      values: z.array(z.number()).check(atLeast(1), atMost(mostValues)),
    }),
  ),
  null,
) as unknown as z.ZodMiniType<Sweep | null>;

/** The number fields of a task, which a sweep can take through values; none where the data are a person's own. */
export function sweepable(task: TaskSpec): ReadonlyMap<string, NumberField> {
  const numbers = Object.entries<Field>(tasks[task.kind].fields).flatMap(([name, field]) =>
    field.kind === "integer" || field.kind === "number" ? [[name, field] as const] : [],
  );
  return new Map(numbers);
}

/** Problem of the sweep of an otherwise valid experiment: a field that the task does not have, or an invalid value of it. */
export function sweepProblem({ sweep, task }: Swept): Problem | null {
  if (!sweep) return null;
  const numbers = sweepable(task);
  const field = numbers.get(sweep.field);
  if (!field) {
    const names = [...numbers.keys()].join(", ");
    return experimentProblem(names ? "one-of-got" : "sweep-without-fields", { names, value: `"${sweep.field}"` }, "sweep.field");
  }
  for (const [k, value] of sweep.values.entries()) {
    const problem = valueProblem(field, value);
    if (problem) return { ...problem, field: `sweep.values[${k}]` };
  }
  return null;
}

/** The experiment at one value of its sweep. */
export function atSweepValue<Document extends Swept>(experiment: Document, value: number): Document {
  const { sweep, task } = experiment;
  return sweep ? { ...experiment, task: { ...task, [sweep.field]: value }, sweep: null } : experiment;
}
