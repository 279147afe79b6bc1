/** An automaton as the nodes and edges of the graph drawing. A state is its index, an arrow the pair of its states. */
import type { Edge, Node } from "@xyflow/react";
import type { Point } from "../../../math/tasks/automaton/automaton";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { type ArrowPath, arrowPath, loopPath } from "./arrow-path";
import { positionsOf, radius } from "./layout";
import { automatonText } from "./words";

/** Where the run is, by name: the draft may have other states than the automaton that runs. */
export interface RunMark {
  readonly state: string;
  /** The arrow that was taken last, or is being read. */
  readonly arrow: { readonly from: string; readonly to: string } | null;
}

export interface StateData extends Record<string, unknown> {
  readonly state: number;
  readonly name: string;
  readonly start: boolean;
  readonly accepting: boolean;
  readonly current: boolean;
  readonly renaming: boolean;
}
export type StateNodeType = Node<StateData, "state">;

export interface ArrowData extends Record<string, unknown> {
  readonly d: string;
  readonly label: Point;
  readonly letters: readonly string[];
  readonly taken: boolean;
}
export type ArrowEdgeType = Edge<ArrowData, "arrow">;

const size = 2 * radius;

export function nodesOf(draft: AutomatonDraft, mark: RunMark | null, renaming: number | null): StateNodeType[] {
  const words = automatonText.graph;
  const positions = positionsOf(draft);
  return draft.states.map((name, s) => {
    const [start, accepting, current] = [draft.start === s, draft.accepting.includes(s), mark?.state === name];
    const roles = [
      ...(start ? [words.roles.start] : []),
      ...(accepting ? [words.roles.accepting] : []),
      ...(current ? [words.roles.current] : []),
    ];
    const [x, y] = positions[s];
    return {
      id: String(s),
      type: "state",
      position: { x, y },
      width: size,
      height: size,
      measured: { width: size, height: size },
      ariaLabel: words.state(name, roles),
      data: { state: s, name, start, accepting, current, renaming: renaming === s },
    };
  });
}

/** @param positions centres as they are drawn now, also while one is being dragged. */
export function edgesOf(draft: AutomatonDraft, positions: readonly Point[], mark: RunMark | null): ArrowEdgeType[] {
  const { states, arrows } = draft;
  const { arrow } = automatonText.graph;
  return arrows.map(({ from, to, letters }) => {
    const taken = mark?.arrow?.from === states[from] && mark.arrow.to === states[to];
    const path = from === to ? loopOf(draft, positions, from) : pathOf(draft, positions, from, to);
    return {
      id: `${from}-${to}`,
      type: "arrow",
      source: String(from),
      target: String(to),
      ariaLabel: arrow(states[from], states[to], letters),
      data: { ...path, letters, taken },
    };
  });
}

function pathOf({ arrows }: AutomatonDraft, positions: readonly Point[], from: number, to: number): ArrowPath {
  const opposite = arrows.some((other) => other.from === to && other.to === from);
  const others = positions.filter((_, s) => s !== from && s !== to);
  return arrowPath(positions[from], positions[to], others, opposite);
}

function loopOf({ arrows, start }: AutomatonDraft, positions: readonly Point[], state: number): ArrowPath {
  const at = positions[state];
  const others = arrows.filter(({ from, to }) => from !== to);
  const neighbours = others.flatMap(({ from, to }) => (from === state ? [positions[to]] : to === state ? [positions[from]] : []));
  const lines = others
    .filter(({ from, to }) => from !== state && to !== state)
    .map(({ from, to }) => [positions[from], positions[to]] as const);
  // The arrow of the start comes from the left.
  const entrance: readonly Point[] = start === state ? [[at[0] - 100, at[1]]] : [];
  return loopPath(at, [...neighbours, ...entrance], lines);
}
