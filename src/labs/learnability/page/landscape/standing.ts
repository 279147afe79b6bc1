/** Lines shown instead of the picture. */

import { failureSaid } from "../../../../platform/ui/problem-said";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import { maxPrimalFeatures } from "../../math/learners/closed-form/fit";
import { isOwnData } from "../../math/tasks/registry";
import { chosenOther, learnerOf, teacherKnown } from "./choices";
import type { Moment } from "./moment";
import { placeOf } from "./place";
import { landscapeText } from "./words";

/** The line shown while the picture cannot be requested; null when it can. */
export function instead(moment: Moment): SentenceParts | null {
  const { experiment, ownData, series, activity, choices } = moment;
  const words = landscapeText;
  const learner = learnerOf(moment);
  if (!learner) return [words.none];
  if (isOwnData(experiment.task) && !ownData) return [words.noData];
  const psi = series.certificate?.certificate?.psi ?? 0;
  if (psi > maxPrimalFeatures) return [words.tooLarge(psi, maxPrimalFeatures)];
  if (!placeOf(moment, learner.index)) {
    const begun = (series.gradients.get(learner.index)?.step ?? 0) > 0;
    return [begun ? words.tooEarly : activity === "paused" ? words.ready : words.waiting];
  }
  if (!teacherKnown(moment)) return [words.looking];
  if (choices.view === "between" && !chosenOther(moment)) return [words.between.none];
  return null;
}

/** The line shown while a requested picture has not arrived; null afterwards. */
export function unanswered({ choices, entry }: Moment): SentenceParts | null {
  const known = choices.view === "maps" ? entry("landscape") : entry("barrier");
  if (known?.failure) return [{ text: landscapeText.failed(failureSaid(known.failure)), tone: "error" }];
  if (known?.answer) return null;
  return [choices.stopped ? landscapeText.stopped : landscapeText.asking];
}
