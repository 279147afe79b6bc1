import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { float64 } from "../../../../../platform/tensors/float64";
import { openSequences32 } from "../../../../../platform/tensors/sequences32";
import type { SymbolGroup } from "../../model/symbols";
import { learnerProblem } from "../learner-problem";
import type { Architecture } from "./architecture";
import type { DeepSpec } from "./fields";
import { DeepLearner } from "./learner";
import { linearLayers } from "./linear-layers";
import type { DeepTraining } from "./training";
import type { TokenTraining } from "./training-data";
import { transformer } from "./transformer";

/** The model that a spec describes, for tokens of dimension d. @param divisor  the number by which linear attention is divided. */
export function architectureOf(spec: DeepSpec, d: number, outputs: number, divisor = 1): Architecture {
  return spec.kind === "transformer" ? transformer(spec, d, outputs) : linearLayers(spec, d, outputs, divisor);
}

/** The initial state of a training. @throws {PlaygroundError} when a model of the next token has no symbols. */
export function trainingOf(spec: DeepSpec, data: TokenTraining, experimentSeed: number): DeepTraining {
  const symbols = spec.objective === "tokens" ? symbolsOf(data) : null;
  return { architecture: architectureOf(spec, data.train.split.d, data.outputs, data.divisor), data, spec, symbols, experimentSeed };
}

function symbolsOf({ symbols }: TokenTraining): readonly SymbolGroup[] {
  if (symbols) return symbols;
  throw new PlaygroundError(learnerProblem("next-token-no-symbols"));
}

/** A learner in the precision of its spec, for any arithmetic. */
export type AnyDeepLearner = Pick<DeepLearner<unknown>, keyof DeepLearner<unknown>>;

/** Creates learners that differ in their seeds only; those in float32 share a memory. */
export function deepLearners(spec: DeepSpec, data: TokenTraining, experimentSeed: number): (seed: number) => AnyDeepLearner {
  const training = (seed: number) => trainingOf({ ...spec, seed }, data, experimentSeed);
  if (spec.precision === "float64") return (seed) => new DeepLearner(training(seed), float64);
  const float32 = openSequences32();
  return (seed) => new DeepLearner(training(seed), float32);
}
