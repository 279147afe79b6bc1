import { memoryLimit, TooLargeError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { purposes } from "../../../../../platform/numerics/random";
import { packedSize, type Split } from "../../model/samples";
import type { Workspace } from "../../workspace";
import type { Dataset, Sequence, ShiftedSplit } from "../dataset";
import { withProbes } from "../probes";
import { addNoise, drawSplit, drawTokens, type SequenceLaw, type Teacher } from "../sampling";
import { attentionProblem } from "./problems";
import type { RandomAttentionSpec, Shift } from "./schema";
import { populationSequences } from "./sizes";
import { supervisedOf } from "./supervised";
import { scalingFactor, teacherOf } from "./teacher";

/** Draws teacher, training set, test set and shifted test sets (paper notes, section 6.1). */
export function* generate(spec: RandomAttentionSpec, seed: number, workspace: Workspace): LongComputation<Dataset> {
  refuseTooLarge(spec);
  const law = trainLaw(spec);
  const teacher = teacherOf(spec, law.deviation, seed, workspace);
  const stream = BigInt(seed);
  const drawn = yield* within(0, 0.6, drawSplit(law, spec.samples, teacher, stream, workspace));
  addNoise(drawn, spec.noise, stream, workspace);
  const train = yield* within(0.6, 0.7, withProbes(drawn, spec, teacher, seed, workspace, spec.n));
  const testLaw = { ...law, purpose: purposes.testInputs };
  const test = yield* within(0.7, 0.8, drawSplit(testLaw, spec.testSamples, teacher, stream, workspace));
  const shifted: ShiftedSplit[] = [];
  for (const [k, shift] of spec.shifts.entries()) {
    const shiftLaw = { ...shiftedLaw(spec, shift), purpose: purposes.shiftedInputs + k };
    const split = yield* within(0.8, 0.9, drawSplit(shiftLaw, spec.testSamples, teacher, stream, workspace));
    shifted.push({ ...split, name: nameOf(shift) });
  }
  const linear = "answers" in teacher ? null : teacher;
  return {
    d: spec.d,
    outputs: teacher.outputs,
    train,
    test,
    shifted,
    teacher: linear,
    population: yield* within(0.9, 1, drawPopulation(spec, law, teacher, stream, workspace)),
    traces: null,
    noise: spec.noise,
    // Random signs, and single tokens, never show some directions: with rank < psi the line would be another one.
    followsTheory: spec.supervision === "last" && linear !== null && spec.probes === 0 && spec.inputLaw !== "rademacher" && spec.n > 1,
  };
}

/** The tokens of one training or test sequence, for display. */
export function sequence(spec: RandomAttentionSpec, seed: number, part: "train" | "test", index: number, workspace: Workspace): Sequence {
  const { d, n } = spec;
  const purpose = part === "train" ? purposes.trainInputs : purposes.testInputs;
  return { n, Z: transposed(drawTokens(workspace, { ...trainLaw(spec), purpose }, BigInt(seed), index), n, d), y: null };
}

function* drawPopulation(
  spec: RandomAttentionSpec,
  law: SequenceLaw,
  teacher: Teacher,
  seed: bigint,
  workspace: Workspace,
): LongComputation<Split | null> {
  const sequences = populationSequences(spec);
  return sequences === 0 ? null : yield* drawSplit({ ...law, purpose: purposes.population }, sequences, teacher, seed, workspace);
}

/** How the training sequences are drawn. */
export function trainLaw(spec: RandomAttentionSpec): SequenceLaw {
  return {
    d: spec.d,
    n: spec.n,
    law: spec.inputLaw,
    deviation: scalingFactor(spec.inputScaling, spec.n) * spec.inputScale,
    causal: spec.supervision === "causal",
    purpose: purposes.trainInputs,
  };
}

/** How the sequences of a shifted test set are drawn. */
export function shiftedLaw(spec: RandomAttentionSpec, shift: Shift): SequenceLaw {
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

function refuseTooLarge(spec: RandomAttentionSpec): void {
  const rows = supervisedOf(spec);
  const bytes = rows * (packedSize(spec.d) + 2 * spec.d) * 8;
  if (bytes <= memoryLimit) return;
  const [size, limit] = [(bytes / 1024 ** 3).toFixed(1), memoryLimit / 1024 ** 3];
  throw new TooLargeError(attentionProblem("attention-data-too-large", { samples: rows, d: spec.d, size, limit }));
}

/** A rows x columns matrix, transposed. */
function transposed(values: Float64Array, rows: number, columns: number): Float64Array {
  const result = new Float64Array(values.length);
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) result[j * rows + i] = values[i * columns + j];
  return result;
}
