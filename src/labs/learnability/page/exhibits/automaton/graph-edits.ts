/** Edits of the draft by dragging, selecting, connecting and deleting in the drawing. */
import { applyEdgeChanges, applyNodeChanges, type Connection, type Edge, type EdgeChange, type NodeChange } from "@xyflow/react";
import type { Dispatch, SetStateAction } from "react";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { withArrow, withoutState, withPosition } from "./draft-edits";
import type { ArrowEdgeType, StateNodeType } from "./graph-parts";
import type { DraftEdit } from "./workbench";

/** An arrow with an open entry for its letters; a new arrow takes the focus, a selected one does not. */
export interface AskedArrow {
  readonly from: number;
  readonly to: number;
  readonly focused?: true;
}

interface GraphEditsOptions {
  readonly draft: AutomatonDraft;
  readonly onChange: (edit: DraftEdit, merge?: string) => void;
  readonly setNodes: Dispatch<SetStateAction<StateNodeType[]>>;
  readonly setEdges: Dispatch<SetStateAction<ArrowEdgeType[]>>;
  readonly setAsked: Dispatch<SetStateAction<AskedArrow | null>>;
}

/** The handlers of the drawing. */
export function graphEdits({ draft, onChange, setNodes, setEdges, setAsked }: GraphEditsOptions) {
  const onNodesChange = (changes: NodeChange<StateNodeType>[]) => {
    setNodes((known) =>
      applyNodeChanges(
        changes.filter(({ type }) => type !== "remove"),
        known,
      ),
    );
    const chosen = changes.find((change) => change.type === "select" && change.selected);
    // Drawing a loop ends with a click that selects its state; the entry for the letters opens nevertheless.
    if (chosen && "id" in chosen) setAsked((known) => (known?.focused && chosen.id === String(known.from) ? known : null));
    const moved = changes.flatMap((change) => (change.type === "position" && change.position && !change.dragging ? [change] : []));
    const changed = moved.filter(
      ({ id, position }) => draft.positions?.[Number(id)]?.join() !== [position?.x, position?.y].map((at) => Math.round(at ?? 0)).join(),
    );
    if (changed.length === 0) return;
    onChange(
      (known) =>
        changed.reduce((next, { id, position }) => (position ? withPosition(next, Number(id), [position.x, position.y]) : next), known),
      "automaton-move",
    );
  };
  const onEdgesChange = (changes: EdgeChange<ArrowEdgeType>[]) => {
    setEdges((known) =>
      applyEdgeChanges(
        changes.filter(({ type }) => type !== "remove"),
        known,
      ),
    );
    const chosen = changes.find((change) => change.type === "select" && change.selected);
    if (chosen && "id" in chosen) setAsked(endsOf(chosen.id));
  };
  const onDelete = ({ nodes: gone, edges: cut }: { nodes: StateNodeType[]; edges: Edge[] }) => {
    setAsked(null);
    const states = gone.map(({ id }) => Number(id)).sort((a, b) => b - a);
    const arrows = cut.map(({ id }) => endsOf(id)).filter(({ from, to }) => !states.includes(from) && !states.includes(to));
    onChange((known) => {
      const without = arrows.reduce((next, { from, to }) => withArrow(next, from, to, []), known);
      return states.reduce((next, state) => withoutState(next, state), without);
    });
  };
  const onConnect = ({ source, target }: Connection) => setAsked({ from: Number(source), to: Number(target), focused: true });
  return { onNodesChange, onEdgesChange, onDelete, onConnect };
}

function endsOf(id: string): { from: number; to: number } {
  const [from, to] = id.split("-").map(Number);
  return { from, to };
}
