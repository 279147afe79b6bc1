import { ConnectionLineType, ReactFlow, ReactFlowProvider, useReactFlow } from "@xyflow/react";
import { type FocusEvent, type MouseEvent, useMemo, useRef, useState } from "react";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { ArrowEdge, ArrowTips } from "./ArrowEdge";
import { nameProblem, withAcceptingToggled, withArrow, withName, withoutState, withStart, withState } from "./draft-edits";
import { type GraphActions, GraphActionsContext } from "./graph-actions";
import { type AskedArrow, graphEdits } from "./graph-edits";
import { fit, useFitting } from "./graph-fitting";
import { useEdges, useNodes } from "./graph-nodes";
import type { RunMark, StateNodeType } from "./graph-parts";
import { LettersForm } from "./LettersForm";
import { StateNode } from "./StateNode";
import { StateTools } from "./StateTools";
import { automatonText } from "./words";
import type { DraftEdit } from "./workbench";
import "@xyflow/react/dist/base.css";
import "./graph.css";

const nodeTypes = { state: StateNode };
const edgeTypes = { arrow: ArrowEdge };
const centred: [number, number] = [0.5, 0.5];
const deleteKeys = ["Delete", "Backspace"];
const hidden = { hideAttribution: true };

export interface GraphViewProps {
  readonly draft: AutomatonDraft;
  readonly mark: RunMark | null;
  /** A drawing to look at, not to edit. */
  readonly locked: boolean;
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

function Graph({ draft, mark, locked, onChange }: GraphViewProps) {
  const words = automatonText.graph;
  const frame = useRef<HTMLDivElement>(null);
  const flow = useReactFlow();
  const [renaming, setRenaming] = useState<number | null>(null);
  const [asked, setAsked] = useState<AskedArrow | null>(null);
  const [nodes, setNodes] = useNodes(draft, mark, renaming);
  const [edges, setEdges] = useEdges(nodes, draft, mark);
  useFitting(frame, draft);

  const actions = useMemo(
    (): GraphActions => ({
      rename: (state, name) => {
        const fault = nameProblem(draft, state, name);
        if (fault !== null) return automatonText.table.fault(name, problemSaid(fault));
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
  // The words of the drawing's library; the page draws anew when its language changes.
  const spoken = useMemo(() => {
    const { state, moved, arrow, dot } = automatonText.graph.keys;
    return {
      "node.a11yDescription.keyboardDisabled": state,
      "node.a11yDescription.ariaLiveMessage": ({ x, y }: { readonly x: number; readonly y: number }) => moved(x, y),
      "edge.a11yDescription.default": arrow,
      "handle.ariaLabel": dot,
    };
  }, []);
  const edits = graphEdits({ draft, onChange, setNodes, setEdges, setAsked });
  // A locked drawing still has to hear how large its nodes are.
  const handlers = locked ? { onNodesChange: edits.onNodesChange } : edits;
  const addState = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.classList.contains("react-flow__pane")) return;
    const { x, y } = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    onChange((known) => withState(known, [x, y]));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && currentTarget.contains(relatedTarget)) return;
    // The keys that remove the selection work everywhere on the page, so a selection ends when the graph loses the focus.
    if (relatedTarget) setNodes((known) => known.map((node) => (node.selected ? { ...node, selected: false } : node)));
  };
  const arrow = asked && asked.from < draft.states.length && asked.to < draft.states.length ? asked : null;
  const selected = nodes.flatMap((node, s) => (node.selected ? [s] : []));
  return (
    <GraphActionsContext value={actions}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way; the table is the keyboard's */}
      <div className="graph" ref={frame} data-locked={locked || undefined} onDoubleClick={locked ? undefined : addState} onBlur={onBlur}>
        <ArrowTips />
        <ReactFlow
          aria-label={words.label}
          ariaLabelConfig={spoken}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          nodeOrigin={centred}
          {...handlers}
          nodesDraggable={!locked}
          nodesConnectable={!locked}
          elementsSelectable={!locked}
          nodesFocusable={!locked}
          edgesFocusable={!locked}
          {...(locked ? {} : { onNodeDoubleClick: (_: MouseEvent, { id }: StateNodeType) => setRenaming(Number(id)) })}
          onPaneClick={() => setAsked(null)}
          connectionRadius={34}
          connectOnClick={false}
          connectionLineType={ConnectionLineType.Straight}
          deleteKeyCode={locked ? null : deleteKeys}
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
            hidden={locked}
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
