import type { Address } from "./address";

/** Browsers refuse more than some 200 changes of the address in ten seconds, which a slider would make. */
const replacePause = 250;

/** Writes links into the address; replacements in quick succession are put off, and only the last one is written. */
export class AddressWriter {
  readonly #address: Address;
  #waiting: (() => string) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: Address) {
    this.#address = address;
  }

  push(link: string): void {
    this.flush();
    this.#address.push(link);
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
  }

  /** Writes what was put off. */
  flush(): void {
    const link = this.#waiting;
    this.forget();
    if (link) this.#address.replace(link());
  }
}
