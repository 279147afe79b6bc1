/** Reports of panels to the stage around them. Set around each panel, so that a panel does not depend on the stage. */
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

/** Shows one more part of a panel's picture, or one less. @returns whether there was one. */
export type TakeStep = (by: 1 | -1) => boolean;

export interface Steps {
  /** One step, in the words of the line about the keys: "left and right: term by term". */
  readonly hint: string;
  readonly take: TakeStep;
}

/** Each returns a function that takes the report back. */
export interface Staging {
  /** The panel is mounted, with a picture or with words in its place. */
  readonly arrive: () => () => void;
  /** Words stand in place of its picture. */
  readonly wait: () => () => void;
  /** Its picture needs an action of the reader. */
  readonly miss: () => () => void;
  readonly offerSteps: (steps: Steps) => () => void;
}

/** Words after the sentence of a panel: the steps of a run so far. */
export const AfterSummary = createContext<ReactNode>(null);

/** Null for a panel on the page. */
export const StagingContext = createContext<Staging | null>(null);

/** Whether a panel is shown to a hall: without the parts that only a person at the keyboard could use. */
export function useStaged(): boolean {
  return useContext(StagingContext) !== null;
}

export function useArrival(): void {
  const staging = useContext(StagingContext);
  useEffect(() => staging?.arrive(), [staging]);
}

export function useWaiting(waits = true): void {
  const staging = useContext(StagingContext);
  useEffect(() => (waits ? staging?.wait() : undefined), [staging, waits]);
}

/** On a stage, a panel whose picture would need a press is left out. */
export function useAbsence(isAbsent: boolean): void {
  const staging = useContext(StagingContext);
  useEffect(() => (isAbsent ? staging?.miss() : undefined), [staging, isAbsent]);
}

/** On a stage, the left and right arrow keys take these steps before they go on to another panel. */
export function useStageSteps(hint: string, take: TakeStep): void {
  const staging = useContext(StagingContext);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => staging?.offerSteps({ hint, take: (by) => latest.current(by) }), [staging, hint]);
}
