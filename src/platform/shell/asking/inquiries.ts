/**
 * A panel's questions to the engine and their latest answers. One question of each kind is computed at a time; a question without a
 * waiting panel is cancelled.
 */
import type { Problem } from "../../fields/problem";

export interface AnyQuestion {
  readonly kind: string;
}

/** Why there is no answer. */
export interface Failure {
  readonly failure: Problem;
}

/** Computes answers to questions, about one document after the other. */
export interface Study<Document, Data, Question extends AnyQuestion, Answer extends object> {
  /**
   * @param onAnswer  is called with every answer, each more complete than the one before, or once with a failure.
   * @param onProgress  is called now and then with the share of the work that is done, from 0 to 1.
   * @returns a function that cancels the question; nothing is called after that.
   */
  ask(
    document: Document,
    data: Data | null,
    question: Question,
    onAnswer: (answer: Answer | Failure) => void,
    onProgress: (share: number) => void,
  ): () => void;
  dispose(): void;
}

/** The subject of the questions, and the expected answers. */
export interface Subject<Document, Data, Question extends AnyQuestion, Answer extends object> {
  open(): Study<Document, Data, Question, Answer>;
  isSame(a: Question, b: Question): boolean;
  /** Whether a question of the same kind waits for the answer to the one that is out, instead of taking its place. */
  isPatient(asked: Question, next: Question): boolean;
  /** Whether no better answer to its question will come. */
  isComplete(answer: Answer): boolean;
}

/** A question and what is known of its answer. */
export interface Entry<Question, Answer> {
  readonly question: Question;
  /** The latest answer, which may belong to the question before this one while `pending`; null before the first. */
  readonly answer: Answer | null;
  readonly failure: Problem | null;
  /** No answer to this question has come yet. */
  readonly pending: boolean;
  /** Share of the work on it that is done, 0 to 1. */
  readonly progress: number;
  /** A long search was given up; its answer is what it had come to. */
  readonly stopped: boolean;
}

export interface Inquiry<Document, Data, Question> {
  readonly document: Document;
  readonly data: Data | null;
  readonly question: Question;
}

interface Slot<Document, Data, Question, Answer> {
  readonly document: Document;
  readonly entry: Entry<Question, Answer>;
  readonly cancel: () => void;
  /** Sent as soon as the present question is answered. */
  readonly next: Inquiry<Document, Data, Question> | null;
}

export class Inquiries<Document, Data, Question extends AnyQuestion, Answer extends object> {
  readonly #subject: Subject<Document, Data, Question, Answer>;
  #study: Study<Document, Data, Question, Answer> | null = null;
  readonly #slots = new Map<Question["kind"], Slot<Document, Data, Question, Answer>>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(subject: Subject<Document, Data, Question, Answer>) {
    this.#subject = subject;
  }

  /** Counts changes. */
  get version(): number {
    return this.#version;
  }

  /** The latest question of a kind about a document; null without one. */
  entry(kind: Question["kind"], document: Document): Entry<Question, Answer> | null {
    const slot = this.#slots.get(kind);
    return slot?.document === document ? slot.entry : null;
  }

  /**
   * Sends a question, unless it equals the last one. Answers about another document are forgotten; those to another question of the
   * same kind stay until there are new ones.
   */
  ask(inquiry: Inquiry<Document, Data, Question>): void {
    const { document, question } = inquiry;
    const slot = this.#slots.get(question.kind);
    const before = slot?.document === document ? slot : null;
    if (before && !before.entry.stopped && this.#subject.isSame(before.entry.question, question)) {
      if (before.next) this.#slots.set(question.kind, { ...before, next: null });
      return;
    }
    if (before?.entry.pending && this.#subject.isPatient(before.entry.question, question)) {
      this.#slots.set(question.kind, { ...before, next: inquiry });
      return;
    }
    slot?.cancel();
    this.#begin(inquiry, before?.entry.answer ?? null);
  }

  /** Sends these questions, one of a kind, and cancels all others. */
  want(document: Document, data: Data | null, questions: readonly Question[]): void {
    const kinds = new Set<Question["kind"]>(questions.map(({ kind }) => kind));
    for (const kind of [...this.#slots.keys()]) if (!kinds.has(kind)) this.withdraw(kind);
    for (const question of questions) this.ask({ document, data, question });
  }

  /** Ends the work on a question; the answer so far stays, and the question can be sent again. */
  withdraw(kind: Question["kind"]): void {
    const slot = this.#slots.get(kind);
    if (!slot || slot.entry.stopped) return;
    const { answer, pending } = slot.entry;
    if (!pending && answer !== null && this.#subject.isComplete(answer)) return;
    if (pending || !answer) {
      this.forget(kind);
      return;
    }
    slot.cancel();
    this.#slots.set(kind, { ...slot, entry: { ...slot.entry, stopped: true }, next: null });
    this.#changed();
  }

  /** Ends the work on a question and drops its answer. */
  forget(kind: Question["kind"]): void {
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

  #begin({ document, data, question }: Inquiry<Document, Data, Question>, answer: Answer | null): void {
    this.#study ??= this.#subject.open();
    const { kind } = question;
    // Answers may come before `ask` returns.
    let cancel = () => {};
    const entry = { question, answer, failure: null, pending: true, progress: 0, stopped: false };
    this.#slots.set(kind, { document, entry, cancel: () => cancel(), next: null });
    cancel = this.#study.ask(
      document,
      data,
      question,
      (reply) => this.#receive(question, reply),
      (share) => this.#progress(question, share),
    );
    this.#changed();
  }

  #receive(question: Question, reply: Answer | Failure): void {
    const slot = this.#slotOf(question);
    if (!slot) return;
    const known = "failure" in reply ? { answer: null, failure: reply.failure } : { answer: reply, failure: null };
    this.#slots.set(question.kind, { ...slot, entry: { ...slot.entry, ...known, pending: false }, next: null });
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
  #slotOf(question: Question): Slot<Document, Data, Question, Answer> | null {
    const slot = this.#slots.get(question.kind);
    return slot?.entry.question === question ? slot : null;
  }

  #changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
