/** What a GPU and the processor of one device need for a step, measured once, and what that says of other learners. */

/** Raised when other things are measured; what was measured before is then measured again. */
export const calibrationVersion = 3;

/** One step of one learner alone, or one solution. */
export interface Measured {
  /** Multiply-adds; of a step as in `GradientJobState`. */
  readonly work: number;
  /** Milliseconds. */
  readonly WASM: number;
  readonly WebGPU: number;
}

/** One gradient learner. */
export interface CalibrationPoint extends Measured {
  readonly d: number;
  readonly heads: number;
  readonly batch: number;
}

/** One Transformer. */
export interface LayersPoint extends Measured {
  readonly width: number;
  readonly batch: number;
}

/** One closed form, whole: Gram matrix, factor and refinement. Its work is as `workOfSolve` counts it. */
export interface ClosedFormPoint extends Measured {
  readonly d: number;
  readonly samples: number;
}

export interface Calibration {
  readonly version: typeof calibrationVersion;
  /** Name of the GPU. */
  readonly device: string;
  /** Ascending in work; at least one. */
  readonly points: readonly CalibrationPoint[];
  /** Likewise of learners of several layers; none where the GPU was hopeless already. */
  readonly layers: readonly LayersPoint[];
  /** Likewise of closed forms; at least one. */
  readonly closedForms: readonly ClosedFormPoint[];
}

/** Multiply-adds of a step of each learner, by what takes its steps. */
export interface StepWorks {
  readonly heads: readonly number[];
  readonly layers: readonly number[];
}

export interface StepTimes {
  readonly WASM: number;
  readonly WebGPU: number;
}

/**
 * Milliseconds in which every learner has taken one step: on the GPU gradient learners step together and the others one
 * after the other, in WASM all share `workers` threads. Null where learners of several layers were not measured.
 *
 * @param works  at least one.
 */
export function stepTimes({ points, layers }: Calibration, works: StepWorks, workers: number): StepTimes | null {
  if (works.layers.length > 0 && layers.length === 0) return null;
  const timesIn = (backend: keyof StepTimes) => works.layers.map((work) => timeOf(layers, backend, work));
  const apart = [...works.heads.map((work) => timeOf(points, "WASM", work)), ...timesIn("WASM")];
  const shared = sum(apart) / Math.min(workers, apart.length);
  const together = works.heads.length > 0 ? timeOf(points, "WebGPU", sum(works.heads)) : 0;
  return { WASM: Math.max(shared, ...apart), WebGPU: together + sum(timesIn("WebGPU")) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Milliseconds of a closed form of so many multiply-adds. */
export function solveTimes(points: readonly ClosedFormPoint[], work: number): StepTimes {
  return { WASM: timeOf(points, "WASM", work), WebGPU: timeOf(points, "WebGPU", work) };
}

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
  const { points, layers, closedForms } = kept;
  if (!isSound(points) || !isSound(layers) || !isSound(closedForms)) return null;
  return points.length > 0 && closedForms.length > 0 ? (kept as Calibration) : null;
}

function isSound(points: readonly Measured[] | undefined): points is readonly Measured[] {
  if (!Array.isArray(points)) return false;
  return points.every(({ work, WASM, WebGPU }: Measured) => [work, WASM, WebGPU].every((number) => number > 0));
}
