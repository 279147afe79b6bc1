/** Words of problems, in the language of the page. */

import { formatSetting, inDigits } from "../charts/format";
import { begun, problemSentences as joined, type Problem, type ProblemWords, problemLine, problemWords } from "../fields/problem";
import { printed, sentencesFor } from "./language";

const digits = /^[−-]?\d+(?:[.]\d+)?(?:e[+-]?\d+)?$/;
/** Thousands as the modules below the page write them, whose messages the command line prints, too: 2,000,001. */
const thousands = /^[−-]?\d{1,3}(?:,\d{3})+$/;

/** A number that a module below the page wrote with a decimal point, in the form of the page; null for words. */
function numberSaid(text: string): string | null {
  if (thousands.test(text)) return text.replaceAll(",", "\u202f");
  return digits.test(text) ? inDigits(text) : null;
}

/** Fields keep their names, which are those of files and links; numbers of lines are words. */
export function problemSaid(problem: Problem): string {
  return printed(problemLine(said(problem)));
}

/** The sentence, begun with its field, and the hint, for texts that put a part between them. */
export function saidParts(problem: Problem): readonly [message: string, hint: string | undefined] {
  const words = said(problem);
  return [printed(begun(words)), words.hint === undefined ? undefined : printed(words.hint)];
}

/** The problem of a failed computation and the advice, as sentences; the last one has no full stop if it had none. */
export function failureSaid(problem: Problem): string {
  return printed(joined(said(problem)));
}

function said(problem: Problem): ProblemWords {
  return problemWords(problem, sentencesFor(problem), valueSaid);
}

/** Sizes and counts are written as everywhere on the page; values of a file are quoted. */
function valueSaid(value: string | number): string {
  return typeof value === "number" ? formatSetting(value) : (numberSaid(value) ?? value);
}
