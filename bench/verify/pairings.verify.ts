/** What `npm test` tries in some pairings of language, width and colours, of lessons and of presets, in all of them. */
import type { Check } from "../check";
import { endToEnd } from "../end-to-end";

const variable = "EVERY_PAIRING";

export const checks: readonly Check[] = [
  {
    id: "pairings",
    alone: true,
    title:
      "drags, slides, lessons with all answers, links of the papers, presets on their evidence, in both languages at both widths; training on an emulated GPU",
    run: () =>
      endToEnd({
        specs: ["drag", "fits", "lessons", "papers", "preset-evidence", "presets", "replies", "webgpu"],
        variable,
        least: 73,
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
