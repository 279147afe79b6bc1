/** The link of the present document, and its connection with the address. */
import { openEnvelope } from "../documents/envelope";
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

  /** The locks of the active class link; null where nothing is locked. */
  get locks(): Locks | null {
    return this.#options.store.getState().assignment?.locks ?? null;
  }

  /**
   * The link of the document, with its own data when they are small.
   *
   * @param locks  the locks of the link; the active ones by default.
   */
  text(locks: Locks | null = this.locks): string {
    return this.#ofNow(locks)();
  }

  /** Own data encoded for the link; undefined where they are not included. */
  data(): string | undefined {
    const { store, run, ownData } = this.#options;
    const named = run.lab.kind.ownData(store.getState().experiment);
    return named ? ownData.get(named.hash)?.linked : undefined;
  }

  /** Whether the address is empty. */
  get isBare(): boolean {
    return this.#options.address.read() === "";
  }

  /** Writes the document into a new entry of the browser's history. */
  push(): void {
    this.#writer.push(this.#ofNow(this.locks));
  }

  /** Writes it into the current entry, at once or delayed. */
  replace(): void {
    this.#options.address.replace(this.text());
  }

  replaceSoon(): void {
    this.#writer.replaceSoon(() => this.text());
  }

  /**
   * The text of the address where it differs from the document, else null. Drops a delayed write. An entry that shows the
   * opening of the document's lab takes the link of the document.
   */
  follow(): string | null {
    this.#writer.forget();
    const { address, store } = this.#options;
    const said = address.read();
    const opened = openEnvelope(said);
    if (address.showsOpening() && (!opened.ok || opened.envelope.lab === store.getState().experiment.lab)) {
      this.replace();
      return null;
    }
    return said === this.text() ? null : said;
  }

  /** Performs delayed writes. */
  flush(): void {
    this.#writer.flush();
  }

  /** The present state, encoded later: encoding takes milliseconds, which would delay the answer to an input. */
  #ofNow(locks: Locks | null): () => string {
    const { store, run } = this.#options;
    const { kind } = run.lab;
    const { experiment, panelViews: views } = store.getState();
    const data = this.data();
    return () => encodeLink(kind, experiment, { data, locks, views });
  }
}
