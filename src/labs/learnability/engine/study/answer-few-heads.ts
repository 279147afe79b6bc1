import { finish, type LongComputation, within } from "../../../../platform/numerics/progress";
import { errorsOfCoefficients } from "../../math/learners/closed-form/fit-errors";
import { bestOfFewHeads, headsNeeded, isSearchable } from "../../math/learners/few-heads/best-of-few-heads";
import { meansOf } from "../../math/learners/few-heads/means";
import { coefficientsOfHeads } from "../../math/model/function-space";
import { Workspace } from "../../math/workspace";
import type { Prepared } from "./prepared";
import type { FewHeadsAnswer, FewHeadsError, QuestionOf } from "./questions";

/**
 * The best fits of fewer heads than the target needs, each reported when it is found. Left out are numbers of heads that
 * suffice, those whose search would take minutes, and all of them where Lambda is singular: many functions then fit equally
 * well, and the test error would be that of an arbitrary one.
 */
export function* answerFewHeads(
  prepared: Prepared,
  { heads }: QuestionOf<"few-heads">,
  onPartial: (answer: FewHeadsAnswer) => void,
): LongComputation<FewHeadsAnswer> {
  const { dataset, data, moment } = yield* within(0, 0.1, prepared.loaded());
  const { d, outputs, teacher } = dataset;
  const needed = headsNeeded(d, outputs, teacher?.count ?? null);
  const asked = heads.filter((count) => count < needed && isSearchable(d, count));
  const fits: FewHeadsError[] = [];
  const answer = (done: boolean): FewHeadsAnswer => ({ kind: "few-heads", fits: [...fits], done });
  if (asked.length === 0 || !moment || !data.training.resident.labelled) return answer(true);
  const { free } = yield* within(0.1, 0.2, prepared.directions());
  if (free.nullity > 0) return answer(true);
  const means = meansOf(prepared.workspace, moment, data.training.labels);
  // A search pauses for other questions, so it has its own workspace.
  const workspace = new Workspace();
  for (const [k, count] of asked.entries()) {
    const [from, to] = [0.2 + (0.8 * k) / asked.length, 0.2 + (0.8 * (k + 1)) / asked.length];
    const found = yield* within(from, to, bestOfFewHeads(workspace, means, count, prepared.experiment.seed));
    const errors = finish(errorsOfCoefficients(prepared.workspace, coefficientsOfHeads(found.heads), data.sets));
    fits.push({ heads: count, errors });
    onPartial(answer(false));
  }
  return answer(true);
}
