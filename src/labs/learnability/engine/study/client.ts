/**
 * The page's side of what panels ask about the data of an experiment. Questions go to a worker of their own, so that neither
 * the page nor a run waits for them; all panels share it, so that a data set is made once.
 */

import { engineProblem } from "../../../../platform/engine/engine-problem";
import { openWorker } from "../../../../platform/engine/open-worker";
import { SupervisedWorker, type WorkerLike } from "../../../../platform/engine/supervised-worker";
import type { Problem } from "../../../../platform/fields/problem";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import { labProblem } from "../lab-problem";
import type { FromStudy, ToStudy } from "./messages";
import type { Answer, AnswerTo, Question, QuestionOf, StudyFailure } from "./questions";

export interface StudyClient {
  /**
   * Asks about the data of an experiment. Asking again about the same data uses what is there.
   *
   * `onAnswer` is called with every answer, each knowing more than the one before, or once with a failure. The newest
   * question of a kind takes the place of the one that this client asked before, which is not answered any more.
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
  /** Gives up all its questions. */
  dispose(): void;
}

/** Whose worker may have computed what questions need. */
export interface RunPort {
  portToRun(): MessagePort | null;
}

export interface StudyOptions {
  readonly createWorker: () => WorkerLike;
  readonly pingMilliseconds: number;
}

interface Waiting {
  readonly asker: number;
  readonly kind: Question["kind"];
  readonly onAnswer: (answer: Answer | StudyFailure) => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** The worker that answers, as long as anybody may ask it: it is opened for the first question. */
export class SharedStudy {
  readonly #run: RunPort;
  readonly #options: StudyOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #askers = new Set<number>();
  #worker: SupervisedWorker<ToStudy, FromStudy> | null = null;
  /** The data that the worker has. */
  #data: OwnData | null = null;
  /** What was asked about last. */
  #experiment: Experiment | null = null;
  #asked = 0;
  #opened = 0;

  constructor(run: RunPort, options: Partial<StudyOptions> = {}) {
    this.#run = run;
    this.#options = { createWorker: () => openWorker("learnability", "study"), pingMilliseconds: 5000, ...options };
  }

  /** One more that may ask. The worker ends with the last of them. */
  open(): StudyClient {
    const asker = ++this.#opened;
    this.#askers.add(asker);
    return {
      ask: (experiment, data, question, onAnswer, onProgress) => {
        if (!this.#askers.has(asker)) return () => {};
        // The worker answers a question of a kind with an answer of that kind, which a table of callbacks cannot express.
        const waiting = { asker, kind: question.kind, onAnswer: onAnswer as Waiting["onAnswer"], onProgress };
        return this.#ask(experiment, data, question, waiting);
      },
      dispose: () => this.#leave(asker),
    };
  }

  #ask(experiment: Experiment, data: OwnData | null, question: Question, waiting: Waiting): () => void {
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

  /** Where what has been computed of these data may be asked for. */
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

  /** Whoever waits is told; the next question starts another worker. */
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

/** A panel that asks about runs of this lab: all its panels share one worker. */
export function openStudy(lab: RunPort): StudyClient {
  const study = studies.get(lab) ?? new SharedStudy(lab);
  studies.set(lab, study);
  return study.open();
}
