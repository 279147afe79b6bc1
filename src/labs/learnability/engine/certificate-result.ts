import { finishTelling } from "../../../platform/numerics/progress";
import type { CertificateResult } from "../document/result";
import { maxPrimalFeatures } from "../math/learners/closed-form/fit";
import type { DataJob } from "./data-job";
import { certifiedTraces } from "./trace-view";

/**
 * The certificate with its pointwise values for the test samples.
 *
 * @param zeros  structurally zero features of the target.
 * @param onShare  receives the share of them done, 0 to 1.
 */
export function certificateResult(job: DataJob, zeros: number, onShare?: (share: number) => void): CertificateResult {
  const { spectrum, dataset } = job.outcome();
  const { psi, eigenvalues, lambdaMin, lambdaMax, rank, nullity, samples } = spectrum;
  // Zeros that only pad the kernel's spectrum are not computed values; in dual form they are null.
  const padded = psi > maxPrimalFeatures ? Math.max(0, psi - samples) : 0;
  const pointwise = finishTelling(job.pointwise(), onShare);
  const { traces, test } = dataset;
  return {
    psi,
    N: dataset.train.count,
    eigenvalues: eigenvalues.map((value, i) => (i < padded ? Number.NaN : value)),
    lambdaMin,
    lambdaMax,
    rank,
    nullity,
    ...(zeros > 0 ? { structurallyZero: zeros } : {}),
    pointwise,
    ...(traces ? { certifiedInstances: Array.from(certifiedTraces(pointwise, test.prefixes), (value) => value === 1) } : {}),
  };
}
