import { expect, it } from "vitest";
import { keepTicks, readTicks, untouchedTicks } from "./class-ticks";
import { isOurs } from "./preference-keys";
import { fleetingPreferences } from "./preferences";

it("keeps what was ticked", () => {
  const preferences = fleetingPreferences();
  expect(readTicks(preferences)).toEqual(untouchedTicks);
  const ticks = { chosen: true, all: false, except: ["gradient.rate", "seed"], hidden: ["history"] };
  keepTicks(preferences, ticks);
  expect(readTicks(preferences)).toEqual(ticks);
  expect(isOurs("learnability-ticks")).toBe(true);
});

it("begins anew where what was kept cannot be read", () => {
  const whole = { chosen: true, all: true, except: [], hidden: [] };
  const damaged = [
    { ...whole, all: 1 },
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
