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
      /** Text of the data document that travelled along. */
      readonly data?: string;
      /** What may be changed by those who open it; all of it where this is missing. */
      readonly locks?: Locks;
      /** Version of the kernels the link was made with; with another one the last digits may differ. */
      readonly kernels: string;
    }
  | { readonly ok: false; readonly problem: Problem };

/** Reads a link back; one of another lab is refused by the name of that lab. */
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
