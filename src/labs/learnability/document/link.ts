/** Links of the learnability lab, for whoever has to do with no other: scripts, checks and the runner of its maps. */

import * as links from "../../../platform/documents/link";
import type { Locks } from "../../../platform/documents/locks";
import type { PanelViews } from "../../../platform/documents/views";
import type { Experiment } from "./document";
import { learnabilityKind } from "./kind";

/** @throws {TypeError} when the experiment is not a valid one. */
export function encodeLink(experiment: Experiment, data?: string, locks?: Locks | null, views?: PanelViews): string {
  return links.encodeLink(learnabilityKind, experiment, { data, locks, views });
}
