/** Progress of a result document of any lab that is computed in stages, one after the other. */
import type { OnProgress } from "./lab-engine";

export interface Stage {
  /** In English: "learners[1] (4 heads)". */
  readonly name: string;
  /** Work in a unit common to all stages; 0 where it is unknown. */
  readonly work: number;
}

/** Least share of the whole that a stage counts for, so that every stage is visible. */
const leastPart = 1e-3;

/**
 * Reports the share of all stages during one of them.
 *
 * @returns a function that receives the share done of stage `index`, 0 to 1.
 */
export function stagedProgress(stages: readonly Stage[], tell: OnProgress): (index: number) => (share: number) => void {
  const total = stages.reduce((sum, { work }) => sum + work, 0) || 1;
  const parts = stages.map(({ work }) => Math.max(leastPart, work / total));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let furthest = 0;
  return (index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part, 0);
    return (share) => {
      furthest = Math.max(furthest, Math.min(1, (before + share * parts[index]) / whole));
      tell(furthest, stages[index].name);
    };
  };
}
