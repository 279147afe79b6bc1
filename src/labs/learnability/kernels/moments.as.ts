// From tokens to (G, z), and from (G, z) to cubic features. G is packed: upper triangle with diagonal, row by row.
import { fillNormals, fillSigns, openStream } from "../../../platform/kernels/random.as";

const GAUSSIAN: i32 = 0;
const RADEMACHER: i32 = 1;

/** n tokens of one sequence, token after token (n x d), each entry of variance scale^2. */
export function drawTokens(out: usize, d: i32, n: i32, law: i32, scale: f64, seed: u64, purpose: u64, index: u64): void {
  openStream(seed, purpose, index);
  const count = d * n;
  if (law == RADEMACHER) fillSigns(out, count);
  else fillNormals(out, count);
  for (let t = 0; t < n; t++) {
    const token = out + (<usize>(t * d) << 3);
    let factor = scale;
    if (law != GAUSSIAN && law != RADEMACHER) {
      // Uniform on the sphere of radius sqrt(d), so that entries have the same variance under every law.
      let squared = 0.0;
      for (let j = 0; j < d; j++) {
        const entry = load<f64>(token + (<usize>j << 3));
        squared += entry * entry;
      }
      factor = scale * Math.sqrt(<f64>d / squared);
    }
    for (let j = 0; j < d; j++) {
      const at = token + (<usize>j << 3);
      store<f64>(at, load<f64>(at) * factor);
    }
  }
}

/**
 * (G, z) of a sequence of n tokens (n x d): of the whole, or, when `causal`, of each of its n prefixes
 * (G_t = G_{t-1} + z_t z_t^T). Writes 1 or n rows of d(d+1)/2 and of d numbers.
 */
export function sequenceMoments(tokens: usize, d: i32, n: i32, causal: bool, gram: usize, last: usize): void {
  const packed = <usize>((d * (d + 1)) >> 1) << 3;
  const bytes = <usize>d << 3;
  memory.fill(gram, 0, packed);
  for (let t = 0; t < n; t++) {
    const token = tokens + <usize>t * bytes;
    if (causal && t > 0) {
      memory.copy(gram + packed, gram, packed);
      gram += packed;
      last += bytes;
    }
    let at = gram;
    for (let j = 0; j < d; j++) {
      const zj = load<f64>(token + (<usize>j << 3));
      for (let k = j; k < d; k++) {
        store<f64>(at, load<f64>(at) + zj * load<f64>(token + (<usize>k << 3)));
        at += 8;
      }
    }
    memory.copy(last, token, bytes);
  }
}

/** Draws `count` sequences, the first one with stream index `first`, and keeps their moments. `tokens` is scratch, n x d. */
export function drawMoments(
  tokens: usize, d: i32, n: i32, law: i32, scale: f64, causal: bool,
  seed: u64, purpose: u64, first: i32, count: i32, gram: usize, last: usize,
): void {
  const rows = causal ? n : 1;
  const gramBytes = <usize>(rows * ((d * (d + 1)) >> 1)) << 3;
  const lastBytes = <usize>(rows * d) << 3;
  for (let i = 0; i < count; i++) {
    drawTokens(tokens, d, n, law, scale, seed, purpose, <u64>(first + i));
    sequenceMoments(tokens, d, n, causal, gram + <usize>i * gramBytes, last + <usize>i * lastBytes);
  }
}

/**
 * Features H(Z) of `count` samples, count x psi: pairs {j<k} row by row, each times z; then squares, each times z
 * (Algorithm 2). `pairScale` multiplies the pair features: 1 gives H, sqrt 2 the scaling of X.
 */
export function cubicFeatures(gram: usize, last: usize, d: i32, count: i32, pairScale: f64, out: usize): void {
  for (let i = 0; i < count; i++) {
    let at = gram;
    let pairs = out;
    let squares = out + (<usize>((d * (d - 1)) >> 1) * d << 3);
    for (let j = 0; j < d; j++) {
      scaledCopy(last, d, load<f64>(at), squares);
      squares += <usize>d << 3;
      at += 8;
      for (let k = j + 1; k < d; k++) {
        scaledCopy(last, d, load<f64>(at) * pairScale, pairs);
        pairs += <usize>d << 3;
        at += 8;
      }
    }
    gram = at;
    last += <usize>d << 3;
    out = squares;
  }
}

@inline
function scaledCopy(x: usize, d: i32, factor: f64, out: usize): void {
  const splat = f64x2.splat(factor);
  let i = 0;
  for (; i + 2 <= d; i += 2) v128.store(out + (<usize>i << 3), f64x2.mul(v128.load(x + (<usize>i << 3)), splat));
  if (i < d) store<f64>(out + (<usize>i << 3), load<f64>(x + (<usize>i << 3)) * factor);
}

/** out[i] = values[i] * factor[i]. */
export function multiplyInto(values: usize, factors: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    const offset = <usize>i << 3;
    store<f64>(out + offset, load<f64>(values + offset) * load<f64>(factors + offset));
  }
}

/** z z^T of `count` vectors of d numbers, packed as G is: count x d(d+1)/2. */
export function packedSquares(last: usize, d: i32, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < d; j++) {
      const from = last + (<usize>j << 3);
      scaledCopy(from, d - j, load<f64>(from), out);
      out += <usize>(d - j) << 3;
    }
    last += <usize>d << 3;
  }
}

/** Panels of four columns times a column of factors, `stride` apart: out[p][k][c] = panels[p][k][c] factors[k]. */
export function scalePanels(panels: usize, count: i32, depth: i32, factors: usize, stride: i32, out: usize): void {
  for (let p = 0; p < count; p++) {
    let at = factors;
    for (let k = 0; k < depth; k++) {
      const factor = v128.load64_splat(at);
      v128.store(out, f64x2.mul(v128.load(panels), factor));
      v128.store(out, f64x2.mul(v128.load(panels, 16), factor), 16);
      at += <usize>stride << 3;
      panels += 32;
      out += 32;
    }
  }
}

/** out[i][o] = sum over a of products[i][o][a] last[i][a], for `count` samples: count x outputs. */
export function foldLast(products: usize, last: usize, d: i32, outputs: i32, count: i32, out: usize): void {
  const bytes = <usize>d << 3;
  for (let i = 0; i < count; i++) {
    for (let o = 0; o < outputs; o++) {
      let pair = f64x2.splat(0);
      let a = 0;
      for (; a + 2 <= d; a += 2) {
        const offset = <usize>a << 3;
        pair = f64x2.add(pair, f64x2.mul(v128.load(products + offset), v128.load(last + offset)));
      }
      let sum = f64x2.extract_lane(pair, 0) + f64x2.extract_lane(pair, 1);
      if (a < d) sum += load<f64>(products + (<usize>a << 3)) * load<f64>(last + (<usize>a << 3));
      store<f64>(out, sum);
      out += 8;
      products += bytes;
    }
    last += bytes;
  }
}

/** out[i][o][a] = values[i][o] last[i][a], for `count` samples: count x outputs x d. */
export function spreadLast(values: usize, last: usize, d: i32, outputs: i32, count: i32, out: usize): void {
  const bytes = <usize>d << 3;
  for (let i = 0; i < count; i++) {
    for (let o = 0; o < outputs; o++) {
      scaledCopy(last, d, load<f64>(values), out);
      values += 8;
      out += bytes;
    }
    last += bytes;
  }
}
