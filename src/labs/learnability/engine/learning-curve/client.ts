/** Computes a learning curve in a worker. */

import { openWorker } from "../../../../platform/engine/open-worker";
import { SupervisedWorker } from "../../../../platform/engine/supervised-worker";
import type { Experiment } from "../../document/document";
import type { CurvePoint, UnseenQuestions } from "./learning-curve";

export interface ToCurve {
  readonly experiment: Experiment;
}

export type FromCurve =
  | { readonly type: "questions"; readonly questions: UnseenQuestions }
  | { readonly type: "point"; readonly point: CurvePoint }
  | { readonly type: "done" };

export interface CurveListener {
  readonly onQuestions: (questions: UnseenQuestions) => void;
  readonly onPoint: (point: CurvePoint) => void;
  /** The worker could not be fetched, or failed: no further points come. */
  readonly onLost: () => void;
}

/** @returns a function that cancels the curve; no callback is called afterwards. */
export function openLearningCurve(experiment: Experiment, { onQuestions, onPoint, onLost }: CurveListener): () => void {
  const worker = new SupervisedWorker<ToCurve, FromCurve>({
    create: () => openWorker("learnability", "learning-curve"),
    onMessage: (message) => {
      if (message.type === "questions") onQuestions(message.questions);
      else if (message.type === "point") onPoint(message.point);
      else worker.close();
    },
    onLost,
  });
  worker.post({ experiment });
  return () => worker.close();
}
