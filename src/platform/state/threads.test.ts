import { afterEach, expect, it } from "vitest";
import { chooseThreads, poolSize } from "../engine/thread-plan";
import { isOurs } from "./preference-keys";
import { fleetingPreferences } from "./preferences";
import { followThreads, keepThreads, keptThreads } from "./threads";

afterEach(() => chooseThreads("auto"));

it("keeps a choice, follows it at once, and on the next visit", () => {
  const preferences = fleetingPreferences();
  followThreads(preferences);
  expect([keptThreads(preferences), poolSize(4)]).toEqual(["auto", 3]);
  keepThreads(preferences, "all");
  expect(poolSize(4)).toBe(4);
  chooseThreads("auto");
  followThreads(preferences);
  expect([keptThreads(preferences), poolSize(4)]).toEqual(["all", 4]);
});

it("keeps nothing where the choice is left to the page, and understands nothing else", () => {
  const preferences = fleetingPreferences();
  keepThreads(preferences, "one");
  keepThreads(preferences, "auto");
  expect(preferences.read("threads")).toBeNull();
  preferences.write("threads", "seventeen");
  expect(keptThreads(preferences)).toBe("auto");
});

it("is one of the choices that a person finds, and deletes, among what is kept here", () => {
  expect(isOurs("threads")).toBe(true);
});
