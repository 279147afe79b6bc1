/** How a session begins: from the stored session, from the address, or with the default document. */
import type { PanelViews } from "../documents/views";
import type { Address } from "./address";
import { type Autosave, findSession, type Recovered } from "./autosave";
import type { CurrentLink } from "./current-link";
import type { Documents } from "./documents";
import { type IncomingLink, readLink } from "./incoming-link";
import type { LabSource } from "./lab-session";
import { type Soon, whenReady } from "./labs";
import type { OwnDataStore } from "./own-data-store";
import type { RunControl } from "./run-control";
import type { RunHistory } from "./run-history";
import { timelineOf } from "./saved-session";
import { howToStart } from "./start";
import type { SafeStorage } from "./storage";
import { type Notice, type PlaygroundStore, withNotice } from "./store";
import type { Tab } from "./tab";

/** The link in the address when the page was opened; null for an address without one. */
export function incomingLink(address: Address, labs: LabSource): Soon<IncomingLink> | null {
  const text = address.read();
  return text === "" ? null : readLink(text, labs);
}

export interface BeginningOptions {
  readonly incoming: Soon<IncomingLink> | null;
  readonly store: PlaygroundStore;
  readonly link: CurrentLink;
  readonly labs: LabSource;
  readonly storage: SafeStorage;
  readonly ownData: OwnDataStore;
  readonly autosave: Autosave;
  readonly history: RunHistory;
  readonly run: RunControl;
  readonly documents: Documents;
}

export class Beginning {
  readonly #options: BeginningOptions;
  #begun = false;

  constructor(options: BeginningOptions) {
    this.#options = options;
  }

  /**
   * Starts the first run now with what is known, unless it has started, so that stored data found later cannot undo an
   * action of the user.
   */
  atOnce(): void {
    const { incoming } = this.#options;
    this.#begin(null, incoming instanceof Promise ? null : incoming);
  }

  /** Begins from the address, synchronously unless code or data must be fetched. */
  async withoutStore(): Promise<void> {
    await whenReady(this.#options.incoming, (link) => this.#begin(null, link));
  }

  /**
   * Searches the store, and begins with the stored session unless the user has begun something else meanwhile.
   *
   * @param startsAfter  delays the first run where nothing is found.
   */
  async fromStore(claimed: Promise<Tab>, startsAfter: Promise<void> | undefined): Promise<void> {
    const { storage, labs, ownData, autosave, history, incoming } = this.#options;
    const tab = await claimed;
    const { recovered, unreadable } = await findSession(storage, tab, labs);
    const named = recovered?.lab.kind.ownData(recovered.session.experiment);
    if (named && recovered?.lab.ownData) await ownData.load(recovered.lab.ownData, named.hash);
    if (!recovered) await startsAfter;
    this.#begin(recovered, await incoming);
    autosave.attach(tab.id);
    const readable = await history.load();
    if (unreadable || !readable) this.#say({ kind: "discarded" });
  }

  #begin(recovered: Recovered | null, link: IncomingLink | null): void {
    if (this.#begun) return;
    this.#begun = true;
    const { store, link: current, run, documents } = this.#options;
    const bare = current.isBare;
    // The announced document comes from the address, and the session does not work on it yet.
    store.setState({ assignment: null, awaits: false });
    const start = howToStart(recovered, link);
    switch (start.how) {
      case "resume":
        this.#resume(start.recovered, link?.ok ? link.views : null);
        break;
      case "resume-then-open":
        this.#adopt(start.recovered);
        documents.openAddress(start.link, "current");
        break;
      case "resume-and-say":
        this.#resume(start.recovered, null);
        this.#say({ kind: "bad-link", problem: start.problem, runs: "current" });
        break;
      case "open":
        documents.openAddress(start.link, "default");
        break;
      case "fall-back":
        if (start.problem) this.#say({ kind: "bad-link", problem: start.problem, runs: "default" });
        run.start(false);
    }
    if (bare) current.replace();
  }

  /** @param panelViews  null for the stored ones. */
  #resume(recovered: Recovered, panelViews: PanelViews | null): void {
    const { store, run, autosave } = this.#options;
    this.#adopt(recovered);
    if (panelViews) store.setState({ panelViews });
    run.start(recovered.session.paused, recovered);
    if (!recovered.own) autosave.copy(recovered);
  }

  #adopt({ lab, session }: Recovered): void {
    const { documents, store, run } = this.#options;
    const { experiment, speed, sample, hidden, panelViews, assignment, former } = session;
    documents.restore(lab, experiment, timelineOf(session), { assignment, former });
    store.setState({ sample, hidden: new Set(hidden), panelViews });
    if (speed !== null) run.setSpeed(speed);
  }

  #say(notice: Notice): void {
    this.#options.store.setState((state) => withNotice(state, notice));
  }
}
