/** Functions for sentences in English catalogues; the German ones are in `grammar.de.ts`. */
import { formatCount } from "../charts/format";

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** "1 head", "16 heads". */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const round: Readonly<Record<number, string>> = { 16: "sixteen", 32: "thirty-two", 64: "sixty-four" };

/** Numbers as words begin sentences, and read better than a lone digit. */
export function inWords(count: number): string {
  return small[count] ?? round[count] ?? formatCount(count);
}

/** The same in every language of the page. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Messages end with a full stop when they hold advice, and without one otherwise. */
export function withStop(words: string): string {
  return words.endsWith(".") ? words : `${words}.`;
}

/** "the hole is filled" as a sentence of its own. */
export function asSentence(words: string): string {
  return withStop(sentenceCase(words));
}

/** Joins sentences by spaces and leaves out those that are absent. */
export function joinSentences(...sentences: readonly (string | false | null | undefined)[]): string {
  return sentences.filter(Boolean).join(" ");
}
