import {
  applyEdgeChanges,
  applyNodeChanges,
  type Connection,
  ConnectionLineType,
  type Edge,
  type EdgeChange,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type Viewport,
} from "@xyflow/react";
import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Point } from "../../../../tasks/automaton/automaton";
import type { AutomatonDraft } from "../../../../tasks/automaton/draft";
import { automatonText } from "../../../../ui/automaton-text";
import { type Size, useSize } from "../../../../ui/measure";
import { ArrowEdge, ArrowTips } from "./ArrowEdge";
import { nameProblem, withAcceptingToggled, withArrow, withName, withoutState, withPosition, withStart, withState } from "./draft-edits";
import { type GraphActions, GraphActionsContext } from "./graph-actions";
import { type ArrowEdgeType, edgesOf, nodesOf, type RunMark, type StateNodeType } from "./graph-parts";
import { LettersForm } from "./LettersForm";
import { positionsOf, radius } from "./layout";
import { StateNode } from "./StateNode";
import { StateTools } from "./StateTools";
import type { DraftEdit } from "./workbench";
import "@xyflow/react/dist/base.css";
import "./graph.css";

const nodeTypes = { state: StateNode };
const edgeTypes = { arrow: ArrowEdge };
/** Room for loops, letters and the arrow of the start, which are no part of a state. */
const room = { top: "54px", right: "56px", bottom: "54px", left: "60px" } as const;
const fit = { padding: room, maxZoom: 1.15, duration: 0 };
const centred: [number, number] = [0.5, 0.5];
const deleteKeys = ["Delete", "Backspace"];
const hidden = { hideAttribution: true };

/** An arrow whose letters are asked for: one that was just drawn takes the focus, one that is only selected does not. */
interface AskedArrow {
  readonly from: number;
  readonly to: number;
  readonly focused?: true;
}

export interface GraphViewProps {
  readonly draft: AutomatonDraft;
  readonly mark: RunMark | null;
  readonly onChange: (edit: DraftEdit, merge?: string) => void;
}

/** The automaton as a drawing that can be edited by pointer; the table beside it does the same by keyboard. */
export function GraphView(props: GraphViewProps) {
  return (
    <ReactFlowProvider>
      <Graph {...props} />
    </ReactFlowProvider>
  );
}

