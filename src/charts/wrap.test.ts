import { expect, it } from "vitest";
import { wrapped } from "./wrap";

it("breaks between words, and only where it must", () => {
  expect(wrapped("test error; thin line: training", 600)).toEqual(["test error; thin line: training"]);
  expect(wrapped("test error; thin line: training", 120)).toEqual(["test error; thin", "line: training"]);
});
