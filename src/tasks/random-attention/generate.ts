import { predict } from "../../model/forward";
import { type Heads, packedSize, type Split } from "../../model/samples";
import { TooLargeError } from "../../numerics/errors";
import { type LongComputation, within } from "../../numerics/progress";
import { normals, purposes } from "../../numerics/random";
import { memoryLimit, type Workspace } from "../../numerics/workspace";
import type { Dataset, Sequence, ShiftedSplit } from "../dataset";
import type { RandomAttentionSpec, Shift } from "./schema";

const lawCodes = { gaussian: 0, rademacher: 1, sphere: 2 } as const;

/** How the inputs of one split are drawn. */
interface InputLaw {
  readonly d: number;
  readonly n: number;
  readonly law: keyof typeof lawCodes;
  /** Standard deviation of every entry of Z. */
  readonly deviation: number;
  readonly causal: boolean;
  readonly purpose: number;
}

/** Draws teacher, training set, test set and shifted test sets (paper notes, section 6.1). */
export function* generate(spec: RandomAttentionSpec, seed: number, workspace: Workspace): LongComputation<Dataset> {
  refuseTooLarge(spec);
  const teacher = drawTeacher(spec, seed, workspace);
  const stream = BigInt(seed);
  const train = yield* within(0, 0.8, drawSplit(trainLaw(spec), spec.samples, teacher, stream, workspace));
  addNoise(train, spec.noise, stream, workspace);
  const test = yield* within(
    0.8,
    0.9,
    drawSplit({ ...trainLaw(spec), purpose: purposes.testInputs }, spec.testSamples, teacher, stream, workspace),
  );
  const shifted: ShiftedSplit[] = [];
  for (const [k, shift] of spec.shifts.entries()) {
    const law = { ...shiftedLaw(spec, shift), purpose: purposes.shiftedInputs + k };
    const split = yield* within(0.9, 1, drawSplit(law, spec.testSamples, teacher, stream, workspace));
    shifted.push({ ...split, name: nameOf(shift) });
  }
  return {
    d: spec.d,
    outputs: teacher.outputs,
    train,
    test,
    shifted,
    teacher,
    noise: spec.noise,
    independent: spec.supervision === "last",
  };
}

/** The tokens of one training or test sequence, for display. */
export function sequence(spec: RandomAttentionSpec, seed: number, part: "train" | "test", index: number, workspace: Workspace): Sequence {
  const { d, n } = spec;
  const law = trainLaw(spec);
  const purpose = part === "train" ? purposes.trainInputs : purposes.testInputs;
  return workspace.scope(() => {
    const tokens = workspace.allocate(d * n * 8);
    workspace.kernels.drawTokens(tokens, d, n, lawCodes[law.law], law.deviation, BigInt(seed), BigInt(purpose), BigInt(index));
    return { n, Z: transposed(workspace.f64(tokens, d * n), n, d), y: null };
  });
}

/** Each head has streams of its own, so that adding heads keeps the first ones. */
export function drawTeacher(spec: RandomAttentionSpec, seed: number, workspace: Workspace): Heads {
  const { d, heads } = spec;
  const outputs = spec.output === "scalar" ? 1 : d;
  const deviation = scalingFactor(spec.teacherScaling, d) * spec.teacherScale;
  const V = new Float64Array(heads * outputs * d);
  const Q = new Float64Array(heads * d * d);
  for (let h = 0; h < heads; h++) {
    const stream = { seed: BigInt(seed), purpose: purposes.teacher };
    V.set(scaled(normals(workspace, { ...stream, index: 2 * h }, outputs * d), deviation), h * outputs * d);
    Q.set(scaled(normals(workspace, { ...stream, index: 2 * h + 1 }, d * d), deviation), h * d * d);
  }
  return { d, outputs, count: heads, V, Q };
}

