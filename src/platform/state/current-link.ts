/** The link of the document that is there, and how the address follows it. */
import { encodeLink } from "../documents/link";
import type { Locks } from "../documents/locks";
import type { Address } from "./address";
import { AddressWriter, type Later } from "./address-writer";
import type { OwnDataStore } from "./own-data-store";
import type { RunControl } from "./run-control";
import type { PlaygroundStore } from "./store";

export interface CurrentLinkOptions {
  readonly store: PlaygroundStore;
  readonly address: Address;
  readonly ownData: OwnDataStore;
  readonly run: RunControl;
  readonly writeAddress: Later;
}

export class CurrentLink {
  readonly #options: CurrentLinkOptions;
  readonly #writer: AddressWriter;

  constructor(options: CurrentLinkOptions) {
    this.#options = options;
    this.#writer = new AddressWriter(options.address, options.writeAddress);
  }

  /** What the link of a teacher locks that is worked on; null where nothing is locked. */
  get locks(): Locks | null {
    return this.#options.store.getState().assignment?.locks ?? null;
  }

  /**
   * The link of the document, with its own data when they are small.
   *
   * @param locks  what it leaves to those who open it; what is in force here unless told.
   */
  text(locks: Locks | null = this.locks): string {
    return this.#ofNow(locks)();
  }

  /** Own data as they travel in the link; undefined where they do not. */
  data(): string | undefined {
    const { store, run, ownData } = this.#options;
    const named = run.lab.kind.ownData(store.getState().experiment);
    return named ? ownData.get(named.hash)?.linked : undefined;
  }

  /** Whether the address says nothing. */
  get isBare(): boolean {
    return this.#options.address.read() === "";
  }

  /** Puts the document into the address as a new entry of the browser's history. */
  push(): void {
    this.#writer.push(this.#ofNow(this.locks));
  }

  /** Puts it into the current entry, at once or soon. */
  replace(): void {
    this.#options.address.replace(this.text());
  }

  replaceSoon(): void {
    this.#writer.replaceSoon(() => this.text());
  }

  /** What the address says that is not said here; null where both say the same. What was still to be written there is not any more. */
  follow(): string | null {
    this.#writer.forget();
    const said = this.#options.address.read();
    return said === this.text() ? null : said;
  }

  /** Writes what was put off. */
  flush(): void {
    this.#writer.flush();
  }

  /** What is there now, to be made a link of later: that takes milliseconds, which whoever turns a setting does not wait for. */
  #ofNow(locks: Locks | null): () => string {
    const { store, run } = this.#options;
    const { kind } = run.lab;
    const { experiment, panelViews: views } = store.getState();
    const data = this.data();
    return () => encodeLink(kind, experiment, { data, locks, views });
  }
}
