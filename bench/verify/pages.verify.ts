/** Tests of the page that `npm test` leaves out, and what it tries in some pairings of language, width and colours, in all of them. */
import { leftToVerify } from "../../e2e/in-verify";
import type { Check } from "../check";
import { endToEnd } from "../end-to-end";

const variable = "IN_VERIFY";

export const checks: readonly Check[] = [
  {
    id: "long-pages",
    alone: true,
    title: "tests of the page that take long and fail seldom",
    run: () => endToEnd({ titles: new RegExp(leftToVerify.tag), variable, least: 2 }),
  },
  {
    id: "pairings",
    alone: true,
    title: "drags, slides, lessons with all answers, links of the papers, presets on their evidence, in both languages at both widths",
    run: () =>
      endToEnd({
        specs: ["drag", "fits", "lessons", "papers", "preset-evidence", "presets", "replies"],
        variable,
        least: 65,
      }),
  },
  {
    id: "looks",
    alone: true,
    title: "panels in all their states, openings, also by keyboard, and the first sight of every preset, in both colours at both widths",
    run: () =>
      endToEnd({
        specs: ["automaton", "budget", "certificate", "eagle-opening", "landscape", "lion-opening", "memory", "opening", "turing"],
        titles: /every look|at first sight|everyone can use it before|the keyboard alone/,
        variable,
        least: 23,
      }),
  },
];
