import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { TaskSpec } from "../../../experiment/learnability/document";
import { LatePart } from "../../../shell/offline/LatePart";
import { usePlayground } from "../session/react";

/** A panel of its own for what only one kind of target has. Each is loaded when its target is. */
const exhibits: Partial<Record<TaskSpec["kind"], LazyExoticComponent<ComponentType>>> = {
  "associative-memory": lazy(() => import("./associative-memory/MemoryPanel").then(({ MemoryPanel }) => ({ default: MemoryPanel }))),
  automaton: lazy(() => import("./automaton/AutomatonPanel").then(({ AutomatonPanel }) => ({ default: AutomatonPanel }))),
  "turing-machine": lazy(() => import("./turing-machine/TuringPanel").then(({ TuringPanel }) => ({ default: TuringPanel }))),
};

/** The exhibit of the target; nothing for targets without one. */
export function ExhibitPanel() {
  const kind = usePlayground((state) => state.experiment.task.kind);
  const Exhibit = exhibits[kind];
  return Exhibit ? (
    <LatePart fallback={null}>
      <Exhibit />
    </LatePart>
  ) : null;
}
