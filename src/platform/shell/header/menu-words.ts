/** Words of the menu of the page, which is fetched when it is opened. */
import { formatCompact } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  files: "Files and links",
  page: "Page",
  speed: "Speed",
  speedOf: (stepsPerSecond: number | null) => (stepsPerSecond === null ? "max" : `${formatCompact(stepsPerSecond).replace(".0", "")}/s`),
  newSeed: "New seed: other data and start values",
  open: "Open an experiment or data",
  export: "Export",
  threads: "Compute threads",
  help: "Help and keys",
  keys: { undo: "Ctrl Z", redo: "Ctrl Shift Z", help: "?" },
} as const;

export const pageMenuText = inLanguage("header/menu-words", english);
