/** The page's side of questions that repeat an experiment: each has a worker of its own. */
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import type { Experiment } from "../../document/document";
import type { Answer, Question, StudyFailure, SweepPoint, SweepQuestion } from "../study/questions";
import { meansOf, type TraceShares } from "./trace-shares";

export interface ToSweeps {
  readonly experiment: Experiment;
  readonly question: SweepQuestion;
}

export interface SweepListener {
  /** Called after every run with all of them so far, or once with a failure. */
  readonly onAnswer: (answer: Answer | StudyFailure) => void;
  /** Told the share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export function isSweep(question: Question): question is SweepQuestion {
  return question.kind === "sweep" || question.kind === "trace-curve";
}

/** @returns gives the question up; nothing is called after that. */
export function askSweep(experiment: Experiment, question: SweepQuestion, listener: SweepListener): () => void {
  const asked = { experiment, question };
  if (question.kind === "sweep") {
    const count = experiment.sweep?.values.length;
    return follow<SweepPoint>(asked, listener, (points) => ({ kind: "sweep", points, done: points.length === count }));
  }
  return follow<readonly TraceShares[]>(asked, listener, (draws) => {
    return { kind: "trace-curve", points: meansOf(draws), splits: draws.length, done: draws.length === question.splits };
  });
}

function follow<Run>(asked: ToSweeps, { onAnswer, onProgress }: SweepListener, answerOf: (runs: readonly Run[]) => Answer): () => void {
  const sweep = new Sweep<ToSweeps, Run>(asked, () => openWorker("learnability", "sweeps"));
  let answered = 0;
  sweep.subscribe(() => {
    onProgress(sweep.share);
    if (sweep.failure) onAnswer({ failure: sweep.failure });
    if (sweep.runs.length === answered) return;
    answered = sweep.runs.length;
    onAnswer(answerOf([...sweep.runs]));
  });
  return () => sweep.dispose();
}
