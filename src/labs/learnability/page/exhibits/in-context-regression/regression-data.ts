/** What the panel of in-context regression draws, from the document and the reports of the run. */
import type { Experiment, LearnerSpec } from "../../../document/document";
import { headsOf } from "../../../math/learners/training-methods";
import { gradientStepErrors } from "../../../math/tasks/in-context-regression/gradient-steps";
import { matrixOfFunction } from "../../../math/tasks/in-context-regression/layer-matrix";
import type { InContextRegressionSpec } from "../../../math/tasks/in-context-regression/schema";
import { type Wait, waitsOf } from "../../../math/tasks/in-context-regression/staircase";
import { contextSpectrum, inputSpectrum, plateaus } from "../../../math/tasks/in-context-regression/theory";
import { isGradient, type NamedGradient, namedLearners } from "../../learners";
import type { RunSeries } from "../../session/series";
import { ridgeError, type ShownPrompt, shownPrompt } from "./context-answers";

/** A learner that takes gradient steps, and its curves. */
export interface Stair {
  readonly learner: NamedGradient;
  readonly step: Float64Array;
  /** Exact mean squared error where it is known, else that on the test prompts. */
  readonly error: Float64Array;
  /** Shares of the best layer, of each direction; null where they are not recorded. */
  readonly shares: readonly Float64Array[] | null;
  readonly waits: readonly Wait[];
  readonly diverged: boolean;
}

export interface Theory {
  readonly lambda: Float64Array;
  readonly gamma: Float64Array;
  /** After m = 0 .. D directions. */
  readonly heights: Float64Array;
  /** After k = 1, 2, ... gradient steps in the context, as many as the deepest learner has layers. */
  readonly steps: readonly number[];
  readonly ridge: number;
}

const known = new Map<string, Theory>();

/** The errors that theory gives for a target; ridge takes some milliseconds, so that the last one is kept. */
export function theoryOf(task: InContextRegressionSpec, learners: readonly LearnerSpec[]): Theory {
  const { dimension, context, spectrum, trace, noise } = task;
  const depth = Math.max(1, ...learners.map(layersOf));
  const key = JSON.stringify([dimension, context, spectrum, trace, noise, depth]);
  const before = known.get(key);
  if (before) return before;
  const theory = {
    lambda: inputSpectrum(task),
    gamma: contextSpectrum(task),
    heights: plateaus(task),
    steps: gradientStepErrors(task, depth),
    ridge: ridgeError(task),
  };
  known.clear();
  known.set(key, theory);
  return theory;
}

/** Layers of linear attention of a learner that has several; 0 of others. */
export function layersOf(spec: LearnerSpec): number {
  return spec.kind === "linear-layers" ? spec.layers : 0;
}

/** The learners in sight that have a curve. */
export function stairsOf(experiment: Experiment, series: RunSeries, hidden: ReadonlySet<number> = new Set()): Stair[] {
  return namedLearners(experiment).flatMap((learner) => {
    const state = series.gradients.get(learner.index);
    if (!isGradient(learner) || hidden.has(learner.index) || !state || state.curve.step.length === 0) return [];
    const { step, test, learned } = state.curve;
    const error = learned?.error ?? test;
    return [{ learner, step, error, shares: learned?.shares ?? null, waits: waitsOf(step, error), diverged: state.diverged !== undefined }];
  });
}

/** The learner whose directions and matrix are shown: the first with separate keys and queries, else the first. */
export function shownStair(stairs: readonly Stair[]): Stair | null {
  const separate = stairs.find(({ learner, shares }) => shares !== null && typeof headsOf(learner.spec)?.keyQueryRank === "number");
  return separate ?? stairs.find(({ shares }) => shares !== null) ?? stairs[0] ?? null;
}

/** The first recorded step at which half of a direction is learned; null before. */
export function halfLearned({ step, shares }: Stair, direction: number): number | null {
  const at = shares?.[direction].findIndex((share) => share >= 0.5) ?? -1;
  return at < 0 ? null : step[at];
}

/** The shown learner on the shown prompt; null until both have been reported. */
export interface ShownAnswer {
  readonly M: Float64Array;
  readonly prompt: ShownPrompt;
  readonly answer: number;
  readonly sample: number;
}

export function shownAnswer(task: InContextRegressionSpec, stair: Stair | null, series: RunSeries): ShownAnswer | null {
  const { target } = series;
  const p = stair && series.views.get(stair.learner.index)?.p;
  if (!target || !p || target.d !== task.dimension + 1) return null;
  const prompt = shownPrompt(target.Z, target.d, target.n, task.noise);
  return { M: matrixOfFunction(p, target.d), prompt, answer: prompt.answer(p), sample: target.sample };
}
