/** How a sitting begins: with what this browser has kept, with what the address says, or with a document that is always there. */
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

/** What the address said when the page was opened; null for a bare one. */
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

  /** The first run begins now, with what is known, unless it has begun: what a person asks for must not be undone by what is found later. */
  atOnce(): void {
    const { incoming } = this.#options;
    this.#begin(null, incoming instanceof Promise ? null : incoming);
  }

  /** Begins with what the address says: before this returns, unless that has to be fetched. */
  async withoutStore(): Promise<void> {
    await whenReady(this.#options.incoming, (link) => this.#begin(null, link));
  }

  /**
   * Looks for what was kept, and begins with it unless the person has begun something else meanwhile.
   *
   * @param startsAfter  what the first run waits for where nothing is found.
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
    // What was announced comes from the address, and is not yet what the session works on.
    store.setState({ assignment: null });
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

  /** @param panelViews  null for those that were kept. */
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
