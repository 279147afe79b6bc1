/** The settings of a problem of kind "task", with the defaults of each task. */

import * as z from "zod/mini";
import type { SparseDocument } from "../../../platform/documents/kind";
import { choice, fieldTable, integer, structured, type ValuesOf } from "../../../platform/fields/fields";
import { atLeast, atMost } from "../../../platform/fields/lengths";
import { whole, withCode } from "../../../platform/fields/schema-problem";
import { gridOfTask, type TaskName, taskKinds } from "../math/tasks/tasks";
import { encoderFields } from "./encoder-fields";

const [least, most] = [4, 512];
const lengthSchema = z.int(whole).check(z.minimum(least), z.maximum(most));

/** Most characters of an own text, about as many as training uses. */
const longestText = 120_000;
const { usual } = taskKinds.walls;
/** Grids have a single length. */
const ofAnyLength = { field: "task", is: (Object.keys(taskKinds) as TaskName[]).filter((task) => !gridOfTask(task)) } as const;

export const taskFields = fieldTable("lion-task", {
  task: choice<TaskName>({
    label: "Task",
    help: "answer that the encoder learns",
    options: {
      walls: "A · Walls",
      "nearest-marker": "B · Nearest marker",
      "which-first": "C · Which comes first",
      "markov-infilling": "D · Filling in a chain",
      "text-infilling": "E · Filling in a text",
      "grid-neighbours": "F · Neighbours in a grid",
      recall: "G · Recall",
      listops: "ListOps · negative result",
      digits: "Digits · negative result",
    },
    default: "walls",
  }),
  readOut: choice({
    label: "Read-out",
    help: "place of the answer: at a start token, or from the mean of all tokens without a start token",
    options: { start: "at a start token", mean: "from the mean" },
    default: "start",
    when: { field: "task", is: "which-first" },
  }),
  text: structured({
    label: "Own text",
    help: "text for training, with its last tenth for tests; letters and . , ' count. Empty: the beginning of a novel",
    schema: z.string().check(atMost(longestText)),
    default: "",
    when: { field: "task", is: "text-infilling" },
  }),
  length: integer({
    label: "Length L",
    help: "tokens per training sequence",
    min: least,
    max: most,
    default: usual.length,
    scale: "log",
    slider: [16, 128],
    when: ofAnyLength,
  }),
  testLengths: structured<readonly number[]>({
    label: "Test lengths",
    help: "tokens per sequence in the final test",
    schema: z.array(lengthSchema).check(atLeast(1, withCode("field-entry-1")), atMost(4)) as unknown as z.ZodMiniType<readonly number[]>,
    default: usual.testLengths,
    rare: true,
    when: ofAnyLength,
  }),
} as const);

export type TaskSpec = { readonly kind: "task" } & Readonly<ValuesOf<typeof taskFields>>;

/** Defaults that depend on the task, of problem and learner. */
export function usualFor(task: TaskName) {
  const { length, testLengths, steps, batch, layers, width } = taskKinds[task].usual;
  return { problem: { length, testLengths }, learner: { steps, batch, layers, width } };
}

/** A written document with the defaults of its task; any other value unchanged. */
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

/** The default of each field of a learner of this task. */
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
