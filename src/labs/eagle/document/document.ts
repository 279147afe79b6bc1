/**
 * The documents of the EAGLE lab: a matrix with a hole, and the solvers that fill it. Plain JSON that says everything about a
 * run; missing fields take their defaults, unknown ones are refused by name.
 */
import * as z from "zod/mini";
import { documentFormat } from "../../../platform/documents/format";
import type { LabDocument, Parsed, SparseDocument } from "../../../platform/documents/kind";
import { beyondDefaults } from "../../../platform/documents/sparse";
import { fieldSchema, schemaOf } from "../../../platform/fields/field-schema";
import { choice, type Fields, integer } from "../../../platform/fields/fields";
import { atMost } from "../../../platform/fields/lengths";
import type { Problem } from "../../../platform/fields/problem";
import { firstProblem } from "../../../platform/fields/schema-problem";
import { leastPart } from "../math/problems/generated";
import { type ProblemSpec, problemFields, type TrainingSpec } from "./problem-fields";
import { eagleProblem } from "./problems";
import { isSolverFor, type SolverSpec, solverFields } from "./solver-fields";

/** A fully resolved document: every default is written out. */
export interface EagleDocument extends LabDocument {
  readonly format: typeof documentFormat;
  readonly version: 1;
  readonly lab: "eagle";
  readonly seed: number;
  readonly problem: ProblemSpec;
  readonly solvers: readonly SolverSpec[];
  /** What a result document keeps of the way: the errors alone, or A, B, C and D of every iteration. */
  readonly record: "errors" | "iterates";
}

/** Raised whenever an older document would mean something else today, also when only a default changes. */
export const eagleVersion = 1;
export const maxSolvers = 8;

/** Of a problem: one network at a time is trained, as its weights are looked at. */
export function mostSolvers({ problem }: Pick<EagleDocument, "problem">): number {
  return problem.kind === "training" ? 1 : maxSolvers;
}

/** The fields of the document itself, beside its problem and solvers. */
export const eagleFields = {
  seed: integer({ label: "Seed", help: "every random draw follows from it", min: 0, max: 2 ** 32 - 1, default: 1 }),
  record: choice({
    label: "Record",
    help: "what the result document keeps: errors, or every iterate; with iterates a solver does all its iterations",
    options: { errors: "errors", iterates: "every iterate" },
    default: "errors",
  }),
} as const;

const union = (tables: Readonly<Record<string, Fields>>) =>
  z.discriminatedUnion("kind", Object.entries(tables).map(([kind, fields]) => schemaOf(kind, fields)) as never);

const { seed, record } = eagleFields;

const schema = z.strictObject({
  format: z.literal(documentFormat),
  version: z.literal(eagleVersion),
  lab: z.literal("eagle"),
  seed: z._default(fieldSchema(seed), seed.default),
  problem: union(problemFields),
  solvers: z._default(z.array(union(solverFields)).check(atMost(maxSolvers)), []),
  record: z._default(fieldSchema(record), record.default),
});

/** Reads a document from any JSON value, and stops at the first problem. */
export function parseEagle(value: unknown): Parsed<EagleDocument> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return { ok: false, problem: firstProblem(schema, value, parsed.error.issues) };
  const document = parsed.data as unknown as EagleDocument;
  const problem = inconsistent(document);
  return problem ? { ok: false, problem } : { ok: true, document };
}

/** The document without format, version and every field that is at its default. */
export function sparseEagle(document: EagleDocument): SparseDocument {
  const { problem, solvers } = document;
  return {
    ...beyondDefaults(document, eagleFields),
    problem: { kind: problem.kind, ...beyondDefaults(problem, problemFields[problem.kind]) },
    ...(solvers.length === 0 ? {} : { solvers: solvers.map(sparseSolver) }),
  };
}

function sparseSolver(solver: SolverSpec): SparseDocument {
  return { kind: solver.kind, ...beyondDefaults(solver, solverFields[solver.kind]) };
}

/** What no table of fields can say. */
function inconsistent({ problem, solvers }: EagleDocument): Problem | null {
  if (problem.kind === "low-rank") {
    const most = Math.min(problem.d, problem.n);
    if (problem.rank > most)
      return {
        field: "problem.rank",
        message: `must be at most ${most}, the smaller of d and n, got ${problem.rank}`,
        hint: `take ${most}`,
      };
  }
  if (problem.kind === "distributed") {
    const { core, tilted, machines, d, columns } = problem;
    const needed = core + tilted * (machines + 1);
    if (needed > d)
      return {
        field: "problem.d",
        message: `must be at least ${needed} for these ranks on ${machines} machines, got ${d}`,
        hint: `take ${needed}`,
      };
    if (core + tilted > columns)
      return {
        field: "problem.columns",
        message: `must be at least ${core + tilted}, the rank of a machine, got ${columns}`,
        hint: `take ${core + tilted}`,
      };
  }
  if (problem.kind === "structured" && Math.round(problem.size / problem.parts) < leastPart) {
    const { size, parts } = problem;
    const least = Math.ceil((leastPart - 0.5) * parts);
    return eagleProblem("parts-too-small", { size, parts, least, rows: leastPart }, "problem.size");
  }
  const unfit = problem.kind === "training" ? trainingProblem(problem) : null;
  if (unfit) return unfit;
  if (problem.kind === "training" && solvers.length > 1)
    return {
      field: "solvers",
      message: `must have at most one entry for a problem of kind "training", got ${solvers.length}`,
      hint: "leave one",
    };
  const n = columnsOf(problem);
  for (const [index, solver] of solvers.entries()) {
    if (!isSolverFor(solver.kind, problem.kind)) return unsuitable(index, solver.kind, problem.kind);
    const field = `solvers[${index}].r`;
    const sketched = solver.kind === "sketch-sgd" || (solver.kind === "eagle" && solver.regime === "limited");
    if (sketched && n !== null && solver.r > n)
      return { field, message: `must be at most ${n}, the columns of A, got ${solver.r}`, hint: `take ${n}` };
    if (solver.kind === "eagle" && solver.regime === "limited" && solver.rho === "recursive")
      return { field: `solvers[${index}].rho`, message: `"recursive" does not hold for sketches`, hint: `take "exact" or "power"` };
  }
  return null;
}

function unsuitable(index: number, solver: SolverSpec["kind"], problem: ProblemSpec["kind"]): Problem {
  const field = `solvers[${index}].kind`;
  return problem === "training"
    ? { field, message: `must be "transformer" for a problem of kind "training", got "${solver}"`, hint: `take "transformer"` }
    : { field, message: `"transformer" is for problems of kind "training" alone, not for "${problem}"`, hint: `take "eagle"` };
}

function trainingProblem({ d, n, rank, regime, machines, r }: TrainingSpec): Problem | null {
  const most = Math.min(d, n);
  if (rank > most)
    return { field: "problem.rank", message: `must be at most ${most}, the smaller of d and n, got ${rank}`, hint: `take ${most}` };
  if (regime === "distributed" && n % machines !== 0) {
    const next = n - (n % machines) || machines;
    return {
      field: "problem.n",
      message: `must be a multiple of ${machines}, the machines that share the columns evenly, got ${n}`,
      hint: `take ${next}`,
    };
  }
  if (regime === "limited" && r > n)
    return { field: "problem.r", message: `must be at most ${n}, the columns of A, got ${r}`, hint: `take ${n}` };
  return null;
}

/** Columns of A over all machines, where the document says. */
function columnsOf(problem: ProblemSpec): number | null {
  if (problem.kind === "low-rank") return problem.n;
  return problem.kind === "distributed" ? problem.machines * problem.columns : null;
}
