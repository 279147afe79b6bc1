import { expect, it } from "vitest";
import { choice } from "../../fields/fields";
import { isFound } from "./found";

const field = choice({ label: "Input scaling", help: "scale of the entries", options: { unit: "standard deviation 1" }, default: "unit" });

it("a setting is found by words of its label, its help and its options, in any order and case", () => {
  for (const query of ["", "scaling", "ENTRIES input", "deviation"]) expect(isFound(field, query)).toBe(true);
  expect(isFound(field, "entries noise")).toBe(false);
});
