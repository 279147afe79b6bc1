import { DimensionError, memoryLimit, TooLargeError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { packedSize } from "../../model/samples";
import type { Workspace } from "../../workspace";
import type { Dataset, Sequence } from "../dataset";
import { denseHeads } from "../machine/sparse-heads";
import { denseTokens } from "../machine/tokens";
import { emptySplit, type LabelledSplit, prefixMoments, splitBytes } from "../machine/traces";
import { withProbes } from "../probes";
import { automatonProblem } from "./automaton-problem";
import { sizesOf } from "./instance-count";
import { drawInstances, type Instance, instances } from "./instances";
import { type AutomatonLayer, encode, fixedLayer, symbolsOf, tokensPerStep, traceOf, universalLayer } from "./layer";
import type { AutomatonSpec } from "./schema";

/** The layer that generates the traces and labels the added samples. */
export function layerOf(spec: AutomatonSpec): AutomatonLayer {
  return spec.form === "fixed" ? fixedLayer(spec.machine, spec.length) : universalLayer(sizesOf(spec));
}

/**
 * Traces of the layer as samples: every generated token of a computation, given all before it (paper notes, sections 6.3
 * and 7.6); then added random sequences of the length of a prompt, single samples labelled by the layer.
 *
 * @throws {DimensionError} when there are not enough instances; {TooLargeError} when the samples do not fit.
 */
export function* generate(spec: AutomatonSpec, seed: number, workspace: Workspace): LongComputation<Dataset> {
  const layer = layerOf(spec);
  const { d } = layer.layout;
  const prefixes = spec.length * tokensPerStep(layer);
  const { train, test } = yield* within(0, 0.1, drawInstances(spec, seed, workspace));
  refuseTooLarge(d, (train.length + test.length) * prefixes + spec.probes);
  const teacher = denseHeads(layer.heads, d);
  const traces = yield* within(0.1, 0.5, tracesOf(layer, train));
  const testTraces = yield* within(0.5, 0.9, tracesOf(layer, test));
  // With added samples the prefixes of a trace are single samples too: all sequences of a split have the same number of
  // prefixes.
  const samples = spec.probes === 0 ? traces : { ...traces, prefixes: 1 };
  const prompt = encode(layer, train[0].automaton, train[0].word).length;
  const supervised = yield* within(0.9, 1, withProbes(samples, spec, teacher, seed, workspace, prompt));
  return {
    d,
    outputs: d,
    train: supervised,
    test: testTraces,
    shifted: [],
    teacher,
    reference: null,
    traces: { prompt },
    // The layer's outputs on random sequences are not tokens.
    ...(spec.probes === 0 ? { symbols: symbolsOf(layer) } : {}),
    noise: 0,
    followsTheory: false,
  };
}

/** All tokens of one test instance, prompt and computation, for display. @throws {DimensionError} when there is none of this index. */
export function sequence(spec: AutomatonSpec, seed: number, index: number, workspace: Workspace): Sequence {
  const instance = instances(spec, seed, workspace).test[index];
  if (!instance) throw new DimensionError(`there is no test sequence ${index}`);
  const layer = layerOf(spec);
  const { tokens } = traceOf(layer, instance.automaton, instance.word);
  return { n: tokens.length, Z: denseTokens(tokens, layer.layout.d), y: null };
}

/** Most traces, and most bytes written, between two pauses: a few milliseconds of work. */
const perTurn = { traces: 16, bytes: 1_000_000 };

/** Traces as samples, one after the other. */
export function* tracesOf(layer: AutomatonLayer, list: readonly Instance[]): LongComputation<LabelledSplit> {
  const prefixes = layer.sizes.length * tokensPerStep(layer);
  const { d } = layer.layout;
  const split = emptySplit(d, list.length * prefixes, prefixes);
  const turn = Math.min(perTurn.traces, Math.max(1, Math.floor(perTurn.bytes / splitBytes(d, prefixes))));
  for (const [i, { automaton, word }] of list.entries()) {
    if (i % turn === 0) yield i / list.length;
    prefixMoments(split, i * prefixes, traceOf(layer, automaton, word));
  }
  return split;
}

function refuseTooLarge(d: number, rows: number): void {
  const bytes = splitBytes(d, rows);
  if (bytes <= memoryLimit) return;
  const [size, limit] = [(bytes / 1024 ** 3).toFixed(1), memoryLimit / 1024 ** 3];
  throw new TooLargeError(automatonProblem("automaton-data-too-large", { samples: rows, d, entries: packedSize(d), size, limit }));
}
