import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { purposes } from "../../../../../platform/numerics/random";
import { predict } from "../../model/forward";
import { packedSize, type Split } from "../../model/samples";
import type { Workspace } from "../../workspace";
import type { Dataset, Sequence, ShiftedSplit } from "../dataset";
import { withProbes } from "../probes";
import { addNoise } from "../sampling";
import { gaussianThroughout, shiftedKeys } from "./key-laws";
import { drawMemory, type MemoryShape, memoryTeacher, withoutOwnColumn } from "./memory";
import type { AssociativeMemorySpec } from "./schema";

/** How the memories of one split are drawn. */
export interface MemoryLaw {
  readonly shape: MemoryShape;
  /** Share of them that are Gaussian instead. */
  readonly gaussianShare: number;
  readonly purpose: number;
}

/** Draws training set, test set and a shifted test set of associative memories (paper notes, section 6.2). */
export function* generate(spec: AssociativeMemorySpec, seed: number, workspace: Workspace): LongComputation<Dataset> {
  const stream = BigInt(seed);
  const teacher = memoryTeacher(spec.d);
  const law = lawOf(spec);
  const drawn = yield* within(0, 0.6, drawMemories({ ...law, purpose: purposes.memoryTrain }, spec.samples, stream, workspace));
  addNoise(drawn, spec.noise, stream, workspace);
  const train = yield* within(0.6, 0.8, withProbes(drawn, spec, teacher, seed, workspace, spec.pairs + 1));
  const test = yield* within(0.8, 0.9, drawMemories({ ...law, purpose: purposes.memoryTest }, spec.testSamples, stream, workspace));
  const { name, ...shift } = shiftOf(spec);
  const shifted: ShiftedSplit = { ...(yield* within(0.9, 1, drawMemories(shift, spec.testSamples, stream, workspace))), name };
  if (spec.labels === "equation-14") for (const split of [train, test, shifted]) leaveOutOwnColumn(split, spec.d);
  return {
    d: 2 * spec.d,
    outputs: teacher.outputs,
    train,
    test,
    shifted: [shifted],
    teacher,
    population: null,
    traces: null,
    noise: spec.noise,
    followsTheory: followsTheory(spec),
  };
}

/** The tokens of one training or test memory, for display. */
export function sequence(spec: AssociativeMemorySpec, seed: number, part: "train" | "test", index: number, workspace: Workspace): Sequence {
  const shape = shapeOfSample(lawOf(spec), index);
  const purpose = part === "train" ? purposes.memoryTrain : purposes.memoryTest;
  const tokens = drawMemory(workspace, shape, { seed: BigInt(seed), purpose, index });
  const n = spec.pairs + 1;
  const d = 2 * spec.d;
  return { n, Z: Float64Array.from({ length: d * n }, (_, at) => tokens[(at % n) * d + Math.floor(at / n)]), y: null };
}

/** Whether sample i of a mixture is Gaussian: `share` of any first samples are, spread evenly, and raising N changes none. */
export function isGaussian(index: number, share: number): boolean {
  return Math.floor((index + 1) * share) > Math.floor(index * share);
}

/** How the memories of a spec are drawn. */
export function lawOf({ d, pairs, keyLaw, ownNoise, gaussianShare }: AssociativeMemorySpec): Omit<MemoryLaw, "purpose"> {
  const share = gaussianThroughout(keyLaw) ? 0 : gaussianShare;
  return { shape: { d, pairs, kind: keyLaw, ownNoise }, gaussianShare: share };
}

/** The shape of sample i of a law. */
export function shapeOfSample({ shape, gaussianShare }: Omit<MemoryLaw, "purpose">, index: number): MemoryShape {
  return isGaussian(index, gaussianShare) ? { ...shape, kind: "gaussian" } : shape;
}

/** The other kind of memory: Gaussian keys, or, when all training memories have those, as many orthonormal ones as there can be. */
export function shiftOf(spec: AssociativeMemorySpec): MemoryLaw & { readonly name: string } {
  const { d, pairs, ownNoise } = spec;
  const shift = { gaussianShare: 0, purpose: purposes.memoryShifted };
  if (shiftedKeys(spec) === "Gaussian") return { ...shift, name: "Gaussian keys", shape: { d, pairs, kind: "gaussian", ownNoise } };
  const most = Math.min(pairs, d);
  const name = most < pairs ? `${most} orthonormal keys` : "orthonormal keys";
  return { ...shift, name, shape: { d, pairs: most, kind: "orthonormal", ownNoise } };
}

/** Memories drawn between two pauses, about 5 ms. */
const perTurn = 128;

function* drawMemories(law: MemoryLaw, count: number, seed: bigint, workspace: Workspace): LongComputation<Split> {
  const d = 2 * law.shape.d;
  const size = packedSize(d);
  const gram = new Float64Array(count * size);
  const last = new Float64Array(count * d);
  const labels = new Float64Array(count * d);
  const teacher = memoryTeacher(law.shape.d);
  for (let first = 0; first < count; first += perTurn) {
    yield first / count;
    const taken = Math.min(perTurn, count - first);
    for (let i = first; i < first + taken; i++) {
      const tokens = drawMemory(workspace, shapeOfSample(law, i), { seed, purpose: law.purpose, index: i });
      gram.set(gramOf(tokens, d, workspace), i * size);
      last.set(tokens.subarray(tokens.length - d), i * d);
    }
    const part = { d, count: taken, gram: gram.subarray(first * size, (first + taken) * size), last: last.subarray(first * d) };
    labels.set(predict(workspace, teacher, part), first * d);
  }
  return { d, count, gram, last, outputs: d, labels, group: 1 };
}

/** G = Z Z^T, packed, of tokens that stand one after the other. */
function gramOf(tokens: Float64Array, d: number, workspace: Workspace): Float64Array {
  return workspace.scope(() => {
    const at = workspace.push(tokens);
    const gram = workspace.allocate(packedSize(d) * 8);
    const last = workspace.allocate(d * 8);
    workspace.kernels.sequenceMoments(at, d, tokens.length / d, false, gram, last);
    return workspace.f64(gram, packedSize(d)).slice();
  });
}

function leaveOutOwnColumn({ labels, last }: Split, d: number): void {
  if (labels) withoutOwnColumn(labels, last, d);
}

/**
 * Whether the theory line holds: labels of the model class, and draws of one law under which no direction of the features
 * is missing or rare. Of memories only Gaussian ones with noise beside the query are like that; with a single pair, key
 * and query are the same, and directions are missing even then.
 */
function followsTheory({ keyLaw, gaussianShare, ownNoise, labels, probes, pairs }: AssociativeMemorySpec): boolean {
  const gaussian = gaussianThroughout(keyLaw) || gaussianShare === 1;
  return gaussian && pairs > 1 && ownNoise === "on" && labels === "attention" && probes === 0;
}
