/** What a GPU and the processor of one device need for a step, measured once, and what that says of other learners. */

/** Raised when other things are measured; what was measured before is then measured again. */
export const calibrationVersion = 2;

/** One learner alone, whatever its sort. */
export interface MeasuredStep {
  /** Multiply-adds of a step, as in `GradientJobState`. */
  readonly work: number;
  /** Milliseconds of a step. */
  readonly WASM: number;
  readonly WebGPU: number;
}

/** One gradient learner. */
export interface CalibrationPoint extends MeasuredStep {
  readonly d: number;
  readonly heads: number;
  readonly batch: number;
}

/** One Transformer. */
export interface LayersPoint extends MeasuredStep {
  readonly width: number;
  readonly batch: number;
}

export interface Calibration {
  readonly version: typeof calibrationVersion;
  /** Name of the GPU. */
  readonly device: string;
  /** Ascending in work; at least one. */
  readonly points: readonly CalibrationPoint[];
  /** Likewise of learners of several layers; none where the GPU was hopeless already. */
  readonly layers: readonly LayersPoint[];
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

/** Between two measurements a power law, below the first one its time, beyond the last one in proportion to the work. */
function timeOf(points: readonly MeasuredStep[], backend: keyof StepTimes, work: number): number {
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
  if (kept?.version !== calibrationVersion || typeof kept.device !== "string" || !Array.isArray(kept.points) || !Array.isArray(kept.layers))
    return null;
  const measured: readonly MeasuredStep[] = [...kept.points, ...kept.layers];
  const sound = measured.every(({ work, WASM, WebGPU }) => [work, WASM, WebGPU].every((number) => number > 0));
  return sound && kept.points.length > 0 ? (kept as Calibration) : null;
}
