/** Measures the time of a step on the GPU and on the processor, at sizes that span those of the page. */

import { defaultsOf } from "../../../../platform/fields/fields";
import { finish } from "../../../../platform/numerics/progress";
import { forwardWork } from "../../math/learners/deep/cost";
import { deepLearners, trainingOf } from "../../math/learners/deep/create";
import { type TransformerSpec, transformerFields } from "../../math/learners/deep/fields";
import { tokenTraining } from "../../math/learners/deep/training-data";
import { fields, type GradientSpec } from "../../math/learners/gradient/fields";
import { GradientLearner, loadTraining } from "../../math/learners/gradient/learner";
import type { Dataset } from "../../math/tasks/dataset";
import { datasetTokens } from "../../math/tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../math/tasks/random-attention/schema";
import { linearAttentionSource } from "../../math/tasks/random-attention/source";
import { Workspace } from "../../math/workspace";
import { type Calibration, type CalibrationPoint, calibrationVersion, type LayersPoint, type Measured } from "../calibration";
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

/** Transformers: the default one, and a wide one. */
const layerSizes = [
  { width: 16, batch: 32 },
  { width: 64, batch: 64 },
] as const;

/** A measurement continues until a call takes this many milliseconds, */
const longEnough = 150;
/** or until a call has this many steps. */
const mostSteps = 4096;
/** A GPU slower than the processor by this factor is not measured further: larger sizes are assumed to be as slow. */
const hopeless = 100;

const layersTask: RandomAttentionSpec = taskOf(4);

/** Takes `count` steps. */
type Advance = (count: number) => Promise<void>;

/** @param onProgress  receives the share done, from 0 to 1. */
export async function calibrate(device: Device, solving: SolvingDevice, onProgress: (share: number) => void): Promise<Calibration> {
  const points: CalibrationPoint[] = [];
  const layers: LayersPoint[] = [];
  const isHopeless = ({ WebGPU, WASM }: Measured) => WebGPU > hopeless * WASM;
  const parts = sizes.length + layerSizes.length + 1;
  for (const size of sizes) {
    if (points.some(isHopeless)) break;
    onProgress(points.length / parts);
    points.push(await measured(device, size));
  }
  if (!points.some(isHopeless)) layers.push(...(await measuredLayers(device, (done) => onProgress((sizes.length + done) / parts))));
  onProgress((parts - 1) / parts);
  const closedForms = await calibrateClosedForms(solving);
  return { version: calibrationVersion, device: device.name, points, layers, closedForms };
}

/** All of them in WASM first, then on the GPU. */
async function measuredLayers(device: Device, onProgress: (done: number) => void): Promise<LayersPoint[]> {
  onProgress(0);
  const dataset = dataOf(layersTask);
  const context = { seed: 1, data: null, workspace: new Workspace() };
  const data = tokenTraining(dataset, finish(datasetTokens(layersTask, context)));
  const specs = layerSizes.map((size): TransformerSpec => {
    return { kind: "transformer", ...defaultsOf(transformerFields), ...size, steps: transformerFields.steps.max };
  });
  const inWasm: number[] = [];
  for (const spec of specs) {
    const learner = deepLearners(spec, data, 1)(spec.seed);
    inWasm.push(await millisecondsPerStep(async (count) => void learner.advance(count)));
    learner.dispose();
  }
  const points: LayersPoint[] = [];
  for (const [k, spec] of specs.entries()) {
    onProgress(k);
    const population = await device.populateLayers([trainingOf(spec, data, 1)], []);
    const WebGPU = await millisecondsPerStep((count) => population.advance(count));
    population.dispose();
    points.push({ ...layerSizes[k], work: forwardWork(spec, { ...data.train.split, outputs: dataset.outputs }), WASM: inWasm[k], WebGPU });
  }
  return points;
}

async function measured(device: Device, size: (typeof sizes)[number]): Promise<CalibrationPoint> {
  const dataset = dataOf(taskOf(size.d));
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

/** Doubles the steps of a call until it lasts long enough to be measured; readback is included, as in a run. */
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

function taskOf(d: number): RandomAttentionSpec {
  return { kind: "random-attention", ...defaultsOf(taskFields), d, samples: 1024, testSamples: 1, shifts: [] };
}

function dataOf(task: RandomAttentionSpec): Dataset {
  return finish(linearAttentionSource.generate(task, { seed: 1, data: null, workspace: new Workspace() }));
}
