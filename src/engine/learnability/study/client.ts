/**
 * The page's side of the certificate laboratory: questions go to a worker of their own, so that neither the page nor a
 * run waits for them.
 */
import type { Experiment } from "../../../experiment/learnability/document";
import type { OwnData } from "../../../tasks/dataset";
import { ping } from "../../core/heartbeat";
import { isMissingWorker, missingWorker } from "../../core/missing-worker";
import type { FromStudy, ToStudy } from "./messages";
import type { Answer, AnswerTo, Question, QuestionOf, StudyFailure } from "./questions";

export interface StudyClient {
  /**
   * Asks about the data of an experiment. Asking again about the same data uses what is there.
   *
   * `onAnswer` is called with every answer, each knowing more than the one before, or once with a failure. The newest
   * question of a kind takes the place of the one before, which is not answered any more.
   *
   * @param onProgress  is told now and then which share of the work is done, from 0 to 1.
   * @returns gives the question up; nothing is called after that.
   */
  ask<Kind extends Question["kind"]>(
    experiment: Experiment,
    data: OwnData | null,
    question: QuestionOf<Kind>,
    onAnswer: (answer: AnswerTo<Kind> | StudyFailure) => void,
    onProgress?: (share: number) => void,
  ): () => void;
  dispose(): void;
}

/** The part of a Worker that is used here. */
export interface StudyWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToStudy): void;
  terminate(): void;
}

export interface StudyOptions {
  readonly createWorker: () => StudyWorker;
  readonly pingMilliseconds: number;
}

/** Unanswered pings after which the worker counts as dead: 20 s leave room for the longest indivisible computation. */
const patience = 4;

const stopped =
  "The computation stopped unexpectedly, most likely for lack of memory. Close other tabs or lower the dimension, then ask again.";

const missing = `A${missingWorker.message.slice(1)}. ${missingWorker.hint}`;

export function openStudy(options: Partial<StudyOptions> = {}): StudyClient {
  return new Client({
    createWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    pingMilliseconds: 5000,
    ...options,
  });
}

interface Waiting {
  readonly kind: Question["kind"];
  readonly onAnswer: (answer: Answer | StudyFailure) => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

interface Connection {
  readonly worker: StudyWorker;
  /** The data that the worker has. */
  data: OwnData | null;
  unanswered: number;
  readonly timer: ReturnType<typeof setInterval>;
}

class Client implements StudyClient {
  readonly #options: StudyOptions;
  readonly #waiting = new Map<number, Waiting>();
  #connection: Connection | null = null;
  #asked = 0;
  #disposed = false;

  constructor(options: StudyOptions) {
    this.#options = options;
  }

  ask<Kind extends Question["kind"]>(
    experiment: Experiment,
    data: OwnData | null,
    question: QuestionOf<Kind>,
    onAnswer: (answer: AnswerTo<Kind> | StudyFailure) => void,
    onProgress?: (share: number) => void,
  ): () => void {
    if (this.#disposed) return () => {};
    const connection = this.#connect();
    if (connection.data !== data) {
      connection.data = data;
      connection.worker.postMessage({ type: "data", data });
    }
    for (const [id, { kind }] of this.#waiting) if (kind === question.kind) this.#waiting.delete(id);
    const id = ++this.#asked;
    // The worker answers a question of a kind with an answer of that kind, which a table of callbacks cannot express.
    this.#waiting.set(id, { kind: question.kind, onAnswer: onAnswer as Waiting["onAnswer"], onProgress });
    connection.worker.postMessage({ type: "ask", id, experiment, question });
    return () => {
      if (this.#waiting.delete(id)) this.#connection?.worker.postMessage({ type: "cancel", id });
    };
  }

  dispose(): void {
    this.#disposed = true;
    this.#waiting.clear();
    this.#disconnect();
  }

  #connect(): Connection {
    if (this.#connection) return this.#connection;
    const worker = this.#options.createWorker();
    worker.onmessage = ({ data }: MessageEvent<FromStudy>) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#crashed(isMissingWorker(event) ? missing : stopped);
    };
    worker.onmessageerror = () => this.#crashed();
    const timer = setInterval(() => this.#beat(), this.#options.pingMilliseconds);
    this.#connection = { worker, data: null, unanswered: 0, timer };
    return this.#connection;
  }

  #receive(message: FromStudy): void {
    if (this.#connection) this.#connection.unanswered = 0;
    if (message.type === "pong") return;
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.type === "progress") waiting.onProgress?.(message.share);
    else {
      if (message.type === "failed" || message.last) this.#waiting.delete(message.id);
      waiting.onAnswer(message.type === "failed" ? { failure: message.failure } : message.answer);
    }
  }

  /** A worker that is waited for and shows no sign of life is taken for dead. */
  #beat(): void {
    const connection = this.#connection;
    if (!connection || this.#waiting.size === 0) return;
    if (connection.unanswered >= patience) this.#crashed();
    else {
      connection.unanswered++;
      connection.worker.postMessage(ping);
    }
  }

  /** Whoever waits is told; the next question starts another worker. */
  #crashed(failure = stopped): void {
    this.#disconnect();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { onAnswer } of waiting) onAnswer({ failure });
  }

  #disconnect(): void {
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    clearInterval(connection.timer);
    const { worker } = connection;
    worker.onmessage = null;
    worker.onerror = null;
    worker.onmessageerror = null;
    worker.terminate();
  }
}
