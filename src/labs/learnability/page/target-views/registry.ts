/** What the page knows of the targets, one line each. */
import type { TaskSpec } from "../../document/document";
import { associativeMemoryView } from "./associative-memory";
import { automatonView } from "./automaton";
import { customView } from "./custom";
import { randomAttentionView } from "./random-attention";
import type { TargetView } from "./target-view";
import { turingMachineView } from "./turing-machine";

export const targetViews: { readonly [Kind in TaskSpec["kind"]]: TargetView<Extract<TaskSpec, { kind: Kind }>> } = {
  "random-attention": randomAttentionView,
  "associative-memory": associativeMemoryView,
  automaton: automatonView,
  "turing-machine": turingMachineView,
  custom: customView,
};

/** The kind of a spec says which view takes it, which the type of a table cannot express. */
export function targetView<Spec extends TaskSpec>({ kind }: Pick<Spec, "kind">): TargetView<Spec> {
  return targetViews[kind] as unknown as TargetView<Spec>;
}
