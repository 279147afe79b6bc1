import type { GradientState } from "../../learners/gradient/learner";
import { readHeads } from "../../learners/gradient/weights";
import type { Heads } from "../../model/samples";

/** The heads in a float32 state. */
export function headsOfState({ arrays }: Pick<GradientState, "arrays">, shape: Pick<Heads, "d" | "outputs" | "count">): Heads {
  // A copy begins where a float32 may.
  const { buffer } = arrays.slice();
  return readHeads(new Float32Array(buffer), shape);
}
