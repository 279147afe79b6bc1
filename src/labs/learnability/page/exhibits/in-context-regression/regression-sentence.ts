/** The sentence over the curves. */

import { joinSentences } from "../../../../../platform/ui/grammar";
import type { TrainedSpec } from "../../../document/document";
import { within } from "../../../math/tasks/in-context-regression/staircase";
import { nameInText } from "../../learners";
import { layersOf, type Stair, type Theory } from "./regression-data";
import { regressionText } from "./words";

/** A wait belongs to a height within 5 percent of it: those of finitely many prompts are a few percent from theory. */
const near = 0.05;

/** @param stairs  all in sight. @param stair  the one that is shown. */
export function regressionSentence(theory: Theory, stairs: readonly Stair[], stair: Stair | null): string {
  const words = regressionText.sentence;
  const best = theory.heights[theory.heights.length - 1];
  if (!stair) return words.begin(best);
  if (stair.diverged) return words.diverged(nameInText(stair.learner));
  const deep = deepest(stairs);
  const said = deep ? ofLayers(theory, deep) : clause(theory, stair, lastOf(stair));
  return joinSentences(said, words.best(best));
}

const lastOf = ({ error }: Stair) => error[error.length - 1];

/** The learner with most layers, of those with several. */
function deepest(stairs: readonly Stair[]): Stair | null {
  const layered = stairs.filter(({ learner }) => layersOf(learner.spec) > 1);
  return layered.reduce<Stair | null>(
    (deep, stair) => (deep && layersOf(deep.learner.spec) >= layersOf(stair.learner.spec) ? deep : stair),
    null,
  );
}

function ofLayers({ steps }: Theory, stair: Stair): string {
  const { sentence } = regressionText;
  const layers = layersOf(stair.learner.spec);
  return stair.diverged ? sentence.diverged(nameInText(stair.learner)) : sentence.deep(layers, lastOf(stair), steps[layers - 1]);
}

function clause({ heights }: Theory, { waits, error, step, learner }: Stair, last: number): string {
  const words = regressionText.sentence;
  const m = nearest(heights, last);
  const isOver = step[step.length - 1] === learner.spec.steps;
  if (isOver && m > 0 && m < heights.length - 1 && Math.abs(last / heights[m] - 1) <= within) return words.ends(last, m);
  const between = waits.flatMap(({ loss }) => {
    const m = nearest(heights, loss);
    return m > 0 && m < heights.length - 1 && Math.abs(loss / heights[m] - 1) <= near ? [{ loss, predicted: heights[m] }] : [];
  });
  if (between.length > 0)
    return words.waits(
      between.map(({ loss }) => loss),
      between.map(({ predicted }) => predicted),
    );
  if (last > 0.9 * heights[0]) return words.first(last);
  return isAdam(learner.spec) ? words.adam(error[0], last) : words.falls(error[0], last);
}

function isAdam(spec: TrainedSpec): boolean {
  return spec.optimizer === "adamw";
}

function nearest(heights: Float64Array, loss: number): number {
  let best = 0;
  heights.forEach((height, m) => {
    if (Math.abs(height - loss) < Math.abs(heights[best] - loss)) best = m;
  });
  return best;
}
