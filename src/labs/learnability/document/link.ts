/** Links of the learnability lab, for callers that need no other lab: scripts, checks and the runner of its maps. */

import * as links from "../../../platform/documents/link";
import type { Locks } from "../../../platform/documents/locks";
import type { PanelViews } from "../../../platform/documents/views";
import type { Experiment } from "./document";
import { learnabilityKind } from "./kind";

/** @throws {TypeError} when the experiment is not a valid one. */
export function encodeLink(experiment: Experiment, data?: string, locks?: Locks | null, views?: PanelViews): string {
  return links.encodeLink(learnabilityKind, experiment, { data, locks, views });
}
