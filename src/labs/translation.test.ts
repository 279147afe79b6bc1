/** What the page says, walked through in both languages: every catalogue of ui, the shell, the lessons and all labs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { afterAll, expect, test } from "vitest";
import { speak } from "../platform/ui/language";
import { ownWords, saidBy } from "./said";

afterAll(() => speak("en"));

/** Every catalogue of the page, by its path below src. */
const catalogues = new Map(
  Object.entries(import.meta.glob<Record<string, object>>(["../**/*words.ts", "!./learnability/math/tasks/**"], { eager: true })).map(
    ([path, module]) => [posix.join("labs", path), Object.values(module)[0]],
  ),
);
/** What any folder calls a catalogue; none may be left out for lying in an unexpected place. */
const written = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file) && /\binLanguage\("/.test(readFileSync(`src/${file}`, "utf8")))
  .sort();

/** Names, symbols, and words that are spelled alike in both languages. */
const alike = new Set(
  (
    "AdamW|Attention|Median|Training|Automatic|Batch|Experiment|JSON|CSV|Label|Layer|Link|Link:|linear|log|Name|OK|Pause|SGD|Seed|Seeds|Start|start|Test|test|Text|Token|token|Transformer|WASM|WebGPU|" +
    "WebAssembly|NumPy .npz|Prompt|prompt|Block|Block:|block|Output|rest|stop|Position|Index|Momentum|Plateau|Amplitude|Amplitude c|Gradient|English|Deutsch|Learnability Playground|Ridge|orthonormal|one-hot|float32|float64|Tour|?|Esc|Iteration|Bytes|EAGLE|LION|Theorem 3.1|Worker|LSMR|ImageNet|ImageNet, tiny|GLUE, large|GLUE, base|Long Range Arena|Newton-Schulz|Epoche|Export|Browser|Panels|Python|NumPy|Matrix Market .mtx|PyTorch|HTML|Code|Learnability|Playground|Threads|Encoder|LION-LIT|LION-D|LION-S"
  ).split("|"),
);

/** Without letters of a word in it: signs, formulas, numbers. */
const isWordless = (words: string) => !/\p{L}{4}/u.test(words.replace(/vec|rank|mean|tr |‖\S*/g, ""));

test("every catalogue is in a file of words of its own, under the name of that file", () => {
  expect([...catalogues.keys()].sort()).toEqual(written);
  for (const name of catalogues.keys()) {
    const source = readFileSync(`src/${name}`, "utf8");
    const [, filed] = /\binLanguage\("([^"]+)"/.exec(source) ?? [];
    expect(name.endsWith(`/${filed}.ts`), `${name} is filed under ${filed}`).toBe(true);
    expect(existsSync(`src/${name.replace(".ts", ".de.ts")}`), `German for ${name}`).toBe(true);
  }
});

/** Texts by their paths. What a function cannot answer in one language it may in the other, which does more or less with it. */
const saidIn = (words: object, name: string) => new Map(saidBy(words, name).map(({ path, words }) => [path, words]));
const isAnswer = (path: string) => path.endsWith(")");

test.each([...catalogues])("%s has a German catalogue of the same shape, and says nothing in English", async (name, words) => {
  await speak("en");
  const english = saidIn(words, name);
  await speak("de");
  const german = saidIn(words, name);
  const texts = (said: ReadonlyMap<string, string>) => [...said.keys()].filter((path) => !isAnswer(path));
  const empty = (said: ReadonlyMap<string, string>) => texts(said).filter((path) => said.get(path)?.trim() === "");
  expect(texts(german)).toEqual(texts(english));
  expect(empty(german)).toEqual(empty(english));
  const same = [...english].filter(([path, said]) => {
    if (said !== german.get(path) || path.includes("ormula")) return false;
    if (!isAnswer(path)) return !alike.has(said) && !isWordless(said);
    // Around what they were given functions say words, each of which must be alike.
    return ownWords(said)
      .split(/[^\p{L}]+/u)
      .some((word) => !isWordless(word) && !alike.has(word));
  });
  expect(same).toEqual([]);
});

test.each([...catalogues])("every function of %s is asked, and answers in both languages", async (name, words) => {
  await speak("en");
  const functions = functionsOf(words, name);
  const answered = (said: ReadonlyMap<string, string>) =>
    new Set([...said.keys()].filter(isAnswer).map((path) => path.replace(/\(\d+\)$/, "")));
  const english = answered(saidIn(words, name));
  await speak("de");
  const german = answered(saidIn(words, name));
  expect(functions.filter((path) => !english.has(path) || !german.has(path))).toEqual([]);
});

function functionsOf(value: unknown, path: string): string[] {
  if (typeof value === "function") return [path];
  if (typeof value !== "object" || value === null || path.endsWith(".forms")) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionsOf(inner, `${path}.${key}`));
}
