/**
 * Questions of panels about the data of an experiment. One worker answers them, so that neither the page nor a run waits;
 * all panels share it, so that a data set is generated once.
 */

import { engineProblem } from "../../../../platform/engine/engine-problem";
import { openWorker } from "../../../../platform/engine/open-worker";
import { SupervisedWorker, type WorkerLike } from "../../../../platform/engine/supervised-worker";
import type { Problem } from "../../../../platform/fields/problem";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import { labProblem } from "../lab-problem";
import type { FromStudy, ToStudy } from "./messages";
import type { Answer, AnswerTo, StudyFailure, StudyQuestion } from "./questions";

export interface StudyClient {
  /**
   * Asks about the data of an experiment. Further questions about the same data reuse earlier work.
   *
   * `onAnswer` is called with every answer, each more complete than the one before, or once with a failure. A new question
   * replaces an open one of the same kind from this client.
   *
   * @param onProgress  receives the share done, from 0 to 1, now and then.
   * @returns a function that cancels the question; no callback is called afterwards.
   */
  ask<Kind extends StudyQuestion["kind"]>(
    experiment: Experiment,
    data: OwnData | null,
    question: Extract<StudyQuestion, { kind: Kind }>,
    onAnswer: (answer: AnswerTo<Kind> | StudyFailure) => void,
    onProgress?: (share: number) => void,
  ): () => void;
  /** Cancels all its questions. */
  dispose(): void;
}

/** Connects to the worker of a run, which may have computed shared results. */
export interface RunPort {
  portToRun(): MessagePort | null;
}

export interface StudyOptions {
  readonly createWorker: () => WorkerLike;
  readonly pingMilliseconds: number;
}

interface Waiting {
  readonly asker: number;
  readonly kind: StudyQuestion["kind"];
  readonly onAnswer: (answer: Answer | StudyFailure) => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** The worker that answers all clients: opened for the first question. */
export class SharedStudy {
  readonly #run: RunPort;
  readonly #options: StudyOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #askers = new Set<number>();
  #worker: SupervisedWorker<ToStudy, FromStudy> | null = null;
  /** The data in the worker. */
  #data: OwnData | null = null;
  /** The experiment of the last question. */
  #experiment: Experiment | null = null;
  #asked = 0;
  #opened = 0;

  constructor(run: RunPort, options: Partial<StudyOptions> = {}) {
    this.#run = run;
    this.#options = { createWorker: () => openWorker("learnability", "study"), pingMilliseconds: 5000, ...options };
  }

  /** Opens a client. The worker ends with the last of them. */
  open(): StudyClient {
    const asker = ++this.#opened;
    this.#askers.add(asker);
    return {
      ask: (experiment, data, question, onAnswer, onProgress) => {
        if (!this.#askers.has(asker)) return () => {};
        // The worker answers a question with an answer of the same kind, which a table of callbacks cannot express.
        const waiting = { asker, kind: question.kind, onAnswer: onAnswer as Waiting["onAnswer"], onProgress };
        return this.#ask(experiment, data, question, waiting);
      },
      dispose: () => this.#leave(asker),
    };
  }

  #ask(experiment: Experiment, data: OwnData | null, question: StudyQuestion, waiting: Waiting): () => void {
    const worker = this.#connect();
    if (this.#data !== data) {
      this.#data = data;
      worker.post({ type: "data", data });
    }
    this.#tellRun(worker, experiment);
    const { asker, kind } = waiting;
    for (const [id, other] of this.#waiting) if (other.asker === asker && other.kind === kind) this.#waiting.delete(id);
    const id = ++this.#asked;
    this.#waiting.set(id, waiting);
    worker.post({ type: "ask", id, asker, experiment, question });
    return () => this.#cancel(id);
  }

  /** Tells the worker where results on these data may be borrowed. */
  #tellRun(worker: SupervisedWorker<ToStudy, FromStudy>, experiment: Experiment): void {
    if (this.#experiment === experiment) return;
    this.#experiment = experiment;
    const port = this.#run.portToRun();
    if (port) worker.post({ type: "run", port }, [port]);
  }

  #cancel(id: number): void {
    if (this.#waiting.delete(id)) this.#worker?.post({ type: "cancel", id });
  }

  #leave(asker: number): void {
    if (!this.#askers.delete(asker)) return;
    for (const [id, waiting] of this.#waiting) if (waiting.asker === asker) this.#cancel(id);
    if (this.#askers.size === 0) this.#disconnect();
  }

  #connect(): SupervisedWorker<ToStudy, FromStudy> {
    const { createWorker: create, pingMilliseconds } = this.#options;
    this.#worker ??= new SupervisedWorker<ToStudy, FromStudy>({
      create,
      pingMilliseconds,
      isWaitedFor: () => this.#waiting.size > 0,
      onMessage: (message) => this.#receive(message),
      onLost: (loss) => this.#lost(loss === "missing" ? engineProblem("worker-missing") : labProblem("study-stopped")),
    });
    return this.#worker;
  }

  #receive(message: FromStudy): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.type === "progress") waiting.onProgress?.(message.share);
    else {
      if (message.type === "failed" || message.last) this.#waiting.delete(message.id);
      waiting.onAnswer(message.type === "failed" ? { failure: message.failure } : message.answer);
    }
  }

  /** Reports a failure to all waiting clients; the next question opens another worker. */
  #lost(failure: Problem): void {
    this.#disconnect();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { onAnswer } of waiting) onAnswer({ failure });
  }

  #disconnect(): void {
    this.#worker?.close();
    this.#worker = null;
    this.#data = null;
    this.#experiment = null;
  }
}

const studies = new WeakMap<RunPort, SharedStudy>();

/** Opens a client for a panel about runs of this lab: all panels of the lab share one worker. */
export function openStudy(lab: RunPort): StudyClient {
  const study = studies.get(lab) ?? new SharedStudy(lab);
  studies.set(lab, study);
  return study.open();
}
