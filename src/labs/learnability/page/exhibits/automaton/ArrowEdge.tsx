import type { EdgeProps } from "@xyflow/react";
import { memo } from "react";
import type { ArrowEdgeType } from "./graph-parts";

/** An arrow with its letters. A broad path without colour makes it easy to hit. */
export const ArrowEdge = memo(function ArrowEdge({ data, selected }: EdgeProps<ArrowEdgeType>) {
  if (!data) return null;
  const { d, label, letters, taken } = data;
  const look = ["arrow", taken && "arrow-taken", selected && "arrow-selected"].filter(Boolean).join(" ");
  return (
    <g className={look}>
      <path className="react-flow__edge-interaction arrow-reach" d={d} />
      <path className="arrow-line" d={d} markerEnd={taken || selected ? "url(#arrow-tip-taken)" : "url(#arrow-tip)"} />
      <text className="arrow-letters" x={label[0]} y={label[1]}>
        {letters.join(" ")}
      </text>
    </g>
  );
});

/** The tips that arrows end in. */
export function ArrowTips() {
  return (
    <svg className="arrow-tips" width={0} height={0} aria-hidden="true">
      <defs>
        {["arrow-tip", "arrow-tip-taken"].map((id) => (
          <marker
            key={id}
            id={id}
            viewBox="0 0 10 10"
            refX={8.5}
            refY={5}
            markerWidth={10}
            markerHeight={10}
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={id} d="M0 0.8L10 5L0 9.2z" />
          </marker>
        ))}
      </defs>
    </svg>
  );
}
