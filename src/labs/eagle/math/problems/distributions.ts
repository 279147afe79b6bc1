import type { MatrixDraws } from "./draws";

/**
 * The six distributions of Fig. 19: the construction by singular values, and five for the rows of two factors R_1, R_2 of
 * X = R_1 R_2^T / sqrt(r): Gaussian; Student-t of 4 degrees, scaled to variance 1; Gaussian with correlations 0.8^|i-j|; +-1 with
 * probability 0.1 and else 0, scaled to variance 1; Gaussian around 5 Gaussian centres. The paper does not print how the last is
 * scaled: here a row is its centre plus half as much noise, scaled to variance 1.
 */
export type Distribution = "svd" | "gaussian" | "student" | "correlated" | "sparse-signs" | "clustered";

const degrees = 4;
const correlation = 0.8;
const density = 0.1;
const clusters = 5;
const spread = 0.5;

/**
 * count x r, row-major, rows of a factor.
 *
 * @param index  of the stream; 2 further streams, 16 and 32 higher, are drawn from where more than one is needed.
 */
export function drawFactors(
  distribution: Exclude<Distribution, "svd">,
  draws: MatrixDraws,
  index: number,
  count: number,
  r: number,
): Float64Array {
  const total = count * r;
  const normals = () => draws.normals(index, total);
  switch (distribution) {
    case "gaussian":
      return normals();
    case "student":
      return student(normals(), draws.normals(index + 16, degrees * total));
    case "correlated":
      return correlated(normals(), r);
    case "sparse-signs":
      return draws.uniforms(index, total).map((u) => (u < density ? (u < density / 2 ? -1 : 1) / Math.sqrt(density) : 0));
    case "clustered":
      return clustered(normals(), draws.normals(index + 16, clusters * r), draws.uniforms(index + 32, count), r);
  }
}

/** z / sqrt(chi^2_4 / 4), of variance 4 / (4 - 2), divided by its deviation. */
function student(normals: Float64Array, others: Float64Array): Float64Array {
  return normals.map((z, at) => {
    let squares = 0;
    for (let k = 0; k < degrees; k++) squares += others[degrees * at + k] ** 2;
    return z / Math.sqrt(squares / degrees) / Math.sqrt(degrees / (degrees - 2));
  });
}

/** Along each row x_1 = z_1, x_j = 0.8 x_{j-1} + 0.6 z_j, which has correlations 0.8^|i-j|. */
function correlated(normals: Float64Array, r: number): Float64Array {
  const innovation = Math.sqrt(1 - correlation ** 2);
  const result = normals.slice();
  for (let at = 0; at < result.length; at++) if (at % r > 0) result[at] = correlation * result[at - 1] + innovation * normals[at];
  return result;
}

function clustered(normals: Float64Array, centres: Float64Array, choices: Float64Array, r: number): Float64Array {
  const scale = Math.sqrt(1 + spread ** 2);
  return normals.map((z, at) => {
    const cluster = Math.floor(clusters * choices[Math.floor(at / r)]);
    return (centres[cluster * r + (at % r)] + spread * z) / scale;
  });
}
