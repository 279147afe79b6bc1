/** Feature maps of queries and keys, phi, for those that are not mapped yet. */
import { exponential } from "../../../platform/numerics/exponential";

export type FeatureMap = "none" | "shifted-silu" | "elu";

/**
 * phi of every row.
 *
 * - "shifted-silu": (SiLU(x) + 1/2) / ||SiLU(x) + 1/2||, as the paper has it for all variants (section 3.2). Its entries are
 *   positive, since SiLU(x) + 1/2 is at least 0.2215, so that denominators are.
 * - "elu": elu(x) + 1, as the paper's code for images has it for LION-LIT; zero below -745, where e^x is.
 *
 * @param rows  of d numbers each.
 */
export function mapFeatures(rows: Float64Array, d: number, map: FeatureMap): Float64Array {
  if (map === "none") return rows;
  if (map === "elu") return rows.map((x) => (x > 0 ? x + 1 : exponential(x)));
  const mapped = rows.map((x) => x * sigmoid(x) + 0.5);
  for (let start = 0; start < mapped.length; start += d) {
    const row = mapped.subarray(start, start + d);
    // Divided by the largest first: squares of large numbers would overflow.
    const largest = row.reduce((most, x) => Math.max(most, x), 0);
    const norm = largest * Math.sqrt(row.reduce((sum, x) => sum + (x / largest) ** 2, 0));
    for (let c = 0; c < d; c++) row[c] /= norm;
  }
  return mapped;
}

/** 1 / (1 + e^-x). */
export function sigmoid(x: number): number {
  const small = exponential(-Math.abs(x));
  return x >= 0 ? 1 / (1 + small) : small / (1 + small);
}
