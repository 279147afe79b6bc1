import { expect, test } from "vitest";
import { chosenLanguage, rememberLanguage } from "./language";
import { fleetingPreferences } from "./preferences";

test("the address decides on the language, then the person, then the browser", () => {
  const preferences = fleetingPreferences();
  expect(chosenLanguage(null, preferences, ["fr-CH", "de-AT", "en"])).toBe("de");
  rememberLanguage(preferences, "en");
  expect(chosenLanguage(null, preferences, ["de"])).toBe("en");
  expect(chosenLanguage("de", preferences, ["en"])).toBe("de");
});

test("a browser of other languages, or a choice that is none, gets English", () => {
  const preferences = fleetingPreferences();
  preferences.write("language", "xx");
  expect(chosenLanguage(null, preferences, ["fr", "it-IT"])).toBe("en");
  expect(chosenLanguage(null, preferences, [])).toBe("en");
});
