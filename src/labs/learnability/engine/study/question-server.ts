/**
 * Answers questions in slices, one after the other; a search of minutes pauses for short questions. Worker, clock and
 * message channel are injected, so that tests drive it.
 */

import { describeFailure } from "../../../../platform/engine/failure";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { OwnData } from "../../math/tasks/dataset";
import type { Sharing } from "../sharing";
import type { FromStudy, ToStudy } from "./messages";
import type { Answer, StudyQuestion } from "./questions";
import { Study } from "./study";

export interface ServerPort {
  /** Posts a copy. */
  readonly post: (message: FromStudy) => void;
  /** Calls back after waiting messages have been delivered. */
  readonly defer: (turn: () => void) => void;
  /** Milliseconds from any origin. */
  readonly now: () => number;
  /** Helper threads for large computations; absent: everything is computed on this thread. */
  readonly sharing?: Sharing;
}

/** Milliseconds between two pauses for messages: a cancelled question ends within this and one piece of work. */
const sliceMilliseconds = 10;
/** Milliseconds between two partial answers. */
const reportMilliseconds = 1000 / 15;

interface Asked {
  readonly id: number;
  readonly asker: number;
  readonly question: StudyQuestion;
  readonly study: Study;
  program: LongComputation<Answer> | null;
  share: number;
  /** The newest partial answer, until it has been posted. */
  partial: Answer | null;
  lastReport: number;
}

/** Searches of minutes. They compute in workspaces of their own, so that others can be answered while they pause. */
const patient: ReadonlySet<StudyQuestion["kind"]> = new Set(["fewest-heads", "error-growth"]);

export class QuestionServer {
  readonly #port: ServerPort;
  readonly #open: Asked[] = [];
  #data: OwnData | null = null;
  #run: MessagePort | null = null;
  #study: Study | null = null;
  #deferred = false;

  constructor(port: ServerPort) {
    this.#port = port;
  }

  receive(message: ToStudy): void {
    if (message.type === "data") this.#data = message.data;
    if (message.type === "run") this.#run = message.port;
    if (message.type === "cancel") this.#drop(({ id }) => id === message.id);
    if (message.type === "ask") this.#take(message);
    this.#wake();
  }

  /** The newest question of a kind takes the place of the one before of the same asker. */
  #take({ id, asker, experiment, question }: Extract<ToStudy, { type: "ask" }>): void {
    this.#drop((asked) => asked.asker === asker && asked.question.kind === question.kind);
    const study = Study.of(experiment, this.#data, this.#study, { sharing: this.#port.sharing, run: this.#run });
    this.#study = study;
    this.#open.push({ id, asker, question, study, program: null, share: 0, partial: null, lastReport: this.#port.now() });
  }

  #drop(isMeant: (asked: Asked) => boolean): void {
    const at = this.#open.findIndex(isMeant);
    if (at < 0) return;
    const [asked] = this.#open.splice(at, 1);
    // The computation frees its memory.
    asked.program?.return(undefined as never);
  }

  #wake(): void {
    if (this.#open.length === 0) this.#study?.rest();
    if (this.#deferred || this.#open.length === 0) return;
    this.#deferred = true;
    this.#port.defer(() => {
      this.#deferred = false;
      const asked = this.#work();
      // While a question waits for helper threads, no other has a turn, since its allocations are on a stack.
      const awaits = asked && this.#open.includes(asked) ? asked.study.awaits : null;
      if (awaits) void awaits.then(() => this.#wake());
      else this.#wake();
    });
  }

  /** One slice of the present question; a question that has begun goes before others of its sort. */
  #work(): Asked | null {
    const quick = this.#open.filter(({ question }) => !patient.has(question.kind));
    const waiting = quick.length > 0 ? quick : this.#open;
    const asked = waiting.find(({ program }) => program !== null) ?? waiting[0];
    if (!asked) return null;
    try {
      this.#advance(asked);
    } catch (error) {
      this.#close(asked);
      this.#port.post({ type: "failed", id: asked.id, failure: describeFailure(error) });
    }
    return asked;
  }

  #advance(asked: Asked): void {
    const end = this.#port.now() + sliceMilliseconds;
    const tell = (answer: Answer) => {
      asked.partial = answer;
    };
    asked.program ??= asked.study.answer(asked.question, tell);
    do {
      const turn = asked.program.next();
      if (turn.done) {
        this.#close(asked);
        this.#port.post({ type: "answer", id: asked.id, answer: turn.value, last: true });
        return;
      }
      asked.share = turn.value;
    } while (this.#port.now() < end && asked.study.awaits === null);
    this.#report(asked);
  }

  #report(asked: Asked): void {
    const now = this.#port.now();
    if (now - asked.lastReport < reportMilliseconds) return;
    asked.lastReport = now;
    if (asked.partial) this.#port.post({ type: "answer", id: asked.id, answer: asked.partial, last: false });
    asked.partial = null;
    this.#port.post({ type: "progress", id: asked.id, share: asked.share });
  }

  #close(asked: Asked): void {
    this.#open.splice(this.#open.indexOf(asked), 1);
  }
}
