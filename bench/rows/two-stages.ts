/** Eigenvalues of a large second moment in two stages, against one. */
import { eigenvaluesInTwoStages } from "../../src/labs/learnability/math/eigenvalues/two-stages";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { featureCount } from "../../src/labs/learnability/math/model/samples";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { gram } from "../../src/platform/numerics/gram";
import type { Pointer } from "../../src/platform/numerics/kernel-workspace";
import { finish, type LongComputation } from "../../src/platform/numerics/progress";
import { symmetricEigenvaluesInPlace } from "../../src/platform/numerics/symmetric-eigenvalues";
import { compare } from "../measure";
import { gaussian } from "../random";
import type { Measurement, Row } from "../row";

const sizes = [
  { d: 13, rounds: 9 },
  { d: 16, rounds: 5 },
] as const;

export const twoStages: Measurement = {
  id: "two-stages",
  kernels: kernelVersion,
  measure: () => sizes.map(rowOf),
};

function rowOf({ d, rounds }: (typeof sizes)[number]): Row {
  const workspace = new Workspace();
  const psi = featureCount(d);
  const moment = gram(workspace, gaussian(2 * psi * psi), 2 * psi, psi).map((value) => value / (2 * psi));
  const run = (compute: (workspace: Workspace, matrix: Pointer, n: number) => LongComputation<Float64Array>) => () =>
    workspace.scope(() => void finish(compute(workspace, workspace.push(moment), psi)));
  const [ours, peer] = compare(
    [
      { name: "band, then tridiagonal", run: run(eigenvaluesInTwoStages) },
      { name: "tridiagonal at once", run: run(symmetricEigenvaluesInPlace) },
    ],
    { rounds, warmups: 1 },
  );
  return {
    id: "two-stages",
    work: `eigenvalues, ${psi} x ${psi}, float64, one thread`,
    ours,
    peer,
    ratio: peer.milliseconds / ours.milliseconds,
    relation: ">=",
    bound: null,
    note: "the same values to rounding",
  };
}
