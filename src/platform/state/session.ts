/** One session of the page: the document of any lab, its run, the documents before and after it, and its address. */
import type { DocumentKind, LabDocument } from "../documents/kind";
import type { Locks } from "../documents/locks";
import type { PanelViews } from "../documents/views";
import { tellMissingWorker } from "../engine/missing-worker";
import type { Problem } from "../fields/problem";
import { atOnce } from "./address-writer";
import { Autosave } from "./autosave";
import type { BackendActions } from "./backend-setting";
import { Beginning, incomingLink } from "./beginning";
import { CurrentLink } from "./current-link";
import { Documents } from "./documents";
import type { LabSession, LabSource, OpenLab, Series } from "./lab-session";
import type { FileOpener, FileOpenerOptions } from "./open-files";
import { OwnDataStore } from "./own-data-store";
import { fleetingPreferences } from "./preferences";
import { RunControl } from "./run-control";
import { RunHistory } from "./run-history";
import { keptTimeline } from "./saved-session";
import type { EditOptions, Session, SessionOptions } from "./session-api";
import { SafeStorage } from "./storage";
import { createPlaygroundStore, type Notice, type PlaygroundStore, withNotice } from "./store";
import { Takeaway } from "./takeaway";
import { followThreads } from "./threads";

export type { EditOptions, Persistence, Session, SessionOptions } from "./session-api";

/** Seeds are below this number, short enough to be read aloud in a class. */
const seeds = 10_000;

export function openSession(options: SessionOptions): Session {
  return new LiveSession(options);
}

class LiveSession implements Session {
  readonly store: PlaygroundStore;
  readonly ready: Promise<void>;
  readonly takeaway: Takeaway;
  readonly #random: () => number;
  readonly #fallback: LabDocument;
  readonly labs: LabSource;
  readonly #ownData: OwnDataStore;
  readonly #autosave: Autosave;
  readonly #history: RunHistory;
  readonly #run: RunControl;
  readonly #link: CurrentLink;
  readonly #documents: Documents;
  readonly #openingOptions: FileOpenerOptions;
  /** The reader of files, fetched at first use. */
  #opening: Promise<FileOpener> | null = null;
  readonly #beginning: Beginning;
  readonly #unsubscribe: () => void;

