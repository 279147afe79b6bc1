/** The documents of a session: the current one, the earlier and the undone ones. */
import type { LabDocument } from "../documents/kind";
import { isFree } from "../documents/locks";
import { sameDocument } from "../documents/same";
import { noViews, type PanelViews, sameViews, viewsWithoutOrder, withView } from "../documents/views";
import type { Problem } from "../fields/problem";
import { type Assigned, afterLink, afterTravel, refusedBy } from "./assignment";
import type { CurrentLink } from "./current-link";
import { type IncomingLink, type OpenedLink, readLink } from "./incoming-link";
import type { LabSession, LabSource } from "./lab-session";
import { type FoundDocument, readAnyDocument, type Soon, whenReady } from "./labs";
import type { OwnDataStore } from "./own-data-store";
import type { RunControl } from "./run-control";
import type { EditOptions } from "./session-api";
import { type Notice, type PlaygroundState, type PlaygroundStore, withNotice, withoutNotices } from "./store";
import { type SavedTimeline, type Stop, Timeline } from "./timeline";

/** Notices about the document, removed when it changes. */
const ofDocument: readonly Notice["kind"][] = [
  "bad-link",
  "bad-file",
  "bad-change",
  "locked",
  "too-large",
  "missing-data",
  "other-data",
  "other-kernels",
  "own-learners",
  "removed",
];

export interface DocumentsOptions {
  readonly store: PlaygroundStore;
  readonly link: CurrentLink;
  readonly labs: LabSource;
  readonly ownData: OwnDataStore;
  readonly run: RunControl;
  readonly now: () => number;
  readonly gesture: () => number | null;
}

interface Shown {
  readonly moved?: EditOptions["moved"];
  /** Views of panels, or a function of the present ones; by default those that this lab had when it was left. */
  readonly views?: PanelViews | ((before: PanelViews) => PanelViews);
}

export class Documents {
  readonly #options: DocumentsOptions;
  readonly #store: PlaygroundStore;
  readonly #link: CurrentLink;
  readonly #run: RunControl;
  readonly #timeline = new Timeline();
  /** Views of panels of labs that were left, by lab. */
  readonly #leftViews = new Map<string, PanelViews>();
  /** Counts requests for a document: a lab fetched for an older request is ignored. */
  #turn = 0;

  constructor(options: DocumentsOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#run = options.run;
    this.#link = options.link;
  }

  get current(): LabDocument {
    return this.#store.getState().experiment;
  }

