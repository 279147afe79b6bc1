/** What a result document comes to, short enough to be kept: for tests that a result is the one it always was. */
import { createHash } from "node:crypto";
import { type Preset, presets } from "../../experiment/learnability/presets";
import { type LearnerResult, type ResultDocument, serializeResult } from "../../experiment/learnability/result";
import { openForLearners } from "../../learners/deep/create";
import { runExperiment } from "./run-experiment";

export interface ResultDigest {
  /** Of the whole document, without what differs from run to run. */
  readonly sha256: string;
  readonly rank: number;
  readonly nullity: number;
  readonly learners: readonly LearnerDigest[];
  /** Errors of the cells of a map, row by row; null where a cell has none. */
  readonly cells?: readonly (number | null)[];
}

/** Errors at the end; null where there are none, as after a divergence. */
export interface LearnerDigest {
  readonly label: string;
  readonly train: number | null;
  readonly test: number | null;
}

/** How long something took differs from run to run, and the name of the kernels from build to build. */
const passing = ["milliseconds", "kernels"];

export function digestOf(result: ResultDocument): ResultDigest {
  const text = serializeResult(result);
  // Read back, so that what is told of it is what was written.
  const { certificate, learners, map } = JSON.parse(text) as ResultDocument;
  return {
    sha256: createHash("sha256")
      .update(canonical(JSON.parse(text)))
      .digest("hex"),
    rank: certificate.rank,
    nullity: certificate.nullity,
    learners: learners.map(learnerDigest),
    ...(map ? { cells: map.cells.map(({ error }) => error) } : {}),
  };
}

function learnerDigest({ label, trainMse, testMse }: LearnerResult): LearnerDigest {
  return { label, train: trainMse, test: testMse };
}

/** JSON text that does not depend on the order in which fields were written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (passing.includes(name)) return undefined;
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Runs a preset as the headless runner does. */
export async function presetDigest(id: string): Promise<ResultDigest> {
  const { experiment } = presetOf(id);
  await openForLearners(experiment.learners);
  return digestOf(runExperiment(experiment, null));
}

function presetOf(id: string): Preset {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return preset;
}
