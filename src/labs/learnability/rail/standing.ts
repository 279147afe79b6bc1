/** Where a learner stands, in words. */
import type { CertificateJobState } from "../../../engine/learnability/protocol";
import type { LearnerSpec } from "../../../experiment/learnability/document";
import type { LearnerJobState } from "../../../state/series";
import type { Activity } from "../../../state/store";
import type { Remedy } from "../learner-views/learner-view";
import { learnerView } from "../learner-views/registry";
import { learnerText } from "../learner-words";
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
  if (data?.status === "failed") return { words: learnerText.failed(data.failure ?? ""), tone: "error" };
  if (state?.status === "failed") return { words: learnerText.failed(state.failure ?? ""), tone: "error" };
  if (state && "diverged" in state && state.diverged)
    return { words: railText.learners.diverged(state.diverged.reason), tone: "error", remedy: view.remedy(spec) };
  const words = !state || state.status === "waiting" ? learnerText.waiting : view.standing(state, activity);
  return { words, tone: "plain" };
}