function Graph({ draft, mark, onChange }: GraphViewProps) {
  const words = automatonText.graph;
  const frame = useRef<HTMLDivElement>(null);
  const flow = useReactFlow();
  const [renaming, setRenaming] = useState<number | null>(null);
  const [asked, setAsked] = useState<AskedArrow | null>(null);
  const [nodes, setNodes] = useNodes(draft, mark, renaming);
  const [edges, setEdges] = useState<ArrowEdgeType[]>([]);
  const drawn = useMemo(() => edgesBetween(nodes, draft, mark), [nodes, draft, mark]);
  useLayoutEffect(() => setEdges((known) => withSelection(drawn, known)), [drawn]);
  useFitting(frame, draft);

  const actions = useMemo(
    (): GraphActions => ({
      rename: (state, name) => {
        const fault = nameProblem(draft, state, name);
        if (fault !== null) return automatonText.table.fault(name, fault);
        onChange((known) => withName(known, state, name));
        return null;
      },
      beginRenaming: setRenaming,
      stopRenaming: () => setRenaming(null),
      start: (state) => onChange((known) => withStart(known, state)),
      toggleAccepting: (state) => onChange((known) => withAcceptingToggled(known, state)),
      remove: (state) => {
        setNodes((known) => known.map((node) => ({ ...node, selected: false })));
        onChange((known) => withoutState(known, state));
      },
    }),
    [draft, onChange, setNodes],
  );
  const onNodesChange = (changes: NodeChange<StateNodeType>[]) => {
    setNodes((known) =>
      applyNodeChanges(
        changes.filter(({ type }) => type !== "remove"),
        known,
      ),
    );
    const chosen = changes.find((change) => change.type === "select" && change.selected);
    // Drawing a loop ends with a click on its state, which selects it: the letters are asked for all the same.
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
  const addState = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.classList.contains("react-flow__pane")) return;
    const { x, y } = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    onChange((known) => withState(known, [x, y]));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && currentTarget.contains(relatedTarget)) return;
    // The keys that remove what is selected work everywhere on the page: nothing stays selected behind one's back.
    if (relatedTarget) setNodes((known) => known.map((node) => (node.selected ? { ...node, selected: false } : node)));
  };
  const arrow = asked && asked.from < draft.states.length && asked.to < draft.states.length ? asked : null;
  const selected = nodes.flatMap((node, s) => (node.selected ? [s] : []));
  return (
    <GraphActionsContext value={actions}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way; the table is the keyboard's */}
      <div className="graph" ref={frame} onDoubleClick={addState} onBlur={onBlur}>
        <ArrowTips />
        <ReactFlow
          aria-label={words.label}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          nodeOrigin={centred}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onDelete={onDelete}
          onConnect={onConnect}
          onNodeDoubleClick={(_, { id }) => setRenaming(Number(id))}
          onPaneClick={() => setAsked(null)}
          connectionRadius={34}
          connectOnClick={false}
          connectionLineType={ConnectionLineType.Straight}
          deleteKeyCode={deleteKeys}
          panActivationKeyCode={null}
          panOnDrag={!isCoarse()}
          zoomOnDoubleClick={false}
          zoomOnScroll={false}
          preventScrolling={false}
          minZoom={0.3}
          maxZoom={2}
          proOptions={hidden}
        />
        {draft.states.length === 0 && <p className="graph-empty">{words.empty}</p>}
        <div className="graph-tools">
          <button type="button" className="pill" onClick={() => void flow.fitView(fit)}>
            {words.fit}
          </button>
          <button
            type="button"
            className="pill"
            title={words.tidyHelp}
            onClick={() => onChange(({ positions: _, ...others }) => others, "automaton-tidy")}
          >
            {words.tidy}
          </button>
        </div>
        {!arrow && selected.length === 1 && draft.states[selected[0]] !== undefined && <StateTools draft={draft} state={selected[0]} />}
        {arrow && (
          <LettersForm
            key={`${arrow.from}-${arrow.to}-${arrow.focused}`}
            draft={draft}
            {...arrow}
            present={draft.arrows.find(({ from, to }) => from === arrow.from && to === arrow.to)?.letters ?? []}
            onTake={(letters) => {
              setAsked(null);
              onChange((known) => withArrow(known, arrow.from, arrow.to, letters));
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </div>
    </GraphActionsContext>
  );
}

/** Fingers scroll the page; two of them zoom the drawing. */
function isCoarse(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/** Arrows follow the states while they are dragged. */
function edgesBetween(nodes: readonly StateNodeType[], draft: AutomatonDraft, mark: RunMark | null): ArrowEdgeType[] {
  const positions = nodes.map(({ position }): Point => [position.x, position.y]);
  return positions.length === draft.states.length ? edgesOf(draft, positions, mark) : [];
}

function endsOf(id: string): { from: number; to: number } {
  const [from, to] = id.split("-").map(Number);
  return { from, to };
}

/** The nodes of the draft; what is dragged or selected stays so while other parts of it change. */
function useNodes(draft: AutomatonDraft, mark: RunMark | null, renaming: number | null) {
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

function withSelection(edges: ArrowEdgeType[], known: readonly ArrowEdgeType[]): ArrowEdgeType[] {
  const selected = new Set(known.filter((edge) => edge.selected).map(({ id }) => id));
  return edges.map((edge) => (selected.has(edge.id) ? { ...edge, selected: true } : edge));
}

/** Shows the whole automaton when the frame changes its size, when another one is chosen, or when a new state is out of sight. */
function useFitting(frame: RefObject<HTMLDivElement | null>, draft: AutomatonDraft): void {
  const flow = useReactFlow();
  const size = useSize(frame);
  const fitted = useRef<{ readonly draft: AutomatonDraft; readonly size: Size } | null>(null);
  useEffect(() => {
    if (!size || size.width === 0 || size.height === 0) return;
    const before = fitted.current;
    fitted.current = { draft, size };
    if (draft.states.length === 0) return;
    const resized = before?.size.width !== size.width || before.size.height !== size.height;
    const grown = before !== null && before.draft.states.length !== draft.states.length;
    // Without positions of its own an automaton has just been laid out.
    const laidOut = before?.draft !== draft && draft.positions === undefined;
    if (resized || laidOut || isAnother(draft, before.draft) || (grown && !isInSight(draft, flow.getViewport(), size)))
      void flow.fitView(fit);
  }, [flow, size, draft]);
}

/** Whether nothing of the automaton before is left. The first state that is put on an empty canvas stays where it was put. */
function isAnother(draft: AutomatonDraft, before: AutomatonDraft): boolean {
  if (before.states.length === 0) return draft.states.length > 1;
  const places = positionsOf(before).map(String);
  const known = (name: string, place: Point) => before.states.includes(name) || places.includes(String(place));
  return !positionsOf(draft).some((place, s) => known(draft.states[s], place));
}

function isInSight(draft: AutomatonDraft, { x, y, zoom }: Viewport, { width, height }: Size): boolean {
  const seen = (at: number, origin: number, end: number) => at * zoom + origin > radius * zoom && at * zoom + origin < end - radius * zoom;
  return positionsOf(draft).every(([left, top]) => seen(left, x, width) && seen(top, y, height));
}
