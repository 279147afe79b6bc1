import { afterEach, expect, test } from "vitest";
import { costText } from "./cost-text";
import { currentLanguage, inLanguage, onLanguageChange, speak, translate } from "./language";
import { text } from "./text";

afterEach(() => speak("en"));

test("a group that was kept speaks the language in use when it is read", async () => {
  const { run } = text;
  expect(run.play).toBe("Play");
  await speak("de");
  expect(run.play).toBe("Start");
  expect(run.steps(1200)).toBe("1\u2009200 Schritte");
  await speak("en");
  expect(run.play).toBe("Play");
});

test("lists, keys and catalogues inside of catalogues are read like any object", async () => {
  await speak("de");
  expect(text.cost).toBe(costText);
  expect(text.panels.loss.explain.map((sentence) => typeof sentence)).toEqual(["string", "string", "string"]);
  expect(Object.keys(text.presets.groups)).toContain("memory");
  expect(Object.values(text.presets.groups)).toContain("Maschinen");
});

test("what has no German stays English", async () => {
  const words = inLanguage("no-such-catalogue", { greeting: "Hello", deep: { list: ["a", "b"] } });
  await speak("de");
  expect(words.greeting).toBe("Hello");
  expect([...words.deep.list]).toEqual(["a", "b"]);
  expect(translate("no word of the page")).toBe("no word of the page");
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
