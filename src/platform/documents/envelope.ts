/**
 * The outside of a link: "<version>.<payload>.<checksum>". The payload is deflated JSON in base64url; the checksum covers
 * version and payload. It is hexadecimal, so the link ends in a letter or digit, which no chat tool strips as punctuation. An
 * envelope is opened at once; its document is read by its lab, which may have to be fetched.
 *
 * Never change: the separators, the place of the version, and the checksum over "<version>.<payload>". They are how
 * this program recognises links of unknown versions.
 */

import { fieldProblem, quoted } from "../fields/field-problem";
import type { Problem } from "../fields/problem";
import { documentProblem } from "./document-problem";
import { labByDefault, labOf } from "./format";
import type { SparseDocument } from "./kind";
import type { SparseLocks } from "./locks";
import { checksum, pack, unpackJson } from "./packed-text";
import { noViews, type PanelViews, readViews } from "./views";

export interface Envelope {
  /** Of the document, as its lab counts. */
  readonly version: number;
  readonly lab: string;
  /** Sparse, and not validated. */
  readonly document: SparseDocument;
  /** Text of the data document in the link. */
  readonly data: string | undefined;
  /** Locks of the link, not validated; undefined for a link without locks. */
  readonly locks: unknown;
  readonly views: PanelViews;
  /** Version of the kernels the link was made with; with another one the last digits may differ. */
  readonly kernels: string;
}

export type OpenedEnvelope = { readonly ok: true; readonly envelope: Envelope } | { readonly ok: false; readonly problem: Problem };

/** Newest version of payloads that this program reads. */
const payloadVersion = 1;

/** Contents of a payload. The names are short to keep links short. */
interface Payload {
  /** The document; it names its lab, except for documents of the default lab. */
  readonly e: unknown;
  readonly d?: string;
  readonly k: string;
  /** Locks for a class. A link without locks or views has the same bytes as before these existed. */
  readonly l?: unknown;
  readonly v?: unknown;
}

export interface EnvelopeContents extends Omit<Envelope, "locks"> {
  readonly locks: SparseLocks | undefined;
}

/** The text of an envelope. Equal contents give equal texts. */
export function sealEnvelope({ version, lab, document, data, locks, views, kernels }: EnvelopeContents): string {
  const payload: Payload = {
    e: lab === labByDefault ? document : { lab, ...document },
    ...(data === undefined ? {} : { d: data }),
    k: kernels,
    ...(locks === undefined ? {} : { l: locks }),
    ...(views === noViews || Object.keys(views).length === 0 ? {} : { v: readViews(views) }),
  };
  const signed = `${version}.${pack(JSON.stringify(payload))}`;
  return `${signed}.${checksum(signed)}`;
}

/** Opens an envelope, or gives the problem of one that is truncated, foreign, or newer than this program. */
export function openEnvelope(text: string): OpenedEnvelope {
  const trimmed = text.trim();
  const parts = /^(\d{1,4})\.([A-Za-z0-9_-]+)\.([0-9a-f]{8})$/.exec(trimmed);
  if (!parts) return refuse(documentProblem(/^\d{1,4}\.[A-Za-z0-9_-]/.test(trimmed) ? "link-damaged" : "link-foreign"));
  const [, version, payload, sum] = parts;
  if (checksum(`${version}.${payload}`) !== sum) return refuse(documentProblem("link-damaged"));
  return readPayload(unpackJson(payload), Number(version));
}

function readPayload(payload: unknown, version: number): OpenedEnvelope {
  // Payloads of later versions may be anything; their readable parts may belong to a lab that supports that version.
  if (!isPayload(payload)) return refuse(documentProblem(version > payloadVersion ? "link-newer" : "link-empty"));
  const { e: document, d: data, k: kernels, l: locks, v } = payload;
  if (!isObject(document)) return refuse(fieldProblem("document-not-an-object", { value: quoted(document) }));
  const lab = labOf(document);
  if (lab === null) return refuse(documentProblem("lab-unnamed", { value: quoted(document.lab) }, "lab"));
  return { ok: true, envelope: { version, lab, document, data, locks, views: readViews(v), kernels } };
}

function refuse(problem: Problem): OpenedEnvelope {
  return { ok: false, problem };
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== "object" || value === null || !("e" in value)) return false;
  const { d, k } = value as { readonly d?: unknown; readonly k?: unknown };
  return typeof k === "string" && (d === undefined || typeof d === "string");
}

function isObject(value: unknown): value is SparseDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
