/** The documents of a session: the current one, those before and after it, and the link in the address. */
import { type Experiment, type LearnerSpec, parseExperiment } from "../experiment/learnability/document";
import { encodeLink } from "../experiment/learnability/link";
import { fittedLearner } from "../experiment/learnability/locked-changes";
import { isFree, type Locks } from "../experiment/learnability/locks";
import type { Problem } from "../fields/problem";
import type { Address } from "./address";
import { AddressWriter } from "./address-writer";
import { type Assigned, afterLink, afterTravel, refusedBy } from "./assignment";
import type { DataShelf } from "./data-shelf";
import { type OpenedLink, readLink } from "./incoming-link";
import { type LearnersChange, movedIndices } from "./learners";
import type { RunControl } from "./run-control";
import { sameExperiment } from "./same";
import type { EditOptions } from "./session-api";
import { type Notice, type PlaygroundState, type PlaygroundStore, withNotice, withoutNotices } from "./store";
import { type SavedTimeline, Timeline } from "./timeline";

/** Notices that speak of the document, and are out of date once it has changed. */
const ofDocument: readonly Notice["kind"][] = [
  "bad-link",
  "bad-file",
  "bad-change",
  "locked",
  "missing-data",
  "other-data",
  "other-kernels",
];

export interface DocumentsOptions {
  readonly store: PlaygroundStore;
  readonly address: Address;
  readonly shelf: DataShelf;
  readonly run: RunControl;
  readonly now: () => number;
  readonly press: () => number | null;
}

export class Documents {
  readonly #store: PlaygroundStore;
  readonly #address: Address;
  readonly #writer: AddressWriter;
  readonly #shelf: DataShelf;
  readonly #run: RunControl;
  readonly #now: () => number;
  readonly #press: () => number | null;
  readonly #timeline = new Timeline();

  constructor({ store, address, shelf, run, now, press }: DocumentsOptions) {
    this.#store = store;
    this.#address = address;
    this.#writer = new AddressWriter(address);
    this.#shelf = shelf;
    this.#run = run;
    this.#now = now;
    this.#press = press;
  }

  get current(): Experiment {
    return this.#store.getState().experiment;
  }

  /**
   * The link of the current document, with its own data when they are small.
   *
   * @param locks  what it leaves to those who open it; what is in force here unless told.
   */
  link(locks: Locks | null = this.#locks): string {
    return encodeLink(this.current, this.linkedData(), locks);
  }

