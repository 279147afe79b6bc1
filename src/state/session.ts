/**
 * One sitting at the page: the experiment, the run of it, the documents before and after it, and the address that
 * describes it.
 */
import { type ComputeResult, computeResult as computeInWorker, type ResultOptions } from "../engine/result";
import { type Experiment, type LearnerSpec, parseExperiment } from "../experiment/document";
import { encodeLink } from "../experiment/link";
import { PlaygroundError } from "../numerics/errors";
import type { Problem } from "../tasks/problem";
import type { Address } from "./address";
import { AddressWriter } from "./address-writer";
import { Autosave, findSession, type Recovered } from "./autosave";
import { DataShelf } from "./data-shelf";
import { type DataFormat, dataFile, experimentFile, resultFile } from "./exports";
import { describes, type OpenedLink, readLink } from "./incoming-link";
import { type LearnersChange, movedIndices, withDuplicate, withLearner, withoutLearner } from "./learners";
import { Opening } from "./opening";
import { RunControl } from "./run-control";
import { RunHistory } from "./run-history";
import { sameExperiment } from "./same";
import { RunSeries } from "./series";
import type { EditOptions, Persistence, Session, SessionOptions } from "./session-api";
import { Vault } from "./storage";
import { createPlaygroundStore, type Notice, type PlaygroundState, type PlaygroundStore, withNotice, withoutNotices } from "./store";
import { Timeline } from "./timeline";

export type { EditOptions, Persistence, Session, SessionOptions } from "./session-api";

/** Small enough to be read out in a class. */
const seeds = 10_000;

/** Notices that speak of the document, and are out of date once it has changed. */
const ofDocument: readonly Notice["kind"][] = ["bad-link", "bad-file", "bad-change", "missing-data", "other-data", "other-kernels"];

export function openSession(options: SessionOptions): Session {
  return new LiveSession(options);
}

class LiveSession implements Session {
  readonly store: PlaygroundStore;
  readonly series = new RunSeries();
  readonly ready: Promise<void>;
  readonly #address: Address;
  readonly #writer: AddressWriter;
  readonly #random: () => number;
  readonly #now: () => number;
  readonly #computeResult: ComputeResult;
  readonly #timeline = new Timeline();
  readonly #shelf: DataShelf;
  readonly #autosave: Autosave;
  readonly #history: RunHistory;
  readonly #run: RunControl;
  readonly #opening: Opening;
  readonly #unsubscribe: () => void;
  #begun = false;

  constructor({ openEngine, address, fallback, random, now = Date.now, persistence, computeResult = computeInWorker }: SessionOptions) {
    this.#address = address;
    this.#writer = new AddressWriter(address);
    this.#random = random;
    this.#now = now;
    this.#computeResult = computeResult;
    this.store = createPlaygroundStore(fallback);
    const { store, series } = this;
    const vault = new Vault(persistence?.storage ?? null, (reason) => this.#say({ kind: "storage", reason }));
    this.#shelf = new DataShelf(vault);
    this.#autosave = new Autosave(vault, now, () => this.#describe());
    this.#history = new RunHistory({ store, series, vault, now });
    const [shelf, autosave, history] = [this.#shelf, this.#autosave, this.#history];
    this.#run = new RunControl({ openEngine, store, series, shelf, autosave, history, now });
    this.#opening = new Opening({
      current: () => this.#experiment,
      shelf: this.#shelf,
      openLink: (opened) => this.#openFromElsewhere(opened),
      open: (experiment) => this.open(experiment),
      say: (notice) => this.#say(notice),
    });
    this.#unsubscribe = address.subscribe(() => this.#follow());
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
    this.#run.play();
  }

  pause(): void {
    this.#begin(null);
    this.#run.pause();
  }

  step(): void {
    this.#begin(null);
    this.#run.step();
  }

  reset(): void {
    this.#begin(null);
    this.#run.start(this.#paused);
  }

  setSpeed(stepsPerSecond: number | null): void {
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
    this.#change(change(this.#experiment), options);
  }

