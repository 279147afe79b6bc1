/** What of the page is in German, walked through: every catalogue, and every word that comes from the layers below. */
import { readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { learnerKinds } from "../../experiment/learnability/document";
import { laboratoryFields } from "../../experiment/learnability/laboratory";
import { mapFields } from "../../experiment/learnability/map";
import { presets } from "../../experiment/learnability/presets";
import type { Fields } from "../../fields/fields";
import { stopFields } from "../../learners/stop";
import { fixedLayer } from "../../tasks/automaton/layer";
import { library as automata } from "../../tasks/automaton/library";
import { examples } from "../../tasks/custom/examples";
import { shiftFields } from "../../tasks/random-attention/schema";
import { tasks } from "../../tasks/registry";
import { blockWords, turingLayer } from "../../tasks/turing-machine/layer";
import { shapeFor } from "../../tasks/turing-machine/layer-shape";
import { library as turingMachines } from "../../tasks/turing-machine/library";
import { speak, translate } from "../../ui/language";

afterAll(() => speak("en"));

const folder = "src/ui";
const names = readdirSync(folder)
  .filter((file) => /(^|-)text\.ts$/.test(file))
  .map((file) => file.slice(0, -3));
const modules = import.meta.glob<Record<string, object>>("../../ui/*text.ts");

/** Names, symbols, and words that are spelled alike in both languages. */
const alike = new Set(
  (
    "AdamW|Attention|Automatic|Batch|Experiment|JSON|CSV|Label|Layer|Link|Link:|linear|log|Name|OK|Pause|SGD|Seed|Seeds|Start|start|Test|test|Text|Token|token|Transformer|WASM|WebGPU|" +
    "WebAssembly|NumPy .npz|Prompt|prompt|Block|Block:|block|Output|rest|stop|Position|Index|Momentum|Plateau|Amplitude|Amplitude c|Gradient|English|Deutsch|Learnability Playground|Ridge|orthonormal|one-hot|float32|float64|Tour|?|Esc|Epoche|Export|Browser|Panels|Python|NumPy|PyTorch|HTML"
  ).split("|"),
);

/** Without letters of a word in it: signs, formulas, numbers. */
const isWordless = (words: string) => !/\p{L}{4}/u.test(words.replace(/vec|rank|mean|tr |‖\S*/g, ""));

interface Said {
  readonly path: string;
  readonly words: string;
}

/** Every text of a catalogue, functions asked with numbers and with words. */
function walk(value: unknown, path: string): Said[] {
  if (typeof value === "string") return [{ path, words: value }];
  if (typeof value === "function") return [];
  if (typeof value !== "object" || value === null || path.endsWith(".forms")) return [];
  return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${path}.${key}`));
}

async function catalogue(name: string): Promise<object> {
  const module = await modules[`../../ui/${name}.ts`]();
  return Object.values(module)[0];
}

test.each(names)("%s has a German catalogue of the same shape, and says nothing in English", async (name) => {
  const words = await catalogue(name);
  await speak("en");
  const english = walk(words, name);
  await speak("de");
  const german = walk(words, name);
  expect(german.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  expect(german.filter(({ words }) => words.trim() === "").map(({ path }) => path)).toEqual(
    english.filter(({ words }) => words.trim() === "").map(({ path }) => path),
  );
  const same = english.filter(
    ({ words, path }, place) => words === german[place].words && !alike.has(words) && !isWordless(words) && !path.includes("ormula"),
  );
  expect(same).toEqual([]);
});

/** Titles, labels, help, options, units: all that a table of fields shows. */
function wordsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [
    field.label,
    field.help,
    ...(field.unit === undefined ? [] : [field.unit]),
    ...(field.kind === "choice" ? Object.values<string>(field.options) : []),
  ]);
}

/** What stays as it is: it says the same in German. */
const unchanged = new Set([
  "Seed",
  "Labels",
  "Seeds",
  "Batch",
  "AdamW",
  "β₁",
  "β₂",
  "ε",
  "float32",
  "float64",
  "s",
  "Amplitude",
  "Plateau",
  "Ridge",
  "orthonormal",
  "one-hot",
  "Dimension d",
]);

test("every word of the fields, the machines, the examples and the presets is there in German", async () => {
  await speak("de");
  const tables: readonly Fields[] = [
    ...Object.values(tasks).map(({ fields }) => fields),
    ...Object.values(learnerKinds).map(({ fields }) => fields),
    shiftFields,
    stopFields,
    mapFields,
    laboratoryFields,
  ];
  const machine = turingMachines[0].machine;
  const layers = [turingLayer(shapeFor(machine, 4), machine.alphabet), fixedLayer(automata[0].automaton, 2)];
  const words = [
    ...tables.flatMap(wordsOf),
    ...[...automata, ...turingMachines, ...examples].flatMap(({ title, sentence }) => [title, sentence]),
    ...presets.map(({ title }) => title),
    ...Object.values(blockWords),
    ...layers.flatMap(({ heads }) => heads.map(({ name }) => name)),
  ];
  expect([...new Set(words)].filter((english) => translate(english) === english && !unchanged.has(english))).toEqual([]);
  const long = presets.flatMap(({ id, commentary, paper }) => [
    [`preset ${id} commentary`, commentary] as const,
    ...(paper ? (["setting", "reproduced", "chosen"] as const).map((part) => [`preset ${id} ${part}`, paper[part]] as const) : []),
  ]);
  expect(long.filter(([id, english]) => translate(english, id) === english).map(([id]) => id)).toEqual([]);
});

test.each([
  ["must be between 2 and 16, got 99", "muss zwischen 2 und 16 liegen, nicht bei 99"],
  ["must be a whole number between 1 and 8, got 0.5", "muss eine ganze Zahl zwischen 1 und 8 sein, nicht 0.5"],
  ["did you mean heads?", "gemeint vielleicht: heads"],
  ["line 3", "Zeile 3"],
  ["gives carry a second rule for 1", "gibt carry eine zweite Regel für 1"],
  ["write L for left, R for right or S to stay", "L für links, R für rechts oder S für Stehenbleiben schreiben"],
  ["write 0", "0 schreiben"],
  ["a sentence nobody wrote", "a sentence nobody wrote"],
])("the problem %j is %j", async (english, german) => {
  await speak("de");
  expect(translate(english)).toBe(german);
});