function trainLaw(spec: RandomAttentionSpec): InputLaw {
  return {
    d: spec.d,
    n: spec.n,
    law: spec.inputLaw,
    deviation: scalingFactor(spec.inputScaling, spec.n) * spec.inputScale,
    causal: spec.supervision === "causal",
    purpose: purposes.trainInputs,
  };
}

function shiftedLaw(spec: RandomAttentionSpec, shift: Shift): InputLaw {
  const law = trainLaw(spec);
  if (shift.kind === "scaled") return { ...law, deviation: law.deviation * shift.factor };
  if (shift.kind === "law") return { ...law, law: shift.inputLaw };
  // Another length keeps the entries as they were in training: what changes is the number of tokens alone.
  return { ...law, n: shift.n };
}

function nameOf(shift: Shift): string {
  if (shift.kind === "scaled") return `tokens scaled by ${shift.factor}`;
  if (shift.kind === "law") return `${shift.inputLaw} tokens`;
  return `${shift.n} tokens`;
}

/** The two readings of N(0, I / sqrt size), and plain standard normals. */
function scalingFactor(scaling: RandomAttentionSpec["inputScaling"], size: number): number {
  if (scaling === "unit") return 1;
  return scaling === "deviation" ? 1 / Math.sqrt(size) : 1 / Math.sqrt(Math.sqrt(size));
}

function* drawSplit(law: InputLaw, sequences: number, teacher: Heads, seed: bigint, workspace: Workspace): LongComputation<Split> {
  const { d, n } = law;
  const group = law.causal ? n : 1;
  const count = sequences * group;
  const size = packedSize(d);
  const gram = new Float64Array(count * size);
  const last = new Float64Array(count * d);
  const chunk = Math.max(1, Math.floor(4096 / Math.max(group, n)));
  for (let first = 0; first < sequences; first += chunk) {
    yield first / sequences;
    const taken = Math.min(chunk, sequences - first);
    workspace.scope(() => {
      const tokens = workspace.allocate(d * n * 8);
      const gramAt = workspace.allocate(taken * group * size * 8);
      const lastAt = workspace.allocate(taken * group * d * 8);
      const code = lawCodes[law.law];
      workspace.kernels.drawMoments(tokens, d, n, code, law.deviation, law.causal, seed, BigInt(law.purpose), first, taken, gramAt, lastAt);
      gram.set(workspace.f64(gramAt, taken * group * size), first * group * size);
      last.set(workspace.f64(lastAt, taken * group * d), first * group * d);
    });
  }
  const labels = predict(workspace, teacher, { d, count, gram, last });
  return { d, count, gram, last, outputs: teacher.outputs, labels, group };
}

function addNoise(split: Split, deviation: number, seed: bigint, workspace: Workspace): void {
  if (deviation === 0 || !split.labels) return;
  const size = split.group * split.outputs;
  for (let i = 0; i * size < split.labels.length; i++) {
    const draws = normals(workspace, { seed, purpose: purposes.trainNoise, index: i }, size);
    for (let j = 0; j < size; j++) split.labels[i * size + j] += deviation * draws[j];
  }
}

function refuseTooLarge(spec: RandomAttentionSpec): void {
  const rows = spec.samples * (spec.supervision === "causal" ? spec.n : 1);
  const bytes = rows * (packedSize(spec.d) + 2 * spec.d) * 8;
  if (bytes <= memoryLimit) return;
  throw new TooLargeError(
    `${rows} training samples of dimension ${spec.d} need ${(bytes / 1024 ** 3).toFixed(1)} GB, the limit is ${memoryLimit / 1024 ** 3} GB`,
    "Lower the number of samples, the dimension, or supervise the last token only.",
  );
}

function scaled(values: Float64Array, factor: number): Float64Array {
  return values.map((value) => value * factor);
}

/** A rows x columns matrix, transposed. */
function transposed(values: Float64Array, rows: number, columns: number): Float64Array {
  const result = new Float64Array(values.length);
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) result[j * rows + i] = values[i * columns + j];
  return result;
}