  get #locks(): Locks | null {
    return this.#store.getState().assignment?.locks ?? null;
  }

  linkedData(): string | undefined {
    const { task } = this.current;
    return task.kind === "custom" ? this.#shelf.get(task.hash)?.linked : undefined;
  }

  /** Runs another document, as one more change; the same one begins anew. */
  open(experiment: Experiment): void {
    if (sameExperiment(experiment, this.current)) this.#run.restart();
    else this.change(experiment, {});
  }

  /** The same for what comes from outside, which may lead out of the link of a teacher. */
  openFromOutside(experiment: Experiment): void {
    this.#assign(afterTravel(this.#store.getState(), experiment));
    this.open(experiment);
  }

  /** Whether a control is locked, which is said. */
  refuses(control: string): boolean {
    if (isFree(this.#locks, control)) return false;
    this.#say({ kind: "locked", controls: [control] });
    return true;
  }

  /** Leaves the link of the teacher for another experiment; the way back stays. */
  leave(experiment: Experiment): void {
    const { assignment, former } = this.#store.getState();
    this.#assign({ assignment: null, former: assignment ?? former });
    this.#travel(experiment, true);
  }

  /** Goes back to the link that was left, as it was opened. */
  comeBack(): void {
    const { former } = this.#store.getState();
    if (!former) return;
    this.#assign({ assignment: former, former: null });
    this.#travel(former.experiment, true);
  }

  /** Nothing leads back any more. */
  letGo(): void {
    this.#assign({ ...this.#store.getState(), former: null });
  }

  /** What no experiment can be is answered, so is what is locked, and what is no change is none. */
  change(next: Experiment, { merge }: EditOptions, moved?: LearnersChange["moved"]): void {
    const parsed = parseExperiment(next);
    if (!parsed.ok) {
      this.#say({ kind: "bad-change", ...inWords(parsed.problem) });
      return;
    }
    if (sameExperiment(parsed.experiment, this.current)) return;
    const controls = refusedBy(this.#store.getState(), parsed.experiment);
    if (controls.length > 0) {
      this.#say({ kind: "locked", controls });
      return;
    }
    const merged = this.#timeline.record(this.current, merge, this.#now(), this.#press());
    this.#show(parsed.experiment, moved);
    if (merged) this.#writer.replaceSoon(() => this.link());
    else this.#writer.push(this.link());
  }

  changeLearners(changed: LearnersChange | null): void {
    if (changed) this.change(changed.experiment, {}, changed.moved);
  }

  /** A learner as it may come into the list: what is locked about learners of its kind is not for whoever adds one. */
  fitting(learner: LearnerSpec): LearnerSpec {
    const { assignment, experiment } = this.#store.getState();
    return assignment ? fittedLearner(learner, experiment.learners, assignment) : learner;
  }

  undo(): void {
    this.#travel(this.#timeline.undo(this.current));
  }

  redo(): void {
    this.#travel(this.#timeline.redo(this.current));
  }

  /** The person went back or forward, or edited the address. */
  follow(): void {
    this.#writer.forget();
    const text = this.#address.read();
    if (text === this.link()) this.#store.setState((state) => withoutNotices(state, "bad-link"));
    else this.openAddress(text, "current");
  }

  /**
   * Opens what the address says, which therefore stays as it is; also when it cannot be read, so that it can be mended
   * or asked about.
   *
   * @param runs  what runs when it cannot be read; the default is no document that could be gone back to.
   */
  openAddress(text: string, runs: "default" | "current"): boolean {
    const opened = readLink(text);
    if (!opened.ok) {
      this.#say({ kind: "bad-link", ...inWords(opened.problem), runs });
      return false;
    }
    this.#takeIn(opened);
    this.#assign(afterLink(this.#store.getState(), opened.experiment, opened.locks));
    if (runs === "current" && !sameExperiment(opened.experiment, this.current)) this.#timeline.record(this.current, undefined, this.#now());
    this.#show(opened.experiment);
    // What still belongs to the link of a teacher is still locked, and its address says so.
    if (this.#locks !== null && opened.locks === null) this.#address.replace(this.link());
    this.#sayKernels(opened);
    return true;
  }

  /** Opens a link that was pasted. */
  openLink(opened: OpenedLink): void {
    this.#takeIn(opened);
    this.#assign(afterLink(this.#store.getState(), opened.experiment, opened.locks));
    this.open(opened.experiment);
    this.#sayKernels(opened);
  }

  save(): SavedTimeline {
    return this.#timeline.save();
  }

  /** Takes up a document with its past and future, and does not run it yet. */
  restore(experiment: Experiment, timeline: SavedTimeline, { assignment, former }: Assigned): void {
    this.#timeline.restore(timeline);
    this.#store.setState({ experiment, assignment, former, ...this.#reach() });
  }

  dispose(): void {
    this.#writer.flush();
  }

  #travel(experiment: Experiment | null, recorded = false): void {
    if (!experiment) return;
    if (recorded) this.#timeline.record(this.current, undefined, this.#now());
    else this.#assign(afterTravel(this.#store.getState(), experiment));
    this.#show(experiment);
    this.#writer.push(this.link());
  }

  /** Shows another document, and runs it if it is another run. Which learners are hidden is kept as long as they are as many. */
  #show(experiment: Experiment, moved?: LearnersChange["moved"]): void {
    this.#store.setState((state) => {
      const same = experiment.learners.length === state.experiment.learners.length;
      const hidden = moved ? movedIndices(state.hidden, moved) : same ? state.hidden : new Set<number>();
      return { ...withoutNotices(state, ...ofDocument), experiment, hidden, ...this.#reach() };
    });
    if (!this.#run.goOnWith(experiment)) this.#run.restart();
  }

  #assign({ assignment, former }: Assigned): void {
    this.#store.setState({ assignment, former });
  }

  #takeIn({ data, experiment: { task } }: OpenedLink): void {
    if (data) this.#shelf.put(data, task.kind === "custom" ? task.name : "");
  }

  #sayKernels({ kernels }: OpenedLink): void {
    if (kernels !== null) this.#say({ kind: "other-kernels", kernels });
  }

  #reach(): Pick<PlaygroundState, "canUndo" | "canRedo"> {
    return { canUndo: this.#timeline.canUndo, canRedo: this.#timeline.canRedo };
  }

  #say(notice: Notice): void {
    this.#store.setState((state) => withNotice(state, notice));
  }
}

function inWords({ field, message, hint }: Problem): { readonly message: string; readonly hint: string | undefined } {
  return { message: field ? `${field} ${message}` : message, hint };
}
