import { useEffect, useState } from "react";
import { openWorker } from "../../engine/open-worker";
import { Sweep } from "../../engine/sweep";

/**
 * Results that a worker of a lab has posted so far; "lost" where they cannot be computed.
 *
 * @param question  for the worker; the same object at every call.
 */
export function useComputed<Question extends object, Run>(lab: string, role: string, question: Question): readonly Run[] | "lost" {
  const [runs, setRuns] = useState<readonly Run[] | "lost">([]);
  useEffect(() => {
    const sweep = new Sweep<Question, Run>(question, () => openWorker(lab, role));
    let frame = 0;
    const show = () => {
      frame = 0;
      setRuns(sweep.status === "failed" ? "lost" : [...sweep.runs]);
    };
    sweep.subscribe(() => {
      frame ||= requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      sweep.dispose();
    };
  }, [lab, role, question]);
  return runs;
}
