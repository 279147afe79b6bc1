/** The work of data sets, before they are drawn. */
import { listedOf } from "../../document/sample-complexity";
import { isOwnData } from "../../math/tasks/registry";
import { dataSize, sequenceLength } from "../../math/tasks/size";
import { type Asked, type Drawing, referenceOf } from "./asked";

/** Dimensions of the span of all traces of a machine, about, as a part of their samples: 79 of 384, 148 of 768, 130 of 480. */
const spanShare = 0.2;
/** Factorisations of few rows are slower than products of large matrices. */
const slowness = 3;
/** A random entry of a token takes as long as so many operations. */
const entry = 40;

/**
 * Floating-point operations of data sets: tokens with their G; second moments, which are extended from size to size; and a
 * factorisation for each size. Fits to traces of a machine are factorisations in the span of all traces.
 */
export function operationsOf(asked: Pick<Asked, "task" | "sampleComplexity" | "psi" | "most">, { samples, draws }: Drawing): number {
  const { task, psi, most } = asked;
  const { d = 2, outputs = 1, prefixes = 1 } = dataSize(task, null) ?? {};
  const listed = listedOf(task);
  if (listed) {
    const dimensions = spanShare * listed.samples;
    const rows = (samples.reduce((sum, count) => sum + count, 0) * listed.samples) / listed.sequences;
    return 2 * slowness * draws * rows * dimensions * (dimensions + outputs);
  }
  const reference = isOwnData(task) ? 2 * most : referenceOf(asked);
  const sequences = draws * samples[samples.length - 1] + reference;
  const tokens = sequences * (sequenceLength(task) ?? 1) * d * (d + entry);
  return tokens + 2 * (sequences * prefixes * psi ** 2 + 2 * draws * samples.length * psi ** 3);
}

/** Floating-point operations that begin by themselves once the panel is open, at most. */
export const unasked = 2e10;

/** About two seconds of one core: 0.4 billion operations at d = 4 take 0.6 s, where no other work slows them. */
const shortOperations = 1e9;

/** Whether the data sets of the question are so few that they are drawn without being asked for, beside the panels. */
export function isShort(asked: Asked, drawing: Drawing): boolean {
  return operationsOf(asked, drawing) <= shortOperations;
}
