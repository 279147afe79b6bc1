/** Measures the time of closed forms with a Gram matrix from the GPU and without, at sizes that span those of the page. */

import { defaultsOf } from "../../../../platform/fields/fields";
import { finish } from "../../../../platform/numerics/progress";
import { load } from "../../math/certificate/resident";
import { SecondMoment } from "../../math/certificate/second-moment";
import { solve } from "../../math/learners/closed-form/solve";
import { featureCount } from "../../math/model/samples";
import type { Dataset } from "../../math/tasks/dataset";
import { fields as taskFields } from "../../math/tasks/random-attention/schema";
import { linearAttentionSource } from "../../math/tasks/random-attention/source";
import { Workspace } from "../../math/workspace";
import type { ClosedFormPoint } from "../calibration";
import { workOfSolve } from "../closed-form-choice";
import type { SolvingDevice } from "./solving";

const sizes = [
  { d: 4, samples: 256 },
  { d: 8, samples: 2048 },
  { d: 12, samples: 4096 },
] as const;

/** A GPU slower than the processor by this factor at one size is not measured at larger ones. */
const hopeless = 10;
const longMilliseconds = 3000;

export async function calibrateClosedForms(device: SolvingDevice): Promise<ClosedFormPoint[]> {
  const points: ClosedFormPoint[] = [];
  for (const size of sizes) {
    const point = await measured(device, size);
    points.push(point);
    if (point.WebGPU > hopeless * point.WASM) break;
  }
  return points;
}

async function measured(device: SolvingDevice, { d, samples }: (typeof sizes)[number]): Promise<ClosedFormPoint> {
  const spec = { kind: "random-attention" as const, ...defaultsOf(taskFields), d, samples, testSamples: 1, shifts: [] };
  const dataset = finish(linearAttentionSource.generate(spec, { seed: 1, data: null, workspace: new Workspace() }));
  const work = workOfSolve({ psi: featureCount(d), outputs: dataset.outputs, count: samples });
  const WASM = await secondTime(async () => inWasm(dataset));
  const WebGPU = await secondTime(() => onGpu(device, dataset));
  return { d, samples, work, WASM, WebGPU };
}

/** The time of the second run, since the first one compiles and warms up; a very slow first run is enough. */
async function secondTime(run: () => Promise<void>): Promise<number> {
  const first = await timed(run);
  return first > longMilliseconds ? first : timed(run);
}

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return Math.max(performance.now() - start, Number.MIN_VALUE);
}

function inWasm({ train, outputs, d }: Dataset): void {
  const workspace = new Workspace();
  const resident = load(workspace, train, "the training samples");
  const moment = new SecondMoment(workspace, d, outputs);
  finish(moment.extend(resident, train.count));
  finish(solve(workspace, { resident, moments: train, labels: train.labels ?? new Float64Array() }, moment, train.count, 0));
}

async function onGpu(device: SolvingDevice, dataset: Dataset): Promise<void> {
  const { train } = dataset;
  const gram = await device.gram(dataset, train.count);
  const workspace = new Workspace();
  finish(device.solve(workspace, gram, load(workspace, train, "the training samples"), train.count, 0));
}
