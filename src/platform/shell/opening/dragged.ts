/** State of a question; it outlives a change of the language. */
import { createStore } from "zustand/vanilla";

export interface Dragged {
  /** Value of the slider now, and the farthest so far. */
  readonly value: number;
  readonly farthest: number;
  /** The chosen answer; null before one is chosen. */
  readonly answer: number | null;
}

/** @param farther  the value that lies farther from the start, of two. */
export function openDragged(start: number, farther: (a: number, b: number) => number) {
  const store = createStore<Dragged>(() => ({ value: start, farthest: start, answer: null }));
  return Object.assign(store, {
    drag: (value: number) => store.setState(({ farthest }) => ({ value, farthest: farther(farthest, value) })),
    answer: (answer: number) => store.setState({ answer }),
  });
}