  constructor(options: SessionOptions) {
    const { labs, address, fallback, random, now = Date.now, persistence, speeds = null } = options;
    const { preferences = fleetingPreferences(), cores = 2, gesture = () => null, writeAddress = atOnce } = options;
    this.#random = random;
    this.#fallback = fallback;
    this.labs = labs;
    const incoming = incomingLink(address, labs);
    const announced = incoming instanceof Promise || !incoming?.ok ? null : incoming;
    this.store = createPlaygroundStore(fallback);
    const { store } = this;
    if (incoming instanceof Promise) store.setState({ awaits: true });
    // Until the stored session is known, the page shows the document of the address.
    if (announced) {
      const { experiment, locks, views } = announced;
      store.setState({ experiment, panelViews: views, assignment: locks && { experiment, locks } });
    }
    const storage = new SafeStorage(persistence?.storage ?? null, (reason) => this.say({ kind: "storage", reason }));
    const ownData = new OwnDataStore(storage);
    const autosave = new Autosave(storage, now, () => this.#describe());
    const history = new RunHistory({ store, storage, labs, now });
    const lab = announced?.lab ?? loadedLab(labs, fallback.lab);
    followThreads(preferences);
    const run = new RunControl({ lab, store, ownData, autosave, history, preferences, cores, speeds, storage, now });
    const link = new CurrentLink({ store, address, ownData, run, writeAddress });
    const documents = new Documents({ store, link, labs, ownData, run, now, gesture });
    [this.#ownData, this.#autosave, this.#history, this.#run] = [ownData, autosave, history, run];
    [this.#link, this.#documents] = [link, documents];
    this.#openingOptions = {
      labs,
      current: () => ({ lab: run.lab, document: this.#experiment }),
      ownData,
      openLink: (link) => documents.openLink(link),
      open: (experiment) => documents.openFromOutside(experiment),
      takeResult: (experiment, result) => run.open.takeResult?.(experiment, result),
      offerArchive: (archive) => store.setState({ archive }),
      say: (notice) => this.say(notice),
      showProgress: (reading) => store.setState({ reading }),
    };
    this.#unsubscribe = address.subscribe(() => this.#do(null, () => documents.follow()));
    const beginning = new Beginning({ incoming, store, link, labs, storage, ownData, autosave, history, run, documents });
    const ready = persistence ? beginning.fromStore(persistence.tab, options.startsAfter) : beginning.withoutStore();
    [this.#beginning, this.ready] = [beginning, ready];
    this.takeaway = new Takeaway({ ready, ownData, openData: () => this.ownData(), lab: () => run.lab, document: () => this.#experiment });
  }

  get lab(): OpenLab {
    return this.#run.open;
  }

  get kind(): DocumentKind {
    return this.#run.lab.kind;
  }

  get series(): Series {
    return this.#run.open.series;
  }

  get backend(): BackendActions | null {
    return this.#run.open.backend;
  }

  get #experiment(): LabDocument {
    return this.store.getState().experiment;
  }

  play(): void {
    this.#do("run", () => this.#run.play());
  }

  pause(): void {
    this.#do("run", () => this.#run.pause());
  }

  step(): void {
    this.#do("run", () => this.#run.step());
  }

  reset(): void {
    this.#do("run", () => this.#run.restart());
  }

  setSpeed(stepsPerSecond: number | null): void {
    if (!this.#documents.refuses("run")) this.#run.setSpeed(stepsPerSecond);
  }

  look(sample: number | null): void {
    this.#run.look(sample);
  }

  setSample(index: number): void {
    this.#run.setSample(index);
  }

  setHidden(index: number, hidden: boolean): void {
    const others = [...this.store.getState().hidden].filter((other) => other !== index);
    this.store.setState({ hidden: new Set(hidden ? [...others, index] : others) });
    this.#autosave.touch();
  }

  setPanelView(panel: string, text: string | null): void {
    this.#do(null, () => this.#documents.setView(panel, text));
    this.#autosave.touch();
  }

  edit(change: (experiment: LabDocument) => LabDocument, options: EditOptions = {}): void {
    this.#do(null, () => this.#documents.change(change(this.#experiment), options));
  }

  propose(field: string, change: (experiment: LabDocument) => LabDocument): Problem | null {
    return this.#do(null, () => this.#documents.propose(field, change(this.#experiment))) ?? null;
  }

  newSeed(): void {
    const { seed: current } = this.#experiment as LabDocument & { readonly seed?: number };
    let seed = 1 + Math.floor(this.#random() * (seeds - 1));
    if (seed === current) seed = (seed % (seeds - 1)) + 1;
    this.edit((experiment) => ({ ...experiment, seed }));
  }

  open(experiment: LabDocument, views?: PanelViews): void {
    this.#do(null, () => this.#documents.open(experiment, views));
  }

  undo(): void {
    this.#do(null, () => this.#documents.undo());
  }

  redo(): void {
    this.#do(null, () => this.#documents.redo());
  }

  async openFiles(files: readonly File[]): Promise<void> {
    await this.#do("open", () => this.#fetchedOpening().then((opening) => opening?.files(files)));
  }

  closeArchive(): void {
    this.store.setState({ archive: null });
  }

  cancelOpening(): void {
    void this.#opening?.then((opening) => opening.cancel());
  }

  async openText(text: string): Promise<void> {
    await this.#do("open", () => this.#fetchedOpening().then((opening) => opening?.text(text)));
  }

  leaveAssignment(): void {
    this.#do(null, () => this.#documents.leave(this.#fallback));
  }

  returnToAssignment(): void {
    this.#do(null, () => this.#documents.comeBack());
  }

  forgetAssignment(): void {
    this.#documents.letGo();
    this.#autosave.touch();
  }

  link(locks?: Locks | null): string {
    return this.#link.text(locks);
  }

  linkHoldsData(): boolean {
    return this.#link.data() !== undefined;
  }

  ownData(): object | null {
    const named = this.kind.ownData(this.#experiment);
    return named ? (this.#ownData.get(named.hash)?.data ?? null) : null;
  }

  pinRun(id: string, pinned: boolean): void {
    this.#history.pin(id, pinned);
  }

  overlayRun(id: string, overlaid: boolean): void {
    void this.#history.overlay(id, overlaid);
  }

  removeRun(id: string): void {
    this.#history.remove(id);
  }

  reopenRun(id: string): void {
    const record = this.store.getState().history.find((candidate) => candidate.id === id);
    if (record) this.#do("history", () => this.#documents.openFromOutside(record.experiment));
  }

  say(notice: Notice): void {
    this.store.setState((state) => withNotice(state, notice));
  }

  dismiss(notice: number): void {
    this.store.setState(({ notices }) => ({ notices: notices.filter(({ id }) => id !== notice) }));
  }

  dispose(): void {
    this.#unsubscribe();
    this.#documents.dispose();
    this.#run.dispose();
  }

  /**
   * Performs an action of the user: after the first run has begun, so that stored data found later cannot undo it, and
   * unless the class link has locked it.
   *
   * @param control  the control that must be unlocked; null where the change itself is checked.
   */
  #do<Result>(control: string | null, work: () => Result): Result | undefined {
    this.#beginning.atOnce();
    return control !== null && this.#documents.refuses(control) ? undefined : work();
  }

  /** Null where it cannot be fetched; the page reports that as for any part. */
  #fetchedOpening(): Promise<FileOpener | null> {
    this.#opening ??= import("./open-files").then(({ FileOpener }) => new FileOpener(this.#openingOptions));
    return this.#opening.catch(() => {
      this.#opening = null;
      tellMissingWorker();
      return null;
    });
  }

  #describe() {
    const { experiment, activity, speed, sample, hidden, panelViews, assignment, former } = this.store.getState();
    const view = { paused: activity === "paused", speed, sample, hidden: [...hidden], panelViews };
    return { lab: experiment.lab, experiment, ...keptTimeline(this.#documents.save()), ...view, assignment, former };
  }
}

/** @throws {Error} when it is not loaded, which is an error of the caller. */
function loadedLab(labs: LabSource, name: string): LabSession {
  const lab = labs(name);
  if (lab === null || lab instanceof Promise) throw new Error(`the lab ${name} must be loaded before the session is opened`);
  return lab;
}
