/**
 * Gradients of bidirectional linear attention, in the form that is asked for: each of them is that form again, of other
 * things. With W = Q K^T (.) M, out = W V' and G = dLoss/dout,
 *
 *     dQ  = (G V'^T (.) M) K          queries G, keys V', values K
 *     dK  = (V' G^T (.) M^T) Q        queries V', keys G, values Q, and the transposed mask
 *     dV' = (K Q^T (.) M^T) G         queries K, keys Q, values G
 *
 * so a gradient costs what the form costs, in time and in memory, and no form needs a backward pass of its own. Decays of one
 * number a token; where every coordinate decays by itself `vectorGradients` sweeps states instead.
 */
import { type AttentionSettings, attention, termsOf } from "./attention";
import { oneDirection, type StepDecays, stepDecays, type TokenDecays, tokenGradient, transposedSteps } from "./decays";
import type { Form, Terms } from "./forms/form";
import { decayState, writeToken } from "./forms/recurrent";
import type { Sequence } from "./sequence";

export interface Gradients {
  /** L x d. */
  readonly q: Float64Array;
  /** L x d; zero at padding. */
  readonly k: Float64Array;
  /** L x d_v. */
  readonly v: Float64Array;
  /** L x width, by log lambda_i. */
  readonly logs: Float64Array;
}

/**
 * Gradients of a loss by everything that a head is given.
 *
 * @param dY  L x d_v, the gradient by its outputs.
 * @throws {RangeError} for several scans, whose gradients are the sum over scans of those of each.
 */
export function gradients(form: Form, sequence: Sequence, decays: TokenDecays, settings: AttentionSettings, dY: Float64Array): Gradients {
  if (settings.scans) throw new RangeError("gradients are those of one scan");
  const terms = termsOf(sequence);
  const steps = stepDecays(decays, settings.convention);
  const G = sumsGradient(form, sequence, decays, settings, dY);
  const found = decays.width === 1 ? scalarGradients(form, terms, steps, settings.chunk, G) : vectorGradients(terms, steps, G);
  const { d, dv, length } = sequence;
  const v = new Float64Array(length * dv);
  for (let i = 0; i < length; i++) v.set(found.v.subarray(i * (dv + 1), i * (dv + 1) + dv), i * dv);
  const k = found.k;
  for (let i = 0; i < length; i++) if (sequence.padding?.[i]) k.fill(0, i * d, (i + 1) * d);
  return { q: found.q, k, v, logs: tokenGradient(found.steps, settings.convention) };
}

/** dLoss by numerators and denominators, L x (d_v + 1): y = N / c gives dN = dy / c and dc = -dy . y / c. */
function sumsGradient(form: Form, sequence: Sequence, decays: TokenDecays, settings: AttentionSettings, dY: Float64Array): Float64Array {
  const { length, d, dv } = sequence;
  const G = new Float64Array(length * (dv + 1));
  const y = attention(form, sequence, decays, settings);
  const denominators = settings.scaled
    ? attention(form, { ...sequence, dv: 1, v: new Float64Array(length).fill(1) }, decays, {
        ...settings,
        scaled: false,
        divideBySqrtD: false,
      })
    : null;
  for (let i = 0; i < length; i++) {
    const divisor = denominators ? denominators[i] : settings.divideBySqrtD ? Math.sqrt(d) : 1;
    for (let c = 0; c < dv; c++) {
      const gradient = dY[i * dv + c] / divisor;
      G[i * (dv + 1) + c] = gradient;
      if (denominators) G[i * (dv + 1) + dv] -= gradient * y[i * dv + c];
    }
  }
  return G;
}

interface TermGradients {
  readonly q: Float64Array;
  readonly k: Float64Array;
  /** L x columns. */
  readonly v: Float64Array;
  readonly steps: StepDecays;
}

/** The duality above, direction by direction, as the decays of each direction have their own gradient. */
function scalarGradients(
  form: Form,
  { length, d, columns, q, k, v }: Terms,
  steps: StepDecays,
  chunk: number,
  G: Float64Array,
): TermGradients {
  const mirrored = transposedSteps(steps);
  const ofQueries: Terms = { length, d: columns, columns: d, q: G, k: v, v: k };
  const ofKeys: Terms = { length, d: columns, columns: d, q: v, k: G, v: q };
  const [dqForward, dqBackward] = [
    form(ofQueries, oneDirection(steps, "forward"), chunk),
    form(ofQueries, oneDirection(steps, "backward"), chunk),
  ];
  // What a token sends forward arrives at later ones: above the diagonal of the transposed mask.
  const [dkForward, dkBackward] = [
    form(ofKeys, oneDirection(mirrored, "backward"), chunk),
    form(ofKeys, oneDirection(mirrored, "forward"), chunk),
  ];
  const dv = form({ length, d, columns, q: k, k: q, v: G }, mirrored, chunk);
  const self = new Float64Array(length);
  for (let e = 0; e < G.length; e++) self[Math.floor(e / columns)] += G[e] * v[e];
  // Both directions have the diagonal.
  const dq = dqForward.map((value, e) => value + dqBackward[e] - self[Math.floor(e / d)] * k[e]);
  const dk = dkForward.map((value, e) => value + dkBackward[e] - self[Math.floor(e / d)] * q[e]);
  return {
    q: dq,
    k: dk,
    v: dv,
    steps: {
      ...steps,
      forward: forwardLogGradient(d, 1, { q, dq: dqForward, k, dk: dkForward }),
      backward: backwardLogGradient(d, 1, { q, dq: dqBackward, k, dk: dkBackward }),
    },
  };
}

