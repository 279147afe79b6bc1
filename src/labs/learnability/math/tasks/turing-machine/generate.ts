import { DimensionError, memoryLimit, TooLargeError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { packedSize } from "../../model/samples";
import type { Workspace } from "../../workspace";
import type { Dataset, Sequence } from "../dataset";
import { continued, denseHeads, TokenGenerator } from "../machine/sparse-heads";
import { denseTokens } from "../machine/tokens";
import { emptySplit, type LabelledSplit, prefixMoments, splitBytes, type Trace } from "../machine/traces";
import { withProbes } from "../probes";
import { shapeOf } from "./instance-count";
import { alphabetOf, type Instance, instances } from "./instances";
import { type TuringLayer, turingLayer } from "./layer";
import { headCount, layoutOf, promptLength, tokensPerStep } from "./layer-shape";
import type { TuringMachineSpec } from "./schema";
import { encode } from "./tokens";
import { turingProblem } from "./turing-problem";

/** The layer that generates the traces and labels the added samples. */
export function layerOf(spec: TuringMachineSpec): TuringLayer {
  return turingLayer(shapeOf(spec), alphabetOf(spec));
}

/**
 * Traces of the layer as samples: every generated token of a computation, given all before it (paper notes, sections 1.2
 * and 7.5); then added random sequences of the length of a prompt, single samples labelled by the layer. A halted machine
 * does not change for the rest of its trace, so that all traces give 3 samples a step.
 *
 * @throws {DimensionError} when there are not enough instances; {TooLargeError} when samples and layer do not fit.
 */
export function* generate(spec: TuringMachineSpec, seed: number, workspace: Workspace): LongComputation<Dataset> {
  refuseTooLarge(spec);
  const { train, test } = instances(spec, seed, workspace);
  const layer = layerOf(spec);
  const { d } = layer.layout;
  const teacher = denseHeads(layer.heads, d);
  const traces = yield* within(0, 0.7, tracesOf(layer, train, spec.steps));
  const testTraces = yield* within(0.7, 0.9, tracesOf(layer, test, spec.steps));
  // With added samples the prefixes of a trace are single samples too: all sequences of a split have the same number of
  // prefixes.
  const samples = spec.probes === 0 ? traces : { ...traces, prefixes: 1 };
  const supervised = yield* within(0.9, 1, withProbes(samples, spec, teacher, seed, workspace, promptLength(layer.shape)));
  return {
    d,
    outputs: d,
    train: supervised,
    test: testTraces,
    shifted: [],
    teacher,
    reference: null,
    traces: { prompt: promptLength(layer.shape) },
    noise: 0,
    followsTheory: false,
  };
}

/** All tokens of one test trace, prompt and computation, for display. @throws {DimensionError} when there is none of this index. */
export function sequence(spec: TuringMachineSpec, seed: number, index: number, workspace: Workspace): Sequence {
  const instance = instances(spec, seed, workspace).test[index];
  if (!instance) throw new DimensionError(`there is no test sequence ${index}`);
  const layer = layerOf(spec);
  const { tokens } = traceOf(layer, instance, spec.steps);
  return { n: tokens.length, Z: denseTokens(tokens, layer.layout.d), y: null };
}

/** The trace of the layer on one instance. */
export function traceOf(layer: TuringLayer, { machine, tape, head }: Instance, steps: number): Trace {
  const prompt = encode(layer, machine, tape, head);
  return { tokens: continued(layer.heads, prompt, tokensPerStep * steps), prompt: prompt.length };
}

/** Traces as samples, one after the other. */
export function* tracesOf(layer: TuringLayer, list: readonly Instance[], steps: number): LongComputation<LabelledSplit> {
  const prefixes = tokensPerStep * steps;
  const split = emptySplit(layer.layout.d, list.length * prefixes, prefixes);
  for (const [i, instance] of list.entries())
    yield* within(i / list.length, (i + 1) / list.length, writeTrace(split, i * prefixes, layer, instance, steps));
  return split;
}

/** Steps of a machine between two pauses, and entries of G written between two: a few milliseconds of work each. */
const stepsPerTurn = 5;
const entriesPerTurn = 2 ** 20;

/** `traceOf` and `prefixMoments` in slices: long traces of large machines take half a second. */
function* writeTrace(
  split: LabelledSplit,
  at: number,
  layer: TuringLayer,
  { machine, tape, head }: Instance,
  steps: number,
): LongComputation<void> {
  const generator = new TokenGenerator(layer.heads, encode(layer, machine, tape, head));
  const prompt = generator.tokens.length;
  for (let step = 0; step < steps; step++) {
    if (step % stepsPerTurn === 0) yield step / steps / 2;
    for (let i = 0; i < tokensPerStep; i++) generator.append(generator.next().token);
  }
  const { tokens } = generator;
  const samplesPerTurn = Math.ceil(entriesPerTurn / packedSize(split.d));
  for (let first = prompt; first < tokens.length; first += samplesPerTurn) {
    yield (1 + (first - prompt) / (tokens.length - prompt)) / 2;
    // Earlier tokens count as the prompt: they are in every G, and were written in an earlier slice.
    prefixMoments(split, at + first - prompt, { tokens: tokens.slice(0, first + samplesPerTurn), prompt: first });
  }
}

/** Refuses samples and layers that do not fit into memory, before anything is generated. */
function refuseTooLarge(spec: TuringMachineSpec): void {
  const shape = shapeOf(spec);
  const { d } = layoutOf(shape);
  const samples = (spec.traces + spec.testTraces) * tokensPerStep * spec.steps + spec.probes;
  const bytes = splitBytes(d, samples) + headCount(shape) * 2 * d * d * 8;
  if (bytes <= memoryLimit) return;
  const [size, limit] = [(bytes / 1024 ** 3).toFixed(1), memoryLimit / 1024 ** 3];
  throw new TooLargeError(turingProblem("turing-data-too-large", { samples, d, entries: packedSize(d), size, limit }));
}
