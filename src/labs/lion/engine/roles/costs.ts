import { pausingSweepRole } from "../../../../platform/engine/sweep-role";
import { measureCosts } from "../cost/measure";
import type { MeasuredCost, ToCosts } from "../cost/messages";
import { costSources } from "../cost/sources";

/** Measures forms on this device. */
export const role = pausingSweepRole<ToCosts, MeasuredCost>(async (question, post, clock) => {
  const sources = await Promise.all(costSources.map((open) => open(question)));
  await measureCosts(
    question,
    sources.filter((source) => source !== null),
    post,
    clock,
  );
});
