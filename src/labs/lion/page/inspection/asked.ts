/** The encoder that a panel looks into: a learner of the document, with the weights that it has come to. */
import { useMemo } from "react";
import { formatCount } from "../../../../platform/charts/format";
import { isUnderWay } from "../../../../platform/engine/job";
import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { AskedEncoder } from "../../engine/encoders/messages";
import { namedEncoders } from "../encoders";
import { useDocument, useSeries } from "../session/react";
import { inspectionText } from "./words";

export interface ShownEncoder extends AskedEncoder {
  readonly name: string;
  /** After which its weights are as they are; 0 with the first ones. */
  readonly step: number;
}

/**
 * Null where the document has no learners. While a learner is trained its first weights are shown, as no reader could follow what
 * changes with every step; those of the end follow.
 */
export function useShownEncoder(wished: number): ShownEncoder | null {
  const document = useDocument();
  const series = useSeries(usePanelOnScreen(), readingPace);
  const learner = Math.min(wished, document.learners.length - 1);
  const state = series.encoder(learner);
  const run = state && !isUnderWay(state.status) ? state.runs[0] : null;
  const weights = run?.weights ?? null;
  const step = weights ? (run?.looks.step.at(-1) ?? 0) : 0;
  return useMemo(
    () => (learner < 0 ? null : { document, learner, weights, step, name: namedEncoders(document)[learner].name }),
    [document, learner, weights, step],
  );
}

/** How far it has come, as a sentence begins. */
export function afterWhat({ step }: Pick<ShownEncoder, "step">): string {
  return step === 0 ? inspectionText.first : inspectionText.trained(formatCount(step));
}

/** The same for the same weights. */
export function encoderKey({ document, learner, step }: ShownEncoder): string {
  return JSON.stringify([document, learner, step]);
}
