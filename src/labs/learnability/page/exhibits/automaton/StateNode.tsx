import { Handle, type NodeProps, Position } from "@xyflow/react";
import { memo } from "react";
import { NameEntry } from "../machine/NameEntry";
import { useGraphActions } from "./graph-actions";
import type { StateNodeType } from "./graph-parts";
import { automatonText } from "./words";

/** A state: a ring, a second one where words are accepted, and an arrow from nowhere at the start. */
export const StateNode = memo(function StateNode({ data, selected }: NodeProps<StateNodeType>) {
  const { name, state, start, accepting, current, renaming } = data;
  const actions = useGraphActions();
  const words = automatonText.graph;
  const look = ["state-ring", accepting && "state-accepting", current && "state-current", selected && "state-selected"].filter(Boolean);
  return (
    <>
      {start && (
        <svg className="state-start" width={26} height={12} viewBox="0 0 26 12" aria-hidden="true">
          <path d="M0 6h18" />
          <path className="state-start-tip" d="M16 1.5L25 6l-9 4.5z" />
        </svg>
      )}
      <div className={look.join(" ")}>
        {renaming ? (
          <NameEntry
            className="state-entry nodrag nopan"
            label={words.rename(name)}
            value={name}
            focused
            onOffer={(next) => actions.rename(state, next)}
            onLeave={actions.stopRenaming}
          />
        ) : (
          <span className={name.length > 6 ? "state-name state-name-long" : "state-name"}>{name}</span>
        )}
      </div>
      <Handle type="target" id="in" position={Position.Left} className="state-in" isConnectableStart={false} />
      <Handle type="source" id="out" position={Position.Right} className="state-out" />
    </>
  );
});
