/** Words of the page around its panels. */
import { inLanguage } from "../in-language";

const english = {
  more: "More panels",
  all: "Always show all panels",
  leadOnly: "Show the panels of the question first",
  /** On the card of a panel that asks for nothing while it is a card. */
  uncomputed: "Computed when opened",
} as const;

export const panelsText = inLanguage("panels/words", english);
