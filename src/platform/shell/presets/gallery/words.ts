/** Words of the gallery of presets. */
import { inLanguage } from "../../in-language";

const english = {
  title: "Choose an experiment",
  search: (count: number) => `Search ${count} experiments`,
  groups: "Groups",
  all: "All",
  surprise: "Surprise me",
  close: "Close",
  cards: "Experiments",
  found: "Found",
  open: "open",
  opened: "opened before",
  runs: (count: number) => `${count} runs`,
  nothing: (query: string) => `Nothing with “${query}”.`,
  /** Before three words to search for. */
  instead: "Try",
} as const;

export const galleryText = inLanguage("presets/gallery/words", english);
