import { lazy } from "react";
import { LateSlot } from "../../../shell/panels/LateSlot";
import { text } from "../../../ui/text";
import { usePlayground } from "../session/react";
import "./place.css";

const ComputationsPanel = lazy(() => import("./ComputationsPanel").then((module) => ({ default: module.ComputationsPanel })));

/** The panel of targets that are machines. */
export function ComputationsSlot() {
  const machine = usePlayground(({ experiment: { task } }) => task.kind === "automaton" || task.kind === "turing-machine");
  if (!machine) return null;
  return (
    <LateSlot className="computations-panel" title={text.computations.title} loading={text.computations.loading}>
      <ComputationsPanel />
    </LateSlot>
  );
}
