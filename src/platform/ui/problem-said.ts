/** What is wrong, in the language of the page. */

import { formatSetting, inDigits } from "../charts/format";
import { begun, problemSentences as joined, type Problem, type ProblemWords, problemLine, problemWords } from "../fields/problem";
import { printed, sentencesFor } from "./language";

const digits = /^[−-]?\d+(?:[.]\d+)?(?:e[+-]?\d+)?$/;
/** As modules below write thousands, whose messages the command line prints as well: 2,000,001. */
const thousands = /^[−-]?\d{1,3}(?:,\d{3})+$/;

/** A number within a sentence that came from below, where all are written with a point, as the screen writes it; null for words. */
function numberSaid(text: string): string | null {
  if (thousands.test(text)) return text.replaceAll(",", "\u202f");
  return digits.test(text) ? inDigits(text) : null;
}

/** Fields keep their names, which are those of files and links; lines of a text are counted in words. */
export function problemSaid(problem: Problem): string {
  return printed(problemLine(said(problem)));
}

/** The sentence, begun with its field, and the hint, for texts that put something between them. */
export function saidParts(problem: Problem): readonly [message: string, hint: string | undefined] {
  const words = said(problem);
  return [printed(begun(words)), words.hint === undefined ? undefined : printed(words.hint)];
}

/** Of a computation that failed: what went wrong and what to do, as sentences, the last without its full stop where it has none. */
export function failureSaid(problem: Problem): string {
  return printed(joined(said(problem)));
}

function said(problem: Problem): ProblemWords {
  return problemWords(problem, sentencesFor(problem), valueSaid);
}

/** Sizes and counts are written as everywhere on the page; what a file has is quoted. */
function valueSaid(value: string | number): string {
  return typeof value === "number" ? formatSetting(value) : (numberSaid(value) ?? value);
}
