/**
 * Hands messages on in the order in which they came, and holds them back while something that one of them needs is being
 * loaded: what they are handed to answers at once.
 */
export class Inbox<Message> {
  readonly #deliver: (message: Message) => void;
  readonly #prepare: (message: Message) => Promise<unknown> | null;
  /** What came while something was loading, in order; null while nothing is. */
  #waiting: Message[] | null = null;

  /** @param prepare  starts what a message needs to have been loaded; null when it needs nothing. */
  constructor(deliver: (message: Message) => void, prepare: (message: Message) => Promise<unknown> | null) {
    this.#deliver = deliver;
    this.#prepare = prepare;
  }

  receive(message: Message): void {
    if (this.#waiting) {
      this.#waiting.push(message);
      return;
    }
    const preparation = this.#prepare(message);
    if (!preparation) {
      this.#deliver(message);
      return;
    }
    this.#waiting = [];
    // What cannot be loaded fails where it is used, with the words for it.
    preparation.then(
      () => this.#go(message),
      () => this.#go(message),
    );
  }

  #go(first: Message): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#deliver(first);
    for (const message of waiting) this.receive(message);
  }
}
