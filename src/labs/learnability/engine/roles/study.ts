import "../../math/eigenvalues/two-stages";
import { helpersBesideWorker } from "../../../../platform/engine/beside-worker";
import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { afterFetching } from "../after-fetching";
import { fetchFactored, isFactored } from "../late-learners";
import { usuallyWorth } from "../sharing";
import { sharingWith } from "../split/shared-data";
import type { FromStudy, ToStudy } from "../study/messages";
import { QuestionServer } from "../study/question-server";

/** Answers questions about the data of an experiment. */
export const role: Role<ToStudy, FromStudy> = (post, { helpers = 0 }) => {
  const sharing = helpers > 0 ? sharingWith(helpersBesideWorker("learnability", helpers), usuallyWorth) : undefined;
  const server = new QuestionServer({ post, defer: openTurns(), now: () => performance.now(), ...(sharing ? { sharing } : {}) });
  // Questions about a landscape retrace runs.
  const retraces = (message: ToStudy) => message.type === "ask" && message.experiment.learners.some(isFactored);
  return afterFetching(
    (message) => (retraces(message) ? fetchFactored() : null),
    (message) => server.receive(message),
  );
};
