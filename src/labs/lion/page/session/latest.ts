/** How a learner stands: means over its encoders, of the last look that all of them had. */
import type { EncoderState, RunView } from "../../engine/training/protocol";

export interface Standing {
  readonly step: number;
  readonly accuracy: number;
  /** Nats. */
  readonly loss: number;
}

/** Null before all of its encoders have been inspected. */
export function latestOf({ runs }: EncoderState): Standing | null {
  const looks = Math.min(...runs.map((run) => run.looks.step.length));
  if (runs.length === 0 || looks === 0) return null;
  const mean = (of: (run: RunView) => Float64Array) => runs.reduce((sum, run) => sum + of(run)[looks - 1], 0) / runs.length;
  return { step: runs[0].looks.step[looks - 1], accuracy: mean((run) => run.looks.accuracy), loss: mean((run) => run.looks.loss) };
}
