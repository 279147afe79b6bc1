/**
 * Properties of a lab's documents, by which links, files, locks, undo and the headless runner can serve any lab. They are
 * independent of React: the page, its workers and the command line share them.
 */
import type { Field, Fields } from "../fields/fields";
import type { Problem } from "../fields/problem";

/** Fields that the documents of all labs have in common. */
export interface LabDocument {
  readonly format: string;
  readonly version: number;
  readonly lab: string;
}

/** A document as it is written: missing fields are at their defaults. */
export type SparseDocument = Readonly<Record<string, unknown>>;

export type Parsed<Document> = { readonly ok: true; readonly document: Document } | { readonly ok: false; readonly problem: Problem };

/** One table of fields whose settings can be locked one by one. */
export interface FieldGroup {
  /** As in the names of controls: kind of a target or of a learner, "stop". */
  readonly owner: string;
  readonly fields: Fields;
}

/** A person's own data from which a document learns; they travel beside it. */
export interface OwnDataReference {
  /** Empty for data without a name. */
  readonly name: string;
  /** Of their content; empty where any data will do. */
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
   * The problem of a document that is too large to be computed, with the field to reduce and a value of it that fits; null for
   * a document that fits, and where this cannot be told. It is known before any work begins; a promise where the code that
   * counts the work has to be fetched first.
   *
   * @param size  of the open own data, as the lab sums them up; null where there are none.
   */
  tooLarge(document: Document, size: object | null): Problem | null | Promise<Problem | null>;
  /**
   * The problem of a setting that is not at its default and has no effect in a document; null where every setting counts.
   * Documents written by hand are refused for it. Those of the page may carry such a setting: its forms show a setting only
   * where it counts.
   *
   * @param size  as of `tooLarge`
   */
  idle?(document: Document, size: object | null): Problem | null;
  /** The version of the kernels that compute a document: with others the last digits of its results may differ. */
  kernelsOf(document: Document): string;
  /** The document without format, version, lab and every field that is at its default. */
  sparse(document: Document): SparseDocument;
  /**
   * For `JSON.stringify` of texts that identify kept work: leaves out settings of later versions at the values that change nothing, so
   * that the work of earlier versions is found again. Absent: no setting was added.
   */
  withoutLater?(name: string, value: unknown): unknown;
  /** The document with every field at its default that no result depends on: equal ones are the same run. */
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
  /** The locked controls that a change from one document to another would need. */
  lockedChanges(base: Document, next: Document, may: May): readonly string[];
  /** The part of a document that is the same for all who keep to the locks, as JSON without defaults. */
  lockedPart(document: Document, may: May): unknown;
  /** Documents that may be chosen where a link leaves presets free. */
  readonly presets: readonly Document[];

  /** Name and hash of the document's own data; null for a document that needs none. */
  ownData(document: Document): OwnDataReference | null;
  /** The document with these data in place of those it learned from. */
  withOwnData(document: Document, data: OwnDataReference): Document;
}
