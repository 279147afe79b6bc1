/**
 * The documents of the LION lab: a sequence, and bidirectional linear attention of it in several forms. Plain JSON that says
 * everything about a run; missing fields take their defaults, unknown ones are refused by name.
 */
import * as z from "zod/mini";
import { documentFormat } from "../../documents/format";
import type { LabDocument, Parsed, SparseDocument } from "../../documents/kind";
import { beyondDefaults } from "../../documents/sparse";
import { fieldSchema, schemaOf } from "../../fields/field-schema";
import { choice, type Fields, integer } from "../../fields/fields";
import type { Problem } from "../../fields/problem";
import { firstProblem } from "../../fields/schema-problem";
import { type AttentionSpec, attentionFields, type Grid } from "./attention-fields";
import { type ProblemSpec, problemFields, type SetDecay, sideOf } from "./problem-fields";
import { lionProblem } from "./problems";

/** A fully resolved document: every default is written out. */
export interface LionDocument extends LabDocument, AttentionSpec {
  readonly format: typeof documentFormat;
  readonly version: 1;
  readonly lab: "lion";
  readonly seed: number;
  readonly problem: ProblemSpec;
  /** What a result document keeps: the outputs of every form, or the mask and both parts of the denominators as well. */
  readonly record: "outputs" | "masks";
}

/** Raised whenever an older document would mean something else today, also when only a default changes. */
export const lionVersion = 1;

/** The fields of the document itself, beside its problem. */
export const lionFields = {
  seed: integer({ label: "Seed", help: "every random draw follows from it", min: 0, max: 2 ** 32 - 1, default: 1 }),
  ...attentionFields,
  record: choice({
    label: "Record",
    help: "what the result document keeps: the outputs, or the mask and both parts of the denominators too",
    options: { outputs: "outputs", masks: "masks and denominators too" },
    default: "outputs",
  }),
} as const satisfies Fields;

const defaulted = Object.fromEntries(
  Object.entries(lionFields as Fields).map(([name, field]) => [name, z._default(fieldSchema(field), field.default)]),
);

const schema = z.strictObject({
  format: z.literal(documentFormat),
  version: z.literal(lionVersion),
  lab: z.literal("lion"),
  problem: z.discriminatedUnion("kind", Object.entries(problemFields).map(([kind, fields]) => schemaOf(kind, fields)) as never),
  ...defaulted,
});

/** Reads a document from any JSON value, and stops at the first problem. */
export function parseLion(value: unknown): Parsed<LionDocument> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { ok: false, problem: firstProblem(schema, value, parsed.error.issues) };
  const document = parsed.data as unknown as LionDocument;
  const problem = inconsistent(document);
  return problem ? { ok: false, problem } : { ok: true, document };
}

/** The document without format, version and every field that is at its default. */
export function sparseLion(document: LionDocument): SparseDocument {
  const { problem } = document;
  return {
    ...beyondDefaults(document, lionFields),
    problem: { kind: problem.kind, ...beyondDefaults(problem, problemFields[problem.kind]) },
  };
}

/** What no table of fields can say. */
function inconsistent(document: LionDocument): Problem | null {
  const { forms, scans, problem } = document;
  const grid = gridOf(document);
  if (grid && document.grid && !same(grid, document.grid))
    return lionProblem("lion-grid-picture", { rows: grid[0], columns: grid[1] }, "grid");
  const repeated = forms.findIndex((form, index) => forms.indexOf(form) < index);
  if (repeated >= 0) return lionProblem("lion-form-twice", { form: forms[repeated] }, `forms[${repeated}]`);
  if (scans === 2 && !grid) return lionProblem("lion-grid-missing", {}, "grid");
  const length = tokensOf(problem);
  const gridded = scans === 2 && grid && length !== null ? gridProblem(grid, length) : null;
  return gridded ?? (problem.kind === "custom" ? null : beyondEnd(problem.decays, length ?? 0));
}

const same = (one: Grid, other: Grid) => one[0] === other[0] && one[1] === other[1];

function beyondEnd(decays: readonly SetDecay[], length: number): Problem | null {
  const at = decays.findIndex(([token]) => token > length);
  return at < 0 ? null : lionProblem("lion-decay-token", { token: decays[at][0], length }, `problem.decays[${at}]`);
}

/** Tokens of a sequence that is made here; null for own data, which say theirs. */
export function tokensOf(problem: ProblemSpec): number | null {
  if (problem.kind === "text") return [...problem.text].length;
  if (problem.kind === "image") return sideOf[problem.patches] ** 2;
  return problem.kind === "random" ? problem.length : null;
}

/** Where the tokens lie, in rows and columns; null where nothing says. A picture knows by itself. */
export function gridOf({ grid, problem }: LionDocument): Grid | null {
  if (problem.kind !== "image") return grid;
  return [sideOf[problem.patches], sideOf[problem.patches]];
}

/** A grid that has another number of places than there are tokens. */
export function gridProblem([rows, columns]: Grid, length: number): Problem | null {
  return rows * columns === length ? null : lionProblem("lion-grid", { rows, columns, places: rows * columns, length }, "grid");
}
