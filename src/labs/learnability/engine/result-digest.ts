/** A short digest of a result document, with which tests check that results do not change. */
import { createHash } from "node:crypto";
import { withoutLaterSettings } from "../document/later-settings";
import { type Preset, presets } from "../document/presets";
import { type InstanceResult, type LearnerResult, type ResultDocument, serializeResult } from "../document/result";
import { runExperiment } from "./run-experiment";

export interface ResultDigest {
  /** Of the whole document, without fields that differ between runs. */
  readonly sha256: string;
  readonly rank: number;
  readonly nullity: number;
  readonly learners: readonly LearnerDigest[];
  /** Errors of the cells of a map, row by row; null where a cell has none. */
  readonly cells?: readonly (number | null)[];
}

/** Errors at the end; null without any, as after a divergence. */
export interface LearnerDigest {
  readonly label: string;
  readonly train: number | null;
  readonly test: number | null;
  /** Test errors of the further seeds of a repeated learner. */
  readonly repeats?: readonly (number | null)[];
}

/** Fields that differ between runs (times) or between builds (kernel names). */
const passing = ["milliseconds", "kernels"];

/**
 * Fields of `learners[].instances` added after the digests were recorded: results on rounded own output, and its errors.
 * `rollOutDigest` covers them.
 */
export const addedSince = ["rolledOutRounded", "rollOutErrors"] as const satisfies readonly (keyof InstanceResult)[];

/** Results of a learner on its own output for all test traces. */
export interface RollOutDigest {
  readonly label: string;
  /** Traces correct to the end, as computed and rounded. */
  readonly computed: number;
  readonly rounded: number;
  /** Of the added fields of all its instances. */
  readonly sha256: string;
}

/** Of the learners with instances; empty for other targets. */
export function rollOutDigest(result: ResultDocument): RollOutDigest[] {
  const { learners } = JSON.parse(serializeResult(result)) as ResultDocument;
  return learners.flatMap(({ label, instances }) => {
    if (!instances) return [];
    const whole = (right: (instance: InstanceResult) => number) =>
      instances.filter((instance) => right(instance) === instance.rollOutErrors.computed.length).length;
    const added = instances.map((instance) => addedSince.map((name) => instance[name]));
    return [
      {
        label,
        computed: whole(({ rolledOut }) => rolledOut),
        rounded: whole(({ rolledOutRounded }) => rolledOutRounded),
        sha256: createHash("sha256").update(JSON.stringify(added)).digest("hex"),
      },
    ];
  });
}

const leftOut: ReadonlySet<string> = new Set([...passing, ...addedSince]);

export function digestOf(result: ResultDocument): ResultDigest {
  const text = serializeResult(result);
  // Parsed again, so that the digest is that of the written text.
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

function learnerDigest({ label, trainMse, testMse, repeats }: LearnerResult): LearnerDigest {
  return { label, train: trainMse, test: testMse, ...(repeats ? { repeats: repeats.map((seed) => seed.testMse) } : {}) };
}

/** JSON text independent of the order of fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (leftOut.has(name) || withoutLaterSettings(name, inner) === undefined) return undefined;
    if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Runs a preset as the headless runner does. */
export function presetResult(id: string): ResultDocument {
  return runExperiment(presetOf(id).document, null);
}

export function presetDigest(id: string): ResultDigest {
  return digestOf(presetResult(id));
}

function presetOf(id: string): Preset {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return preset;
}
