/**
 * One sitting at the page: the experiment, the run of it, the documents before and after it, and the address that
 * describes it.
 */

import { measureDevice as measureInWorker } from "../engine/learnability/gpu/measure";
import { type ComputeResult, computeResult as computeInWorker, type ResultOptions } from "../engine/learnability/result";
import type { Experiment, LearnerSpec } from "../experiment/learnability/document";
import type { Locks } from "../experiment/learnability/locks";
import { PlaygroundError } from "../numerics/errors";
import type { OwnData } from "../tasks/dataset";
import type { Address } from "./address";
import { Autosave, findSession, type Recovered } from "./autosave";
import type { BackendActions } from "./backend-setting";
import { Calibration } from "./calibration";
import { DataShelf } from "./data-shelf";
import { Documents } from "./documents";
import { type DataFormat, dataFile, experimentFile, resultFile } from "./exports";
import { describes, readLink } from "./incoming-link";
import { withDuplicate, withLearner, withoutLearner } from "./learners";
import { MapArchive } from "./map-archive";
import { Opening } from "./opening";
import { fleetingPreferences } from "./preferences";
import { readFile } from "./read-file";
import { RunControl } from "./run-control";
import { RunHistory } from "./run-history";
import { RunSeries } from "./series";
import type { EditOptions, Persistence, Session, SessionOptions } from "./session-api";
import { Vault } from "./storage";
import { createPlaygroundStore, type Notice, type PlaygroundStore, withNotice } from "./store";

export type { EditOptions, Persistence, Session, SessionOptions } from "./session-api";

/** Small enough to be read out in a class. */
const seeds = 10_000;

export function openSession(options: SessionOptions): Session {
  return new LiveSession(options);
}

class LiveSession implements Session {
  readonly store: PlaygroundStore;
  readonly series = new RunSeries();
  readonly calibration: Calibration;
  readonly maps: MapArchive;
  readonly backend: BackendActions;
  readonly ready: Promise<void>;
  readonly #address: Address;
  readonly #random: () => number;
  readonly #fallback: Experiment;
  readonly #computeResult: ComputeResult;
  readonly #shelf: DataShelf;
  readonly #autosave: Autosave;
  readonly #history: RunHistory;
  readonly #run: RunControl;
  readonly #documents: Documents;
  readonly #opening: Opening;
  readonly #unsubscribe: () => void;
  #begun = false;

