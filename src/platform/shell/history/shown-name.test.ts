import { afterEach, expect, it } from "vitest";
import { writeDecimalsWith } from "../../charts/format";
import { inScreenDigits } from "./shown-name";

afterEach(() => writeDecimalsWith("."));

it.each([
  ["rate of 4 heads 0.003 → 0.01", "rate of 4 heads 0,003 → 0,01"],
  ["Samples N 1\u202f024 → 64 and 1 more", "Samples N 1\u202f024 → 64 and 1 more"],
  ["ε of 4 heads 1.5e-8 → 1e-8", "ε of 4 heads 1,5e-8 → 1e-8"],
  ["seed 1 → 2, own data at 0.5 mm, v1.2.csv", "seed 1 → 2, own data at 0.5 mm, v1.2.csv"],
  ["preset Fig. 1(a): extra heads, d = 2", "preset Fig. 1(a): extra heads, d = 2"],
])("%s has the decimal sign of the page on the screen, and files keep their names", (name, german) => {
  expect(inScreenDigits(name)).toBe(name);
  writeDecimalsWith(",");
  expect(inScreenDigits(name)).toBe(german);
});
