import { afterEach, expect, test } from "vitest";
import { controlsText } from "./controls/words";
import { inLanguage } from "./in-language";
import { cataloguesOf, currentLanguage, onLanguageChange, speak, speakOfNewParts } from "./language";
import { translationOf } from "./translation";

afterEach(() => speak("en"));

const english = {
  run: { play: "Play", steps: (count: number) => `${count} steps` },
  explain: ["One.", "Two."],
  groups: { works: "What works", machines: "Machines" } as Readonly<Record<string, string>>,
};
const german = {
  run: { play: "Start", steps: (count: number) => `${count} Schritte` },
  explain: ["Eins.", "Zwei."],
  groups: { works: "Was geht", machines: "Maschinen" },
};
const words = cataloguesOf(async () => translationOf({ words: { "./a/words.de.ts": german } }))("a/words", english);

test("a group that was kept speaks the language in use when it is read", async () => {
  const { run } = words;
  expect(run.play).toBe("Play");
  await speak("de");
  expect(run.play).toBe("Start");
  expect(run.steps(12)).toBe("12 Schritte");
  await speak("en");
  expect(run.play).toBe("Play");
});

test("lists and keys are read like those of any object", async () => {
  await speak("de");
  expect(words.explain.map((sentence) => sentence.length)).toEqual([5, 5]);
  expect(Object.keys(words.groups)).toContain("machines");
  expect(Object.values(words.groups)).toContain("Maschinen");
});

test("a German list may be longer or shorter than the English one", async () => {
  const given = { long: ["one"], short: ["one", "two"], in: () => ["one", "two"] };
  const translated = { long: ["eins", "zwei"], short: ["eins"], in: () => ["eins"] };
  const lists = cataloguesOf(async () => translationOf({ words: { "./lists.de.ts": translated } }))("lists", given);
  await speak("de");
  expect([...lists.long]).toEqual(["eins", "zwei"]);
  expect([...lists.short]).toEqual(["eins"]);
  expect(lists.in()).toEqual(["eins"]);
});

test("what has no German stays English", async () => {
  const greeting = inLanguage("no-such-catalogue", { greeting: "Hello", deep: { list: ["a", "b"] } });
  await speak("de");
  expect(greeting.greeting).toBe("Hello");
  expect([...greeting.deep.list]).toEqual(["a", "b"]);
});

test("German is fetched when it is first spoken, once for each owner of words", async () => {
  let fetched = 0;
  const fetch = async () => {
    fetched++;
    return translationOf({
      words: { "../words.de.ts": { title: "Titel" } },
    });
  };
  const late = cataloguesOf(fetch)("words", { title: "Title" });
  expect(fetched).toBe(0);
  await speak("de");
  await speak("en");
  await speak("de");
  expect(fetched).toBe(1);
  expect(late.title).toBe("Titel");
});

test("words that come while German is spoken are German once theirs is fetched, and whoever listens hears of it", async () => {
  await speak("de");
  const late = cataloguesOf(async () => translationOf({ words: { "./words.de.ts": { title: "Titel" } } }))("words", { title: "Title" });
  let heard = 0;
  const stop = onLanguageChange(() => heard++);
  expect(late.title).toBe("Title");
  await speakOfNewParts();
  await speakOfNewParts();
  stop();
  expect(late.title).toBe("Titel");
  expect(heard).toBe(1);
});

test("this folder's own words are found by their paths", async () => {
  await speak("de");
  expect(controlsText.reset("Seed")).toBe("Seed: zurück zur Vorlage");
});

test("whoever listens hears of a change of language, and of nothing else", async () => {
  const heard: string[] = [];
  const stop = onLanguageChange(() => heard.push(currentLanguage()));
  await speak("en");
  await speak("de");
  await speak("de");
  stop();
  await speak("en");
  expect(heard).toEqual(["de"]);
});