  constructor(options: SessionOptions) {
    const { openEngine, address, fallback, random, now = Date.now, persistence, computeResult = computeInWorker, speeds = null } = options;
    const { preferences = fleetingPreferences(), measureDevice = measureInWorker, cores = 2, press = () => null } = options;
    this.#address = address;
    this.#random = random;
    this.#fallback = fallback;
    this.#computeResult = computeResult;
    this.store = createPlaygroundStore(fallback);
    this.calibration = new Calibration(speeds);
    const { store, series, calibration } = this;
    const vault = new Vault(persistence?.storage ?? null, (reason) => this.#say({ kind: "storage", reason }));
    this.#shelf = new DataShelf(vault);
    this.maps = new MapArchive(vault, now);
    this.#autosave = new Autosave(vault, now, () => this.#describe());
    this.#history = new RunHistory({ store, series, vault, now });
    const [shelf, autosave, history] = [this.#shelf, this.#autosave, this.#history];
    const ofBackend = { preferences, measureDevice, cores };
    this.#run = new RunControl({ openEngine, store, series, shelf, autosave, history, calibration, now, ...ofBackend });
    this.backend = this.#run.backend;
    this.#documents = new Documents({ store, address, shelf, run: this.#run, now, press });
    this.#opening = new Opening({
      current: () => this.#experiment,
      shelf: this.#shelf,
      openLink: (opened) => this.#documents.openLink(opened),
      open: (experiment) => this.#documents.openFromOutside(experiment),
      offerArchive: (archive) => this.store.setState({ archive }),
      say: (notice) => this.#say(notice),
      readFile,
      showProgress: (reading) => this.store.setState({ reading }),
    });
    this.#unsubscribe = address.subscribe(() => {
      this.#begin(null);
      this.#documents.follow();
    });
    if (persistence) {
      this.#announce();
      this.ready = this.#recover(vault, persistence);
    } else {
      this.#begin(null);
      this.ready = Promise.resolve();
    }
  }

  get #experiment(): Experiment {
    return this.store.getState().experiment;
  }

  play(): void {
    this.#begin(null);
    if (this.#documents.refuses("run")) return;
    this.#run.play();
  }

  pause(): void {
    this.#begin(null);
    if (this.#documents.refuses("run")) return;
    this.#run.pause();
  }

  step(): void {
    this.#begin(null);
    if (this.#documents.refuses("run")) return;
    this.#run.step();
  }

  reset(): void {
    this.#begin(null);
    if (this.#documents.refuses("run")) return;
    this.#run.restart();
  }

  setSpeed(stepsPerSecond: number | null): void {
    if (this.#documents.refuses("run")) return;
    this.#run.setSpeed(stepsPerSecond);
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

  edit(change: (experiment: Experiment) => Experiment, options: EditOptions = {}): void {
    this.#begin(null);
    this.#documents.change(change(this.#experiment), options);
  }

  newSeed(): void {
    const { seed: current } = this.#experiment;
    let seed = 1 + Math.floor(this.#random() * (seeds - 1));
    if (seed === current) seed = (seed % (seeds - 1)) + 1;
    this.edit((experiment) => ({ ...experiment, seed }));
  }

  open(experiment: Experiment): void {
    this.#begin(null);
    this.#documents.open(experiment);
  }

  undo(): void {
    this.#begin(null);
    this.#documents.undo();
  }

  redo(): void {
    this.#begin(null);
    this.#documents.redo();
  }

  addLearner(spec: LearnerSpec): void {
    this.#begin(null);
    this.#documents.changeLearners(withLearner(this.#experiment, this.#documents.fitting(spec)));
  }

  duplicateLearner(index: number): void {
    this.#begin(null);
    this.#documents.changeLearners(withDuplicate(this.#experiment, index, (original) => this.#documents.fitting({ ...original })));
  }

  removeLearner(index: number): void {
    this.#begin(null);
    this.#documents.changeLearners(withoutLearner(this.#experiment, index));
  }

  async openFiles(files: readonly File[]): Promise<void> {
    this.#begin(null);
    if (this.#documents.refuses("open")) return;
    await this.#opening.files(files);
  }

  closeArchive(): void {
    this.store.setState({ archive: null });
  }

  cancelOpening(): void {
    this.#opening.cancel();
  }

  async openText(text: string): Promise<void> {
    this.#begin(null);
    if (this.#documents.refuses("open")) return;
    await this.#opening.text(text);
  }

  leaveAssignment(): void {
    this.#begin(null);
    this.#documents.leave(this.#fallback);
  }

  returnToAssignment(): void {
    this.#begin(null);
    this.#documents.comeBack();
  }

  forgetAssignment(): void {
    this.#documents.letGo();
    this.#autosave.touch();
  }

  link(locks?: Locks | null): string {
    return this.#documents.link(locks);
  }

  linkHoldsData(): boolean {
    return this.#documents.linkedData() !== undefined;
  }

  exportExperiment(): Blob {
    return experimentFile(this.#experiment);
  }

  async exportResult(options?: ResultOptions): Promise<Blob> {
    await this.ready;
    const experiment = this.#experiment;
    const { task } = experiment;
    const data = task.kind === "custom" ? await this.#requireData(task.hash) : null;
    return resultFile(await this.#computeResult(experiment, data, options));
  }

  ownData(): OwnData | null {
    const { task } = this.#experiment;
    return task.kind === "custom" ? (this.#shelf.get(task.hash)?.data ?? null) : null;
  }

  async exportData(format: DataFormat): Promise<Blob> {
    const { task } = this.#experiment;
    return dataFile(await this.#requireData(task.kind === "custom" ? task.hash : ""), format);
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
    if (!record || this.#documents.refuses("history")) return;
    this.#begin(null);
    this.#documents.openFromOutside(record.experiment);
  }

  dismiss(notice: number): void {
    this.store.setState(({ notices }) => ({ notices: notices.filter(({ id }) => id !== notice) }));
  }

  dispose(): void {
    this.#unsubscribe();
    this.#documents.dispose();
    this.#run.dispose();
  }

  /** Shows what the address says while it is not known yet how far that had come. */
  #announce(): void {
    const opened = readLink(this.#address.read());
    if (!opened.ok) return;
    const { experiment, locks } = opened;
    this.store.setState({ experiment, assignment: locks && { experiment, locks } });
  }

  /** Looks for what was kept, and goes on from there unless the person has begun something else meanwhile. */
  async #recover(vault: Vault, { tab: claim }: Persistence): Promise<void> {
    const tab = await claim;
    const { recovered, unreadable } = await findSession(vault, tab);
    const task = recovered?.session.experiment.task;
    if (task?.kind === "custom") await this.#shelf.load(task.hash);
    this.#begin(recovered);
    this.#autosave.attach(tab.id);
    const readable = await this.#history.load();
    if (unreadable || !readable) this.#say({ kind: "discarded" });
  }

  /** The first run; whatever is asked of a session comes after it. */
  #begin(recovered: Recovered | null): void {
    if (this.#begun) return;
    this.#begun = true;
    const text = this.#address.read();
    // What was announced comes from the address, and is not yet what the session works on.
    this.store.setState({ assignment: null });
    if (recovered && goesOn(recovered, text)) this.#resume(recovered);
    else if (recovered?.own) this.#resumeElsewhere(recovered, text);
    else if (text === "" || !this.#documents.openAddress(text, "default")) this.#run.start(false);
    if (text === "") this.#address.replace(this.link());
  }

  #resume(recovered: Recovered): void {
    this.#adopt(recovered);
    this.#run.start(recovered.session.paused, recovered);
    if (!recovered.own) this.#autosave.copy(recovered);
  }

  /** The address of a reloaded tab was changed by hand: that is one more change of its document. */
  #resumeElsewhere(recovered: Recovered, text: string): void {
    this.#adopt(recovered);
    if (!this.#documents.openAddress(text, "current")) this.#run.start(recovered.session.paused, recovered);
  }

  #adopt({ session: { experiment, past, future, speed, sample, hidden, assignment, former } }: Recovered): void {
    this.#documents.restore(experiment, { past, future }, { assignment, former });
    this.store.setState({ sample, hidden: new Set(hidden) });
    if (speed !== null) this.#run.setSpeed(speed);
  }

  async #requireData(hash: string) {
    const shelved = await this.#shelf.load(hash);
    if (!shelved) throw new PlaygroundError("no data of your own are open", "Open the file that holds them.");
    return shelved.data;
  }

  #describe() {
    const { experiment, activity, speed, sample, hidden, assignment, former } = this.store.getState();
    const view = { paused: activity === "paused", speed, sample, hidden: [...hidden] };
    return { experiment, ...this.#documents.save(), ...view, assignment, former };
  }

  #say(notice: Notice): void {
    this.store.setState((state) => withNotice(state, notice));
  }
}

/**
 * Whether a session that was kept is what the address asks for. A fresh tab takes up a class's link only where its address
 * is that link: a bare address is nobody's homework.
 */
function goesOn({ own, session: { experiment, assignment, former } }: Recovered, text: string): boolean {
  if (text === "") return own || (assignment === null && former === null);
  return describes(text, experiment, assignment?.locks ?? null);
}
