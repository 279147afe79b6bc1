/**
 * Hands messages on in the order in which they came, and holds them back while something that one of them needs is being
 * loaded: what they are handed to answers at once.
 */
export class Inbox<Message, Ready> {
  readonly #deliver: (ready: Ready) => void;
  readonly #prepare: (message: Message) => Ready | Promise<Ready>;
  /** What came while something was loading, in order; null while nothing is. */
  #waiting: Message[] | null = null;

  /** @param prepare  loads what a message needs, and answers with the message as it is delivered; it must not reject. */
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
