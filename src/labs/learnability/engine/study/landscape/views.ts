/** A slice of the loss and the points on it, in both coordinates. */

import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { type Plane, pathDirections, planeOf, shadowOn, shareInPlane } from "../../../math/learners/landscape/projection";
import { functionSurface, type TrainingSamples, weightSurface } from "../../../math/learners/landscape/residuals";
import type { LossSurface } from "../../../math/learners/landscape/surface";
import { length, weightsOf } from "../../../math/learners/landscape/weights";
import { coefficientsOfHeads } from "../../../math/model/function-space";
import { Workspace } from "../../../math/workspace";
import { labProblem } from "../../lab-problem";
import type { Surroundings, TwoSpaces } from "./directions";
import { visible } from "./directions";
import type { PlaneMark, PlaneView } from "./questions";
import { besides, trainingLoss } from "./solutions";

export interface Scene {
  readonly samples: TrainingSamples;
  readonly around: Surroundings;
  readonly directions: readonly [TwoSpaces, TwoSpaces];
  /** p of the closed form, outputs x psi. */
  readonly closedForm: Float64Array;
}

/** A marked point: its function, and its position in the space of the view. */
interface Marked extends Pick<PlaneMark, "what" | "learner"> {
  readonly at: Float64Array;
  readonly function: Float64Array;
}

export function* weightView({ samples, around, directions }: Scene): LongComputation<PlaneView> {
  const { origin, weights, functions, teacher, others } = around;
  const plane = planeOf(weightsOf(origin), directions[0].weights, directions[1].weights);
  if (!plane) throw new PlaygroundError(labProblem("directions-span-no-plane"));
  const surface = yield* within(0, 0.6, weightSurface(samples, origin, plane.origin, plane.first, plane.second));
  const layers = [...others].map(([learner, heads]) => ({ what: "learner" as const, learner, heads }));
  const known =
    teacher && teacher.count <= origin.count ? [...layers, { what: "teacher" as const, learner: null, heads: teacher }] : layers;
  const marked = known.map(({ what, learner, heads }) => {
    return { what, learner, at: weightsOf(besides(heads, origin)), function: coefficientsOfHeads(heads) };
  });
  const marks = yield* within(0.6, 1, marksOn(plane, samples, [...marked, ...endsOf(weights, functions)]));
  return viewOf(plane, surface, weights, marks);
}

export interface FunctionView {
  readonly view: PlaneView;
  /** Whether a direction of the path replaces the first and the second one. */
  readonly replaced: readonly [boolean, boolean];
}

export function* functionView({ samples, around, directions, closedForm }: Scene): LongComputation<FunctionView> {
  const { origin, functions, teacher, others } = around;
  const p = coefficientsOfHeads(origin);
  const { plane, replaced } = yield* within(0, 0.3, functionPlane(around, directions, p));
  const surface = yield* within(0.3, 0.6, functionSurface(samples, plane.origin, plane.first, plane.second));
  const marked: Marked[] = [...others].map(([learner, heads]) => markAt("learner", coefficientsOfHeads(heads), learner));
  if (teacher) marked.push(markAt("teacher", coefficientsOfHeads(teacher)));
  marked.push(markAt("closed-form", closedForm), ...endsOf(functions, functions));
  const marks = yield* within(0.6, 1, marksOn(plane, samples, marked));
  return { view: viewOf(plane, surface, functions, marks), replaced };
}

function markAt(what: PlaneMark["what"], p: Float64Array, learner = -1): Marked {
  return { what, learner, at: p, function: p };
}

/**
 * The images of both directions; where one does not change the function, or both images coincide, a direction of the path
 * replaces it.
 */
function* functionPlane(
  { functions }: Surroundings,
  directions: readonly [TwoSpaces, TwoSpaces],
  p: Float64Array,
): LongComputation<{ plane: Plane; replaced: [boolean, boolean] }> {
  const size = Math.max(length(p), length(functions[0]));
  const [first, second] = directions.map((direction) => visible(direction, size));
  const asChosen = first && second && planeOf(p, first, second);
  if (asChosen) return { plane: asChosen, replaced: [false, false] };
  const ofPath = yield* pathDirections(new Workspace(), functions, p);
  for (const stand of ofPath) {
    const plane = first ? planeOf(p, first, stand) : second ? planeOf(p, stand, second) : planeOf(p, ofPath[0], ofPath[1]);
    if (plane) return { plane, replaced: [!first, !second || Boolean(first)] };
  }
  throw new PlaygroundError(labProblem("directions-span-no-plane"));
}

/** The ends of the path, drawn above other marks. */
function endsOf(points: readonly Float64Array[], functions: readonly Float64Array[]): Marked[] {
  const last = points.length - 1;
  return [
    { what: "start", learner: null, at: points[0], function: functions[0] },
    { what: "end", learner: null, at: points[last], function: functions[last] },
  ];
}

function* marksOn(plane: Plane, samples: TrainingSamples, marked: readonly Marked[]): LongComputation<PlaneMark[]> {
  const marks: PlaneMark[] = [];
  for (const [k, { what, learner, at, function: p }] of marked.entries()) {
    const loss = yield* within(k / marked.length, (k + 1) / marked.length, trainingLoss(samples, p));
    marks.push({ what, learner, ...shadowOn(plane, at), loss });
  }
  return marks;
}

function viewOf(plane: Plane, surface: LossSurface, path: readonly Float64Array[], marks: readonly PlaneMark[]): PlaneView {
  const shadows = path.map((point) => shadowOn(plane, point));
  return {
    surface,
    path: {
      a: Float64Array.from(shadows, ({ a }) => a),
      b: Float64Array.from(shadows, ({ b }) => b),
      off: Float64Array.from(shadows, ({ off }) => off),
    },
    share: shareInPlane(plane, path),
    marks,
  };
}
