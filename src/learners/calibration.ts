/** What this machine's GPU is worth beside its processor, measured on the two kinds of work that either can do. */
import { load } from "../certificate/resident";
import { SecondMoment } from "../certificate/second-moment";
import { finish } from "../numerics/progress";
import { Workspace } from "../numerics/workspace";
import type { Dataset } from "../tasks/dataset";
import { defaultsOf } from "../tasks/fields";
import { generate } from "../tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../tasks/random-attention/schema";
import type { Gpu } from "../tensors/gpu";
import { gramOnGpu } from "../tensors/gram";
import { GpuLearners } from "./gradient/gpu-learners";
import { GradientLearner } from "./gradient/learner";
import { type GradientSpec, fields as gradientFields } from "./gradient/schema";

/** How much work is measured. */
export interface CalibrationSizes {
  readonly d: number;
  readonly samples: number;
  readonly heads: number;
  readonly batch: number;
  /** Models of the population. */
  readonly models: number;
  /** Steps of each. */
  readonly steps: number;
}

/** Large enough that a GPU is busy, small enough that a processor is done within a second. */
export const usualSizes: CalibrationSizes = { d: 8, samples: 16384, heads: 8, batch: 32, models: 64, steps: 200 };

/** Milliseconds of the same work on either. */
export interface Comparison {
  readonly gpu: number;
  readonly wasm: number;
}

export interface Calibration {
  /** The GPU's name. */
  readonly name: string;
  readonly sizes: CalibrationSizes;
  /** Second moment of the features of all samples: float32 on the GPU, float64 in WASM. */
  readonly gram: Comparison;
  /** All steps of all models: side by side on the GPU, one after the other in WASM. */
  readonly population: Comparison;
}

/**
 * Measures once, after a warm-up that compiles what there is to compile. Keeps nothing: storing the figures is for the
 * caller.
 *
 * @throws {GpuMemoryError | GpuUnavailable | GpuLost}
 */
export async function calibrate(gpu: Gpu, sizes: CalibrationSizes = usualSizes): Promise<Calibration> {
  const { d, samples } = sizes;
  const task = { kind: "random-attention", ...defaultsOf(taskFields), d, samples, testSamples: 1, shifts: [] } as RandomAttentionSpec;
  const dataset = finish(generate(task, { seed: 0, data: null, workspace: new Workspace() }));
  return { name: gpu.name, sizes, gram: await compareGrams(gpu, dataset), population: await compareTraining(gpu, dataset, sizes) };
}

async function compareGrams(gpu: Gpu, dataset: Dataset): Promise<Comparison> {
  const { train, d, outputs } = dataset;
  const labelled = { ...train, labels: train.labels ?? new Float64Array(train.count * outputs) };
  await gramOnGpu(gpu, labelled, 1);
  const workspace = new Workspace();
  const resident = load(workspace, train, "the training samples");
  const moment = new SecondMoment(workspace, d, outputs);
  return {
    gpu: await duration(() => gramOnGpu(gpu, labelled)),
    wasm: await duration(() => finish(moment.extend(resident, train.count))),
  };
}

async function compareTraining(gpu: Gpu, dataset: Dataset, { heads, batch, models, steps }: CalibrationSizes): Promise<Comparison> {
  const spec: GradientSpec = { kind: "gradient", ...defaultsOf(gradientFields), heads, batch, steps: 2 * steps, rate: 1e-4 };
  const specs = Array.from({ length: models }, (_, k) => ({ ...spec, seed: k }));
  const side = await GpuLearners.create(gpu, dataset, specs, 0);
  try {
    await side.advance(steps);
    const learner = new GradientLearner(dataset, spec, 0);
    learner.advance(1);
    return {
      gpu: await duration(() => side.advance(steps)),
      wasm: models * (await duration(() => learner.advance(steps))),
    };
  } finally {
    side.dispose();
  }
}

async function duration(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
