import type { Stage } from "../../../platform/engine/stages";
import type { Experiment } from "../document/document";
import { dataWork, eigenvectors } from "../math/learners/cost";
import { learnerKindOf } from "../math/learners/registry";
import { isSolved } from "../math/learners/training-methods";
import { featureCount } from "../math/model/samples";
import { type DataSize, dataSize, type OwnSize, sequenceLength } from "../math/tasks/size";

/** A step of a learner of layers takes as long as one of heads with this many times its multiply-adds. */
const slownessOfLayers = 10;

/** The stages of a result document: the data, the learners in their order, the certificate of the test samples, the map. */
export function stagesOf({ task, learners, map }: Experiment, own: OwnSize | null): readonly Stage[] {
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
  ];
}

/** With fewer samples than features their span is computed; otherwise, as a rule, the certificate costs nothing. */
function certificateWork({ d, samples }: DataSize): number {
  return samples < featureCount(d) ? eigenvectors(samples) : 0;
}

/** Receives the share of a stage that is done, from 0 to 1, several times a second. */
export type OnShare = (share: number) => void;

/** The function that receives the share of each stage. */
export type Stages = (stage: number) => OnShare | undefined;
