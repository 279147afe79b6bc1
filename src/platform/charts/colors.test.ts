import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { headsColor, headsTextColor } from "./colors";

const theme = readFileSync(new URL("../ui/theme.css", import.meta.url), "utf8");

/** Variables with a value in each block: light, dark by the system, dark by choice. */
const defined = theme
  .split("}")
  .map((block) => new Set([...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)))
  .filter((names) => names.has("--ink"));

it("colours of learners have a value in every theme, for marks and for words", () => {
  const heads = Array.from({ length: 64 }, (_, k) => k + 1);
  const used = heads.flatMap((count) => [headsColor(count), headsTextColor(count)]).flatMap((color) => color.match(/--[\w-]+/g) ?? []);
  expect(defined).toHaveLength(3);
  for (const names of defined) expect([...new Set(used)].filter((name) => !names.has(name))).toEqual([]);
});
