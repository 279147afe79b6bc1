/** The data sets that an experiment asks for, and the keys under which the session holds them. */
import { defaultsOf } from "../../../../platform/fields/fields";
import type { Experiment } from "../../document/document";
import { type SampleComplexity, sampleComplexityFields, sizesFor } from "../../document/sample-complexity";
import type { SizesBetween } from "../../engine/sample-complexity/excess-by-draw";
import { featureCount } from "../../math/model/samples";
import { isOwnData } from "../../math/tasks/registry";
import { dataSize, type OwnSize } from "../../math/tasks/size";

export type Asked = Experiment & { readonly sampleComplexity: SampleComplexity };

/** The experiment with what is asked: that of its document, or a list of sizes around the number of features. */
export function askedOf(experiment: Experiment, own: OwnSize | null): Asked {
  const { sampleComplexity = usual(experiment, own) } = experiment;
  return { ...experiment, sampleComplexity };
}

/** Subsets of own data have at most half of the rows. */
function usual({ task }: Experiment, own: OwnSize | null): SampleComplexity {
  const rows = isOwnData(task) ? (own?.train ?? null) : null;
  const psi = featureCount(dataSize(task, own)?.d ?? 2);
  const sizes = sizesFor(psi).filter((samples) => rows === null || 2 * samples <= rows);
  return {
    ...(defaultsOf(sampleComplexityFields) as Omit<SampleComplexity, "samples">),
    samples: sizes.length > 0 ? sizes : [Math.max(1, Math.floor((rows ?? 2) / 2))],
  };
}

/** Of the data sets: epsilon and delta only read them off. */
export function drawsKey({ seed, task, sampleComplexity: { samples, draws } }: Asked): string {
  return JSON.stringify([[seed, task], samples, draws]);
}

/** Of the check of the number that is named. */
export function checkKey({ seed, task, sampleComplexity }: Asked, between: SizesBetween): string {
  return JSON.stringify([[seed, task], sampleComplexity, between]);
}
