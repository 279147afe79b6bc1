import type { Stage } from "../../../platform/engine/stages";
import type { Experiment } from "../document/document";
import type { SampleComplexity } from "../document/sample-complexity";
import { dataWork, eigenvectors } from "../math/learners/cost";
import { learnerKindOf } from "../math/learners/registry";
import { isSolved } from "../math/learners/training-methods";
import { featureCount } from "../math/model/samples";
import { type DataSize, dataSize, type OwnSize, sequenceLength } from "../math/tasks/size";

/** A step of a learner of layers takes as long as one of heads with this many times its multiply-adds. */
const slownessOfLayers = 10;

/** The stages of a result document: the data, the learners in their order, the certificate of the test samples, the map, the sample complexity. */
export function stagesOf({ task, learners, map, sampleComplexity }: Experiment, own: OwnSize | null): readonly Stage[] {
  const size = dataSize(task, own);
  const workOf = (spec: Experiment["learners"][number]): number => {
    const work = size && learnerKindOf(spec).work(spec, { ...size, n: sequenceLength(task) });
    return work ? work.multiplyAdds * (work.sort.startsWith("layers") ? slownessOfLayers : 1) : 0;
  };
  return [
    { name: "data and closed forms", work: size ? dataWork(size, learners.filter(isSolved).length) : 0 },
    ...learners.map((spec, index) => ({ name: `learners[${index}] (${learnerKindOf(spec).label(spec)})`, work: workOf(spec) })),
    { name: "certificate of the test samples", work: size ? certificateWork(size) : 0 },
    ...(map ? [{ name: "map", work: map.x.points.length * map.y.points.length * map.seeds * workOf(map.learner) }] : []),
    ...(sampleComplexity ? [{ name: "sample complexity", work: size ? fitsWork(size, sampleComplexity) : 0 }] : []),
  ];
}

/** Second moments of all data sets, which are extended from N to N. */
function fitsWork({ d }: DataSize, { samples, draws }: SampleComplexity): number {
  return draws * (samples.at(-1) ?? 0) * featureCount(d) ** 2;
}

/** With fewer samples than features their span is computed; otherwise, as a rule, the certificate costs nothing. */
function certificateWork({ d, samples }: DataSize): number {
  return samples < featureCount(d) ? eigenvectors(samples) : 0;
}

/** Receives the share of a stage that is done, from 0 to 1, several times a second. */
export type OnShare = (share: number) => void;

/** The function that receives the share of each stage. */
export type Stages = (stage: number) => OnShare | undefined;
