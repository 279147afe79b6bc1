/**
 * A computation whose tasks are distributed to helper workers. The calling thread works too: a task that no helper has
 * begun when its output is needed is computed here. No result depends on which thread computed a task, or how often: the
 * task of a crashed helper is repeated.
 */
import type { LongComputation } from "../numerics/progress";
import { SupervisedWorker, type WorkerLike } from "./supervised-worker";
import type { FromHelper, InputOf, OutputOf, TaskTable, ToHelper } from "./task";

/** Workers with the role `taskRole` that help a computing thread. */
export interface Helpers {
  /** Maximum number. */
  readonly count: number;
  readonly open: () => WorkerLike;
}

export interface SplitWorkOptions<Tasks extends TaskTable> {
  /** The tasks, for this thread. */
  readonly tasks: Tasks;
  readonly helpers: Helpers;
  /** Bytes that tasks at helpers may take together; 1 GB by default. A larger task is computed here. */
  readonly memory?: number;
  readonly pingMilliseconds?: number;
}

const usualMemory = 2 ** 30;
const usualPing = 5000;
/** After this many crashes in a row without an answer a helper is not opened again. */
const lossesInARow = 3;

/** How soon an output is needed: the first kind goes before the second. */
const urgencies = ["is waited for", "can wait"] as const;
export type Urgency = (typeof urgencies)[number];

/** A task that was begun. */
export interface Ticket<Output = unknown> {
  /** Null until it is done. */
  readonly outcome: { readonly output: Output } | null;
}

interface OpenTicket extends Ticket {
  readonly id: number;
  readonly name: string;
  /** Kept until the task is done: helpers get copies. */
  input: unknown;
  readonly bytes: number;
  readonly urgency: Urgency;
  /** Queued, at a helper, or assigned to this thread. */
  place: "queue" | "helper" | "here";
  outcome: { readonly output: unknown } | null;
}

interface Helper {
  readonly worker: SupervisedWorker<ToHelper, FromHelper>;
  isReady: boolean;
  ticket: OpenTicket | null;
  losses: number;
}

export class SplitWork<Tasks extends TaskTable> {
  readonly #options: SplitWorkOptions<Tasks>;
  readonly #helpers = new Set<Helper>();
  #room: number;
  #queue: OpenTicket[] = [];
  #tickets = 0;
  #recalled = false;
  #change: { readonly promise: Promise<void>; readonly resolve: () => void } | null = null;

  constructor(options: SplitWorkOptions<Tasks>) {
    this.#options = options;
    this.#room = options.helpers.count;
  }

  /** Threads that could work at once, this one included. */
  get threads(): number {
    return this.#recalled ? 1 : 1 + this.#room;
  }

  /** Resolves when a helper reports; null while this thread has work. */
  get awaits(): Promise<void> | null {
    return this.#change?.promise ?? null;
  }

