/** What the page says, walked through in both languages: every catalogue of ui, the shell, the lessons and all labs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { afterAll, expect, test } from "vitest";
import { speak } from "../ui/language";

afterAll(() => speak("en"));

/** Every catalogue of the page, by its path below src. */
const catalogues = new Map(
  Object.entries(import.meta.glob<Record<string, object>>(["../**/*words.ts", "!../tasks/**"], { eager: true })).map(([path, module]) => [
    posix.join("labs", path),
    Object.values(module)[0],
  ]),
);
/** What any folder calls a catalogue; none may be left out for lying in an unexpected place. */
const written = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file) && /\binLanguage\("/.test(readFileSync(`src/${file}`, "utf8")))
  .sort();

/** Names, symbols, and words that are spelled alike in both languages. */
const alike = new Set(
  (
    "AdamW|Attention|Automatic|Batch|Experiment|JSON|CSV|Label|Layer|Link|Link:|linear|log|Name|OK|Pause|SGD|Seed|Seeds|Start|start|Test|test|Text|Token|token|Transformer|WASM|WebGPU|" +
    "WebAssembly|NumPy .npz|Prompt|prompt|Block|Block:|block|Output|rest|stop|Position|Index|Momentum|Plateau|Amplitude|Amplitude c|Gradient|English|Deutsch|Learnability Playground|Ridge|orthonormal|one-hot|float32|float64|Tour|?|Esc|Iteration|Bytes|EAGLE|LSMR|Newton-Schulz|Epoche|Export|Browser|Panels|Python|NumPy|PyTorch|HTML"
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

test("every catalogue is in a file of words of its own, under the name of that file", () => {
  expect([...catalogues.keys()].sort()).toEqual(written);
  for (const name of catalogues.keys()) {
    const source = readFileSync(`src/${name}`, "utf8");
    const [, filed] = /\binLanguage\("([^"]+)"/.exec(source) ?? [];
    expect(name.endsWith(`/${filed}.ts`), `${name} is filed under ${filed}`).toBe(true);
    expect(existsSync(`src/${name.replace(".ts", ".de.ts")}`), `German for ${name}`).toBe(true);
  }
});

test.each([...catalogues])("%s has a German catalogue of the same shape, and says nothing in English", async (name, words) => {
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
