/** What small encoders are trained on: the settings of a problem of kind "task", and what they are for each task unless told. */

import * as z from "zod/mini";
import type { SparseDocument } from "../../../platform/documents/kind";
import { choice, fieldTable, integer, structured, type ValuesOf } from "../../../platform/fields/fields";
import { atLeast, atMost } from "../../../platform/fields/lengths";
import { whole, withCode } from "../../../platform/fields/schema-problem";
import { gridOfTask, type TaskName, taskKinds } from "../math/tasks/tasks";
import { encoderFields } from "./encoder-fields";

const [least, most] = [4, 512];
const lengthSchema = z.int(whole).check(z.minimum(least), z.maximum(most));

/** Characters of a text of one's own, about as many as are ever looked at. */
const longestText = 120_000;
const { usual } = taskKinds.walls;
/** Grids have one length alone, so that there is nothing to choose. */
const ofAnyLength = { field: "task", is: (Object.keys(taskKinds) as TaskName[]).filter((task) => !gridOfTask(task)) } as const;

export const taskFields = fieldTable("lion-task", {
  task: choice<TaskName>({
    label: "Task",
    help: "what tokens are to answer",
    options: {
      walls: "A · Walls",
      "nearest-marker": "B · Nearest marker",
      "which-first": "C · Which comes first",
      "markov-infilling": "D · Filling in a chain",
      "text-infilling": "E · Filling in a text",
      "grid-neighbours": "F · Neighbours in a grid",
      recall: "G · Recall",
      listops: "ListOps · does not show",
      digits: "Digits · does not show",
    },
    default: "walls",
  }),
  readOut: choice({
    label: "Read-out",
    help: "where the answer is read: at a start token, or from the mean of all tokens, without one",
    options: { start: "at a start token", mean: "from the mean" },
    default: "start",
    when: { field: "task", is: "which-first" },
  }),
  text: structured({
    label: "Own text",
    help: "to learn from and to fill in: letters and . , ' count, the last tenth is kept for tests; empty takes the beginning of a novel",
    schema: z.string().check(atMost(longestText)),
    default: "",
    when: { field: "task", is: "text-infilling" },
  }),
  length: integer({
    label: "Length L",
    help: "tokens of the sequences it is trained on",
    min: least,
    max: most,
    default: usual.length,
    scale: "log",
    slider: [16, 128],
    when: ofAnyLength,
  }),
  testLengths: structured<readonly number[]>({
    label: "Tested at",
    help: "lengths of the sequences it is tested on in the end",
    schema: z.array(lengthSchema).check(atLeast(1, withCode("field-entry-1")), atMost(4)) as unknown as z.ZodMiniType<readonly number[]>,
    default: usual.testLengths,
    rare: true,
    when: ofAnyLength,
  }),
} as const);

export type TaskSpec = { readonly kind: "task" } & Readonly<ValuesOf<typeof taskFields>>;

/** Fields of problem and learner whose defaults depend on the task. */
export function usualFor(task: TaskName) {
  const { length, testLengths, steps, batch, layers, width } = taskKinds[task].usual;
  return { problem: { length, testLengths }, learner: { steps, batch, layers, width } };
}

/** A document as somebody wrote it, with what a task has unless told; anything that is no document of a task as it was. */
export function withUsual(value: unknown): unknown {
  if (!isObject(value) || !isObject(value.problem) || value.problem.kind !== "task") return value;
  const { task = taskFields.task.default } = value.problem;
  if (typeof task !== "string" || !Object.hasOwn(taskKinds, task)) return value;
  const { problem, learner } = usualFor(task as TaskName);
  const learners = Array.isArray(value.learners)
    ? value.learners.map((one) => (isObject(one) ? { ...learner, ...one } : one))
    : value.learners;
  return { ...value, problem: { ...problem, ...value.problem }, ...(learners === undefined ? {} : { learners }) };
}

/** What is at its default for each field: of a learner of this task. */
export function learnerDefaults(task: TaskName): SparseDocument {
  return { ...defaultsByName(encoderFields), ...usualFor(task).learner };
}

export function problemDefaults(task: TaskName): SparseDocument {
  return { ...defaultsByName(taskFields), ...usualFor(task).problem };
}

function defaultsByName(fields: Readonly<Record<string, { readonly default: unknown }>>): SparseDocument {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
