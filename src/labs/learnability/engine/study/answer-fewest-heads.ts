import { DimensionError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { type Compression, compress, requireSearchable } from "../../math/learners/closed-form/compress";
import { genericHeads } from "../../math/learners/closed-form/generic-heads";
import { Workspace } from "../../math/workspace";
import type { Prepared } from "./prepared";
import type { FewestHeadsAnswer, HeadsTrial, QuestionOf } from "./questions";

/**
 * A relative residual below which heads make the function: what a search that converges leaves in float64 is well below,
 * what one head too few leaves is well above.
 */
const enough = 1e-9;

/** How near the closed form can be come by so many heads, for every number between two, in the order of the question. */
export function* answerFewestHeads(
  prepared: Prepared,
  { from, to, starts }: QuestionOf<"fewest-heads">,
  onPartial: (answer: FewestHeadsAnswer) => void,
): LongComputation<FewestHeadsAnswer> {
  for (const heads of [from, to])
    if (!Number.isInteger(heads) || heads < 1) throw new DimensionError(`heads must be a whole number of at least 1, got ${heads}`);
  const { dataset } = yield* within(0, 0.05, prepared.loaded());
  const { d, outputs, teacher } = dataset;
  requireSearchable(d);
  const { p } = yield* within(0.05, 0.1, prepared.primalFit());
  // A search pauses for other questions, so that it has a workspace of its own.
  const workspace = new Workspace();
  const counts = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * Math.sign(to - from));
  const trials: HeadsTrial[] = [];
  const answer = (tried: readonly HeadsTrial[], done: boolean): FewestHeadsAnswer => {
    return { kind: "fewest-heads", generic: genericHeads(d, outputs), teacher: teacher?.count ?? null, trials: tried, done };
  };
  for (const [k, heads] of counts.entries()) {
    const trial = ({ residual, starts: made }: Compression): HeadsTrial => ({ heads, residual, starts: made });
    const onStart = (best: Compression) => onPartial(answer([...trials, trial(best)], false));
    const options = { starts, seed: prepared.experiment.seed, tolerance: enough, onStart };
    const [begin, end] = [0.1 + (0.9 * k) / counts.length, 0.1 + (0.9 * (k + 1)) / counts.length];
    trials.push(trial(yield* within(begin, end, compress(workspace, p, d, outputs, heads, options))));
    onPartial(answer([...trials], false));
  }
  return answer(trials, true);
}
