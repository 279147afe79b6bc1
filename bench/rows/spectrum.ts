/** Eigenvalues of a second moment, against ml-matrix. */

import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { symmetricEigenvalues } from "../../src/labs/learnability/math/eigenvalues/symmetric-eigenvalues";
import "../../src/labs/learnability/math/eigenvalues/two-stages";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { gram } from "../../src/platform/numerics/gram";
import { finish } from "../../src/platform/numerics/progress";
import { symmetricEigen } from "../../src/platform/numerics/symmetric-eigen";
import { compare, type Effort } from "../measure";
import { gaussian } from "../random";
import type { Measurement, Row } from "../row";

const peerComputes = "ml-matrix always computes eigenvectors too";

export const smallSpectrum: Measurement = {
  id: "spectrum-288",
  kernels: kernelVersion,
  measure: () => measureSize(288, 30, { rounds: 9, warmups: 2 }),
};

/** Once each: ml-matrix takes the better part of a minute. */
export const largeSpectrum: Measurement = {
  id: "spectrum-2176",
  kernels: kernelVersion,
  measure: () => measureSize(2176, 40, { rounds: 1, warmups: 0 }),
};

function measureSize(psi: number, bound: number, effort: Effort): Row[] {
  const workspace = new Workspace();
  const rows = 2 * psi;
  const moment = gram(workspace, gaussian(rows * psi), rows, psi).map((value) => value / rows);
  const theirs = new Matrix(Array.from({ length: psi }, (_, row) => moment.subarray(row * psi, (row + 1) * psi)));
  const id = `spectrum-${psi}`;
  const [values, vectors, peer] = compare(
    [
      { name: "eigenvalues", run: () => void finish(symmetricEigenvalues(workspace, moment, psi)) },
      { name: "with vectors", run: () => void finish(symmetricEigen(workspace, moment, psi)) },
      { name: "ml-matrix EVD", run: () => void new EigenvalueDecomposition(theirs, { assumeSymmetric: true }) },
    ],
    effort,
  );
  const row = (work: string, ours: typeof values, least: number | null): Row => ({
    id,
    work: `${work}, ${psi} x ${psi}, float64`,
    ours,
    peer,
    ratio: peer.milliseconds / ours.milliseconds,
    relation: ">=",
    bound: least,
    note: peerComputes,
  });
  return [row("eigenvalues", values, bound), row("eigenvalues and vectors", vectors, null)];
}
