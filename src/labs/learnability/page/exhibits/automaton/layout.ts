/** Where the states of an automaton stand that brings no positions. */
import { Graph, layout } from "@dagrejs/dagre";
import type { Point } from "../../../math/tasks/automaton/automaton";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";

/** Radius of a state, in pixels. */
export const radius = 26;

/** Room between neighbours for the letters of their arrows. */
const between = { nodesep: 52, ranksep: 84 };

/** Centres of all states: those of the drawing, or else ranks from left to right that follow the arrows from the start. */
export function positionsOf(draft: AutomatonDraft): readonly Point[] {
  const { states, positions } = draft;
  return positions?.length === states.length ? positions : laidOut(draft);
}

function laidOut({ states, arrows, start }: AutomatonDraft): readonly Point[] {
  const graph = new Graph();
  graph.setGraph({ rankdir: "LR", ...between });
  graph.setDefaultEdgeLabel(() => ({}));
  // The start comes first, so that it stands at the left unless arrows speak against it.
  const order = states.map((_, s) => s).sort((a, b) => Number(b === start) - Number(a === start));
  for (const s of order) graph.setNode(String(s), { width: 2 * radius, height: 2 * radius });
  for (const { from, to } of arrows) if (from !== to) graph.setEdge(String(from), String(to));
  layout(graph);
  return states.map((_, s) => {
    const { x, y } = graph.node(String(s)) as { x: number; y: number };
    return [Math.round(x), Math.round(y)];
  });
}

/** The draft with the positions it is shown in, so that a change of one part does not move the others. */
export function pinned(draft: AutomatonDraft): AutomatonDraft {
  return { ...draft, positions: positionsOf(draft) };
}

/** A place for one more state: to the right of the others, at their middle height. */
export function freePlace(draft: AutomatonDraft): Point {
  const positions = positionsOf(draft);
  if (positions.length === 0) return [120, 120];
  const xs = positions.map(([x]) => x);
  const ys = positions.map(([, y]) => y);
  return [Math.max(...xs) + 120, Math.round((Math.min(...ys) + Math.max(...ys)) / 2)];
}

/** The positions of an earlier drawing for the states that keep their names; the new ones stand at its right. */
export function keptPositions(states: readonly string[], before: AutomatonDraft): readonly Point[] | undefined {
  if (!states.some((state) => before.states.includes(state))) return undefined;
  const known = positionsOf(before);
  const [x, y] = freePlace(before);
  let added = 0;
  return states.map((state) => {
    const at = before.states.indexOf(state);
    return at < 0 ? [x, y + 90 * added++] : known[at];
  });
}
