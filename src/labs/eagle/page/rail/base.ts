/** The preset most similar to a document. */

import { presetAmong } from "../../../../platform/documents/preset-among";
import { defaultsOf, type Fields } from "../../../../platform/fields/fields";
import { usePresetBase } from "../../../../platform/shell/presets/PresetBase";
import type { EagleDocument } from "../../document/document";
import { type EaglePreset, presets } from "../../document/presets";
import { type ProblemSpec, problemFields } from "../../document/problem-fields";
import { type SolverSpec, solverFields } from "../../document/solver-fields";

/** The preset that a document is, whatever its seed; undefined for one of its own. */
export function presetOf(document: EagleDocument): EaglePreset | undefined {
  return presetAmong(presets, document);
}

/** The one that the document on screen is a variation of. */
export function useBasePreset(): EaglePreset | undefined {
  return usePresetBase().preset as EaglePreset | undefined;
}

/** The problem whose values mark fields as changed and to which fields are reset. */
export function baseProblem(problem: ProblemSpec, base: EaglePreset | undefined): ProblemSpec {
  if (base?.document.problem.kind === problem.kind) return base.document.problem;
  return { kind: problem.kind, ...defaultsOf(problemFields[problem.kind] as Fields) } as ProblemSpec;
}

/** Likewise those of a solver. */
export function baseSolver(spec: SolverSpec, index: number, base: EaglePreset | undefined): SolverSpec {
  const inPlace = base?.document.solvers[index];
  if (inPlace?.kind === spec.kind) return inPlace;
  return { kind: spec.kind, ...defaultsOf(solverFields[spec.kind] as Fields) } as SolverSpec;
}
