import { expect, it } from "vitest";
import { openingKey } from "./first-visit";
import { keepOpeningLeft, openingLeft } from "./openings-left";
import { fleetingPreferences } from "./preferences";

it("keeps the labs whose question was left, each once", () => {
  const preferences = fleetingPreferences();
  expect(openingLeft("eagle", preferences)).toBe(false);
  for (const lab of ["eagle", "lion", "eagle"]) keepOpeningLeft(lab, preferences);
  expect(["eagle", "lion", "other"].map((lab) => openingLeft(lab, preferences))).toEqual([true, true, false]);
  expect(preferences.read("openings")).toBe("eagle lion");
});

it("knows the first lab's question as left unless it is being asked", () => {
  const preferences = fleetingPreferences();
  expect(openingLeft("learnability", preferences)).toBe(true);
  preferences.write(openingKey, "asked");
  expect(openingLeft("learnability", preferences)).toBe(false);
  preferences.write(openingKey, "shown");
  keepOpeningLeft("learnability", preferences);
  expect(preferences.read("openings")).toBeNull();
});
