/** The caption of the reversal test: it follows from the settings of the encoder, with the measured differences. */
import { formatValue } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import type { MirrorChanges, MirrorRun } from "../../engine/encoders/messages";
import type { Reversal } from "../../math/encoder/mirror";
import { isReadFromMean } from "../../math/tasks/tasks";
import { afterWhat, type ShownEncoder } from "../inspection/asked";
import { inspectionText } from "../inspection/words";
import { mirrorText } from "./words";

/** Whether any difference is rounding. */
export function isExact({ breaks, orderless }: Pick<MirrorRun, "breaks" | "orderless">, reversal: Reversal): boolean {
  return orderless || (reversal === "all" && breaks.length === 0);
}

/** @param own  of the encoder as it is; null while it has not come. */
export function mirrorSentence(encoder: ShownEncoder | null, own: MirrorRun | null, reversal: Reversal): string {
  const words = mirrorText;
  if (!encoder) return inspectionText.none;
  if (!own) return words.waiting;
  const [when, who] = [afterWhat(encoder), encoder.name];
  const [difference, largest] = [formatValue(own.difference), formatValue(own.largest)];
  const first = own.orderless
    ? words.orderless(when, who, difference)
    : reversal === "after-start"
      ? words.kept(when, who, difference, largest)
      : own.breaks.length === 0
        ? words.blind(when, who, difference)
        : words.sighted(when, who, listed(own.breaks.map((one) => words.because[one])), difference, largest);
  return joinSentences(first, readOutSentence(encoder, own, reversal));
}

/** The read-out of the whole sequence; nothing where every token has an answer. */
function readOutSentence({ document }: ShownEncoder, own: MirrorRun, reversal: Reversal): string | null {
  if (own.readOut === null) return null;
  const words = mirrorText.readOut;
  const { problem } = document;
  const ofMean = problem.kind === "task" && isReadFromMean(problem.task, problem.readOut);
  // A whole sequence that is reversed has another first token.
  const same = own.orderless ? ofMean || reversal === "after-start" : ofMean && isExact(own, reversal);
  const kind = ofMean ? words.mean : words.first;
  return same ? words.same(kind) : words.other(kind, formatValue(own.readOut));
}

function listed(names: readonly string[]): string {
  const last = names[names.length - 1];
  return names.length === 1 ? last : mirrorText.and(names.slice(0, -1).join(", "), last);
}

/** The setting that was changed, or the name of the encoder. */
export function caseName({ convention, directions, positions }: MirrorChanges, name: string): string {
  const { cases } = mirrorText;
  if (convention) return cases[convention];
  if (directions === "both" || directions === "split") return cases[directions];
  if (positions === "none" || positions === "sin") return cases[positions];
  return cases.own(name);
}
