/** What a session needs, and everything a person can do in it. */
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
  /** What runs when the address says nothing, or nothing that can be read; its lab is loaded. */
  readonly fallback: LabDocument;
  /** Where nothing was kept and nothing is asked for, the first run waits for this: a first visit begins with something else. */
  readonly startsAfter?: Promise<void>;
  /** A number in [0, 1). */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Where the session is kept across reloads; without it, it lives in memory. */
  readonly persistence?: Persistence;
  /** Where the speed of this device is kept; without it, it is measured anew in every sitting. */
  readonly speeds?: KeyValueStore | null;
  /** What is chosen on this device; without it, choices last as long as the session. */
  readonly preferences?: Preferences;
  /** Processor cores, at least 1. */
  readonly cores?: number;
  /** The gesture of the pointer that is or was last made, as `watchGestures` counts; what one gesture changes is one change. */
  readonly gesture?: () => number | null;
  /** When new entries of the address are written; at once unless told. */
  readonly writeAddress?: Later;
}

export interface Persistence {
  readonly storage: Storage;
  readonly tab: Promise<Tab>;
}

export interface EditOptions {
  /** Changes with the same key within a second of each other, or within one drag, count as one. */
  readonly merge?: string;
  /** Where each learner of the list went; null for one that is gone. Unless told, a list of the same length is the same. */
  readonly moved?: (index: number) => number | null;
}

/** @typeParam Document  of the lab that is open, where the caller knows which one it is. */
export interface Session<Document extends LabDocument = LabDocument> {
  readonly store: PlaygroundStore;
  /** The lab of the document that is there, at work; another one once a document of another lab has come up. */
  readonly lab: OpenLab;
  /** Where all labs are. */
  readonly labs: LabSource;
  /** Its documents. */
  readonly kind: DocumentKind;
  readonly series: Series;
  /** Where learners train; null where there is nothing to choose. */
  readonly backend: BackendActions | null;
  /** Settled once what was kept has been looked for, and the first run has started. */
  readonly ready: Promise<void>;

  /** Goes on, or runs again what has finished. */
  play(): void;
  pause(): void;
  step(): void;
  /** The same experiment from its initialisation. */
  reset(): void;
  /** At most so many steps a second for each learner; null is as fast as possible. */
  setSpeed(stepsPerSecond: number | null): void;

  /** Changes the experiment, which runs at once with the same seed; what the link of a teacher locks is refused in words. */
  edit(change: (experiment: Document) => Document, options?: EditOptions): void;
  /**
   * Makes such a change of one field; those of the same field that follow each other count as one.
   *
   * @param field  its path, as in "learners[2].rate".
   * @returns the problem of a document that cannot be or that becomes too large: nothing has changed then. Null otherwise.
   */
  propose(field: string, change: (experiment: Document) => Document): Problem | null;
  newSeed(): void;
  /**
   * Runs another document, of any lab, and puts it into the address. A lab that must be fetched comes up when it is there.
   *
   * @param views  what its panels show; unless told, what they show now, in the order of the page.
   */
  open<Other extends LabDocument>(experiment: Other, views?: PanelViews): void;
  undo(): void;
  redo(): void;
  /** What a panel shows of itself, in its own few characters; null for what it shows first. No step of undo. */
  setPanelView(panel: string, text: string | null): void;

  /** Asks for views of a test sequence; null asks for none. */
  look(sample: number | null): void;
  /** Chooses the test sequence; whoever looks, looks at it from now on. */
  setSample(index: number): void;
  setHidden(index: number, hidden: boolean): void;

  /** Opens experiments, results and own data by their content. What cannot be read changes nothing. */
  openFiles(files: readonly File[]): Promise<void>;
  /** Gives up the files that are being read. */
  cancelOpening(): void;
  /** The question whether an archive is to be restored has been answered. */
  closeArchive(): void;
  /** The same for text, which may also be a link. */
  openText(text: string): Promise<void>;

  /** Leaves the link of a teacher for an experiment of one's own; the way back is shown. */
  leaveAssignment(): void;
  /** Goes back to the link that was left, as it was opened. */
  returnToAssignment(): void;
  /** Gives up the way back. */
  forgetAssignment(): void;

  /**
   * The address of the experiment: its link, with its own data when they are small.
   *
   * @param locks  what it leaves to those who open it, null for everything; without it, what is left to whoever is here.
   */
  link(locks?: Locks | null): string;
  /** Whether own data travel in the link. */
  linkHoldsData(): boolean;
  /** The own data that the experiment learns from; null where it draws its own, or while they are not open. */
  ownData(): object | null;
  /** The experiment, its result and its data as files. */
  readonly takeaway: Takeaway;

  pinRun(id: string, pinned: boolean): void;
  overlayRun(id: string, overlaid: boolean): void;
  removeRun(id: string): void;
  /** Runs a remembered experiment again. */
  reopenRun(id: string): void;

  /** Tells the person something, until they dismiss it or it is told again. */
  say(notice: Notice): void;
  dismiss(notice: number): void;
  dispose(): void;
}
