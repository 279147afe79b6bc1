import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import type { Experiment } from "../../../document/document";
import { aligned } from "../../../math/learners/landscape/alignment";
import { functionSurface, weightSurface } from "../../../math/learners/landscape/residuals";
import { length, padded, plus, weightsOf } from "../../../math/learners/landscape/weights";
import { coefficientsOfHeads } from "../../../math/model/function-space";
import type { Heads } from "../../../math/model/samples";
import type { Dataset } from "../../../math/tasks/dataset";
import { labProblem } from "../../lab-problem";
import type { Prepared } from "../prepared";
import type { Paths } from "./paths";
import type { BarrierAnswer, BarrierQuestion, OtherSolution, SegmentView } from "./questions";
import { endOf, trainingOf } from "./solutions";

/** The training loss between two solutions: between the heads as they are, between aligned heads, and between the functions. */
export function* answerBarrier(
  prepared: Prepared,
  paths: Paths,
  experiment: Experiment,
  question: BarrierQuestion,
): LongComputation<BarrierAnswer> {
  const loaded = yield* within(0, 0.1, prepared.loaded());
  const samples = trainingOf(prepared, loaded);
  const { dataset } = loaded;
  const own = endOf(yield* within(0.1, 0.5, paths.of(experiment, dataset, question)));
  const found = yield* within(0.5, 0.8, otherHeads(paths, experiment, dataset, question.other));
  const heads = Math.max(own.heads.count, found.count);
  const here = padded(own.heads, heads);
  const other = padded(found, heads);
  const matched = aligned(other, here);
  const between = function* (there: Heads): LongComputation<SegmentView> {
    const direction = plus(weightsOf(there), weightsOf(here), -1);
    return { surface: yield* weightSurface(samples, here, weightsOf(here), direction, null), length: length(direction) };
  };
  const [p, q] = [coefficientsOfHeads(here), coefficientsOfHeads(other)];
  const change = plus(q, p, -1);
  return {
    kind: "barrier",
    learner: question.learner,
    step: own.step,
    other: question.other,
    heads,
    unaligned: yield* within(0.8, 0.87, between(other)),
    aligned: yield* within(0.87, 0.94, between(matched.heads)),
    functions: { surface: yield* within(0.94, 1, functionSurface(samples, p, change, null)), length: length(change) },
    from: matched.from,
    scales: matched.scales,
  };
}

function* otherHeads(paths: Paths, experiment: Experiment, dataset: Dataset, other: OtherSolution): LongComputation<Heads> {
  if (other.kind === "learner") return endOf(yield* paths.of(experiment, dataset, other)).heads;
  if (!dataset.teacher) throw new PlaygroundError(labProblem("barrier-no-teacher"));
  return dataset.teacher;
}
