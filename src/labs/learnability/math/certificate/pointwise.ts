import { rowMajor, transposed } from "../../../../platform/numerics/matrix";
import { addProduct } from "../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { EigenHelp } from "../../../../platform/numerics/symmetric-eigen";
import { eachFeatureBlock, type ResidentMoments } from "../model/feature-blocks";
import { featureKernel } from "../model/features";
import { featureCount, type Moments, packedSize } from "../model/samples";
import type { Pointer, Workspace } from "../workspace";
import { kernelBasis } from "./kernel-basis";
import { firstSamples, kernelMatrix, samplesFrom } from "./kernel-matrix";
import { decomposeMoment } from "./null-space";
import type { SecondMoment } from "./second-moment";

/**
 * An orthonormal basis (rows x psi, row-major, in memory that stays) of either the span of the data's features or its
 * complement, whichever is available.
 */
export interface CertificateBasis {
  readonly of: "span" | "complement";
  readonly rows: number;
  readonly basis: Pointer;
}

/** The null space, from Lambda. For at least as many samples as features, or where rescaled coordinates decide the rank. */
export function* freeDirections(
  workspace: Workspace,
  moment: SecondMoment,
  help: EigenHelp | null = null,
): LongComputation<CertificateBasis> {
  const { spectrum, vectors } = yield* decomposeMoment(workspace, moment, help);
  const { nullity, psi } = spectrum;
  return { of: "complement", rows: nullity, basis: workspace.push(vectors.subarray(0, nullity * psi)) };
}

/**
 * Orthonormal rows U^T F / sqrt(eigenvalue) that span the features of the samples, from directions U of their kernel. For fewer samples than features.
 */
export function* spanOfSamples(
  workspace: Workspace,
  samples: ResidentMoments,
  moments: Moments,
  help: EigenHelp | null = null,
): LongComputation<CertificateBasis> {
  const psi = featureCount(samples.d);
  const { count } = samples;
  const { values, vectors: kept } = yield* within(0, 0.8, kernelBasis(workspace, firstSamples(moments, count), help));
  const rank = values.length;
  for (let i = 0; i < rank; i++) {
    const factor = 1 / Math.sqrt(values[i]);
    for (let j = 0; j < count; j++) kept[i * count + j] *= factor;
  }
  const basis = workspace.zeros(rank * psi, "a basis of the data's span");
  const mark = workspace.mark();
  try {
    const combination = rowMajor(workspace.push(kept), rank, count);
    yield* eachFeatureBlock(workspace, samples, 0, count, ({ features, first, rows }) => {
      const columns = { ...combination, pointer: combination.pointer + first * 8, columns: rows };
      return addProduct(workspace, rowMajor(basis, rank, psi), columns, rowMajor(features, rows, psi));
    });
  } finally {
    workspace.release(mark);
  }
  return { of: "span", rows: rank, basis };
}

/**
 * The pointwise certificate (paper notes, section 4.9): the share of H(Z) outside the span of the data's features, ||(1 -
 * P) H(Z)|| / ||H(Z)||. At 0 every perfect fit gives the same prediction on Z; at 1 H(Z) is orthogonal to the data.
 *
 * @returns one share per sample; 0 for H(Z) = 0, where every function is 0.
 */
export function* outsideShares(workspace: Workspace, samples: ResidentMoments, basis: CertificateBasis): LongComputation<Float64Array> {
  const psi = featureCount(samples.d);
  const shares = new Float64Array(samples.count);
  if (samples.count === 0 || (basis.of === "complement" && basis.rows === 0)) return shares;
  yield* eachFeatureBlock(workspace, samples, 0, samples.count, function* ({ features, first, rows }) {
    const mark = workspace.mark();
    try {
      const block = rowMajor(features, rows, psi);
      const whole = norms(workspace, features, rows, psi);
      let outside: Float64Array;
      if (basis.of === "complement") {
        const parts = yield* coordinates(workspace, block, basis);
        outside = norms(workspace, parts, rows, basis.rows);
      } else {
        // Twice: rounding of the first projection leaves a part in the span of the order of eps times the condition.
        for (let pass = 0; pass < 2; pass++) {
          const parts = yield* coordinates(workspace, block, basis);
          yield* addProduct(workspace, block, rowMajor(parts, rows, basis.rows), rowMajor(basis.basis, basis.rows, psi), -1);
        }
        outside = norms(workspace, features, rows, psi);
      }
      for (let i = 0; i < rows; i++) shares[first + i] = whole[i] === 0 ? 0 : outside[i] / whole[i];
    } finally {
      workspace.release(mark);
    }
  });
  return shares;
}

