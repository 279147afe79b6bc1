import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { packedSize, type Split } from "../../model/samples";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import type { Sequence } from "../dataset";
import { drawTokenSplit } from "../sampled-tokens";
import type { GenerationContext, TaskSource } from "../task-source";
import { referencePrompts } from "./kind";
import { layerMatrix, learnedBy } from "./layer-matrix";
import { drawPrompt, promptLaw } from "./prompt";
import type { InContextRegressionSpec } from "./schema";

/** Draws prompts with a task vector each; those of the test set have vectors of their own. The label is y_q, one number. */
export const inContextRegressionSource: TaskSource<InContextRegressionSpec> = {
  *generate(spec, { seed, workspace }) {
    const drawn = (purpose: number, count: number) => drawPrompts(spec, purpose, count, BigInt(seed), workspace);
    const train = yield* within(0, 0.5, drawn(purposes.promptTrain, spec.samples));
    const test = yield* within(0.5, 0.7, drawn(purposes.promptTest, spec.testSamples));
    const most = referencePrompts(spec);
    const reference = most === 0 ? null : yield* within(0.7, 1, drawn(purposes.reference, most));
    // The noise is a part of the prompts: the labels to be learned have none.
    const facts = { shifted: [], teacher: null, traces: null, divisor: spec.context, noise: 0, followsTheory: false };
    return { d: train.d, outputs: 1, train, test, reference, ...facts };
  },
  *dataSet(spec, { seed, workspace }, draw, count) {
    return yield* drawPrompts(spec, purposes.dataSets + draw, count, BigInt(seed), workspace);
  },
  *population(spec, { seed, workspace }, count) {
    const sample = yield* drawPrompts(spec, purposes.reference, count, BigInt(seed), workspace);
    return { sample, teacher: null, gaussian: null };
  },
  *tokens(spec, { seed, workspace }) {
    const tokens = (purpose: number, count: number) =>
      drawTokenSplit(
        (within, law, key, index) => drawPrompt(within, law, { seed: key, purpose, index }).tokens,
        { ...promptLaw(spec), purpose },
        count,
        BigInt(seed),
        workspace,
      );
    const train = yield* within(0, 0.7, tokens(purposes.promptTrain, spec.samples));
    const test = yield* within(0.7, 1, tokens(purposes.promptTest, spec.testSamples));
    return { train, test, shifted: [] };
  },
  learned: (spec, heads) => learnedBy(layerMatrix(heads), spec),
  testSequence: (spec, context, index) => sequence(spec, context, purposes.promptTest, index),
  training: {
    count: ({ samples }) => samples,
    sequence: (spec, context, index) => sequence(spec, context, purposes.promptTrain, index),
  },
};

/** Prompts drawn between two pauses, about 5 ms. */
const perTurn = 128;

/** The first prompts of a stream as samples: G = Z Z^T / N, packed, z and y_q, with N the examples in the context. */
function* drawPrompts(
  spec: InContextRegressionSpec,
  purpose: number,
  count: number,
  seed: bigint,
  workspace: Workspace,
): LongComputation<Split> {
  const law = promptLaw(spec);
  const { d } = law;
  const [gram, last, labels] = [packedSize(d), d, 1].map((width) => new Float64Array(count * width));
  for (let index = 0; index < count; index++) {
    if (index % perTurn === 0) yield index / count;
    const { tokens, answer } = drawPrompt(workspace, law, { seed, purpose, index });
    gram.set(dividedGram(tokens, d, spec.context, workspace), index * packedSize(d));
    last.set(tokens.subarray(tokens.length - d), index * d);
    labels[index] = answer;
  }
  return { d, count, gram, last, outputs: 1, labels, prefixes: 1 };
}

function dividedGram(tokens: Float64Array, d: number, divisor: number, workspace: Workspace): Float64Array {
  return workspace.scope(() => {
    const at = workspace.push(tokens);
    const gram = workspace.allocate(packedSize(d) * 8);
    const last = workspace.allocate(d * 8);
    workspace.kernels.sequenceMoments(at, d, tokens.length / d, false, gram, last);
    return workspace.f64(gram, packedSize(d)).map((value) => value / divisor);
  });
}

/** One prompt for display, its tokens as columns. */
function sequence(spec: InContextRegressionSpec, { seed, workspace }: GenerationContext, purpose: number, index: number): Sequence {
  const { d, n, ...law } = promptLaw(spec);
  const { tokens, answer } = drawPrompt(workspace, { d, n, ...law }, { seed: BigInt(seed), purpose, index });
  return { n, Z: Float64Array.from({ length: d * n }, (_, at) => tokens[(at % n) * d + Math.floor(at / n)]), y: Float64Array.of(answer) };
}
