/** Questions of this lab's panels about the data and the learners of a run. */

import { type Entry as AnyEntry, Inquiries, type Study } from "../../../../platform/shell/asking/inquiries";
import type { Experiment } from "../../document/document";
import { openStudy, type RunPort, type StudyClient } from "../../engine/study/client";
import type { Answer, AnswerTo, Question, QuestionOf } from "../../engine/study/questions";
import { askSweep, isSweep } from "../../engine/sweeps/client";
import type { OwnData } from "../../math/tasks/dataset";

export type Kind = Question["kind"];
export type Entry<Asked extends Kind = Kind> = AnyEntry<QuestionOf<Asked>, AnswerTo<Asked>>;
export type StudyInquiries = Inquiries<Experiment, OwnData, Question, Answer>;

/** The latest question of a kind about this run, with its answer. */
export type EntryOf = <Asked extends Kind>(kind: Asked) => Entry<Asked> | null;

/** @param lab  whose runs are asked about. */
export function studyInquiries(lab: RunPort, open: (lab: RunPort) => StudyClient = openStudy): StudyInquiries {
  return new Inquiries({ open: () => withSweeps(open(lab)), isSame, isPatient, isComplete });
}

/** Questions that repeat an experiment have workers of their own. */
function withSweeps(study: StudyClient): Study<Experiment, OwnData, Question, Answer> {
  return {
    ask: (experiment, data, question, onAnswer, onProgress) =>
      isSweep(question)
        ? askSweep(experiment, question, { onAnswer, onProgress })
        : study.ask(experiment, data, question, onAnswer, onProgress),
    dispose: () => study.dispose(),
  };
}

export function entryOf(inquiries: StudyInquiries, run: Experiment): EntryOf {
  // The slot of a kind holds entries of that kind, which the type of a map cannot express.
  return <Asked extends Kind>(kind: Asked) => inquiries.entry(kind, run) as unknown as Entry<Asked> | null;
}

/** While learners train, their certificate on a sample is requested again and again, each time after the last answer. */
function isPatient(asked: Question, next: Question): boolean {
  return asked.kind === "point" && next.kind === "point" && asked.sample === next.sample && asked.tokens === next.tokens;
}

/** Long searches answer several times, and say when they have ended. */
function isComplete(answer: Answer): boolean {
  return !("done" in answer) || answer.done;
}

function isSame(a: Question, b: Question): boolean {
  if (a.kind !== "point" || b.kind !== "point") return JSON.stringify(a) === JSON.stringify(b);
  const sameLearners = a.learners.length === b.learners.length && a.learners.every(({ p }, index) => p === b.learners[index].p);
  return a.sample === b.sample && a.tokens === b.tokens && sameLearners;
}
