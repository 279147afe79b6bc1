// Heads with separate keys and queries, Q_h = K_h^T Q'_h with K_h and Q'_h rank x d, trained on V, K and Q' in one call of many steps.
// Two trainers share a step: `heads` has the data and the merged V and Q, where the lab's first module computes the batch gradient as
// for any heads; `factors` has V, K and Q' and the optimiser. Its arrays hold V as outputs x (H d), then K and then Q' as (H rank) x d.
// This module works in the memory of the first one, so it has no data of its own.
import { ADAMW, clipGradient, COSINE, stepAdamW, stepMomentum, Trainer } from "../training.as";

@external("kernels", "gradientOnly32")
declare function gradientOnly32(heads: usize): f64;
@external("kernels", "gradientOnly64")
declare function gradientOnly64(heads: usize): f64;

const PI: f64 = 3.141592653589793;

/** Takes up to `count` steps; returns how many. Stops early after a step whose loss was not finite. */
export function trainFactored32(heads: usize, factors: usize, rank: i32, count: i32): i32 {
  return train<f32>(changetype<Trainer>(heads), changetype<Trainer>(factors), rank, count);
}

export function trainFactored64(heads: usize, factors: usize, rank: i32, count: i32): i32 {
  return train<f64>(changetype<Trainer>(heads), changetype<Trainer>(factors), rank, count);
}

/** The gradient at the next batch into `factors.gradient` (V, K, then Q') without a step; returns the batch loss. */
export function gradientOfFactors32(heads: usize, factors: usize, rank: i32): f64 {
  return factoredGradient<f32>(changetype<Trainer>(heads), changetype<Trainer>(factors), rank);
}

export function gradientOfFactors64(heads: usize, factors: usize, rank: i32): f64 {
  return factoredGradient<f64>(changetype<Trainer>(heads), changetype<Trainer>(factors), rank);
}

function train<T>(heads: Trainer, factors: Trainer, rank: i32, count: i32): i32 {
  const weights = heads.heads * heads.d * (heads.outputs + 2 * rank);
  for (let taken = 0; taken < count; taken++) {
    factors.lastLoss = factoredGradient<T>(heads, factors, rank);
    if (factors.clip > 0) clipGradient<T>(factors.gradient, weights, factors.clip);
    const rate = scheduledRate(factors);
    if (factors.optimizer == ADAMW) stepAdamW<T>(factors, weights, rate);
    else stepMomentum<T>(factors, weights, rate);
    factors.step += 1;
    heads.step += 1;
    if (!isFinite(factors.lastLoss)) return taken + 1;
  }
  return count;
}

/** By the chain rule from Q = K^T Q': dL/dK = Q' (dL/dQ)^T and dL/dQ' = K dL/dQ, head by head. */
function factoredGradient<T>(heads: Trainer, factors: Trainer, rank: i32): f64 {
  const d = heads.d;
  const values = <usize>(heads.outputs * heads.heads * d) * sizeof<T>();
  const keys = <usize>(heads.heads * rank * d) * sizeof<T>();
  memory.copy(heads.weights, factors.weights, values);
  const K = factors.weights + values;
  merge<T>(K, K + keys, heads.weights + values, heads.heads, rank, d);
  const at = changetype<usize>(heads);
  const loss = sizeof<T>() == 4 ? gradientOnly32(at) : gradientOnly64(at);
  memory.copy(factors.gradient, heads.gradient, values);
  const gradientK = factors.gradient + values;
  pullBack<T>(K, K + keys, heads.gradient + values, gradientK, gradientK + keys, heads.heads, rank, d);
  return loss;
}

/** Q_h = K_h^T Q'_h. */
function merge<T>(K: usize, queries: usize, Q: usize, heads: i32, rank: i32, d: i32): void {
  memory.fill(Q, 0, <usize>(heads * d * d) * sizeof<T>());
  for (let h = 0; h < heads; h++)
    for (let i = 0; i < rank; i++) {
      const row = <usize>((h * rank + i) * d) * sizeof<T>();
      for (let j = 0; j < d; j++) {
        const key = load<T>(K + row + <usize>j * sizeof<T>());
        let to = Q + <usize>((h * d + j) * d) * sizeof<T>();
        let from = queries + row;
        for (let k = 0; k < d; k++) {
          store<T>(to, <T>(load<T>(to) + key * load<T>(from)));
          to += sizeof<T>();
          from += sizeof<T>();
        }
      }
    }
}

function pullBack<T>(K: usize, queries: usize, gradientQ: usize, gradientK: usize, gradientQueries: usize, heads: i32, rank: i32, d: i32): void {
  memory.fill(gradientQueries, 0, <usize>(heads * rank * d) * sizeof<T>());
  for (let h = 0; h < heads; h++)
    for (let i = 0; i < rank; i++) {
      const row = <usize>((h * rank + i) * d) * sizeof<T>();
      for (let j = 0; j < d; j++) {
        const key = load<T>(K + row + <usize>j * sizeof<T>());
        let slope = gradientQ + <usize>((h * d + j) * d) * sizeof<T>();
        let query = queries + row;
        let to = gradientQueries + row;
        let sum: T = 0;
        for (let k = 0; k < d; k++) {
          const part = load<T>(slope);
          sum = <T>(sum + part * load<T>(query));
          store<T>(to, <T>(load<T>(to) + key * part));
          slope += sizeof<T>();
          query += sizeof<T>();
          to += sizeof<T>();
        }
        store<T>(gradientK + row + <usize>j * sizeof<T>(), sum);
      }
    }
}

/** As in the first module: linear warm-up, then constant or half a cosine down to zero at the last step. */
function scheduledRate(t: Trainer): f64 {
  if (t.step < <f64>t.warmup) return (t.rate * (t.step + 1)) / <f64>t.warmup;
  if (t.schedule != COSINE) return t.rate;
  const span = <f64>max(t.steps - t.warmup, 1);
  return t.rate * 0.5 * (1 + cosineOfTurn((t.step - <f64>t.warmup) / span));
}

/** cos(pi s) for s in [0, 1], by Taylor series up to pi / 4: the library's cosine has tables, for which there is no memory. */
function cosineOfTurn(s: f64): f64 {
  if (s > 0.5) return -cosineOfTurn(1 - s);
  return s <= 0.25 ? series(PI * s, 0) : series(PI * (0.5 - s), 1);
}

/** The series of the cosine (first 0) or of the sine (first 1), to 1e-17 for |x| <= pi / 4. */
function series(x: f64, first: i32): f64 {
  let sum = 1.0;
  for (let n = 16 + first; n > first; n -= 2) sum = 1 - ((x * x) / <f64>(n * (n - 1))) * sum;
  return first == 0 ? sum : x * sum;
}
