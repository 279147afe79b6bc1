/** What a stage is told by the panels on it. Set around each of them, so that a panel need not know who asks. */
import { createContext, useContext, useEffect, useRef } from "react";

/** Takes the picture of a panel on by one part of it, or back. @returns whether there was one. */
export type TakeStep = (by: 1 | -1) => boolean;

export interface Steps {
  /** One step, as the line about the keys names it: "left and right: term by term". */
  readonly hint: string;
  readonly take: TakeStep;
}

/** Each returns what takes it back. */
export interface Staging {
  /** The panel is there, be it with a picture or with words in its place. */
  readonly arrive: () => () => void;
  /** Words stand in place of its picture. */
  readonly wait: () => () => void;
  /** Its picture comes only if a person does something for it. */
  readonly miss: () => () => void;
  readonly offerSteps: (steps: Steps) => () => void;
}

/** Null for a panel on the page. */
export const StagingContext = createContext<Staging | null>(null);

/** Whether a panel is shown to a hall: without what only the person at the keyboard could use. */
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

/** On a stage, the arrow keys to the sides take these steps before they go on to another panel. */
export function useStageSteps(hint: string, take: TakeStep): void {
  const staging = useContext(StagingContext);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => staging?.offerSteps({ hint, take: (by) => latest.current(by) }), [staging, hint]);
}
