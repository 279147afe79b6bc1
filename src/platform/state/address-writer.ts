import type { Address } from "./address";

/** Browsers refuse more than some 200 changes of the address in ten seconds; a slider would exceed that. */
const replacePause = 250;

/** Runs work soon, or at once. */
export type Later = (work: () => void) => void;

export const atOnce: Later = (work) => work();

/** The address is written after the page has most likely answered the input. */
const answerPause = 50;

export const afterTheAnswer: Later = (work) => void setTimeout(work, answerPause);

/** Writes links into the address; frequent replacements are delayed, and only the last one is written. */
export class AddressWriter {
  readonly #address: Address;
  readonly #later: Later;
  /** Delayed new entries of the history, the oldest first. */
  #entries: (() => string)[] = [];
  #waiting: (() => string) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param later  delays new entries. */
  constructor(address: Address, later: Later) {
    this.#address = address;
    this.#later = later;
  }

  /** @param link  of the present state; computed when it is written. */
  push(link: () => string): void {
    this.flush();
    this.#entries.push(link);
    this.#later(() => this.#writeEntries());
  }

  /** @param link  computed when it is written. */
  replaceSoon(link: () => string): void {
    this.#waiting = link;
    this.#timer ??= setTimeout(() => this.flush(), replacePause);
  }

  /** Drops delayed writes: their entry is no longer the current one. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
    this.#entries = [];
  }

  /** Performs delayed writes. */
  flush(): void {
    const link = this.#waiting;
    this.#writeEntries();
    this.forget();
    if (link) this.#address.replace(link());
  }

  #writeEntries(): void {
    const entries = this.#entries;
    this.#entries = [];
    for (const link of entries) this.#address.push(link());
  }
}
