/** Measures what a step costs on the GPU and on the processor, at sizes that span what the page offers. */
import { GradientLearner, loadTraining } from "../../learners/gradient/learner";
import { fields, type GradientSpec } from "../../learners/gradient/schema";
import { finish } from "../../numerics/progress";
import { Workspace } from "../../numerics/workspace";
import type { Dataset } from "../../tasks/dataset";
import { defaultsOf } from "../../tasks/fields";
import { generate } from "../../tasks/random-attention/generate";
import { fields as taskFields } from "../../tasks/random-attention/schema";
import { type Calibration, type CalibrationPoint, calibrationVersion } from "../calibration";
import { workOf } from "../gradient-runs";
import { calibrateClosedForms } from "./calibrate-closed-form";
import type { Device, Population } from "./population";
import type { SolvingDevice } from "./solving";

/** From the default learner to the widest one on the largest tokens. */
const sizes = [
  { d: 4, heads: 4, batch: 32 },
  { d: 8, heads: 8, batch: 64 },
  { d: 16, heads: 16, batch: 64 },
  { d: 16, heads: 64, batch: 512 },
] as const;

/** A measurement goes on until a call took so many milliseconds, */
const longEnough = 150;
/** or until so many steps are in one call. */
const mostSteps = 4096;
/** A GPU that needs so many times longer than the processor is measured no further: larger sizes are taken to be as bad. */
const hopeless = 100;

/** Takes `count` steps. */
type Advance = (count: number) => Promise<void>;

/** @param onProgress  told the share that is done, from 0 to 1. */
export async function calibrate(device: Device, solving: SolvingDevice, onProgress: (share: number) => void): Promise<Calibration> {
  const points: CalibrationPoint[] = [];
  for (const [index, size] of sizes.entries()) {
    onProgress(index / (sizes.length + 1));
    const point = await measured(device, size);
    points.push(point);
    if (point.WebGPU > hopeless * point.WASM) break;
  }
  onProgress(sizes.length / (sizes.length + 1));
  const closedForms = await calibrateClosedForms(solving);
  return { version: calibrationVersion, device: device.name, points, closedForms };
}

async function measured(device: Device, size: (typeof sizes)[number]): Promise<CalibrationPoint> {
  const dataset = dataOf(size.d);
  const spec: GradientSpec = { kind: "gradient", ...defaultsOf(fields), heads: size.heads, batch: size.batch, steps: fields.steps.max };
  const learner = new GradientLearner(dataset, spec, 1, undefined, loadTraining(dataset));
  const WASM = await millisecondsPerStep(async (count) => void learner.advance(count));
  const population: Population = await device.populate(dataset, [spec], 1, []);
  try {
    const WebGPU = await millisecondsPerStep((count) => population.advance(count));
    return { ...size, work: workOf(spec, dataset), WASM, WebGPU };
  } finally {
    population.dispose();
  }
}

/** Doubles the steps of a call until it is long enough to be measured; readback is part of it, as it is in a run. */
async function millisecondsPerStep(advance: Advance): Promise<number> {
  // The first step compiles and warms up.
  await advance(1);
  for (let count = 1; ; count *= 2) {
    const start = performance.now();
    await advance(count);
    const spent = performance.now() - start;
    if (spent >= longEnough || count >= mostSteps) return Math.max(spent, Number.MIN_VALUE) / count;
  }
}

function dataOf(d: number): Dataset {
  const spec = { kind: "random-attention" as const, ...defaultsOf(taskFields), d, samples: 1024, testSamples: 1, shifts: [] };
  return finish(generate(spec, 1, new Workspace()));
}
