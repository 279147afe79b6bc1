/** Words of the presentation and of embedded pages. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  region: "Presentation",
  place: (place: number, count: number) => `${place} of ${count}`,
  /** Before it is known how many slides there are. */
  placeAmong: (place: number, waiting: number) => `${place} · ${waiting} not ready yet`,
  slide: (place: number) => `slide ${place}`,
  passed: (titles: readonly string[]) => `Skipped because not ready: ${titles.join(", ")}`,
  controls: "Presentation controls",
  previous: "Previous slide",
  next: "Next slide",
  leave: "Leave the presentation",
  code: "QR code of this experiment",
  /** After the sentence of a slide, while a run goes on. */
  steps: (count: number) => `${formatCount(count)} ${count === 1 ? "step" : "steps"} so far.`,
  blank: "The screen is black. B shows the slide again.",
  keys: "Keys",
  keyList: [
    ["→ ←", "next, previous slide, or step of a slide"],
    ["Page Down, Page Up", "next, previous slide"],
    ["Home, End", "first, last slide"],
    ["Click", "right half: on; left half: back"],
    ["B", "black screen"],
    ["N", "notes and next slide in a second window"],
    ["S", "order and choice of slides"],
    ["Space", "play or pause"],
    ["Tab", "controls"],
    ["?", "this list of keys"],
    ["Esc", "leave"],
  ],
  slides: {
    title: "Slides",
    help: "The choice and the order are part of the link.",
    up: (title: string) => `${title}: earlier`,
    down: (title: string) => `${title}: later`,
    usual: "As on the page",
    close: "Close",
  },
  notes: {
    title: "Notes",
    none: "No presentation is running in this browser. Start one, and press N there.",
    next: "Next slide",
    nextIs: (title: string) => `Next: ${title}`,
    last: "This is the last slide.",
    elapsed: "Time since this window was opened",
    refused: "The browser refused the second window. Allow pop-ups for this page, then press N again.",
  },
  embed: {
    region: "Learnability Playground",
    open: "Open in the Playground",
    openHelp: "Opens in a new tab",
  },
} as const;

export const presenterText = inLanguage("stage/words", english);
