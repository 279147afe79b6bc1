/** Words of the rail. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  all: "All settings",
  closeAll: "Close all settings",
  settings: "Settings",
  search: "Search settings",
  nothingFound: (query: string) => `No setting contains “${query}”.`,
  seed: "Random numbers",
  history: "Earlier runs",
  runs: (count: number) => `Earlier runs: ${formatCount(count)}`,
  contender: {
    keys: "Enter opens it, H hides it, Delete removes it",
    hidden: "hidden in the charts",
    hide: "Hide",
    show: "Show",
    duplicate: "Duplicate",
    remove: "Remove",
  },
} as const;

export const railFrameText = inLanguage("rail/words", english);
