/**
 * How each target makes its data. Apart from the registry, because a page that only reads and writes documents need not
 * carry this: data are made in workers. Adding a target takes one line here, too.
 */
import { DimensionError } from "../numerics/errors";
import type { LongComputation } from "../numerics/progress";
import type { Workspace } from "../numerics/workspace";
import { generate as generateMemories, sequence as memoryTokens } from "./associative-memory/generate";
import { sequence as automatonTokens, generate as generateAutomata } from "./automaton/generate";
import { generate as generateCustom } from "./custom/generate";
import type { Dataset, OwnData, Sequence } from "./dataset";
import { sequence as attentionTokens, generate as generateRandomAttention } from "./random-attention/generate";
import type { TaskSpec } from "./registry";
import { generate as generateTuring, sequence as turingTokens } from "./turing-machine/generate";

/** What a generator may use besides its spec. */
export interface GenerationContext {
  readonly seed: number;
  readonly data: OwnData | null;
  readonly workspace: Workspace;
}

interface Generator<Spec> {
  readonly generate: (spec: Spec, context: GenerationContext) => LongComputation<Dataset>;
  /** The tokens of one test sequence, for display. */
  readonly testSequence: (spec: Spec, context: GenerationContext, index: number) => Sequence;
}

type Generators = { readonly [Kind in TaskSpec["kind"]]: Generator<Extract<TaskSpec, { kind: Kind }>> };

const generators: Generators = {
  "random-attention": {
    generate: (spec, { seed, workspace }) => generateRandomAttention(spec, seed, workspace),
    testSequence: (spec, { seed, workspace }, index) => attentionTokens(spec, seed, "test", index, workspace),
  },
  "associative-memory": {
    generate: (spec, { seed, workspace }) => generateMemories(spec, seed, workspace),
    testSequence: (spec, { seed, workspace }, index) => memoryTokens(spec, seed, index, workspace),
  },
  automaton: {
    generate: (spec, { seed, workspace }) => generateAutomata(spec, seed, workspace),
    testSequence: (spec, { seed, workspace }, index) => automatonTokens(spec, seed, index, workspace),
  },
  "turing-machine": {
    generate: (spec, { seed, workspace }) => generateTuring(spec, seed, workspace),
    testSequence: (spec, { seed, workspace }, index) => turingTokens(spec, seed, index, workspace),
  },
  custom: {
    generate: (_, { data }) => generateCustom(data),
    testSequence: (_, { data }, index) => ownSequence(data, index),
  },
};

/** The data set a task describes. */
export function generate(spec: TaskSpec, context: GenerationContext): LongComputation<Dataset> {
  return generatorOf(spec).generate(spec, context);
}

/** The tokens of one test sequence, for display. @throws {DimensionError} when own data have no such sequence. */
export function testSequence(spec: TaskSpec, context: GenerationContext, index: number): Sequence {
  return generatorOf(spec).testSequence(spec, context, index);
}

/** The kind of a spec says which generator takes it, which the type of a table cannot express. */
function generatorOf({ kind }: TaskSpec): Generator<TaskSpec> {
  return generators[kind] as Generator<TaskSpec>;
}

function ownSequence(data: OwnData | null, index: number): Sequence {
  const sequence = data?.test[index];
  if (!sequence) throw new DimensionError(`there is no test sequence ${index}`);
  return sequence;
}
