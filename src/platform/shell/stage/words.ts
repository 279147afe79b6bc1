/** Words of the presentation and of embedded pages. */
import { inLanguage } from "../in-language";

const english = {
  region: "Presentation",
  place: (place: number, count: number) => `${place} of ${count}`,
  announce: (title: string, place: number, count: number) => `${title}, ${place} of ${count}`,
  passed: (titles: readonly string[]) => `Skipped because not ready: ${titles.join(", ")}`,
  controls: "Presentation controls",
  previous: "Previous panel",
  next: "Next panel",
  leave: "Leave the presentation",
  code: "QR code of this experiment",
  keys: "Keys",
  keyList: [
    ["↓ Page Down", "next panel"],
    ["↑ Page Up", "previous panel"],
    ["→ ←", "next, previous step of a panel"],
    ["Home, End", "first, last panel"],
    ["Space", "play or pause"],
    ["Tab", "controls of the run and the panel"],
    ["?", "this list of keys"],
    ["Esc", "leave"],
  ],
  embed: {
    region: "Learnability Playground",
    open: "Open in the Playground",
    openHelp: "Opens in a new tab",
  },
} as const;

export const presenterText = inLanguage("stage/words", english);
