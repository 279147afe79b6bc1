import { describe, expect, it } from "vitest";
import { isFirstVisit, openingKey } from "./first-visit";
import { fleetingPreferences } from "./preferences";

const visit = (address: string, kept: readonly string[] = []) => {
  const preferences = fleetingPreferences();
  for (const key of kept) preferences.write(key, "something");
  const { search, hash } = new URL(address, "https://example.org/");
  return isFirstVisit({ search, hash }, preferences);
};

describe("a first visit", () => {
  it.each(["/", "/#", "/index.html", "/?lang=de", "/?utm_source=chat"])("is one by the bare address %s", (address) => {
    expect(visit(address)).toBe(true);
  });

  it.each([
    "/#1.AbC",
    "/#what-somebody-mistyped",
    "/?lesson=one-sample",
    "/?mode=embed&panel=loss",
    "/?mode=present",
    "/?panel=loss",
    "/?landscape=a_1",
  ])("is none by %s, which asks for something", (address) => {
    expect(visit(address)).toBe(false);
  });

  it.each([openingKey, "tour", "lessons", "theme", "learnability-speeds"])("is none where %s is kept", (key) => {
    expect(visit("/", [key])).toBe(false);
  });

  it("goes on where it was ended before the question was left, whatever was chosen on it", () => {
    const preferences = fleetingPreferences();
    for (const [key, value] of Object.entries({ [openingKey]: "asked", theme: "dark", language: "de" })) preferences.write(key, value);
    const visited = () => isFirstVisit({ search: "", hash: "" }, preferences);
    expect(visited()).toBe(true);
    preferences.write("lessons", "{}");
    expect(visited()).toBe(false);
  });

  it("is one although others on the same origin keep things", () => {
    expect(visit("/", ["somebody-elses"])).toBe(true);
  });
});
