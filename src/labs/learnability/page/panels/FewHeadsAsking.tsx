import { useEffect } from "react";
import { useAnswers, useKept, useOwnedByName, useQuestions } from "../../../../platform/shell/asking/asking";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { Experiment } from "../../document/document";
import { sameRun } from "../../document/shown";
import type { Question } from "../../engine/study/questions";
import { headsNeeded, isSearchable } from "../../math/learners/few-heads/best-of-few-heads";
import { taskKindOf } from "../../math/tasks/registry";
import { dataSize, type OwnSize } from "../../math/tasks/size";
import { entryOf, studyInquiries } from "../asking/study-inquiries";
import { usePageMoment } from "../session/page-moment";
import { useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { learnsHeads, showFewHeads } from "./few-heads";
import { fewHeadsText } from "./few-heads-words";

/** Interval at which the data are read, in milliseconds: the fits are requested once all data have been processed. */
const pace = 500;

/** Asks for the best fits of as many heads as learners train, where these are too few for the target. */
export function FewHeadsAsking() {
  const session = useSession();
  const onScreen = usePanelOnScreen();
  const inquiries = useOwnedByName("few-heads", () => studyInquiries(session.lab));
  useAnswers(inquiries);
  const { experiment, ownData, series } = usePageMoment(onScreen, pace);
  const run = useKept(experiment, sameRun);
  const heads = onScreen && isDetermined(series) ? tooFew(experiment, ownData) : [];
  const questions: readonly Question[] = heads.length > 0 ? [{ kind: "few-heads", heads }] : [];
  useQuestions(inquiries, run, () => session.ownData(), questions);
  const answer = entryOf(inquiries, run)("few-heads")?.answer ?? null;
  useEffect(() => {
    showFewHeads(answer && { experiment, fits: answer.fits, name: fewHeadsText.line, atBest: fewHeadsText.atBest });
    return () => showFewHeads(null);
  }, [answer, experiment]);
  return null;
}

/** Whether all samples are there, and leave no direction undetermined. */
function isDetermined({ certificate }: RunSeries): boolean {
  return certificate?.status === "done" && certificate.certificate?.nullity === 0;
}

/** Numbers of heads that learners train and that are fewer than the target needs, ascending. */
export function tooFew({ task, learners }: Pick<Experiment, "task" | "learners">, own: OwnSize | null): readonly number[] {
  const size = dataSize(task, own);
  if (!size) return [];
  const { d, outputs } = size;
  const needed = headsNeeded(d, outputs, taskKindOf(task).teacherHeads?.(task) ?? null);
  const trained = new Set(learners.flatMap((spec) => (learnsHeads(spec) ? [spec.heads] : [])));
  return [...trained].filter((count) => count < needed && isSearchable(d, count)).sort((a, b) => a - b);
}
