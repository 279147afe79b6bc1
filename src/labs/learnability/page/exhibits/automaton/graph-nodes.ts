/** Nodes and edges of the drawing, which follow the draft and keep what a person is doing with them. */
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Point } from "../../../math/tasks/automaton/automaton";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { type ArrowEdgeType, edgesOf, nodesOf, type RunMark, type StateNodeType } from "./graph-parts";

/** The nodes of the draft; what is dragged or selected stays so while other parts of it change. */
export function useNodes(draft: AutomatonDraft, mark: RunMark | null, renaming: number | null) {
  const [nodes, setNodes] = useState<StateNodeType[]>(() => nodesOf(draft, mark, renaming));
  const latest = useRef(draft);
  useLayoutEffect(() => {
    const sameStates = latest.current.states.length === draft.states.length;
    latest.current = draft;
    setNodes((known) => nodesOf(draft, mark, renaming).map((node, s) => (sameStates && known[s] ? goingOn(node, known[s]) : node)));
  }, [draft, mark, renaming]);
  return [nodes, setNodes] as const;
}

function goingOn(node: StateNodeType, { selected, dragging, position }: StateNodeType): StateNodeType {
  return { ...node, selected: selected ?? false, ...(dragging ? { dragging, position } : {}) };
}

/** The edges between the nodes as they lie; what is selected stays so. */
export function useEdges(nodes: readonly StateNodeType[], draft: AutomatonDraft, mark: RunMark | null) {
  const [edges, setEdges] = useState<ArrowEdgeType[]>([]);
  const drawn = useMemo(() => edgesBetween(nodes, draft, mark), [nodes, draft, mark]);
  useLayoutEffect(() => setEdges((known) => withSelection(drawn, known)), [drawn]);
  return [edges, setEdges] as const;
}

function withSelection(edges: ArrowEdgeType[], known: readonly ArrowEdgeType[]): ArrowEdgeType[] {
  const selected = new Set(known.filter((edge) => edge.selected).map(({ id }) => id));
  return edges.map((edge) => (selected.has(edge.id) ? { ...edge, selected: true } : edge));
}

/** Arrows follow the states while they are dragged. */
function edgesBetween(nodes: readonly StateNodeType[], draft: AutomatonDraft, mark: RunMark | null): ArrowEdgeType[] {
  const positions = nodes.map(({ position }): Point => [position.x, position.y]);
  return positions.length === draft.states.length ? edgesOf(draft, positions, mark) : [];
}
