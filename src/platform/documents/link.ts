/**
 * A document as a short text that survives chat tools: its differences from the defaults, its own data when they are small, its
 * locks and its views of panels.
 */

import type { Problem } from "../fields/problem";
import { problemLine } from "../fields/problem";
import { documentProblem } from "./document-problem";
import { type Envelope, sealEnvelope } from "./envelope";
import { documentFormat } from "./format";
import type { DocumentKind, LabDocument } from "./kind";
import { type Locks, parseLocks, sparseLocks } from "./locks";
import { inflatedLimit, pack } from "./packed-text";
import { noViews, type PanelViews } from "./views";

/** Parts of a link beside the document. */
export interface Luggage {
  /** Text of its own data. */
  readonly data?: string | undefined;
  /** Controls that readers of the link may use; all of them where this is missing. */
  readonly locks?: Locks | null | undefined;
  readonly views?: PanelViews | undefined;
}

export type ReadDocument<Document> =
  | { readonly ok: true; readonly document: Document; readonly locks: Locks | null }
  | { readonly ok: false; readonly problem: Problem };

/** Own data of at most this many characters, compressed, travel in the link itself. */
export const linkedDataLimit = 1500;

/**
 * The link of a document. Equal documents with equal luggage give equal links.
 *
 * @throws {TypeError} when the document is not a valid one.
 */
export function encodeLink<Document extends LabDocument>(
  kind: DocumentKind<Document>,
  document: Document,
  { data, locks, views = noViews }: Luggage = {},
): string {
  const parsed = kind.parse(document);
  if (!parsed.ok) throw new TypeError(`only a valid experiment has a link: ${problemLine(parsed.problem)}`);
  return sealEnvelope({
    version: kind.version,
    lab: kind.lab,
    document: kind.sparse(parsed.document),
    data,
    locks: locks ? sparseLocks(locks) : undefined,
    views,
    kernels: kind.kernelsOf(parsed.document),
  });
}

/** Reads the document of an envelope, and its locks. */
export function readDocument<Document extends LabDocument>(envelope: Envelope, kind: DocumentKind<Document>): ReadDocument<Document> {
  const { version, document, locks } = envelope;
  if (version > kind.version) return { ok: false, problem: documentProblem("link-newer") };
  const parsed = kind.parse({ ...document, format: documentFormat, version });
  if (!parsed.ok) return parsed;
  if (locks === undefined) return { ok: true, document: parsed.document, locks: null };
  const read = parseLocks(locks);
  if (read.ok) return { ok: true, document: parsed.document, locks: read.locks };
  return { ok: false, problem: { ...read.problem, field: `in the locks of this link: ${read.problem.field}` } };
}

/** More numbers than this fit in no link, however well their text compresses. */
const mostLinkedNumbers = 20_000;

/** The text of own data with this many numbers, if a link has room for it. */
export function textForLink(numbers: number, write: () => string): string | undefined {
  if (numbers > mostLinkedNumbers) return undefined;
  const text = write();
  return text.length <= inflatedLimit && pack(text).length <= linkedDataLimit ? text : undefined;
}
