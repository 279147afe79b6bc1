/**
 * A computation whose tasks are dealt to helpers, workers that do nothing else. The thread that asks is one of those that work:
 * what no helper has begun when it is needed is done where it is needed. No result depends on who did what, or how often: a task
 * whose helper died is done again.
 */
import type { LongComputation } from "../numerics/progress";
import { SupervisedWorker, type WorkerLike } from "./supervised-worker";
import type { FromHelper, InputOf, OutputOf, TaskTable, ToHelper } from "./task";

/** Workers that play the role of `taskRole` beside a thread that computes. */
export interface Helpers {
  /** Most of them. */
  readonly count: number;
  readonly open: () => WorkerLike;
}

export interface SplitWorkOptions<Tasks extends TaskTable> {
  /** The tasks as they are done on this thread. */
  readonly tasks: Tasks;
  readonly helpers: Helpers;
  /** Bytes that tasks at helpers may take together; 1 GB unless told. One that takes more is done here. */
  readonly memory?: number;
  readonly pingMilliseconds?: number;
}

const usualMemory = 2 ** 30;
const usualPing = 5000;
/** After so many losses without an answer between them a helper is not opened again. */
const lossesInARow = 3;

/** How soon a task is needed: the first goes before the second. */
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
  /** Kept until there is an outcome: helpers get copies. */
  input: unknown;
  readonly bytes: number;
  readonly urgency: Urgency;
  /** Waiting for a thread, at a helper, or with this thread for good. */
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

  /** What helpers are waited for with; null while this thread has something to do. */
  get awaits(): Promise<void> | null {
    return this.#change?.promise ?? null;
  }

  /** Opens all helpers: they need a moment before they can be given anything. */
  prepare(): void {
    while (!this.#recalled && this.#helpers.size < this.#room) this.#open();
  }

  /**
   * Begins a task; whoever is free takes it, in the order in which they were begun, but those that can wait after all others. The
   * input must not change before it is done.
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

  /** Nobody asks for what comes of a task any more: one that has not been begun is not done. */
  drop(ticket: Ticket): void {
    this.#queue = this.#queue.filter((other) => other !== ticket);
  }

  /** What comes of tasks: those that nobody has begun are done here, the others are waited for. @throws what a task throws. */
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

  /** Takes back what helpers have not finished: everything is done on this thread, until `share`. */
  recall(): void {
    this.#recalled = true;
    for (const helper of this.#helpers) this.#leave(helper);
    this.#tell();
  }

  /** Tasks may be given away again. */
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
        // Fetching its code may take as long as it takes.
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
      // This thread goes on now, and may begin what has to be done first.
      setTimeout(() => this.#deal());
    } else this.#deal();
  }

  /** Its task is the next one to be done, by whoever is free first. */
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

  /** Whoever waits looks again. */
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
