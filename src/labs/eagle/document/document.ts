/**
 * The documents of the EAGLE lab: a matrix with a missing block, and its solvers. Plain JSON that says everything about a
 * run; missing fields take their defaults, unknown ones are refused by name.
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
import { leastPart } from "../math/problems/generated";
import { eagleProblem } from "./eagle-problem";
import { type ProblemSpec, problemFields, type TrainingSpec } from "./problem-fields";
import { isSolverFor, type SolverSpec, solverFields } from "./solver-fields";

/** A fully resolved document: every default is written out. */
export interface EagleDocument extends LabDocument {
  readonly format: typeof documentFormat;
  readonly version: 1;
  readonly lab: "eagle";
  readonly seed: number;
  readonly problem: ProblemSpec;
  readonly solvers: readonly SolverSpec[];
  /** Content of a result document: errors, or A, B, C and D of every iteration. */
  readonly record: "errors" | "iterates";
}

/** Raised whenever an older document would mean something else today, also when only a default changes. */
export const eagleVersion = 1;
export const maxSolvers = 8;

/** One network at a time is trained on a problem: the panels show its weights. */
export function mostSolvers({ problem }: Pick<EagleDocument, "problem">): number {
  return problem.kind === "training" ? 1 : maxSolvers;
}

/** The fields of the document itself, beside its problem and solvers. */
export const eagleFields = fieldTable("eagle", {
  seed: integer({ label: "Seed", help: "of all random draws", min: 0, max: 2 ** 32 - 1, default: 1 }),
  record: choice({
    label: "Record",
    help: "content of the result document: errors, or every iterate; with iterates a solver runs all its iterations",
    options: { errors: "errors", iterates: "every iterate" },
    default: "errors",
  }),
} as const);

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

/** Checks across fields. */
function inconsistent({ problem, solvers }: EagleDocument): Problem | null {
  const tooLarge = problem.kind === "low-rank" || problem.kind === "training" ? rankProblem(problem) : null;
  if (tooLarge) return tooLarge;
  if (problem.kind === "distributed") {
    const { core, tilted, machines, d, columns } = problem;
    const needed = core + tilted * (machines + 1);
    if (needed > d) return eagleProblem("ranks-beyond-rows", { needed, machines, d }, "problem.d");
    if (core + tilted > columns) return eagleProblem("rank-beyond-columns", { rank: core + tilted, columns }, "problem.columns");
  }
  if (problem.kind === "structured" && Math.round(problem.size / problem.parts) < leastPart) {
    const { size, parts } = problem;
    const least = Math.ceil((leastPart - 0.5) * parts);
    return eagleProblem("parts-too-small", { size, parts, least, rows: leastPart }, "problem.size");
  }
  const unfit = problem.kind === "training" ? trainingProblem(problem) : null;
  if (unfit) return unfit;
  if (problem.kind === "training" && solvers.length > 1) return eagleProblem("networks-too-many", { count: solvers.length }, "solvers");
  const n = columnsOf(problem);
  for (const [index, solver] of solvers.entries()) {
    if (!isSolverFor(solver.kind, problem.kind)) return unsuitable(index, solver.kind, problem.kind);
    const sketched = solver.kind === "sketch-sgd" || (solver.kind === "eagle" && solver.regime === "limited");
    if (sketched && n !== null && solver.r > n) return eagleProblem("sketch-beyond-columns", { n, r: solver.r }, `solvers[${index}].r`);
    if (solver.kind === "eagle" && solver.regime === "limited" && solver.rho === "recursive")
      return eagleProblem("sketch-recursive", {}, `solvers[${index}].rho`);
  }
  return null;
}

function unsuitable(index: number, solver: SolverSpec["kind"], problem: ProblemSpec["kind"]): Problem {
  const field = `solvers[${index}].kind`;
  return problem === "training"
    ? eagleProblem("solver-untrained", { solver }, field)
    : eagleProblem("transformer-alone", { problem }, field);
}

function rankProblem({ d, n, rank }: Pick<TrainingSpec, "d" | "n" | "rank">): Problem | null {
  const most = Math.min(d, n);
  return rank > most ? eagleProblem("rank-beyond-sides", { most, rank }, "problem.rank") : null;
}

function trainingProblem({ n, regime, machines, r }: TrainingSpec): Problem | null {
  if (regime === "distributed" && n % machines !== 0) {
    const next = n - (n % machines) || machines;
    return eagleProblem("columns-uneven", { machines, n, next }, "problem.n");
  }
  return regime === "limited" && r > n ? eagleProblem("sketch-beyond-columns", { n, r }, "problem.r") : null;
}

/** Columns of A over all machines, if the document has them. */
function columnsOf(problem: ProblemSpec): number | null {
  if (problem.kind === "low-rank") return problem.n;
  return problem.kind === "distributed" ? problem.machines * problem.columns : null;
}
