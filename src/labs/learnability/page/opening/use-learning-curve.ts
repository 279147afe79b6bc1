import { useEffect, useState } from "react";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import type { CurvePoint, ToCurve } from "../../engine/learning-curve/learning-curve";
import { curveExperiment } from "./hidden-layer";

/** After one example, two, three, as far as it has been computed; "lost" where it cannot be computed. */
export function useLearningCurve(): readonly CurvePoint[] | "lost" {
  const [curve, setCurve] = useState<readonly CurvePoint[] | "lost">([]);
  useEffect(() => {
    const sweep = new Sweep<ToCurve, CurvePoint>({ experiment: curveExperiment }, () => openWorker("learnability", "learning-curve"));
    let frame = 0;
    const show = () => {
      frame = 0;
      setCurve(sweep.status === "failed" ? "lost" : [...sweep.runs]);
    };
    sweep.subscribe(() => {
      frame ||= requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      sweep.dispose();
    };
  }, []);
  return curve;
}
