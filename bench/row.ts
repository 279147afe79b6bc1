/** One line of the table: our time against a peer's, and the ratio that must be reached. */
export interface Row {
  /** Short, with dashes; names the row on the command line. */
  readonly id: string;
  readonly work: string;
  readonly ours: Side;
  readonly peer: Side;
  /** How many times faster we are; for "at most" rows, our time over the peer's. */
  readonly ratio: number;
  readonly relation: ">=" | "<";
  /** What the ratio must reach; null for rows that are there to be read. */
  readonly bound: number | null;
  readonly note?: string;
}

export interface Side {
  readonly name: string;
  readonly milliseconds: number;
  readonly spread: number;
}

/** Rows that are measured together. */
export interface Measurement {
  readonly id: string;
  /** Version of the module of kernels that it measures: every lab has its own. */
  readonly kernels: string;
  measure(): Promise<readonly Row[]> | readonly Row[];
}

export function reached({ ratio, relation, bound }: Row): boolean {
  if (bound === null) return true;
  return relation === "<" ? ratio < bound : ratio >= bound;
}
