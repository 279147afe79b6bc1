/** Sentences that describe an experiment, for counts of one and of many, in both languages. */
import { afterEach, expect, it } from "vitest";
import { speak } from "../../../../platform/ui/language";
import { numeralsIn } from "../../../../platform/ui/numerals";
import { presets } from "../../document/presets";
import { dataSize } from "../../math/tasks/size";
import { railText } from "../rail/words";
import { view as memory } from "./associative-memory-words";
import { view as automaton } from "./automaton-words";
import { view as attention } from "./random-attention-words";
import { targetView } from "./registry";
import type { TargetView } from "./target-view";
import { view as turing } from "./turing-machine-words";

afterEach(() => speak("en"));

/** Sentence on a target with these settings. */
const made = <Spec extends { readonly kind: string }>({ lede }: TargetView<Spec>, spec: Partial<Spec>) => lede?.made(spec as Spec);
const oneTokenLong = { shifts: [{ kind: "length", n: 1 }] } as unknown as Parameters<NonNullable<typeof attention.shifted>>[0];

it.each([
  [() => made(attention, { teacher: "linear", heads: 1, samples: 1 }), "A hidden attention layer of one head labels 1 random sequence.", "Eine verborgene Attention-Schicht mit einem Kopf beschriftet 1 zufällige Folge."], // biome-ignore format: one line
  [() => made(attention, { teacher: "linear", heads: 16, samples: 64 }), "A hidden attention layer of sixteen heads labels 64 random sequences.", "Eine verborgene Attention-Schicht mit sechzehn Köpfen beschriftet 64 zufällige Folgen."], // biome-ignore format: one line
  [() => made(memory, { pairs: 1, samples: 1 }), "1 memory of one key-value pair is queried for one value.", "1 Speicher mit einem Schlüssel-Wert-Paar wird nach einem Wert abgefragt."], // biome-ignore format: one line
  [() => made(memory, { pairs: 4, samples: 2000 }), "2\u202f000 memories of four key-value pairs are each queried for one value.", "2\u202f000 Speicher mit vier Schlüssel-Wert-Paaren werden je nach einem Wert abgefragt."], // biome-ignore format: one line
  [() => made(automaton, { family: "random", traces: 1 }), "One random automaton reads a word.", "Ein zufälliger Automat liest ein Wort."],
  [
    () => made(automaton, { family: "random", traces: 2 }),
    "Two random automata read a word each.",
    "Zwei zufällige Automaten lesen je ein Wort.",
  ],
  [
    () => made(turing, { family: "random", traces: 1 }),
    "One random Turing machine runs on a tape.",
    "Eine zufällige Turingmaschine läuft auf einem Band.",
  ],
  [() => railText.lede.learners(1), "One learner is trained on these data alone.", "Ein Lerner trainiert nur auf diesen Daten."],
  [() => attention.shifted?.(oneTokenLong)[0], "1 token", "1 Token"],
])("%s is said of as many as there are", async (say, english, german) => {
  expect(say()).toBe(english);
  await speak("de");
  expect(say()).toBe(german);
});

it.each(presets.map((preset) => [preset.id, preset] as const))("names only settings of the preset %s", (_, preset) => {
  const { task, learners } = preset.document;
  const made = targetView(task).lede?.made(task) ?? "";
  const settings: readonly unknown[] = [...Object.values(task), learners.length, dataSize(task, null)?.d];
  const named = numeralsIn(`${made} ${railText.lede.learners(learners.length)}`, "en");
  expect(named.filter(({ value }) => !settings.includes(value)).map(({ text }) => text)).toEqual([]);
});
