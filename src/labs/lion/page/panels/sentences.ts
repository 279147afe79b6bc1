/** Captions of the panels on forms, built from the run. */
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import { failureSaid, saidParts } from "../../../../platform/ui/problem-said";
import type { LionDocument } from "../../document/document";
import { type NotFinite, notFiniteProblem } from "../../engine/agreement";
import type { GpuAnswer } from "../../engine/gpu/messages";
import { type DrawnHead, type FormsState, mostDrawn } from "../../engine/protocol";
import { shortcutDifferences } from "./head";
import { lionPanelText } from "./words";

/** Differences that are rounding and nothing else, as a share of the largest output. */
const roundingOf = { float64: 1e-12, float32: 1e-5 } as const;

/** The differences between the forms, and those of naive combinations of the two directions. */
export function agreementSentence(state: FormsState | null, document: LionDocument): string {
  const words = lionPanelText.agreement;
  if (state?.failure) return failureSaid(state.failure);
  if (!state || state.forms.length === 0) return words.waiting;
  const [{ form }] = state.forms;
  const { precision } = document;
  const [broken] = state.notFinite ?? [];
  return joinSentences(
    broken
      ? notComparedSentence(broken, precision)
      : state.forms.length === 1
        ? words.one(lionPanelText.forms[form])
        : agreed(state, precision)
          ? words.agree(formatCount(state.forms.length), formatValue(state.maxDifference), precision)
          : words.differ(formatValue(state.maxDifference), formatValue(state.largestOutput)),
    state.head && document.scans === 1 && !broken && shortcutsSentence(state, state.head, document),
    // Larger sequences have no panels of matrices.
    !state.head && document.problem.kind !== "image" && words.notDrawn(formatCount(mostDrawn.length), formatCount(mostDrawn.width)),
  );
}

/** The differences of naive combinations of the two directions from the forms. */
function shortcutsSentence({ largestOutput }: FormsState, head: DrawnHead, document: LionDocument): string {
  const words = lionPanelText.agreement;
  const values = [...shortcutDifferences(head, document).values()];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most <= roundingOf[document.precision] * largestOutput ? words.othersAlike : words.others(formatValue(least), formatValue(most));
}

/** Why a form has no outputs for some tokens, and what to do. */
function notComparedSentence(broken: NotFinite, precision: LionDocument["precision"]): string {
  const [why, hint = ""] = saidParts({ ...notFiniteProblem(precision, broken), field: "" });
  return lionPanelText.agreement.notCompared(lionPanelText.forms[broken.form], why, hint);
}

function agreed({ maxDifference, largestOutput }: FormsState, precision: LionDocument["precision"]): boolean {
  return maxDifference <= roundingOf[precision] * largestOutput;
}

/** The result of the GPU of this device; null until it is known. */
export function gpuSentence(answer: GpuAnswer | null, largestOutput: number): string | null {
  if (!answer) return null;
  const words = lionPanelText.gpu;
  if (answer.kind === "failed") return words.failures[answer.failure.reason];
  if (answer.kind === "not-compared") return words.obstacles[answer.obstacle];
  const difference = Math.max(...answer.forms.map((form) => form.difference));
  const device = answer.device === "software" ? words.played : answer.device;
  if (!Number.isFinite(difference)) return words.notCompared(device);
  return (difference <= roundingOf.float32 * largestOutput ? words.agree : words.differ)(device, formatValue(difference));
}
