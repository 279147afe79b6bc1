/** The float64 Gram matrix of 5000 feature vectors at d = 16, against the rate of ml-matrix's product. */

import { Matrix } from "ml-matrix";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { gram } from "../../src/platform/numerics/gram";
import { compare } from "../measure";
import { gaussian } from "../random";
import type { Measurement } from "../row";

const rows = 5000;
const columns = 2176;
/** A product that ml-matrix finishes in a second; its rate hardly depends on the size. */
const small = { rows: 1000, columns: 544 };

/** Multiplications and additions: the lower triangle for us, everything for the peer. */
const ourWork = rows * columns * (columns + 1);
const peerWork = 2 * small.rows * small.columns ** 2;

export const gramMatrix: Measurement = {
  id: "gram",
  kernels: kernelVersion,
  measure() {
    const workspace = new Workspace();
    const x = gaussian(rows * columns);
    const block = Matrix.from1DArray(small.rows, small.columns, x.subarray(0, small.rows * small.columns));
    const [ours, slice] = compare(
      [
        { name: "Gram", run: () => void gram(workspace, x, rows, columns) },
        { name: "ml-matrix product, at the same count of operations", run: () => void block.transpose().mmul(block) },
      ],
      { rounds: 5, warmups: 1 },
    );
    const peer = { ...slice, milliseconds: (slice.milliseconds * ourWork) / peerWork };
    const rate = (ourWork / ours.milliseconds / 1e6).toFixed(1);
    const peerRate = (peerWork / slice.milliseconds / 1e6).toFixed(2);
    return [
      {
        id: "gram",
        work: `Gram matrix of ${rows} x ${columns}, float64`,
        ours,
        peer,
        ratio: peer.milliseconds / ours.milliseconds,
        relation: ">=",
        bound: 20,
        note: `${rate} against ${peerRate} billion operations a second, counting the lower triangle alone; ml-matrix measured on ${small.rows} x ${small.columns}`,
      },
    ];
  },
};
