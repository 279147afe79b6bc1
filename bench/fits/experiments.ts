/** What is looked at: every preset of the labs, as it opens from its link. */

import { eagleKind } from "../../src/labs/eagle/document/kind";
import { presets as ofEagle } from "../../src/labs/eagle/document/presets";
import { learnabilityKind } from "../../src/labs/learnability/document/kind";
import { presets as ofLearnability } from "../../src/labs/learnability/document/presets";
import { lionKind } from "../../src/labs/lion/document/kind";
import { presets as ofLion } from "../../src/labs/lion/document/presets";
import type { DocumentKind, LabDocument } from "../../src/platform/documents/kind";
import { encodeLink } from "../../src/platform/documents/link";
import type { PanelViews } from "../../src/platform/documents/views";

export interface LookedAt {
  readonly id: string;
  /** What follows "#". */
  readonly link: string;
  /** Its target and its learners, its problem and its solvers, or its sequence and its variant: what panels look different for. */
  readonly kinds: readonly string[];
}

function lookedAt<Document extends LabDocument>(
  kind: DocumentKind<Document>,
  id: string,
  document: Document,
  views: PanelViews,
  kinds: readonly string[],
): LookedAt {
  return { id, link: encodeLink(kind, document, { views }), kinds: kinds.map((name) => `${kind.lab} ${name}`) };
}

export const experiments: readonly LookedAt[] = [
  ...ofLearnability.map(({ id, document: experiment, views }) =>
    lookedAt(learnabilityKind, id, experiment, views, [experiment.task.kind, ...experiment.learners.map(({ kind }) => kind)]),
  ),
  ...ofEagle.map(({ id, document, views }) =>
    lookedAt(eagleKind, id, document, views, [document.problem.kind, ...document.solvers.map(({ kind }) => kind)]),
  ),
  ...ofLion.map(({ id, document, views }) => lookedAt(lionKind, id, document, views, [document.problem.kind, document.variant])),
];
