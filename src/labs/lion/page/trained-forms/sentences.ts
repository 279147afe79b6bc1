/** Captions of the panel on trained weights in three forms. */
import { formatCount, formatDuration, formatRounded, formatValue } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import { chunkWithin, encoderForms, type FormAnswers, type FormCost } from "../../engine/encoders/messages";
import { afterWhat, type ShownEncoder } from "../inspection/asked";
import { inspectionText } from "../inspection/words";
import type { FormsShows } from "./views";
import { trainedFormsText } from "./words";

/** @param isDone  whether all forms have been computed. */
export function answersSentence(encoder: ShownEncoder | null, answers: readonly FormAnswers[], isDone: boolean): string {
  const words = trainedFormsText;
  if (!encoder) return inspectionText.none;
  if (!isDone || answers.length === 0) return words.waiting;
  const { document, learner } = encoder;
  const [when, who] = [afterWhat(encoder), encoder.name];
  if (answers.every(({ form }) => form === "full"))
    return words.alone[document.learners[learner].variant === "softmax" ? "softmax" : "sided"](when, who);
  const [float64, float32] = (["float64", "float32"] as const).map((precision) =>
    formatValue(Math.max(...answers.filter((one) => one.precision === precision).map(({ difference }) => difference))),
  );
  const tokens = document.problem.kind === "task" ? document.problem.length : 0;
  return words.agree(when, who, formatCount(tokens), formatCount(chunkWithin(tokens)), float64, float32, formatValue(answers[0].largest));
}

/** @param costs  null before the measurement has been started. */
export function costsSentence(show: Exclude<FormsShows, "answers">, costs: readonly FormCost[] | null): string {
  const words = trainedFormsText;
  if (!costs) return words.asleep;
  const forms = encoderForms.filter((form) => costs.some((one) => one.form === form));
  const lengths = [...new Set(costs.map(({ length }) => length))];
  const of = (form: FormCost["form"], length: number) => costs.find((one) => one.form === form && one.length === length);
  const longest = Math.max(...lengths.filter((length) => forms.every((form) => of(form, length))));
  if (!Number.isFinite(longest)) return words.measuring;
  const amounts = forms.map((form) => {
    const { milliseconds, bytes } = of(form, longest)!;
    return words.timed(words.forms[form], show === "time" ? formatDuration(milliseconds) : words.megabytes(megabytes(bytes)));
  });
  const relative = Math.max(...costs.flatMap((one) => (one.relative === null ? [] : [one.relative])));
  return joinSentences(words[show](formatCount(longest), amounts), forms.length > 1 && words.apart(formatValue(relative)));
}

function megabytes(bytes: number): string {
  return formatRounded(bytes / 1e6, 3);
}
