/** What an experiment is in words, of one and of many, in both languages. */
import { afterEach, expect, it } from "vitest";
import { speak } from "../../../../platform/ui/language";
import { ledeText } from "./lede-words";
import { targetText } from "./words";

afterEach(() => speak("en"));

it.each([
  [() => ledeText.network(1, 1), "A hidden attention layer of one head labels 1 random sequence.", "Eine verborgene Attention-Schicht mit einem Kopf beschriftet 1 zufällige Folge."], // biome-ignore format: one line
  [() => ledeText.network(16, 64), "A hidden attention layer of sixteen heads labels 64 random sequences.", "Eine verborgene Attention-Schicht mit sechzehn Köpfen beschriftet 64 zufällige Folgen."], // biome-ignore format: one line
  [() => ledeText.memory(1, 1), "1 small memory of one pair is asked for one value.", "1 kleiner Speicher mit einem Paar wird nach einem Wert gefragt."], // biome-ignore format: one line
  [() => ledeText.memory(4, 2000), "2\u202f000 small memories of four pairs are each asked for one value.", "2\u202f000 kleine Speicher mit vier Paaren werden je nach einem Wert gefragt."], // biome-ignore format: one line
  [() => ledeText.automata(1), "One random automaton reads a word.", "Ein zufälliger Automat liest ein Wort."],
  [() => ledeText.automata(2), "Two random automata read a word each.", "Zwei zufällige Automaten lesen je ein Wort."],
  [() => ledeText.machines(1), "One random Turing machine runs on a tape.", "Eine zufällige Turingmaschine läuft auf einem Band."],
  [() => ledeText.learners(1), "One learner sees only these examples.", "Ein Lerner sieht nur diese Beispiele."],
  [() => targetText.shifted.length(1), "1 token", "1 Token"],
])("%s is said of as many as there are", async (say, english, german) => {
  expect(say()).toBe(english);
  await speak("de");
  expect(say()).toBe(german);
});