/**
 * The same from kernels alone, 1 - k_Z^T K^+ k_Z / k(Z, Z), above 2,200 features. The difference cancels: shares below
 * about 1e-7 are indistinguishable from 0.
 */
export function* outsideSharesByKernel(
  workspace: Workspace,
  samples: Moments,
  probes: Moments,
  help: EigenHelp | null = null,
): LongComputation<Float64Array> {
  const { count } = samples;
  const { values, vectors } = yield* within(0, 0.7, kernelBasis(workspace, samples, help));
  const rank = values.length;
  const shares = new Float64Array(probes.count);
  const mark = workspace.mark();
  try {
    const basis = rowMajor(workspace.push(vectors), rank, count);
    for (let first = 0; first < probes.count; first += probesAtOnce) {
      const some = samplesFrom(probes, first, Math.min(probesAtOnce, probes.count - first));
      const [before, after] = [first, first + some.count].map((done) => 0.7 + (0.3 * done) / probes.count);
      const inside = yield* within(before, after, insideByKernel(workspace, some, samples, basis, values));
      for (const [i, part] of inside.entries()) {
        const whole = ownKernel(some, i);
        shares[first + i] = whole === 0 ? 0 : Math.sqrt(Math.max(0, 1 - part / whole));
      }
    }
  } finally {
    workspace.release(mark);
  }
  return shares;
}

/** Rows of the kernel between test and training samples in memory at once. */
const probesAtOnce = 512;

/** k_Z^T K^+ k_Z for each probe. */
function* insideByKernel(
  workspace: Workspace,
  probes: Moments,
  samples: Moments,
  basis: ReturnType<typeof rowMajor>,
  values: Float64Array,
): LongComputation<Float64Array> {
  const { rows: rank } = basis;
  const mark = workspace.mark();
  try {
    const cross = yield* within(0, 0.6, kernelMatrix(workspace, "H", probes, samples));
    const parts = rowMajor(workspace.zeros(probes.count * rank), probes.count, rank);
    yield* within(0.6, 1, addProduct(workspace, parts, rowMajor(cross, probes.count, samples.count), transposed(basis)));
    const coordinates = workspace.f64(parts.pointer, probes.count * rank);
    return Float64Array.from({ length: probes.count }, (_, i) => {
      let inside = 0;
      for (let k = 0; k < rank; k++) inside += coordinates[i * rank + k] ** 2 / values[k];
      return inside;
    });
  } finally {
    workspace.release(mark);
  }
}

function ownKernel(samples: Moments, index: number): number {
  const sample = {
    gram: samples.gram.subarray(index * packedSize(samples.d), (index + 1) * packedSize(samples.d)),
    last: samples.last.subarray(index * samples.d, (index + 1) * samples.d),
  };
  return featureKernel("H", sample, sample);
}

/** block basis^T, rows x basis.rows, at the top of the workspace. */
function* coordinates(workspace: Workspace, block: ReturnType<typeof rowMajor>, basis: CertificateBasis): LongComputation<Pointer> {
  const parts = workspace.zeros(block.rows * Math.max(1, basis.rows));
  if (basis.rows > 0) {
    const target = rowMajor(parts, block.rows, basis.rows);
    yield* addProduct(workspace, target, block, transposed(rowMajor(basis.basis, basis.rows, block.columns)));
  }
  return parts;
}

function norms(workspace: Workspace, at: Pointer, rows: number, columns: number): Float64Array {
  const values = workspace.f64(at, rows * columns);
  return Float64Array.from({ length: rows }, (_, i) => {
    let sum = 0;
    for (let j = i * columns; j < (i + 1) * columns; j++) sum += values[j] * values[j];
    return Math.sqrt(sum);
  });
}
