/** Targets whose samples are independent sequences of tokens, each from its own random stream. */
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { predict } from "../model/forward";
import { packedSize, type Split } from "../model/samples";
import { joinedTokens, type TokenSplit } from "../model/token-splits";
import { purposes } from "../streams";
import type { Workspace } from "../workspace";
import type { Sequence, ShiftedSplit } from "./dataset";
import { lawOfProbes, type ProbeSpec, withProbes } from "./probes";
import { drawTokenSplit } from "./sampled-tokens";
import { addNoise, type DrawnLaw, type DrawTokens, drawTokens, type Teacher, type TokenLaw } from "./sampling";
import type { GenerationContext, Population, TaskSource } from "./task-source";

/** The fields that every such target has. */
export interface SampledSpec extends ProbeSpec {
  readonly samples: number;
  readonly testSamples: number;
  readonly noise: number;
}

/** The distributions of the training and test sequences, and of those of shifted test sets. */
export interface Laws<Law> {
  readonly train: Law;
  readonly shifted: readonly (Law & Pick<ShiftedSplit, "name">)[];
}

export interface SampledTarget<Spec extends SampledSpec, Law extends TokenLaw> {
  laws(spec: Spec): Laws<Law>;
  readonly draw: DrawTokens<Law>;
  /** The teacher that labels the sequences. */
  teacher(spec: Spec, seed: number, workspace: Workspace): Teacher;
  /** See `Dataset`. */
  followsTheory?(spec: Spec): boolean;
  /** See `Population`; null by default. */
  gaussian?(spec: Spec): Population["gaussian"];
  /** Sequences of `Dataset.reference`; none by default. */
  reference?(spec: Spec): number;
  /** A function that changes labels in place, after noise; null where the labels of this spec stay those of the teacher. */
  relabel?(spec: Spec): ((split: Split) => void) | null;
  /** @throws {TooLargeError} before anything is drawn. */
  refuse?(spec: Spec): void;
  /** Draws and labels many sequences together, faster and with the same result. */
  readonly split?: DrawSplit<Law>;
  /** The purposes of its random streams, where they differ from the usual ones; shifted sets count up from `shifted`. */
  readonly streams?: { readonly train: number; readonly test: number; readonly shifted: number };
}

type DrawSplit<Law> = (law: DrawnLaw<Law>, count: number, teacher: Teacher, seed: bigint, workspace: Workspace) => LongComputation<Split>;

const usualStreams = { train: purposes.trainInputs, test: purposes.testInputs, shifted: purposes.shiftedInputs };

