/** Quotation marks and apostrophes as they are printed. Source files and documents have straight ones, and code keeps them. */

const marks = { en: ["“", "”"], de: ["„", "“"] } as const;

/** A formula of TeX, JSON, or a call with a quoted value. */
const code = /\\[a-z]|_\{|\^\{|":|[{[]"|[\w\]]\("|='|="/i;

const withinWord = /(?<=[\p{L}\p{N}])'(?=\p{L})/gu;
/** "the machines' gradients"; a prime, as in D', follows other letters. */
const afterWord = /(?<=\p{L}[sxz])'(?=[\s.,;:!?)]|$)/gu;
const opening = /(?<=^|[\s(\u2013\u2014/])"(?=\S)/gu;

/**
 * Prose with printed marks; code as it is.
 *
 * @param before  the character that stands before the text, where it is a part of a sentence.
 */
export function typographic(text: string, language: keyof typeof marks, before = ""): string {
  if (!/['"]/.test(text) || code.test(text)) return text;
  const [open, close] = marks[language];
  const printed = (before + text).replace(withinWord, "’").replace(afterWord, "’").replace(opening, open).replaceAll('"', close);
  return printed.slice(before.length);
}
