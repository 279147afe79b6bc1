import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { usePlayground } from "../session/react";
import { exhibits } from "./registry";

/** The exhibit of the target; nothing for targets without one. */
export function ExhibitPanel() {
  const exhibit = usePlayground(({ experiment: { task } }) => exhibits[task.kind]);
  if (!exhibit) return null;
  const { Content } = exhibit;
  return (
    <LatePart fallback={<div className="panel exhibit-place" aria-hidden="true" />}>
      <Content />
    </LatePart>
  );
}