  /** Opens all helpers in advance, since they take a moment to start. */
  prepare(): void {
    while (!this.#recalled && this.#helpers.size < this.#room) this.#open();
  }

  /**
   * Queues a task. The first free thread takes it, in order; tasks that can wait come after all others. The input must not
   * change before the task is done.
   */
  begin<Name extends keyof Tasks & string>(
    name: Name,
    input: InputOf<Tasks[Name]>,
    urgency: Urgency = "is waited for",
  ): Ticket<OutputOf<Tasks[Name]>> {
    const bytes = this.#options.tasks[name].bytes(input as never);
    const ticket: OpenTicket = { id: ++this.#tickets, name, input, bytes, urgency, place: "queue", outcome: null };
    this.#queue = [...this.#queue, ticket].sort((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency));
    this.#deal();
    return ticket as Ticket<OutputOf<Tasks[Name]>>;
  }

  /** Cancels a task whose output is no longer needed, if it has not begun. */
  drop(ticket: Ticket): void {
    this.#queue = this.#queue.filter((other) => other !== ticket);
  }

  /** The outputs of tasks: queued tasks are computed here, the others are awaited. @throws the error of a task. */
  *outcomes<Output>(tickets: readonly Ticket<Output>[]): LongComputation<Output[]> {
    const own = tickets as readonly OpenTicket[];
    for (;;) {
      const open = own.filter(({ outcome }) => outcome === null);
      if (open.length === 0) return own.map(({ outcome }) => (outcome as { readonly output: Output }).output);
      const done = own.length - open.length;
      const next = open.find(({ place }) => place !== "helper");
      if (!next) {
        this.#change ??= openChange();
        yield done / own.length;
        continue;
      }
      const here = this.#here(next);
      for (let turn = here.next(); !turn.done; turn = here.next()) yield (done + turn.value) / own.length;
    }
  }

  /** Takes all tasks back from helpers: everything is computed on this thread, until `share`. */
  recall(): void {
    this.#recalled = true;
    for (const helper of this.#helpers) this.#leave(helper);
    this.#tell();
  }

  /** Allows helpers to take tasks again. */
  share(): void {
    if (!this.#recalled) return;
    this.#recalled = false;
    this.prepare();
  }

  /** Ends all helpers. */
  dispose(): void {
    this.recall();
    this.#queue = [];
  }

  *#here(ticket: OpenTicket): LongComputation<void> {
    this.#queue = this.#queue.filter((other) => other !== ticket);
    ticket.place = "here";
    const output = yield* this.#options.tasks[ticket.name].compute(ticket.input as never);
    settle(ticket, output);
  }

  #deal(among: readonly Urgency[] = urgencies): void {
    if (this.#recalled) return;
    const { memory = usualMemory } = this.#options;
    for (const ticket of this.#queue.filter(({ bytes, urgency }) => bytes <= memory && among.includes(urgency))) {
      const away = [...this.#helpers].reduce((sum, { ticket }) => sum + (ticket?.bytes ?? 0), 0);
      if (away + ticket.bytes > memory) return;
      const helper = [...this.#helpers].find(({ isReady, ticket }) => isReady && ticket === null);
      if (!helper) return;
      this.#queue = this.#queue.filter((other) => other !== ticket);
      ticket.place = "helper";
      helper.ticket = ticket;
      helper.worker.forgive();
      helper.worker.post({ type: "task", id: ticket.id, name: ticket.name, input: ticket.input });
    }
  }

  #open(): void {
    const { helpers, pingMilliseconds = usualPing } = this.#options;
    const helper: Helper = {
      worker: new SupervisedWorker<ToHelper, FromHelper>({
        create: helpers.open,
        pingMilliseconds,
        // Fetching its code has no time limit.
        isWaitedFor: () => helper.ticket !== null,
        onMessage: (message) => this.#receive(helper, message),
        onLost: () => this.#lost(helper),
      }),
      isReady: false,
      ticket: null,
      losses: 0,
    };
    this.#helpers.add(helper);
  }

  #receive(helper: Helper, message: FromHelper): void {
    const { ticket } = helper;
    const isWaiting = this.#change !== null;
    if (message.type === "ready") helper.isReady = true;
    else if (ticket?.id === message.id) {
      helper.ticket = null;
      helper.losses = 0;
      if (message.type === "done") settle(ticket, message.output);
      else ticket.place = "here";
      this.#tell();
    }
    if (isWaiting) {
      this.#deal(["is waited for"]);
      // Deferred, because this thread continues now and may queue more urgent tasks first.
      setTimeout(() => this.#deal());
    } else this.#deal();
  }

  /** Puts its task back at the front of the queue. */
  #lost(helper: Helper): void {
    const { ticket } = helper;
    helper.ticket = null;
    helper.isReady = false;
    helper.losses++;
    if (ticket) this.#queue = [back(ticket), ...this.#queue];
    if (helper.losses < lossesInARow) helper.worker.restart();
    else {
      this.#room--;
      this.#helpers.delete(helper);
    }
    this.#deal();
    this.#tell();
  }

  #leave(helper: Helper): void {
    helper.worker.close();
    this.#helpers.delete(helper);
    if (helper.ticket) this.#queue = [back(helper.ticket), ...this.#queue];
    helper.ticket = null;
  }

  /** Wakes the waiting computation. */
  #tell(): void {
    const change = this.#change;
    this.#change = null;
    change?.resolve();
  }
}

function settle(ticket: OpenTicket, output: unknown): void {
  ticket.outcome = { output };
  ticket.input = null;
}

function back(ticket: OpenTicket): OpenTicket {
  ticket.place = "queue";
  return ticket;
}

function openChange() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
