/** Questions of the panel on sample complexity: of the document, or the usual ones where it asks nothing; and the keys of their answers. */
import { defaultsOf } from "../../../../platform/fields/fields";
import type { Problem } from "../../../../platform/fields/problem";
import type { Experiment } from "../../document/document";
import {
  listedOf,
  mostSamples,
  referenceFor,
  type SampleComplexity,
  sampleComplexityFields,
  sampleComplexityProblem,
  sizesFor,
  sizesOfListed,
} from "../../document/sample-complexity";
import { featureCount } from "../../math/model/samples";
import { isOwnData } from "../../math/tasks/registry";
import { dataSize, type OwnSize } from "../../math/tasks/size";

export interface Asked extends Experiment {
  readonly sampleComplexity: SampleComplexity;
  /** Number of features. */
  readonly psi: number;
  /** The largest number of samples: of own data, subsets have at most half; computations of a machine have so many traces. */
  readonly most: number;
  /** Why it cannot be answered for these data; null where it can. */
  readonly problem: Problem | null;
}

/** Data sets drawn afresh, and the sizes to which each is fitted. */
export interface Drawing {
  readonly samples: readonly number[];
  readonly first: number;
  readonly draws: number;
}

/** The experiment with its question: that of its document, or a list of sizes around the number of features. */
export function askedOf(experiment: Experiment, own: OwnSize | null): Asked {
  const { task } = experiment;
  const psi = featureCount(dataSize(task, own)?.d ?? 2);
  const listed = listedOf(task);
  const most = listed?.sequences ?? (isOwnData(task) && own ? Math.floor(own.train / 2) : mostSamples);
  const { sampleComplexity = usual(listed ? sizesOfListed(listed) : sizesFor(psi), most) } = experiment;
  return { ...experiment, sampleComplexity, psi, most, problem: sampleComplexityProblem({ task, sampleComplexity }, own) };
}

function usual(proposed: readonly number[], most: number): SampleComplexity {
  const sizes = proposed.filter((samples) => samples <= most);
  return {
    ...(defaultsOf(sampleComplexityFields) as Omit<SampleComplexity, "samples">),
    samples: sizes.length > 0 ? sizes : [Math.max(1, most)],
  };
}

/** Of data sets: epsilon and delta only read them off. The size of the reference sample changes the best layer of all of them. */
export function drawnKey(asked: Pick<Asked, "seed" | "task" | "sampleComplexity">, ...drawings: readonly Drawing[]): string {
  return JSON.stringify([asked.seed, asked.task, referenceOf(asked), drawings]);
}

/** Sequences of the reference sample; 0 where the best layer and the second moment are known, or are those of a whole list. */
export function referenceOf({ task, sampleComplexity }: Pick<Asked, "task" | "sampleComplexity">): number {
  const isKnown =
    task.kind === "random-attention" && task.teacher === "linear" && task.inputLaw === "gaussian" && task.supervision === "last";
  return isKnown || task.kind === "custom" || listedOf(task) ? 0 : referenceFor(sampleComplexity.samples);
}

/** Dimensions of the span of all traces of a machine, about, as a part of their samples: 79 of 384, 148 of 768, 130 of 480. */
const spanShare = 0.2;
/** Factorisations of few rows are slower than products of large matrices. */
const slowness = 3;

/**
 * Floating-point operations of data sets: second moments, which are extended from size to size, and a factorisation for each size;
 * for computations of a machine factorisations in the span of all traces.
 */
export function operationsOf(asked: Pick<Asked, "task" | "sampleComplexity" | "psi">, { samples, draws }: Drawing): number {
  const { task, psi } = asked;
  const listed = listedOf(task);
  if (listed) {
    const dimensions = spanShare * listed.samples;
    const rows = (samples.reduce((sum, count) => sum + count, 0) * listed.samples) / listed.sequences;
    return 2 * slowness * draws * rows * dimensions * (dimensions + (dataSize(task, null)?.outputs ?? 0));
  }
  const moments = draws * samples[samples.length - 1] + referenceOf(asked);
  return 2 * (moments * psi ** 2 + 2 * draws * samples.length * psi ** 3);
}

/** Data sets of all listed sizes. */
export function listedDrawing({ sampleComplexity: { samples, draws } }: Pick<Asked, "sampleComplexity">): Drawing {
  return { samples, first: 0, draws };
}

/** Of the data sets that a document asks for; null where it asks for none. */
export function documentKey(experiment: Pick<Experiment, "seed" | "task" | "sampleComplexity">): string | null {
  const { sampleComplexity } = experiment;
  return sampleComplexity ? drawnKey({ ...experiment, sampleComplexity }, listedDrawing({ sampleComplexity })) : null;
}

/** The same data sets at sizes between two listed ones; null where there are none. */
export function drawingBetween({ sampleComplexity: { draws } }: Asked, sizes: readonly number[]): Drawing | null {
  return sizes.length > 0 ? { samples: sizes, first: 0, draws } : null;
}

/** Fresh data sets of one size. */
export function freshDrawing({ sampleComplexity: { draws } }: Asked, samples: number): Drawing {
  return { samples: [samples], first: draws, draws };
}

/** Names under which the session holds the computations. */
export const drawnNames = { listed: "guarantee", between: "guarantee-between", fresh: "guarantee-fresh" } as const;
