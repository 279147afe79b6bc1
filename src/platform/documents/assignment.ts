/** A document under the locks of a link: the controls that can be left free, and the documents that keep to the locks. */
import { crc32 } from "../numerics/crc32";
import type { DocumentKind, LabDocument } from "./kind";
import { isFree, type Locks, pageControls } from "./locks";

/** A document and its locks, as a teacher's link brings them. */
export interface Assignment<Document extends LabDocument = LabDocument> {
  readonly experiment: Document;
  readonly locks: Locks;
}

/** Every control that a link to this document can lock. */
export function controlsOf<Document extends LabDocument>(kind: DocumentKind<Document>, document: Document): readonly string[] {
  const settings = kind.settings(document).flatMap(({ owner, fields }) => Object.keys(fields).map((name) => `${owner}.${name}`));
  return [...kind.documentControls, ...settings, ...pageControls, ...kind.panelControls];
}

/**
 * The locks of a link, from the controls that its author ticked. Settings of other kinds of target are free with the kind, and
 * those of other learners with the list of learners: the author could not tick settings that the document does not have.
 */
export function locksFor<Document extends LabDocument>(
  kind: DocumentKind<Document>,
  document: Document,
  ticked: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
): Locks {
  const groups = kind.settings(document);
  const whole = groups.filter(({ owner, fields }) => Object.keys(fields).every((name) => ticked.has(`${owner}.${name}`)));
  const known = new Set(groups.map(({ owner }) => owner));
  const others = kind.documentControls.flatMap((control) => (ticked.has(control) ? kind.ownersBehind(control) : []));
  const wild = [...whole.map(({ owner }) => owner), ...others.filter((owner) => !known.has(owner))];
  const controls = controlsOf(kind, document);
  const single = controls.filter((control) => ticked.has(control) && !wild.includes(control.split(".")[0]));
  return {
    free: [...single, ...wild.map((owner) => `${owner}.*`)].sort(),
    hidden: controls.filter((control) => hidden.has(control) && !ticked.has(control)).sort(),
  };
}

/**
 * The locked controls that forbid a document under an assignment; empty where it belongs to it. A document belongs to an
 * assignment when it differs only in free controls from its experiment or, where presets may be chosen, from a preset. Every
 * document that is allowed from `base` allows the same ones again, so steps can be judged from the first base.
 */
export function refusedChanges<Document extends LabDocument>(
  kind: DocumentKind<Document>,
  next: Document,
  { experiment, locks }: Assignment<Document>,
): readonly string[] {
  const may = (control: string) => isFree(locks, control);
  const refused = kind.lockedChanges(experiment, next, may);
  if (refused.length === 0 || !may("preset")) return refused;
  return kind.presets.some((preset) => kind.lockedChanges(preset, next, may).length === 0) ? [] : refused;
}

/** Whether an assignment leads to a document; false for a document of another lab. */
export function belongsTo<Document extends LabDocument>(
  kind: DocumentKind<Document>,
  document: Document,
  assignment: Assignment<Document>,
): boolean {
  return document.lab === kind.lab && assignment.experiment.lab === kind.lab && refusedChanges(kind, document, assignment).length === 0;
}

/** Digits and letters that are not mistaken for each other when a code is read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 4;

/**
 * Four characters that stand for the locked controls of a link and their values. They are computed from the document on the
 * page, never read from a link: a student's work shows its teacher's code as long as it follows the teacher's link. All
 * documents that an assignment leads to have the same code. A code is only a hint: it is so short that other assignments may
 * share it.
 */
export function assignmentCode<Document extends LabDocument>(
  kind: DocumentKind<Document>,
  { experiment, locks }: Assignment<Document>,
): string {
  const part = kind.lockedPart(experiment, (control) => isFree(locks, control));
  const sum = crc32(new TextEncoder().encode(JSON.stringify([locks.free, locks.hidden, part])));
  return Array.from({ length: codeLength }, (_, place) => alphabet[(sum >>> (5 * place)) & 31]).join("");
}
