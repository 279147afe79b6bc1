/**
 * The work of a step of a learner of several layers in multiply-adds: its matrix products; norms and softmax are of lower
 * order.
 */
import type { DeepSpec, LinearLayersSpec, TransformerSpec } from "./fields";

/** The size of one sequence. */
export interface SequenceSize {
  readonly d: number;
  readonly outputs: number;
  /** Tokens of the longest sequence, and the number of supervised last ones. */
  readonly n: number;
  readonly prefixes: number;
}

/** The forward pass over one batch of every seed. */
export function forwardWork(spec: DeepSpec, size: SequenceSize): number {
  return spec.repeats * spec.batch * (spec.kind === "transformer" ? transformerWork(spec, size) : linearWork(spec, size));
}

/** Steps with their gradients: every product of the forward pass has two in the backward pass. */
export function deepWork(spec: DeepSpec, size: SequenceSize, steps: number): number {
  return 3 * steps * forwardWork(spec, size);
}

/** For every head and row: Q, d^2; scores and attended tokens, n d each; V, d times its outputs. */
function linearWork({ layers, heads }: LinearLayersSpec, { d, outputs, n, prefixes }: SequenceSize): number {
  const layer = (rows: number, width: number) => rows * heads * (d * d + 2 * n * d + d * width);
  return (layers - 1) * layer(n, d) + layer(prefixes, outputs);
}

/**
 * Embedding; in every layer queries, keys, values, attention, projection and MLP; read-out. The last layer computes
 * supervised rows only.
 */
function transformerWork({ layers, heads, width, mlpRatio }: TransformerSpec, { d, outputs, n, prefixes }: SequenceSize): number {
  const inner = heads * Math.max(1, Math.floor(width / heads));
  const layer = (rows: number) => 2 * (rows + n) * width * inner + 2 * rows * n * inner + 2 * rows * mlpRatio * width * width;
  return n * d * width + (layers - 1) * layer(n) + layer(prefixes) + prefixes * width * outputs;
}
