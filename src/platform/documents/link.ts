/**
 * A document as a short text that survives chat tools: what differs from its defaults, with its own data when those are small,
 * what it locks, and what panels show.
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

/** What travels beside a document. */
export interface Luggage {
  /** Text of its own data. */
  readonly data?: string | undefined;
  /** What may be changed by those who open it; all of it without them. */
  readonly locks?: Locks | null | undefined;
  readonly views?: PanelViews | undefined;
}

export type ReadDocument<Document> =
  | { readonly ok: true; readonly document: Document; readonly locks: Locks | null }
  | { readonly ok: false; readonly problem: Problem };

/** Own data of at most so many characters, compressed, travel in the link itself. */
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

/** The text of own data with so many numbers, if a link has room for it. */
export function textForLink(numbers: number, write: () => string): string | undefined {
  if (numbers > mostLinkedNumbers) return undefined;
  const text = write();
  return text.length <= inflatedLimit && pack(text).length <= linkedDataLimit ? text : undefined;
}
