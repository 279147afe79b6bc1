import { readHeads } from "../../math/learners/gradient/weights";
import type { TrainedState } from "../../math/learners/trained";
import type { Heads } from "../../math/model/samples";

/** The heads in a float32 state. */
export function headsOfState({ arrays }: Pick<TrainedState, "arrays">, shape: Pick<Heads, "d" | "outputs" | "count">): Heads {
  // A copy is aligned for float32.
  const { buffer } = arrays.slice();
  return readHeads(new Float32Array(buffer), shape);
}
