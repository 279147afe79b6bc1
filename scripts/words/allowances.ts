/** Sentences that a rule finds and that are right as they are, each with the reason. */
import type { Rule } from "./rules";

export interface Allowance {
  readonly rule: Rule;
  /** Where the file's path holds this. */
  readonly file: string;
  /** A part of the sentence. */
  readonly words: string;
  readonly reason: string;
}

const person = (file: string, words: string, reason: string): Allowance => ({ rule: "person", file, words, reason });

export const allowances: readonly Allowance[] = [
  person("platform/shell/share/words.ts", "somebody has left the link", "a student leaves the link"),
  person("platform/shell/share/words.de.ts", "jemand den Link verlassen hat", "a student leaves the link"),
  { rule: "quotes", file: "platform/documents/problems.ts", words: 'add "lab"', reason: "a line of JSON" },
  { rule: "quotes", file: "platform/documents/problems.de.ts", words: '"lab": {example} ergänzen', reason: "a line of JSON" },
];
