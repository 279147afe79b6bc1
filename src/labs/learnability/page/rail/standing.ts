/** Where a learner stands, in words. */

import type { Activity } from "../../../../platform/state/store";
import { failureSaid, problemSaid } from "../../../../platform/ui/problem-said";
import type { LearnerSpec } from "../../document/document";
import { divergenceOf } from "../../engine/divergence";
import type { CertificateJobState } from "../../engine/protocol";
import type { Remedy } from "../learner-views/learner-view";
import { learnerView } from "../learner-views/registry";
import { learnerText } from "../learner-words";
import type { LearnerJobState } from "../session/series";
import { railText } from "./words";

export interface Standing {
  readonly words: string;
  readonly tone: "plain" | "error";
  readonly remedy?: Remedy | null;
}

export function standingOf(
  spec: LearnerSpec,
  state: LearnerJobState | undefined,
  data: CertificateJobState | null,
  activity: Activity,
): Standing {
  const view = learnerView(spec);
  if (data?.failure) return { words: learnerText.failed(failureSaid(data.failure)), tone: "error" };
  if (state?.failure) return { words: learnerText.failed(failureSaid(state.failure)), tone: "error" };
  const divergence = state && "diverged" in state ? divergenceOf(spec, state) : null;
  if (divergence) return { words: railText.learners.diverged(problemSaid(divergence)), tone: "error", remedy: view.remedy(spec) };
  const words = !state || state.status === "waiting" ? learnerText.waiting : view.standing(state, activity);
  return { words, tone: "plain" };
}
