/** Slides that `npm test` measures of one preset of each lab, of all of them. */
import type { Check } from "../check";
import { endToEnd } from "../end-to-end";

export const checks: readonly Check[] = [
  {
    id: "slides",
    alone: true,
    title: "the smallest words on the slides of every preset, and words over words, at three sizes of the screen",
    run: () => endToEnd({ specs: ["slides"], variable: "EVERY_SLIDE", least: 80 }),
  },
];
