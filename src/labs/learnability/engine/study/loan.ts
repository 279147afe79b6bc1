/**
 * Results that the worker of a run lends to the worker that answers questions, through a channel of their own; no bit
 * depends on which worker computed them.
 */

import { buffersOf } from "../../../../platform/engine/task";
import { type MomentSums, sumsOf } from "../../math/certificate/moment-sums";
import type { Spectrum } from "../../math/certificate/spectrum";
import type { PrimalFit } from "../../math/learners/closed-form/fit";
import type { DataJob } from "../data-job";

/** Results on all training samples. */
export interface Loan {
  readonly sums: MomentSums;
  readonly spectrum: Spectrum;
  /** Least squares without a ridge; null where the run has none. */
  readonly fit: PrimalFit | null;
}

/** A request for results, by the key of the data. */
export interface LoanRequest {
  readonly key: string;
}

export type LoanAnswer =
  /** The run is computing them: they follow when it is done. */
  { readonly type: "soon" } | { readonly type: "loan"; readonly loan: Loan | null };

/** The results of a finished job; null above 2,200 features. */
export function loanOf(job: DataJob): Loan | null {
  const { workspace, moment, spectrum, fittings } = job.outcome();
  if (!moment || moment.count !== spectrum.samples) return null;
  const fits = fittings.flatMap(({ learner: { spec, fit } }) => (spec.ridge === 0 && fit?.form === "primal" ? [fit] : []));
  const fit = fits.find(({ solver, samples }) => samples === moment.count && solver !== "normal equations on the GPU, refined") ?? null;
  return { sums: sumsOf(workspace, moment), spectrum, fit };
}

/** Milliseconds between two checks of a running job, and number of checks without progress after which it counts as stopped. */
const patience = { milliseconds: 50, looks: 10 };

/**
 * Answers requests through a port.
 *
 * @param jobOf  the newest job of the data of this key, in any state; null when there is none.
 */
export function lendThrough(port: MessagePort, jobOf: (key: string) => DataJob | null): void {
  const answer = (message: LoanAnswer) => port.postMessage(message, { transfer: [...buffersOf(message)] });
  port.onmessage = ({ data: { key } }: MessageEvent<LoanRequest>) => {
    let told = false;
    let [progress, idle] = [-1, 0];
    const look = () => {
      const job = jobOf(key);
      if (job?.status === "done") return answer({ type: "loan", loan: copied(loanOf(job)) });
      const [state] = job?.states() ?? [];
      idle = state && !job?.awaits && state.progress === progress ? idle + 1 : 0;
      progress = state?.progress ?? -1;
      if (!state || state.status === "failed" || idle > patience.looks) return answer({ type: "loan", loan: null });
      if (!told) answer({ type: "soon" });
      told = true;
      setTimeout(look, patience.milliseconds);
    };
    look();
  };
}

/** Copies, since transferred arrays must not be shared. */
function copied(loan: Loan | null): Loan | null {
  return loan && { ...structuredClone({ spectrum: loan.spectrum, fit: loan.fit }), sums: loan.sums };
}

/** Milliseconds without an answer after which there is nothing to borrow. */
const silence = 1000;

/** Borrows results through a port; null where there are none. */
export function borrow(port: MessagePort, key: string): Promise<Loan | null> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    const timer = setTimeout(giveUp, silence);
    port.onmessage = ({ data }: MessageEvent<LoanAnswer>) => {
      clearTimeout(timer);
      if (data.type === "loan") resolve(data.loan);
    };
    port.postMessage({ key } satisfies LoanRequest);
  });
}
