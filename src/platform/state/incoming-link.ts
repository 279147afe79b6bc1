/** Reads links: the lab, the document, and data included in the link. */
import { type Envelope, openEnvelope } from "../documents/envelope";
import type { LabDocument } from "../documents/kind";
import { readDocument } from "../documents/link";
import { type Locks, sameLocks } from "../documents/locks";
import { sameDocument } from "../documents/same";
import type { PanelViews } from "../documents/views";
import type { Problem } from "../fields/problem";
import type { LabSession, LabSource } from "./lab-session";
import { findLab, type Soon, whenReady } from "./labs";
import { stateProblem } from "./state-problem";

export interface OpenedLink {
  readonly lab: LabSession;
  readonly experiment: LabDocument;
  readonly data: object | null;
  /** The locks of the link, if any. */
  readonly locks: Locks | null;
  readonly views: PanelViews;
  /** Version of the kernels that made the link, where it differs from this program's. */
  readonly kernels: string | null;
}

export type IncomingLink = ({ readonly ok: true } & OpenedLink) | { readonly ok: false; readonly problem: Problem };

/** Reads a link with its data, which must match the document: at once, unless its lab or the reader of its data must be fetched. */
export function readLink(text: string, labs: LabSource): Soon<IncomingLink> {
  const opened = openEnvelope(text);
  if (!opened.ok) return opened;
  const { envelope } = opened;
  return whenReady(findLab(labs, envelope.lab), (found) => (found.ok ? readContents(envelope, found.lab) : found));
}

function readContents(envelope: Envelope, lab: LabSession): Soon<IncomingLink> {
  const { kind, ownData } = lab;
  const read = readDocument(envelope, kind);
  if (!read.ok) return read;
  const kernels = envelope.kernels === kind.kernelsOf(read.document) ? null : envelope.kernels;
  const whole = { ok: true, lab, experiment: read.document, data: null, locks: read.locks, views: envelope.views, kernels } as const;
  const named = kind.ownData(read.document);
  if (envelope.data === undefined || named === null || ownData === null) return whole;
  return whenReady(ownData.fromLink(envelope.data), (parsed): IncomingLink => {
    if (!parsed.ok) return { ok: false, problem: stateProblem("link-data", { problem: parsed.problem }, parsed.problem.field) };
    const hash = ownData.hash(parsed.data);
    if (named.hash !== "" && named.hash !== hash) return { ok: false, problem: stateProblem("link-data-other") };
    return { ...whole, experiment: kind.withOwnData(read.document, { ...named, hash }), data: parsed.data };
  });
}

/** Whether a link describes exactly this. */
export function describes(link: IncomingLink, experiment: LabDocument, locks: Locks | null): boolean {
  return link.ok && sameDocument(link.experiment, experiment) && sameLocks(link.locks, locks);
}
