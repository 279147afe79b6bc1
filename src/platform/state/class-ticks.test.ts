import { expect, it } from "vitest";
import { keepTicks, readTicks, type Ticks, untouchedTicks } from "./class-ticks";
import { isOurs } from "./preference-keys";
import { fleetingPreferences } from "./preferences";

it("keeps what was ticked", () => {
  const preferences = fleetingPreferences();
  expect(readTicks(preferences)).toEqual(untouchedTicks);
  const ticks = { choice: "one", one: "gradient.rate", all: false, except: ["gradient.rate", "seed"], hidden: ["history"] } satisfies Ticks;
  keepTicks(preferences, ticks);
  expect(readTicks(preferences)).toEqual(ticks);
  expect(isOurs("learnability-ticks")).toBe(true);
});

it("reads what earlier versions kept: whether ticks decide", () => {
  const preferences = fleetingPreferences();
  const choiceAfter = (chosen: boolean) => {
    preferences.write("learnability-ticks", JSON.stringify({ chosen, all: true, except: [], hidden: [] }));
    return readTicks(preferences).choice;
  };
  expect([choiceAfter(true), choiceAfter(false)]).toEqual(["ticked", "everything"]);
});

it("begins anew where what was kept cannot be read", () => {
  const whole = { choice: "look", all: true, except: [], hidden: [] };
  const damaged = [
    { ...whole, all: 1 },
    { ...whole, choice: "nobody" },
    { ...whole, except: ["__proto__"] },
    { ...whole, hidden: "seed" },
    { ...whole, except: undefined },
  ];
  for (const text of ["", "{", "null", "7", "[]", ...damaged.map((ticks) => JSON.stringify(ticks))]) {
    const preferences = fleetingPreferences();
    preferences.write("learnability-ticks", text);
    expect(readTicks(preferences)).toEqual(untouchedTicks);
  }
});
