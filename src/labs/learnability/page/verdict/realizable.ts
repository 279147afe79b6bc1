/** Whether some layer of linear attention computes the labels, apart from noise, exactly. */

import { isSolved } from "../../math/learners/training-methods";
import { featureCount } from "../../math/model/samples";
import { gaussianThroughout } from "../../math/tasks/associative-memory/key-laws";
import type { AssociativeMemorySpec } from "../../math/tasks/associative-memory/schema";
import { sizesOf } from "../../math/tasks/automaton/instance-count";
import { isOwnData, labelNoiseOf, type TaskSpec, taskKindOf } from "../../math/tasks/registry";
import { dataSize } from "../../math/tasks/size";
import { shapeOf } from "../../math/tasks/turing-machine/instance-count";
import { headCount } from "../../math/tasks/turing-machine/layer-shape";
import { type Moment, uncomputed, type Verdict, type Waiting } from "./verdict";

/** A squared residual of at most this share of the labels' variance is rounding. */
export const roundingShare = 1e-20;

export type RealizableReason =
  | Waiting
  /** A layer of so many heads computes the labels; with `orthonormal` the layer that omits the query's own column (eq. 14). */
  | {
      readonly kind: "constructed";
      readonly of: "teacher" | "memory" | "orthonormal" | "machine";
      readonly heads: number;
      readonly noise: number;
    }
  | Measured
  /** Every file with so few rows that differ is fitted. */
  | { readonly kind: "few-rows"; readonly rows: number; readonly least: number }
  /** The labels are constant, so that no residual is a share of their variance. */
  | { readonly kind: "constant-labels" }
  /** No least-squares fit to more than 2 psi samples without noise is a part of this experiment. */
  | { readonly kind: "unmeasured"; readonly least: number };

/** The best layer leaves this share of the labels' variance. */
interface Measured {
  readonly kind: "measured";
  readonly share: number;
  readonly samples: number;
  readonly ofFile: boolean;
}

export type Realizable = Verdict<RealizableReason>;

export function realizableOf(moment: Moment): Realizable {
  const { experiment, reports, own } = moment;
  const { task } = experiment;
  const constructed = constructionOf(task);
  if (constructed) return { answer: "yes", reason: { kind: "constructed", ...constructed, noise: labelNoiseOf(task) } };
  const size = dataSize(task, own);
  if (!size) return uncomputed({ kind: "file-closed" });
  const { certificate } = reports;
  if (certificate?.failure) return uncomputed({ kind: "failed" });
  const least = 2 * featureCount(size.d) + 1;
  const variance = isOwnData(task) ? (own?.labelVariance ?? null) : (certificate?.labelVariance ?? null);
  if (size.reference) {
    if (!certificate?.bestFit) return uncomputed({ kind: "drawing" });
    return measured(certificate.bestFit.test, variance, size.reference, false);
  }
  if (!hasExactFit(moment)) return uncomputed({ kind: "unmeasured", least });
  if (isOwnData(task)) {
    const error = fittedError(moment);
    if (error === null) return uncomputed({ kind: "drawing" });
    const verdict = measured(error, variance, size.samples, true);
    const distinct = own?.distinct ?? 0;
    return verdict.answer === "yes" && distinct < least
      ? { answer: "undecided", reason: { kind: "few-rows", rows: distinct, least } }
      : verdict;
  }
  // Added samples follow another distribution, and noise is no part of the target.
  const pure = labelNoiseOf(task) === 0 && !("probes" in task && task.probes > 0);
  if (!pure || size.samples < least) return uncomputed({ kind: "unmeasured", least });
  const error = fittedError(moment);
  return error === null ? uncomputed({ kind: "drawing" }) : measured(error, variance, size.samples, false);
}

/** A layer that is known to compute the labels of a target; null where none is. */
function constructionOf(task: TaskSpec): { readonly of: "teacher" | "memory" | "orthonormal" | "machine"; readonly heads: number } | null {
  switch (task.kind) {
    case "automaton":
      return { of: "machine", heads: task.form === "fixed" ? sizesOf(task).states : sizesOf(task).letters + 2 };
    case "turing-machine":
      return { of: "machine", heads: headCount(shapeOf(task)) };
    case "associative-memory":
      if (task.labels === "attention" || task.ownNoise === "off") return { of: "memory", heads: 1 };
      return ofOrthonormalKeys(task) ? { of: "orthonormal", heads: task.d ** 2 + 1 } : null;
    default: {
      const heads = taskKindOf(task).teacherHeads?.(task) ?? null;
      return heads === null ? null : { of: "teacher", heads };
    }
  }
}

/**
 * Whether a layer computes eq. (14) also where zeta is not zero: it must omit |q|^2 zeta. For m orthonormal keys, and for a single
 * key of any length, tr(G_KK) = (m + 1) |q|^2, so that the cubic tr(G_KK) zeta / (m + 1), of d^2 heads, is that term.
 */
function ofOrthonormalKeys({ keyLaw, gaussianShare, pairs }: AssociativeMemorySpec): boolean {
  return pairs === 1 || (!gaussianThroughout(keyLaw) && gaussianShare === 0);
}

function measured(error: number, variance: number | null, samples: number, ofFile: boolean): Realizable {
  if (error > 0 && !variance) return { answer: "undecided", reason: { kind: "constant-labels" } };
  const share = error === 0 || variance === null ? 0 : error / variance;
  return { answer: share <= roundingShare ? "yes" : "no", reason: { kind: "measured", share, samples, ofFile } };
}

function hasExactFit({ experiment }: Moment): boolean {
  return experiment.learners.some((spec) => isSolved(spec) && spec.ridge === 0);
}

/** Training error of a least-squares fit to all samples, computed in float64 throughout; null before there is one. */
function fittedError({ experiment, reports }: Moment): number | null {
  for (const [index, spec] of experiment.learners.entries()) {
    const state = isSolved(spec) && spec.ridge === 0 ? reports.closedForms.get(index) : undefined;
    if (state?.solution && !state.solution.onGpu) return state.curve.train.at(-1) ?? null;
  }
  return null;
}
