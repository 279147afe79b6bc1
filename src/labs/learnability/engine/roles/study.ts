import { helpersBesideWorker } from "../../../../platform/engine/beside-worker";
import { Inbox } from "../../../../platform/engine/inbox";
import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { openLearners } from "../late-learners";
import { usuallyWorth } from "../sharing";
import { sharingWith } from "../split/shared-data";
import type { FromStudy, ToStudy } from "../study/messages";
import { QuestionServer, type ToServer } from "../study/question-server";

/** Answers questions about the data of an experiment. */
export const role: Role<ToStudy, FromStudy> = (post, { helpers = 0 }) => {
  const sharing = helpers > 0 ? sharingWith(helpersBesideWorker("learnability", helpers), usuallyWorth) : undefined;
  const server = new QuestionServer({ post, defer: openTurns(), now: () => performance.now(), ...(sharing ? { sharing } : {}) });
  const inbox = new Inbox<ToStudy, ToServer>(
    (message) => server.receive(message),
    (message) => (message.type === "ask" && message.question.kind === "sweep" ? withLearners(message) : message),
  );
  return (message) => inbox.receive(message);
};

/** Only a sweep trains learners in this worker. */
async function withLearners(message: Extract<ToStudy, { type: "ask" }>): Promise<ToServer> {
  return { ...message, late: await openLearners(message.experiment.learners) };
}
