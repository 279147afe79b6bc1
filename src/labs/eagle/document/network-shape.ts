import type { NetworkShape } from "../math/training/network";
import type { TrainingSpec } from "./problem-fields";
import type { TransformerSpec } from "./solver-fields";

/** The network that a document trains. */
export function shapeOf(problem: TrainingSpec, { layers, readOut }: TransformerSpec): NetworkShape {
  const { d, n, dPrime, nPrime, regime, machines, r } = problem;
  return {
    d,
    n,
    dPrime,
    nPrime,
    machines: regime === "distributed" ? machines : 1,
    rank: regime === "limited" ? r : null,
    layers,
    sign: readOut === "minus" ? -1 : 1,
  };
}
