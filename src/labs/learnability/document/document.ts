/**
 * The Experiment document: plain JSON that says everything about a run. The same document gives the same curves on
 * every machine. Fields that are missing take their defaults; unknown ones are refused by name.
 */
import * as z from "zod/mini";
import { documentFormat } from "../../../platform/documents/format";
import type { SparseDocument } from "../../../platform/documents/kind";
import { migrate } from "../../../platform/documents/migrations";
import { fieldProblem, quoted } from "../../../platform/fields/field-problem";
import { fieldSchema, schemaOf } from "../../../platform/fields/field-schema";
import { fieldTable, integer, shown } from "../../../platform/fields/fields";
import { atMost } from "../../../platform/fields/lengths";
import { deeperThan, deepest } from "../../../platform/fields/nesting";
import type { Problem } from "../../../platform/fields/problem";
import { firstProblem } from "../../../platform/fields/schema-problem";
import { type LearnerSpec, learners as learnerKinds } from "../math/learners/registry";
import { type StopRules, stopSchema } from "../math/learners/stop";
import { isTrained, type TrainedSpec } from "../math/learners/training-methods";
import { type TaskSpec, tasks } from "../math/tasks/registry";
import { experimentProblem } from "./experiment-problem";
import { type Laboratory, laboratorySchema } from "./laboratory";
import { type LearnabilityMap, mapProblem, mapSchema } from "./map";
import { migrations } from "./migrations";
import { type SampleComplexity, sampleComplexityProblem, sampleComplexitySchema } from "./sample-complexity";
import { type Sweep, sweepProblem, sweepSchema } from "./sweep";

export type { LearnerSpec, TaskSpec, TrainedSpec };
export { isTrained, learnerKinds };

/** A fully resolved experiment: every default is written out. */
export interface Experiment {
  readonly format: "learnability-experiment";
  readonly version: 1;
  readonly lab: "learnability";
  readonly seed: number;
  readonly task: TaskSpec;
  readonly learners: readonly LearnerSpec[];
  /** When gradient learners end before their last step. */
  readonly stop: StopRules;
  /** A figure over several data sets, or none. */
  readonly sweep: Sweep | null;
  /** A grid of runs over two settings, or none. */
  readonly map: LearnabilityMap | null;
  readonly laboratory: Laboratory;
  /** How many samples are enough; absent unless asked for. */
  readonly sampleComplexity?: SampleComplexity;
}

export type ParsedExperiment = { readonly ok: true; readonly experiment: Experiment } | { readonly ok: false; readonly problem: Problem };

export const experimentFormat = documentFormat;
/** Raised whenever an older document would mean something else today, also when only a default changes. */
export const experimentVersion = 1;
export const maxLearners = 8;

/** The fields of the document itself, beside its task and learners. */
export const experimentFields = fieldTable("experiment", {
  seed: integer({ label: "Seed", help: "random seed of the data: equal seeds draw equal data", min: 0, max: 2 ** 32 - 1, default: 1 }),
} as const);

const task = z.discriminatedUnion("kind", Object.values(tasks).map(({ schema }) => schema) as never);
const learner = z.discriminatedUnion("kind", Object.values(learnerKinds).map(({ kind, fields }) => schemaOf(kind, fields)) as never);

export const experimentSchema = z.strictObject({
  format: z.literal(experimentFormat),
  version: z.literal(experimentVersion),
  lab: z._default(z.literal("learnability"), "learnability"),
  seed: z._default(fieldSchema(experimentFields.seed), experimentFields.seed.default),
  task,
  learners: z._default(z.array(learner).check(atMost(maxLearners)), []),
  stop: stopSchema,
  sweep: sweepSchema,
  map: mapSchema,
  laboratory: laboratorySchema,
  sampleComplexity: sampleComplexitySchema,
});

/** Reads an Experiment from any JSON value: migrates older versions, fills in defaults, and stops at the first problem. */
export function parseExperiment(value: unknown): ParsedExperiment {
  const envelope = envelopeProblem(value);
  if (envelope) return { ok: false, problem: envelope };
  const current = upgraded(value as SparseDocument);
  const parsed = experimentSchema.safeParse(current);
  if (!parsed.success) return { ok: false, problem: firstProblem(experimentSchema, current, parsed.error.issues) };
  const experiment = parsed.data as Experiment;
  const problem = sweepProblem(experiment) ?? mapProblem(experiment) ?? sampleComplexityProblem(experiment);
  return problem ? { ok: false, problem } : { ok: true, experiment };
}

function upgraded(document: SparseDocument): SparseDocument {
  const { version } = document;
  return typeof version === "number"
    ? { ...migrate(document, version, experimentVersion, migrations), version: experimentVersion }
    : document;
}

/** Format and version come first: nothing else can be judged before them. */
function envelopeProblem(value: unknown): Problem | null {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return fieldProblem("document-not-an-object", { value: quoted(value) });
  if (deeperThan(value, deepest)) return experimentProblem("experiment-nested");
  const { format, version } = value as { readonly format?: unknown; readonly version?: unknown };
  if (format === "learnability-data")
    return experimentProblem("experiment-data", { format: shown(experimentFormat), value: shown(format) }, "format");
  const known = experimentVersion;
  if (typeof version !== "number" || !Number.isInteger(version))
    return version === undefined ? null : experimentProblem("experiment-version", { known, version: quoted(version) }, "version");
  if (version > known) return experimentProblem("experiment-newer", { known, version }, "version");
  if (version < 1) return experimentProblem("experiment-version", { known, version }, "version");
  return null;
}
