/** Whether Algorithm 1 is probably approximately correct with the experiment's number of samples (Theorem 2.2). */
import { isOwnData } from "../../math/tasks/registry";
import { askedOf, sequencesOf } from "../guarantee/asked";
import { type Moment, uncomputed, type Verdict, type Waiting } from "./verdict";

/** Data sets that the panel on sample complexity has computed for this experiment. */
export interface DrawnSets {
  readonly status: "running" | "done" | "stopped" | "failed";
  /** Data sets so far, and all of them. */
  readonly done: number;
  readonly draws: number;
  readonly epsilon: number;
  readonly delta: number;
  /** The largest listed number of samples. */
  readonly largest: number;
  /** From this computed number of samples on the (1 - delta)-quantile stays within epsilon; null where it is above epsilon at the largest. */
  readonly needed: number | null;
  /**
   * The largest listed number with a quantile above epsilon, 0 without one, while numbers between it and `needed` are not computed;
   * null once they are.
   */
  readonly failing: number | null;
}

interface Terms {
  readonly samples: number;
  readonly epsilon: number;
  readonly delta: number;
  readonly draws: number;
  readonly ofFile: boolean;
}

export type ApproximateReason =
  | Waiting
  /** Too many features, or traces of a machine. */
  | { readonly kind: "too-large" }
  /** Half of the file is no row. */
  | { readonly kind: "one-row" }
  /** Added samples follow another distribution. */
  | { readonly kind: "added" }
  | { readonly kind: "undrawn" }
  | { readonly kind: "some-draws"; readonly done: number; readonly draws: number }
  /** With `atMost` fewer may be enough: numbers below are not computed. */
  | ({ readonly kind: "needed"; readonly needed: number; readonly atMost: boolean } & Terms)
  /** The quantile is above epsilon at the largest listed number, which is smaller than that of the experiment only with `beyond`. */
  | ({ readonly kind: "more-needed"; readonly largest: number; readonly beyond: boolean } & Terms);

export type Approximate = Verdict<ApproximateReason>;

/** @param drawn  null where the panel has computed none. */
export function approximateOf({ experiment, own }: Moment, drawn: DrawnSets | null): Approximate {
  const { task } = experiment;
  if ("probes" in task && task.probes > 0) return { answer: "undecided", reason: { kind: "added" } };
  const samples = sequencesOf(task, own);
  if (samples === 0) return uncomputed({ kind: "file-closed" });
  const { problem, most } = askedOf(experiment, own);
  if (most < 1) return { answer: "undecided", reason: { kind: "one-row" } };
  if (problem) return { answer: "undecided", reason: { kind: "too-large" } };
  if (!drawn) return uncomputed({ kind: "undrawn" });
  if (drawn.status === "failed") return uncomputed({ kind: "failed" });
  const { done, draws, epsilon, delta, largest, needed, failing } = drawn;
  if (done < draws) return uncomputed({ kind: "some-draws", done, draws });
  const terms = { samples, epsilon, delta, draws, ofFile: isOwnData(task) };
  if (needed !== null) {
    const answer = samples >= needed ? "yes" : failing !== null && samples > failing ? "uncomputed" : "no";
    return { answer, reason: { kind: "needed", needed, atMost: failing !== null, ...terms } };
  }
  const beyond = samples > largest;
  return { answer: beyond ? "uncomputed" : "no", reason: { kind: "more-needed", largest, beyond, ...terms } };
}