  get #lab(): LabSession {
    return this.#run.lab;
  }

  /** Runs another document, of any lab, as one more change; an equal document restarts. */
  open(experiment: LabDocument, views?: PanelViews): void {
    if (!sameDocument(experiment, this.current)) {
      this.change(experiment, { views: views ?? viewsWithoutOrder });
      return;
    }
    if (views) this.#setViews(views);
    this.#run.restart();
  }

  /** The same for documents from outside, which may leave the class link. */
  openFromOutside(experiment: LabDocument): void {
    this.#whenRead(experiment, (read) => {
      if (read.ok) this.#assign(afterTravel(read.lab.kind, this.#store.getState(), read.document));
      this.open(experiment);
    });
  }

  /** Whether a control is locked; shows a notice if so. */
  refuses(control: string): boolean {
    if (isFree(this.#link.locks, control)) return false;
    this.#say({ kind: "locked", controls: [control] });
    return true;
  }

  /** Leaves the class link for another document; the way back stays. */
  leave(experiment: LabDocument): void {
    const { assignment, former } = this.#store.getState();
    this.#jump(experiment, { assignment: null, former: assignment ?? former });
  }

  /** Returns to the class link that was left, in its original state. */
  comeBack(): void {
    const { former } = this.#store.getState();
    if (former) this.#jump(former.experiment, { assignment: former, former: null });
  }

  /** Removes the way back to the class link. */
  letGo(): void {
    this.#assign({ ...this.#store.getState(), former: null });
  }

  /** Applies a change; shows a notice for invalid or locked ones, and ignores one without effect. */
  change(next: LabDocument, options: EditOptions & Shown): void {
    this.#whenRead(next, (read) => {
      if (read.ok) this.#take(read.lab, read.document, options);
      else this.#say({ kind: "bad-change", problem: read.problem });
    });
  }

  /** The same for a document of this lab; returns the problem for the form of the field, as `Session.propose` says. */
  propose(field: string, next: LabDocument): Problem | null {
    const lab = this.#lab;
    const parsed = lab.kind.parse(next);
    if (!parsed.ok) return parsed.problem;
    const problem = this.#newlyTooLarge(parsed.document);
    if (problem === null) this.#inTurn(parsed.document, (document) => this.#take(lab, document, { merge: field }));
    return problem;
  }

  /** Sets the view of a panel: neither a change of the document nor a step of undo. */
  setView(panel: string, text: string | null): void {
    this.#setViews(withView(this.#store.getState().panelViews, panel, text));
  }

  undo(): void {
    this.#travel(this.#timeline.previous, (shown) => this.#timeline.undo(shown));
  }

  redo(): void {
    this.#travel(this.#timeline.next, (shown) => this.#timeline.redo(shown));
  }

  /** The user went back or forward, or edited the address. */
  follow(): void {
    const text = this.#link.follow();
    if (text === null) this.#store.setState((state) => withoutNotices(state, "bad-link"));
    else this.#inTurn(readLink(text, this.#options.labs), (link) => void this.openAddress(link, "current"));
  }

  /**
   * Opens the link in the address and leaves the address unchanged, also when it cannot be read, so that the user can
   * correct it.
   *
   * @param runs  the document that runs when the link cannot be read; the default one is not an undo step.
   */
  openAddress(link: IncomingLink, runs: "default" | "current"): boolean {
    if (!link.ok) {
      this.#say({ kind: "bad-link", problem: link.problem, runs });
      return false;
    }
    this.#takeIn(link);
    if (runs === "current" && !sameDocument(link.experiment, this.current)) {
      this.#timeline.record(this.#stop(true), undefined, this.#options.now());
    }
    this.#show(link.lab, link.experiment, { views: link.views });
    // A document that belongs to the class link stays locked, and its address says so.
    if (this.#link.locks !== null && link.locks === null) this.#link.replace();
    this.#sayKernels(link);
    return true;
  }

  /** Opens a link that was pasted. */
  openLink(link: OpenedLink): void {
    this.#takeIn(link);
    this.open(link.experiment, link.views);
    this.#sayKernels(link);
  }

  save(): SavedTimeline {
    return this.#timeline.save();
  }

  /** Restores a document with its timeline, without running it. */
  restore(lab: LabSession, experiment: LabDocument, timeline: SavedTimeline, { assignment, former }: Assigned): void {
    this.#run.use(lab);
    this.#timeline.restore(timeline);
    this.#store.setState({ experiment, assignment, former, ...this.#reach() });
  }

  dispose(): void {
    this.#turn++;
    this.#link.flush();
  }

  /** Continues with a value that may come later, unless another request is made meanwhile. */
  #inTurn<Value>(value: Soon<Value>, work: (value: Value) => void): void {
    const turn = ++this.#turn;
    void whenReady(value, (there) => {
      if (turn === this.#turn) work(there);
    });
  }

  #whenRead(document: LabDocument, work: (read: FoundDocument) => void): void {
    this.#inTurn(readAnyDocument(document, this.#options.labs), work);
  }

  /**
   * The problem of a document that becomes too large, where this is known at once; a document that is already too large may
   * be changed freely.
   */
  #newlyTooLarge(document: LabDocument): Problem | null {
    const { kind } = this.#lab;
    const { ownData } = this.#store.getState();
    const problem = kind.tooLarge(document, ownData);
    return problem instanceof Promise || kind.tooLarge(this.current, ownData) ? null : problem;
  }

  /** Shows a parsed document, unless it is locked. */
  #take(lab: LabSession, document: LabDocument, { merge, ...shown }: EditOptions & Shown): void {
    if (sameDocument(document, this.current)) return;
    const controls = refusedBy(lab.kind, this.#store.getState(), document);
    if (controls.length > 0) {
      this.#say({ kind: "locked", controls });
      return;
    }
    const merged = this.#timeline.record(this.#stop(shown.views !== undefined), merge, this.#options.now(), this.#options.gesture());
    this.#show(lab, document, shown);
    if (merged) this.#link.replaceSoon();
    else this.#link.push();
  }

  #setViews(views: PanelViews): void {
    if (sameViews(views, this.#store.getState().panelViews)) return;
    this.#store.setState({ panelViews: views });
    this.#link.replaceSoon();
  }

  /** The present document as an undo step, with the views of its panels where the step brings its own. */
  #stop(bringsViews: boolean): Stop {
    return { document: this.current, views: bringsViews ? this.#store.getState().panelViews : null };
  }

  /** Goes to a document of the timeline, and restores the views that changed with it. */
  #travel(stop: Stop | undefined, step: (from: { document: LabDocument; views: PanelViews }) => void): void {
    if (!stop) return;
    this.#whenRead(stop.document, (read) => {
      if (!read.ok) {
        this.#say({ kind: "bad-change", problem: read.problem });
        return;
      }
      step({ document: this.current, views: this.#store.getState().panelViews });
      this.#assign(afterTravel(read.lab.kind, this.#store.getState(), read.document));
      this.#show(read.lab, read.document, stop.views ? { views: stop.views } : {});
      this.#link.push();
    });
  }

  /** Goes to a document as one more change, with the given assignment. */
  #jump(experiment: LabDocument, assigned: Assigned): void {
    this.#whenRead(experiment, (read) => {
      if (!read.ok) return;
      this.#assign(assigned);
      this.#timeline.record(this.#stop(false), undefined, this.#options.now());
      this.#show(read.lab, read.document);
      this.#link.push();
    });
  }

  /** Shows another document, and runs it if its run differs. Hidden learners stay hidden while their number is the same. */
  #show(lab: LabSession, experiment: LabDocument, { moved, views }: Shown = {}): void {
    const before = this.#store.getState();
    const left = this.#lab;
    if (lab !== left) {
      this.#leftViews.set(left.kind.lab, before.panelViews);
      this.#run.use(lab);
    }
    const known = lab === left ? before.panelViews : (this.#leftViews.get(lab.kind.lab) ?? noViews);
    const panelViews = typeof views === "function" ? views(known) : (views ?? known);
    this.#store.setState((state) => ({
      ...withoutNotices(state, ...ofDocument),
      experiment,
      panelViews,
      ...(lab === left ? { hidden: hiddenAfter(lab, state, experiment, moved) } : { hidden: new Set<number>(), sample: 0 }),
      ...this.#reach(),
    }));
    if (!this.#run.goOnWith(experiment)) this.#run.restart();
  }

  #assign({ assignment, former }: Assigned): void {
    this.#store.setState({ assignment, former });
  }

  #takeIn({ lab, data, experiment, locks }: OpenedLink): void {
    if (data && lab.ownData) this.#options.ownData.put(lab.ownData, data, lab.kind.ownData(experiment)?.name ?? "");
    this.#assign(afterLink(lab.kind, this.#store.getState(), experiment, locks));
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

function hiddenAfter(
  lab: LabSession,
  { experiment: before, hidden }: PlaygroundState,
  experiment: LabDocument,
  moved: EditOptions["moved"],
): ReadonlySet<number> {
  if (moved) return new Set([...hidden].map(moved).filter((index) => index !== null));
  return lab.learners(experiment) === lab.learners(before) ? hidden : new Set();
}
