import type { NetworkShape } from "../../../eagle/training/network";
import type { TrainingSettings } from "../../../eagle/training/settings";
import type { EagleDocument } from "../../../experiment/eagle/document";

/** What a network of a document is trained as. @throws {TypeError} for a document or a solver that trains none. */
export function trainingSettings({ seed, problem, solvers }: EagleDocument, index: number): TrainingSettings {
  const spec = solvers[index];
  if (problem.kind !== "training" || spec?.kind !== "transformer") throw new TypeError(`solvers[${index}] is not trained`);
  const { d, n, dPrime, nPrime, rank, decay, regime, machines, r } = problem;
  const shape: NetworkShape = {
    d,
    n,
    dPrime,
    nPrime,
    machines: regime === "distributed" ? machines : 1,
    rank: regime === "limited" ? r : null,
    layers: spec.layers,
    sign: spec.readOut === "minus" ? -1 : 1,
  };
  const { batch, rate, clip } = spec;
  return { shape, prompts: { seed: BigInt(seed), rank, decay }, batch, rate, clip };
}
