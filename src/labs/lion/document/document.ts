/**
 * The documents of the LION lab: a sequence, and bidirectional linear attention of it in several forms; or a task, and small
 * encoders that learn it. Plain JSON that determines a run completely; missing fields take their defaults, unknown ones are
 * refused by name.
 */
import * as z from "zod/mini";
import { documentFormat } from "../../../platform/documents/format";
import type { LabDocument, Parsed, SparseDocument } from "../../../platform/documents/kind";
import { beyondDefaults } from "../../../platform/documents/sparse";
import { fieldSchema, schemaOf } from "../../../platform/fields/field-schema";
import { choice, type Fields, fieldTable, integer } from "../../../platform/fields/fields";
import { atMost } from "../../../platform/fields/lengths";
import type { Problem } from "../../../platform/fields/problem";
import { firstProblem } from "../../../platform/fields/schema-problem";
import { type AttentionSpec, attentionFields, type Grid } from "./attention-fields";
import { type EncoderSpec, learnerFields, mostLearners } from "./encoder-fields";
import { lionProblem } from "./lion-problem";
import { isMadeSequence, type ProblemSpec, problemFields, type SetDecay, sideOf } from "./problem-fields";
import { learnerDefaults, problemDefaults, withUsual } from "./task-fields";
import { taskProblem } from "./task-problem";

/** A fully resolved document: every default is written out. */
export interface LionDocument extends LabDocument, AttentionSpec {
  readonly format: typeof documentFormat;
  readonly version: 1;
  readonly lab: "lion";
  readonly seed: number;
  /** The fields of `AttentionSpec` do not apply to a task: each of its learners has its own settings of attention. */
  readonly problem: ProblemSpec;
  /** Learners of a task; empty for every other problem. */
  readonly learners: readonly EncoderSpec[];
  /** Contents of a result document: the outputs of every form, or the mask and both parts of the denominators as well. */
  readonly record: "outputs" | "masks";
}

/** Raised whenever an older document would mean something else today, also when only a default changes. */
export const lionVersion = 1;

const { seed, record } = fieldTable("lion", {
  seed: integer({ label: "Seed", help: "determines all random numbers", min: 0, max: 2 ** 32 - 1, default: 1 }),
  record: choice({
    label: "Record",
    help: "contents of the result document: the outputs, or also the mask and both parts of the denominators",
    options: { outputs: "outputs", masks: "masks and denominators too" },
    default: "outputs",
  }),
} as const);

/** The fields of the document itself, beside its problem. */
export const lionFields = { seed, ...attentionFields, record } as const;

const defaulted = Object.fromEntries(
  Object.entries(lionFields as Fields).map(([name, field]) => [name, z._default(fieldSchema(field), field.default)]),
);

const union = (tables: Readonly<Record<string, Fields>>) =>
  z.discriminatedUnion("kind", Object.entries(tables).map(([kind, fields]) => schemaOf(kind, fields)) as never);

const schema = z.strictObject({
  format: z.literal(documentFormat),
  version: z.literal(lionVersion),
  lab: z.literal("lion"),
  problem: union(problemFields),
  learners: z._default(z.array(union(learnerFields)).check(atMost(mostLearners)), []),
  ...defaulted,
});

/** Reads a document from any JSON value, and stops at the first problem. */
export function parseLion(value: unknown): Parsed<LionDocument> {
  const whole = withUsual(value);
  const parsed = schema.safeParse(whole);
  if (!parsed.success) return { ok: false, problem: firstProblem(schema, whole, parsed.error.issues) };
  const document = parsed.data as unknown as LionDocument;
  const problem = inconsistent(document);
  return problem ? { ok: false, problem } : { ok: true, document };
}

/** The document without format, version and every field that is at its default. */
export function sparseLion(document: LionDocument): SparseDocument {
  const { problem, learners } = document;
  const own = beyondDefaults(document, lionFields);
  if (problem.kind !== "task") return { ...own, problem: { kind: problem.kind, ...beyondDefaults(problem, problemFields[problem.kind]) } };
  const { kind, task } = problem;
  return {
    ...own,
    problem: { kind, ...beyond(problem, problemDefaults(task)) },
    ...(learners.length === 0 ? {} : { learners: learners.map((one) => ({ kind: one.kind, ...beyond(one, learnerDefaults(task)) })) }),
  };
}

/** The values that differ from this task's defaults. */
function beyond(values: object, usual: SparseDocument): SparseDocument {
  const kept = Object.entries(values).filter(([name, value]) => name !== "kind" && JSON.stringify(value) !== JSON.stringify(usual[name]));
  return Object.fromEntries(kept);
}

/** The problem between several fields, which their tables cannot state. */
function inconsistent(document: LionDocument): Problem | null {
  const { forms, scans, problem, learners } = document;
  if (problem.kind === "task") return taskProblem(problem, learners);
  if (learners.length > 0) return lionProblem("lion-learners", { kind: problem.kind }, "learners");
  const grid = gridOf(document);
  if (grid && document.grid && !same(grid, document.grid))
    return lionProblem("lion-grid-picture", { rows: grid[0], columns: grid[1] }, "grid");
  const repeated = forms.findIndex((form, index) => forms.indexOf(form) < index);
  if (repeated >= 0) return lionProblem("lion-form-twice", { form: forms[repeated] }, `forms[${repeated}]`);
  if (scans === 2 && !grid) return lionProblem("lion-grid-missing", {}, "grid");
  const length = tokensOf(problem);
  const gridded = scans === 2 && grid && length !== null ? gridProblem(grid, length) : null;
  return gridded ?? (isMadeSequence(problem) ? decayProblem(problem.decays, length ?? 0) : null);
}

const same = (one: Grid, other: Grid) => one[0] === other[0] && one[1] === other[1];

/** The problem of a decay whose token does not exist or already has one. */
function decayProblem(decays: readonly SetDecay[], length: number): Problem | null {
  const set = new Set<number>();
  for (const [at, [token]] of decays.entries()) {
    if (token > length) return lionProblem("lion-decay-token", { token, length }, `problem.decays[${at}]`);
    if (set.has(token)) return lionProblem("lion-decay-twice", { token }, `problem.decays[${at}]`);
    set.add(token);
  }
  return null;
}

/** Tokens of a sequence that is made here; null for tasks, and for own data, which contain their length. */
export function tokensOf(problem: ProblemSpec): number | null {
  if (problem.kind === "text") return [...problem.text].length;
  if (problem.kind === "image") return sideOf[problem.patches] ** 2;
  return problem.kind === "random" ? problem.length : null;
}

/** Rows and columns of the tokens' grid; null without one. A picture determines its own. */
export function gridOf({ grid, problem }: LionDocument): Grid | null {
  if (problem.kind !== "image") return grid;
  return [sideOf[problem.patches], sideOf[problem.patches]];
}

/** The problem of a grid whose number of places is not that of the tokens. */
export function gridProblem([rows, columns]: Grid, length: number): Problem | null {
  return rows * columns === length ? null : lionProblem("lion-grid", { rows, columns, places: rows * columns, length }, "grid");
}
