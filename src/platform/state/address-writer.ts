import type { Address } from "./address";

/** Browsers refuse more than some 200 changes of the address in ten seconds, which a slider would make. */
const replacePause = 250;

/** Does something soon, or at once. */
export type Later = (work: () => void) => void;

export const atOnce: Later = (work) => work();

/** What whoever typed waits for comes first: the address is written when the page has most likely answered. */
const answerPause = 50;

export const afterTheAnswer: Later = (work) => void setTimeout(work, answerPause);

/** Writes links into the address; replacements in quick succession are put off, and only the last one is written. */
export class AddressWriter {
  readonly #address: Address;
  readonly #later: Later;
  /** New entries of the history that were put off, the oldest first. */
  #entries: (() => string)[] = [];
  #waiting: (() => string) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param later  when new entries are written. */
  constructor(address: Address, later: Later) {
    this.#address = address;
    this.#later = later;
  }

  /** @param link  of what is there now; made when it is written. */
  push(link: () => string): void {
    this.flush();
    this.#entries.push(link);
    this.#later(() => this.#writeEntries());
  }

  /** @param link  made when it is written. */
  replaceSoon(link: () => string): void {
    this.#waiting = link;
    this.#timer ??= setTimeout(() => this.flush(), replacePause);
  }

  /** Drops what was put off: the entry it was meant for is no longer the current one. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
    this.#entries = [];
  }

  /** Writes what was put off. */
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
