import { normals } from "../../../../../platform/numerics/random";
import type { Workspace } from "../../workspace";
import type { InContextRegressionSpec } from "./schema";
import { inputSpectrum } from "./theory";

/** The shape and distribution of the prompts of a target. */
export interface PromptLaw {
  /** Token dimension, D + 1. */
  readonly d: number;
  /** Tokens, the examples and the query. */
  readonly n: number;
  /** Standard deviations of the D coordinates of x. */
  readonly deviations: Float64Array;
  /** Standard deviation of the noise on the labels of the context. */
  readonly noise: number;
}

export interface Prompt {
  /** n x d, token after token: (x_i, y_i), then (x_q, 0). */
  readonly tokens: Float64Array;
  /** y_q = w . x_q, without noise. */
  readonly answer: number;
}

export function promptLaw(spec: InContextRegressionSpec): PromptLaw {
  return { d: spec.dimension + 1, n: spec.context + 1, deviations: inputSpectrum(spec).map(Math.sqrt), noise: spec.noise };
}

/**
 * One prompt (Garg et al. 2022): a task vector w ~ N(0, I_D) of its own, inputs x ~ N(0, Lam), labels y_i = w . x_i + noise. A stream
 * has w, then the inputs with the query last, then the noise, so that noise changes no input.
 */
export function drawPrompt(
  workspace: Workspace,
  { d, n, deviations, noise }: PromptLaw,
  { seed, purpose, index }: { readonly seed: bigint; readonly purpose: number; readonly index: number },
): Prompt {
  const D = d - 1;
  const draws = normals(workspace, { seed, purpose, index }, D + n * D + (n - 1));
  const tokens = new Float64Array(n * d);
  let label = 0;
  for (let i = 0; i < n; i++) {
    label = 0;
    for (let j = 0; j < D; j++) {
      tokens[i * d + j] = draws[D + i * D + j] * deviations[j];
      label += draws[j] * tokens[i * d + j];
    }
    if (i < n - 1) tokens[i * d + D] = label + noise * draws[D + n * D + i];
  }
  return { tokens, answer: label };
}
