/** What the page knows of one kind of target, beside what its record in `tasks` says. */
import type { AnySpec } from "../../math/tasks/task-kind";

export interface TargetView<Spec extends AnySpec = AnySpec> {
  readonly kind: Spec["kind"];
  /** On its button: "Finite automaton". */
  name(): string;
  /** Who makes the examples, and what is asked of the learners, for somebody who has never seen any; null for own data. */
  readonly lede: { made(spec: Spec): string; question(): string } | null;
  /** Names of the shifted test sets, in the order of `curve.shifted`. */
  shifted?(spec: Spec): readonly string[];
}
