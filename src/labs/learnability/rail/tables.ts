/** The tables of fields that the forms of the rail are made of. */
import type { LearnerSpec, TaskSpec } from "../../../experiment/learnability/document";
import { defaultsOf, type Fields } from "../../../fields/fields";
import { fields as closedForm } from "../../../learners/closed-form/schema";
import { fields as convex } from "../../../learners/convex/schema";
import { linearFields, transformerFields } from "../../../learners/deep/schema";
import { fields as gradient } from "../../../learners/gradient/schema";
import { same, type Values, valuesOf } from "../../../shell/forms/values";
import { fields as associativeMemory } from "../../../tasks/associative-memory/schema";
import { fields as automaton } from "../../../tasks/automaton/schema";
import { fields as custom } from "../../../tasks/custom/schema";
import { fields as randomAttention } from "../../../tasks/random-attention/schema";
import { fields as turingMachine } from "../../../tasks/turing-machine/schema";

export const taskTables: Readonly<Record<TaskSpec["kind"], Fields>> = {
  "random-attention": randomAttention,
  "associative-memory": associativeMemory,
  automaton,
  "turing-machine": turingMachine,
  custom,
};
export const learnerTables: Readonly<Record<LearnerSpec["kind"], Fields>> = {
  "closed-form": closedForm,
  gradient,
  convex,
  "linear-layers": linearFields,
  transformer: transformerFields,
};

/** A spec with every field at its default. */
export function defaultTask(kind: TaskSpec["kind"]): TaskSpec {
  return { kind, ...defaultsOf(taskTables[kind]) } as TaskSpec;
}

export function defaultLearner(kind: LearnerSpec["kind"]): LearnerSpec {
  return { kind, ...defaultsOf(learnerTables[kind]) } as LearnerSpec;
}

/** Fields in which two specs of one table differ. */
export function differences(table: Fields, a: object, b: object): string[] {
  return Object.keys(table).filter((name) => !same(valuesOf(a)[name], valuesOf(b)[name]));
}

export { same, type Values, valuesOf };
