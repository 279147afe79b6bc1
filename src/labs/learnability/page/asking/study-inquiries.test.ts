import { describe, expect, it } from "vitest";
import { describeFailure } from "../../../../platform/engine/failure";
import type { Experiment } from "../../document/document";
import { defaultPreset } from "../../document/presets";
import type { StudyClient } from "../../engine/study/client";
import type { Answer, AnswerTo, Question, QuestionOf, StudyFailure } from "../../engine/study/questions";
import type { OwnData } from "../../math/tasks/dataset";
import { studyInquiries } from "./study-inquiries";

class FakeStudy implements StudyClient {
  readonly asked: Question[] = [];
  cancelled = 0;
  disposed = false;
  readonly #answers: ((answer: Answer | StudyFailure) => void)[] = [];

  ask<Kind extends Question["kind"]>(
    _experiment: Experiment,
    _data: OwnData | null,
    question: QuestionOf<Kind>,
    onAnswer: (answer: AnswerTo<Kind> | StudyFailure) => void,
  ) {
    this.asked.push(question);
    this.#answers.push(onAnswer as (answer: Answer | StudyFailure) => void);
    return () => void this.cancelled++;
  }
  answer(index: number, answer: Answer | StudyFailure): void {
    this.#answers[index](answer);
  }
  dispose(): void {
    this.disposed = true;
  }
}

const { document: experiment } = defaultPreset;
const other = { ...experiment, seed: 2 };
const added = (count: number): Question => ({ kind: "added", law: "gaussian", count });
const point = (sample: number, ...p: number[]): Question => ({
  kind: "point",
  sample,
  tokens: null,
  learners: [{ learner: 0, p: Float64Array.from(p) }],
});
const nothing: Answer = { kind: "added", counts: [0], nullity: [0], lambdaMin: [1] };
const certified: Answer = { kind: "point", share: 0, certified: true, leverage: 1, normFactor: 1, noisy: null, learners: [] };

const noRun = { portToRun: () => null };

function opened() {
  const study = new FakeStudy();
  const inquiries = studyInquiries(noRun, () => study);
  const ask = (question: Question, about = experiment) => inquiries.ask({ document: about, data: null, question });
  return { study, inquiries, ask };
}

describe("inquiries", () => {
  it("asks a question once, however often it is put", () => {
    const { study, ask } = opened();
    ask(added(4));
    ask(added(4));
    study.answer(0, nothing);
    ask(added(4));
    expect(study.asked).toEqual([added(4)]);
  });

  it("cancels a question that another one of its kind replaces, and keeps the answer until there is a new one", () => {
    const { study, inquiries, ask } = opened();
    ask(added(4));
    study.answer(0, nothing);
    ask(added(8));
    expect(inquiries.entry("added", experiment)).toMatchObject({ question: added(8), answer: nothing, pending: true });
    study.answer(0, { ...nothing, counts: [1] });
    expect(inquiries.entry("added", experiment)?.pending).toBe(true);
    ask(added(16));
    expect(study.cancelled).toBe(2);
  });

  it("forgets answers about another experiment", () => {
    const { study, inquiries, ask } = opened();
    ask(added(4));
    study.answer(0, nothing);
    expect(inquiries.entry("added", other)).toBeNull();
    ask(added(4), other);
    expect(inquiries.entry("added", other)).toMatchObject({ answer: null, pending: true });
    expect(inquiries.entry("added", experiment)).toBeNull();
  });

  it("waits for the certificate of a sample before it asks again with newer learners, and then asks with the newest", () => {
    const { study, inquiries, ask } = opened();
    ask(point(0, 1));
    const newest = point(0, 3);
    ask(point(0, 2));
    ask(newest);
    expect(study.asked).toHaveLength(1);
    study.answer(0, certified);
    expect(study.asked.at(-1)).toBe(newest);
    expect(study.asked).toHaveLength(2);
    expect(inquiries.entry("point", experiment)?.answer).toBe(certified);
  });

  it("does not wait when another sample is looked at", () => {
    const { study, ask } = opened();
    ask(point(0, 1));
    ask(point(1, 1));
    expect([study.asked.length, study.cancelled]).toEqual([2, 1]);
  });

  it("keeps a failure with its question", () => {
    const { study, inquiries, ask } = opened();
    ask(added(4));
    study.answer(0, { failure: describeFailure("there are no labels") });
    expect(inquiries.entry("added", experiment)).toMatchObject({
      failure: describeFailure("there are no labels"),
      answer: null,
      pending: false,
    });
  });

  it("keeps what a long search had come to when it is withdrawn, and asks again on demand", () => {
    const { study, inquiries, ask } = opened();
    const search: Question = { kind: "fewest-heads", from: 1, to: 3, starts: 2 };
    const partial: Answer = { kind: "fewest-heads", generic: 2, teacher: 1, trials: [], done: false };
    ask(search);
    study.answer(0, partial);
    inquiries.withdraw("fewest-heads");
    expect(study.cancelled).toBe(1);
    expect(inquiries.entry("fewest-heads", experiment)).toMatchObject({ answer: partial, stopped: true });
    ask(search);
    expect(study.asked).toHaveLength(2);
  });

  it("drops a question that was withdrawn before it was answered", () => {
    const { study, inquiries, ask } = opened();
    ask(added(4));
    inquiries.withdraw("added");
    expect([study.cancelled, inquiries.entry("added", experiment)]).toEqual([1, null]);
  });

  it("keeps what was answered to the end when it is withdrawn", () => {
    const { study, inquiries, ask } = opened();
    ask(added(4));
    study.answer(0, nothing);
    inquiries.withdraw("added");
    ask(added(4));
    expect([study.asked.length, inquiries.entry("added", experiment)?.answer]).toEqual([1, nothing]);
  });

  it("gives up what is not wanted any more", () => {
    const { study, inquiries } = opened();
    inquiries.want(experiment, null, [added(4), point(0, 1)]);
    inquiries.want(experiment, null, [added(4)]);
    expect([study.asked.length, study.cancelled, inquiries.entry("point", experiment)]).toEqual([2, 1, null]);
  });

  it("opens no study before the first question, and another one after it was closed", () => {
    let count = 0;
    const inquiries = studyInquiries(noRun, () => {
      count++;
      return new FakeStudy();
    });
    inquiries.dispose();
    expect(count).toBe(0);
    inquiries.ask({ document: experiment, data: null, question: added(1) });
    inquiries.dispose();
    inquiries.ask({ document: experiment, data: null, question: added(1) });
    expect(count).toBe(2);
  });
});