interface Pairs {
  readonly q: Float64Array;
  readonly dq: Float64Array;
  readonly k: Float64Array;
  readonly dk: Float64Array;
}

/** What arrives at token i minus what leaves it, q_i . dq_i - k_i . dk_i, of one direction: the gradient by its place on the axis of sums of logarithms. */
function netArrivals(d: number, width: number, { q, dq, k, dk }: Pairs): Float64Array {
  const net = new Float64Array((q.length / d) * width);
  for (let e = 0; e < q.length; e++) net[Math.floor(e / d) * width + (width === 1 ? 0 : e % d)] += q[e] * dq[e] - k[e] * dk[e];
  return net;
}

/** log f_t moves every later token away: the sum of the net arrivals from t on. */
function forwardLogGradient(d: number, width: number, pairs: Pairs): Float64Array {
  const gradient = netArrivals(d, width, pairs);
  for (let at = gradient.length - width - 1; at >= 0; at--) gradient[at] += gradient[at + width];
  return gradient.fill(0, 0, width);
}

/** log b_t moves every earlier token away: the sum of the net arrivals up to t. */
function backwardLogGradient(d: number, width: number, pairs: Pairs): Float64Array {
  const gradient = netArrivals(d, width, pairs);
  for (let at = width; at < gradient.length; at++) gradient[at] += gradient[at - width];
  return gradient.fill(0, gradient.length - width);
}

/**
 * By sweeps of states: dq_i = S_i G_i on the way of the forward pass, dk_i = T_i v_i and dv_i = T_i^T k_i on the way back,
 * with T_i = q_i G_i^T + f_{i+1} T_{i+1}; once for each direction.
 */
function vectorGradients(terms: Terms, steps: StepDecays, G: Float64Array): TermGradients {
  const { length, d, columns, q, k, v } = terms;
  const empty = () => ({ q: new Float64Array(length * d), k: new Float64Array(length * d) });
  const [forward, backward] = [empty(), empty()];
  const dv = new Float64Array(length * columns);
  const incoming: Terms = { ...terms, k: q, v: G };
  const mirrored = transposedSteps(steps);
  const sweep = (of: { q: Float64Array; k: Float64Array }, from: "forward" | "backward") => {
    const [S, T] = [new Float64Array(d * columns), new Float64Array(d * columns)];
    const back = from === "forward" ? "backward" : "forward";
    for (let step = 0; step < length; step++) {
      const [i, j] = from === "forward" ? [step, length - 1 - step] : [length - 1 - step, step];
      decayState(S, terms, steps, i, steps[from]);
      writeToken(S, terms, i);
      decayState(T, terms, mirrored, j, mirrored[back]);
      writeToken(T, incoming, j);
      for (let c = 0; c < d; c++)
        for (let e = 0; e < columns; e++) {
          of.q[i * d + c] += S[c * columns + e] * G[i * columns + e];
          of.k[j * d + c] += T[c * columns + e] * v[j * columns + e];
          dv[j * columns + e] += T[c * columns + e] * k[j * d + c];
        }
    }
  };
  sweep(forward, "forward");
  sweep(backward, "backward");
  // Both directions have the diagonal.
  const self = new Float64Array(length);
  for (let e = 0; e < G.length; e++) self[Math.floor(e / columns)] += G[e] * v[e];
  for (let i = 0; i < length; i++) {
    let score = 0;
    for (let c = 0; c < d; c++) score += q[i * d + c] * k[i * d + c];
    for (let e = 0; e < columns; e++) dv[i * columns + e] -= score * G[i * columns + e];
  }
  const both = (a: Float64Array, b: Float64Array, others: Float64Array) =>
    a.map((value, e) => value + b[e] - self[Math.floor(e / d)] * others[e]);
  return {
    q: both(forward.q, backward.q, k),
    k: both(forward.k, backward.k, q),
    v: dv,
    steps: {
      ...steps,
      forward: forwardLogGradient(d, d, { q, dq: forward.q, k, dk: forward.k }),
      backward: backwardLogGradient(d, d, { q, dq: backward.q, k, dk: backward.k }),
    },
  };
}
