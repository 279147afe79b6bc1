import { freeDirections, outsideShares, outsideSharesByKernel, spanOfSamples } from "../certificate/pointwise";
import type { CertificateResult } from "../experiment/result";
import { maxPrimalFeatures } from "../learners/closed-form/fit";
import { finish } from "../numerics/progress";
import { memoryLimit } from "../numerics/workspace";
import type { DataOutcome } from "./data-job";

/** The certificate with its pointwise values for the test samples. */
export function certificateResult(outcome: DataOutcome): CertificateResult {
  const { spectrum, dataset } = outcome;
  const { psi, eigenvalues, lambdaMin, lambdaMax, rank, nullity, samples } = spectrum;
  // Zeros that only pad the kernel's spectrum are not computed values; in dual form they are given as null.
  const padded = psi > maxPrimalFeatures ? Math.max(0, psi - samples) : 0;
  return {
    psi,
    N: dataset.train.count,
    eigenvalues: eigenvalues.map((value, i) => (i < padded ? Number.NaN : value)),
    lambdaMin,
    lambdaMax,
    rank,
    nullity,
    pointwise: pointwiseValues(outcome),
  };
}

function pointwiseValues({ workspace, dataset, data, moment, spectrum }: DataOutcome): Float64Array {
  const { test } = data.sets;
  if (spectrum.nullity === 0) return new Float64Array(test.count);
  if (moment && moment.count >= moment.psi) {
    const basis = finish(freeDirections(workspace, moment));
    return finish(outsideShares(workspace, test, basis));
  }
  const fits = spectrum.psi * spectrum.samples * 8 < memoryLimit / 4;
  if (!fits) return finish(outsideSharesByKernel(workspace, dataset.train, dataset.test));
  const basis = finish(spanOfSamples(workspace, data.training.resident, dataset.train));
  return finish(outsideShares(workspace, test, basis));
}
