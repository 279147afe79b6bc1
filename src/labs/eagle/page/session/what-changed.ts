/** The name of a run: what is different from the run before it. */
import { keptWords, kindChanges, listChanges, runNames, seedChange } from "../../../../platform/state/run-name";
import { type EagleDocument, eagleFields } from "../../document/document";
import { presets } from "../../document/presets";
import { problemFields } from "../../document/problem-fields";
import { solverFields } from "../../document/solver-fields";

/** A phrase such as "Condition κ 100 → 1000" or "preset Five ways to fill a hole". */
export const whatChanged = runNames<EagleDocument>({
  presets,
  words: keptWords,
  digits: String,
  structured: String,
  first: ({ problem }, { kind }) => kind(problem.kind),
  changes: (before, after, words) => [
    ...seedChange(before, after, words),
    ...kindChanges(problemFields, before.problem, after.problem, words),
    ...listChanges("solvers", solverFields, before.solvers, after.solvers, words),
    ...(before.record === after.record ? [] : [`${words.kind("record")} ${words.choice(eagleFields.record, after.record)}`]),
  ],
});
