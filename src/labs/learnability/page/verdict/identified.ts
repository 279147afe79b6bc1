/** Whether the samples determine the least-squares fit: Lambda has full rank psi, without the structurally zero features. */
import { isOwnData, labelNoiseOf, zeroFeaturesOf } from "../../math/tasks/registry";
import type { Realizable } from "./realizable";
import { type Moment, uncomputed, type Verdict, type Waiting } from "./verdict";

export type IdentifiedReason =
  | Waiting
  /** With `target` the unique fit is the target: the labels are realizable and without noise. */
  | { readonly kind: "rank"; readonly rank: number; readonly psi: number; readonly zeros: number; readonly target: boolean }
  | { readonly kind: "rank-so-far"; readonly rank: number; readonly psi: number; readonly samples: number; readonly total: number };

export type Identified = Verdict<IdentifiedReason>;

export function identifiedOf({ experiment: { task }, reports, own }: Moment, realizable: Realizable): Identified {
  if (isOwnData(task) && !own) return uncomputed({ kind: "file-closed" });
  if (reports.certificate?.failure) return uncomputed({ kind: "failed" });
  const state = reports.certificate?.certificate;
  if (!state || state.samples === 0) return uncomputed({ kind: "drawing" });
  const { rank, samples, total } = state;
  const zeros = zeroFeaturesOf(task);
  const psi = state.psi - zeros;
  if (samples < total) return uncomputed({ kind: "rank-so-far", rank, psi, samples, total });
  const target = realizable.answer === "yes" && labelNoiseOf(task) === 0;
  return { answer: rank === psi ? "yes" : "no", reason: { kind: "rank", rank, psi, zeros, target } };
}
