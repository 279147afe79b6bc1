import type { FromAsked } from "./ask-worker";
import { describeFailure } from "./failure";
import { unpackedInWorker } from "./large-arrays";
import type { Role, RoleMessage } from "./role";
import { buffersOf } from "./task";

/** The role of a worker that answers one question. Typed arrays in the answer are transferred, not copied. */
export function askRole<Question, Answer>(
  answer: (question: Question, onProgress: (share: number) => void, opened: RoleMessage) => Answer | Promise<Answer>,
): Role<Question, FromAsked<Answer>> {
  return (post, opened) => async (question) => {
    try {
      const found = await answer(unpackedInWorker(question), (share) => post({ type: "progress", share }), opened);
      post({ type: "done", answer: found }, [...buffersOf(found)]);
    } catch (error) {
      post({ type: "failed", failure: describeFailure(error) });
    }
  };
}
