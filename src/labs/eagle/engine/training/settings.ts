import type { EagleDocument } from "../../document/document";
import { shapeOf } from "../../document/network-shape";
import type { TrainingSettings } from "../../math/training/settings";

/** Training settings of a document's network. @throws {TypeError} for a document or a solver that trains none. */
export function trainingSettings({ seed, problem, solvers }: EagleDocument, index: number): TrainingSettings {
  const spec = solvers[index];
  if (problem.kind !== "training" || spec?.kind !== "transformer") throw new TypeError(`solvers[${index}] is not trained`);
  const { rank, decay } = problem;
  const { batch, rate, clip, start } = spec;
  return { shape: shapeOf(problem, spec), prompts: { seed: BigInt(seed), rank, decay }, start, batch, rate, clip };
}
