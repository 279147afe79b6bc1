/** The result document of the LION lab: what the headless runner writes and the page exports. */
import type { FormName } from "../../lion/forms/form";
import type { LionDocument } from "./document";

type Rows = readonly Float64Array[];

/** Of one head, or a list of them where the data have several heads. */
type OfHeads<Value> = Value | readonly Value[];

export interface LionResult {
  readonly format: "learnability-result";
  readonly version: 1;
  /** Fully resolved. */
  readonly experiment: LionDocument;
  /** Version of the kernels; with another one the last digits may differ. */
  readonly kernels: string;
  /** The outputs of every form, L rows of d_v. A row that sees no token is null where rows are scaled. */
  readonly forms: Readonly<Partial<Record<FormName, OfHeads<Rows>>>>;
  /** The largest difference between two forms anywhere; 0 for one form. */
  readonly maxDifference: number;
  /** Time spent in each form, all heads together. */
  readonly milliseconds: Readonly<Partial<Record<FormName, number>>>;
  /** With "record": "masks", of a single scan. */
  readonly masks?: OfHeads<MaskResult>;
}

export interface MaskResult {
  /** L x L; null where every coordinate has its own. */
  readonly M: Rows | null;
  /** c^F and c^B with half of the diagonal each: the denominators are their sums. Null where rows are not scaled. */
  readonly forwardScale: Float64Array | null;
  readonly backwardScale: Float64Array | null;
}
