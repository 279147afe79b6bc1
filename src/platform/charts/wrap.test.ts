import { expect, it } from "vitest";
import { shortName, wrapped } from "./wrap";

it("leaves a name what tells it from others, where there is less room, and never the end of it", () => {
  expect([200, 120].map((width) => shortName("16 heads, rate 0.0003", width))).toEqual(["16 heads, rate 0.0003", "rate 0.0003"]);
  expect(shortName("closed form", 10)).toBe("closed form");
});

it("breaks between words, and only where it must", () => {
  expect(wrapped("test error; thin line: training", 600)).toEqual(["test error; thin line: training"]);
  expect(wrapped("test error; thin line: training", 120)).toEqual(["test error; thin", "line: training"]);
});
