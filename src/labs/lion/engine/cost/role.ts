import { describeFailure } from "../../../../platform/engine/failure";
import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { measureCosts } from "./measure";
import type { FromCosts, ToCosts } from "./messages";
import { costSources } from "./sources";

/** The role of a worker that measures forms on this device, with nothing else on its thread. */
export const costs: Role<ToCosts, FromCosts> = (post) => {
  const defer = openTurns();
  const clock = { now: () => performance.now(), pause: () => new Promise<void>((resolve) => defer(resolve)) };
  const answer = async (question: ToCosts) => {
    const sources = await Promise.all(costSources.map((open) => open(question)));
    await measureCosts(
      question,
      sources.filter((source) => source !== null),
      post,
      clock,
    );
  };
  return (question) => void answer(question).catch((error: unknown) => post({ type: "failed", failure: describeFailure(error) }));
};
