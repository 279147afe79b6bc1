/** Visible part of the drawing. */
import { useReactFlow, type Viewport } from "@xyflow/react";
import { type RefObject, useEffect, useRef } from "react";
import { type Size, useSize } from "../../../../../platform/ui/measure";
import type { Point } from "../../../math/tasks/automaton/automaton";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { positionsOf, radius } from "./layout";

/** Room for loops, letters and the arrow of the start, which are no part of a state. */
const room = { top: "54px", right: "56px", bottom: "54px", left: "60px" } as const;
export const fit = { padding: room, maxZoom: 1.15, duration: 0 };
/** In a frame so narrow that all of it is drawn at about half its size. */
const narrowFit = { ...fit, padding: { top: "27px", right: "28px", bottom: "27px", left: "30px" } } as const;
const narrowBelow = 300;

/** Shows the whole automaton when the frame changes its size, when another one is chosen, or when a new state is not visible. */
export function useFitting(frame: RefObject<HTMLDivElement | null>, draft: AutomatonDraft): void {
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
    // An automaton without positions of its own has just been laid out.
    const laidOut = before?.draft !== draft && draft.positions === undefined;
    if (resized || laidOut || isAnother(draft, before.draft) || (grown && !isInSight(draft, flow.getViewport(), size)))
      void flow.fitView(size.width < narrowBelow ? narrowFit : fit);
  }, [flow, size, draft]);
}

/** Whether no state of the previous automaton is left. The first state on an empty canvas keeps its place. */
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
