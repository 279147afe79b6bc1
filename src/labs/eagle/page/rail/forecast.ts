/** Duration of training: the operations of the document at the measured speed of the run, or at a usual speed before. */
import { isUnderWay } from "../../../../platform/engine/job";
import type { EagleDocument } from "../../document/document";
import { multiplyAddsOfStep } from "../../document/operations";
import { multiplyAddsPerSecond } from "../../document/time";
import type { TrainingState } from "../../engine/training/protocol";
import { usePlayground, useSession } from "../session/react";
import { eagleRailText } from "./words";

/** Multiply-adds in a millisecond, as far as a forecast goes. */
const usualSpeed = multiplyAddsPerSecond / 1000;
/** Shorter runs do not allow a forecast. */
const [leastSteps, leastMilliseconds] = [10, 500];
/** Shorter remaining times are not shown. */
const worthTelling = 5000;

/** Of all steps of the network of a document; null where none is trained. */
export function multiplyAdds({ problem, solvers }: EagleDocument): number | null {
  const [spec] = solvers;
  if (problem.kind !== "training" || spec?.kind !== "transformer") return null;
  return spec.steps * multiplyAddsOfStep(problem, spec);
}

/** Remaining time of training; null without a training, and after its end. */
export function millisecondsLeft(document: EagleDocument, state: TrainingState | undefined): number | null {
  const all = multiplyAdds(document);
  const [spec] = document.solvers;
  if (all === null || spec?.kind !== "transformer" || (state && !isUnderWay(state.status))) return null;
  const { iteration = 0, milliseconds = 0 } = state ?? {};
  const isKnown = iteration >= leastSteps && milliseconds >= leastMilliseconds;
  const each = isKnown ? milliseconds / iteration : all / spec.steps / usualSpeed;
  return each * (spec.steps - iteration);
}

/** In words, for the progress line; null for short remaining times. */
export function useForecast(): string | null {
  const { series } = useSession();
  const document = usePlayground(({ experiment }) => experiment);
  const activity = usePlayground((state) => state.activity);
  const speed = usePlayground((state) => state.speed);
  if (activity !== "running" && activity !== "paused") return null;
  const left = millisecondsLeft(document, series.training(0));
  // A speed set by hand is not forecast.
  if (left === null || left < worthTelling || speed !== null) return null;
  return eagleRailText.standing.left(Math.ceil(left / 1000));
}
