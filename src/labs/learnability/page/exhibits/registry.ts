/** The panels that only one kind of target has, one line each, fetched when that target is there. */
import { type ComponentType, lazy } from "react";
import type { TaskSpec } from "../../document/document";

export interface Exhibit {
  /** Id of the panel it draws. */
  readonly element: string;
  readonly Content: ComponentType;
  /** The height in pixels that it needs in a frame of 720 pixels in another page. */
  readonly framed: number;
}

const memory = lazy(() => import("./associative-memory/MemoryPanel").then(({ MemoryPanel }) => ({ default: MemoryPanel })));
const automaton = lazy(() => import("./automaton/AutomatonPanel").then(({ AutomatonPanel }) => ({ default: AutomatonPanel })));
const turing = lazy(() => import("./turing-machine/TuringPanel").then(({ TuringPanel }) => ({ default: TuringPanel })));
const regression = lazy(() =>
  import("./in-context-regression/RegressionPanel").then(({ RegressionPanel }) => ({ default: RegressionPanel })),
);

export const exhibits: Partial<Record<TaskSpec["kind"], Exhibit>> = {
  "associative-memory": { element: "memory", Content: memory, framed: 810 },
  automaton: { element: "automaton", Content: automaton, framed: 1260 },
  "in-context-regression": { element: "regression", Content: regression, framed: 760 },
  "turing-machine": { element: "turing", Content: turing, framed: 1300 },
};
