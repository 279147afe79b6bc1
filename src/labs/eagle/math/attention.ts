/**
 * The unrolled transformer: layers of linear attention without softmax, Z <- Z + ((Z W_QK Z^T) o M) Z W_VP. Rows of Z are tokens,
 * the mask lets every token attend to the d complete rows alone. With block-scalar weights a layer is an iteration of EAGLE, whose
 * C it carries, and D with the sign turned: the read-out is minus the lower right block.
 */

/** Z = [A C; B D], (d + d') x (n + n'). */
export interface TokenSizes {
  readonly d: number;
  readonly n: number;
  readonly dPrime: number;
  readonly nPrime: number;
}

/** a1, a2, a3: W_QK = diag(a1 I_n, 0), W_VP = diag(a2 I_n, a3 I_n'). */
export type BlockScalars = readonly [a1: number, a2: number, a3: number];

/** The scalars of an EAGLE iteration: a1 a2 = -eta rho, a1 a3 = -gamma rho. */
export function eagleScalars(eta: number, gamma: number, rho: number): BlockScalars {
  return [1, -eta * rho, -gamma * rho];
}

/** W_QK and W_VP, (n + n') square, row-major. */
export function blockScalarWeights([a1, a2, a3]: BlockScalars, { n, nPrime }: TokenSizes): { WQK: Float64Array; WVP: Float64Array } {
  const size = n + nPrime;
  const diagonal = (top: number, bottom: number) => {
    const result = new Float64Array(size * size);
    for (let i = 0; i < size; i++) result[i * size + i] = i < n ? top : bottom;
    return result;
  };
  return { WQK: diagonal(a1, 0), WVP: diagonal(a2, a3) };
}

/**
 * One layer, plainly: meant for matrices of some dozen rows.
 *
 * @param Z    (d + d') x (n + n'), row-major.
 * @param WQK  (n + n') square; so is WVP.
 * @returns the next Z.
 */
export function attentionLayer(Z: Float64Array, WQK: Float64Array, WVP: Float64Array, { d, n, dPrime, nPrime }: TokenSizes): Float64Array {
  const tokens = d + dPrime;
  const features = n + nPrime;
  const queries = times(Z, WQK, tokens, features, features);
  const scores = new Float64Array(tokens * tokens);
  // The mask: no token attends to the incomplete rows.
  for (let i = 0; i < tokens; i++)
    for (let j = 0; j < d; j++)
      for (let k = 0; k < features; k++) scores[i * tokens + j] += queries[i * features + k] * Z[j * features + k];
  const attended = times(scores, times(Z, WVP, tokens, features, features), tokens, tokens, features);
  return Z.map((value, at) => value + attended[at]);
}

/** A B, plainly. */
function times(a: Float64Array, b: Float64Array, rows: number, inner: number, columns: number): Float64Array {
  const result = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < inner; k++) for (let j = 0; j < columns; j++) result[i * columns + j] += a[i * inner + k] * b[k * columns + j];
  return result;
}
