/** Links of the learnability lab read back, for tests. */
import { documentProblem } from "../../../platform/documents/document-problem";
import { openEnvelope } from "../../../platform/documents/envelope";
import * as links from "../../../platform/documents/link";
import type { Locks } from "../../../platform/documents/locks";
import type { Problem } from "../../../platform/fields/problem";
import type { Experiment } from "./document";
import { learnabilityKind } from "./kind";

type DecodedLink =
  | {
      readonly ok: true;
      readonly experiment: Experiment;
      /** Text of the data document in the link. */
      readonly data?: string;
      /** The controls that users of the link may change; all of them where this is missing. */
      readonly locks?: Locks;
      /** Version of the kernels that the link was made with; with another version the last digits may differ. */
      readonly kernels: string;
    }
  | { readonly ok: false; readonly problem: Problem };

/** Reads a link back; the refusal of another lab's link names that lab. */
export function decodeLink(text: string): DecodedLink {
  const opened = openEnvelope(text);
  if (!opened.ok) return opened;
  const { lab, data, kernels } = opened.envelope;
  if (lab !== learnabilityKind.lab) return { ok: false, problem: documentProblem("lab-unknown", { lab }) };
  const read = links.readDocument(opened.envelope, learnabilityKind);
  if (!read.ok) return read;
  const { document: experiment, locks } = read;
  return { ok: true, experiment, kernels, ...(data === undefined ? {} : { data }), ...(locks === null ? {} : { locks }) };
}
