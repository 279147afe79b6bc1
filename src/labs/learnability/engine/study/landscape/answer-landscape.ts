import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import type { Experiment } from "../../../document/document";
import { padded, weightsOf } from "../../../math/learners/landscape/weights";
import { coefficientsOfHeads } from "../../../math/model/function-space";
import type { Heads } from "../../../math/model/samples";
import { labProblem } from "../../lab-problem";
import type { Prepared } from "../prepared";
import { directionsOf, type Surroundings } from "./directions";
import type { Paths } from "./paths";
import type { LandscapeAnswer, LandscapeQuestion } from "./questions";
import { endOf, quadraticLossOf, trainingOf } from "./solutions";
import { functionView, type Scene, weightView } from "./views";

/** The training loss over a plane of weight space and over one of function space, with the learner's path on both. */
export function* answerLandscape(
  prepared: Prepared,
  paths: Paths,
  experiment: Experiment,
  question: LandscapeQuestion,
): LongComputation<LandscapeAnswer> {
  const loaded = yield* within(0, 0.05, prepared.loaded());
  const samples = trainingOf(prepared, loaded);
  const { p: closedForm } = yield* within(0.05, 0.1, prepared.primalFit());
  const { teacher } = loaded.dataset;
  const path = yield* within(0.1, 0.6, paths.of(experiment, loaded.dataset, question));
  const others = yield* within(0.6, 0.7, othersOf(prepared, paths, experiment, question));
  const leadsToTeacher = question.first.kind === "teacher" || question.second.kind === "teacher";
  const layers = [path[0].heads, ...others.values(), ...(teacher && leadsToTeacher ? [teacher] : [])];
  const heads = Math.max(...layers.map(({ count }) => count));
  const points = path.map((point) => padded(point.heads, heads));
  const around: Surroundings = {
    origin: points[question.origin === "end" ? points.length - 1 : 0],
    weights: points.map(weightsOf),
    functions: points.map(coefficientsOfHeads),
    teacher,
    others,
    seed: experiment.seed,
    loss: () => quadraticLossOf(prepared, loaded),
  };
  const directions = yield* within(0.7, 0.85, directionsOf(around, question.first, question.second));
  const scene: Scene = { samples, around, directions, closedForm };
  const weights = yield* within(0.85, 0.92, weightView(scene));
  const { view, replaced } = yield* within(0.92, 1, functionView(scene));
  return {
    kind: "landscape",
    learner: question.learner,
    first: question.first,
    second: question.second,
    step: endOf(path).step,
    ownHeads: path[0].heads.count,
    heads,
    steps: Float64Array.from(path, ({ step }) => step),
    losses: Float64Array.from(path, ({ loss }) => loss),
    weights,
    functions: view,
    replaced,
    curvatures: directions.flatMap(({ curvature }) => (curvature === null ? [] : [curvature])),
  };
}

/** Positions of the learners to which a direction leads. */
function* othersOf(
  prepared: Prepared,
  paths: Paths,
  experiment: Experiment,
  { learner, first, second }: LandscapeQuestion,
): LongComputation<Map<number, Heads>> {
  const { dataset } = yield* prepared.loaded();
  const asked = [first, second].filter((direction) => direction.kind === "learner");
  const ends = new Map<number, Heads>();
  for (const [k, other] of asked.entries()) {
    if (other.learner === learner) throw new PlaygroundError(labProblem("direction-of-itself"));
    const path = yield* within(k / asked.length, (k + 1) / asked.length, paths.of(experiment, dataset, other));
    ends.set(other.learner, endOf(path).heads);
  }
  return ends;
}