  newSeed(): void {
    const { seed: current } = this.#experiment;
    let seed = 1 + Math.floor(this.#random() * (seeds - 1));
    if (seed === current) seed = (seed % (seeds - 1)) + 1;
    this.edit((experiment) => ({ ...experiment, seed }));
  }

  open(experiment: Experiment): void {
    this.#begin(null);
    if (sameExperiment(experiment, this.#experiment)) this.#run.start(this.#paused);
    else this.#change(experiment, {});
  }

  undo(): void {
    this.#begin(null);
    this.#travel(this.#timeline.undo(this.#experiment));
  }

  redo(): void {
    this.#begin(null);
    this.#travel(this.#timeline.redo(this.#experiment));
  }

  addLearner(spec: LearnerSpec): void {
    this.#changeLearners((experiment) => withLearner(experiment, spec));
  }

  duplicateLearner(index: number): void {
    this.#changeLearners((experiment) => withDuplicate(experiment, index));
  }

  removeLearner(index: number): void {
    this.#changeLearners((experiment) => withoutLearner(experiment, index));
  }

  async openFiles(files: readonly File[]): Promise<void> {
    this.#begin(null);
    await this.#opening.files(files);
  }

  async openText(text: string): Promise<void> {
    this.#begin(null);
    await this.#opening.text(text);
  }

  link(): string {
    return encodeLink(this.#experiment, this.#linkedData());
  }

  linkHoldsData(): boolean {
    return this.#linkedData() !== undefined;
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
    if (record) this.open(record.experiment);
  }

  dismiss(notice: number): void {
    this.store.setState(({ notices }) => ({ notices: notices.filter(({ id }) => id !== notice) }));
  }

  dispose(): void {
    this.#unsubscribe();
    this.#writer.flush();
    this.#run.dispose();
  }

  get #paused(): boolean {
    return this.store.getState().activity === "paused";
  }

  /** Shows what the address says while it is not known yet how far that had come. */
  #announce(): void {
    const opened = readLink(this.#address.read());
    if (opened.ok) this.store.setState({ experiment: opened.experiment });
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
    if (recovered && (text === "" || describes(text, recovered.session.experiment))) this.#resume(recovered);
    else if (recovered?.own) this.#resumeElsewhere(recovered, text);
    else if (text === "" || !this.#openLink(text, "default")) this.#run.start(false);
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
    if (!this.#openLink(text, "current")) this.#run.start(recovered.session.paused, recovered);
  }

  #adopt({ session: { experiment, past, future, speed, sample, hidden } }: Recovered): void {
    this.#timeline.restore({ past, future });
    this.store.setState({ experiment, sample, hidden: new Set(hidden), ...this.#reach() });
    if (speed !== null) this.#run.setSpeed(speed);
  }

  #change(next: Experiment, { merge }: EditOptions, moved?: LearnersChange["moved"]): void {
    const parsed = parseExperiment(next);
    if (!parsed.ok) {
      this.#say({ kind: "bad-change", ...inWords(parsed.problem) });
      return;
    }
    if (sameExperiment(parsed.experiment, this.#experiment)) return;
    const merged = this.#timeline.record(this.#experiment, merge, this.#now());
    this.#show(parsed.experiment, moved);
    if (merged) this.#writer.replaceSoon(() => this.link());
    else this.#writer.push(this.link());
  }

  #changeLearners(change: (experiment: Experiment) => LearnersChange | null): void {
    this.#begin(null);
    const changed = change(this.#experiment);
    if (changed) this.#change(changed.experiment, {}, changed.moved);
  }

  #travel(experiment: Experiment | null): void {
    if (!experiment) return;
    this.#show(experiment);
    this.#writer.push(this.link());
  }

  /** Runs another document. Which learners are hidden is kept as long as they are as many. */
  #show(experiment: Experiment, moved?: LearnersChange["moved"]): void {
    const paused = this.#paused;
    this.store.setState((state) => {
      const same = experiment.learners.length === state.experiment.learners.length;
      const hidden = moved ? movedIndices(state.hidden, moved) : same ? state.hidden : new Set<number>();
      return { ...withoutNotices(state, ...ofDocument), experiment, hidden, ...this.#reach() };
    });
    this.#run.start(paused);
  }

  /** An unreadable address stays as it is, so that it can be mended or asked about. */
  #follow(): void {
    this.#begin(null);
    this.#writer.forget();
    const text = this.#address.read();
    if (text === this.link()) this.store.setState((state) => withoutNotices(state, "bad-link"));
    else this.#openLink(text, "current");
  }

  /** Opens what the address says, which therefore stays as it is. */
  #openLink(text: string, runs: "default" | "current"): boolean {
    const opened = readLink(text);
    if (!opened.ok) {
      this.#say({ kind: "bad-link", ...inWords(opened.problem), runs });
      return false;
    }
    const first = this.store.getState().runs === 0 && !this.#timeline.canUndo && runs === "default";
    this.#takeIn(opened);
    if (!first && !sameExperiment(opened.experiment, this.#experiment)) this.#timeline.record(this.#experiment, undefined, this.#now());
    this.#show(opened.experiment);
    this.#sayKernels(opened);
    return true;
  }

  /** Opens a link that was pasted. */
  #openFromElsewhere(opened: OpenedLink): void {
    this.#takeIn(opened);
    this.open(opened.experiment);
    this.#sayKernels(opened);
  }

  #takeIn({ data, experiment: { task } }: OpenedLink): void {
    if (data) this.#shelf.put(data, task.kind === "custom" ? task.name : "");
  }

  #sayKernels({ kernels }: OpenedLink): void {
    if (kernels !== null) this.#say({ kind: "other-kernels", kernels });
  }

  #linkedData(): string | undefined {
    const { task } = this.#experiment;
    return task.kind === "custom" ? this.#shelf.get(task.hash)?.linked : undefined;
  }

  async #requireData(hash: string) {
    const shelved = await this.#shelf.load(hash);
    if (!shelved) throw new PlaygroundError("no data of your own are open", "Open the file that holds them.");
    return shelved.data;
  }

  #reach(): Pick<PlaygroundState, "canUndo" | "canRedo"> {
    return { canUndo: this.#timeline.canUndo, canRedo: this.#timeline.canRedo };
  }

  #describe() {
    const { experiment, activity, speed, sample, hidden } = this.store.getState();
    return { experiment, ...this.#timeline.save(), paused: activity === "paused", speed, sample, hidden: [...hidden] };
  }

  #say(notice: Notice): void {
    this.store.setState((state) => withNotice(state, notice));
  }
}

function inWords({ field, message, hint }: Problem): { readonly message: string; readonly hint: string | undefined } {
  return { message: field ? `${field} ${message}` : message, hint };
}
