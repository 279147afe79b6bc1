/** What a GPU and the processor of one device need for a step, measured once, and what that says of other learners. */

/** Raised when other things are measured; what was measured before is then measured again. */
export const calibrationVersion = 2;

/** One learner alone. */
export interface CalibrationPoint {
  readonly d: number;
  readonly heads: number;
  readonly batch: number;
  /** Multiply-adds of a step, as in `GradientJobState`. */
  readonly work: number;
  /** Milliseconds of a step. */
  readonly WASM: number;
  readonly WebGPU: number;
}

/** One closed form: Gram matrix, factor and refinement. */
export interface ClosedFormPoint {
  readonly d: number;
  readonly samples: number;
  /** Multiply-adds, as `workOfSolve` counts them. */
  readonly work: number;
  /** Milliseconds of the whole. */
  readonly WASM: number;
  readonly WebGPU: number;
}

export interface Calibration {
  readonly version: typeof calibrationVersion;
  /** Name of the GPU. */
  readonly device: string;
  /** Ascending in work; at least one. */
  readonly points: readonly CalibrationPoint[];
  /** Likewise. */
  readonly closedForms: readonly ClosedFormPoint[];
}

export interface StepTimes {
  readonly WASM: number;
  readonly WebGPU: number;
}

/**
 * Milliseconds in which every learner has taken one step: on the GPU they step together, in WASM they share `workers`
 * threads.
 *
 * @param works  multiply-adds of a step of each learner, at least one.
 */
export function stepTimes({ points }: Calibration, works: readonly number[], workers: number): StepTimes {
  const total = works.reduce((sum, work) => sum + work, 0);
  const apart = works.map((work) => timeOf(points, "WASM", work));
  const shared = apart.reduce((sum, time) => sum + time, 0) / Math.min(workers, works.length);
  return { WASM: Math.max(shared, ...apart), WebGPU: timeOf(points, "WebGPU", total) };
}

/** Milliseconds of a closed form of so many multiply-adds. */
export function solveTimes(points: readonly ClosedFormPoint[], work: number): StepTimes {
  return { WASM: timeOf(points, "WASM", work), WebGPU: timeOf(points, "WebGPU", work) };
}

type Measured = StepTimes & { readonly work: number };

/** Between two measurements a power law, below the first one its time, beyond the last one in proportion to the work. */
function timeOf(points: readonly Measured[], backend: keyof StepTimes, work: number): number {
  const above = points.findIndex((point) => point.work >= work);
  if (above === 0) return points[0][backend];
  if (above < 0) return (points[points.length - 1][backend] * work) / points[points.length - 1].work;
  const [low, high] = [points[above - 1], points[above]];
  const share = Math.log(work / low.work) / Math.log(high.work / low.work);
  return low[backend] * (high[backend] / low[backend]) ** share;
}

/** A kept calibration; null when it is none of today's. */
export function readCalibration(value: unknown): Calibration | null {
  const kept = value as Partial<Calibration> | null;
  if (kept?.version !== calibrationVersion || typeof kept.device !== "string") return null;
  return isSound(kept.points) && isSound(kept.closedForms) ? (kept as Calibration) : null;
}

function isSound(points: readonly Measured[] | undefined): boolean {
  if (!Array.isArray(points) || points.length === 0) return false;
  return points.every(({ work, WASM, WebGPU }: Measured) => [work, WASM, WebGPU].every((number) => number > 0));
}
