/** What is wrong, in the language of the page. */
import { formatSetting } from "../charts/format";
import { type Problem, problemLine, problemWords, type Sentences } from "../fields/problem";
import { printed, problemSentences, translate } from "./language";
import { numberSaid } from "./number-said";

/** Fields keep their names, which are those of files and links; lines of a text are counted in words. */
export function problemSaid(problem: Problem): string {
  const { message, hint } = said(problem);
  return printed(problemLine({ field: placeOf(problem), message, ...(hint === undefined ? {} : { hint }) }));
}

/** The sentence, begun with its field, and the hint, for texts that put something between them. */
export function saidParts(problem: Problem): readonly [message: string, hint: string | undefined] {
  const { message, hint } = said(problem);
  const place = placeOf(problem);
  return [printed(place ? `${place} ${message}` : message), hint === undefined ? hint : printed(hint)];
}

function placeOf({ field, place }: Problem): string {
  return place ? said(place).message : field.startsWith("line ") ? translate(field) : field;
}

/** Sentences that are no data yet are recognised by their English. */
function said(problem: Problem): Sentences[string] {
  const words = problemWords(problem, problemSentences(), valueSaid);
  if (words) return words;
  const { message, hint } = problem;
  return { message: translate(message), ...(hint === undefined ? {} : { hint: translate(hint) }) };
}

/** Sizes and counts are written as everywhere on the page; what a file has is quoted. */
function valueSaid(value: string | number): string {
  return typeof value === "number" ? formatSetting(value) : (numberSaid(value) ?? translate(value));
}
