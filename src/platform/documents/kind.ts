/**
 * What a lab says about its documents, so that links, files, locks, undo and the headless runner can serve any lab. It knows
 * no React: the page, its workers and the command line share it.
 */
import type { Field, Fields } from "../fields/fields";
import type { Problem } from "../fields/problem";

/** What the documents of all labs have in common. */
export interface LabDocument {
  readonly format: string;
  readonly version: number;
  readonly lab: string;
}

/** A document as it is written: what is missing is at its default. */
export type SparseDocument = Readonly<Record<string, unknown>>;

export type Parsed<Document> = { readonly ok: true; readonly document: Document } | { readonly ok: false; readonly problem: Problem };

/** One table of fields whose settings can be locked one by one. */
export interface FieldGroup {
  /** As in the names of controls: kind of a target or of a learner, "stop". */
  readonly owner: string;
  readonly fields: Fields;
}

/** Data of a person's own that a document learns from; they travel beside it. */
export interface OwnDataReference {
  /** Empty for data without a name. */
  readonly name: string;
  /** Of their content; empty where any will do. */
  readonly hash: string;
}

/** Whether a control may be used. */
export type May = (control: string) => boolean;

export interface DocumentKind<Document extends LabDocument = LabDocument> {
  readonly lab: Document["lab"];
  /** Newest version that is read. Raised whenever an older document would mean something else today. */
  readonly version: number;

  /** Reads a document from any JSON value: migrates, fills in defaults, stops at the first problem. */
  parse(value: unknown): Parsed<Document>;
  /**
   * The problem of a document that is too large to be computed, with the field that has to give way and a value of it that
   * fits; null for one that is not, and where it cannot be told. Known before any work begins; a promise where what counts
   * it has to be fetched first.
   *
   * @param size  of the data of a person's own that are open, as the lab sums them up; null where there are none.
   */
  tooLarge(document: Document, size: object | null): Problem | null | Promise<Problem | null>;
  /**
   * The problem of a setting that is not at its default and has no effect in a document; null where every one counts. Documents that
   * a person writes by hand are refused for it. Those of the page may carry one along: its forms show a setting only where it counts.
   *
   * @param size  as of `tooLarge`
   */
  idle?(document: Document, size: object | null): Problem | null;
  /** The version of the kernels that compute a document: with others the last digits of its results may differ. */
  kernelsOf(document: Document): string;
  /** The document without format, version, lab and every field that is at its default. */
  sparse(document: Document): SparseDocument;
  /** The document with all at its default that no result depends on: equal ones are the same run. */
  run(document: Document): Document;

  /** The tables of this document's settings: forms and locks follow from them. */
  settings(document: Document): readonly FieldGroup[];
  /** The controls of the lab's own that a link can lock beside its settings: those of the document, and its panels. */
  readonly documentControls: readonly string[];
  readonly panelControls: readonly string[];
  /** The field that a control sets, in any document of the lab; null where it sets none. */
  fieldOf(control: string): Field | null;
  /** Kinds that a document may come to have by using a control, whose settings are then free with it. */
  ownersBehind(control: string): readonly string[];
  /** The controls that would have to be used to come from one document to another and may not be. */
  lockedChanges(base: Document, next: Document, may: May): readonly string[];
  /** The part of a document that everybody who keeps to the locks has alike, as JSON without what is at its default. */
  lockedPart(document: Document, may: May): unknown;
  /** Documents that may be chosen wherever presets may. */
  readonly presets: readonly Document[];

  /** What its own data are called and known by; null for a document that needs none. */
  ownData(document: Document): OwnDataReference | null;
  /** The document, learning from these data instead of what it learned from. */
  withOwnData(document: Document, data: OwnDataReference): Document;
}
