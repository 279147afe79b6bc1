/** Words of the page on one kind of target, besides those of its record in `tasks`. */
import type { AnySpec } from "../../math/tasks/task-kind";
import { inLanguage } from "../in-language";

export interface TargetView<Spec extends AnySpec = AnySpec> {
  /** On its button: "Finite automaton". */
  readonly name: string;
  /** Above its settings in the list that a teacher ticks: "Target: finite automaton"; own data have no settings. */
  readonly heading?: string;
  /** Origin of the samples and the question, in plain words; null for own data. */
  readonly lede: { made(spec: Spec): string; readonly question: string } | null;
  /** Names of the shifted test sets, in the order of `curve.shifted`. */
  shifted?(spec: Spec): readonly string[];
}

/** The view of a kind in the language in use; its German is in `<kind>-words.de.ts`. */
export function viewOf<Spec extends AnySpec>(kind: Spec["kind"], english: TargetView<Spec>): TargetView<Spec> {
  return inLanguage(`target-views/${kind}-words`, english) as TargetView<Spec>;
}
