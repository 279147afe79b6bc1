/** How large a problem is, before any work on it. */
import type { BlockData, EagleData } from "../math/files/own-data";

/** Of a problem: the sides of A, B, C and D. */
export interface ProblemSize {
  readonly d: number;
  /** Columns of A over all machines. */
  readonly n: number;
  readonly dPrime: number;
  readonly nPrime: number;
  /** That hold the columns of A and B. */
  readonly machines: number;
}

/** Of a person's own data. Of a matrix it is a bound: A has its rank, which has yet to be found. */
export interface OwnSize extends ProblemSize {
  readonly kind: EagleData["kind"];
}

export function sizeOfData(data: EagleData): OwnSize {
  if (data.kind === "blocks") return { kind: data.kind, ...sizeOfBlocks(data) };
  const { rows, columns } = data.matrix;
  return { kind: data.kind, d: rows, n: columns, dPrime: 0, nPrime: 0, machines: 1 };
}

function sizeOfBlocks({ machines, C }: BlockData): ProblemSize {
  const n = machines.reduce((sum, { A }) => sum + A.columns, 0);
  return { d: C.rows, nPrime: C.columns, dPrime: machines[0].B.rows, n, machines: machines.length };
}
