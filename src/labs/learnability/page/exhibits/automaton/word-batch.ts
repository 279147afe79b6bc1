/** Many words at once. */
import { type Automaton, accepts, readWord } from "../../../math/tasks/automaton/automaton";

export interface TestedWord {
  readonly word: string;
  /** Null when the word has a letter that the automaton does not know. */
  readonly accepted: boolean | null;
  readonly stranger: string | null;
}

/** Most lines that are tested. */
export const mostWords = 500;

/** One word on each line, blanks around it left out; a last line without anything is the end of the text, not a word. */
export function testWords(automaton: Automaton, lines: string): readonly TestedWord[] {
  const words = lines.split(/\r\n|\r|\n/).map((line) => line.trim());
  if (words.at(-1) === "") words.pop();
  return words.slice(0, mostWords).map((word) => {
    const read = readWord(automaton, word);
    return read.ok
      ? { word, accepted: accepts(automaton, read.word), stranger: null }
      : { word, accepted: null, stranger: read.problem.spot.letter ?? null };
  });
}
