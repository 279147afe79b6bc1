/**
 * What the worker of a run lends to the worker that answers questions: what it has computed of the data already. They talk
 * through a channel of their own; who computes what changes no bit of it.
 */

import { buffersOf } from "../../../../platform/engine/task";
import { type MomentSums, sumsOf } from "../../math/certificate/moment-sums";
import type { Spectrum } from "../../math/certificate/spectrum";
import type { PrimalFit } from "../../math/learners/closed-form/fit";
import type { DataJob } from "../data-job";

/** Of all training samples. */
export interface Loan {
  readonly sums: MomentSums;
  readonly spectrum: Spectrum;
  /** Least squares without a ridge; null where the run has none. */
  readonly fit: PrimalFit | null;
}

/** What is asked for: data by their key. */
export interface LoanRequest {
  readonly key: string;
}

export type LoanAnswer =
  /** The run is at it: what it has follows when it is done. */
  { readonly type: "soon" } | { readonly type: "loan"; readonly loan: Loan | null };

/** What a finished job has to lend; null above 2,200 features. */
export function loanOf(job: DataJob): Loan | null {
  const { workspace, moment, spectrum, fittings } = job.outcome();
  if (!moment || moment.count !== spectrum.samples) return null;
  const fits = fittings.flatMap(({ learner: { spec, fit } }) => (spec.ridge === 0 && fit?.form === "primal" ? [fit] : []));
  const fit = fits.find(({ solver, samples }) => samples === moment.count && solver !== "normal equations on the GPU, refined") ?? null;
  return { sums: sumsOf(workspace, moment), spectrum, fit };
}

/** Milliseconds between two looks at a job that is under way, and looks without progress after which it counts as standing still. */
const patience = { milliseconds: 50, looks: 10 };

/**
 * Answers whoever asks through a port.
 *
 * @param jobOf  the newest job of the data of this key, in whatever state; null when there is none.
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

/** What is handed over must be nobody else's. */
function copied(loan: Loan | null): Loan | null {
  return loan && { ...structuredClone({ spectrum: loan.spectrum, fit: loan.fit }), sums: loan.sums };
}

/** Milliseconds after which a worker that says nothing has nothing to lend. */
const silence = 1000;

/** Asks for a loan through a port; null where there is none. */
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
