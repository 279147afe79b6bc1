/** The interface of a session, and its environment. */
import type { DocumentKind, LabDocument } from "../documents/kind";
import type { Locks } from "../documents/locks";
import type { PanelViews } from "../documents/views";
import type { Problem } from "../fields/problem";
import type { Address } from "./address";
import type { Later } from "./address-writer";
import type { BackendActions } from "./backend-setting";
import type { LabSource, OpenLab, Series } from "./lab-session";
import type { KeyValueStore, Preferences } from "./preferences";
import type { Storage } from "./storage";
import type { Notice, PlaygroundStore } from "./store";
import type { Tab } from "./tab";
import type { Takeaway } from "./takeaway";

export interface SessionOptions {
  readonly labs: LabSource;
  readonly address: Address;
  /** The document for an empty or unreadable address; its lab is loaded. */
  readonly fallback: LabDocument;
  /** Without a stored session or a link, the first run waits for this: a first visit begins with an introduction. */
  readonly startsAfter?: Promise<void>;
  /** A number in [0, 1). */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Store of the session across reloads; without it, it lives in memory. */
  readonly persistence?: Persistence;
  /** Store of this device's speed; without it, it is measured in every session. */
  readonly speeds?: KeyValueStore | null;
  /** Settings of this device; without them, choices last as long as the session. */
  readonly preferences?: Preferences;
  /** Processor cores, at least 1. */
  readonly cores?: number;
  /** The present or last pointer gesture, as `watchGestures` counts; changes of one gesture are one change. */
  readonly gesture?: () => number | null;
  /** Delays new entries of the address; none by default. */
  readonly writeAddress?: Later;
}

export interface Persistence {
  readonly storage: Storage;
  readonly tab: Promise<Tab>;
}

export interface EditOptions {
  /** Changes with the same key within a second of each other, or within one drag, count as one. */
  readonly merge?: string;
  /** The new index of each learner; null for a removed one. By default a list of the same length is unchanged. */
  readonly moved?: (index: number) => number | null;
}

/** @typeParam Document  of the lab that is open, where the caller knows which one it is. */
export interface Session<Document extends LabDocument = LabDocument> {
  readonly store: PlaygroundStore;
  /** The open lab of the present document; it changes with a document of another lab. */
  readonly lab: OpenLab;
  /** Finds labs. */
  readonly labs: LabSource;
  /** Its documents. */
  readonly kind: DocumentKind;
  readonly series: Series;
  /** Actions on the backend; null where there is no choice. */
  readonly backend: BackendActions | null;
  /** Settled once the store has been searched and the first run has started. */
  readonly ready: Promise<void>;

  /** Continues, or restarts a finished run. */
  play(): void;
  pause(): void;
  step(): void;
  /** The same experiment from its initialisation. */
  reset(): void;
  /** At most so many steps a second for each learner; null is as fast as possible. */
  setSpeed(stepsPerSecond: number | null): void;

  /** Changes the experiment, which runs at once with the same seed; a notice reports a locked control. */
  edit(change: (experiment: Document) => Document, options?: EditOptions): void;
  /**
   * Makes such a change of one field; consecutive changes of a field count as one.
   *
   * @param field  its path, as in "learners[2].rate".
   * @returns the problem of an invalid document or of one that becomes too large: then nothing has changed. Null otherwise.
   */
  propose(field: string, change: (experiment: Document) => Document): Problem | null;
  newSeed(): void;
  /**
   * Runs another document, of any lab, and writes it into the address. A lab that must be fetched is shown later.
   *
   * @param views  views of its panels; the present ones by default.
   */
  open<Other extends LabDocument>(experiment: Other, views?: PanelViews): void;
  undo(): void;
  redo(): void;
  /** Sets the encoded view of a panel; null for the initial view. Not a step of undo. */
  setPanelView(panel: string, text: string | null): void;

  /** Asks for views of a test sequence; null asks for none. */
  look(sample: number | null): void;
  /** Selects the test sequence that panels show. */
  setSample(index: number): void;
  setHidden(index: number, hidden: boolean): void;

  /** Opens experiments, results and own data, recognised by content. Unreadable files change nothing. */
  openFiles(files: readonly File[]): Promise<void>;
  /** Stops reading files. */
  cancelOpening(): void;
  /** Ends the question whether to restore an archive. */
  closeArchive(): void;
  /** The same for text, which may also be a link. */
  openText(text: string): Promise<void>;

  /** Leaves a class link for the user's own experiment; the way back is shown. */
  leaveAssignment(): void;
  /** Returns to the class link that was left, in its original state. */
  returnToAssignment(): void;
  /** Removes the way back. */
  forgetAssignment(): void;

  /**
   * The link of the experiment, with its own data when they are small.
   *
   * @param locks  the locks of the link, null for none; the active ones by default.
   */
  link(locks?: Locks | null): string;
  /** Whether own data are included in the link. */
  linkHoldsData(): boolean;
  /** The own data of the experiment; null where it draws its data, or while they are missing. */
  ownData(): object | null;
  /** The experiment, its result and its data as files. */
  readonly takeaway: Takeaway;

  pinRun(id: string, pinned: boolean): void;
  overlayRun(id: string, overlaid: boolean): void;
  removeRun(id: string): void;
  /** Runs a remembered experiment again. */
  reopenRun(id: string): void;

  /** Shows a notice until it is dismissed or replaced by one of its kind. */
  say(notice: Notice): void;
  dismiss(notice: number): void;
  dispose(): void;
}
