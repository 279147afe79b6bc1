/** Curve and level of gradient descent on W in the loss chart. */
import { formatValue } from "../../../../platform/charts/format";
import type { LossLevel, LossLine } from "../../../../platform/charts/loss-data";
import type { ConvexJobState } from "../../engine/protocol";
import { type NamedConvex, nameInLabel } from "../learners";
import type { RunSeries } from "../session/series";
import { drawnErrors, drawsTraining } from "./drawn-errors";
import type { LossChoice } from "./loss-choice";
import { panelText } from "./words";

/** Its curve against steps, or against samples, all of which every step uses. */
export function convexLine(learner: NamedConvex, { curve, samples, diverged }: ConvexJobState, choice: LossChoice): LossLine {
  const { index, color, textColor, marker, stroke } = learner;
  const main = drawnErrors(curve, choice);
  const unit = choice.against === "samples" ? samples : 1;
  return {
    id: `learner-${index}`,
    name: nameInLabel(learner),
    color,
    textColor,
    marker,
    stroke,
    x: curve.step.map((step) => step * unit),
    main,
    thin: drawsTraining(curve, choice) ? null : curve.train,
    band: null,
    note: diverged ? panelText.loss.divergedNote : formatValue(main.at(-1) ?? Number.NaN),
    diverged: diverged !== undefined,
  };
}

/** Its final error against time: the curve is computed at once, so it has no course in time. */
export function convexLevel(learner: NamedConvex, series: RunSeries, choice: LossChoice): LossLevel[] {
  const { index } = learner;
  const state = series.convexes.get(index);
  const value = state && drawnErrors(state.curve, choice).at(-1);
  // A diverged learner has no level; the caption states the divergence.
  if (!state || value === undefined || state.diverged) return [];
  const from = Math.max(1e-9, state.milliseconds / 1000);
  const note = panelText.loss.closedFormNote(value, state.milliseconds);
  return [{ id: `learner-${index}`, role: "convex", name: nameInLabel(learner), value, note, from }];
}

/** Every step of gradient descent on W uses all samples; their number is known once they are generated. */
export function convexEnd({ index, spec }: NamedConvex, series: RunSeries, { against }: LossChoice) {
  const unit = against === "samples" ? (series.convexes.get(index)?.samples ?? 0) : 1;
  return against === "seconds" || unit === 0 ? [] : [{ first: unit, last: unit * spec.steps }];
}
