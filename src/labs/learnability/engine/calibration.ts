/** Measured times of steps on the GPU and the processor of one device, and estimates for other learners. */

/** Raised when the measurements change; older ones are then repeated. */
export const calibrationVersion = 3;

/** Time of one step of one learner, or of one solution. */
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

/** One complete closed form: Gram matrix, factor and refinement. `workOfSolve` counts its work. */
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
  /** Likewise for learners of several layers; none where the GPU was far too slow already. */
  readonly layers: readonly LayersPoint[];
  /** Likewise for closed forms; at least one. */
  readonly closedForms: readonly ClosedFormPoint[];
}

/** Multiply-adds of a step of each learner, by training method. */
export interface StepWorks {
  readonly heads: readonly number[];
  readonly layers: readonly number[];
}

export interface StepTimes {
  readonly WASM: number;
  readonly WebGPU: number;
}

/**
 * Milliseconds in which every learner takes one step: on the GPU gradient learners step together and the others one after
 * the other, in WASM all share `workers` threads. Null where learners of several layers were not measured.
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

/** Milliseconds of a closed form with this many multiply-adds. */
export function solveTimes(points: readonly ClosedFormPoint[], work: number): StepTimes {
  return { WASM: timeOf(points, "WASM", work), WebGPU: timeOf(points, "WebGPU", work) };
}

/** A power law between two measurements, a constant below the first one, proportional to the work beyond the last one. */
function timeOf(points: readonly Measured[], backend: keyof StepTimes, work: number): number {
  const above = points.findIndex((point) => point.work >= work);
  if (above === 0) return points[0][backend];
  if (above < 0) return (points[points.length - 1][backend] * work) / points[points.length - 1].work;
  const [low, high] = [points[above - 1], points[above]];
  const share = Math.log(work / low.work) / Math.log(high.work / low.work);
  return low[backend] * (high[backend] / low[backend]) ** share;
}

/** A stored calibration; null for another version. */
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
