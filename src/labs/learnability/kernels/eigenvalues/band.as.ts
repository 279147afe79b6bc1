// What both stages share. They work in the memory of the lab's first module, so this one has no data of its own.

@external("kernels", "dot")
export declare function dot(a: usize, b: usize, count: i32): f64;
@external("kernels", "addScaled")
export declare function addScaled(y: usize, x: usize, count: i32, factor: f64): void;

/** Couplings of the band, which is also the side of a tile. */
export const SIDE: i32 = 32;

/** Bytes from row to row of the band: 64 entries up to the diagonal, and four that are written and never read. */
export const BAND_ROW: usize = 544;

/** As in tridiagonal.as.ts: the squared norm of a vector that is taken as 0, in a matrix scaled to 1. */
const NEGLIGIBLE: f64 = 1e-200;

/**
 * Replaces x by the reflector I - u u^T, u of length sqrt 2 or 0, that leaves one entry of it; returns this entry.
 *
 * @param place  of the entry that is left, in bytes.
 */
export function reflect(x: usize, length: i32, place: usize): f64 {
  const alpha = load<f64>(x + place);
  const squared = dot(x, x, length);
  const isNegligible = squared < NEGLIGIBLE;
  const norm = sqrt(squared);
  const result = alpha > 0 ? -norm : norm;
  const factor = isNegligible ? 0 : 1 / sqrt(squared - alpha * result);
  store<f64>(x + place, alpha - result);
  for (let k = 0; k < length; k++) store<f64>(x + (<usize>k << 3), load<f64>(x + (<usize>k << 3)) * factor);
  return isNegligible ? 0 : result;
}