/** Generates training, test and shifted sets of such a target, their tokens, and single sequences for display. */
export function sampledTarget<Spec extends SampledSpec, Law extends TokenLaw>(
  target: SampledTarget<Spec, Law>,
): Required<Omit<TaskSource<Spec>, "learned">> {
  const { draw, streams = usualStreams, split = splitBy(draw) } = target;

  function lawsOf(spec: Spec) {
    const { train, shifted } = target.laws(spec);
    return {
      train: { ...train, purpose: streams.train },
      test: { ...train, purpose: streams.test },
      shifted: shifted.map((law, k) => ({ ...law, purpose: streams.shifted + k })),
      reference: { ...train, purpose: purposes.reference },
    };
  }

  function* generate(spec: Spec, { seed, workspace }: GenerationContext) {
    target.refuse?.(spec);
    const laws = lawsOf(spec);
    const { d, n } = laws.train;
    const teacher = target.teacher(spec, seed, workspace);
    const made = (law: DrawnLaw<Law>, count: number) => split(law, count, teacher, BigInt(seed), workspace);
    const drawn = yield* within(0, 0.6, made(laws.train, spec.samples));
    addNoise(drawn, spec.noise, BigInt(seed), workspace);
    const train = yield* within(0.6, 0.7, withProbes(drawn, spec, teacher, seed, workspace, n));
    const test = yield* within(0.7, 0.8, made(laws.test, spec.testSamples));
    const shifted: ShiftedSplit[] = [];
    for (const law of laws.shifted) shifted.push({ ...(yield* within(0.8, 0.9, made(law, spec.testSamples))), name: law.name });
    const most = target.reference?.(spec) ?? 0;
    const reference = most === 0 ? null : yield* within(0.9, 1, made(laws.reference, most));
    const relabel = target.relabel?.(spec);
    for (const one of [train, test, ...shifted]) relabel?.(one);
    return {
      ...{ d, outputs: teacher.outputs, train, test, shifted, reference },
      teacher: "answers" in teacher ? null : teacher,
      traces: null,
      noise: spec.noise,
      followsTheory: target.followsTheory?.(spec) ?? false,
    };
  }

  function* dataSet(spec: Spec, { seed, workspace }: GenerationContext, draw: number, count: number) {
    const { train } = target.laws(spec);
    const teacher = target.teacher(spec, seed, workspace);
    const drawn = yield* split({ ...train, purpose: purposes.dataSets + draw }, count, teacher, BigInt(seed), workspace);
    addNoise(drawn, spec.noise, BigInt(seed), workspace, 0, purposes.dataSetNoise + draw);
    target.relabel?.(spec)?.(drawn);
    return drawn;
  }

  function* population(spec: Spec, { seed, workspace }: GenerationContext, count: number) {
    const { reference } = lawsOf(spec);
    const teacher = target.teacher(spec, seed, workspace);
    const relabel = target.relabel?.(spec) ?? null;
    const layer = "answers" in teacher || relabel ? null : teacher;
    const gaussian = target.gaussian?.(spec) ?? null;
    // Where teacher and second moment are known, only the dimensions of the sample are used.
    const sample = yield* split(reference, layer && gaussian ? 1 : count, teacher, BigInt(seed), workspace);
    relabel?.(sample);
    return { sample, teacher: layer, gaussian };
  }

  function* tokens(spec: Spec, { seed, workspace }: GenerationContext) {
    const laws = lawsOf(spec);
    const { d, n, causal = false } = laws.train;
    const made = (law: DrawnLaw<Law>, count: number) => drawTokenSplit(draw, law, count, BigInt(seed), workspace);
    const drawn = yield* within(0, 0.6, made(laws.train, spec.samples));
    const probes = lawOfProbes(d, n, spec.probeLaw, causal);
    const added = yield* within(0.6, 0.7, drawTokenSplit(drawTokens, probes, spec.probes, BigInt(seed), workspace));
    const test = yield* within(0.7, 0.8, made(laws.test, spec.testSamples));
    const shifted: TokenSplit[] = [];
    for (const law of laws.shifted) shifted.push(yield* within(0.8, 1, made(law, spec.testSamples)));
    return { train: spec.probes === 0 ? drawn : joinedTokens(drawn, added), test, shifted };
  }

  function sequence(part: "train" | "test", spec: Spec, { seed, workspace }: GenerationContext, index: number): Sequence {
    const law = lawsOf(spec)[part];
    return { n: law.n, Z: transposed(draw(workspace, law, BigInt(seed), index), law.n, law.d), y: null };
  }

  return {
    generate,
    dataSet,
    population,
    tokens,
    testSequence: (spec, context, index) => sequence("test", spec, context, index),
    training: { count: ({ samples }) => samples, sequence: (spec, context, index) => sequence("train", spec, context, index) },
  };
}

/** Sequences drawn between two pauses, about 5 ms. */
const perTurn = 128;

/** Draws sequence after sequence and labels the last token of each. */
function splitBy<Law extends TokenLaw>(draw: DrawTokens<Law>): DrawSplit<Law> {
  return function* (law, count, teacher, seed, workspace) {
    const { d, n } = law;
    const size = packedSize(d);
    const { outputs } = teacher;
    const [gram, last, labels] = [size, d, outputs].map((width) => new Float64Array(count * width));
    for (let first = 0; first < count; first += perTurn) {
      yield first / count;
      const taken = Math.min(perTurn, count - first);
      for (let i = first; i < first + taken; i++) {
        const tokens = draw(workspace, law, seed, i);
        gram.set(gramOf(tokens, d, workspace), i * size);
        last.set(tokens.subarray(tokens.length - d), i * d);
        if ("answers" in teacher) labels.set(teacher.lastAnswer(tokens, n), i * outputs);
      }
      if ("answers" in teacher) continue;
      const part = { d, count: taken, gram: gram.subarray(first * size, (first + taken) * size), last: last.subarray(first * d) };
      labels.set(predict(workspace, teacher, part), first * outputs);
    }
    return { d, count, gram, last, outputs, labels, prefixes: 1 };
  };
}

/** G = Z Z^T, packed, of tokens stored one after the other. */
function gramOf(tokens: Float64Array, d: number, workspace: Workspace): Float64Array {
  return workspace.scope(() => {
    const at = workspace.push(tokens);
    const gram = workspace.allocate(packedSize(d) * 8);
    const last = workspace.allocate(d * 8);
    workspace.kernels.sequenceMoments(at, d, tokens.length / d, false, gram, last);
    return workspace.f64(gram, packedSize(d)).slice();
  });
}

/** A rows x columns matrix, transposed. */
function transposed(values: Float64Array, rows: number, columns: number): Float64Array {
  return Float64Array.from(values, (_, at) => values[(at % rows) * columns + Math.floor(at / rows)]);
}
