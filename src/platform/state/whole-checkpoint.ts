/**
 * Checks that a stored checkpoint is complete: it may come from an older version or from an interrupted write. Not with
 * zod, whose loose objects would add a kilobyte to every first visit.
 */
import type { JobCheckpoint } from "../engine/job";

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

export const isNumber: Check = (value) => typeof value === "number";

export const isFloat32: Check = (value) => value instanceof Float32Array;
export const isFloat64: Check = (value) => value instanceof Float64Array;

export function isListOf(check: Check, least = 0): Check {
  return (value) => Array.isArray(value) && value.length >= least && value.every(check);
}

/** An object with these properties, and any others. */
export function has(shape: Shape): Check {
  return (value) =>
    typeof value === "object" && value !== null && Object.entries(shape).every(([name, check]) => check((value as never)[name]));
}

/** An object whose properties all are float64 arrays, with at least these names. */
export function hasArrays(...names: readonly string[]): Check {
  return (value) =>
    has(Object.fromEntries(names.map((name) => [name, isFloat64])))(value) && Object.values(value as object).every(isFloat64);
}

/** Reads checkpoints with these properties; null for an incomplete one. */
export function checkpointReader<Checkpoint extends JobCheckpoint>(shape: Shape): (value: unknown) => Checkpoint | null {
  const isWhole = has({ job: (job) => typeof job === "string", step: Number.isSafeInteger, ...shape });
  return (value) => (isWhole(value) ? (value as Checkpoint) : null);
}
