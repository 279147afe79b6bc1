/**
 * Where the laboratory's questions are asked and their latest answers lie. One question of each kind is out at a time;
 * what nobody waits for any longer is cancelled.
 */
import type { StudyClient } from "../../../engine/learnability/study/client";
import type { Answer, AnswerTo, Question, QuestionOf, StudyFailure } from "../../../engine/learnability/study/questions";
import type { Experiment } from "../../../experiment/learnability/document";
import type { OwnData } from "../../../tasks/dataset";

export type Kind = Question["kind"];

/** A question and what is known of its answer. */
export interface Entry<Asked extends Kind = Kind> {
  readonly question: QuestionOf<Asked>;
  /** The latest answer, which may belong to the question before this one while `pending`; null before the first. */
  readonly answer: AnswerTo<Asked> | null;
  readonly failure: string | null;
  /** No answer to this question has come yet. */
  readonly pending: boolean;
  /** Share of the work on it that is done, 0 to 1. */
  readonly progress: number;
  /** A long search was given up; its answer is what it had come to. */
  readonly stopped: boolean;
}

export interface Inquiry {
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly question: Question;
}

interface Slot {
  readonly experiment: Experiment;
  readonly entry: Entry;
  readonly cancel: () => void;
  /** Asked as soon as the present question is answered. */
  readonly next: Inquiry | null;
}

export class Inquiries {
  readonly #open: () => StudyClient;
  #study: StudyClient | null = null;
  readonly #slots = new Map<Kind, Slot>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(open: () => StudyClient) {
    this.#open = open;
  }

  /** Counts changes. */
  get version(): number {
    return this.#version;
  }

  /** The latest question of a kind about an experiment; null where none was asked. */
  entry<Asked extends Kind>(kind: Asked, experiment: Experiment): Entry<Asked> | null {
    const slot = this.#slots.get(kind);
    // The slot of a kind holds entries of that kind, which the type of a map cannot express.
    return slot?.experiment === experiment ? (slot.entry as unknown as Entry<Asked>) : null;
  }

  /**
   * Asks, unless that very question is the one asked last. Answers about another experiment are forgotten; those to
   * another question of the same kind stay until there are new ones.
   */
  ask(inquiry: Inquiry): void {
    const { experiment, question } = inquiry;
    const slot = this.#slots.get(question.kind);
    const before = slot?.experiment === experiment ? slot : null;
    if (before && !before.entry.stopped && sameQuestion(before.entry.question, question)) {
      if (before.next) this.#slots.set(question.kind, { ...before, next: null });
      return;
    }
    if (before?.entry.pending && isPatient(before.entry.question, question)) {
      this.#slots.set(question.kind, { ...before, next: inquiry });
      return;
    }
    slot?.cancel();
    this.#begin(inquiry, before?.entry.answer ?? null);
  }

  /** Asks these questions, one of a kind, and gives up all others. */
  want(experiment: Experiment, data: OwnData | null, questions: readonly Question[]): void {
    const kinds = new Set(questions.map(({ kind }) => kind));
    for (const kind of [...this.#slots.keys()]) if (!kinds.has(kind)) this.withdraw(kind);
    for (const question of questions) this.ask({ experiment, data, question });
  }

  /** Ends the work on a question; what is known of its answer stays, and it can be asked again. */
  withdraw(kind: Kind): void {
    const slot = this.#slots.get(kind);
    if (!slot || slot.entry.stopped) return;
    const { answer, pending } = slot.entry;
    if (!pending && isComplete(answer)) return;
    if (pending || !answer) {
      this.forget(kind);
      return;
    }
    slot.cancel();
    this.#slots.set(kind, { ...slot, entry: { ...slot.entry, stopped: true }, next: null });
    this.#changed();
  }

  /** Ends the work on a question and drops its answer. */
  forget(kind: Kind): void {
    const slot = this.#slots.get(kind);
    if (!slot) return;
    slot.cancel();
    this.#slots.delete(kind);
    this.#changed();
  }

  /** Calls `listener` after every change until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Ends all work. Another question opens a new study. */
  dispose(): void {
    for (const { cancel } of this.#slots.values()) cancel();
    this.#slots.clear();
    this.#study?.dispose();
    this.#study = null;
  }

  #begin({ experiment, data, question }: Inquiry, answer: Answer | null): void {
    this.#study ??= this.#open();
    const { kind } = question;
    // Answers may come before `ask` returns.
    let cancel = () => {};
    const entry = { question, answer, failure: null, pending: true, progress: 0, stopped: false } as Entry;
    this.#slots.set(kind, { experiment, entry, cancel: () => cancel(), next: null });
    cancel = this.#study.ask(
      experiment,
      data,
      question,
      (reply) => this.#receive(question, reply),
      (share) => this.#progress(question, share),
    );
    this.#changed();
  }

  #receive(question: Question, reply: Answer | StudyFailure): void {
    const slot = this.#slotOf(question);
    if (!slot) return;
    const known = "failure" in reply ? { answer: null, failure: reply.failure } : { answer: reply, failure: null };
    this.#slots.set(question.kind, { ...slot, entry: { ...slot.entry, ...known, pending: false } as Entry, next: null });
    this.#changed();
    if (slot.next) this.ask(slot.next);
  }

  #progress(question: Question, progress: number): void {
    const slot = this.#slotOf(question);
    if (!slot) return;
    this.#slots.set(question.kind, { ...slot, entry: { ...slot.entry, progress } });
    this.#changed();
  }

  /** Null when another question has taken its place. */
  #slotOf(question: Question): Slot | null {
    const slot = this.#slots.get(question.kind);
    return slot?.entry.question === question ? slot : null;
  }

  #changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}

/** While learners train, their certificate on a sample is asked for again and again: each answer is waited for. */
function isPatient(asked: Question, next: Question): boolean {
  return asked.kind === "point" && next.kind === "point" && asked.sample === next.sample && asked.tokens === next.tokens;
}

/** Long searches answer several times, and say when they have ended. */
function isComplete(answer: Answer | null): boolean {
  return answer !== null && (!("done" in answer) || answer.done);
}

function sameQuestion(a: Question, b: Question): boolean {
  if (a.kind !== "point" || b.kind !== "point") return JSON.stringify(a) === JSON.stringify(b);
  const sameLearners = a.learners.length === b.learners.length && a.learners.every(({ p }, index) => p === b.learners[index].p);
  return a.sample === b.sample && a.tokens === b.tokens && sameLearners;
}
