/** Makes problems from their codes; `jff-problems.ts` has the sentences. */

import { type Problem, problemsOf, type Values } from "../../../../../platform/fields/problem";
import { spottedProblemsOf } from "../machine/problem";
import type { JffProblemCode, jffSentences } from "./jff-problems";

export const jffProblem = spottedProblemsOf<typeof jffSentences>();
const ofParser = problemsOf<typeof jffSentences>();

/** The messages of the parser as patterns, with groups for the names in them. */
const parserForms: readonly (readonly [RegExp, JffProblemCode])[] = [
  [/^Start tag expected$/, "xml-no-start"],
  [/^XML declaration allowed only at the start of the document$/, "xml-declaration"],
  [/^Invalid space after '<'$/, "xml-space"],
  [/^Tag '(?<tag>.+)' is an invalid name$/s, "xml-tag-name"],
  [/^Attributes for '(?<tag>.+)' have open quote$/s, "xml-open-quote"],
  [/^Closing tag '(?<tag>.+)' has not been opened$/s, "xml-not-opened"],
  [/^Closing tag '(?<tag>.+)' .+$/s, "xml-closing-tag"],
  [
    /^Expected closing tag '(?<tag>.+)' \(opened in line (?<line>\d+), col (?<column>\d+)\) instead of closing tag '(?<other>.+)'$/s,
    "xml-other-tag",
  ],
  [/^Multiple possible root nodes found$/, "xml-roots"],
  [/^char '(?<character>.+)' is not expected$/s, "xml-character"],
  [/^Extra text at the end$/, "xml-extra-text"],
  [/^Unclosed tag '(?<tag>.+)'$/s, "xml-unclosed"],
  [/^(?:boolean )?[Aa]ttribute '(?<name>.+)' (?:has no|is without|is not|is an|is repeated).*$/s, "xml-attribute"],
  [/^Maximum nested tags exceeded$/, "xml-depth"],
];

/** A message of the parser without its final stop. */
export function parserProblem(message: string): Problem {
  const reason = message.slice(0, 200).replace(/\.\s*$/, "");
  for (const [form, code] of parserForms) {
    const found = form.exec(reason);
    if (found) return { code, field: "", values: { ...found.groups, reason } as Values };
  }
  return ofParser("xml-other", { reason });
}
