/** What is kept of a session, with its version: anything that is read back was written by some version of this file. */
import type { AnyJobState, GradientCheckpoint } from "../engine/learnability/protocol";
import { type Experiment, parseExperiment } from "../experiment/learnability/document";
import { type Assigned, readAssignment } from "./assignment";

/** Raised whenever the shape changes, unless by what may as well be missing; older ones are migrated below. */
export const savedVersion = 1;

export interface SavedSession extends Assigned {
  readonly version: typeof savedVersion;
  readonly tab: string;
  readonly savedAt: number;
  readonly experiment: Experiment;
  readonly past: readonly Experiment[];
  readonly future: readonly Experiment[];
  readonly paused: boolean;
  readonly speed: number | null;
  readonly sample: number;
  readonly hidden: readonly number[];
}

/** Where one learner of a run had come. */
export interface SavedCheckpoint {
  readonly version: typeof savedVersion;
  /** Link of the experiment; it names the kernels too, so that a new version of them begins anew. */
  readonly run: string;
  readonly checkpoint: GradientCheckpoint;
}

/** The certificate and the closed forms of a run, or a convex learner, once they are there. */
export interface SavedStates {
  readonly version: typeof savedVersion;
  readonly run: string;
  readonly states: readonly AnyJobState[];
}

/** Leads from version k to k + 1. Entries are never changed once released. */
const migrations: Readonly<Record<number, (saved: Fields) => Fields>> = {};

type Fields = Readonly<Record<string, unknown>>;

/** The session in a kept value; null when it cannot be read. */
export function readSavedSession(value: unknown): SavedSession | null {
  const saved = upgraded(value);
  if (!saved || typeof saved.tab !== "string" || typeof saved.savedAt !== "number") return null;
  const experiment = readExperiment(saved.experiment);
  const past = readExperiments(saved.past);
  const future = readExperiments(saved.future);
  if (!experiment || !past || !future) return null;
  return {
    version: savedVersion,
    tab: saved.tab,
    savedAt: saved.savedAt,
    experiment,
    past,
    future,
    paused: saved.paused === true,
    speed: isPositive(saved.speed) ? saved.speed : null,
    sample: isIndex(saved.sample) ? saved.sample : 0,
    assignment: readAssignment(saved.assignment),
    former: readAssignment(saved.former),
    hidden: Array.isArray(saved.hidden) ? saved.hidden.filter((index) => isIndex(index) && index < experiment.learners.length) : [],
  };
}

/** The checkpoint of the learner at an index of this run; null when there is none that fits. */
export function readSavedCheckpoint(value: unknown, run: string, learner: number): GradientCheckpoint | null {
  const saved = upgraded(value);
  if (!saved || saved.run !== run) return null;
  const checkpoint = saved.checkpoint as Partial<GradientCheckpoint> | undefined;
  const whole = checkpoint?.learner === learner && isIndex(checkpoint.step) && Array.isArray(checkpoint.runs);
  return whole && checkpoint.runs?.every(({ arrays }) => arrays instanceof Uint8Array) ? (checkpoint as GradientCheckpoint) : null;
}

/** The states of this run; none when there are none that fit. */
export function readSavedStates(value: unknown, run: string): readonly AnyJobState[] {
  const saved = upgraded(value);
  return saved && saved.run === run && Array.isArray(saved.states) ? saved.states : [];
}

/** A kept value in today's shape; null when it is of no known version. */
export function upgraded(value: unknown): Fields | null {
  if (typeof value !== "object" || value === null) return null;
  let saved = value as Fields;
  if (!isIndex(saved.version) || saved.version > savedVersion) return null;
  for (let version = saved.version; version < savedVersion; version++) {
    const step = migrations[version];
    if (!step) return null;
    saved = step(saved);
  }
  return saved;
}

function readExperiment(value: unknown): Experiment | null {
  const parsed = parseExperiment(value);
  return parsed.ok ? parsed.experiment : null;
}

function readExperiments(values: unknown): readonly Experiment[] | null {
  if (!Array.isArray(values)) return null;
  const experiments = values.map(readExperiment);
  return experiments.every((experiment) => experiment !== null) ? experiments : null;
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isPositive(value: unknown): value is number {
  return typeof value === "number" && value > 0;
}
