/** Targets that have finitely many training sequences (`TaskKind.sequences`): all of them, and data sets chosen from them. */
import type { LongComputation } from "../../../../platform/numerics/progress";
import { permutation } from "../../../../platform/numerics/random";
import type { Split } from "../model/samples";
import { purposes } from "../streams";
import { layerOf as automatonLayer, tracesOf as automatonTraces } from "./automaton/generate";
import { allInstances as allWords } from "./automaton/instances";
import type { TaskSpec } from "./registry";
import type { GenerationContext } from "./task-source";
import { layerOf as turingLayer, tracesOf as turingTraces } from "./turing-machine/generate";
import { allInstances as allTapes } from "./turing-machine/instances";

/** Every training sequence once, labelled: the whole distribution. @throws {Error} for targets whose sequences have no end. */
export function wholeOf(spec: TaskSpec): LongComputation<Split> {
  if (spec.kind === "automaton") return automatonTraces(automatonLayer(spec), allWords(spec));
  if (spec.kind === "turing-machine") return turingTraces(turingLayer(spec), allTapes(spec), spec.steps);
  throw new Error(`the sequences of ${spec.kind} cannot be listed`);
}

/** The numbers of the first `count` training sequences of data set `draw`, among `sequences`, without repetition. */
export function chosenSequences(
  { seed, workspace }: Pick<GenerationContext, "seed" | "workspace">,
  sequences: number,
  draw: number,
  count: number,
): Int32Array {
  return permutation(workspace, { seed: BigInt(seed), purpose: purposes.dataSets + draw, index: 0 }, sequences).subarray(0, count);
}
