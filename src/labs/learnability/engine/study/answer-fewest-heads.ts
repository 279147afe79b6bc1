import { DimensionError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { type Compression, compress } from "../../math/learners/closed-form/compress";
import { genericHeads } from "../../math/learners/closed-form/generic-heads";
import { requireSearchable } from "../../math/learners/closed-form/searchable";
import { Workspace } from "../../math/workspace";
import type { Prepared } from "./prepared";
import type { FewestHeadsAnswer, HeadsTrial, QuestionOf } from "./questions";

/**
 * Relative residual below which the heads represent the function: a converged search is well below it in float64, and one
 * head too few is well above.
 */
const enough = 1e-9;

/** The smallest distance from the closed form by this many heads, for every number in a range, in the order of the question. */
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
  // A search pauses for other questions, so it has its own workspace.
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
