/** F^T F from its distinct entries, against the Gram matrix of the features. */
import { addDistinctSums, distinctSums, distinctSumsSize, pairRanges } from "../../src/labs/learnability/math/certificate/distinct-sums";
import { load } from "../../src/labs/learnability/math/certificate/resident";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { eachFeatureBlock } from "../../src/labs/learnability/math/model/feature-blocks";
import { featureCount } from "../../src/labs/learnability/math/model/samples";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { accumulateGram } from "../../src/platform/numerics/gram";
import { finish } from "../../src/platform/numerics/progress";
import { compare } from "../measure";
import { trainingData } from "../peers/models";
import type { Measurement, Row } from "../row";

const sizes = [
  { d: 8, samples: 4096, rounds: 9 },
  { d: 16, samples: 8192, rounds: 5 },
] as const;

export const secondMoment: Measurement = {
  id: "second-moment",
  kernels: kernelVersion,
  measure: () => sizes.map(rowOf),
};

function rowOf({ d, samples, rounds }: (typeof sizes)[number]): Row {
  const workspace = new Workspace();
  const resident = load(workspace, trainingData(d, samples).train, "samples");
  const psi = featureCount(d);
  const [range] = pairRanges(d, 1);
  const gram = workspace.zeros(psi * psi);
  const distinct = () =>
    workspace.scope(() => {
      const sums = finish(distinctSums(workspace, resident, 0, samples, range));
      const view = workspace.f64(sums, distinctSumsSize(d, samples, range).sums);
      addDistinctSums(workspace.f64(gram, psi * psi), d, view, range);
    });
  const inBlocks = () =>
    finish(eachFeatureBlock(workspace, resident, 0, samples, ({ features, rows }) => accumulateGram(workspace, features, rows, psi, gram)));
  const [ours, peer] = compare(
    [
      { name: "distinct entries", run: distinct },
      { name: "lower triangle from features", run: inBlocks },
    ],
    { rounds, warmups: 1 },
  );
  return {
    id: "second-moment",
    work: `F^T F from samples, d ${d}, N ${samples}, float64, one thread`,
    ours,
    peer,
    ratio: peer.milliseconds / ours.milliseconds,
    relation: ">=",
    bound: null,
    note: "the same sums to rounding",
  };
}
