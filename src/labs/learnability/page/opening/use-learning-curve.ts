import { useEffect, useState } from "react";
import { openLearningCurve } from "../../engine/learning-curve/client";
import type { CurvePoint, UnseenQuestions } from "../../engine/learning-curve/learning-curve";
import { curveExperiment } from "./hidden-layer";

export interface LearningCurve {
  readonly questions: UnseenQuestions;
  /** After one example, two, three: as far as it has been computed. */
  readonly points: readonly CurvePoint[];
}

/** The curve as far as it is known, null before the first point, or "lost" where it cannot be computed. */
export function useLearningCurve(): LearningCurve | "lost" | null {
  const [curve, setCurve] = useState<LearningCurve | "lost" | null>(null);
  useEffect(() => {
    let asked: UnseenQuestions | null = null;
    const points: CurvePoint[] = [];
    let frame = 0;
    const show = () => {
      frame = 0;
      if (asked) setCurve({ questions: asked, points: [...points] });
    };
    const close = openLearningCurve(curveExperiment, {
      onQuestions: (questions) => {
        asked = questions;
      },
      onPoint: (point) => {
        points.push(point);
        frame ||= requestAnimationFrame(show);
      },
      onLost: () => setCurve("lost"),
    });
    return () => {
      cancelAnimationFrame(frame);
      close();
    };
  }, []);
  return curve;
}
