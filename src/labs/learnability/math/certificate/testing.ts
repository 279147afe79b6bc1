/** Samples for the tests beside this file. */

import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { features } from "../model/features";
import { momentsOf } from "../model/forward";
import { type Moments, packedSize } from "../model/samples";
import { drawMemory, type MemoryKind } from "../tasks/associative-memory/memory";
import type { Workspace } from "../workspace";
import { type Decomposition, decomposeMoment } from "./null-space";
import type { LabelledMoments } from "./resident";
import { SecondMoment } from "./second-moment";

/** Samples from tokens, d x n row-major each. */
export function samplesOf(tokens: readonly Float64Array[], d: number, n: number): Moments {
  const size = packedSize(d);
  const gram = new Float64Array(tokens.length * size);
  const last = new Float64Array(tokens.length * d);
  for (const [i, Z] of tokens.entries()) {
    const sample = momentsOf(Z, d, n);
    gram.set(sample.gram, i * size);
    last.set(sample.last, i * d);
  }
  return { d, count: tokens.length, gram, last };
}

/** Gaussian tokens; another purpose gives other draws. */
export function gaussianSamples(workspace: Workspace, d: number, n: number, count: number, purpose = 99): Moments {
  const tokens = Array.from({ length: count }, (_, index) => normals(workspace, { seed: 3n, purpose, index }, d * n));
  return samplesOf(tokens, d, n);
}

/** Memories of four keys of dimension four; another purpose gives other draws. */
export function memories(workspace: Workspace, kind: MemoryKind, count: number, purpose: number, ownNoise: "on" | "off" = "on"): Moments {
  const tokens = Array.from({ length: count }, (_, index) => {
    const columns = drawMemory(workspace, { d: 4, pairs: 4, kind, ownNoise }, { seed: 1n, purpose, index });
    return Float64Array.from(columns, (_, at) => columns[(at % 5) * 8 + Math.floor(at / 5)]);
  });
  return samplesOf(tokens, 8, 5);
}

/** One sample of several. */
export function sampleAt({ d, gram, last }: Moments, i: number): Moments {
  const size = packedSize(d);
  return { d, count: 1, gram: gram.slice(i * size, (i + 1) * size), last: last.slice(i * d, (i + 1) * d) };
}

export function featuresAt(samples: Moments, i: number): Float64Array {
  const { gram, last } = sampleAt(samples, i);
  return features(gram, last);
}

/** Samples in memory without labels. */
export function resident(workspace: Workspace, { d, count, gram, last }: Moments, outputs: number): LabelledMoments {
  const labels = workspace.zeros(count * outputs);
  return { d, count, outputs, gram: workspace.push(gram), last: workspace.push(last), labels, labelled: false };
}

export function momentOf(workspace: Workspace, samples: Moments, outputs = 1): SecondMoment {
  const moment = new SecondMoment(workspace, samples.d, outputs);
  finish(moment.extend(resident(workspace, samples, outputs), samples.count));
  return moment;
}

export function decompose(workspace: Workspace, samples: Moments): Decomposition {
  return finish(decomposeMoment(workspace, momentOf(workspace, samples)));
}

/** Lambda by its definition, psi x psi. */
export function slowLambda(samples: Moments): number[][] {
  const rows = Array.from({ length: samples.count }, (_, i) => featuresAt(samples, i));
  return Array.from(rows[0], (_, a) => Array.from(rows[0], (_, b) => rows.reduce((sum, row) => sum + row[a] * row[b], 0) / samples.count));
}
