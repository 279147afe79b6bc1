/** Progress of a result document of any lab that is computed in stages, one after the other. */
import type { OnProgress } from "./lab-engine";

export interface Stage {
  /** In English: "learners[1] (4 heads)". */
  readonly name: string;
  /** Work, in any unit that all stages share; where it is not known, 0. */
  readonly work: number;
}

/** Least part of the whole that a stage counts for: none is so short that it would not be seen to begin. */
const leastPart = 1e-3;

/**
 * Tells the share of all stages that is done while one of them is worked at.
 *
 * @returns what stage `index` is to be told of its own share, 0 to 1.
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
