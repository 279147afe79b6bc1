/** Facts about a file of own data on which the answers depend. */
import { featureCount } from "../../math/model/samples";
import type { OwnData, Sequence } from "../../math/tasks/dataset";
import type { OwnSize } from "../../math/tasks/size";

export interface OwnFacts extends OwnSize {
  /** Training rows with different tokens, counted up to one more than 2 psi. */
  readonly distinct: number;
  /** Variance of the training labels about their mean, averaged over outputs; null where labels are missing. */
  readonly labelVariance: number | null;
}

const known = new WeakMap<OwnData, OwnFacts>();

/** Computed once for each file. */
export function ownFactsOf(data: OwnData): OwnFacts {
  const facts = known.get(data) ?? computed(data);
  known.set(data, facts);
  return facts;
}

function computed(data: OwnData): OwnFacts {
  const { d, outputs, train, test } = data;
  const enough = 2 * featureCount(d) + 1;
  return { d, outputs, train: train.length, test: test.length, distinct: distinctRows(train, enough), labelVariance: varianceOf(data) };
}

function distinctRows(rows: readonly Sequence[], enough: number): number {
  const seen = new Set<string>();
  for (const { Z } of rows) {
    seen.add(Z.join());
    if (seen.size === enough) break;
  }
  return seen.size;
}

function varianceOf({ outputs, train }: OwnData): number | null {
  if (train.length === 0 || train.some(({ y }) => y === null)) return null;
  let total = 0;
  for (let a = 0; a < outputs; a++) {
    const labels = train.map(({ y }) => y?.[a] ?? Number.NaN);
    const mean = labels.reduce((sum, label) => sum + label, 0) / labels.length;
    total += labels.reduce((sum, label) => sum + (label - mean) ** 2, 0) / labels.length;
  }
  return total / outputs;
}
