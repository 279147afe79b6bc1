import { helpersBesideWorker } from "../../../../platform/engine/beside-worker";
import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { usuallyWorth } from "../sharing";
import { sharingWith } from "../split/shared-data";
import type { FromStudy, ToStudy } from "../study/messages";
import { QuestionServer } from "../study/question-server";

/** Answers questions about the data of an experiment. */
export const role: Role<ToStudy, FromStudy> = (post, { helpers = 0 }) => {
  const sharing = helpers > 0 ? sharingWith(helpersBesideWorker("learnability", helpers), usuallyWorth) : undefined;
  const server = new QuestionServer({ post, defer: openTurns(), now: () => performance.now(), ...(sharing ? { sharing } : {}) });
  return (message) => server.receive(message);
};
