/** Tests of the page that `npm test` leaves out, and what it tries in some pairings of language, width and colours, in all of them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { leftToVerify } from "../../e2e/in-verify";
import type { Check } from "../check";
import { endToEnd } from "../end-to-end";

const variable = "IN_VERIFY";
const pairings = ["drag", "fits", "lessons", "papers", "preset-evidence", "presets", "replies"];
const looks = ["automaton", "budget", "certificate", "eagle-opening", "landscape", "lion-opening", "memory", "opening", "turing"];

/** Of all other files, the test that `npm test` shortens. */
const shortened = "every form of bidirectional";

/** All other files of tests. */
const others = readdirSync(join(import.meta.dirname, "..", "..", "e2e"), { recursive: true, encoding: "utf8" })
  .flatMap((name) => (name.endsWith(".spec.ts") ? [name.replaceAll("\\", "/").slice(0, -".spec.ts".length)] : []))
  .filter((name) => !pairings.includes(name) && !looks.includes(name));

export const checks: readonly Check[] = [
  {
    id: "long-pages",
    alone: true,
    title: "tests of the page that take long and fail seldom",
    run: () => endToEnd({ specs: others, titles: new RegExp(`${leftToVerify.tag}|${shortened}`), variable, least: 36 }),
  },
  {
    id: "pairings",
    alone: true,
    title: "drags, slides, lessons with all answers, links of the papers, presets on their evidence, in both languages at both widths",
    run: () => endToEnd({ specs: pairings, variable, least: 65 }),
  },
  {
    id: "looks",
    alone: true,
    title: "panels in all their states, openings, also by keyboard, and the first sight of every preset, in both colours at both widths",
    run: () =>
      endToEnd({
        specs: looks,
        titles: new RegExp(`every look|at first sight|everyone can use it before|the keyboard alone|${leftToVerify.tag}`),
        variable,
        least: 23,
      }),
  },
];
