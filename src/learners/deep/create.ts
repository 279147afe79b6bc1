import type { SymbolGroup } from "../../model/symbols";
import { PlaygroundError } from "../../numerics/errors";
import { float64 } from "../../tensors/float64";
import { openedTensors, openTensors } from "../../tensors/open";
import { hasLayers, type LearnerSpec } from "../registry";
import type { Architecture } from "./architecture";
import type { DeepSpec } from "./fields";
import { DeepLearner } from "./learner";
import { linearLayers } from "./linear-layers";
import type { DeepTraining } from "./steps";
import type { TokenTraining } from "./training-data";
import { transformer } from "./transformer";

/** The model that a spec describes, for tokens of dimension d. */
export function architectureOf(spec: DeepSpec, d: number, outputs: number): Architecture {
  return spec.kind === "transformer" ? transformer(spec, d, outputs) : linearLayers(spec, d, outputs);
}

/** All that a training of this spec starts from. @throws {PlaygroundError} when a model of the next token has no symbols to tell apart. */
export function trainingOf(spec: DeepSpec, data: TokenTraining, experimentSeed: number): DeepTraining {
  const symbols = spec.objective === "tokens" ? symbolsOf(data) : null;
  return { architecture: architectureOf(spec, data.train.split.d, data.outputs), data, spec, symbols, experimentSeed };
}

function symbolsOf({ symbols }: TokenTraining): readonly SymbolGroup[] {
  if (symbols) return symbols;
  throw new PlaygroundError(
    "the tokens of this target are not made of symbols, of which a model of the next token gives the probabilities",
    "Choose an automaton without added samples, or the squared error.",
  );
}

/** A learner in the precision of its spec, in whatever it computes. */
export type AnyDeepLearner = Pick<DeepLearner<unknown>, keyof DeepLearner<unknown>>;

/**
 * The learner of a spec.
 *
 * @throws {PlaygroundError} for float32 before `openForLearners` has been waited for.
 */
export function createDeepLearner(spec: DeepSpec, data: TokenTraining, experimentSeed: number): AnyDeepLearner {
  const training = trainingOf(spec, data, experimentSeed);
  return spec.precision === "float64" ? new DeepLearner(training, float64) : new DeepLearner(training, openedTensors().arithmetic);
}

/** Loads TensorFlow.js when one of these learners needs it. */
export async function openForLearners(learners: readonly LearnerSpec[]): Promise<void> {
  if (needTensors(learners)) await openTensors("wasm");
}

/** Whether one of these learners computes with TensorFlow.js. */
function needTensors(learners: readonly LearnerSpec[]): boolean {
  return learners.some((spec) => hasLayers(spec) && spec.precision === "float32");
}
