/**
 * Delivers messages in the order in which they came, and holds them back while code that one of them needs is loading,
 * since the receiver answers synchronously.
 */
export class Inbox<Message, Ready> {
  readonly #deliver: (ready: Ready) => void;
  readonly #prepare: (message: Message) => Ready | Promise<Ready>;
  /** Messages that came during loading, in order; null while nothing is loading. */
  #waiting: Message[] | null = null;

  /** @param prepare  loads the code for a message and resolves to the message to deliver; it must not reject. */
  constructor(deliver: (ready: Ready) => void, prepare: (message: Message) => Ready | Promise<Ready>) {
    this.#deliver = deliver;
    this.#prepare = prepare;
  }

  receive(message: Message): void {
    if (this.#waiting) {
      this.#waiting.push(message);
      return;
    }
    const ready = this.#prepare(message);
    if (!(ready instanceof Promise)) {
      this.#deliver(ready);
      return;
    }
    this.#waiting = [];
    void ready.then((first) => this.#go(first));
  }

  #go(first: Ready): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#deliver(first);
    for (const message of waiting) this.receive(message);
  }
}
