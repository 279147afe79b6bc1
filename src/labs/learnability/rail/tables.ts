/** The tables of fields that the forms of the rail are made of. */
import type { Experiment, LearnerSpec, TaskSpec } from "../../../experiment/learnability/document";
import { defaultsOf, type Fields } from "../../../fields/fields";
import { fields as closedForm } from "../../../learners/closed-form/schema";
import { fields as convex } from "../../../learners/convex/schema";
import { linearFields, transformerFields } from "../../../learners/deep/schema";
import { fields as gradient } from "../../../learners/gradient/schema";
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

/** The values of a task, a learner or the stop rules, by the names of their fields. */
export type Values = Readonly<Record<string, unknown>>;

export function valuesOf(spec: object): Values {
  return spec as Values;
}

/** A spec with every field at its default. */
export function defaultTask(kind: TaskSpec["kind"]): TaskSpec {
  return { kind, ...defaultsOf(taskTables[kind]) } as TaskSpec;
}

export function defaultLearner(kind: LearnerSpec["kind"]): LearnerSpec {
  return { kind, ...defaultsOf(learnerTables[kind]) } as LearnerSpec;
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Fields in which two specs of one table differ. */
export function differences(table: Fields, a: object, b: object): string[] {
  return Object.keys(table).filter((name) => !same(valuesOf(a)[name], valuesOf(b)[name]));
}

export type { Experiment };
