/** Questions of the panel on sample complexity: of the document, or the usual ones where it asks nothing; and the keys of their answers. */
import { defaultsOf } from "../../../../platform/fields/fields";
import type { Problem } from "../../../../platform/fields/problem";
import type { Experiment } from "../../document/document";
import {
  type Listed,
  listedOf,
  mostOfRows,
  mostSamples,
  mostSizes,
  type SampleComplexity,
  sampleComplexityFields,
  sampleComplexityProblem,
  sizesFor,
} from "../../document/sample-complexity";
import { featureCount } from "../../math/model/samples";
import { referenceFor } from "../../math/sample-complexity/needed";
import { isOwnData, type TaskSpec } from "../../math/tasks/registry";
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
  const most = listed?.sequences ?? (isOwnData(task) && own ? mostOfRows(own.train) : mostSamples);
  const { sampleComplexity = usual(listed ? sizesOfListed(listed) : sizesUpTo(sequencesOf(task, own), psi), most) } = experiment;
  return { ...experiment, sampleComplexity, psi, most, problem: sampleComplexityProblem({ task, sampleComplexity }, own) };
}

function usual(proposed: readonly number[], most: number): SampleComplexity {
  const sizes = proposed.filter((samples) => samples <= most);
  return {
    ...(defaultsOf(sampleComplexityFields) as Omit<SampleComplexity, "samples">),
    samples: sizes.length > 0 ? sizes : [Math.max(1, most)],
  };
}

/** Training sequences of the experiment; 0 while its file is closed. */
export function sequencesOf(task: TaskSpec, own: OwnSize | null): number {
  return "samples" in task ? task.samples : "traces" in task ? task.traces : (own?.train ?? 0);
}

/** Operations of a second moment beyond which the experiment's own number of samples makes a question much longer. */
const mostOfMoment = 1e8;

/** Sizes around the number of features; and where the experiment has more samples, doubled ones up to these, so that its answer is known. */
function sizesUpTo(samples: number, psi: number): readonly number[] {
  const sizes = [...sizesFor(psi)];
  if (samples * psi ** 2 > mostOfMoment) return sizes;
  while (sizes[sizes.length - 1] < samples) sizes.push(Math.min(samples, 2 * sizes[sizes.length - 1]));
  return sizes;
}

/** Powers of two up to the number of training sequences of a target that has finitely many. */
function sizesOfListed({ sequences }: Listed): readonly number[] {
  return Array.from({ length: mostSizes }, (_, k) => 2 ** k).filter((samples) => samples <= sequences);
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
